"""Options: what can be chosen before a match begins, with types, ranges and defaults."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tundra.core.printable import one_line, quoted
from tundra.core.shapes import shaped

OptionValue = int | bool | str


class BadOptions(ValueError):
    """The options do not fit the game; the text says which one and why."""


@dataclass(frozen=True)
class Whole:
    """A whole number from ``low`` to ``high``."""

    name: str
    low: int
    high: int
    default: int

    def parse(self, value: object) -> int:
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOptions(f"{self.name} must be a whole number, not {quoted(value)}")
        if not self.low <= value <= self.high:
            raise BadOptions(
                f"{self.name} must lie between {self.low} and {self.high}, not {value}"
            )
        return value

    def form(self) -> dict[str, Any]:
        return {
            "kind": "whole",
            "name": self.name,
            "low": self.low,
            "high": self.high,
            "default": self.default,
        }


@dataclass(frozen=True)
class Choice:
    """One word of a list."""

    name: str
    choices: tuple[str, ...]
    default: str

    def parse(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise BadOptions(
                f"{self.name} must be one of {', '.join(self.choices)}, not {quoted(value)}"
            )
        return value

    def form(self) -> dict[str, Any]:
        return {
            "kind": "choice",
            "name": self.name,
            "choices": list(self.choices),
            "default": self.default,
        }


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str
    default: bool

    def parse(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("on", "off"):
            return value == "on"
        raise BadOptions(f"{self.name} must be on or off, not {quoted(value)}")

    def form(self) -> dict[str, Any]:
        return {"kind": "switch", "name": self.name, "default": self.default}


MOST_OF_A_KIND = 99


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    """A box as its owner writes it down: which game, and how many there are of each thing."""

    game: str
    contents: dict[str, int]


@dataclass(frozen=True)
class Box:
    """What lies in the box, where the rulebook prints no list and ours is our own design.

    The value is one word that names all there is, ``bison1:6;bison2:6``, or nothing for our own list. Whoever owns
    the box hands in a file instead; it becomes that word, so that a record carries the numbers it was played with.
    """

    name: str
    game: str
    names: tuple[str, ...]
    """All that may lie in it, in the order in which it is written."""
    standard: tuple[int, ...]
    problem: Callable[[list[int]], str]
    """What is wrong with such numbers, or nothing."""
    default: str = ""

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise BadOptions(f"{self.name} must be the contents of a box, not {value!r}")
        counts = self.counts(value)
        if problem := self.problem(counts):
            raise BadOptions(f"{self.name}: {problem}")
        return "" if tuple(counts) == self.standard else self.word(counts)

    def counts(self, value: str) -> list[int]:
        """How many there are of each thing, from a word or the text of a file."""
        if not value:
            return list(self.standard)
        given = self.read_file(value) if value.lstrip().startswith("{") else self.read_word(value)
        for name, count in given.items():
            if name not in self.names:
                raise BadOptions(f"{self.name}: {quoted(name)} does not lie in this box")
            if not 0 <= count <= MOST_OF_A_KIND:
                raise BadOptions(f"{self.name}: {name} lies there 0 to {MOST_OF_A_KIND} times")
        return [given.get(name, 0) for name in self.names]

    def read_file(self, text: str) -> dict[str, int]:
        try:
            box = msgspec.json.decode(text, type=shaped(BoxFile))
        except msgspec.DecodeError as problem:
            raise BadOptions(f"{self.name}: {one_line(str(problem))}") from None
        if box.game != self.game:
            raise BadOptions(f"{self.name}: this is a box of {quoted(box.game)}, not {self.game}")
        return {self.spelled(name): count for name, count in box.contents.items()}

    def read_word(self, word: str) -> dict[str, int]:
        counts: dict[str, int] = {}
        for part in word.split(";"):
            name, _, count = part.partition(":")
            if not re.fullmatch(r"[0-9]{1,2}", count) or name in counts:
                raise BadOptions(f"{self.name}: {quoted(part)} does not say how many there are")
            counts[name] = int(count)
        return counts

    def spelled(self, name: str) -> str:
        """Either side of a thing with two sides may be named first."""
        turned = "/".join(reversed(name.split("/")))
        return turned if turned in self.names and name not in self.names else name

    def word(self, counts: list[int]) -> str:
        return ";".join(f"{n}:{c}" for n, c in zip(self.names, counts, strict=True) if c)

    def file(self, value: str = "") -> dict[str, Any]:
        """A box as a file, to begin with."""
        counts = zip(self.names, self.counts(value), strict=True)
        return {"game": self.game, "contents": {name: count for name, count in counts if count}}

    def form(self) -> dict[str, Any]:
        return {"kind": "box", "name": self.name, "default": self.default}


Option = Whole | Choice | Switch | Box


@dataclass(frozen=True)
class Options:
    """The number of seats and the value of every option, checked and complete."""

    seats: int
    values: tuple[tuple[str, OptionValue], ...] = ()

    def __getitem__(self, name: str) -> OptionValue:
        for key, value in self.values:
            if key == name:
                return value
        raise KeyError(name)

    def whole(self, name: str) -> int:
        value = self[name]
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"{name} is no whole number")
        return value

    def as_dict(self) -> dict[str, OptionValue]:
        return dict(self.values)

    def words(self) -> list[str]:
        """The options as ``name=value`` words, as records and the command line write them.

        Our own box has no word: nothing is said of what nobody changed.
        """
        said = [(name, value) for name, value in self.values if value != ""]
        return [f"seats={self.seats}"] + [f"{name}={spell(value)}" for name, value in said]


def spell(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def choose(
    known: tuple[Option, ...],
    seat_range: range,
    seats: int,
    values: Mapping[str, object] | None = None,
) -> Options:
    """Checks what was chosen and fills in the defaults."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in seat_range:
        raise BadOptions(
            f"seats must lie between {seat_range[0]} and {seat_range[-1]}, not {seats}"
        )
    given = dict(values or {})
    chosen = tuple(
        (option.name, option.parse(given.pop(option.name, option.default))) for option in known
    )
    for name in given:
        raise BadOptions(f"no option is called {quoted(name)}")
    return Options(seats, chosen)
