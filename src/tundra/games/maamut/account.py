"""Mâamut in numbers: traps in the valley, by whose hand they came and went."""

from __future__ import annotations

from typing import Final

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import View
from tundra.games.maamut.pieces import TILES
from tundra.games.maamut.state import State


def period(state: State) -> int:
    """As many turns as there are hunters make a round."""
    return state.turns // len(state.hunters) + 1


def have(state: State) -> list[int]:
    owners = [state.trap_owner(tile) for tile in range(TILES) if state.has_trap(tile)]
    return [owners.count(seat) for seat in range(len(state.hunters))]


def gains(_before: State, told: list[View], _after: State) -> list[Gain]:
    found = []
    for event in told:
        if event["kind"] == "laid":
            found.append(Gain(event["seat"], "laid", 1))
        elif event["kind"] == "lifted":
            found.append(Gain(event["owner"], "lifted", -1))
    return found


ACCOUNTING: Final = Accounting(
    period=period, sources=("laid", "lifted", "lost"), have=have, gains=gains, rest="lost"
)
