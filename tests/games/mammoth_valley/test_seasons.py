"""Worked examples 26 to 30: survival, harvest, births, sowing, victory, return and the end."""

from __future__ import annotations

from tests.games.mammoth_valley.positions import (
    A,
    B,
    C,
    D,
    act,
    at,
    begin,
    kinds,
    legal,
    people,
    refused,
    valley,
)
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.drawing import hand, hand_size
from tundra.games.mammoth_valley.ledger import harvest_at, income, need
from tundra.games.mammoth_valley.pieces import BLOCK, NOBODY, OUT, WAITING
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.survival import least_starving
from tundra.games.mammoth_valley.turn_end import check_victory
from tundra.games.mammoth_valley.turns import check_tribes

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


# Victory, elimination, return


def camps_of_red(number: int) -> dict[str, str]:
    names = ["c3r3", "c3r6", "c4r1", "c2r1", "c5r3"]
    return dict.fromkeys(names[:number], "A:1w1f camp-A")


def test_example_30_four_camps_at_the_end_of_two_turns_win() -> None:
    """D51, D55."""
    state = valley(camps_of_red(4), phase="setup")
    check_victory(state, None)
    assert state.announced[A] == 1
    assert state.outcome is None
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "victory"
    assert state.outcome.places[A] == 1


def test_example_30_with_fewer_camps_in_between_the_announcement_is_void() -> None:
    state = valley(camps_of_red(3), phase="setup", announced=[True, False, False, False])
    check_victory(state, None)
    assert state.announced[A] == 0
    assert state.outcome is None


def test_example_30_with_the_rule_of_fire_it_is_needed_at_both_ends() -> None:
    """D51."""
    state = valley(camps_of_red(4), "setup", choices=FIRE, announced=[True, False, False, False])
    check_victory(state, None)
    assert state.outcome is None
    assert state.announced[A] == 0


def test_two_players_need_five_camps() -> None:
    """D80."""
    assert GAME.new_game(GAME.choose(2), 1).choices.camps_goal == 5
    assert GAME.new_game(GAME.choose(3), 1).choices.camps_goal == 4


def test_of_several_winners_the_ranking_decides_and_equals_share() -> None:
    """D52."""
    blue = dict.fromkeys(("c5r1", "c5r5", "c1r5", "c1r2"), "B:1w1f camp-B")
    said = [True, True, False, False]
    state = valley({**camps_of_red(4), **blue}, "setup", announced=said, food=[9, 3, 1, 1])
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.places[:2] == (1, 2)
    state = valley({**camps_of_red(4), **blue}, "setup", announced=said, food=[3, 3, 1, 1])
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "shared"
    assert state.outcome.places[:2] == (1, 1)


def test_a_tribe_without_people_is_gone_and_comes_back_once_in_the_first_year() -> None:
    """D54, D69."""
    state = valley({}, "setup", hands=[["net"], [], [], []], food=[7, 1, 1, 1])
    remove_people(state, A)
    check_tribes(state, None)
    assert state.status[A] == WAITING
    assert state.food[A] == 0
    assert hand_size(state, A) == 0
    assert state.trick_discards == [GAME.read("play-net") - GAME.read("play-friend")]


def remove_people(state: State, *seats: int) -> None:
    for seat in seats:
        for place in range(seat * BLOCK, (seat + 1) * BLOCK):
            state.people[place] = 0


def test_from_the_second_year_on_an_eliminated_tribe_is_out() -> None:
    state = valley({}, "setup", year=2)
    remove_people(state, A)
    check_tribes(state, None)
    assert state.status[A] == OUT


def test_the_last_tribe_alive_wins_at_once_unless_somebody_will_return() -> None:
    """D55."""
    state = valley({}, "setup", year=1)
    remove_people(state, A, B, C)
    check_tribes(state, None)
    assert state.outcome is None
    state = valley({}, "setup", year=2)
    remove_people(state, A, B, C)
    check_tribes(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "last_tribe"
    assert state.outcome.places == (2, 2, 2, 1)


def test_without_any_human_the_animals_win() -> None:
    """D56: but not while somebody may return."""
    state = valley({}, "setup", year=1)
    remove_people(state, A, B, C, D)
    check_tribes(state, None)
    assert state.outcome is None
    state = valley({}, "setup", year=3)
    remove_people(state, A, B, C, D)
    check_tribes(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "extinction"
    assert set(state.outcome.places) == {2}


def returning() -> State:
    status = ["active", "active", "active", "waiting"]
    hexes = {"c3r3": "A:2w1f", "c3r0": "wolf", "c4r0": "camp-B B:1w1f"}
    return valley(
        hexes, "arrivals", status=status, gone=[0, 0, 0, 3], game_turn=4, no_arrivals=True
    )


def test_a_tribe_returns_on_a_free_hex_of_the_rim_with_food_and_tricks() -> None:
    """D53."""
    state = returning()
    assert state.asked == D
    assert "return-c3r0" not in legal(state)
    assert refused(state, "return-c3r0") == ("8.7", "occupied")
    assert refused(state, "return-c3r3") == ("8.7", "not_rim")
    told = act(state, "return-c6r2")
    assert kinds(told)[:2] == ["returned", "dealt"]


def test_the_seasons_follow_each_other_and_the_years_too() -> None:
    state = valley({}, "end", turn=3, season="summer")
    assert (state.season, state.turn, state.year) == (1, 1, 1)
    state = valley({}, "end", turn=3, season="winter", frozen=["great", "lake"], lean=True)
    assert (state.season, state.turn, state.year) == (0, 1, 2)
    assert state.frozen == 0
    assert not state.lean


def test_whoever_stands_on_the_ice_when_it_thaws_is_lost() -> None:
    """D60."""
    hexes = {"c4r5": "A:1w", "c3r3": "A:1w1f"}
    state = valley(hexes, "end", turn=3, season="winter", frozen=["great", "lake"])
    assert people(state, A, "c4r5") == (0, 0)


def test_after_the_last_year_the_ranking_decides() -> None:
    """D92."""
    state = valley(camps_of_red(2), "end", turn=3, season="winter", year=8)
    assert state.outcome is not None
    assert state.outcome.reason == "years"
    assert state.outcome.places[A] == 1


def test_the_first_player_has_most_camps_then_people_then_food() -> None:
    """D22, D74."""
    hexes = {"c3r3": "A:2w1f", "c4r1": "C:1w1f camp-C", "c2r1": "B:3w1f"}
    state = valley(hexes, "movement", game_turn=2)
    assert state.first == C
    state = valley({"c3r3": "A:2w1f", "c2r1": "B:3w1f"}, "movement", game_turn=2)
    assert state.first == B


def test_the_first_two_turns_bring_no_event_but_fires_and_floods_always_end() -> None:
    """D6, D70."""
    state = valley({"c3r3": "A:1w1f fire"}, "event", game_turn=2)
    assert state.marker[at("c3r3")] == 0
    assert state.event == NOBODY
    state = valley({"c3r3": "A:1w1f"}, "event", game_turn=3)
    assert state.event != NOBODY
