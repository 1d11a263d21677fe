"""Tricks in a fight, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, RED, scene
from tundra.games.mammoth_valley.pieces import COMBAT


def test_a_51_a_weapon_serves_every_fight_of_its_hex() -> None:
    s = scene(
        COMBAT,
        {RED: {"L2": "2w"}},
        animals={"L2": "wolf bear"},
        hands={RED: "cut_stone"},
        dice=[2, 4, 1, 5, 4, 3],
    ).start()
    s.do(RED, "play-cut-stone", "hunt-wolf")
    assert s.group(RED, "L2") == "1w"
    assert s.animals("L2") == {}
    assert s.food_told(RED, "hunt") == 1 + 3
    assert s.dice_left() == []


def test_a_51_several_weapons_add_up_on_their_own_hex_and_nowhere_else() -> None:
    s = scene(
        COMBAT,
        {RED: {"L2": "1w", "K4": "1w"}},
        animals={"L2": "wolf", "K4": "wolf"},
        hands={RED: "cut_stone spear_thrower"},
        dice=[1, 4, 1, 2, 6, 1],
    ).start()
    s.do(RED, "battle-L2", "play-cut-stone", "play-spear-thrower")
    rounds = s.events("round")
    assert rounds[0]["sides"][0]["bonus"] == 1 + 2 + 2
    assert rounds[1]["sides"][0]["bonus"] == 1


def test_a_lone_warrior_uses_his_weapon_against_another_tribe() -> None:
    s = scene(
        COMBAT, {RED: {"K3": "1w"}, BLUE: {"K3": "2w"}}, hands={RED: "cut_stone"}, dice=[6, 1, 6, 1]
    ).start()
    s.do(RED, "play-cut-stone")
    assert s.events("round")[0]["sides"][0]["bonus"] == 1 + 2


def test_torches_add_to_fire_and_only_against_animals() -> None:
    s = scene(
        COMBAT,
        {RED: {"H2": "1w", "N2": "1f", "K4": "1w", "L4": "1w"}, BLUE: {"L4": "1w"}},
        camps={"N2": RED},
        animals={"H2": "wolf wolf", "K4": "tiger"},
        hands={RED: "torches"},
        fire={RED},
        dice=[1, 2, 2, 5, 2, 4, 1, 1, 3, 3, 6, 1],
    ).start()
    s.do(RED, "battle-H2", "play-torches", "battle-K4")
    assert s.dice_left() == []
    bonuses = [round_["sides"][0]["bonus"] for round_ in s.events("round")]
    assert bonuses == [4, 4, 4, 4, 1, 1]
    assert s.food_told(RED, "hunt") == 2 + 2
    assert s.group(BLUE, "L4") == ""


def test_a_02_torches_need_fire_only_with_the_fire_rule() -> None:
    tribes = {RED: {"H2": "1w"}}
    cold = scene(COMBAT, tribes, animals={"H2": "wolf"}, hands={RED: "torches"}, fire=set())
    cold.start()
    assert cold.events("round")
    assert cold.events("played") == []
    free = scene(COMBAT, tribes, animals={"H2": "wolf"}, hands={RED: "torches"}, dice=[1, 3])
    free.start().do(RED, "play-torches")
    assert free.events("round")[0]["sides"][0]["bonus"] == 1 + 2


def test_torches_come_before_the_first_fight_with_animals_of_the_turn() -> None:
    s = scene(
        COMBAT,
        {RED: {"H2": "1w", "K4": "1w"}},
        animals={"H2": "wolf", "K4": "wolf"},
        hands={RED: "torches"},
        dice=[6, 1, 6, 1],
    ).start()
    s.do(RED, "battle-H2", "pass")
    assert len(s.events("round")) == 2
    assert s.events("played") == []


def test_torches_are_offered_when_a_card_has_removed_the_tribe_that_stood_between() -> None:
    tribes = {RED: {"K3": "2w"}, BLUE: {"K3": "1w"}}
    hands = {RED: "torches friend"}
    s = scene(COMBAT, tribes, animals={"K3": "wolf"}, hands=hands, dice=[1, 5]).start()
    assert "play-torches" not in s.legal(RED)
    s.do(RED, "play-friend", "play-torches")
    assert s.events("round")[0]["sides"][0]["bonus"] == 3 + 2
    hands = {RED: "torches", BLUE: "flight"}
    s = scene(COMBAT, tribes, animals={"K3": "bear"}, hands=hands).start()
    s.do(BLUE, "play-flight")
    while s.state.asked == BLUE:
        s.do(BLUE, s.legal(BLUE)[0])
    assert "play-torches" in s.legal(RED)


def test_a_capture_and_standing_by_are_no_fights_so_flint_is_not_too_late() -> None:
    tribes = {RED: {"K3": "1w", "H2": "1w"}, BLUE: {"K3": "1f"}}
    s = scene(COMBAT, tribes, animals={"H2": "wolf"}, hands={RED: "flint"}).start()
    s.do(RED, "battle-K3")
    assert "play-flint" in s.legal(RED)
    tribes = {RED: {"K3": "2w"}, BLUE: {"K3": "1w"}, GREEN: {"K3": "1f", "H2": "1w"}}
    s = scene(COMBAT, tribes, animals={"H2": "wolf"}, hands={GREEN: "flint"}, dice=[6, 1]).start()
    s.skip_to(GREEN)
    assert s.events("round")
    assert "play-flint" in s.legal(GREEN)


def test_flint_serves_all_fights_of_the_turn_if_it_is_played_before_the_first() -> None:
    s = scene(
        COMBAT,
        {RED: {"H2": "1w", "K4": "1w"}},
        animals={"H2": "wolf", "K4": "wolf"},
        hands={RED: "flint"},
        dice=[6, 1, 6, 1],
    ).start()
    s.do(RED, "battle-H2", "play-flint")
    assert [round_["sides"][0]["bonus"] for round_ in s.events("round")] == [2, 2]


def test_flint_is_too_late_after_the_first_fight() -> None:
    s = scene(
        COMBAT,
        {RED: {"H2": "1w", "K4": "1w"}},
        animals={"H2": "wolf", "K4": "wolf"},
        hands={RED: "flint"},
        dice=[6, 1, 6, 1],
    ).start()
    s.do(RED, "battle-H2", "pass")
    assert len(s.events("round")) == 2


def test_women_who_fight_women_may_use_a_weapon_and_those_to_be_captured_may_not() -> None:
    women = scene(
        COMBAT, {RED: {"K3": "1f"}, BLUE: {"K3": "1f"}}, hands={RED: "cut_stone"}, dice=[1, 2]
    ).start()
    women.do(RED, "play-cut-stone")
    assert women.group(BLUE, "K3") == ""
    captured = scene(
        COMBAT, {RED: {"K3": "1f"}, BLUE: {"K3": "1w"}}, hands={RED: "cut_stone"}
    ).start()
    assert captured.group(BLUE, "K3") == "1w 1f"


def test_a_weapon_is_of_no_use_where_women_are_only_led_away() -> None:
    s = scene(COMBAT, {RED: {"K3": "1w"}, BLUE: {"K3": "1f"}}, hands={RED: "cut_stone"}).start()
    assert s.group(RED, "K3") == "1w 1f"


def test_headstrong_women_defend_their_village() -> None:
    s = scene(
        COMBAT,
        {RED: {"J2": "2f"}, BLUE: {"J2": "1w"}},
        camps={"J2": RED},
        hands={RED: "headstrong"},
        dice=[1, 4, 3, 2],
    ).start()
    s.do(RED, "play-headstrong")
    assert (s.group(RED, "J2"), s.group(BLUE, "J2"), s.camp("J2")) == ("1f", "", RED)


def test_without_headstrong_women_alone_are_captured() -> None:
    s = scene(COMBAT, {RED: {"J2": "2f"}, BLUE: {"J2": "1w"}}, hands={RED: "headstrong"}).start()
    s.do(RED, "pass")
    assert s.group(BLUE, "J2") == "1w 2f"


def test_a_36_headstrong_women_fight_on_against_women_and_take_the_camp() -> None:
    s = scene(
        COMBAT,
        {RED: {"J2": "2f"}, BLUE: {"J2": "1w 1f"}},
        camps={"J2": BLUE},
        hands={RED: "headstrong"},
        dice=[6, 1, 3, 3],
    ).start()
    s.do(RED, "play-headstrong")
    rounds = s.events("round")
    assert [side["bonus"] for side in rounds[1]["sides"]] == [2, 1]
    s.do(RED, "capture")
    assert (s.camp("J2"), s.group(RED, "J2"), s.group(BLUE, "J2")) == (RED, "2f", "")
