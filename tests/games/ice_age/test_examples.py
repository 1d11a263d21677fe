"""The worked examples I1 to I24 of the rules; players R, B, G, Y, K are the seats A to E."""

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
    carrying_out,
    every,
    finish_turn,
    kinds,
    last_conflicts,
    legal,
    only,
    playing,
    position,
    region,
    round_over,
    seen,
)
from tundra.core.events import Event, View
from tundra.games.ice_age import GAME
from tundra.games.ice_age.rounds import levy
from tundra.games.ice_age.scoring import final_outcome
from tundra.games.ice_age.state import State


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
    state = position(3, stones={A: 13, B: 12, C: 1})
    assert state.dark == 6
    told: list[Event] = []
    levy(state, told)
    assert told[0].facts == {"each": 2, "paid": [2, 2, 1], "count": 5, "reserve": 11}
    assert seen(state)["stones"] == [11, 10, 0]


def crowded(number: int, seat: str = "A") -> dict[int, str]:
    """So many hunters of a player, up to three in a region."""
    places = (5, 6, 7, 8, 9, 11, 12)
    return {
        place: " ".join([seat] * min(3, number - 3 * step))
        for step, place in enumerate(places)
        if number > 3 * step
    }


def test_i7_with_an_empty_supply_own_hunters_are_moved_instead() -> None:
    state = playing("place-steppe", hunters=crowded(11))
    act(state, "mode-terrain")
    assert legal(state) == ["place-10", "done"]
    act(state, "place-10")
    assert legal(state) == [f"relocate-{place}-10" for place in (5, 6, 7, 8)] + ["done"]
    act(state, "relocate-5-10", "relocate-6-10")
    assert region(state, 10)["plain"] == [3, 0, 0]
    assert asked(state) == (A, "discard")


def test_i7_a_hunter_that_was_just_placed_is_not_moved_again() -> None:
    hunters = {**crowded(10), 10: "A"}
    state = playing("place-steppe", hunters=hunters)
    act(state, "mode-anywhere", "place-10")
    assert "relocate-10-5" in legal(state)
    act(state, "relocate-10-5")
    assert region(state, 10)["plain"][A] == 1


def test_i8_hunters_step_only_between_neighbours() -> None:
    state = playing("step-any-3", seats=5, hunters={1: "A", 2: "A", 6: "B", 7: "B"})
    steps = legal(state)
    assert "step-A1-6" in steps
    assert "step-B7-12" in steps
    assert GAME.read("step-A1-6")
    assert not any(text.startswith(("step-A2-7", "step-B6-11")) for text in steps)


def test_i8_a_glacier_makes_no_neighbours_but_is_no_barrier_for_a_jump() -> None:
    state = playing("step-any-3", seats=5, hunters={1: "A"}, covered=[6])
    assert legal(state) == ["step-A1-2", "step-A1-5", "done"]
    jump = position(5, hands={A: "mammoth"}, stones={A: 5}, mammoths={1: 1}, covered=[6])
    act(jump, "play-mammoth-jump")
    assert "mammoth-1-7" in legal(jump)
    assert "mammoth-1-6" not in legal(jump)


def test_i9_with_eight_stones_only_light_cards_and_light_copies_are_played() -> None:
    state = position(
        4, hands={A: "all_place_1 cult_dark swap light_fire group_move"}, stones={A: 8},
        mammoths={2: 1, 3: 1, 6: 1, 7: 1}, light={"top": "mammoth"},
        dark={"top": "remove_1_hunter"},
    )  # fmt: skip
    assert legal(state) == [
        "play-swap", "play-light-fire", "play-group-move",
        "cult-dark-light-place", "cult-dark-light-step", "cult-dark-light-jump",
    ]  # fmt: skip


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


def test_i15_two_removed_hunters_belong_to_different_owners() -> None:
    state = carrying_out("remove-2-hunters", seats=5, hunters={6: "A A B C*", 7: "D E"})
    act(state, "remove-A6")
    assert legal(state) == ["remove-B6", "remove-C6*", "remove-D7", "remove-E7", "done"]
    clubs = state.clubs_left
    act(state, "remove-C6*")
    assert (state.clubs_left, state.supply[C]) == (clubs + 1, 12)


def test_i16_three_steps_with_two_hunters_of_one_owner_at_most() -> None:
    state = playing(
        "step-any-3", hunters={6: "B B B C*", 7: "A"}, clubs=[1, 0, 0],
    )  # fmt: skip
    act(state, "step-B6-7", "step-B6-5")
    steps = legal(state)
    assert not any(text.startswith(("step-B", "step-C")) for text in steps)
    assert {"step-A7-12", "step-A7-12+"} <= set(steps)
    act(state, "step-A7-12+")
    assert region(state, 12)["clubbed"] == [1, 0, 0]
    assert state.clubs[A] == 0


