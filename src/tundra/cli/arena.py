"""``tundra arena``: leagues, balance reports and the tuning of heuristics."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from tundra.arena.league import League, count_bouts
from tundra.arena.trouble import ArenaTrouble
from tundra.cli.output import Language, err, phrase
from tundra.cli.sim import MOST_GAMES

GameName = Annotated[str, typer.Argument(help="A game, as `tundra games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="Seats at the table (the fewest).")]
Seed = Annotated[int, typer.Option(min=0, help="Fixes every match, whoever plays it.")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="Processes that share the work.")]
OptionWords = Annotated[
    list[str] | None, typer.Option("--options", "--option", help="Options as name=value,...")
]
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Matches to play, at least.")]
Bots = Annotated[str, typer.Option(help="Bots, in any number, with commas between.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="A folder for all that comes out (one the laboratory shows)."),
]
Cluster = Annotated[
    str | None,
    typer.Option(help="The address of a Ray cluster, or `local` to start one here."),
]


def split(words: list[str] | None) -> list[str]:
    """Words that may be joined by commas."""
    return [part.strip() for word in words or [] for part in word.split(",") if part.strip()]


def bot_names(words: str) -> list[str]:
    return [name.strip() for name in words.split(",")]


def folder_for(out: Path | None, kind: str, league: League) -> Path:
    """Where the laboratory's page of ``tundra play`` will find it."""
    if out is not None:
        return out
    home = platformdirs.user_data_path("tundra") / "laboratory"
    return home / f"{kind}-{league.game}-{league.seats}-seed-{league.seed}"


def announce(league: League, lang: Language) -> None:
    if count_bouts(league) != league.games:
        err().print(phrase(lang, "arena.rounded", games=count_bouts(league)), soft_wrap=True)


@contextmanager
def nothing_lost(folder: Path, lang: Language) -> Iterator[None]:
    """Whoever interrupts is told that what was played is kept, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        err().print(phrase(lang, "arena.interrupted", folder=folder), soft_wrap=True)
        raise
    except ArenaTrouble as problem:
        kept = phrase(lang, "arena.kept", folder=folder) if has_results(folder) else ""
        raise ArenaTrouble(f"{problem}{kept}") from None


def has_results(folder: Path) -> bool:
    try:
        return any((folder / "records").rglob("*.txt"))
    except OSError:
        return False
