"""What a seat could believe: other players' choices, hands and packs dealt anew from their public pools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.rng import Rng
from tundra.games.big_manitou.hunts import some_cards
from tundra.games.big_manitou.pieces import ALL_HEROES, BIT, NOBODY, ONE_CARD, clears_of, how_many
from tundra.games.big_manitou.state import SELECT, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that ``seat`` cannot tell from the real one; an onlooker (None) knows no hand."""
    guess = state.clone()
    guess.rng = rng
    viewer: i64 = NOBODY if seat is None else seat
    for other in range(len(guess.hands)):
        if other != viewer:
            deal_anew(guess, other)
    return guess


def deal_anew(guess: State, seat: i64) -> None:
    """All that is known is which cards the seat has not shown, and how many lie where."""
    unseen: i64 = guess.hands[seat] + guess.packs[seat] + guess.asides[seat]
    held: i64 = how_many(guess.hands[seat])
    packed: i64 = how_many(guess.packs[seat])
    if guess.phase == SELECT:
        # How far a choice has come is nobody's business: in a guess it only needs to be confirmed.
        packed = guess.size(seat)
        guess.clears -= clears_of(guess.clears, seat) * ONE_CARD[seat]
    hand = some_hand(guess, seat, unseen, held)
    pack = some_cards(guess.rng, unseen - hand, packed)
    guess.hands[seat] = hand
    guess.packs[seat] = pack
    guess.asides[seat] = unseen - hand - pack


def some_hand(guess: State, seat: i64, unseen: i64, held: i64) -> i64:
    """Whoever could place nothing holds heroes; whoever could place only a hunter holds one."""
    if held == 0:
        return 0
    bit: i64 = BIT[seat]
    if guess.only_heroes & bit:
        return some_cards(guess.rng, unseen & ALL_HEROES, held)
    hand: i64 = 0
    if guess.some_hunter & bit:
        hand = some_cards(guess.rng, unseen & ~ALL_HEROES, 1)
    return hand + some_cards(guess.rng, unseen - hand, held - how_many(hand))
