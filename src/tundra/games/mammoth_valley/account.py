"""Mammoth Valley in numbers: camps founded, taken and lost."""

from __future__ import annotations

from typing import Final

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import View
from tundra.games.mammoth_valley.camps import camps
from tundra.games.mammoth_valley.state import State


def period(state: State) -> int:
    return state.game_turn


def have(state: State) -> list[int]:
    return [camps(state, seat) for seat in range(state.seats)]


def gains(_before: State, told: list[View], _after: State) -> list[Gain]:
    found = []
    for event in told:
        if event["kind"] in ("placed", "settled"):
            found.append(Gain(event["seat"], "founded", 1))
        elif event["kind"] == "camp_gone":
            found.append(Gain(event["seat"], "gone", -1))
        elif event["kind"] == "camp_taken":
            found.append(Gain(event["from"], "seized", -1))
            if not event["razed"]:
                found.append(Gain(event["seat"], "taken", 1))
    return found


ACCOUNTING: Final = Accounting(
    period=period,
    sources=("founded", "taken", "seized", "gone", "other"),
    have=have,
    gains=gains,
)
