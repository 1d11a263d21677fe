"""What commands share: the language, the two streams, and objects for machines."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.console import Console

from tundra.core.texts import say


class Language(StrEnum):
    EN = "en"
    FR = "fr"


def own_language() -> Language:
    """French for those whose system speaks it, English for everyone else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return Language.FR if value.startswith("fr") else Language.EN
    return Language.EN


Json = Annotated[bool, typer.Option("--json", help="Print JSON, one object a line.")]
Lang = Annotated[
    Language,
    typer.Option("--lang", default_factory=own_language, help="The language of what is printed."),
]


def out() -> Console:
    """Results. Plain text stays plain: nothing is taken for markup or coloured by guessing."""
    return Console(highlight=False, markup=False, soft_wrap=True)


def err() -> Console:
    """Everything that is not a result, so that results can be piped."""
    return Console(stderr=True, highlight=False, markup=False)


def print_json(data: Mapping[str, Any]) -> None:
    typer.echo(escaped(json.dumps(data, ensure_ascii=False)))


def escaped(text: str) -> str:
    """JSON without what a terminal would obey: some codes are no letters, and yet allowed in it."""
    return "".join(one if one.isprintable() else json.dumps(one)[1:-1] for one in text)


def phrase(lang: Language, key: str, **params: object) -> str:
    """A sentence of the command line's own catalogue."""
    return say(lang, f"cli.{key}", params)


def title_of(game_name: str, lang: Language) -> str:
    """A game as it is called in the language."""
    return say(lang, f"{game_name}.title")
