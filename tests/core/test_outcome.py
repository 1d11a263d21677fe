"""Outcomes: places from scores, and what an end is worth."""

from __future__ import annotations

from tundra.core import Outcome, ranked


def test_the_highest_score_is_first_and_equals_share_a_place() -> None:
    assert ranked([(3,), (9,), (3,), (1,)]) == (2, 1, 2, 4)


def test_a_second_number_breaks_ties() -> None:
    assert ranked([(3, 1), (3, 2)]) == (2, 1)


def test_the_first_place_is_worth_one_and_the_last_nothing() -> None:
    assert Outcome((1, 3, 2), "points").values() == [1.0, 0.0, 0.5]


def test_a_tie_of_all_is_worth_half() -> None:
    assert Outcome((1, 1), "points").values() == [0.5, 0.5]


def test_when_the_game_itself_wins_nobody_gets_anything() -> None:
    assert Outcome((2, 2, 2), "survived").values() == [0.0, 0.0, 0.0]


def test_outcomes_are_equal_when_places_and_reason_are() -> None:
    assert Outcome((1, 2), "trap") == Outcome((1, 2), "trap")
    assert len({Outcome((1, 2), "trap"), Outcome((1, 2), "trap")}) == 1
    assert Outcome((1, 2), "trap") != Outcome((1, 2), "quiet")
    assert "trap" in repr(Outcome((1, 2), "trap"))
