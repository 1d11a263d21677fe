"""Worked examples 19 to 25: tribes, women, spoils and animals in battle."""

from __future__ import annotations

import pytest

from tests.games.mammoth_valley.positions import (
    A,
    B,
    C,
    act,
    animals,
    at,
    begin,
    kinds,
    legal,
    people,
    refused,
    valley,
)
from tundra.games.mammoth_valley.battles import is_battle
from tundra.games.mammoth_valley.fights import WARRIORS_FIGHT, compare, push_fight, roll
from tundra.games.mammoth_valley.people import total
from tundra.games.mammoth_valley.pieces import NOBODY, WOMAN
from tundra.games.mammoth_valley.spoils import options as spoils_options
from tundra.games.mammoth_valley.spoils import push_spoils
from tundra.games.mammoth_valley.stack import K_D, field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import hunting_bonus, tribe_bonus


def losers_of_a_round(state: State, h: int) -> list[int]:
    """Throws the dice of one round and tells who loses a token."""
    push_fight(state, 0, h, WARRIORS_FIGHT)
    roll(state)
    compare(state, None)
    mask = field(state, K_D)
    return [seat for seat in range(state.seats) if mask >> seat & 1]


def test_example_19_the_lower_total_loses_a_token_and_equal_totals_roll_again() -> None:
    red, blue = [2, 5, 6], [3, 4, 2]
    state = valley({"c3r3": "A:3w1f camp-A B:4w"}, phase="setup")
    h = at("c3r3")
    assert (tribe_bonus(state, A, h), tribe_bonus(state, B, h)) == (4, 4)
    fight = [die for pair in zip(red, blue, strict=True) for die in pair]
    # Then Blue throws sixes and Red ones until Red has no warrior left.
    state = valley({"c3r3": "A:3w1f camp-A B:4w"}, phase="setup", dice=fight + [1, 6] * 9)
    told = begin(state, "combat")
    rounds = [event for event in told if event["kind"] == "round"]
    totals = [[side["total"] for side in event["sides"]] for event in rounds]
    assert totals[:3] == [[6, 7], [8, 8], [9, 6]]
    assert [event["losers"] for event in rounds[:3]] == [[A], [], [B]]
    assert state.asked == B
    assert people(state, A, "c3r3") == (0, 1)
    assert people(state, B, "c3r3") == (3, 0)
    assert legal(state) == ["capture", "raze"]


def test_example_20_everybody_below_the_highest_total_loses() -> None:
    """D32."""
    state = valley({"c3r3": "A:2w B:1w1f C:3w"}, phase="setup", dice=[4, 6, 4])
    assert losers_of_a_round(state, at("c3r3")) == [A]
    state = valley({"c3r3": "A:1w B:1w1f C:3w"}, phase="setup", dice=[2, 3, 6])
    assert losers_of_a_round(state, at("c3r3")) == [A, B]


def test_example_20_the_winner_takes_the_women_of_the_others() -> None:
    """D33, D34: they stand aside, and join."""
    dice = [4, 6, 4, 2, 3, 6]
    state = valley({"c3r3": "A:2w B:1w1f C:3w"}, phase="combat", dice=dice)
    assert people(state, C, "c3r3") == (3, 1)
    assert people(state, B, "c3r3") == (0, 0)


def taken() -> State:
    """Blue stands in the last camp of Red, a village with two women; nine food."""
    hexes = {"c3r3": "A:2f camp-A intact B:1w", "c4r1": "B:1w2f camp-B", "c3r6": "B:2f camp-B"}
    return valley(hexes, phase="combat", food=[9, 3, 3, 3])


def test_example_21_women_alone_are_taken_without_a_fight() -> None:
    """D75, D35: half of the food of a last camp."""
    state = taken()
    assert state.asked == B
    assert (state.food[A], state.food[B]) == (5, 7)
    told = act(state, "capture")
    assert "camp_taken" in kinds(told)
    assert state.camp[at("c3r3")] == B
    assert people(state, B, "c3r3") == (1, 2)
    assert state.crop[at("c3r3")] == 2
    assert total(state, B, WOMAN) == 6


