"""What wins in the valley, and how far each tribe is."""

from __future__ import annotations

from typing import Any

from tundra.core.goal import goal, standing
from tundra.games.mammoth_valley.camps import camps
from tundra.games.mammoth_valley.pieces import ACTIVE, STATUS_NAMES
from tundra.games.mammoth_valley.state import State


def goal_view(state: State) -> dict[str, Any]:
    """Rule 8.6."""
    standings = [
        standing(camps(state, seat), state.choices.camps_goal, state_of(state, seat))
        for seat in range(state.seats)
    ]
    kind = "fire" if state.choices.fire else ""
    return goal("mammoth_valley", standings, kind, camps=state.choices.camps_goal)


def state_of(state: State, seat: int) -> str:
    if state.status[seat] != ACTIVE:
        return STATUS_NAMES[state.status[seat]]
    if state.announced[seat]:
        return "announced"
    return "fire" if state.choices.fire and state.has_fire[seat] else ""
