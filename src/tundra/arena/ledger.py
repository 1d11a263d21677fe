"""The folder of a league: a record for each match, and one SQLite file with all results.

A match counts as played once its row is committed. A record without a row (the process was killed in between) is
taken in when the league goes on, so nothing is played twice; a row without a whole record is played again.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from tundra.arena.duel import Bout, Result
from tundra.arena.league import League, Played
from tundra.arena.trace import traced
from tundra.arena.trouble import ArenaTrouble
from tundra.core.options import spell
from tundra.core.record import BadRecord, Record, read_record, verify
from tundra.games import REGISTRY

FILE = "results.sqlite"
A_FOLDER = 1000
"""Records in one folder."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS about (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS matches (
    number INTEGER PRIMARY KEY, seed TEXT NOT NULL, reason TEXT NOT NULL, steps INTEGER NOT NULL,
    record TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS chairs (
    number INTEGER NOT NULL, seat INTEGER NOT NULL, bot TEXT NOT NULL, place INTEGER NOT NULL,
    PRIMARY KEY (number, seat));
CREATE TABLE IF NOT EXISTS ratings (
    number INTEGER NOT NULL, bot TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
    PRIMARY KEY (number, bot));
CREATE TABLE IF NOT EXISTS traces (
    number INTEGER PRIMARY KEY, first INTEGER NOT NULL, decisions INTEGER NOT NULL,
    choices REAL NOT NULL, most_choices INTEGER NOT NULL, lead_changes INTEGER NOT NULL,
    comeback INTEGER, branching TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS uses (
    number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (number, seat, name));
"""


class Ledger:
    """Made by ``open_ledger``, which keeps others out meanwhile."""

    def __init__(self, folder: Path, league: League, base: sqlite3.Connection) -> None:
        self.folder = folder
        self.league = league
        self.base = base
        self.folders: set[int] = set()
        """Of the records, those that are known to be there."""

    def record_path(self, number: int) -> Path:
        return self.folder / record_name(number)

    def missing(self, line: Iterable[Bout]) -> list[Bout]:
        """What is still to be played; records that were left without a row are taken in first."""
        done = self.entered()
        open_bouts = []
        for bout in line:
            if bout.number in done and is_whole(self.record_path(bout.number)):
                continue
            if bout.number in done or not self.take_in(bout):
                open_bouts.append(bout)
        return open_bouts

    def entered(self) -> set[int]:
        """Matches that have all their rows; a league that was not looked at closely has no traces yet."""
        rows = "SELECT number FROM matches"
        if self.league.is_traced:
            rows += " INTERSECT SELECT number FROM traces"
        return {number for (number,) in self.base.execute(rows)}

    def take_in(self, bout: Bout) -> bool:
        """A record of this very match that replays to its end is as good as a match played now."""
        try:
            text = self.record_path(bout.number).read_text("utf-8")
            record = read_record(text)
            if not self.is_of(record, bout) or record.outcome is None:
                return False
            verify(record, REGISTRY.find)
        except (OSError, UnicodeDecodeError, BadRecord):
            return False
        outcome, steps = record.outcome, len(record.steps)
        result = Result(bout.number, bout.seating, outcome.places, outcome.reason, steps, text)
        trace = traced(text) if self.league.is_traced else None
        self.enter(Played(result, trace), bout.seed)
        return True

    def is_of(self, record: Record, bout: Bout) -> bool:
        league = self.league
        rules = (league.game, REGISTRY.find(league.game).rules_version, league.seats)
        options = {name: spell(value) for name, value in league.options if value != ""}
        return (
            (record.game, record.rules_version, record.seats) == rules
            and record.options == options
            and (record.seed, record.names) == (bout.seed, list(bout.seating))
        )

    def add(self, played: Played, seed: int) -> None:
        """First the record, whole or not at all; then the row."""
        path = self.record_path(played.result.number)
        if played.result.number // A_FOLDER not in self.folders:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.folders.add(played.result.number // A_FOLDER)
        write_whole(path, played.result.record)
        self.enter(played, seed)

    def enter(self, played: Played, seed: int) -> None:
        result, number = played.result, played.result.number
        row = (number, str(seed), result.reason, result.steps, record_name(number))
        with self.base:
            self.base.execute("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?)", row)
            self.base.executemany(
                "INSERT OR REPLACE INTO chairs VALUES (?, ?, ?, ?)",
                [
                    (number, seat, bot, place)
                    for seat, (bot, place) in enumerate(
                        zip(result.seating, result.places, strict=True)
                    )
                ],
            )
            if played.trace is not None:
                self.enter_trace(number, played)

    def enter_trace(self, number: int, played: Played) -> None:
        trace = played.trace
        assert trace is not None
        self.base.execute(
            "INSERT OR REPLACE INTO traces VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(number, trace.first, trace.decisions, trace.choices, trace.most_choices),
                *(trace.lead_changes, trace.comeback, json.dumps(trace.branching)),
            ),
        )
        self.base.execute("DELETE FROM uses WHERE number = ?", (number,))
        self.base.executemany(
            "INSERT INTO uses VALUES (?, ?, ?, ?)",
            [(number, seat, name, times) for (seat, name), times in trace.uses.items()],
        )

    def results(self) -> list[Result]:
        """All that were played, by their numbers; without their records."""
        found: dict[int, tuple[list[str], list[int]]] = {}
        order = "SELECT number, bot, place FROM chairs ORDER BY number, seat"
        for number, bot, place in self.base.execute(order):
            bots, places = found.setdefault(number, ([], []))
            bots.append(bot)
            places.append(place)
        rows = self.base.execute("SELECT number, reason, steps FROM matches ORDER BY number")
        return [
            Result(number, tuple(found[number][0]), tuple(found[number][1]), reason, steps)
            for number, reason, steps in rows
        ]

    def keep_ratings(self, rows: Iterable[tuple[int, str, float, float]]) -> None:
        with self.base:
            self.base.execute("DELETE FROM ratings")
            self.base.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?)", rows)


def record_name(number: int) -> str:
    return f"records/{number // A_FOLDER:04d}/{number + 1:06d}.txt"


def is_whole(path: Path) -> bool:
    """Whether the record ends with a result; a power cut can leave a file without its end."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - 200))
            lines = file.read().rstrip().rsplit(b"\n", 1)
    except OSError:
        return False
    return lines[-1].startswith(b"result ")


def write_whole(path: Path, text: str) -> None:
    """The file is there with all of the text, or as it was before."""
    part = path.with_suffix(".part")
    try:
        part.write_text(text, "utf-8")
        os.replace(part, path)
    except OSError as problem:
        raise ArenaTrouble(f"{path}: {problem.strerror or problem}") from None


@contextmanager
def open_ledger(folder: Path, league: League) -> Iterator[Ledger]:
    """The ledger of this league in this folder, new or begun earlier; one process at a time."""
    make_folder(folder)
    try:
        with the_only_one(folder), opened(folder / FILE) as base:
            ledger = Ledger(folder, league, base)
            base.executescript(SCHEMA)
            agree(ledger)
            yield ledger
    except sqlite3.Error as problem:
        raise ArenaTrouble(f"{folder / FILE}: {told(problem)}") from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(13, "Permission denied")
    except FileExistsError:
        raise ArenaTrouble(f"{folder}: it is a file, not a folder") from None
    except OSError as problem:
        raise ArenaTrouble(f"{folder}: {problem.strerror or problem}") from None


def told(problem: sqlite3.Error) -> str:
    if "not a database" in str(problem) or "malformed" in str(problem):
        return f"{problem}; remove it, and it is made anew from the records"
    return str(problem)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    base = sqlite3.connect(path)
    try:
        # A kill loses nothing that is committed, and readers may look on meanwhile.
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        yield base
        # One plain file in the end, for whatever opens it; unless somebody is looking on, who tidies up on leaving.
        base.execute("PRAGMA busy_timeout = 0")
        with suppress(sqlite3.OperationalError):
            base.execute("PRAGMA journal_mode = DELETE")
    finally:
        base.close()


@contextmanager
def the_only_one(folder: Path) -> Iterator[None]:
    """The lock goes with the process that holds it, however that ends."""
    with closing(locked(folder / ".lock")):
        yield


def locked(path: Path) -> sqlite3.Connection:
    with ExitStack() as stack:
        try:
            lock = sqlite3.connect(path, timeout=0, isolation_level=None)
            stack.callback(lock.close)
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            if "locked" in str(problem):
                raise ArenaTrouble(f"{path.parent}: another run is at work there") from None
            raise ArenaTrouble(f"{path}: {problem}") from None
        stack.pop_all()
    return lock


def agree(ledger: Ledger) -> None:
    """A folder holds one league: the same game, bots, options and seed each time."""
    wanted = ledger.league.about()
    rows = ledger.base.execute("SELECT name, value FROM about")
    known: dict[str, Any] = {name: json.loads(value) for name, value in rows}
    if known and known != wanted:
        problem = f"another league is kept there ({difference(known, wanted)})"
        raise ArenaTrouble(f"{ledger.folder}: {problem}; --out names another folder")
    with ledger.base:
        ledger.base.executemany(
            "INSERT OR REPLACE INTO about VALUES (?, ?)",
            [(name, json.dumps(value)) for name, value in wanted.items()],
        )


def difference(known: dict[str, Any], wanted: dict[str, Any]) -> str:
    """The first thing that is not the same; of the options, the first option."""
    name = next(name for name in {**wanted, **known} if known.get(name) != wanted.get(name))
    had, asked = known.get(name), wanted.get(name)
    if isinstance(had, dict) and isinstance(asked, dict):
        return difference(had, asked)
    return f"{name} is {json.dumps(had)}, not {json.dumps(asked)}"
