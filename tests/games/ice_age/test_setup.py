"""How the table looks before the first card, with each number of players, and what the cards cost and bring."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import act, only, seen
from tundra.core.events import View
from tundra.games.ice_age import GAME
from tundra.games.ice_age.pieces import CARD_NAMES, COST, FIRST_DARK, GAIN, OPTION_COST

LAYOUT = {
    3: ([1, 2, 3, 4], [5, 6, 7, 8], 0, 20),
    4: ([1, 4], [2, 3, 6, 7], 1, 25),
    5: ([], [1, 2, 3, 4], 2, 30),
}
"""Covered regions, regions with a mammoth, mammoths in supply, dark reserve."""


def where(view: View, what: str) -> list[int]:
    return [place["region"] for place in view["regions"] if place[what]]


@pytest.mark.parametrize("seats", LAYOUT)
def test_the_number_of_players_decides_glaciers_mammoths_and_stones(seats: int) -> None:
    view = seen(GAME.new_game(GAME.choose(seats), 1))
    supply, reserve = view["mammoth_supply"], view["dark_reserve"]
    assert (where(view, "covered"), where(view, "mammoths"), supply, reserve) == LAYOUT[seats]
    assert {place["mammoths"] for place in view["regions"]} == {0, 1}
    assert (view["stones"], view["light_reserve"]) == ([4] * seats, 0)
    assert (view["supply"], view["scores"]) == ([12] * seats, [0] * seats)
    assert (view["clubs"], view["club_supply"]) == ([0] * seats, 6)


@pytest.mark.parametrize("seats", LAYOUT)
def test_one_fire_lies_in_each_open_region_and_the_others_aside(seats: int) -> None:
    view = seen(GAME.new_game(GAME.choose(seats), 1))
    for place in view["regions"]:
        assert place["fire"] == (0 if place["covered"] else 1)
    assert view["fire_aside"] == 14 - len(where(view, "fire"))


@pytest.mark.parametrize("seats", LAYOUT)
def test_after_six_hunters_each_two_light_and_three_dark_cards_are_dealt(seats: int) -> None:
    state = GAME.new_game(GAME.choose(seats), 1)
    assert {(hand["light"], hand["dark"]) for hand in seen(state)["hands"]} == {(0, 0)}
    told = act(state, *["place-6"] * (6 * seats))
    assert only(told, "round")["round"] == 1
    view = seen(state)
    assert {(hand["light"], hand["dark"]) for hand in view["hands"]} == {(2, 3)}
    assert (view["supply"], view["on_board"]) == ([6] * seats, [6] * seats)
    piles = [(pile["draw"], pile["discard"]) for pile in view["piles"].values()]
    assert piles == [(33 - 2 * seats, 0), (22 - 3 * seats, 0)]


def test_light_cards_cost_and_dark_cards_bring_what_the_rules_say() -> None:
    terrains = dict.fromkeys([name for name in CARD_NAMES if name.startswith("place_")], 3)
    assert len(terrains) == 6
    assert dict(zip(CARD_NAMES[:FIRST_DARK], COST[:FIRST_DARK], strict=True)) == {
        **terrains, "step_any_3": 3, "club_or_mammoth": 2, "swap": 1, "light_fire": 1,
        "mammoth": 0, "group_move": 5, "settle": 5, "cult_light": 0,
    }  # fmt: skip
    assert OPTION_COST == [2, 3, 5]
    assert dict(zip(CARD_NAMES[FIRST_DARK:], GAIN[FIRST_DARK:], strict=True)) == {
        "all_place_2": 6, "all_place_1": 3, "remove_2_hunters": 4, "remove_1_hunter": 2,
        "remove_mammoth": 3, "dark_fire": 2, "dark_club_or_move": 3, "cult_dark": 0,
    }  # fmt: skip
