"""Events that strike hexes, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, NAMES, RED, scene
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.pieces import EVENT, NOBODY, WINTER


def test_a_whole_forest_region_burns_and_nothing_else() -> None:
    s = scene(
        EVENT,
        {RED: {"K3": "2w"}, BLUE: {"J3": "1w 1f"}},
        camps={"J3": BLUE},
        animals={"H3": "bear"},
        event="forest_fire",
        dice=[1],
    ).start()
    assert [s.marker(label) for label in ("H3", "J3", "K3")] == ["fire", "fire", "none"]
    assert (s.group(BLUE, "J3"), s.camp("J3"), s.animals("H3")) == ("", NOBODY, {})
    assert s.group(RED, "K3") == "2w"


def test_a_die_that_names_no_region_is_thrown_again() -> None:
    s = scene(EVENT, {RED: {"L4": "1w"}}, event="forest_fire", dice=[6, 5, 4]).start()
    assert s.marker("L4") == "fire"
    assert [event["value"] for event in s.events("die")][:3] == [6, 5, 4]


def test_a_77_a_flood_takes_villages_fields_animals_and_fire() -> None:
    s = scene(
        EVENT,
        {BLUE: {"N2": "3w 2f", "N1": "1w 1f"}, RED: {"L3": "2w"}},
        camps={"N2": BLUE, "N1": BLUE},
        crops={"N2": "intact"},
        animals={"N3": "bison"},
        fire={BLUE},
        event="flood",
        hands={BLUE: "swimming"},
        dice=[5],
    ).start()
    s.do(BLUE, "play-swimming", "take-w", "take-w", "take-w", "take-f", "take-f", "done")
    assert [s.marker(label) for label in ("N2", "N3", "L3")] == ["flood", "flood", "none"]
    assert s.group(BLUE, "N2") == "3w 2f"
    assert (s.camp("N2"), s.crop("N2"), s.animals("N3")) == (NOBODY, "none", {})
    assert s.camp("N1") == BLUE
    assert s.state.has_fire[BLUE] == 0
    s.skip_to(BLUE)
    while "end" not in s.legal(BLUE):
        s.do(BLUE, s.legal(BLUE)[-1]).skip_to(BLUE)
    assert not any(text.startswith("N2:") for text in s.legal(BLUE))
    while not s.events("income", seat=BLUE):
        s.do(s.state.asked, s.legal(s.state.asked)[-1])
    rows = s.events("income", seat=BLUE)[0]["rows"]
    assert {"hex": NAMES["N2"], "what": "fish", "points": 1} in rows


def test_whoever_may_save_people_from_a_flood_sees_which_hexes_it_will_strike() -> None:
    people = {BLUE: {"N2": "1w"}, RED: {"L3": "2w"}}
    s = scene(EVENT, people, event="flood", hands={BLUE: "swimming"}, dice=[5]).start()
    window = GAME.view_for(s.state, BLUE)["window"]
    assert window["window"] == "event_before_losses"
    assert window["struck"] == [NAMES["N2"], NAMES["N3"]]
    assert GAME.view_for(s.state, RED)["window"] is None


def test_without_a_card_each_tribe_loses_one_token_of_its_choice() -> None:
    s = scene(EVENT, {BLUE: {"N2": "3w 2f"}}, camps={"N2": BLUE}, event="flood", dice=[5]).start()
    assert s.legal(BLUE) == ["lose-N2:w", "lose-N2:f"]
    s.do(BLUE, "lose-N2:f")
    assert s.group(BLUE, "N2") == "3w 1f"


def test_those_saved_from_a_flood_cannot_be_the_victim() -> None:
    s = scene(
        EVENT, {BLUE: {"N2": "1w 1f"}}, event="flood", hands={BLUE: "tree_trunks"}, dice=[5]
    ).start()
    s.do(BLUE, "play-tree-trunks", "take-f", "done")
    assert s.group(BLUE, "N2") == "1f"


def test_a_37_trees_save_from_a_flood_in_a_forest_only() -> None:
    s = scene(
        EVENT,
        {BLUE: {"J3": "2w", "J2": "2w"}},
        event="flood",
        hands={BLUE: "climbing_trees"},
        dice=[1],
    ).start()
    s.do(BLUE, "play-climbing-trees", "take-w", "done")
    assert (s.group(BLUE, "J3"), s.group(BLUE, "J2")) == ("2w", "1w")


def test_shields_against_floods_are_not_offered_in_a_fire() -> None:
    s = scene(
        EVENT, {BLUE: {"J3": "2w"}}, event="forest_fire", hands={BLUE: "swimming"}, dice=[1]
    ).start()
    assert s.group(BLUE, "J3") == ""
    assert s.events("played") == []


def test_a_65_each_tribe_on_a_hex_loses_one_token() -> None:
    s = scene(
        EVENT, {RED: {"N2": "2w"}, BLUE: {"N2": "2w"}, GREEN: {"H1": "1w"}}, event="flood", dice=[4]
    ).start()
    assert (s.group(RED, "N2"), s.group(BLUE, "N2")) == ("1w", "1w")


def test_a_74_an_eruption_burns_the_volcano_and_lava_takes_one_of_each_tribe() -> None:
    s = scene(
        EVENT,
        {RED: {"K1": "2w 1f"}, BLUE: {"K2": "2w"}, GREEN: {"K3": "1w"}},
        camps={"K1": RED},
        animals={"K2": "bison wolf", "K1": "tiger"},
        event="volcanic_eruption_summer",
    ).start()
    assert (s.group(RED, "K1"), s.camp("K1"), s.animals("K1")) == ("", NOBODY, {})
    assert (s.marker("K1"), s.marker("K2")) == ("fire", "lava")
    assert (s.group(BLUE, "K2"), s.animals("K2")) == ("1w", {})
    assert s.group(GREEN, "K3") == "1w"


def test_volcanoes_erupt_in_winter_too() -> None:
    s = scene(
        EVENT,
        {RED: {"K1": "1w"}},
        event="volcanic_eruption_winter",
        season=WINTER,
    ).start()
    assert s.group(RED, "K1") == ""


def test_an_earthquake_reaches_all_hexes_around_its_mountains() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "2w"}, BLUE: {"K3": "2w", "N3": "2w"}, GREEN: {"J2": "2w"}},
        animals={"L4": "bear"},
        event="earthquake",
        dice=[3],
    ).start()
    assert (s.group(RED, "L3"), s.group(BLUE, "K3"), s.group(BLUE, "N3")) == ("1w", "1w", "1w")
    assert s.group(GREEN, "J2") == "2w"
    assert s.animals("L4") == {}


def test_a_86_avalanches_spare_those_in_their_own_cave() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "1w 1f"}, BLUE: {"N1": "1w"}},
        camps={"L3": RED},
        animals={"L3": "wolf"},
        event="avalanches",
        season=WINTER,
        dice=[3],
    ).start()
    assert (s.group(RED, "L3"), s.group(BLUE, "N1"), s.animals("L3")) == ("1w 1f", "1w", {})


def test_by_another_reading_caves_do_not_protect_from_avalanches_but_from_snow() -> None:
    for event, left in (("avalanches", "1w 1f"), ("snowfall", "2w 1f")):
        s = scene(
            EVENT, {RED: {"L3": "2w 1f"}}, camps={"L3": RED}, event=event, season=WINTER, dice=[3]
        )
        s.state.choices.avalanche_caves_safe = False
        s.start()
        if event == "avalanches":
            s.do(RED, "lose-L3:w")
        assert s.group(RED, "L3") == left


def test_avalanches_take_one_of_those_without_a_cave() -> None:
    s = scene(EVENT, {RED: {"L3": "2w"}}, event="avalanches", season=WINTER, dice=[3]).start()
    assert s.group(RED, "L3") == "1w"


def test_a_87_snowfall_closes_the_mountains_and_may_put_out_fire() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "2w 1f"}, BLUE: {"N1": "2w", "N2": "1f"}},
        camps={"L3": RED, "N2": BLUE},
        animals={"H1": "bear", "J2": "wolf"},
        fire={RED, BLUE},
        event="snowfall",
        season=WINTER,
        dice=[5, 5],
    ).start()
    assert (s.group(RED, "L3"), s.group(BLUE, "N1")) == ("2w 1f", "1w")
    assert s.state.has_fire == [1, 0, 0]
    assert (s.animals("H1"), s.animals("J2")) == ({"bear": 1}, {"wolf": 1})
    s.skip_to(RED)
    assert not any(text.startswith("L3:") for text in s.legal(RED))


def test_a_87_fire_stays_with_those_who_lost_nobody_or_roll_low() -> None:
    s = scene(
        EVENT,
        {BLUE: {"N1": "2w", "N2": "1f"}},
        camps={"N2": BLUE},
        fire={BLUE},
        event="snowfall",
        season=WINTER,
        dice=[4],
    ).start()
    assert s.state.has_fire[BLUE] == 1
