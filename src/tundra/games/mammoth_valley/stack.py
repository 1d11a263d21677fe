"""The stack of what is going on: frames of eight numbers, the top one last. A question is a frame that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.mammoth_valley.decks import OFFERED
from tundra.games.mammoth_valley.pieces import ACTIVE, NOBODY
from tundra.games.mammoth_valley.state import UNCOUNTED, State

if TYPE_CHECKING:
    from mypy_extensions import i64

FRAME: Final = 8
# Fields of a frame.
K_KIND: Final = 0
K_SEAT: Final = 1
K_STEP: Final = 2
K_A: Final = 3
K_B: Final = 4
K_C: Final = 5
K_D: Final = 6
K_E: Final = 7

# Kinds of frames. The lowest frame of the stack is always the phase.
PHASE: Final = 0
WINDOW: Final = 1
MOVE: Final = 2
WALK: Final = 3
CASUALTY: Final = 4
BATTLE_FRAME: Final = 5
FIGHT: Final = 6
SPOILS: Final = 7
HUNT_FRAME: Final = 8
FEEDING: Final = 9
CAMP_BIRTHS: Final = 10
CARD_FRAME: Final = 64
"""From here on a frame belongs to a card."""


def push(
    state: State,
    kind: int,
    seat: int = NOBODY,
    step: int = 0,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
) -> None:
    state.stack += [kind, seat, step, a, b, c, d, e]


def pop(state: State) -> None:
    del state.stack[-FRAME:]


def field(state: State, place: i64) -> int:
    """A field of the top frame."""
    return state.stack[len(state.stack) - FRAME + place]


def set_field(state: State, place: i64, value: int) -> None:
    state.stack[len(state.stack) - FRAME + place] = value


def ask(state: State, seat: i64) -> None:
    """The top frame asks this seat; what it may do is found when the work is done."""
    state.asked = seat


# Windows: A the window, B who is polled (four bits a seat, the first lowest), C the place in that order,
# D and E what the window is about.

POLL_BITS: Final = 4


def everyone(state: State, start: i64) -> list[int]:
    """All tribes in the game, clockwise from a seat."""
    seats: i64 = state.seats
    return [
        (start + step) % seats
        for step in range(seats)
        if state.status[(start + step) % seats] == ACTIVE
    ]


def open_window(state: State, window: i64, seats: list[int], a: int = 0, b: int = 0) -> bool:
    """Puts the question whether anybody plays a card here; where nobody holds one for it, there is none.

    Where somebody listens it is put all the same: that nobody is asked must not show either.
    """
    if not OFFERED[window] or (state.moments == UNCOUNTED and not any_holds(state, seats, window)):
        return False
    poll = 0
    place = 0
    for seat in seats:
        poll |= (seat + 1) << place
        place += POLL_BITS
    push(state, WINDOW, NOBODY, 0, window, poll, 0, a, b)
    return True


def any_holds(state: State, seats: list[int], window: i64) -> bool:
    return any(holds_any(state, seat, window) for seat in seats)


def holds_any(state: State, seat: i64, window: i64) -> bool:
    """The seat holds a card that is offered at such a window."""
    holder = state.holder
    return any(holder[card] == seat for card in OFFERED[window])
