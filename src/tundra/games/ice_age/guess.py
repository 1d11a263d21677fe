"""What a seat could believe: other hands, cards under the piles and face-down fire dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.rng import Rng
from tundra.games.ice_age.pieces import (
    DARK,
    FIRE_PLACE,
    FIRE_VALUES,
    LIGHT,
    MOST_SEATS,
    NOBODY,
    ONE_CARD,
    REGIONS,
    colour_of,
    how_many,
    token_count,
)
from tundra.games.ice_age.piles import random_card
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that ``seat`` cannot tell from the real one; an onlooker (None) knows no card."""
    guess = state.clone()
    guess.rng = rng
    viewer: i64 = NOBODY if seat is None else seat
    # What others have learned about each other's hands is not the viewer's to know.
    guess.seen = [entry for entry in guess.seen if entry % 8 == viewer]
    for colour in (LIGHT, DARK):
        deal_anew(guess, viewer, colour)
    lay_fire_anew(guess)
    return guess


def deal_anew(guess: State, viewer: i64, colour: i64) -> None:
    """All that the viewer has not seen is gathered, and dealt again to where it could lie."""
    seats: i64 = len(guess.supply)
    unseen: i64 = guess.piles[colour]
    under = guess.under(colour)
    for entry in under:
        if entry % MOST_SEATS != viewer:
            unseen += ONE_CARD[entry // MOST_SEATS]
    for seat in range(seats):
        if seat != viewer:
            unseen += guess.hands[seat * 2 + colour] - known_cards(guess, seat, colour)
    for seat in range(seats):
        if seat != viewer:
            known: i64 = known_cards(guess, seat, colour)
            hand: i64 = known
            for _ in range(how_many(guess.hands[seat * 2 + colour]) - how_many(known)):
                one: i64 = ONE_CARD[random_card(guess.rng, unseen, colour)]
                unseen -= one
                hand += one
            guess.hands[seat * 2 + colour] = hand
    for place in range(len(under)):
        putter: i64 = under[place] % MOST_SEATS
        if putter != viewer:
            card: i64 = random_card(guess.rng, unseen, colour)
            unseen -= ONE_CARD[card]
            under[place] = card * MOST_SEATS + putter
    guess.piles[colour] = unseen


def known_cards(guess: State, holder: i64, colour: i64) -> i64:
    """The cards of a hand that the viewer put under the pile before they were drawn."""
    known: i64 = 0
    for entry in guess.seen:
        card: i64 = entry // 64
        if entry // 8 % 8 == holder and colour_of(card) == colour:
            known += ONE_CARD[card]
    return known


def lay_fire_anew(guess: State) -> None:
    """Nobody knows any value before the conflicts: all tokens are exchangeable."""
    tokens = guess.rng.shuffled(FIRE_VALUES)
    number: i64 = 0
    for region in range(REGIONS):
        count = token_count(guess.fires[region])
        if count:
            guess.fires[region] = packed_tokens(tokens, number, count)
            number += count
    guess.fire_aside = packed_tokens(tokens, number, len(tokens) - number)


def packed_tokens(tokens: list[int], start: i64, count: i64) -> i64:
    fire: i64 = 0
    for place in range(count):
        value: i64 = tokens[start + place]
        fire += (value + 1) * FIRE_PLACE[place]
    return fire
