"""Worked examples 26 to 30: survival, harvest, births, sowing, victory, return and the end."""

from __future__ import annotations

from tests.games.mammoth_valley.positions import (
    A,
    B,
    act,
    at,
    begin,
    legal,
    people,
    refused,
    valley,
)
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.drawing import hand, hand_size
from tundra.games.mammoth_valley.ledger import harvest_at, income, need
from tundra.games.mammoth_valley.pieces import NOBODY
from tundra.games.mammoth_valley.survival import least_starving

FIRE = {"fire": 1}


# Survival


def test_example_26_fishing_and_gathering_by_hex() -> None:
    """D67: two rivers make one catch."""
    hexes = {"c3r3": "A:2w", "c3r4": "A:2w", "c2r3": "A:2w", "c4r1": "A:1w1f"}
    state = valley(hexes, phase="survival", food=[3, 9, 9, 9])
    assert state.asked == A
    assert state.food[A] == 3 + 5
    told = act(state, "feed")
    assert told[0] == {"kind": "fed", "seat": A, "paid": 8, "starved": 0, "left": 0}


def test_example_27_in_winter_a_tribe_without_fire_needs_half_as_much_again() -> None:
    hexes = {"c3r3": "A:3w", "c3r4": "A:2w", "c2r3": "A:1w1f"}
    state = valley(hexes, phase="survival", food=[5, 9, 9, 9], season="winter", choices=FIRE)
    assert [need(state, A, fed) for fed in (5, 6, 7)] == [7, 9, 10]
    assert least_starving(state, A) == 2
    assert refused(state, "feed") == ("8.2", "starve_more")
    act(state, "starve-c3r3:w", "starve-c3r3:w")
    told = act(state, "feed")
    assert told[0] == {"kind": "fed", "seat": A, "paid": 7, "starved": 2, "left": 1}
    assert people(state, A, "c3r3") == (1, 0)


def test_example_27_with_fire_nobody_need_starve() -> None:
    hexes = {"c3r3": "A:3w", "c3r4": "A:2w", "c2r3": "A:1w1f camp-A"}
    fire, food = [True, False, False, False], [5, 9, 9, 9]
    state = valley(hexes, "survival", food=food, season="winter", choices=FIRE, fire=fire)
    assert act(state, "feed")[0]["left"] == 1


def test_picks_of_those_who_starve_go_in_order_and_leave_enough() -> None:
    state = valley({"c3r3": "A:2w1f", "c4r1": "A:2w"}, phase="survival", food=[2, 9, 9, 9])
    assert legal(state) == ["starve-c4r1:w", "starve-c3r3:w"]
    act(state, "starve-c3r3:w")
    assert refused(state, "starve-c4r1:w") == ("8.2", "order")


def test_a_tribe_may_starve_people_whom_it_could_feed() -> None:
    """D43; the other reading is a switch."""
    state = valley({"c3r3": "A:2w1f"}, phase="survival")
    assert "starve-c3r3:w" in legal(state)
    state = valley({"c3r3": "A:2w1f"}, phase="survival", choices={"may_starve": 0})
    assert state.asked == NOBODY or "starve-c3r3:w" not in legal(state)


def test_income_is_counted_before_anybody_starves() -> None:
    """D42."""
    state = valley({"c3r3": "A:1w", "c3r4": "A:1f"}, phase="survival", food=[0, 9, 9, 9])
    assert state.food[A] == 3


def test_a_drought_dries_up_the_fishing() -> None:
    """D11."""
    state = valley({"c3r3": "A:1w1f"}, phase="setup", drought=True)
    assert income(state, A) == 0


def test_a_cold_snap_costs_everybody_more() -> None:
    state = valley({"c3r3": "A:4w1f"}, "setup", season="winter", cold_snap=True)
    assert need(state, A, 5) == 7
    state.choices.fire = state.choices.cold_snap_2 = True
    assert need(state, A, 5) == 10


def test_example_28_harvest_pays_and_clears_every_field() -> None:
    """D37, D44."""
    hexes = {"c3r3": "A:2w1f intact", "c4r1": "A:1w damaged", "c3r5": "intact"}
    state = valley(hexes, phase="survival", turn=3, food=[0, 20, 20, 20])
    assert state.food[A] == 12 + 1
    act(state, "feed")
    while state.phase == 6:
        act(state, "feed")
    assert state.crop == [0] * 37


