"""``tundra sim``: bots against each other, counted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tundra.arena.duel import Duel, Result, seatings, whole_sets
from tundra.arena.report import summary
from tundra.arena.runs import run
from tundra.bots.names import make_bot
from tundra.cli.boxes import BoxPath, box_words
from tundra.cli.output import Json, Lang, Language, err, out, phrase, print_json, title_of
from tundra.core import BadOptions
from tundra.core.options import OptionValue
from tundra.core.texts import has, say
from tundra.games import REGISTRY

MOST_GAMES = 1_000_000
"""All results are kept in memory until the end."""
PATIENCE = 2.0
"""Seconds without a progress bar."""


def sim(
    game: Annotated[str, typer.Argument(help="A game, as `tundra games` lists them.")],
    lang: Lang,
    seats: Annotated[int | None, typer.Option(help="Seats at the table (the fewest).")] = None,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Matches to play, at least.")
    ] = 100,
    bots: Annotated[str, typer.Option(help="Bots, with commas between.")] = "greedy,random",
    seed: Annotated[int, typer.Option(min=0, help="Fixes every match, whatever --jobs.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes that share the work.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option as name=value.")] = None,
    box: BoxPath = None,
    records: Annotated[
        Path | None, typer.Option(help="A folder to write every match's record into.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Plays bots against each other, every seed in all seatings, and counts."""
    words = [*(option or []), *box_words(game, box)]
    duel = agreed(game, seats, games, bots, seed, words, records is not None)
    if records:
        records.mkdir(parents=True, exist_ok=True)
    announce(duel, lang)
    began = time.perf_counter()
    with progress(matches(duel)) as advance:
        results = run(duel, min(jobs, matches(duel)), advance)
    found = summary(duel, results, time.perf_counter() - began)
    if records:
        keep(results, records)
    if as_json:
        print_json(found)
    else:
        print_findings(found, lang)


def agreed(
    game_name: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    words: list[str],
    keep_records: bool,
) -> Duel:
    """The duel that was asked for, if game, options and bots all exist."""
    game = REGISTRY.find(game_name)
    options = game.choose(game.seats[0] if seats is None else seats, option_values(words))
    # Some options only show with the first position that they do not fit together.
    game.new_game(options, seed)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        make_bot(name, game)
    if len(names) > options.seats:
        raise BadOptions(f"{len(names)} bots are too many for {options.seats} seats")
    return Duel(game.name, options.seats, names, games, seed, options.values, keep_records)


def option_values(words: list[str]) -> dict[str, OptionValue]:
    values: dict[str, OptionValue] = {}
    for word in words:
        name, mark, value = word.partition("=")
        if not mark:
            raise BadOptions(f"an option is written name=value, not {word!r}")
        if name in values:
            raise BadOptions(f"{name} is given twice")
        values[name] = value
    return values


def matches(duel: Duel) -> int:
    return whole_sets(duel) * len(seatings(duel))


def announce(duel: Duel, lang: Language) -> None:
    if matches(duel) != duel.games:
        counts = {"games": matches(duel), "sets": whole_sets(duel), "seatings": len(seatings(duel))}
        err().print(phrase(lang, "sim.rounded", **counts))


@contextmanager
def progress(total: int) -> Iterator[Any]:
    """A bar on the error stream, for those who have waited a little already."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=err())
    task = bar.add_task("tundra sim", total=total)
    began = time.perf_counter()

    def advance() -> None:
        bar.advance(task)
        if not bar.live.is_started and time.perf_counter() - began > PATIENCE:
            bar.start()

    try:
        yield advance
    finally:
        if bar.live.is_started:
            bar.stop()


def keep(results: list[Result], folder: Path) -> None:
    for result in results:
        path = folder / f"{result.number + 1:06d}.txt"
        path.write_text(result.record, "utf-8")


def print_findings(found: dict[str, Any], lang: Language) -> None:
    title = title_of(found["game"], lang)
    counts = {name: found[name] for name in ("seats", "games", "seed", "seconds")}
    out().print(phrase(lang, "sim.heading", title=title, **counts))
    table = Table(box=None, padding=(0, 2, 0, 2))
    table.add_column(phrase(lang, "sim.bot"), overflow="fold")
    for heading in ("games", "place", "wins", "interval"):
        table.add_column(phrase(lang, f"sim.{heading}"), justify="right")
    for bot in found["bots"]:
        interval = f"{percent(bot['low'], lang)} - {percent(bot['high'], lang)}"
        place, wins = f"{bot['mean_place']:.2f}", percent(bot["win_rate"], lang)
        table.add_row(bot["name"], str(bot["games"]), place, wins, interval)
    out().print(table)
    for reason, count in found["endings"].items():
        out().print(f"  {count:>6}  {ending(found['game'], reason, lang)}")
    out().print(phrase(lang, "sim.longest", longest=found["longest"]))


def percent(rate: float, lang: Language) -> str:
    return f"{rate:.1%}" if lang == Language.EN else f"{100 * rate:.1f}\u202f%".replace(".", ",")


def ending(game_name: str, reason: str, lang: Language) -> str:
    key = f"{game_name}.outcome.{reason}"
    return say(lang, key) if has(lang, key) else reason