def test_example_21_with_the_last_camp_fire_is_lost_too() -> None:
    hexes = {"c3r3": "A:2f camp-A B:1w", "c4r1": "A:1w", "c3r6": "B:2f camp-B"}
    fire = [True, False, False, False]
    state = valley(hexes, phase="combat", choices={"fire": 1}, fire=fire)
    act(state, "capture")
    assert (state.has_fire[A], state.has_fire[B]) == (0, 1)


def test_example_21_a_quarter_of_the_food_if_it_was_not_the_last_camp() -> None:
    state = valley(
        {"c3r3": "A:2f camp-A B:1w", "c2r1": "A:1w1f camp-A"}, phase="combat", food=[9, 3, 3, 3]
    )
    assert (state.food[A], state.food[B]) == (7, 5)


def test_example_22_without_a_woman_to_live_there_a_camp_is_only_razed() -> None:
    """D36, D37."""
    hexes = {"c3r3": "A:2f camp-A intact B:1w", "c4r1": "B:1w6f camp-B", "c2r1": "A:1w"}
    state = valley(hexes, phase="setup", food=[9, 3, 3, 3])
    told = begin(state, "combat")
    loot = [event["amount"] for event in told if event.get("why") == "loot"]
    assert loot == [-4, 4]
    assert state.camp[at("c3r3")] == NOBODY
    assert state.crop[at("c3r3")] == 0
    assert people(state, A, "c3r3") == people(state, A, "c4r1") == (0, 0)


def test_example_22_with_an_own_woman_along_capture_is_possible_and_the_others_are_lost() -> None:
    hexes = {"c3r3": "A:2f camp-A B:1w1f", "c4r1": "B:1w5f camp-B"}
    state = valley(hexes, phase="combat", food=[9, 3, 3, 3])
    assert legal(state) == ["capture", "raze"]
    act(state, "capture")
    assert people(state, B, "c3r3") == (1, 1)


def test_without_a_camp_marker_there_is_no_capture() -> None:
    """D36."""
    camps = dict.fromkeys(("c4r1", "c3r6", "c2r1", "c3r5", "c5r3"), "B:1f camp-B")
    state = valley({"c3r3": "A:2f camp-A B:1w", **camps}, phase="setup")
    push_spoils(state, B, at("c3r3"), None)
    assert len(spoils_options(state)) == 1


def test_example_23_women_without_warriors_fight_each_other() -> None:
    hexes = {"c2r2": "A:1f camp-A B:2f", "c4r1": "A:1w1f"}
    state = valley(hexes, phase="combat", dice=[3, 4, 1, 5])
    assert state.asked == B
    assert people(state, A, "c2r2") == (0, 0)
    assert people(state, B, "c2r2") == (0, 1)
    act(state, "capture")
    assert state.camp[at("c2r2")] == B


def test_example_24_the_first_herd_is_paid_although_the_second_wins() -> None:
    """D38."""
    dice = [3, 2, 1, 4, 4, 3, 1, 5, 2, 3]
    hexes = {"c3r3": "A:2w1f wolf:2 bear", "c4r1": "A:1w1f"}
    state = valley(hexes, phase="combat", dice=dice)
    assert legal(state) == ["hunt-wolf", "hunt-bear"]
    act(state, "hunt-wolf")
    assert legal(state) == ["lose-c3r3:w", "lose-c3r3:f"]
    told = act(state, "lose-c3r3:f")
    assert people(state, A, "c3r3") == (0, 0)
    assert animals(state) == {"c3r3": {"bear": 1}}
    assert [event["amount"] for event in told if event.get("why") == "hunt"] == [2]


def test_example_24_in_the_old_rules_women_are_given_up_last() -> None:
    dice = [3, 2, 1, 4]
    hexes = {"c3r3": "A:2w1f wolf:2 bear", "c4r1": "A:1w1f"}
    state = valley(hexes, phase="combat", dice=dice, choices={"women_die_last": 1})
    act(state, "hunt-wolf")
    assert people(state, A, "c3r3")[1] == 1


