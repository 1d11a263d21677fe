"""Options: what can be chosen before a match begins, with types, ranges and defaults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tundra.core.printable import quoted

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


Option = Whole | Choice | Switch


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
        """The options as ``name=value`` words, as records and the command line write them."""
        return [f"seats={self.seats}"] + [f"{name}={spell(value)}" for name, value in self.values]


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
