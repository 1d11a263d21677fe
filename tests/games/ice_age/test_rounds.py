"""How rounds end and begin, in the whole game and in the short one."""

from __future__ import annotations

from tests.games.ice_age.positions import B, act, asked, only, round_over, round_over_soon, seen
from tundra.games.ice_age import GAME


def test_the_short_game_ends_after_three_rounds() -> None:
    state = GAME.new_game(GAME.choose(3, {"rounds": 3}), 4)
    assert (seen(state)["rounds"], seen(state)["last_round"]) == (3, False)
    over = round_over_soon(round=3, rounds=3)
    act(over, "play-dark-fire")
    assert over.outcome is not None


def test_a_new_round_lays_new_fire_and_begins_left_of_whoever_ended_the_last_one() -> None:
    state = round_over(3, hunters={6: "A"})
    told = act(state, "cover-6")
    begun = only(told, "round")
    assert (begun["first"], begun["fire"]) == (B, [5, 7, 8, 9, 10, 11, 12])
    assert asked(state) == (B, "play")