def test_example_25_whoever_wins_against_the_tribes_fights_the_animals_at_once() -> None:
    """D31, D39."""
    dice = [1, 6, 1, 6, 4, 3]
    hexes = {"c3r3": "A:2w B:1w1f rhino", "c4r1": "A:1w1f"}
    state = valley(hexes, phase="setup", dice=dice, season="winter")
    told = begin(state, "combat")
    assert people(state, A, "c3r3") == (0, 0)
    assert animals(state) == {}
    hunt = [event for event in told if event["kind"] == "round"][-1]
    assert [side["bonus"] for side in hunt["sides"]] == [1, 1]
    paid = [(event["seat"], event["amount"]) for event in told if event.get("why") == "hunt"]
    assert paid == [(B, 5)]


def test_the_camp_helps_its_owner_and_fire_helps_against_animals_only() -> None:
    state = valley(
        {"c2r2": "A:2w1f camp-A"}, "setup", choices={"fire": 1}, fire=[True, False, False, False]
    )
    h = at("c2r2")
    assert tribe_bonus(state, A, h) == 2 + 2
    assert hunting_bonus(state, A, h, 1) == 2 + 2 + 1
    assert hunting_bonus(state, A, h, 0) == 2 + 1


def test_fire_gained_by_razing_is_kept_only_by_a_tribe_with_a_camp() -> None:
    """D40, D30."""
    hexes = {"c3r3": "A:1f camp-A B:1w", "c4r1": "B:1w1f"}
    fire = [True, False, False, False]
    state = valley(hexes, phase="combat", choices={"fire": 1}, fire=fire)
    act(state, "raze")
    assert state.has_fire[:2] == [0, 0]
    state = valley(hexes, phase="combat", choices={"fire": 1}, fire=fire)
    act(state, "capture")
    assert state.has_fire[:2] == [0, 1]


def test_the_loser_keeps_fire_if_another_camp_is_left_to_it() -> None:
    hexes = {"c3r3": "A:1f camp-A B:1w", "c4r1": "A:1w1f camp-A", "c2r1": "B:1w1f camp-B"}
    fire = [True, False, False, False]
    state = valley(hexes, phase="combat", choices={"fire": 1}, fire=fire)
    act(state, "raze")
    assert state.has_fire[:2] == [1, 1]


def test_a_camp_whose_last_woman_dies_among_animals_is_gone() -> None:
    state = valley({"c3r3": "A:1w1f camp-A bear:2"}, phase="combat", dice=[1, 6])
    told = act(state, "lose-c3r3:f")
    assert kinds(told)[:2] == ["died", "camp_gone"]


def test_a_player_chooses_the_order_of_his_battles() -> None:
    state = valley({"c3r3": "A:1w1f wolf", "c4r1": "A:1w wolf"}, phase="combat")
    assert legal(state) == ["battle-c4r1", "battle-c3r3"]
    assert refused(state, "battle-c3r2") == ("7.1", "no_battle")
    told = act(state, "battle-c3r3")
    assert told[0] == {"kind": "battle", "seat": A, "hex": "c3r3"}


def test_a_neutral_human_among_animals_fights_alone_and_feeds_nobody() -> None:
    state = valley({"c3r3": "wolf"}, phase="combat", neutral=["c3r3", None], dice=[6, 1])
    assert animals(state) == {}
    assert state.neutral[0] == at("c3r3")
    state = valley({"c3r3": "wolf"}, phase="combat", neutral=[None, "c3r3"], dice=[1, 6])
    assert state.neutral[1] == NOBODY


@pytest.mark.parametrize(("text", "expected"), [("A:1w wolf", True), ("A:1w", False)])
def test_a_battle_needs_an_opponent(text: str, expected: bool) -> None:
    state = valley({"c3r3": text}, phase="setup")
    assert is_battle(state, A, at("c3r3")) is expected


def test_only_women_who_really_joined_can_burn_with_the_camp() -> None:
    """The winner has room for one of two captives; her own woman is not among those who burn."""
    hexes = {"c3r3": "A:2f camp-A B:1w1f", "c4r1": "B:1w4f camp-B", "c2r1": "A:1w"}
    state = valley(hexes, "combat", hands=[["scorched-earth"], [], [], []])
    act(state, "capture")
    assert people(state, B, "c3r3") == (1, 2)
    act(state, "play-scorched-earth")
    assert people(state, B, "c3r3") == (1, 1)
    assert state.camp[at("c3r3")] == NOBODY
