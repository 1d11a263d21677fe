"""Playing tricks: who may be asked at a window, and what happens when a card is laid down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import PASS, PLAY
from tundra.games.mammoth_valley.cards.tricks import begin, playable
from tundra.games.mammoth_valley.cards.vocabulary import WINDOWS
from tundra.games.mammoth_valley.decks import OFFERED, TRICK_TEXTS
from tundra.games.mammoth_valley.drawing import hand_size
from tundra.games.mammoth_valley.pieces import HEX_NAMES, IN_DECK, IN_DISCARD, NOBODY
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_KIND,
    POLL_BITS,
    WINDOW,
    ask,
    field,
    pop,
    set_field,
)
from tundra.games.mammoth_valley.state import UNCOUNTED, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MODE: Final = -1


def held_plays(state: State, seat: i64, window: i64, a: int, b: int, found: list[int]) -> None:
    """Adds the cards of a hand that may be played at this window."""
    holder = state.holder
    for card in OFFERED[window]:
        if holder[card] == seat and playable(state, seat, card, window, a, b):
            found.append(PLAY + card)


def play_card(
    state: State, seat: i64, card: i64, window: i64, a: int, b: int, told: list[Event] | None
) -> None:
    discard_trick(state, card)
    if told is not None:
        tell_played(seat, card, WINDOWS[window], NO_MODE, NOBODY, told)
    begin(state, seat, card, window, a, b, told)


def discard_trick(state: State, card: i64) -> None:
    state.holder[card] = IN_DISCARD
    state.known[card] = 0
    state.trick_discards.append(card)


def tell_played(seat: i64, card: i64, window: str, mode: i64, h: i64, told: list[Event]) -> None:
    facts: dict[str, object] = {"card": TRICK_TEXTS[card], "window": window}
    if mode != NO_MODE:
        facts["mode"] = "abcd"[mode]
    if h != NOBODY:
        facts["hex"] = HEX_NAMES[h]
    told.append(Event("played", seat, facts))


# The frame of a window


def advance(state: State) -> None:
    """Asks the next seat that could play a card here; when all have passed, the window is closed."""
    poll = field(state, K_B)
    place = field(state, K_C)
    while True:
        entry = (poll >> (place * POLL_BITS)) & 15
        if entry == 0:
            pop(state)
            return
        if state.moments != UNCOUNTED and might_play(state, entry - 1):
            state.moments += 1
        if has_play(state, entry - 1):
            set_field(state, K_C, place)
            ask(state, entry - 1)
            return
        place += 1


def has_play(state: State, seat: i64) -> bool:
    """Anything in this seat's hand may be played at the window on top."""
    window = field(state, K_A)
    holder = state.holder
    for card in OFFERED[window]:
        if holder[card] == seat and playable(
            state, seat, card, window, field(state, K_D), field(state, K_E)
        ):
            return True
    return False


def begin_to_count(state: State, action: i64) -> None:
    """What everybody hears of begins anew; after a pass it goes on as if nobody had been asked."""
    is_pass = action == PASS and field(state, K_KIND) == WINDOW
    if not is_pass or state.moments == UNCOUNTED:
        state.moments = 0


def might_play(state: State, seat: i64) -> bool:
    """As far as everybody knows, this seat could hold a card that may be played at the window on top."""
    if hand_size(state, seat) == 0:
        return False
    window = field(state, K_A)
    for card in OFFERED[window]:
        if state.holder[card] >= IN_DECK and playable(
            state, seat, card, window, field(state, K_D), field(state, K_E)
        ):
            return True
    return False


def secret_moments(state: State) -> int:
    return 0 if state.moments == UNCOUNTED else state.moments


def options(state: State) -> list[int]:
    found: list[int] = []
    held_plays(state, state.asked, field(state, K_A), field(state, K_D), field(state, K_E), found)
    found.append(PASS)
    return found


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    """After a card everybody is asked again; passing leaves no trace."""
    seat = state.asked
    if action == PASS:
        set_field(state, K_C, field(state, K_C) + 1)
        return
    window = field(state, K_A)
    a = field(state, K_D)
    b = field(state, K_E)
    set_field(state, K_C, 0)
    play_card(state, seat, action - PLAY, window, a, b, told)


def silence(state: State, seat: i64) -> int | None:
    """Whoever does not answer at a window has passed; every other question waits for its answer."""
    if seat == state.asked and field(state, K_KIND) == WINDOW:
        return PASS
    return None
