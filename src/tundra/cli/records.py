"""``tundra verify`` and ``tundra show``: what a record says, checked and drawn."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from tundra.cli.output import Json, Lang, Language, err, out, phrase, print_json, title_of
from tundra.core import ALL_SEEING, BadOptions, Match, Prompt
from tundra.core import record as records
from tundra.core.printable import cut, printable
from tundra.core.record import BadRecord, Record, read_record, replay
from tundra.core.registry import UnknownGame
from tundra.core.texts import has, say
from tundra.games import REGISTRY

LARGEST = 10_000_000
"""Bytes; no match is a hundredth as long."""

File = Annotated[Path, typer.Argument(help="A match as text.", show_default=False)]


def verify(file: File, lang: Lang, as_json: Json = False) -> None:
    """Replays a record step by step, checks seed hash and result."""
    with blaming(file):
        record = read_record(text_of(file))
        match = records.verify(record, REGISTRY.find)
    facts = findings(record, match)
    warn(record, match, lang)
    if as_json:
        print_json(facts)
        return
    places = " ".join(map(str, facts["places"] or []))
    key = "verify.open" if facts["places"] is None else "verify.over"
    out().print(
        phrase(lang, key, **{**facts, "title": title_of(record.game, lang), "places": places})
    )


def findings(record: Record, match: Match[Any]) -> dict[str, Any]:
    outcome = match.state.outcome
    return {
        "ok": True,
        "game": record.game,
        "seats": record.seats,
        "steps": len(record.steps),
        "seed": str(record.seed),
        "hash": match.seed_hash,
        "places": list(outcome.places) if outcome else None,
        "reason": outcome.reason if outcome else None,
        "left_out": left_out(record, match),
    }


def left_out(record: Record, match: Match[Any]) -> list[str]:
    """Options that the record does not name: then their usual values were taken, as the rules have them today."""
    # Our own box has no word in a record.
    said = [name for name, value in match.options.values if value != ""]
    return [name for name in said if name not in record.options]


def warn(record: Record, match: Match[Any], lang: Language) -> None:
    if missing := left_out(record, match):
        err().print(phrase(lang, "record.left_out", count=len(missing), names=", ".join(missing)))


def show(
    file: File,
    lang: Lang,
    step: Annotated[int | None, typer.Option(min=0, help="After this step (the last).")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="As this seat sees it (all).")] = None,
    as_json: Json = False,
) -> None:
    """Prints a position of a record as text."""
    with blaming(file):
        record = read_record(text_of(file))
        game = REGISTRY.find(record.game)
    check_place(record, step, seat)
    with blaming(file):
        match = replay(record, game, step)
    warn(record, match, lang)
    viewer = ALL_SEEING if seat is None else seat
    if as_json:
        print_json(position(match, viewer, len(record.steps)))
    else:
        print_position(record, match, viewer, lang)


def check_place(record: Record, step: int | None, seat: int | None) -> None:
    if step is not None and step > len(record.steps):
        raise BadOptions(f"the record has {len(record.steps)} steps, not {step}")
    if seat is not None and seat >= record.seats:
        raise BadOptions(f"the record has seats 0 to {record.seats - 1}, not {seat}")


def position(match: Match[Any], viewer: int, steps: int) -> dict[str, Any]:
    prompt = match.game.prompt(match.state, viewer)
    return {
        "game": match.game.name,
        "step": len(match.steps),
        "steps": steps,
        "seat": None if viewer == ALL_SEEING else viewer,
        "view": match.view_for(viewer),
        "prompt": {"seats": list(prompt.seats), "key": prompt.key, "params": dict(prompt.params)},
    }


def print_position(record: Record, match: Match[Any], viewer: int, lang: Language) -> None:
    names = [name_of(record, seat, lang) for seat in range(record.seats)]
    place = {
        "step": len(match.steps),
        "steps": len(record.steps),
        "title": title_of(record.game, lang),
    }
    key = "show.all" if viewer == ALL_SEEING else "show.seat"
    out().print(phrase(lang, key, **place, seat=names[max(viewer, 0)]))
    out().print()
    out().print(match.game.show(match.view_for(viewer), lang))
    out().print()
    if match.steps:
        last = match.steps[-1]
        out().print(phrase(lang, "show.last", seat=names[last.seat], text=last.text))
    out().print(asked(match.game.prompt(match.state, viewer), names, lang))


def name_of(record: Record, seat: int, lang: Language) -> str:
    """Seats are lettered as boards in the terminal show them."""
    name = record.names[seat] if seat < len(record.names) else phrase(lang, "show.nobody")
    return f"{chr(ord('A') + seat)} ({cut(printable(name))})"


def asked(prompt: Prompt, names: list[str], lang: Language) -> str:
    """The prompt as somebody who is not asked reads it."""
    key = f"{prompt.key}.other" if has(lang, f"{prompt.key}.other") else prompt.key
    who = ", ".join(names[seat] for seat in prompt.seats)
    return say(lang, key, {**prompt.params, "seat": who})


def text_of(file: Path) -> str:
    """Only of a file with an end: a pipe may never say anything, a device never stop."""
    if not file.is_dir() and not stat.S_ISREG(file.stat().st_mode):
        raise BadRecord("not a file")
    with file.open("rb") as opened:
        text = opened.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadRecord("too large for a record")
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not a text file") from None


@contextmanager
def blaming(file: Path) -> Iterator[None]:
    """Whatever is wrong in here is wrong with the file, and says its name."""
    try:
        yield
    except (BadRecord, UnknownGame) as problem:
        raise BadRecord(f"{file}: {problem}") from None
