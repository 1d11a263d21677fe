"""Tricks that end a fight another way: friends, flight, trees, traps, and what follows a victory."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, RED, scene
from tundra.games.mammoth_valley.pieces import COMBAT, NOBODY


def test_a_14_a_friend_is_won_between_two_rounds() -> None:
    s = scene(
        COMBAT, {RED: {"K3": "2w"}, BLUE: {"K3": "2w"}}, hands={RED: "friend"}, dice=[4, 2]
    ).start()
    s.do(RED, "play-friend")
    assert (s.group(RED, "K3"), s.group(BLUE, "K3")) == ("3w", "")
    assert len(s.events("round")) == 1


def test_a_14_a_lone_woman_wins_over_the_warrior_who_would_capture_her() -> None:
    s = scene(COMBAT, {RED: {"K3": "1f"}, BLUE: {"K3": "1w"}}, hands={RED: "friend"}).start()
    s.do(RED, "play-friend")
    assert s.group(RED, "K3") == "1w 1f"


def test_a_14_a_warrior_with_a_woman_of_his_tribe_is_not_alone() -> None:
    s = scene(
        COMBAT, {RED: {"K3": "2w"}, BLUE: {"K3": "1w 1f"}}, hands={RED: "friend"}, dice=[6, 1]
    ).start()
    assert s.events("played") == []
    assert s.group(RED, "K3") == "2w 1f"


def test_a_friend_for_whom_no_token_is_left_is_just_removed() -> None:
    s = scene(COMBAT, {RED: {"K3": "10w"}, BLUE: {"K3": "1w"}}, hands={RED: "friend"}).start()
    s.do(RED, "play-friend")
    assert (s.group(RED, "K3"), s.group(BLUE, "K3")) == ("10w", "")
    assert s.events("converted", placed=False)


def test_a_13_flight_leaves_nothing_to_conquer() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "1w 1f", "H2": "1f"}, BLUE: {"K4": "3w 1f"}},
        camps={"K4": RED, "H2": RED},
        hands={RED: "flight"},
        food={RED: 9},
    ).start()
    s.do(RED, "play-flight", "take-w", "take-f", "done", "hex-L4")
    assert (s.group(RED, "L4"), s.group(RED, "K4"), s.camp("K4")) == ("1w 1f", "", NOBODY)
    assert s.food_told(BLUE, "loot") == 0
    assert s.group(BLUE, "K4") == "3w 1f"


def test_a_12_flight_leads_to_a_free_hex_on_foot_and_only_away_from_tribes() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "1w"}, BLUE: {"K4": "1w"}, GREEN: {"L4": "1w"}},
        animals={"K3": "wolf"},
        hands={RED: "flight"},
    ).start()
    s.do(RED, "play-flight")
    assert s.group(RED, "L3") == "1w"
    animals = scene(COMBAT, {RED: {"K4": "1w"}}, animals={"K4": "wolf"}, hands={RED: "flight"})
    animals.start()
    assert animals.events("played") == []
    assert animals.events("round")


def test_a_03_a_part_of_the_group_may_flee_and_the_others_fight_on() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "2w 1f"}, BLUE: {"K4": "2w"}},
        camps={"K4": RED},
        hands={RED: "flight"},
        dice=[6, 1, 6, 1],
    ).start()
    s.do(RED, "play-flight", "take-w", "done", "hex-K3")
    assert (s.group(RED, "K3"), s.group(RED, "K4"), s.group(BLUE, "K4")) == ("1w", "1w 1f", "")


def test_a_37_those_in_the_trees_take_no_part_and_lose_their_village() -> None:
    s = scene(
        COMBAT,
        {RED: {"K3": "1w 2f"}, BLUE: {"K3": "3w"}},
        camps={"K3": RED},
        hands={RED: "climbing_trees"},
    ).start()
    s.do(RED, "play-climbing-trees", "take-w", "take-f", "take-f", "done")
    assert (s.group(RED, "K3"), s.group(BLUE, "K3"), s.camp("K3")) == ("1w 2f", "3w", NOBODY)
    assert s.events("round") == []
    assert s.events("captured") == []
    assert s.events("hid", warriors=1, women=2)


def test_a_37_trees_grow_only_in_forests() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "1w"}, BLUE: {"K4": "1w"}},
        hands={RED: "climbing_trees"},
        dice=[6, 1],
    ).start()
    assert s.events("played") == []


def test_traps_kill_all_animals_of_a_hex_without_a_fight() -> None:
    s = scene(
        COMBAT, {RED: {"L2": "1w"}}, animals={"L2": "wolf mammoth"}, hands={RED: "traps"}
    ).start()
    s.do(RED, "play-traps")
    assert s.animals("L2") == {}
    assert s.food_told(RED, "traps") == 1 + 6
    assert s.events("round") == []


def test_traps_wait_until_no_other_tribe_opposes() -> None:
    s = scene(
        COMBAT,
        {RED: {"L2": "1w"}, BLUE: {"L2": "1w"}},
        animals={"L2": "bear"},
        hands={RED: "traps"},
        dice=[6, 1],
    ).start()
    assert len(s.events("round")) == 1
    s.do(RED, "play-traps")
    assert s.food_told(RED, "traps") == 3


def test_a_55_a_97_traps_give_lean_meat_when_meat_is_lean() -> None:
    s = scene(COMBAT, {RED: {"L2": "1w"}}, animals={"L2": "mammoth"}, hands={RED: "traps"})
    s.state.lean = True
    s.start().do(RED, "play-traps")
    assert s.food_told(RED, "traps") == 4


def test_a_26_cannibals_eat_from_the_death_on_that_calls_them() -> None:
    s = scene(
        COMBAT,
        {RED: {"K3": "2w"}, BLUE: {"K3": "3w"}},
        hands={RED: "cannibals"},
        dice=[6, 1, 6, 1, 6, 1],
    ).start()
    s.do(RED, "pass")
    s.do(RED, "play-cannibals")
    assert s.food_told(RED, "cannibals") == 2


def test_a_26_a_massacre_feeds_cannibals() -> None:
    s = scene(
        COMBAT,
        {RED: {"J2": "1w"}, BLUE: {"J2": "2f"}},
        camps={"J2": BLUE},
        hands={RED: "cannibals"},
    ).start()
    s.do(RED, "raze", "play-cannibals")
    assert s.food_told(RED, "cannibals") == 2


def test_a_53_scorched_earth_burns_camp_women_and_crop_but_not_the_loot() -> None:
    s = scene(
        COMBAT,
        {RED: {"J2": "1w 1f"}, BLUE: {"J2": "2f", "N2": "1f"}},
        camps={"J2": BLUE, "N2": BLUE},
        crops={"J2": "intact"},
        hands={BLUE: "scorched_earth"},
        food={RED: 10, BLUE: 9},
    ).start()
    s.do(RED, "capture").do(BLUE, "play-scorched-earth")
    assert (s.group(RED, "J2"), s.camp("J2"), s.crop("J2")) == ("1w 1f", NOBODY, "none")
    assert s.food_told(RED, "loot") == 2


def test_a_53_with_the_fire_rule_scorched_earth_needs_the_fire_of_just_before() -> None:
    tribes = {RED: {"J2": "1w 1f"}, BLUE: {"J2": "1f", "N2": "1w"}}
    last = scene(
        COMBAT, tribes, camps={"J2": BLUE}, hands={BLUE: "scorched_earth"}, fire={BLUE}
    ).start()
    last.do(RED, "capture")
    assert last.state.has_fire[BLUE] == 0
    last.do(BLUE, "play-scorched-earth")
    assert last.camp("J2") == NOBODY
    cold = scene(COMBAT, tribes, camps={"J2": BLUE}, hands={BLUE: "scorched_earth"}, fire={RED})
    cold.start().do(RED, "capture")
    assert cold.refuses(BLUE, "play-scorched-earth") == "5.1"


def test_a_razed_camp_cannot_burn_any_more() -> None:
    s = scene(
        COMBAT,
        {RED: {"J2": "1w"}, BLUE: {"J2": "1f"}},
        camps={"J2": BLUE},
        hands={BLUE: "scorched_earth"},
    ).start()
    s.do(RED, "raze")
    assert s.state.asked != BLUE or "play-scorched-earth" not in s.legal(BLUE)


def test_a_37_those_in_the_trees_still_fish_and_gather() -> None:
    s = scene(
        COMBAT,
        {RED: {"K3": "2w"}, BLUE: {"K3": "1w"}},
        hands={RED: "climbing_trees"},
    ).start()
    s.do(RED, "play-climbing-trees", "take-w", "done")
    rows = s.events("income", seat=RED)[0]["rows"]
    assert [row["what"] for row in rows] == ["fish", "gather"]
