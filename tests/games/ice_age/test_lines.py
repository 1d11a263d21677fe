"""Lines of play counted in the middle of the game: every card asks as it did when a person last read the count."""

from __future__ import annotations

import pytest
from tools.perft import leaves

from tests.games.ice_age.positions import A, position
from tundra.games.ice_age import GAME
from tundra.games.ice_age.state import State

LAND = {5: "A A B", 6: "A B* C", 7: "A* B C C", 9: "B", 11: "C C", 12: "A"}


def before(card: str) -> State:
    """A is to play with this card in hand and every kind of piece around."""
    return position(
        3, LAND, {A: card}, stones={A: 7}, mammoths={6: 1, 7: 2}, fire={5: "0", 6: "2", 9: "1 1"},
        clubs=[1, 0, 1],
    )  # fmt: skip


COUNTS = {
    "place_forest": 26, "step_any_3": 1839, "club_or_mammoth": 40, "swap": 77, "light_fire": 88,
    "mammoth": 136, "group_move": 58, "settle": 28, "all_place_2": 89, "all_place_1": 153,
    "remove_2_hunters": 24, "remove_1_hunter": 24, "remove_mammoth": 6, "dark_fire": 44,
    "dark_club_or_move": 74,
}  # fmt: skip
"""The lines of three steps that begin with the card."""


def lines_with(card: str) -> int:
    state = before(card)
    text = f"play-{card.replace('_', '-')}"
    found = 0
    for action in GAME.legal_actions(state, A):
        if GAME.write(action).startswith(text):
            after = state.clone()
            GAME.apply(after, A, action, None)
            found += leaves(GAME, after, 2)
    return found


@pytest.mark.parametrize("card", COUNTS)
def test_the_lines_of_a_card_are_counted_as_before(card: str) -> None:
    assert lines_with(card) == COUNTS[card]
