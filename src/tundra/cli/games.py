"""``tundra games``: the games, their seats and options."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tundra.cli.boxes import our_box
from tundra.cli.output import Json, Lang, Language, out, phrase, print_json, title_of
from tundra.core import AnyGame, Box, Choice, Option, Whole
from tundra.core.options import spell
from tundra.core.texts import say
from tundra.games import REGISTRY


def games(
    lang: Lang,
    box: Annotated[
        str | None, typer.Option("--box", help="Print our own box of this game, as a file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """The games, their seats and options."""
    if box is not None:
        typer.echo(our_box(box))
        return
    for game in REGISTRY:
        if as_json:
            print_json(facts(game, lang))
        else:
            print_game(game, lang)


def facts(game: AnyGame, lang: Language) -> dict[str, object]:
    return {
        "id": game.name,
        "title": title_of(game.name, lang),
        "seats": list(game.seats),
        "options": [
            {**option.form(), **option_words(game, option, lang)} for option in game.options
        ],
    }


def option_words(game: AnyGame, option: Option, lang: Language) -> dict[str, str]:
    key = f"{game.name}.option.{option.name}"
    return {"title": say(lang, key), "help": say(lang, f"{key}.help")}


def print_game(game: AnyGame, lang: Language) -> None:
    few, many = game.seats[0], game.seats[-1]
    seats = phrase(lang, "games.seats", few=few, many=many)
    out().print(f"{title_of(game.name, lang)} ({game.name}), {seats}")
    table = Table(box=None, padding=(0, 2, 0, 2))
    for heading in ("option", "values", "default", "meaning"):
        table.add_column(phrase(lang, f"games.{heading}"))
    # A name that is cut off cannot be typed.
    table.columns[0].min_width = max((len(option.name) for option in game.options), default=0)
    for option in game.options:
        words = option_words(game, option, lang)
        meaning = Text.assemble(words["title"], "\n", (words["help"], "dim"))
        default = spell(option.default) or "-"
        table.add_row(option.name, values_of(option), default, meaning)
    out().print(table)


def values_of(option: Option) -> str:
    if isinstance(option, Whole):
        return f"{option.low}-{option.high}"
    if isinstance(option, Choice):
        return ", ".join(option.choices)
    return "--box" if isinstance(option, Box) else "on, off"
