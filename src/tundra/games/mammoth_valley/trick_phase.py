"""Phase 9: at the end of a season whoever holds fewer tricks than allowed draws one."""

from __future__ import annotations

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards.vocabulary import TRICKS_PHASE
from tundra.games.mammoth_valley.drawing import draw_tricks, hand_size
from tundra.games.mammoth_valley.stack import K_STEP, everyone, field, open_window, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import is_last_turn, next_phase


def advance(state: State, told: list[Event] | None) -> None:
    if not is_last_turn(state):
        next_phase(state)
    elif field(state, K_STEP) == 0:
        set_field(state, K_STEP, 1)
        open_window(state, TRICKS_PHASE, everyone(state, state.first))
    else:
        for seat in everyone(state, state.first):
            if hand_size(state, seat) < state.choices.hand_limit:
                draw_tricks(state, seat, 1, "drew", told)
        next_phase(state)