def test_the_ledger_of_a_meal_shows_the_harvest_that_is_in_the_stock() -> None:
    hexes = {"c3r3": "A:2w1f intact", "c4r1": "A:1w"}
    state = valley(hexes, phase="survival", turn=3, food=[3, 20, 20, 20])
    ledger = GAME.view_for(state, B)["survival"]
    rows = {(row["what"], row["points"]) for row in ledger["rows"]}
    assert ("harvest", 8) in rows
    assert ledger["stock"] - sum(row["points"] for row in ledger["rows"]) == 3
    assert state.crop[at("c3r3")] != 0
    act(state, "feed")
    assert state.crop[at("c3r3")] == 0


def test_example_28_in_1991_the_harvest_was_twelve_and_six() -> None:
    hexes = {"c3r3": "A:2w1f intact", "c4r1": "A:1w damaged"}
    choices = {"intact": 12, "damaged": 6}
    state = valley(hexes, phase="survival", turn=3, food=[0, 20, 20, 20], choices=choices)
    assert state.food[A] == 18 + 1


def test_the_owner_of_the_camp_reaps_first() -> None:
    """D44."""
    state = valley({"c3r3": "A:1w B:1f camp-B intact"}, "setup", turn=3)
    assert harvest_at(state, A, at("c3r3")) == 0
    assert harvest_at(state, B, at("c3r3")) == 8


def test_the_harvest_comes_only_on_the_last_turn_of_summer() -> None:
    """D8, D48."""
    state = valley({"c3r3": "A:1w1f intact"}, "setup", turn=3, season_length=4)
    assert income(state, A) == 1


# Births, sowing, tricks


def test_example_29_births_in_the_order_that_the_player_gives() -> None:
    """D45, D46, D86."""
    hexes = {"c3r3": "A:9w3f camp-A", "c2r2": "A:1f camp-A"}
    state = valley(hexes, phase="births", turn=3, dice=[5, 6, 6, 1, 2])
    assert state.asked == A
    assert legal(state) == ["birth-c2r2", "birth-c3r3"]
    told = act(state, "birth-c2r2")
    born = [(event["token"], event["lives"]) for event in told if event["kind"] == "born"]
    assert born[:4] == [("warrior", True), ("warrior", False), ("woman", True), ("woman", True)]
    assert people(state, A, "c2r2") == (1, 1)
    assert people(state, A, "c3r3") == (9, 5)


def test_the_order_of_births_is_not_asked_where_it_cannot_matter() -> None:
    hexes = {"c3r3": "A:1w1f camp-A", "c2r2": "A:1f camp-A"}
    state = valley(hexes, phase="births", turn=3, dice=[5, 5])
    assert people(state, A, "c2r2") == (1, 1)
    assert people(state, A, "c3r3") == (2, 1)


def test_no_births_before_the_season_ends() -> None:
    state = valley({"c3r3": "A:1w1f camp-A"}, phase="births", turn=2)
    assert people(state, A, "c3r3") == (1, 1)


def test_fields_are_sown_at_the_end_of_winter_by_picks_in_order() -> None:
    """D47: no warrior is needed."""
    hexes = dict.fromkeys(("c3r2", "c3r3", "c2r3", "c3r5"), "A:1f camp-A")
    state = valley(hexes, "sowing", season="winter", turn=3, food=[2, 0, 0, 0])
    assert legal(state) == ["sow-c3r2", "sow-c3r3", "sow-c3r5", "done"]
    act(state, "sow-c3r3")
    assert refused(state, "sow-c3r2") == ("8.4", "sown_already")
    act(state, "done")
    assert state.crop[at("c3r3")] == 2
    assert state.food[A] == 1


def test_a_field_that_cannot_be_paid_is_not_sown() -> None:
    state = valley({"c3r3": "A:1w1f camp-A"}, "sowing", season="winter", turn=3, food=[0, 0, 0, 0])
    assert state.crop[at("c3r3")] == 0


def test_at_the_end_of_a_season_one_trick_is_drawn_below_the_limit() -> None:
    """D49: the limit does not change with the number of players left."""
    hands = [["net"], ["bridge", "raft", "swimming", "flint", "torches"], [], []]
    state = valley({}, "tricks", turn=3, hands=hands)
    assert [hand_size(state, seat) for seat in range(4)] == [2, 5, 1, 1]
    assert hand(state, A)


def test_without_tricks_and_discards_nobody_draws() -> None:
    """D50."""
    state = valley({}, "setup", turn=3)
    state.holder = [B] * 40
    begin(state, "tricks")
    assert hand_size(state, A) == 0
