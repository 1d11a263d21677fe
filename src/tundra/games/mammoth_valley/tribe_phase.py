"""Phase 4: who is first, and the movement turns of the tribes one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.camps import camps
from tundra.games.mammoth_valley.cards.vocabulary import MOVEMENT_OWN_END, MOVEMENT_TURN_CLOSED
from tundra.games.mammoth_valley.people import tribe_size
from tundra.games.mammoth_valley.pieces import ACTIVE, BLOCK, NOBODY
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_STEP,
    MOVE,
    everyone,
    field,
    open_window,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import check_tribes, next_phase, player_at

if TYPE_CHECKING:
    pass

# Steps: A is the place in the order of play.
WHO_IS_FIRST: Final = 0
WALK: Final = 1
WALKED: Final = 2
CLOSED: Final = 3


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    if step == WHO_IS_FIRST:
        if state.game_turn > 1:
            choose_first(state, told)
        set_field(state, K_STEP, WALK)
    elif step == WALK:
        begin_walk(state, told)
    elif step == WALKED:
        set_field(state, K_STEP, CLOSED)
        open_window(state, MOVEMENT_OWN_END, [state.mover], state.mover)
    else:
        seat = state.mover
        end_walk(state)
        set_field(state, K_STEP, WALK)
        set_field(state, K_A, field(state, K_A) + 1)
        open_window(state, MOVEMENT_TURN_CLOSED, everyone(state, seat), seat)


def choose_first(state: State, told: list[Event] | None) -> None:
    """Rule 5.5, D22: most camps, then humans, then food, then chance."""
    best: list[int] = []
    most: tuple[int, int, int] = (-1, 0, 0)
    for seat in range(state.seats):
        if state.status[seat] != ACTIVE:
            continue
        score = (camps(state, seat), tribe_size(state, seat), state.food[seat])
        if score > most:
            most = score
            best = [seat]
        elif score == most:
            best.append(seat)
    if not best:
        return
    state.first = best[0] if len(best) == 1 else state.rng.pick(best)
    if told is not None:
        told.append(Event("first", state.first))


def begin_walk(state: State, told: list[Event] | None) -> None:
    place = field(state, K_A)
    if place == state.seats:
        next_phase(state)
        check_tribes(state, told)
        return
    seat = player_at(state, place)
    if seat == NOBODY or tribe_size(state, seat) == 0:
        set_field(state, K_A, place + 1)
        return
    state.mover = seat
    set_field(state, K_STEP, WALKED)
    if told is not None:
        told.append(Event("movement", seat))
    push(state, MOVE, seat, 0, NOBODY)


def end_walk(state: State) -> None:
    state.mover = NOBODY
    for place in range(BLOCK):
        state.one[place] = 0
        state.done[place] = 0
        state.used[place] = 0
