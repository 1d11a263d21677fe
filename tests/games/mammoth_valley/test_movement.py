"""Worked examples 1, 2 and 12 to 18: placing, walking, settling and Fire."""

from __future__ import annotations

from tests.games.mammoth_valley.positions import (
    A,
    B,
    act,
    at,
    kinds,
    legal,
    people,
    refused,
    valley,
)
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.ledger import harvest_at
from tundra.games.mammoth_valley.pieces import NOBODY
from tundra.games.mammoth_valley.state import State


def opening() -> State:
    return GAME.new_game(GAME.choose(4, {"board": "A1B1", "first_player": 1}), 1)


def walk(state: State, *texts: str) -> None:
    act(state, *texts)


# Setup


def test_example_1_a_camp_may_stand_beside_another_only_over_a_river() -> None:
    """D4."""
    state = opening()
    act(state, "camp-c3r3", "skip")
    sites = legal(state)
    assert {"camp-c2r3", "camp-c3r4", "camp-c4r4", "camp-c2r2"} <= set(sites)
    assert not {"camp-c3r2", "camp-c4r2", "camp-c4r3", "camp-c4r5", "camp-c3r3"} & set(sites)
    assert refused(state, "camp-c3r2") == ("3.4", "beside_camp")
    assert refused(state, "camp-c4r5") == ("3.4", "lake")
    assert refused(state, "camp-c3r3") == ("3.4", "camp_there")
    told = act(state, "camp-c2r2")
    assert told[0]["camp"] == "cave"


def test_example_2_a_field_may_be_sown_at_once_on_a_plain_but_not_in_a_forest() -> None:
    state = opening()
    act(state, "camp-c3r3", "sow-c3r3")
    assert state.food[A] == 11
    assert state.crop[at("c3r3")] == 2
    act(state, "camp-c3r4")
    assert state.asked == 2


def test_example_2_with_the_old_prices_the_early_field_costs_two() -> None:
    """D5."""
    options = {"board": "A1B1", "first_player": 1, "start_food": 14, "sow_cost": 2}
    state = GAME.new_game(GAME.choose(4, options), 1)
    act(state, "camp-c3r3", "sow-c3r3")
    assert state.food[A] == 12


# Walking


def test_example_12_as_many_must_stay_as_there_are_animals() -> None:
    state = valley({"c3r3": "A:4w1f wolf:2"})
    act(state, "c3r3:w", "c3r3:w", "c3r3:w")
    assert "c3r3:w" not in legal(state)
    assert refused(state, "c3r3:f") == ("6.2", "pinned")


def test_example_12_two_warriors_among_two_wolves_cannot_leave() -> None:
    state = valley({"c3r3": "A:2w wolf:2", "c5r0": "A:1w1f"})
    assert "c3r3:w" not in legal(state)
    assert refused(state, "c3r3:w") == ("6.2", "pinned")


def test_example_13_who_leaves_enough_behind_may_pass_through() -> None:
    """D23, D24."""
    state = valley({"c3r3": "B:1f", "c3r2": "A:3w", "c5r1": "B:1w"})
    walk(state, "c3r2:w", "c3r2:w", "c3r2:w", "SE")
    walk(state, "c3r3:w1", "c3r3:w1")
    assert "c3r3:w1" not in legal(state)
    walk(state, "E")
    assert people(state, A, "c3r3") == (1, 0)
    assert people(state, A, "c4r3") == (2, 0)


def test_example_13_a_lone_warrior_among_opponents_has_to_stop() -> None:
    state = valley({"c3r3": "B:1f", "c3r2": "A:1w", "c5r1": "B:1w"})
    walk(state, "c3r2:w", "SE")
    assert "c3r3:w1" not in legal(state)


def test_example_14_a_newcomer_frees_a_comrade() -> None:
    state = valley({"c3r3": "A:1w wolf", "c3r2": "A:1w"})
    assert "c3r3:w" not in legal(state)
    walk(state, "c3r2:w", "SE")
    assert {"c3r3:w", "c3r3:w1"} <= set(legal(state))
    walk(state, "c3r3:w", "E", "c4r3:w1")
    assert "c3r3:w1" not in legal(state)


def test_example_15_a_river_bars_the_way_and_a_mountain_ends_it() -> None:
    """D28: a volcano is a mountain."""
    state = valley({"c3r2": "A:1w1f"})
    act(state, "c3r2:w")
    assert refused(state, "SW") == ("6.4", "river")
    act(state, "W")
    assert people(state, A, "c2r2") == (1, 0)
    assert "c2r2:w1" not in legal(state)
    assert refused(state, "c2r2:w1") == ("6.1", "no_token")


