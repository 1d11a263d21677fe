"""Phase 8: at the end of winter fields are sown beside the villages of the plains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import DONE, SOW
from tundra.games.mammoth_valley.cards.vocabulary import SOWING
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.opening import sow
from tundra.games.mammoth_valley.pieces import HEXES, NO_CROP, NOBODY, PLAIN, WARRIOR
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_STEP,
    ask,
    field,
    open_window,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.survival import has_sowing
from tundra.games.mammoth_valley.turns import next_phase, player_at

if TYPE_CHECKING:
    from mypy_extensions import i64

# The phase frame: A the place in the order of play, B the picks, a bit for each hex.
BEFORE: Final = 0
CHOOSE: Final = 1
HEX_BITS: Final[list[int]] = [1 << h for h in range(HEXES)]


def advance(state: State, told: list[Event] | None) -> None:
    place = field(state, K_A)
    if place == state.seats or not has_sowing(state):
        next_phase(state)
        return
    seat = player_at(state, place)
    if seat == NOBODY:
        set_field(state, K_A, place + 1)
    elif field(state, K_STEP) == BEFORE:
        set_field(state, K_STEP, CHOOSE)
        open_window(state, SOWING, [seat], seat)
    elif field(state, K_B) == 0 and options(state) == [DONE]:
        finish(state, seat, told)
    else:
        ask(state, seat)


def is_field(state: State, seat: i64, h: i64) -> bool:
    """Rule 8.4, D47: an own village on a plain without crop; no warrior is needed."""
    if state.camp[h] != seat or state.board.terrain[h] != PLAIN or state.crop[h] != NO_CROP:
        return False
    return not state.choices.sow_needs_warrior or count(state, seat, WARRIOR, h) > 0


def options(state: State) -> list[int]:
    seat = player_at(state, field(state, K_A))
    picks = field(state, K_B)
    found: list[int] = []
    if state.food[seat] >= state.choices.sow_cost * (picked(picks) + 1):
        for h in range(HEXES):
            if is_field(state, seat, h) and picks < HEX_BITS[h]:
                found.append(SOW + h)
    found.append(DONE)
    return found


def picked(picks: int) -> i64:
    found: i64 = 0
    for h in range(HEXES):
        if picks & HEX_BITS[h]:
            found += 1
    return found


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    if action == DONE:
        finish(state, player_at(state, field(state, K_A)), told)
    else:
        set_field(state, K_B, field(state, K_B) | HEX_BITS[action - SOW])


def finish(state: State, seat: i64, told: list[Event] | None) -> None:
    picks = field(state, K_B)
    for h in range(HEXES):
        if picks & HEX_BITS[h]:
            sow(state, seat, h, told)
    set_field(state, K_B, 0)
    set_field(state, K_STEP, BEFORE)
    set_field(state, K_A, field(state, K_A) + 1)
