"""The worked examples of the rules about rounds, conflicts and points; players R, B, G, Y, K are the seats A to E."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    D,
    E,
    act,
    asked,
    every,
    finish_turn,
    kinds,
    last_conflicts,
    legal,
    only,
    position,
    round_over,
    seen,
)
from tundra.core.events import View
from tundra.games.ice_age.scoring import final_outcome


def test_i1_a_region_feeds_three_and_one_more_for_each_mammoth_and_point_of_fire() -> None:
    state = position(3, mammoths={6: 1, 7: 3}, fire={6: "2", 7: "0 2"})
    assert [state.capacity(number - 1) for number in (5, 6, 7)] == [3, 6, 8]


def losses(told: list[View]) -> list[tuple[list[int], int]]:
    """Who lost hunters together, and how many were left in the region then."""
    return [(event["seats"], event["hunters"]) for event in every(told, "lost")]


def test_i2_the_smallest_groups_lose_first_lap_after_lap() -> None:
    told = last_conflicts(3, {6: "A A B B B C C C C"}, fire={6: "2"})
    assert losses(told) == [([A], 8), ([B], 7), ([C], 6), ([A], 5)]
    assert only(told, "conflict_over")["left"] == [0, 2, 3]


def test_i3_equal_groups_lose_together_even_below_the_limit() -> None:
    crowd = {6: "A A B B E E C C C D D D D"}
    told = last_conflicts(5, crowd, fire={6: "2 1 1"})
    assert losses(told) == [([A, B, E], 10), ([C], 9), ([D], 8), ([A, B, E], 5)]
    assert only(told, "conflict_over")["left"] == [0, 0, 2, 3, 0]


def test_i4_a_hunter_scores_one_two_or_three_points_by_the_mammoths_around() -> None:
    hunters = {1: "D D D B A", 5: "B B B C C", 9: "A A"}
    told = last_conflicts(4, hunters, mammoths={1: 2, 5: 1}, fire={5: "1"}, covered=[])
    assert [(event["region"], event["points"]) for event in every(told, "scored")] == [
        (1, [3, 3, 0, 9]),
        (5, [0, 6, 4, 0]),
        (9, [2, 0, 0, 0]),
    ]
    assert only(told, "totals")["gains"] == [5, 9, 4, 9]


@pytest.mark.parametrize(
    ("seats", "regions"), [(3, [5, 6, 7, 8]), (4, [2, 3, 5, 6, 7, 8]), (5, [1, 2, 3, 4])]
)
def test_i5_the_first_glacier_lies_at_the_ice(seats: int, regions: list[int]) -> None:
    state = round_over(seats)
    assert legal(state) == [f"cover-{number}" for number in regions] + ["decline"]


def test_i6_the_levy_takes_the_smallest_number_that_fills_the_reserve() -> None:
    state = position(3, hands={A: "all_place_2"}, stones={A: 7, B: 12, C: 1}, reserve=6, spent=6)
    finish_turn(state, "play-all-place-2", "done", "done")
    assert (seen(state)["stones"], state.light, state.dark) == ([13, 12, 1], 6, 0)
    told = act(state, "decline")
    assert only(told, "stones_back")["reserve"] == 6
    # One stone from each would make nine only.
    assert only(told, "levy") == {
        "kind": "levy", "seat": None, "each": 2, "paid": [2, 2, 1], "count": 5, "reserve": 11,
    }  # fmt: skip
    view = seen(state)
    assert (view["stones"], view["dark_reserve"], view["light_reserve"]) == ([11, 10, 0], 11, 0)
    assert view["round"] == 2


def test_i10_a_shortage_is_made_up_from_the_light_reserve_and_ends_the_migration() -> None:
    state = position(
        5, hands={B: "all_place_2"}, stones={A: 9, B: 3, C: 9, D: 9, E: 7}, reserve=4, spent=9,
        round=2, active=B, fire={3: "0"},
    )  # fmt: skip
    told = act(state, "play-all-place-2")
    assert only(told, "gained") == {
        "kind": "gained", "seat": B, "stones": 6, "dark": 4, "light": 2,
    }  # fmt: skip
    assert (state.stones[B], state.dark, state.light) == (9, 0, 7)
    order = []
    while seen(state)["phase"] == "effect":
        order.append(seen(state)["executor"])
        act(state, "place-3")
        act(state, "done")
    assert order == [C, D, E, A]
    assert asked(state) == (B, "discard")
    told = finish_turn(state)
    assert "migration_over" in kinds(told)
    act(state, "decline")
    assert (seen(state)["round"], asked(state)) == (3, (C, "play"))


def test_i11_in_the_last_round_the_last_dark_card_brings_nothing() -> None:
    state = position(
        4, hands={B: "all_place_2"}, stones={A: 9, B: 3, C: 9, D: 9}, reserve=4, spent=7, round=4,
        active=B,
    )  # fmt: skip
    told = act(state, "play-all-place-2")
    assert (state.stones[B], state.dark, state.light) == (3, 0, 11)
    assert kinds(told) == ["played", "forfeited", "migration_over", "revealed", "totals", "ended"]
    assert seen(state)["phase"] == "over"


def test_i12_a_club_saves_its_hunter_in_a_conflict() -> None:
    told = last_conflicts(3, {6: "A* B B C C"})
    assert only(told, "conflict")["order"] == [[A], [B, C]]
    assert losses(told) == [([B, C], 3)]
    assert only(told, "conflict_over")["left"] == [1, 1, 1]


def test_i13_when_only_clubs_are_left_the_conflict_is_over_above_the_limit() -> None:
    told = last_conflicts(3, {6: "A* A* B* B* C"})
    assert losses(told) == [([C], 4)]
    over = only(told, "conflict_over")
    assert (over["hunters"], over["clubs_only"]) == (4, True)
    assert only(told, "scored")["points"] == [2, 2, 0]


def test_i14_as_many_as_there_is_room_for_is_no_conflict() -> None:
    assert not every(last_conflicts(3, {6: "A B B B"}, fire={6: "1"}), "conflict")


def test_i21_the_last_player_lays_the_glacier_and_what_stood_there_goes_back() -> None:
    hunters = {5: "B", 6: "A A B C", 7: "B B B", 8: "B B B", 9: "C C C", 10: "C C C"}
    state = round_over(4, hunters=hunters, scores=[10, 2, 3, 19], mammoths={6: 1})
    view = seen(state)
    assert view["scores"] == [14, 11, 11, 19]
    assert (view["on_board"][B], view["on_board"][C]) == (8, 7)
    assert asked(state) == (C, "glacier")
    told = act(state, "cover-6")
    covered = only(told, "covered")
    assert (covered["hunters"], covered["mammoths"]) == ([2, 1, 1, 0], 1)
    assert state.mammoths_left == 5
    assert {9, 10} <= set(seen(state)["coverable"])


def test_i24_a_final_tie_goes_to_more_hunters_then_to_more_stones() -> None:
    hunters = {5: "A A A B B B", 6: "A A A B B B", 7: "A A A B B B"}
    state = position(3, hunters, scores=[61, 61, 40], stones={A: 3, B: 5, C: 4})
    outcome = final_outcome(state)
    assert (outcome.places, outcome.reason) == ((2, 1, 3), "stones")
