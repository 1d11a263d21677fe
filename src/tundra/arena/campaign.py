"""Carries a league out: plays what is missing, keeps each match as it ends, and says how far it is."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tundra.arena.cluster import played_on_cluster
from tundra.arena.duel import Bout
from tundra.arena.league import League, Played, bouts, count_bouts, play_in_league
from tundra.arena.ledger import Ledger, write_whole
from tundra.arena.runs import played
from tundra.arena.trouble import ArenaTrouble

PROGRESS = "progress.json"
OFTEN = 0.5
"""Seconds between two looks at how far it is."""


@dataclass(frozen=True)
class Hands:
    """Who plays: processes here, or a Ray cluster."""

    jobs: int = 1
    cluster: str | None = None


OnProgress = Callable[[int, int], None]
"""Told how many matches are kept, of how many."""


def play_missing(ledger: Ledger, hands: Hands, on_progress: OnProgress) -> None:
    """Plays all that is missing; whatever stops it, what was played is kept."""
    league, total = ledger.league, count_bouts(ledger.league)
    line = ledger.missing(bouts(league))
    seeds = {bout.number: bout.seed for bout in line}
    rules = f"game {league.game} {league.about()['rules_version']}\n"
    watch = Watch(ledger.folder, total - len(line), total, on_progress)
    with closing(finished(league, line, hands)) as matches:
        try:
            for match in matches:
                check_rules(rules, match)
                ledger.add(match, seeds[match.result.number])
                watch.advance()
        except (OSError, sqlite3.Error) as problem:
            raise ArenaTrouble(f"{ledger.folder}: {spelled(problem)}") from None
    watch.finish()


def spelled(problem: OSError | sqlite3.Error) -> str:
    return getattr(problem, "strerror", None) or str(problem)


def finished(league: League, line: list[Bout], hands: Hands) -> Generator[Played, None, None]:
    play = partial(play_in_league, league)
    if hands.cluster is not None and line:
        return played_on_cluster(play, line, hands.cluster, hands.jobs)
    return played(play, line, min(hands.jobs, max(1, len(line))))


def check_rules(rules: str, match: Played) -> None:
    """Another machine may have another version of the rules."""
    if not match.result.record.startswith(rules):
        raise ArenaTrouble("a machine of the cluster plays by another version of the rules")


class Watch:
    """Tells whoever waits, and leaves a note in the folder for those who look in."""

    def __init__(self, folder: Path, done: int, total: int, on_progress: OnProgress) -> None:
        self.folder, self.done, self.total = folder, done, total
        self.on_progress = on_progress
        self.before = done
        self.began = self.noted = time.monotonic()
        self.finish()

    def advance(self) -> None:
        self.done += 1
        self.on_progress(self.done, self.total)
        if time.monotonic() - self.noted > OFTEN:
            self.note()

    def finish(self) -> None:
        self.on_progress(self.done, self.total)
        self.note()

    def note(self) -> None:
        self.noted = time.monotonic()
        passed = self.noted - self.began
        rate = (self.done - self.before) / passed if passed > 0 else 0.0
        facts = {"done": self.done, "total": self.total, "rate": round(rate, 3)}
        write_whole(self.folder / PROGRESS, json.dumps(facts))
