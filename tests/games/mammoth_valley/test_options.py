"""What may be chosen where the sources disagree: each option, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mammoth_valley.positions import (
    A,
    B,
    D,
    act,
    animals,
    at,
    kinds,
    legal,
    people,
    refused,
    valley,
)
from tests.games.mammoth_valley.test_rulings import strike
from tundra.core import Event
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.arrivals import arrive, free_rim, is_due
from tundra.games.mammoth_valley.choices import ALL_WIN, QUICK, RANKING, SECOND_TURN, SOLE
from tundra.games.mammoth_valley.ledger import fish_at
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turn_end import check_victory


def chosen(name: str, value: object) -> State:
    return GAME.new_game(GAME.choose(4, {name: value}), 1)


@pytest.mark.parametrize(
    ("name", "value", "field", "usual", "other"),
    [
        ("voluntary_starvation", "off", "may_starve", True, False),
        ("act_beside_opponents", "on", "act_beside", False, True),
        ("return_timing", "second", "return_timing", 0, SECOND_TURN),
        ("return_timing", "quick", "return_timing", 0, QUICK),
        ("victory_ties", "all_win", "victory_ties", RANKING, ALL_WIN),
        ("victory_ties", "sole", "victory_ties", RANKING, SOLE),
        ("sow_needs_warrior", "on", "sow_needs_warrior", False, True),
        ("crossing_stops", "on", "crossing_stops", False, True),
        ("epizootic_draw", "die", "epizootic_die", False, True),
        ("drought_fishing", "lake", "drought_lake_fishing", False, True),
        ("drought_crops", "region", "drought_region", False, True),
        ("avalanche_caves_safe", "off", "avalanche_caves_safe", True, False),
        ("epidemic_four", "nothing", "epidemic_four_nothing", False, True),
        ("arrival_in_disaster", "redraw", "arrival_redraw", False, True),
    ],
)
def test_an_option_is_our_ruling_until_the_other_one_is_chosen(
    name: str, value: object, field: str, usual: object, other: object
) -> None:
    assert getattr(GAME.new_game(GAME.choose(4), 1).choices, field) == usual
    assert getattr(chosen(name, value).choices, field) == other


def test_d43_by_an_option_nobody_starves_who_can_be_fed() -> None:
    hexes, food = {"c4r1": "A:2w1f"}, [2, 9, 9, 9]
    state = valley(hexes, "survival", food=food)
    act(state, "starve-c4r1:w")
    assert "starve-c4r1:f" in legal(state)
    state = valley(hexes, "survival", food=food, choices={"may_starve": 0})
    assert legal(state) == ["starve-c4r1:w", "starve-c4r1:f"]
    act(state, "starve-c4r1:w")
    assert legal(state) == ["feed"]


# D26: beside opponents


def test_d26_two_more_than_the_opponents_found_a_camp_beside_them() -> None:
    beside: dict[str, Any] = {"choices": {"act_beside": 1}}
    assert "settle-c3r3" not in legal(valley({"c3r3": "A:2w1f wolf"}))
    assert "settle-c3r3" in legal(valley({"c3r3": "A:2w1f wolf"}, **beside))
    state = valley({"c3r3": "A:2w1f wolf:2"}, **beside)
    assert refused(state, "settle-c3r3") == ("6.5", "settle_opponent")


def test_d26_a_camp_founded_beside_opponents_helps_in_the_battle_of_this_turn() -> None:
    state = valley({"c3r3": "A:2w1f wolf"}, choices={"act_beside": 1})
    told = act(state, "settle-c3r3")
    while "round" not in kinds(told):
        told = act(state, "end" if "end" in legal(state) else legal(state)[0])
    rounds = [event for event in told if event["kind"] == "round"]
    assert {"what": "camp", "value": 1} in rounds[0]["sides"][0]["bonuses"]


def test_d26_one_more_than_the_opponents_takes_fire_beside_them() -> None:
    def on_the_volcano(group: str, **choices: int) -> list[str]:
        hexes = {"c2r2": f"A:{group} wolf", "c3r3": "A:1f camp-A"}
        return legal(valley(hexes, choices={"fire": 1, **choices}))

    assert "fire-c2r2:w" not in on_the_volcano("2w")
    assert "fire-c2r2:w" in on_the_volcano("2w", act_beside=1)
    assert "fire-c2r2:w" not in on_the_volcano("1w", act_beside=1)


def test_d26_who_has_acted_keeps_no_opponent_busy() -> None:
    hexes = {"c2r2": "A:2w1f wolf", "c3r3": "A:1f camp-A"}
    state = valley(hexes, choices={"fire": 1, "act_beside": 1})
    act(state, "settle-c2r2")
    assert refused(state, "fire-c2r2:w") == ("6.6", "fire_opponent")


def test_d26_two_alike_found_a_camp_beside_opponents_too() -> None:
    hands = [["pacs"], [], [], []]
    assert "play-pacs" not in legal(valley({"c3r3": "A:3w wolf"}, hands=hands))
    state = valley({"c3r3": "A:3w wolf"}, hands=hands, choices={"act_beside": 1})
    assert "play-pacs" in legal(state)


# Tribes that come back, and tribes that win


def test_d53_a_tribe_that_comes_back_in_the_second_turn_waits_for_it() -> None:
    state = valley({"c3r3": "A:1w1f"}, "setup", gone=[0, 0, 0, 3], game_turn=4)
    assert is_due(state, D)
    state.choices.return_timing = SECOND_TURN
    assert not is_due(state, D)
    state.game_turn = 5
    assert is_due(state, D)


def test_d87_a_quick_return_keeps_three_hexes_from_every_camp() -> None:
    hexes = {"c3r3": "A:1w1f camp-A", "c3r2": "B:1w1f", "c4r3": "C:1w1f D:1w1f"}
    state = valley(hexes, "setup")
    assert len(free_rim(state)) == 18
    state.choices.return_timing = QUICK
    assert len(free_rim(state)) == 18
    state.camp[at("c3r3")] = -1
    state.camp[at("c3r2")] = B
    assert at("c3r0") not in free_rim(state)
    assert at("c3r6") in free_rim(state)


def test_d87_a_hex_too_near_a_camp_is_refused() -> None:
    hexes = {"c3r2": "A:1w1f camp-A", "c3r3": "B:1w1f C:1w1f"}
    more: dict[str, Any] = {"status": ["active", "active", "active", "waiting"], "game_turn": 4}
    choices = {"return_timing": QUICK}
    state = valley(hexes, "arrivals", gone=[0, 0, 0, 3], no_arrivals=True, choices=choices, **more)
    assert state.asked == D
    assert refused(state, "return-c3r0") == ("8.7", "near_camp")


def test_a_tribe_comes_back_on_lava_but_not_in_a_fire() -> None:
    state = valley({"c6r2": "lava", "c3r0": "fire", "c3r3": "A:1w B:1w C:1w D:1w"}, "setup")
    assert at("c6r2") in free_rim(state)
    assert at("c3r0") not in free_rim(state)


RED_CAMPS = dict.fromkeys(("c3r3", "c3r6", "c4r1", "c2r1"), "A:1w1f camp-A")
BLUE_CAMPS = dict.fromkeys(("c5r1", "c5r5", "c1r5"), "B:1w1f camp-B") | {"c1r2": "B:2w1f camp-B"}


@pytest.mark.parametrize(
    ("ties", "places"),
    [(RANKING, (2, 1, 3, 3)), (ALL_WIN, (1, 1, 2, 2)), (SOLE, None)],
)
def test_d52_two_who_have_what_it_takes_are_ranked_or_share_or_wait(
    ties: int, places: tuple[int, ...] | None
) -> None:
    said = [True, True, False, False]
    hexes = {**RED_CAMPS, **BLUE_CAMPS}
    state = valley(hexes, "setup", announced=said, choices={"victory_ties": ties})
    check_victory(state, None)
    assert (state.outcome and state.outcome.places) == places


def test_d52_those_equal_in_everything_share_the_victory() -> None:
    blue = {**BLUE_CAMPS, "c1r2": "B:1w1f camp-B"}
    state = valley({**RED_CAMPS, **blue}, "setup", announced=[True, True, False, False])
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "shared"
    assert state.outcome.places == (1, 1, 3, 3)


# Fields and crossings


def test_d47_by_an_option_only_a_village_with_a_warrior_sows() -> None:
    hexes = {"c3r3": "A:1f camp-A", "c3r2": "A:1w1f camp-A"}
    winter: dict[str, Any] = {"season": "winter", "turn": 3}
    state = valley(hexes, "sowing", **winter)
    assert {"sow-c3r2", "sow-c3r3"} <= set(legal(state))
    state = valley(hexes, "sowing", choices={"sow_needs_warrior": 1}, **winter)
    assert refused(state, "sow-c3r3") == ("8.4", "sow_warrior")
    assert "sow-c3r2" in legal(state)


def test_d61_by_an_option_a_crossing_ends_the_move() -> None:
    hands = [["bridge"], [], [], []]
    state = valley({"c3r3": "A:1w1f"}, hands=hands, choices={"crossing_stops": 1})
    act(state, "c3r3:w", "bridge-a", "SW")
    assert people(state, A, "c3r4") == (1, 0)
    assert not any(text.startswith("c3r4:w") for text in legal(state))


# Events


def test_d9_by_an_option_a_die_names_the_sick_species() -> None:
    hexes = {"c3r2": "bison:2", "c4r2": "wolf"}
    state = strike("epizooty", hexes, dice=[4], choices={"epizootic_die": 1})
    assert not any("bison" in herds for herds in animals(state).values())
    assert any("wolf" in herds for herds in animals(state).values())


def test_d11_in_a_drought_one_may_fish_at_the_lake_by_an_option() -> None:
    hexes = {"c4r4": "A:1w1f", "c3r3": "A:1w"}
    state = valley(hexes, "setup", drought=True)
    assert [fish_at(state, A, at(name)) for name in hexes] == [0, 0]
    state = valley(hexes, "setup", drought=True, choices={"drought_lake_fishing": 1})
    assert [fish_at(state, A, at(name)) for name in hexes] == [1, 0]


def test_d11_a_drought_may_strike_one_plain_region_by_an_option() -> None:
    hexes = {"c3r3": "A:1f camp-A intact", "c4r1": "B:1f camp-B intact"}
    state = strike("drought", hexes)
    assert [state.crop[at(name)] for name in hexes] == [1, 1]
    state = strike("drought", hexes, dice=[2], choices={"drought_region": 1})
    assert [state.crop[at(name)] for name in hexes] == [1, 2]
    assert state.drought


def test_d13_by_an_option_avalanches_strike_caves_too() -> None:
    hexes = {"c2r2": "A:2w1f camp-A"}
    choices = {"avalanche_caves_safe": 0}
    state = strike("avalanches", hexes, dice=[1], season="winter", choices=choices)
    assert set(legal(state)) == {"lose-c2r2:w", "lose-c2r2:f"}


def test_d10_by_an_option_a_four_of_the_epidemic_takes_nobody() -> None:
    choices = {"epidemic_four_nothing": 1}
    state = strike("epidemic", {"c3r3": "A:2w1f"}, dice=[4], choices=choices)
    assert people(state, A, "c3r3") == (2, 1)
    state = strike("epidemic", {"c3r3": "A:2w1f"}, dice=[5], choices=choices)
    assert people(state, A, "c3r3") == (1, 1)


BISON_G = 27 + 4
"""The place of the bison with the letter g in a full bag; g is c3r0 on this board, and h is c5r1."""


def arrivals_in_a_fire(**choices: int) -> tuple[State, list[str]]:
    hexes = {"c3r0": "fire", "c2r1": "fire", "c3r3": "A:1w1f"}
    state = valley(
        hexes, "setup", season="winter", game_turn=9, choices=choices, lots=[BISON_G, BISON_G + 1]
    )
    state.status[D] = 2
    told: list[Event] = []
    arrive(state, told)
    return state, [event.kind for event in told]


def test_d16_an_animal_that_arrives_in_a_fire_is_not_replaced() -> None:
    state, told = arrivals_in_a_fire()
    assert told == ["arrival_lost"]
    assert animals(state) == {}


def test_d16_by_an_option_another_animal_comes_for_it() -> None:
    state, told = arrivals_in_a_fire(arrival_redraw=1)
    assert told == ["arrival_lost", "arrived"]
    assert animals(state) == {"c5r1": {"bison": 1}}


def test_d16_when_every_way_in_burns_nobody_is_drawn_for_ever() -> None:
    hexes = {"c3r3": "A:1w B:1w C:1w D:1w"}
    state = valley(hexes, "setup", season="winter", choices={"arrival_redraw": 1})
    for h in state.board.rim:
        state.marker[h] = 1
    told: list[Event] = []
    arrive(state, told)
    assert [event.kind for event in told] == ["arrival_lost", "arrival_lost"]
