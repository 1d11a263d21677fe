"""What a seat could believe: the cards it has not seen, dealt anew."""

from __future__ import annotations

from tundra.core.rng import Rng
from tundra.games.maamut.pieces import LONGEST
from tundra.games.maamut.play import draw_from
from tundra.games.maamut.state import ONE_HELD, ONE_IN_PILE, State, hand_size, held


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """A position that ``seat`` cannot tell from the real one; an onlooker (None) knows no hand."""
    guess = state.clone()
    guess.rng = rng
    viewer = -1 if seat is None else seat
    hands = guess.hands
    sizes = [hand_size(hand) for hand in hands]
    for other in range(len(hands)):
        if other == viewer:
            continue
        for card in range(1, LONGEST + 1):
            guess.pile += held(hands[other], card) * ONE_IN_PILE[card]
        hands[other] = 0
    for other in range(len(hands)):
        if other != viewer:
            for _ in range(sizes[other]):
                hands[other] += ONE_HELD[draw_from(guess)]
    return guess
