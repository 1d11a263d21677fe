"""What a seat could believe: hands and piles it has not seen dealt anew, and nobody known to be asked in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.rng import Rng
from tundra.games.mammoth_valley.decks import TRICK_CARDS
from tundra.games.mammoth_valley.drawing import events_in
from tundra.games.mammoth_valley.pieces import (
    BIT,
    FORESEEN,
    IN_DECK,
    NOBODY,
    SOWN,
    SUMMER,
    WINTER,
)
from tundra.games.mammoth_valley.play import options
from tundra.games.mammoth_valley.playing import has_play
from tundra.games.mammoth_valley.stack import (
    FEEDING,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_KIND,
    MOVE,
    PHASE,
    POLL_BITS,
    WINDOW,
    field,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that ``seat`` cannot tell from the real one; an onlooker (None) knows no hand."""
    guess = state.clone()
    guess.rng = rng
    viewer: i64 = NOBODY if seat is None else seat
    deal_anew(guess, viewer)
    for season in (SUMMER, WINTER):
        turn_anew(guess, viewer, season)
    if guess.asked != NOBODY and guess.asked != viewer:
        forget_question(guess, viewer)
    return guess


# Cards


def is_seen(guess: State, viewer: i64, card: i64) -> bool:
    """The viewer knows where this card is."""
    holder: i64 = guess.holder[card]
    if holder < IN_DECK or (holder != IN_DECK and holder == viewer):
        return True
    return viewer != NOBODY and guess.known[card] & BIT[viewer] != 0


def deal_anew(guess: State, viewer: i64) -> None:
    """As many unseen cards to each hand as it held; those who have looked into it know as many as before."""
    unseen = [card for card in range(TRICK_CARDS) if not is_seen(guess, viewer, card)]
    counts = [0] * guess.seats
    marks: list[list[int]] = [[] for _ in range(guess.seats)]
    for card in unseen:
        holder = guess.holder[card]
        if holder != IN_DECK:
            counts[holder] += 1
            marks[holder].append(guess.known[card])
        guess.holder[card] = IN_DECK
        guess.known[card] = 0
    for seat in range(guess.seats):
        known = sorted(marks[seat])
        for number in range(counts[seat]):
            card = guess.rng.take(unseen)
            guess.holder[card] = seat
            guess.known[card] = known[number]


def turn_anew(guess: State, viewer: i64, season: i64) -> None:
    """The event that others have looked at could be any of the pile."""
    top = guess.seen_event[season]
    if top == NOBODY:
        return
    if viewer != NOBODY and guess.event_knowers[season] & BIT[viewer]:
        return
    guess.event_place[top] = IN_DECK
    card = guess.rng.pick(events_in(guess, season, IN_DECK))
    guess.event_place[card] = FORESEEN
    guess.seen_event[season] = card


# Questions


def forget_question(guess: State, viewer: i64) -> None:
    """Whom a window asks is nobody's business, and what may be done depends on the hand of the one asked."""
    kind = field(guess, K_KIND)
    if kind == FEEDING or (kind == PHASE and guess.phase == SOWN):
        forget_picks(guess, kind)
    if kind not in (WINDOW, MOVE):
        return
    # A group that is being gathered stays in the guess: setting out shows nothing hidden, and may be taken back.
    if kind == WINDOW:
        forget_who_is_asked(guess, viewer)
    guess.legal = options(guess)
    if not guess.legal:
        # Somebody is picked who could only go with a card, and the guessed hand lacks it.
        set_field(guess, K_A, NOBODY)
        set_field(guess, K_B, 0)
        guess.legal = options(guess)


def forget_picks(guess: State, kind: i64) -> None:
    """Who is given up, or where is sown, nobody else knows before it is done."""
    set_field(guess, K_B, 0)
    if kind == FEEDING:
        for place in (K_C, K_D, K_E):
            set_field(guess, place, 0)
    guess.legal = options(guess)


def forget_who_is_asked(guess: State, viewer: i64) -> None:
    """The first who could be: after the viewer, if it knows that it was asked before, else from the start."""
    poll = field(guess, K_B)
    place = 0
    if viewer != NOBODY and has_passed(guess, viewer):
        place = place_of(poll, viewer) + 1
    elif (poll & 15) - 1 == viewer:
        place = 1
    set_field(guess, K_C, place)
    guess.asked = ((poll >> (place * POLL_BITS)) & 15) - 1


def has_passed(guess: State, viewer: i64) -> bool:
    place = place_of(field(guess, K_B), viewer)
    return place != NOBODY and place < field(guess, K_C) and has_play(guess, viewer)


def place_of(poll: int, seat: i64) -> int:
    place = 0
    while poll:
        if (poll & 15) - 1 == seat:
            return place
        poll >>= POLL_BITS
        place += 1
    return NOBODY
