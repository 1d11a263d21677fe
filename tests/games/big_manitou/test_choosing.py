"""Choosing cards, in secret or by lot, and a hero who hunts as well."""

from __future__ import annotations

import pytest

from tests.games.big_manitou.positions import (
    A,
    B,
    C,
    D,
    act,
    choose,
    kinds,
    legal,
    position,
    seen,
    sharing,
    takers,
)
from tundra.core import Match
from tundra.games.big_manitou import GAME


def test_the_random_variant_deals_the_choice_and_shows_it_to_its_owner_alone() -> None:
    match = Match(GAME, GAME.choose(4, {"random_selection": True, "dealer": 4}), 3)
    view = match.view_for(A)
    assert (view["phase"], view["to_move"], view["round"]) == ("play", A, 1)
    assert [len(view["hands"][A]), len(view["packs"][A]), len(view["asides"][A])] == [3, 6, 8]
    assert (view["hands"][1:], view["packs"][1:], view["asides"][1:]) == (
        [3] * 3,
        [5, 5, 4],
        [9, 9, 10],
    )


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [8, 7]), (3, [9, 8, 7]), (4, [9, 8, 8, 7]), (5, [9, 8, 8, 8, 7])],
)
def test_the_earlier_one_plays_the_more_cards_one_chooses(seats: int, sizes: list[int]) -> None:
    state = GAME.new_game(GAME.choose(seats, {"dealer": seats}), 1)
    assert seen(state)["selection"]["sizes"] == sizes


def test_after_an_eighth_card_the_pool_is_just_enough_for_the_first_player() -> None:
    state = position(
        4, {B: {1: "h1 h2 h3 h4 h5 h6 h7"}}, {B: "h8"}, owned={B: "totem"}, hunt=3, phase="extra",
        turns=28, totem=B,
    )  # fmt: skip
    act(state, "h8-1", "discard-totem")
    while state.hunt == 3:
        act(state, legal(state)[0])
    pool = [
        "h9",
        "h10",
        "chief",
        "chief",
        "matriarch",
        "matriarch",
        "rainmaker",
        "scout",
        "sorcerer",
    ]
    assert (seen(state)["first"], seen(state)["selection"]["sizes"][B]) == (B, len(pool))
    assert seen(state)["pools"][B] == pool
    for card in pool:
        assert [text for text in legal(state, B) if text != "clear"] == [f"pick-{card}"]
        act(state, f"pick-{card}", seat=B)
    assert legal(state, B) == ["done", "clear"]


def test_everybody_chooses_at_the_same_time() -> None:
    state = GAME.new_game(GAME.choose(3, {"dealer": 3}), 5)
    assert GAME.waiting_for(state) == [A, B, C]
    choose(state, C, "h1 h2 h3 h4 h5 h6 h7")
    choose(state, A, "h2 h3 h4 h5 h6 h7 chief chief matriarch")
    assert GAME.waiting_for(state) == [B]
    told = choose(state, B, "h1 h2 h3 h4 h5 h6 h7 h8")
    assert kinds(told) == ["ready", "drew", "drew", "drew", "turn"]
    assert state.active == A


def test_the_owner_of_the_hero_takes_as_hunter_too() -> None:
    columns = {D: {1: "chief h3"}}
    state = sharing(4, columns, "bison1 tipi1 horse totem")
    assert takers(state, 1) == [(D, "hero", 1), (D, "first", 2)]
