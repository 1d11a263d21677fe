"""Before the first turn: everybody places a camp with people, may sow at once, and gets tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import CAMP, SKIP, SOW
from tundra.games.mammoth_valley.camps import camp_kind
from tundra.games.mammoth_valley.drawing import draw_tricks
from tundra.games.mammoth_valley.people import reserve
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    DIRECTIONS,
    EVENT,
    HEX_NAMES,
    HEXES,
    INTACT,
    NOBODY,
    PLAIN,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import K_A, K_B, K_STEP, ask, field, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import begin_phase

if TYPE_CHECKING:
    from mypy_extensions import i64

WARRIORS: Final = 5
WOMEN: Final = 2
# Steps of the phase frame: A counts the seats that have placed, B is the hex of the latest camp.
PLACE: Final = 0
SOW_EARLY: Final = 1


def advance(state: State, told: list[Event] | None) -> None:
    seat = (state.first + field(state, K_A)) % state.seats
    if field(state, K_STEP) == SOW_EARLY or field(state, K_A) < state.seats:
        ask(state, seat)
    else:
        for place in range(state.seats):
            seat = (state.first + place) % state.seats
            draw_tricks(state, seat, state.choices.hand_limit, "dealt", told)
        begin_phase(state, EVENT)


def options(state: State) -> list[int]:
    if field(state, K_STEP) == SOW_EARLY:
        return [SOW + field(state, K_B), SKIP]
    return [CAMP + h for h in state.board.land if is_site(state, h)]


def is_site(state: State, h: i64) -> bool:
    """Rule 3.4, D4: no camp there, and none beside it unless a river runs between."""
    if state.camp[h] != NOBODY:
        return False
    board = state.board
    for d in range(DIRECTIONS):
        other = board.beside[h * DIRECTIONS + d]
        if (
            other != NOBODY
            and state.camp[other] != NOBODY
            and board.river[h * DIRECTIONS + d] == NOBODY
        ):
            return False
    return True


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    seat = (state.first + field(state, K_A)) % state.seats
    if field(state, K_STEP) == SOW_EARLY:
        if action != SKIP:
            sow(state, seat, action - SOW, told)
        next_seat(state)
        return
    h = action - CAMP
    place(state, seat, h, told)
    if state.board.terrain[h] == PLAIN and state.food[seat] >= state.choices.sow_cost:
        set_field(state, K_STEP, SOW_EARLY)
        set_field(state, K_B, h)
    else:
        next_seat(state)


def next_seat(state: State) -> None:
    set_field(state, K_STEP, PLACE)
    set_field(state, K_A, field(state, K_A) + 1)


def place(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    state.camp[h] = seat
    # In an example somebody may live there already.
    for kind, number in ((WARRIOR, WARRIORS), (WOMAN, WOMEN)):
        state.people[seat * BLOCK + kind * HEXES + h] += min(number, reserve(state, seat, kind))
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "camp": camp_kind(state, h)}
        told.append(Event("placed", seat, facts))


def sow(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    """Rules 3.5 and 8.4."""
    state.food[seat] -= state.choices.sow_cost
    state.crop[h] = INTACT
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "cost": state.choices.sow_cost}
        told.append(Event("sowed", seat, facts))
