"""A match as text: written, read, replayed and verified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tundra.core.events import Seat
from tundra.core.game import AnyGame, BadNotation, IllegalAction
from tundra.core.match import Match
from tundra.core.options import BadOptions
from tundra.core.outcome import Outcome
from tundra.core.printable import cut, quoted
from tundra.core.registry import UnknownGame
from tundra.core.rng import seed_hash

MOST_SEATS = 99
"""More than any game seats; the game itself says how many it takes."""


class BadRecord(ValueError):
    """The record is damaged or does not replay; the text says where, in one line."""


@dataclass
class Record:
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: int
    names: list[str] = field(default_factory=list)
    steps: list[tuple[Seat, str]] = field(default_factory=list)
    outcome: Outcome | None = None


def record_of(match: Match[Any], names: list[str] | None = None) -> Record:
    words = dict(word.split("=", 1) for word in match.options.words()[1:])
    return Record(
        match.game.name,
        match.game.rules_version,
        match.options.seats,
        words,
        match.seed,
        list(names or []),
        [(step.seat, step.text) for step in match.steps],
        match.state.outcome,
    )


def write_record(record: Record) -> str:
    options = [f"seats={record.seats}"] + [f"{k}={v}" for k, v in record.options.items()]
    lines = [f"game {record.game} {record.rules_version}", f"options {' '.join(options)}"]
    lines.append(f"hash {seed_hash(record.seed)}")
    lines.append(f"seed {record.seed}")
    # A name is one line, whatever a person typed.
    lines += [f"seat {seat} {' '.join(name.split())}" for seat, name in enumerate(record.names)]
    lines += [f"{seq} {seat} {text}" for seq, (seat, text) in enumerate(record.steps, 1)]
    if record.outcome is not None:
        places = " ".join(str(place) for place in record.outcome.places)
        lines.append(f"result {places} {record.outcome.reason}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Reads the text of a record; its steps are not replayed yet."""
    reader = Reader(text)
    game, version = reader.words("game", 2)
    record = Record(game, reader.number(version), 0, {}, 0)
    read_options(reader, record)
    (digest,) = reader.words("hash", 1)
    (seed,) = reader.words("seed", 1)
    record.seed = reader.number(seed)
    if seed_hash(record.seed) != digest:
        raise reader.error("the seed does not match its hash")
    read_names(reader, record)
    read_steps(reader, record)
    read_result(reader, record)
    return record


def read_options(reader: Reader, record: Record) -> None:
    for word in reader.rest("options").split():
        name, mark, value = word.partition("=")
        if not mark:
            raise reader.error(f"expected name=value, not {quoted(word)}")
        if name in record.options or (name == "seats" and record.seats):
            raise reader.error(f"{cut(name)} is given twice")
        if name == "seats":
            record.seats = read_seats(reader, value)
        else:
            record.options[name] = value


def read_seats(reader: Reader, value: str) -> int:
    seats = reader.number(value)
    if not 0 < seats <= MOST_SEATS:
        raise reader.error(f"seats must lie between 1 and {MOST_SEATS}")
    return seats


def read_names(reader: Reader, record: Record) -> None:
    while reader.starts_with("seat"):
        seat, _, name = reader.rest("seat").partition(" ")
        if reader.number(seat) != len(record.names):
            raise reader.error(f"seat {len(record.names)} was expected here")
        record.names.append(name)
    if record.names and len(record.names) != record.seats:
        raise reader.error(f"{record.seats} seats, but {len(record.names)} names")


def read_steps(reader: Reader, record: Record) -> None:
    while not reader.at_end and not reader.starts_with("result"):
        words = reader.take().split()
        if len(words) != 3:
            raise reader.error("a step is written: number, seat, action")
        if reader.number(words[0]) != len(record.steps) + 1:
            raise reader.error(f"step {len(record.steps) + 1} was expected here")
        record.steps.append((reader.number(words[1]), words[2]))


def read_result(reader: Reader, record: Record) -> None:
    if reader.at_end:
        return
    words = reader.rest("result").split(maxsplit=record.seats)
    if len(words) != record.seats + 1:
        raise reader.error(f"a result is {record.seats} places and a reason")
    places = tuple(reader.number(word) for word in words[:-1])
    record.outcome = Outcome(places, words[-1])
    if not reader.at_end:
        reader.take()
        raise reader.error("nothing may follow the result")


class Reader:
    """The lines of a record, one after the other, and which one we are at."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.split("\n")]
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        self.place = 0

    @property
    def at_end(self) -> bool:
        return self.place >= len(self.lines)

    def starts_with(self, word: str) -> bool:
        return not self.at_end and self.lines[self.place].startswith(word + " ")

    def take(self) -> str:
        self.place += 1
        return self.lines[self.place - 1]

    def rest(self, word: str) -> str:
        """What follows ``word`` on the next line, which must begin with it."""
        if not self.starts_with(word):
            self.place += 1
            raise self.error(f"expected a line that begins with {word!r}")
        return self.take()[len(word) + 1 :]

    def words(self, word: str, count: int) -> list[str]:
        words = self.rest(word).split()
        if len(words) != count:
            raise self.error(f"{word!r} is followed by {count} words, not {len(words)}")
        return words

    def number(self, word: str) -> int:
        plain = word.isascii() and word.isdecimal() and len(word) <= 60
        # Each number has one spelling, so that a record has only one text.
        if not plain or (word[0] == "0" and word != "0"):
            raise self.error(f"{word[:20]!r} is not a number")
        return int(word)

    def error(self, what: str) -> BadRecord:
        return BadRecord(f"line {self.place}: {what}")


def replay(record: Record, game: AnyGame, steps: int | None = None) -> Match[Any]:
    """Plays the record again, as far as step ``steps``, checking each step."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"written for version {record.rules_version} of the rules; this is {game.rules_version}"
        )
    try:
        options = game.choose(record.seats, record.options)
        match: Match[Any] = Match(game, options, record.seed)
    except BadOptions as problem:
        raise BadRecord(f"options: {problem}") from None
    for seq, (seat, text) in enumerate(record.steps[:steps], 1):
        try:
            match.submit(seat, text)
        except (BadNotation, IllegalAction) as problem:
            raise BadRecord(f"step {seq}: {problem}") from None
    return match


def verify(record: Record, find: Callable[[str], AnyGame]) -> Match[Any]:
    """Replays the whole record and compares the result; raises BadRecord at the first difference."""
    try:
        game = find(record.game)
    except UnknownGame as problem:
        raise BadRecord(str(problem)) from None
    match = replay(record, game)
    if match.state.outcome != record.outcome:
        raise BadRecord(
            f"the record says {told(record.outcome)}, the replay {told(match.state.outcome)}"
        )
    return match


def told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "that the match is not over"
    return f"places {' '.join(map(str, outcome.places))} ({cut(outcome.reason)})"
