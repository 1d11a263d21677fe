"""``tundra arena league``: a rated league of bots."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Any

from rich.table import Table

from tundra.arena.campaign import Hands, play_missing
from tundra.arena.league import League, agreed_league
from tundra.arena.ledger import open_ledger
from tundra.arena.standings import close_league
from tundra.arena.trouble import ArenaTrouble
from tundra.cli.arena import (
    Bots,
    Cluster,
    GameName,
    Games,
    Jobs,
    OptionWords,
    Out,
    Seats,
    Seed,
    announce,
    bot_names,
    folder_for,
    nothing_lost,
    split,
)
from tundra.cli.boxes import BoxPath, box_words
from tundra.cli.output import Json, Lang, Language, out, phrase, print_json, title_of
from tundra.cli.progress import progress
from tundra.cli.sim import ending, option_values, percent


def league(
    game: GameName,
    lang: Lang,
    bots: Bots = "greedy,random",
    games: Games = 100,
    seats: Seats = None,
    to: Out = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seed: Seed = 1,
    options: OptionWords = None,
    box: BoxPath = None,
    as_json: Json = False,
) -> None:
    """Plays a rated league, every seed in all seatings; the same call goes on where it stopped."""
    values = option_values([*split(options), *box_words(game, box)])
    wanted = agreed_league(game, seats, bot_names(bots), games, seed, values)
    folder = folder_for(to, "league", wanted)
    announce(wanted, lang)
    with open_ledger(folder, wanted) as ledger:
        try:
            title = phrase(lang, "arena.league")
            with nothing_lost(folder, lang), progress(title, lang) as on_progress:
                play_missing(ledger, Hands(jobs, cluster), on_progress)
        except BaseException:
            # What was played is rated too, unless the disk that is full has no room for that either.
            with suppress(ArenaTrouble, OSError, sqlite3.Error):
                close_league(ledger)
            raise
        found = close_league(ledger)
    if as_json:
        print_json({**found, "folder": str(folder)})
    else:
        print_standings(found, wanted, lang)
        out().print(phrase(lang, "arena.written", folder=folder))


def print_standings(found: dict[str, Any], league: League, lang: Language) -> None:
    title = title_of(league.game, lang)
    counts = {"seats": league.seats, "games": found["games"], "seed": league.seed}
    out().print(phrase(lang, "arena.heading", title=title, **counts))
    table = Table(box=None, padding=(0, 2, 0, 2))
    table.add_column(phrase(lang, "sim.bot"), overflow="fold")
    for heading in ("arena.rating", "sim.interval", "sim.games", "sim.place", "sim.wins"):
        table.add_column(phrase(lang, heading), justify="right")
    for bot in found["bots"]:
        ends = f"{decimal(bot['rating_low'], lang)} - {decimal(bot['rating_high'], lang)}"
        place, wins = f"{bot['mean_place']:.2f}", percent(bot["win_rate"], lang)
        rating = decimal(bot["rating"], lang)
        table.add_row(bot["name"], rating, ends, str(bot["games"]), place, wins)
    out().print(table)
    for reason, count in found["endings"].items():
        out().print(f"  {count:>6}  {ending(league.game, reason, lang)}")


def decimal(value: float, lang: Language) -> str:
    return f"{value:.1f}" if lang == Language.EN else f"{value:.1f}".replace(".", ",")