def test_example_15_from_the_mountain_one_walks_round_the_spring() -> None:
    state = valley({"c2r2": "A:2w"})
    act(state, "c2r2:w", "SE", "c2r3:w1")
    assert refused(state, "SW") == ("6.4", "river")
    act(state, "SE")
    assert people(state, A, "c3r4") == (1, 0)
    act(state, "c2r2:w", "NE", "c2r1:w1", "E")
    assert people(state, A, "c3r1") == (1, 0)
    assert "c3r1:w1" not in legal(state)


def test_example_16_the_last_woman_who_leaves_takes_the_camp_with_her() -> None:
    """D27, D37: the crop stays."""
    state = valley({"c3r3": "A:3w1f camp-A intact"})
    told = act(state, "c3r3:f", "NW")
    assert kinds(told) == ["moved", "camp_gone"]
    assert state.camp[at("c3r3")] == NOBODY
    assert state.crop[at("c3r3")] == 2
    state.turn = 3
    assert harvest_at(state, A, at("c3r3")) == 8
    state = valley({"c3r3": "B:1w intact"}, "setup", turn=3)
    assert harvest_at(state, B, at("c3r3")) == 8


def test_a_replacement_brought_in_first_saves_the_camp() -> None:
    """D27."""
    state = valley({"c3r3": "A:1w1f camp-A", "c3r2": "A:1f"})
    act(state, "c3r2:f", "SE", "c3r3:f", "NW")
    assert state.camp[at("c3r3")] == A


def test_example_17_who_has_moved_does_not_settle() -> None:
    state = valley({"c3r2": "A:1f", "c3r3": "A:1w"})
    act(state, "c3r3:w", "NW")
    assert "settle-c3r2" not in legal(state)
    assert refused(state, "settle-c3r2") == ("6.5", "settle_pair")
    assert "settle-c3r2" in legal(valley({"c3r2": "A:1w1f"}))
    for guest in ("wolf", "B:1f"):
        assert "settle-c3r2" not in legal(valley({"c3r2": f"A:1w1f {guest}"}))


def test_a_fresh_pair_settles_and_has_done_its_work() -> None:
    state = valley({"c3r2": "A:2w1f"})
    told = act(state, "settle-c3r2")
    assert told[0] == {"kind": "settled", "seat": A, "hex": "c3r2", "camp": "village"}
    assert "c3r2:f" not in legal(state)
    act(state, "c3r2:w")
    assert refused(state, "c3r2:w") == ("6.1", "no_token")


def test_nobody_settles_beside_opponents() -> None:
    """D26."""
    state = valley({"c3r2": "A:2w2f wolf"})
    assert refused(state, "settle-c3r2") == ("6.5", "settle_opponent")


def test_nobody_settles_where_a_camp_stands_or_without_a_marker() -> None:
    camps = dict.fromkeys(("c3r2", "c4r1", "c3r5", "c2r1", "c3r6"), "A:1w1f camp-A")
    state = valley({**camps, "c5r3": "A:1w1f"})
    assert refused(state, "settle-c5r3") == ("6.5", "no_camp_left")
    assert refused(state, "settle-c3r2") == ("6.5", "settle_camp")


# Fire


def burning() -> dict[str, str]:
    return {"c1r3": "fire", "c2r3": "fire", "c3r4": "fire"}


def test_example_18_fire_is_taken_beside_a_burning_hex_before_or_after_moving() -> None:
    """D29: a river does not matter."""
    hexes = {**burning(), "c3r3": "A:1w1f camp-A", "c4r1": "A:1w"}
    state = valley(hexes, choices={"fire": 1})
    assert "fire-c3r3" in legal(state)
    act(state, "c4r1:w", "SW", "c4r2:w1", "SW")
    told = act(state, "fire-c3r3")
    assert [(event["kind"], event["why"]) for event in told] == [("fire_gained", "burning")]
    assert state.has_fire[A] == 1
    assert "c3r3:w" in legal(state)


def test_whoever_founded_a_camp_has_no_hands_left_for_fire() -> None:
    hexes = {**burning(), "c3r3": "A:1w1f", "c4r1": "A:1f camp-A"}
    state = valley(hexes, choices={"fire": 1})
    assert "fire-c3r3" in legal(state)
    act(state, "settle-c3r3")
    assert refused(state, "fire-c3r3") == ("6.6", "fire_source")


