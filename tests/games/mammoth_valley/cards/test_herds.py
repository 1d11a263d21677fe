"""Tricks with the herds, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, HEX, RED, scene
from tundra.games.mammoth_valley.pieces import ANIMALS, COMBAT


def test_a_46_a_stockade_saves_the_field_now_and_until_the_harvest() -> None:
    tribes = {BLUE: {"K4": "1w 1f"}}
    s = scene(
        ANIMALS,
        tribes,
        camps={"K4": BLUE},
        crops={"K4": "intact"},
        animals={"K2": "bison"},
        hands={BLUE: "stockade"},
        dice=[3],
    ).start()
    assert s.animals("K4") == {"bison": 1}
    s.do(BLUE, "play-stockade")
    assert s.crop("K4") == "intact"
    later = scene(
        ANIMALS,
        tribes,
        camps={"K4": BLUE},
        crops={"K4": "intact"},
        animals={"K2": "bison"},
        dice=[3],
    )
    later.state.palisade[HEX["K4"]] = s.state.palisade[HEX["K4"]]
    assert later.start().crop("K4") == "intact"


def test_without_a_stockade_the_field_is_damaged() -> None:
    s = scene(
        ANIMALS,
        {BLUE: {"K4": "1w 1f"}},
        crops={"K4": "intact"},
        animals={"K2": "bison"},
        hands={BLUE: "stockade"},
        dice=[3],
    ).start()
    s.do(BLUE, "pass")
    assert s.crop("K4") == "damaged"


def test_a_46_a_field_where_one_has_neither_token_nor_camp_cannot_be_fenced() -> None:
    s = scene(
        ANIMALS,
        {RED: {"L2": "1w"}},
        crops={"K4": "intact"},
        animals={"K3": "rhino"},
        hands={RED: "stockade"},
        dice=[3],
    ).start()
    assert s.crop("K4") == "damaged"
    assert s.events("played") == []


def test_a_44_a_tame_wolf_moves_fights_and_can_be_the_loss() -> None:
    s = scene(
        ANIMALS,
        {RED: {"J2": "1w 1f"}, BLUE: {"H1": "1w"}},
        animals={"J2": "wolf"},
        hands={RED: "wolfling"},
        dice=[1, 1, 5],
    ).start()
    s.do(RED, "play-wolfling")
    assert (s.group(RED, "J2"), s.animals("J2")) == ("1w 1f 1t", {})
    s.skip_to(BLUE).do(BLUE, "H1:w", "E", "end").skip_to(RED)
    while "end" in s.legal(RED):
        s.do(RED, "end")
    assert s.events("round")[0]["sides"][0]["bonus"] == 2
    s.do(RED, "lose-J2:t")
    assert s.group(RED, "J2").startswith("1w 1f")
    assert "1t" not in s.group(RED, "J2")


def test_a_44_a_tame_wolf_fights_beside_women_and_can_be_their_loss() -> None:
    s = scene(
        ANIMALS,
        {RED: {"J2": "1f"}, BLUE: {"H1": "1f"}},
        animals={"J2": "wolf"},
        hands={RED: "wolfling"},
        dice=[1, 6, 2, 1, 5],
    ).start()
    s.do(RED, "play-wolfling").skip_to(BLUE).do(BLUE, "H1:f", "E", "end").skip_to(RED)
    while "end" in s.legal(RED):
        s.do(RED, "end")
    side = s.events("round")[0]["sides"][0]
    assert (side["bonuses"], side["bonus"]) == ([{"what": "tame", "value": 1}], 1)
    assert {"lose-J2:f", "lose-J2:t"} <= set(s.legal(RED))
    s.do(RED, "lose-J2:t")
    assert s.events("round")[1]["sides"][0]["bonus"] == 0
    assert s.group(BLUE, "J2") == ""


def test_a_44_a_tame_wolf_left_alone_is_wild_again() -> None:
    s = scene(
        ANIMALS, {RED: {"J2": "1w"}}, animals={"J2": "wolf"}, hands={RED: "wolfling"}, dice=[1]
    ).start()
    s.do(RED, "play-wolfling").skip_to(RED)
    s.do(RED, "J2:w", "W")
    assert (s.group(RED, "J2"), s.animals("J2")) == ("", {"wolf": 1})


def test_a_44_two_wolves_cannot_be_tamed() -> None:
    s = scene(
        ANIMALS, {RED: {"J2": "1w"}}, animals={"J2": "wolf wolf"}, hands={RED: "wolfling"}, dice=[1]
    ).start()
    assert s.events("played") == []
    assert "play-wolfling" not in s.legal(RED)


def test_a_17_one_animal_is_called_and_leaves_its_herd() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "1w"}},
        crops={"K4": "intact"},
        animals={"K3": "bison bison wolf"},
        hands={RED: "animal_call_single"},
    ).start()
    s.do(RED, "play-animal-call-single", "animal-bison")
    assert s.animals("K3") == {"wolf": 1, "bison": 1}
    assert s.crop("K4") == "damaged"
    assert s.events("round")


def test_a_17_a_61_bears_swim_to_a_call_and_tigers_do_not() -> None:
    tribes = {RED: {"J4": "1w"}}
    tiger = scene(
        COMBAT, tribes, animals={"K4": "tiger"}, hands={RED: "animal_call_single"}
    ).start()
    assert tiger.events("battle") == []
    bear = scene(COMBAT, tribes, animals={"K4": "bear"}, hands={RED: "animal_call_single"}).start()
    bear.do(RED, "play-animal-call-single")
    assert bear.animals("K4") == {}
    swims = scene(COMBAT, tribes, animals={"K4": "tiger"}, hands={RED: "animal_call_single"})
    swims.state.choices.tigers_swim = True
    assert "play-animal-call-single" in swims.start().legal(RED)


def test_a_17_animals_among_humans_do_not_come() -> None:
    s = scene(
        COMBAT,
        {RED: {"K4": "1w"}, BLUE: {"K3": "1w"}},
        animals={"K3": "wolf"},
        hands={RED: "animal_call_single"},
    ).start()
    assert s.events("played") == []
    assert "play-animal-call-single" not in s.legal(RED)


def test_a_48_the_drum_drives_animals_off_and_those_that_cannot_go_stay() -> None:
    s = scene(
        ANIMALS,
        {RED: {"K4": "1w"}},
        animals={"K4": "bison wolf"},
        hands={RED: "war_drum"},
        dice=[1],
    ).start()
    s.do(RED, "play-war-drum")
    assert "hex-J4" not in s.legal(RED)
    s.do(RED, "hex-L3")
    assert (s.animals("K4"), s.animals("L3")) == ({"bison": 1}, {"wolf": 1})


def test_animals_driven_into_a_field_trample_it() -> None:
    s = scene(
        ANIMALS,
        {RED: {"K3": "1w"}},
        crops={"K4": "intact"},
        animals={"K3": "mammoth"},
        hands={RED: "war_drum"},
        dice=[1],
    ).start()
    s.do(RED, "play-war-drum", "hex-K4")
    s.skip_to(RED)
    assert s.crop("K4") == "damaged"
