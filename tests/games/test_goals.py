"""Every game says what wins and how far everybody is, the same to all, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maamut.positions import position as hunt
from tests.games.mammoth_valley.positions import A, valley
from tundra.core import ALL_SEEING, AnyGame, Match, Seat
from tundra.core.texts import LANGUAGES, has, say
from tundra.games import REGISTRY, big_manitou, maamut, mammoth_valley

GAMES = list(REGISTRY)


def goal_of(game: AnyGame, state: Any, viewer: Seat | None = None) -> dict[str, Any]:
    goal: dict[str, Any] = game.view_for(state, viewer)["goal"]
    return goal


def sentences(goal: dict[str, Any], language: str) -> list[str]:
    """The line as it is read: what wins, then every seat."""
    game = goal["key"].partition(".")[0]
    seats = [
        say(
            language,
            f"{game}.goal.seat{one['state'] and '.' + one['state']}",
            {"seat": "Ann", **one},
        )
        for one in goal["seats"]
    ]
    return [say(language, goal["key"], goal["params"]), *seats]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_says_what_wins_and_how_far_everybody_is(game: AnyGame) -> None:
    seats = max(game.seats)
    match = Match(game, game.choose(seats), 7)
    goal = goal_of(game, match.state)
    assert len(goal["seats"]) == seats
    for viewer in (0, 1, ALL_SEEING):
        assert goal_of(game, match.state, viewer) == goal
    for language in LANGUAGES:
        assert all(sentences(goal, language))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_first_decision_of_every_game_comes_with_a_sentence_that_helps(game: AnyGame) -> None:
    match = Match(game, game.choose(max(game.seats)), 7)
    key = game.prompt(match.state, game.waiting_for(match.state)[0]).key
    for language in LANGUAGES:
        assert has(language, key.replace(".prompt.", ".first."))


def test_the_goal_of_the_valley_counts_camps_and_fire_where_it_is_played_with() -> None:
    hexes = {"c3r3": "A:1w1f camp-A", "c4r1": "A:1f camp-A", "c1r3": "B:1w1f camp-B"}
    plain = goal_of(mammoth_valley.GAME, valley(hexes))
    assert [one["have"] for one in plain["seats"]] == [2, 1, 0, 0]
    assert {one["need"] for one in plain["seats"]} == {4}
    assert "Fire" not in sentences(plain, "en")[0]
    fiery = goal_of(
        mammoth_valley.GAME, valley(hexes, choices={"fire": 1}, fire=[True, False, False, False])
    )
    assert sentences(fiery, "en")[0] == "4 camps and Fire at the end of two turns in a row"
    assert [one["state"] for one in fiery["seats"]] == ["fire", "", "", ""]


def test_whoever_has_announced_a_victory_stands_out_in_the_goal() -> None:
    camps = dict.fromkeys(("c3r3", "c4r1", "c1r3", "c2r5"), "A:1f camp-A")
    goal = goal_of(mammoth_valley.GAME, valley(camps, announced=[True, False, False, False]))
    assert goal["seats"][A] == {"have": 4, "need": 4, "state": "announced"}


def test_the_goal_of_a_hunt_counts_traps_and_knows_who_is_out() -> None:
    state = hunt((1, 0), None, traps={(2, 0): 0, (3, -1): 0})
    seats = goal_of(maamut.GAME, state)["seats"]
    assert [(one["have"], one["state"]) for one in seats] == [(2, ""), (0, "out")]


def test_the_goal_of_big_manitou_counts_the_points_so_far() -> None:
    state = Match(big_manitou.GAME, big_manitou.GAME.choose(3), 3).state
    view = big_manitou.GAME.view_for(state, None)
    assert [one["have"] for one in view["goal"]["seats"]] == [
        row["total"] for row in view["points"]
    ]
