"""Choosing cards, in secret or by lot, and a hero who hunts as well."""

from __future__ import annotations

from tests.games.big_manitou.positions import A, B, C, D, choose, kinds, sharing, takers
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
