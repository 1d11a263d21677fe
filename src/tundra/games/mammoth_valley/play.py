"""Carrying out an action, and all that follows of itself until somebody is asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley import (
    animal_phase,
    arrivals,
    battles,
    births,
    casualties,
    combat_phase,
    cradle,
    event_phase,
    fights,
    hunts,
    movement,
    opening,
    playing,
    sowing,
    spoils,
    survival,
    tribe_phase,
    trick_phase,
    turn_end,
)
from tundra.games.mammoth_valley.actions import END
from tundra.games.mammoth_valley.cards import frames
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    ARRIVALS,
    BIRTHS,
    COMBAT,
    EVENT,
    FOOD,
    MOVEMENT,
    NOBODY,
    SETUP,
    SOWN,
    TRICK_DRAW,
)
from tundra.games.mammoth_valley.stack import (
    BATTLE_FRAME,
    CAMP_BIRTHS,
    CASUALTY,
    FEEDING,
    FIGHT,
    HUNT_FRAME,
    K_A,
    K_B,
    K_KIND,
    MOVE,
    PHASE,
    WINDOW,
    field,
)
from tundra.games.mammoth_valley.state import UNCOUNTED, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def waiting_for(state: State) -> list[int]:
    return [] if state.asked == NOBODY else [state.asked]


def legal_actions(state: State, seat: i64) -> list[int]:
    return state.legal if seat == state.asked else []


def apply(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Carries out a legal action of the seat that is asked."""
    if told is None:
        state.moments = UNCOUNTED
    else:
        playing.begin_to_count(state, action)
    state.asked = seat
    answer(state, action, told)
    state.asked = NOBODY
    run(state, told)


def run(state: State, told: list[Event] | None) -> None:
    """Goes on until somebody has a choice. Where there is just one, it is taken without asking."""
    while state.outcome is None:
        advance(state, told)
        if state.asked == NOBODY:
            continue
        state.legal = options(state)
        if len(state.legal) > 1 or is_always_asked(state):
            return
        answer(state, state.legal[0], told)
        state.asked = NOBODY


def is_always_asked(state: State) -> bool:
    """A movement turn is ended by its player, and so is a series of picks once it has begun."""
    return state.legal[0] == END or is_gathering(state)


def is_gathering(state: State) -> bool:
    kind = field(state, K_KIND)
    if kind == MOVE:
        return field(state, K_A) != NOBODY
    if kind == FEEDING:
        return field(state, K_B) > 0
    if kind == PHASE:
        return state.phase == SOWN and field(state, K_B) > 0
    return frames.is_gathering(state)


def advance(state: State, told: list[Event] | None) -> None:
    """One piece of work of the frame on top of the stack."""
    kind = field(state, K_KIND)
    if kind == PHASE:
        advance_phase(state, told)
    elif kind == WINDOW:
        playing.advance(state)
    elif kind == MOVE:
        movement.advance(state, told)
    elif BATTLE_FRAME <= kind <= HUNT_FRAME:
        advance_battle(state, kind, told)
    elif kind == FEEDING:
        survival.advance_meal(state)
    elif kind == CAMP_BIRTHS:
        cradle.advance(state, told)
    elif kind == CASUALTY:
        casualties.advance(state)
    else:
        frames.advance(state, told)


def advance_battle(state: State, kind: i64, told: list[Event] | None) -> None:
    if kind == FIGHT:
        fights.advance(state, told)
    elif kind == HUNT_FRAME:
        hunts.advance(state, told)
    elif kind == BATTLE_FRAME:
        battles.advance(state, told)
    else:
        spoils.advance(state, told)


def advance_phase(state: State, told: list[Event] | None) -> None:
    phase = state.phase
    if phase == SETUP:
        opening.advance(state, told)
    elif phase == EVENT:
        event_phase.advance(state, told)
    elif phase == ARRIVALS:
        arrivals.advance(state, told)
    elif phase == ANIMALS:
        animal_phase.advance(state, told)
    elif phase == MOVEMENT:
        tribe_phase.advance(state, told)
    elif phase == COMBAT:
        combat_phase.advance(state, told)
    else:
        advance_late_phase(state, phase, told)


def advance_late_phase(state: State, phase: i64, told: list[Event] | None) -> None:
    """From survival to the end of the turn."""
    if phase == FOOD:
        survival.advance(state, told)
    elif phase == BIRTHS:
        births.advance(state)
    elif phase == SOWN:
        sowing.advance(state, told)
    elif phase == TRICK_DRAW:
        trick_phase.advance(state, told)
    else:
        turn_end.advance(state, told)


def options(state: State) -> list[int]:
    """What the seat that is asked may do; it follows from the frame on top and the position."""
    kind = field(state, K_KIND)
    if kind == MOVE:
        return movement.options(state)
    if kind == WINDOW:
        return playing.options(state)
    if BATTLE_FRAME <= kind <= HUNT_FRAME:
        return battle_options(state, kind)
    if kind == FEEDING:
        return survival.options_of_meal(state)
    if kind == CAMP_BIRTHS:
        return cradle.options(state)
    if kind == CASUALTY:
        return casualties.options(state)
    return phase_options(state) if kind == PHASE else frames.options(state)


def battle_options(state: State, kind: i64) -> list[int]:
    if kind == FIGHT:
        return fights.options(state)
    if kind == HUNT_FRAME:
        return hunts.options(state)
    return battles.options(state) if kind == BATTLE_FRAME else spoils.options(state)


def phase_options(state: State) -> list[int]:
    phase = state.phase
    if phase == SETUP:
        return opening.options(state)
    if phase == ARRIVALS:
        return arrivals.options(state)
    if phase == COMBAT:
        return combat_phase.options(state)
    return births.options(state) if phase == BIRTHS else sowing.options(state)


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    kind = field(state, K_KIND)
    if kind == MOVE:
        movement.answer(state, action, told)
    elif kind == WINDOW:
        playing.answer(state, action, told)
    elif BATTLE_FRAME <= kind <= HUNT_FRAME:
        answer_battle(state, kind, action, told)
    elif kind == FEEDING:
        survival.answer_meal(state, action, told)
    elif kind == CAMP_BIRTHS:
        cradle.answer(state, action, told)
    elif kind == CASUALTY:
        casualties.answer(state, action, told)
    elif kind == PHASE:
        answer_phase(state, action, told)
    else:
        frames.answer(state, action, told)


def answer_battle(state: State, kind: i64, action: i64, told: list[Event] | None) -> None:
    if kind == FIGHT:
        fights.answer(state, action, told)
    elif kind == HUNT_FRAME:
        hunts.answer(state, action, told)
    elif kind == BATTLE_FRAME:
        battles.answer(state, action)
    else:
        spoils.answer(state, action, told)


def answer_phase(state: State, action: i64, told: list[Event] | None) -> None:
    phase = state.phase
    if phase == SETUP:
        opening.answer(state, action, told)
    elif phase == ARRIVALS:
        arrivals.answer(state, action, told)
    elif phase == COMBAT:
        combat_phase.answer(state, action, told)
    elif phase == BIRTHS:
        births.answer(state, action)
    else:
        sowing.answer(state, action, told)
