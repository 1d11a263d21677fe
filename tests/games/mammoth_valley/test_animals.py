"""Worked examples 3 to 11: animals arrive, run and trample."""

from __future__ import annotations

from typing import Any

from tests.games.mammoth_valley.positions import animals, at, begin, valley
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.arrivals import arrivals, arrive
from tundra.games.mammoth_valley.beasts import bag_size
from tundra.games.mammoth_valley.herds import apply_tramples, move_all
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    CROP_NAMES,
    HEX_NAMES,
    NOBODY,
    OUT,
    SUMMER,
    TOKEN_LETTERS,
    WAITING,
    WINTER,
)
from tundra.games.mammoth_valley.state import State

NE, E, SE, SW, W, NW = range(6)
APART = {"c5r0": "A:1w1f", "c2r6": "B:1w1f", "c6r3": "C:1w1f", "c1r1": "D:1w1f"}
"""All tribes far from where the animals of an example are."""


def wild(hexes: dict[str, str], **more: Any) -> State:
    """The animals are about to move; the tribes are far away unless the example says otherwise."""
    named = "".join(hexes.values())
    rest = {name: text for name, text in APART.items() if text[:2] not in named}
    state = valley({**rest, **hexes}, phase="setup", **more)
    state.phase = ANIMALS
    return state


def run_all(state: State, direction: int) -> dict[str, dict[str, int]]:
    move_all(state, direction, None)
    return animals(state)


def test_example_3_six_animals_at_first_then_four_in_summer_and_two_in_winter() -> None:
    state = wild({})
    assert arrivals(state) == 6
    state.game_turn = 2
    assert arrivals(state) == 4
    state.season = WINTER
    assert arrivals(state) == 2


def test_example_3_whoever_will_come_back_counts_for_the_arrivals_but_not_who_is_out() -> None:
    """D15."""
    state = wild({})
    state.game_turn, state.season = 6, WINTER
    state.status[3] = WAITING
    assert arrivals(state) == 2
    state.status[3] = OUT
    assert arrivals(state) == 1
    state.season = SUMMER
    assert arrivals(state) == 3


def test_example_4_an_animal_that_arrives_in_a_fire_goes_back_to_the_bag_unreplaced() -> None:
    """D16."""
    bison_g = 3 * 9 + TOKEN_LETTERS[27:36].index("g")
    state = wild({"c3r0": "fire", "c2r1": "fire"}, game_turn=4, season="winter", lots=[bison_g, 0])
    before = bag_size(state)
    arrive(state, None)
    assert state.where[bison_g] == NOBODY
    assert bag_size(state) == before - 1


def test_example_5_blocked_at_once_an_animal_goes_the_other_way() -> None:
    assert run_all(wild({"c3r2": "mammoth"}), W) == {"c4r2": {"mammoth": 1}}


def test_example_6_blocked_in_mid_course_an_animal_stops() -> None:
    assert run_all(wild({"c3r2": "wolf"}), SE) == {"c3r3": {"wolf": 1}}


def test_example_7_bears_swim_and_tigers_do_not() -> None:
    assert run_all(wild({"c4r2": "bear"}), SW) == {"c3r4": {"bear": 1}}
    assert run_all(wild({"c4r2": "tiger"}), SW) == {"c3r3": {"tiger": 1}}


def test_example_7_with_swimming_tigers_the_tiger_runs_on() -> None:
    """D68: only as a variant."""
    state = wild({"c4r2": "tiger"})
    state.choices.tigers_swim = True
    assert run_all(state, SW) == {"c2r5": {"tiger": 1}}


def test_example_8_the_order_is_chosen_that_makes_a_herd() -> None:
    """D19."""
    assert run_all(wild({"c4r2": "bison", "c4r3": "bison"}), SE) == {"c5r4": {"bison": 2}}


def test_example_9_of_two_orders_that_make_a_herd_the_first_counts() -> None:
    """D19, and D20: a herd that turns round has its full strength."""
    assert run_all(wild({"c5r5": "wolf", "c3r0": "wolf"}), SE) == {"c4r2": {"wolf": 2}}


def test_example_10_animals_among_people_are_held_and_others_stop_there() -> None:
    state = wild({"c3r3": "A:2w wolf", "c4r3": "wolf"})
    assert run_all(state, W) == {"c3r3": {"wolf": 2}}


def test_example_11_two_herds_trample_a_field_to_nothing() -> None:
    """D21."""
    state = wild({"c3r5": "intact", "c3r6": "bison rhino"})
    assert run_all(state, NE) == {"c4r4": {"bison": 1}, "c3r5": {"rhino": 1}}
    # Marked once on the table, however many herds ran over it.
    assert GAME.view_for(state, None)["trampled"] == ["c3r5"]
    apply_tramples(state, None)
    assert CROP_NAMES[state.crop[at("c3r5")]] == "none"


def test_example_11_one_herd_damages_a_field() -> None:
    state = wild({"c3r5": "intact", "c3r6": "bison"})
    run_all(state, NE)
    apply_tramples(state, None)
    assert CROP_NAMES[state.crop[at("c3r5")]] == "damaged"


def test_a_palisade_keeps_the_field_whole() -> None:
    state = wild({"c3r5": "intact palisade", "c3r6": "bison"})
    run_all(state, NE)
    apply_tramples(state, None)
    assert CROP_NAMES[state.crop[at("c3r5")]] == "intact"


def test_as_many_animals_arrive_as_the_bag_holds() -> None:
    """D18."""
    state = wild({})
    for token in range(54):
        state.where[token] = at("c4r2")
    state.where[10] = NOBODY
    arrive(state, None)
    assert state.where[10] != NOBODY


def test_snow_on_the_mountains_lets_no_animal_in_or_out() -> None:
    state = wild({"c2r2": "bear", "c3r2": "tiger"}, snowed=True)
    assert run_all(state, W) == {"c2r2": {"bear": 1}, "c4r2": {"tiger": 1}}


def test_tokens_of_a_herd_go_where_the_herd_goes() -> None:
    state = wild({"c4r2": "wolf:2", "c3r3": "wolf"})
    run_all(state, SW)
    for h, name in enumerate(HEX_NAMES):
        tokens = sum(place == h for place in state.where)
        assert tokens == sum(animals(state).get(name, {}).values())


def test_the_solitaries_walk_with_the_wind_and_it_is_told_which_of_them() -> None:
    """Rule 6.11."""
    state = valley({"c3r3": "A:2w1f"}, "setup", neutral=["c3r6", "c4r2"], dice=[1])
    told = [event for event in begin(state, "animals") if event["kind"] == "wandered"]
    seen = [(event["token"], event["from"], event["hex"]) for event in told]
    assert seen == [("warrior", "c3r6", "c3r5"), ("woman", "c4r2", "c4r1")]
