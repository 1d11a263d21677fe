"""Our rulings D1 to D21, about the box and the cards, one test each; the rules page gives their reasons."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    D,
    act,
    asked,
    carrying_out,
    kinds,
    legal,
    only,
    playing,
    position,
    region,
    round_over,
    seen,
)
from tundra.core import ALL_SEEING, BadOptions
from tundra.games.ice_age import GAME
from tundra.games.ice_age.box import TERRAINS
from tundra.games.ice_age.pieces import CARD_NAMES, COPIES, FIRST_DARK, NEAR


def everywhere(seat: str) -> dict[int, str]:
    """All twelve hunters of a player, two in each of six regions."""
    return dict.fromkeys((5, 6, 7, 8, 9, 12), f"{seat} {seat}")


def merged(*parts: dict[int, str]) -> dict[int, str]:
    places = sorted({place for part in parts for place in part})
    return {place: " ".join(part.get(place, "") for part in parts) for place in places}


def test_d1_thirty_three_light_and_twenty_two_dark_cards() -> None:
    assert (sum(COPIES[:FIRST_DARK]), sum(COPIES[FIRST_DARK:])) == (33, 22)
    assert dict(zip(CARD_NAMES, COPIES, strict=True)) == {
        **{f"place_{terrain}": 2 for terrain in TERRAINS},
        "step_any_3": 3, "club_or_mammoth": 3, "swap": 2, "light_fire": 2, "mammoth": 3,
        "group_move": 3, "settle": 2, "cult_light": 3,
        "all_place_2": 2, "all_place_1": 4, "remove_2_hunters": 3, "remove_1_hunter": 3,
        "remove_mammoth": 2, "dark_fire": 3, "dark_club_or_move": 3, "cult_dark": 2,
    }  # fmt: skip


TERRAIN_MAP = [
    "ice_meadow", "mountains", "steppe", "stone_desert",
    "stone_desert", "forest", "pasture", "ice_meadow",
    "pasture", "steppe", "mountains", "forest",
]  # fmt: skip


def test_d2_two_regions_of_each_terrain_apart_and_one_of_them_always_open() -> None:
    for seats in GAME.seats:
        regions = seen(GAME.new_game(GAME.choose(seats), 1))["regions"]
        assert [place["terrain"] for place in regions] == TERRAIN_MAP
        assert {place["terrain"] for place in regions if not place["covered"]} == set(TERRAINS)
    assert {TERRAIN_MAP.count(terrain) for terrain in TERRAINS} == {2}
    for place, near in enumerate(NEAR):
        assert TERRAIN_MAP[place] not in [TERRAIN_MAP[other] for other in near]


NEIGHBOURS = {
    1: [2, 5, 6], 2: [1, 3, 6], 3: [2, 4, 6, 7], 4: [3, 7, 8],
    5: [1, 6, 9], 6: [1, 2, 3, 5, 7, 9, 10], 7: [3, 4, 6, 8, 10, 11, 12], 8: [4, 7, 12],
    9: [5, 6, 10], 10: [6, 7, 9, 11], 11: [7, 10, 12], 12: [7, 8, 11],
}  # fmt: skip


def test_d3_the_map_is_the_same_after_half_a_turn() -> None:
    regions = seen(GAME.new_game(GAME.choose(3), 1))["regions"]
    assert {place["region"]: place["neighbours"] for place in regions} == NEIGHBOURS
    assert sum(len(near) for near in NEAR) == 2 * 23
    for place, near in enumerate(NEAR):
        assert sorted(11 - other for other in near) == NEAR[11 - place]


def test_d4_only_the_icy_edge_at_the_top_counts_for_glaciers() -> None:
    assert seen(round_over(5))["coverable"] == [1, 2, 3, 4]


def test_d5_with_three_players_no_mammoth_is_in_supply() -> None:
    supply = [seen(GAME.new_game(GAME.choose(n), 1))["mammoth_supply"] for n in GAME.seats]
    assert supply == [0, 1, 2]


def test_d6_the_sixth_terrain_card_is_for_pastures() -> None:
    state = playing("place-pasture")
    act(state, "mode-terrain")
    assert legal(state) == ["place-7", "place-9", "done"]


def test_d7_the_start_player_is_drawn_by_lot_unless_a_seat_is_named() -> None:
    assert {GAME.new_game(GAME.choose(4), seed).first for seed in range(40)} == {0, 1, 2, 3}
    for named in (1, 2, 3, 4):
        options = GAME.choose(4, {"first_player": named})
        assert {GAME.new_game(options, seed).first for seed in range(5)} == {named - 1}
    with pytest.raises(BadOptions, match="only 3 seats"):
        GAME.new_game(GAME.choose(3, {"first_player": 4}), 1)


def test_d7_the_start_player_places_first_and_begins_round_1() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 2}), 1)
    seats = []
    while seen(state)["phase"] == "placement":
        seats.append(asked(state)[0])
        act(state, "place-6")
    assert seats == [B, C, A] * 6
    assert asked(state) == (B, "play")
    assert seen(state)["supply"] == [6, 6, 6]


def test_d8_a_glacier_changes_no_neighbours_and_free_moves_cross_it() -> None:
    state = carrying_out("dark-club-or-move", hunters={5: "B"}, covered=[1, 2, 3, 4, 6])
    assert "relocate-5-12" in legal(state)
    steps = playing("step-any-3", hunters={5: "A"}, covered=[1, 2, 3, 4, 6])
    assert legal(steps) == ["step-A5-9", "done"]


def test_d9_a_light_card_can_be_waived_and_stays_paid() -> None:
    state = playing("settle", stones={A: 7})
    told = act(state, "done")
    assert kinds(told) == ["waived"]
    assert (state.stones[A], state.light, asked(state)) == (2, 5, (A, "discard"))


def test_d10_without_a_supply_the_mammoth_card_places_none() -> None:
    beasts = {5: 1, 6: 1, 7: 1, 8: 1}
    without = position(3, hands={A: "mammoth"}, stones={A: 7}, mammoths=beasts)
    assert "play-mammoth-place" not in legal(without)
    supplied = position(3, hands={A: "mammoth"}, stones={A: 7}, mammoths={5: 1, 6: 1, 7: 1})
    assert "play-mammoth-place" in legal(supplied)


def test_d10_the_other_reading_lets_the_card_place_a_mammoth_of_the_board() -> None:
    beasts = {5: 1, 6: 1, 7: 1, 8: 1}
    state = position(
        3, hands={A: "mammoth"}, stones={A: 7}, mammoths=beasts, mammoth_from_board=True
    )
    act(state, "play-mammoth-place")
    assert GAME.prompt(state, A).key == "ice_age.prompt.mammoth_jump"
    told = act(state, "mammoth-5-12")
    assert (only(told, "mammoth_moved")["from"], state.stones[A]) == (5, 5)
    assert [region(state, number)["mammoths"] for number in (5, 12)] == [0, 1]


def test_d11_the_fire_that_has_been_there_longest_moves() -> None:
    state = playing("light-fire", fire={6: "2 0 1", 7: "1"})
    act(state, "fire-6-7")
    values = [place["values"] for place in seen(state, ALL_SEEING)["regions"][5:7]]
    assert values == [[0, 1], [1, 2]]
    assert [place["values"] for place in seen(state, A)["regions"][5:7]] == [None, None]


def test_d12_fire_does_not_go_under_a_glacier() -> None:
    state = playing("light-fire", fire={6: "0"})
    assert legal(state) == [f"fire-6-{to}" for to in (5, 7, 8, 9, 10, 11, 12)] + ["done"]


def test_d13_at_least_one_hunter_leads_a_mammoth_with_the_group() -> None:
    state = playing("group-move", hunters={7: "A"}, mammoths={6: 1, 7: 1})
    assert not any(text.startswith("group-6") for text in legal(state))
    act(state, "group-7-8")
    assert legal(state) == ["band-1-0-0-0", "band-1-0-1-0", "done"]


def test_d14_each_part_of_settling_can_be_waived() -> None:
    hunters_only = playing("settle", mammoths={5: 1})
    act(hunters_only, "settle-6", "place-6", "place-6", "done")
    assert (region(hunters_only, 6)["plain"][A], region(hunters_only, 6)["mammoths"]) == (2, 0)
    mammoth_only = playing("settle", mammoths={5: 1})
    act(mammoth_only, "settle-6")
    assert only(act(mammoth_only, "done"), "waived")["part"] == "hunters"
    act(mammoth_only, "mammoth-6")
    assert (region(mammoth_only, 6)["plain"][A], region(mammoth_only, 6)["mammoths"]) == (0, 1)
    assert asked(mammoth_only) == (A, "discard")


def test_d15_a_club_does_not_protect_against_dark_cards_and_goes_back() -> None:
    state = carrying_out("remove-1-hunter", hunters={6: "A*"})
    clubs = state.clubs_left
    assert only(act(state, "remove-A6*"), "removed")["clubbed"]
    assert (state.clubs_left, state.supply[A]) == (clubs + 1, 12)


def test_d16_opponents_with_clubs_are_not_swapped_and_own_hunters_may_get_one() -> None:
    state = playing("swap", hunters={6: "A B*", 7: "C"}, clubs=[1, 0, 0])
    assert legal(state) == ["swap-A6", "swap-A6+", "swap-C7", "done"]


def test_d16_two_hunters_alike_are_swapped_only_for_a_club() -> None:
    bare = playing("swap", hunters={6: "A", 7: "A"})
    assert asked(bare) == (A, "discard")
    armed = playing("swap", hunters={6: "A", 7: "A"}, clubs=[1, 0, 0])
    act(armed, "swap-A6+")
    assert legal(armed) == ["with-A7", "done"]
    act(armed, "with-A7")
    assert (region(armed, 7)["clubbed"][A], region(armed, 6)["plain"][A]) == (1, 1)


def test_d17_a_club_goes_under_an_own_hunter_that_has_none() -> None:
    state = playing("club-or-mammoth", hunters={5: "A*", 6: "A A*", 7: "B"})
    act(state, "take-club")
    assert legal(state) == ["club-6", "keep-club"]
    act(state, "club-6")
    assert (region(state, 6)["clubbed"][A], region(state, 6)["plain"][A]) == (2, 0)


def test_d18_as_many_clubs_as_one_has_under_the_hunters_of_one_card() -> None:
    state = playing("place-forest", clubs=[2, 0, 0])
    act(state, "mode-terrain", "place-6+", "place-12+")
    assert legal(state) == ["place-6", "place-12", "done"]
    group = playing("group-move", hunters={7: "A A A"}, clubs=[2, 0, 0])
    act(group, "group-7-8", "band-3-0-0-2")
    assert (region(group, 8)["plain"][A], region(group, 8)["clubbed"][A]) == (1, 2)


def test_d19_no_hunter_moves_twice_with_one_card() -> None:
    state = carrying_out("dark-club-or-move", hunters={6: "B"})
    act(state, "relocate-6-7")
    assert asked(state) == (A, "discard")


def test_d20_all_others_clockwise_each_finishing_before_the_next() -> None:
    state = position(4, hands={C: "all_place_2"}, active=C)
    act(state, "play-all-place-2", "place-6")
    assert (asked(state), seen(state)["effect"]["next"]) == ((D, "place"), [A, B])
    act(state, "place-6", "place-7", "done")
    assert (asked(state), seen(state)["effect"]["next"]) == ((B, "place"), [])


def test_d20_each_executor_counts_anew_which_hunters_have_moved() -> None:
    state = playing("all-place-1", hunters=merged(everywhere("B"), everywhere("C")))
    act(state, "relocate-5-6")
    assert (asked(state)[0], seen(state)["question"]["arrived"]) == (C, [])


def test_d21_a_player_who_can_do_nothing_can_be_named() -> None:
    state = playing("remove-mammoth")
    told = act(state, "name-C")
    assert only(told, "idle") == {"kind": "idle", "seat": C, "card": "remove_mammoth"}
    assert asked(state) == (A, "discard")
