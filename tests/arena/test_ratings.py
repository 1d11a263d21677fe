"""Ratings: the stronger bot ends higher, whoever was quicker to finish."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.leagues import longer, play, tables
from tundra.arena.duel import Result
from tundra.arena.ratings import CURVE_POINTS, curves, last_ratings, rated, thinned


def won_by(name: str, number: int) -> Result:
    return Result(number, ("bear", "wolf"), (1, 2) if name == "bear" else (2, 1), "end", 1)


def test_whoever_wins_more_is_rated_higher_and_doubt_shrinks() -> None:
    rows = list(rated(won_by("wolf" if at % 4 == 0 else "bear", at) for at in range(40)))
    ends = last_ratings(rows)
    assert ends["bear"][0] > ends["wolf"][0] + 3
    first = last_ratings(rows[:2])
    assert ends["bear"][1] < first["bear"][1]


def test_a_win_each_leaves_both_alike() -> None:
    ends = last_ratings(rated([won_by("bear", 0), won_by("wolf", 1)]))
    assert ends["bear"][0] == pytest.approx(ends["wolf"][0], abs=2)


def test_when_the_game_itself_wins_nobody_rises() -> None:
    ends = last_ratings(rated([Result(0, ("bear", "wolf"), (2, 2), "quiet", 1)]))
    assert ends["bear"] == pytest.approx(ends["wolf"])


def test_a_bot_alone_learns_nothing_from_itself() -> None:
    alone = Result(0, ("bear", "bear"), (1, 2), "end", 1)
    assert last_ratings(rated([alone])) == {"bear": pytest.approx((25.0, 25 / 3))}


def test_a_bot_in_two_chairs_has_one_rating() -> None:
    rows = list(rated([Result(0, ("bear", "wolf", "wolf"), (1, 2, 3), "end", 1)]))
    assert [bot for _, bot, _, _ in rows] == ["bear", "wolf"]


def test_curves_are_thinned_and_keep_their_ends() -> None:
    points = [[float(at), 0.0, 0.0, 0.0] for at in range(1000)]
    thin = thinned(points)
    assert len(thin) <= CURVE_POINTS + 1
    assert (thin[0], thin[-1]) == (points[0], points[-1])
    assert list(curves(list(rated([won_by("bear", 0)])))) == ["bear", "wolf"]


def test_greedy_is_rated_above_random_in_a_league(tmp_path: Path) -> None:
    found = play(tmp_path, longer(8))
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    last = tables(tmp_path)["ratings"]
    assert len(last) == 16
    assert found["bots"][0]["rating_low"] < found["bots"][0]["rating"]
