"""Mammut in numbers: what each kind of loot brought or cost."""

from __future__ import annotations

from typing import Final

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import View
from tundra.games.mammut.scoring import CATEGORY_NAMES
from tundra.games.mammut.state import State


def period(state: State) -> int:
    return state.round


def have(state: State) -> list[int]:
    return list(state.points)


def gains(before: State, told: list[View], _after: State) -> list[Gain]:
    """Nobody falls below 0 (D8), so that a loss may be smaller than it was meant to be."""
    found, points = [], list(before.points)
    for event in told:
        if event["kind"] == "scored":
            total = event["total"]
            found.append(Gain(event["seat"], event["category"], total - points[event["seat"]]))
            points[event["seat"]] = total
    return found


ACCOUNTING: Final = Accounting(
    period=period, sources=(*CATEGORY_NAMES, "start"), have=have, gains=gains, rest="start"
)
