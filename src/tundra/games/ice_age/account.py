"""Ice Age in numbers: points by the mammoths that stood where the hunters did."""

from __future__ import annotations

from typing import Final

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import View
from tundra.games.ice_age.state import State

SOURCES: Final = ("no_mammoth", "one_mammoth", "mammoths")


def period(state: State) -> int:
    return state.round


def have(state: State) -> list[int]:
    return list(state.scores)


def gains(_before: State, told: list[View], _after: State) -> list[Gain]:
    return [
        Gain(seat, SOURCES[min(event["mammoths"], 2)], points)
        for event in told
        if event["kind"] == "scored"
        for seat, points in enumerate(event["points"])
    ]


ACCOUNTING: Final = Accounting(period=period, sources=(*SOURCES, "other"), have=have, gains=gains)