def test_example_18_a_tribe_without_a_camp_cannot_take_fire() -> None:
    """D30."""
    state = valley({**burning(), "c3r3": "A:1w1f"}, choices={"fire": 1})
    assert refused(state, "fire-c3r3") == ("6.6", "fire_camp")


def test_fire_from_a_volcano_is_the_only_thing_a_token_does() -> None:
    state = valley({"c2r2": "A:2w1f camp-A"}, choices={"fire": 1})
    assert {"fire-c2r2:w", "fire-c2r2:f"} <= set(legal(state))
    act(state, "fire-c2r2:w")
    assert state.has_fire[A] == 1
    act(state, "c2r2:w")
    assert "c2r2:w" not in legal(state)


def test_without_the_rule_there_is_no_fire() -> None:
    state = valley({"c2r2": "A:2w1f camp-A"})
    assert refused(state, "fire-c2r2:w") == ("6.6", "no_fire_rule")


def test_fire_is_lost_with_the_last_camp() -> None:
    state = valley({"c3r3": "A:1w1f camp-A"}, choices={"fire": 1}, fire=[True, False, False, False])
    told = act(state, "c3r3:f", "NW")
    assert kinds(told) == ["moved", "camp_gone", "fire_lost"]


# Limits


def test_in_a_storm_a_human_makes_one_step_and_in_a_blizzard_none() -> None:
    state = valley({"c3r2": "A:1w1f"}, cap=1)
    act(state, "c3r2:w", "E")
    assert "c4r2:w1" not in legal(state)
    state = valley({"c3r2": "A:1w1f"}, cap=0)
    assert refused(state, "c3r2:w") == ("5.2", "no_moves")
    assert "settle-c3r2" in legal(state)


def test_a_frozen_river_and_lake_can_be_walked_over() -> None:
    """D60."""
    state = valley({"c4r4": "A:1w1f"}, season="winter", frozen=["great", "lake"])
    act(state, "c4r4:w", "SE", "c4r5:w1", "E")
    assert people(state, A, "c5r5") == (1, 0)


def test_burning_and_flooded_hexes_are_closed_but_a_burning_one_can_be_left() -> None:
    state = valley({"c3r2": "A:1w1f fire", "c4r2": "flood", "c3r1": "B:1w1f"})
    act(state, "c3r2:w")
    assert refused(state, "E") == ("6.1", "marker")
    act(state, "SE")
    assert people(state, A, "c3r3") == (1, 0)


def test_nobody_leaves_a_flooded_hex() -> None:
    state = valley({"c3r2": "A:1w1f flood"})
    assert refused(state, "c3r2:w") == ("6.1", "no_road")


def test_snow_closes_the_mountains_to_people_too() -> None:
    state = valley({"c3r2": "A:1w1f", "c2r2": "A:1w"}, snowed=True)
    assert refused(state, "c2r2:w") == ("6.1", "no_road")
    act(state, "c3r2:w")
    assert refused(state, "W") == ("6.3", "snow")


def test_a_tame_wolf_walks_only_with_people_and_runs_wild_without_them() -> None:
    state = valley({"c3r2": "A:1w1t", "c3r3": "A:1w1f"})
    assert refused(state, "c3r2:t") == ("6.1", "wolf_alone")
    told = act(state, "c3r2:w", "E")
    assert kinds(told) == ["moved", "went_wild"]
    assert state.beasts[at("c3r2")] == 1


def test_a_tame_wolf_goes_along_when_it_is_picked() -> None:
    state = valley({"c3r2": "A:1w1t", "c3r3": "A:1w1f"})
    act(state, "c3r2:w", "c3r2:t", "E", "c4r2:w1", "c4r2:t1", "SW")
    assert state.people[2 * 37 + at("c3r3")] == 1


def test_a_solitary_joins_whoever_enters_its_hex() -> None:
    """D63, D25: it does nothing more this turn."""
    state = valley({"c3r2": "A:1w1f"}, neutral=["c4r2", None])
    told = act(state, "c3r2:f", "E")
    assert kinds(told) == ["moved", "joined"]
    assert people(state, A, "c4r2") == (1, 1)
    assert "c4r2:w" not in legal(state)


def test_each_tribe_moves_in_turn_and_ends_its_movement_itself() -> None:
    state = valley({"c3r2": "A:1w1f", "c4r3": "B:1w1f"}, cap=0)
    assert legal(state) == ["settle-c3r2", "end"]
    act(state, "end")
    assert state.asked == B