def test_i16_a_hunter_that_has_stepped_does_not_go_on() -> None:
    state = playing("step-any-3", hunters={6: "B"})
    act(state, "step-B6-7")
    assert asked(state) == (A, "discard")


def test_i17_a_swap_may_put_a_club_under_the_own_hunter() -> None:
    state = playing("swap", hunters={10: "A", 6: "C", 11: "C"}, clubs=[1, 0, 0])
    act(state, "swap-A10+")
    assert legal(state) == ["with-C6", "with-C11", "done"]
    act(state, "with-C6")
    assert (region(state, 6)["clubbed"], region(state, 10)["plain"]) == ([1, 0, 0], [0, 0, 1])


def test_i17_hunters_of_regions_apart_do_not_swap() -> None:
    state = playing("swap", hunters={6: "A", 11: "C"})
    assert asked(state) == (A, "discard")


def test_i18_the_mammoth_card_is_paid_by_option() -> None:
    state = position(
        3, hands={A: "mammoth club_or_mammoth"}, stones={A: 4}, mammoths={5: 1, 6: 1, 7: 1, 8: 1}
    )
    plays = [text for text in legal(state) if "mammoth" in text]
    assert plays == ["play-club-or-mammoth", "play-mammoth-step"]
    act(state, "play-club-or-mammoth")
    assert "mammoth-5-12" in legal(state)


def test_i19_nobody_draws_a_fifth_card_of_one_colour() -> None:
    hand = "dark_fire swap swap settle settle"
    state = position(3, hands={A: hand}, hunters={6: "A"}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", "keep")
    assert legal(state) == ["draw-dark"]


def test_i19_after_a_discard_the_first_of_two_draws_is_free() -> None:
    hand = "dark_fire swap swap settle settle"
    state = position(3, hands={A: hand}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", "drop-swap")
    assert legal(state) == ["draw-light", "draw-dark"]
    act(state, "draw-light")
    assert legal(state) == ["draw-dark"]


def test_i20_a_cult_goes_under_its_discard_pile_and_the_copied_card_stays() -> None:
    state = position(
        3, hands={A: "cult_light"}, fire={6: "0"},
        light={"top": "light_fire", "below": ["swap"]},
    )  # fmt: skip
    told = act(state, "cult-light-light", "fire-6-7")
    assert only(told, "copied")["effect"] == "light_fire"
    pile = seen(state)["piles"]["light"]
    assert (pile["top"], pile["below"]) == ("light_fire", ["swap", "cult_light"])


def test_i20_an_empty_draw_pile_is_refilled_but_for_the_visible_top() -> None:
    state = drawing_the_last_light_card()
    told = act(state, "draw-light")
    assert only(told, "reshuffled")["count"] > 0
    pile = seen(state)["piles"]["light"]
    assert (pile["top"], pile["below"], pile["discard"]) == ("light_fire", [], 1)
    assert pile["draw"] == only(told, "reshuffled")["count"]


def drawing_the_last_light_card() -> State:
    """A is to draw; one light card is left, all others lie under a visible light_fire or are held."""
    state = position(
        3, hands={A: "dark_fire"}, fire={6: "0"},
        light={"top": "light_fire"},
    )  # fmt: skip
    act(state, "play-dark-fire", "name-B", "done", "keep")
    data = GAME.dump(state)
    data["light"]["below"] = data["light"]["draw"][1:]
    data["light"]["draw"] = data["light"]["draw"][:1]
    return GAME.load(data)


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


def test_i22_all_others_place_in_order_and_move_one_if_their_supply_is_empty() -> None:
    hunters = {place: text.replace("A", "B") for place, text in crowded(12).items()}
    state = playing("all-place-1", seats=5, hunters=hunters)
    assert asked(state) == (B, "place")
    assert "relocate-5-10" in legal(state)
    assert "place-10" not in legal(state)
    act(state, "done")
    order = []
    while seen(state)["phase"] == "effect":
        order.append(seen(state)["executor"])
        act(state, "place-6")
    assert order == [C, D, E]
    assert asked(state) == (A, "discard")


def test_i23_a_group_goes_together_and_a_mammoth_never_alone() -> None:
    state = playing("group-move", hunters={7: "A A A*"}, mammoths={7: 1})
    act(state, "group-7-8")
    bands = legal(state)
    assert "band-2-1-1-0" in bands
    assert "band-0-0-1-0" not in bands
    act(state, "band-2-1-1-0")
    there = region(state, 8)
    assert (there["plain"][A], there["clubbed"][A], there["mammoths"]) == (2, 1, 1)
    assert asked(state) == (A, "discard")


def test_i24_a_final_tie_goes_to_more_hunters_then_to_more_stones() -> None:
    hunters = {5: "A A A B B B", 6: "A A A B B B", 7: "A A A B B B"}
    state = position(3, hunters, scores=[61, 61, 40], stones={A: 3, B: 5, C: 4})
    outcome = final_outcome(state)
    assert (outcome.places, outcome.reason) == ((2, 1, 3), "stones")
