"""How a game's standing is told in numbers: what each seat has, where it came from, and when a period begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tundra.core.events import Seat, View


class Gain(NamedTuple):
    """What a step brought a seat (or, below zero, cost it), and by what."""

    seat: Seat
    source: str
    amount: int


@dataclass(frozen=True)
class Accounting:
    """Each source and the period have a word in the game's catalogue: ``<game>.source.<source>``, ``<game>.period``."""

    period: Callable[[Any], int]
    """The number of the round, hunt or turn that is being played in a position."""
    sources: tuple[str, ...]
    have: Callable[[Any], list[int]]
    """What each seat has of what wins, in a position."""
    gains: Callable[[Any, list[View], Any], list[Gain]]
    """Where the difference between two positions comes from, by the events of the step between them."""
    rest: str = "other"
    """The source of what no event accounts for: what everybody begins with, or what is lost by the way."""
