"""Phase 3: the die gives one direction for all animals."""

from __future__ import annotations

from typing import Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards.vocabulary import (
    AFTER_ANIMAL_MOVE,
    ANIMAL_DIRECTION_ROLLED,
)
from tundra.games.mammoth_valley.herds import apply_tramples, move_all, move_solitaries
from tundra.games.mammoth_valley.pieces import DIRECTION_NAMES
from tundra.games.mammoth_valley.stack import K_STEP, everyone, field, open_window, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import next_phase

# Steps.
ROLL: Final = 0
RUN: Final = 1
TRAMPLE: Final = 2


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    set_field(state, K_STEP, step + 1)
    if step == ROLL:
        die = state.rng.die()
        state.direction = die - 1
        if told is not None:
            facts = {"die": die, "direction": DIRECTION_NAMES[die - 1]}
            told.append(Event("direction", None, facts))
        seats = everyone(state, state.first)
        open_window(state, ANIMAL_DIRECTION_ROLLED, seats, state.direction)
    elif step == RUN:
        move_all(state, state.direction, told)
        move_solitaries(state, state.direction, told)
        open_window(state, AFTER_ANIMAL_MOVE, everyone(state, state.first))
    else:
        apply_tramples(state, told)
        next_phase(state)
