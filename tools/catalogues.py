"""Compiles the gettext catalogues (.po) to the JSON that Python and the browser read.

``python -m tools.catalogues`` writes them anew; ``--check`` only says which are stale.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[1] / "src" / "tundra" / "locale"
COUNT = "count:"
"""A plural's comment names the field that counts: ``#. count: length``."""

Entry = str | dict[str, str]


class BadCatalogue(ValueError):
    """A catalogue cannot be compiled; the text says which sentence and why."""


def compiled(path: Path) -> dict[str, Entry]:
    """Every sentence of one catalogue, by key."""
    with path.open("rb") as file:
        catalogue = read_po(file, abort_invalid=True)
    return {key_of(message): entry_of(message, path) for message in catalogue if message.id}


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def entry_of(message: Message, path: Path) -> Entry:
    texts = message.string or ""
    forms = (texts,) if isinstance(texts, str) else tuple(texts)
    if not all(forms):
        raise BadCatalogue(f"{path.name}: {key_of(message)} has no text")
    if len(forms) == 1:
        return forms[0]
    return {"count": counting_field(message, path), "one": forms[0], "other": forms[1]}


def counting_field(message: Message, path: Path) -> str:
    for comment in message.auto_comments:
        if comment.startswith(COUNT):
            return comment.removeprefix(COUNT).strip()
    raise BadCatalogue(f"{path.name}: {key_of(message)} needs a comment '#. count: <field>'")


def as_json(entries: dict[str, Entry]) -> str:
    return json.dumps(entries, ensure_ascii=False, indent=1) + "\n"


def stale(locale: Path = LOCALE) -> list[Path]:
    """The JSON files that differ from their sources."""
    return [target for target, text in targets(locale) if not is_fresh(target, text)]


def targets(locale: Path) -> list[tuple[Path, str]]:
    sources = sorted(locale.glob("*/*.po"))
    return [(source.with_suffix(".json"), as_json(compiled(source))) for source in sources]


def is_fresh(target: Path, text: str) -> bool:
    return target.exists() and target.read_text("utf-8") == text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, name what is stale")
    if parser.parse_args().check:
        old = stale()
        for path in old:
            print(f"stale: {path.parent.name}/{path.name}; run python -m tools.catalogues")
        return 1 if old else 0
    for target, text in targets(LOCALE):
        target.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
