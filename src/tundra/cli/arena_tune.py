"""``tundra arena tune``: better weights for a heuristic, and how much better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer
from rich.table import Table

from tundra.arena.tune import PROPOSAL, WEIGHTS, agreed_tuning
from tundra.arena.tune import tune as find_weights
from tundra.cli.arena import GameName, Jobs, Out, Seed
from tundra.cli.output import Json, Lang, Language, err, out, phrase, print_json, title_of
from tundra.cli.progress import progress


def tune(
    game: GameName,
    lang: Lang,
    seats: Annotated[int | None, typer.Option(help="Seats (all that the game takes).")] = None,
    games: Annotated[int, typer.Option(min=2, help="Matches that judge one proposal.")] = 60,
    generations: Annotated[int, typer.Option(min=1, help="Rounds of proposals.")] = 30,
    check: Annotated[
        int, typer.Option(min=2, help="Matches that show the strength, for each number of seats.")
    ] = 400,
    start: Annotated[
        Path | None,
        typer.Option(help="A file of weights to begin with and to beat (the heuristic's own)."),
    ] = None,
    to: Out = None,
    jobs: Jobs = 1,
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Tunes a heuristic's weights by self-play, and shows the strength before and after."""
    tuning = agreed_tuning(game, seats, games, generations, check, seed, start)
    folder = to or platformdirs.user_data_path("tundra") / "laboratory" / f"tuning-{tuning.game}"
    try:
        with progress(phrase(lang, "arena.tune"), lang) as on_progress:
            report = find_weights(tuning, folder, jobs, on_progress)
    except KeyboardInterrupt:
        err().print(phrase(lang, "arena.tune.interrupted", path=folder / PROPOSAL), soft_wrap=True)
        raise
    if as_json:
        print_json({**report, "folder": str(folder)})
    else:
        print_strength(report, lang)
        files = {"proposal": folder / PROPOSAL, "path": folder / WEIGHTS}
        out().print(phrase(lang, "arena.tune.written", **files))


def print_strength(report: dict[str, Any], lang: Language) -> None:
    out().print(phrase(lang, "arena.tune.heading", title=title_of(report["game"], lang)))
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("seats", "games", "before", "after", "difference"):
        table.add_column(phrase(lang, f"arena.tune.{heading}"), justify="right", no_wrap=True)
    for row in report["strength"]:
        rates = [with_interval(row[side], "win_rate", lang) for side in ("before", "after")]
        gain = with_interval(row, "difference", lang, sign="+")
        table.add_row(str(row["seats"]), str(row["games"]), *rates, gain)
    out().print(table)
    is_stronger = report["is_stronger"]
    out().print(phrase(lang, "arena.tune.better" if is_stronger else "arena.tune.unsure"))


def with_interval(row: dict[str, Any], name: str, lang: Language, sign: str = "") -> str:
    """In hundredths: ``25.3 (23.5 - 27.1)``, and differences with their signs."""
    value, low, high = (f"{100 * row[key]:{sign}.1f}" for key in (name, "low", "high"))
    text = f"{value} ({low} - {high})" if not sign else f"{value} ({low} … {high})"
    return text if lang == Language.EN else text.replace(".", ",")
