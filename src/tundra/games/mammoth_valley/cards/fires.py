"""Events that bring fire to the tribes, or put it out; nothing of it without the fire rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.camps import camps, gain_fire, lose_fire
from tundra.games.mammoth_valley.cards.event_steps import EVERYBODY, FACES, LOSERS, OTHERS, OWNERS
from tundra.games.mammoth_valley.cards.lots import roll_for
from tundra.games.mammoth_valley.pieces import BIT
from tundra.games.mammoth_valley.stack import everyone
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def owners(state: State) -> int:
    """A bit for each tribe that has fire."""
    found = 0
    for seat in range(state.seats):
        if state.has_fire[seat]:
            found |= BIT[seat]
    return found


def change_fire(
    state: State,
    gains: bool,
    faces: i64,
    had: i64,
    lost: i64,
    why: str,
    told: list[Event] | None,
) -> None:
    """Each tribe it is about throws a die, unless every face will do."""
    if not state.choices.fire:
        return
    who, low, high = faces // (FACES * FACES), faces // FACES % FACES, faces % FACES
    for seat in everyone(state, state.first):
        if not is_meant(state, seat, who, had, lost):
            continue
        if low > 1 or high < 6:
            die = roll_for(state, seat, "fire", told)
            if die < low or die > high:
                continue
        if gains:
            gain_fire(state, seat, why, told)
        else:
            lose_fire(state, seat, why, told)


def is_meant(state: State, seat: i64, who: i64, had: i64, lost: i64) -> bool:
    """A80: without a camp there is nothing to win."""
    bit: i64 = BIT[seat]
    if who == OTHERS:
        return had & bit == 0 and camps(state, seat) > 0
    if who == LOSERS:
        return had & bit != 0 and lost & bit != 0
    return who == EVERYBODY or (who == OWNERS and had & bit != 0)
