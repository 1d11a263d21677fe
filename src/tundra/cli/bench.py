"""``tundra bench``: how fast the rules and the search are on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from tundra.arena.speed import FIELDS, is_compiled, measured
from tundra.cli.output import Json, Lang, out, phrase, print_json
from tundra.games import REGISTRY


def bench(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="One game; all of them if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table (the most).")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=60, help="How long to measure each thing.")
    ] = 1.0,
    as_json: Json = False,
) -> None:
    """Steps, games, copies and iterations of search a second; says whether compiled."""
    chosen = [REGISTRY.find(game)] if game else list(REGISTRY)
    options = [one.choose(one.seats[-1] if seats is None else seats) for one in chosen]
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = [name for name in FIELDS if name != "compiled"]
    for name in columns:
        table.add_column(phrase(lang, f"bench.{name}"), justify="right")
    for one, usual in zip(chosen, options, strict=True):
        found = measured(one, usual, seconds)
        if as_json:
            print_json(found)
        table.add_row(*(cell(found[name]) for name in columns))
    if not as_json:
        out().print(phrase(lang, "bench.compiled" if is_compiled() else "bench.plain"))
        out().print(table)


def cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
    return str(value)
