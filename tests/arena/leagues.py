"""Small leagues, quickly played, and what is found in their folders."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

from tundra.arena.campaign import Hands, play_missing
from tundra.arena.league import League, agreed_league
from tundra.arena.ledger import FILE, open_ledger
from tundra.arena.standings import close_league

SHORT: dict[str, Any] = {"turns_per_player": 20, "quiet_per_hunter": 5}
LEAGUE = agreed_league("maamut", 2, ["greedy", "random"], 4, 7, SHORT)


def longer(games: int) -> League:
    return replace(LEAGUE, games=games)


def quiet(done: int, total: int) -> None:
    """Nobody waits for these."""


def play(folder: Path, league: League = LEAGUE, jobs: int = 1) -> dict[str, Any]:
    with open_ledger(folder, league) as ledger:
        play_missing(ledger, Hands(jobs), quiet)
        return close_league(ledger)


def tables(folder: Path) -> dict[str, list[Any]]:
    """All rows of all tables."""
    base = sqlite3.connect(folder / FILE)
    names = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    rows = {name: sorted(base.execute(f"SELECT * FROM {name}"), key=str) for name in names}
    base.close()
    return rows


def records(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text("utf-8")
        for path in sorted((folder / "records").rglob("*.txt"))
    }
