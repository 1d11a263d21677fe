"""Phase 1: fires and floods are over, and an event strikes the valley."""

from __future__ import annotations

from typing import Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards.events import begin_event
from tundra.games.mammoth_valley.cards.vocabulary import EVENT_REVEALED
from tundra.games.mammoth_valley.decks import EVENT_NAMES
from tundra.games.mammoth_valley.drawing import discard_event, draw_event
from tundra.games.mammoth_valley.pieces import HEX_NAMES, HEXES, NO_MARKER, SEASON_NAMES
from tundra.games.mammoth_valley.stack import K_STEP, everyone, field, open_window, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import check_tribes, next_phase

CALM_TURNS: Final = 2
"""D70: the first turns of the game bring no event."""
# Steps.
REVEAL: Final = 0
STRIKE: Final = 1
AFTERWARDS: Final = 2


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    set_field(state, K_STEP, step + 1)
    if step == REVEAL:
        begin_turn(state, told)
        if state.game_turn <= CALM_TURNS:
            next_phase(state)
            return
        reveal(state, told)
    elif step == STRIKE:
        begin_event(state, state.event, told)
    else:
        discard_event(state, state.event)
        next_phase(state)
        check_tribes(state, told)


def begin_turn(state: State, told: list[Event] | None) -> None:
    if told is not None:
        facts = {
            "year": state.year,
            "season": SEASON_NAMES[state.season],
            "turn": state.turn,
            "game_turn": state.game_turn,
        }
        told.append(Event("turn", None, facts))
    clear_markers(state, told)


def clear_markers(state: State, told: list[Event] | None) -> None:
    """D6: at the start of every turn, whether it brings an event or not."""
    marked = [h for h in range(HEXES) if state.marker[h] != NO_MARKER]
    for h in marked:
        state.marker[h] = NO_MARKER
    if told is not None and marked:
        told.append(Event("cleared", None, {"hexes": [HEX_NAMES[h] for h in marked]}))


def reveal(state: State, told: list[Event] | None) -> None:
    state.event = draw_event(state, state.season, told)
    if told is not None:
        facts = {"event": EVENT_NAMES[state.event], "season": SEASON_NAMES[state.season]}
        told.append(Event("event", None, facts))
    open_window(state, EVENT_REVEALED, everyone(state, state.first), state.event)
