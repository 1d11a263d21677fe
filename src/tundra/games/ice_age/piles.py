"""Cards on their way: drawn, put under a pile, laid on a discard pile, shuffled in again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.core.rng import Rng
from tundra.games.ice_age.pieces import (
    CARD_NAMES,
    COLOURS,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    FIRST_OF,
    LIGHT,
    MOST_SEATS,
    NOBODY,
    ONE_CARD,
    colour_of,
    how_many,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def random_card(rng: Rng, cards: i64, colour: i64) -> i64:
    """One of the packed cards of a colour, each equally likely."""
    place: i64 = rng.below(how_many(cards))
    card: i64 = FIRST_OF[colour]
    while place >= cards & 7:
        place -= cards & 7
        cards >>= 3
        card += 1
    return card


def draw(state: State, seat: i64, colour: i64, told: list[Event] | None) -> None:
    """Rule 3.8: the shuffled part first, then what was put under it, in that order."""
    putter: i64 = NOBODY
    if state.piles[colour]:
        card: i64 = random_card(state.rng, state.piles[colour], colour)
        state.piles[colour] -= ONE_CARD[card]
    else:
        entry: i64 = state.under(colour).pop(0)
        card = entry // MOST_SEATS
        putter = entry % MOST_SEATS
        if putter != seat:
            state.seen.append((card * 8 + seat) * 8 + putter)
    state.hands[seat * 2 + colour] += ONE_CARD[card]
    if told is not None:
        knowers = (seat,) if putter in (NOBODY, seat) else (seat, putter)
        facts = {"colour": COLOURS[colour]}
        told.append(Event("drew", seat, facts, {"card": CARD_NAMES[card]}, knowers))
    refill(state, colour, told)


def refill(state: State, colour: i64, told: list[Event] | None) -> None:
    """Rule 3.9: all of the discard pile but its visible top becomes the new draw pile."""
    if state.piles[colour] or state.under(colour) or state.below[colour] == 0:
        return
    state.piles[colour] = state.below[colour]
    state.below[colour] = 0
    if told is not None:
        count = how_many(state.piles[colour])
        told.append(Event("reshuffled", None, {"colour": COLOURS[colour], "count": count}))


def refill_both(state: State, told: list[Event] | None) -> None:
    refill(state, LIGHT, told)
    refill(state, DARK, told)


def put_under(state: State, seat: i64, card: i64, told: list[Event] | None) -> None:
    """Rule 3.7: its colour is public, the card only its owner's to know."""
    colour = colour_of(card)
    state.hands[seat * 2 + colour] -= ONE_CARD[card]
    state.under(colour).append(card * MOST_SEATS + seat)
    if state.seen:
        # It may have been any of them: from now on nobody is sure.
        state.seen = [
            entry
            for entry in state.seen
            if entry // 8 % 8 != seat or colour_of(entry // 64) != colour
        ]
    if told is not None:
        secret = {"card": CARD_NAMES[card]}
        told.append(Event("dropped", seat, {"colour": COLOURS[colour]}, secret))


def lay_open(state: State, seat: i64, card: i64) -> None:
    """Rule 3.6: a Cult goes to the bottom of its discard pile, any other card on top of it."""
    colour = colour_of(card)
    state.hands[seat * 2 + colour] -= ONE_CARD[card]
    if card in (CULT_LIGHT, CULT_DARK):
        state.below[colour] += ONE_CARD[card]
    else:
        if state.tops[colour] != NOBODY:
            state.below[colour] += ONE_CARD[state.tops[colour]]
        state.tops[colour] = card
    if state.seen:
        forget_one(state, seat, card)


def forget_one(state: State, holder: i64, card: i64) -> None:
    """Whoever knew of such a card in this hand knows of one less."""
    for knower in range(len(state.supply)):
        entry = (card * 8 + holder) * 8 + knower
        if entry in state.seen:
            state.seen.remove(entry)
