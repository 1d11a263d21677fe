"""Events of food, animals and strangers, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import (
    BLUE,
    GREEN,
    HEX,
    NAMES,
    RED,
    Scene,
    lot,
    scene,
)
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    EVENT,
    NOBODY,
    WARRIOR,
    WINTER,
    WOMAN,
)

# Food


def test_a_81_locusts_harm_one_region_and_eat_half_of_every_stock() -> None:
    s = scene(
        EVENT,
        {RED: {"K3": "1w"}, BLUE: {"H1": "1w"}},
        crops={"K4": "damaged", "J2": "intact"},
        food={RED: 9, BLUE: 1},
        event="locusts",
        dice=[4],
    ).start()
    assert (s.crop("K4"), s.crop("J2")) == ("none", "intact")
    assert s.food_told(RED, "locusts") == -4
    assert s.food_told(BLUE, "locusts") == 0


def test_rodents_eat_two_for_each_village_and_spare_caves() -> None:
    s = scene(
        EVENT,
        {RED: {"K4": "1f", "J2": "1f", "L3": "1f"}, BLUE: {"N1": "1f"}},
        camps={"K4": RED, "J2": RED, "L3": RED, "N1": BLUE},
        food={RED: 3, BLUE: 1},
        event="rodents",
    ).start()
    assert s.food_told(RED, "rodents") == -3
    assert s.food_told(BLUE, "rodents") == 0


def test_lean_meat_makes_animals_feed_two_less_until_the_end_of_winter() -> None:
    s = scene(EVENT, {RED: {"K4": "1w"}}, event="lean_meat", season=WINTER).start()
    assert s.state.lean


# Animals and strangers


def pack(of: Scene, size: int) -> None:
    """So many wolves without a letter are on the rim hex that the lot named."""
    came = of.events("beasts_came")[0]
    assert (came["species"], came["count"]) == ("wolf", size)
    assert of.events("lot")[0]["hex"] == came["hex"] == NAMES["L4"]
    assert sum(of.state.where[token] != NOBODY for token in range(54, 62)) == size


def test_a_63_a_pack_of_wolves_comes_to_the_rim_hex_of_a_token_from_the_bag() -> None:
    home = {RED: {"K3": "1w"}}
    lots = [lot("c", "tiger")]
    pack(scene(EVENT, home, event="wolf_pack_3", season=WINTER, lots=lots[:]).start(), 3)
    pack(scene(EVENT, home, event="wolf_pack_4", season=WINTER, lots=lots[:]).start(), 4)


def test_a_73_a_sick_species_leaves_the_board_and_none_of_it_arrives() -> None:
    s = scene(
        EVENT,
        {RED: {"K3": "1w"}},
        animals={"H2": "bison bison", "K4": "wolf"},
        event="epizooty",
        lots=[lot("a", "bison")],
        arrivals=True,
    ).start()
    assert s.events("sick")[0]["species"] == "bison"
    assert s.animals("H2").get("bison", 0) == 0
    assert not s.events("arrived", species="bison")


def test_a_73_tame_wolves_die_with_their_kind() -> None:
    s = scene(
        ANIMALS, {RED: {"K3": "1w"}}, animals={"K3": "wolf"}, hands={RED: "wolfling"}, dice=[1]
    ).start()
    s.do(RED, "play-wolfling")
    tame = s.state.clone()
    assert s.group(RED, "K3") == "1w 1t"
    again = scene(EVENT, {RED: {"K3": "1w"}}, event="epizooty", lots=[0])
    again.state.people, again.state.where = tame.people, tame.where
    again.start()
    assert again.group(RED, "K3") == "1w"


def test_a_72_an_epidemic_takes_a_woman_or_a_warrior_of_everybody() -> None:
    tribes = {RED: {"H2": "1w 1f", "K4": "1f"}, BLUE: {"N2": "2w"}, GREEN: {"L4": "1w 2f"}}
    s = scene(EVENT, tribes, event="epidemic", dice=[3]).start()
    s.do(RED, "lose-K4:f")
    assert (s.group(RED, "H2"), s.group(RED, "K4")) == ("1w 1f", "")
    assert (s.group(BLUE, "N2"), s.group(GREEN, "L4")) == ("2w", "1w 1f")
    four = scene(EVENT, tribes, event="epidemic", dice=[4]).start()
    assert (four.group(RED, "H2"), four.group(BLUE, "N2")) == ("1f", "1w")


def test_a_72_by_the_english_text_a_four_takes_nobody() -> None:
    for die, left in ((4, "2w"), (5, "1w")):
        s = scene(EVENT, {RED: {"H2": "2w"}}, event="epidemic", dice=[die])
        s.state.choices.epidemic_four_nothing = True
        assert s.start().group(RED, "H2") == left


def test_a_83_a_stranger_appears_on_the_rim_and_joins_the_tribe_there() -> None:
    alone = scene(
        EVENT, {RED: {"K3": "1w"}}, event="solitary_summer", lots=[lot("c", "tiger"), 1], dice=[6]
    ).start()
    assert alone.events("stranger")[0]["token"] == "woman"
    joined = scene(
        EVENT,
        {RED: {"L4": "1w"}},
        event="solitary_winter",
        season=WINTER,
        lots=[lot("c", "tiger"), 1],
    ).start()
    assert joined.group(RED, "L4") == "1w 1f"
    assert joined.state.neutral == [NOBODY, NOBODY]


def test_a_83_nobody_comes_when_both_strangers_are_out() -> None:
    s = scene(EVENT, {RED: {"K3": "1w"}}, event="solitary_summer")
    s.state.neutral[WARRIOR], s.state.neutral[WOMAN] = HEX["N3"], HEX["N2"]
    s.start()
    assert s.events("stranger") == []


def test_a_95_a_cave_bear_attacks_at_once_and_the_cave_does_not_help() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "1w 1f"}},
        camps={"L3": RED},
        fire={RED},
        event="cave_bear",
        season=WINTER,
        dice=[1, 4, 3, 2, 4, 5, 3],
    ).start()
    s.do(RED, "lose-L3:w")
    assert s.events("round")[0]["sides"][0]["bonus"] == 2
    assert (s.group(RED, "L3"), s.camp("L3")) == ("1f", RED)
    assert s.food_told(RED, "hunt") == 3


def test_a_95_the_moment_before_a_fight_comes_before_the_bear_too() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "1w 1f"}},
        camps={"L3": RED},
        event="cave_bear",
        hands={RED: "cut_stone traps"},
        season=WINTER,
        dice=[3, 4, 3],
    ).start()
    s.do(RED, "play-cut-stone")
    assert s.legal(RED) == ["play-traps", "pass"]
    s.do(RED, "pass")
    assert s.events("round")[0]["sides"][0]["bonus"] == 1 + 2
    assert s.food_told(RED, "hunt") == 3


def test_a_95_a_bear_that_is_trapped_does_not_fight() -> None:
    s = scene(
        EVENT,
        {RED: {"L3": "1w 1f"}},
        camps={"L3": RED},
        event="cave_bear",
        hands={RED: "traps"},
        season=WINTER,
        dice=[3],
    ).start()
    s.do(RED, "play-traps")
    assert s.events("round") == []
    assert s.food_told(RED, "traps") == 3


def test_a_95_without_a_cave_no_bear_comes() -> None:
    s = scene(EVENT, {RED: {"L3": "1w"}}, event="cave_bear", season=WINTER).start()
    assert s.events("beasts_came") == []
