"""Tricks at the hearth, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, HEX, RED, Tribes, scene
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    BIRTHS,
    FLOOD,
    FOOD,
    NOBODY,
    SOWN,
    WINTER,
)

# Births


def test_a_22_with_good_herbs_only_the_sixes_are_read() -> None:
    s = scene(
        BIRTHS,
        {RED: {"L3": "2f"}},
        camps={"L3": RED},
        hands={RED: "good_herbs"},
        turn=3,
        dice=[6, 3],
    ).start()
    s.do(RED, "play-good-herbs", "kind-w", "kind-w", "kind-f")
    assert s.group(RED, "L3") == "2w 3f"
    assert s.dice_left() == []


def test_a_25_childbed_fever_takes_as_many_mothers_as_gave_birth() -> None:
    s = scene(
        BIRTHS,
        {BLUE: {"K4": "1w 2f"}},
        camps={"K4": BLUE},
        hands={BLUE: "fertility_herbs", RED: "childbed_fever"},
        turn=3,
        dice=[1, 4, 5],
    ).start()
    s.do(BLUE, "play-fertility-herbs")
    assert s.group(BLUE, "K4") == "3w 3f"
    s.do(RED, "play-childbed-fever")
    assert (s.group(BLUE, "K4"), s.camp("K4")) == ("3w 1f", BLUE)


def test_a_25_without_a_daughter_the_village_loses_its_last_woman() -> None:
    s = scene(
        BIRTHS,
        {BLUE: {"K4": "1w 2f"}},
        camps={"K4": BLUE},
        hands={BLUE: "fertility_herbs", RED: "childbed_fever"},
        turn=3,
        dice=[4, 4, 5],
    ).start()
    s.do(BLUE, "play-fertility-herbs").do(RED, "play-childbed-fever")
    assert (s.group(BLUE, "K4"), s.camp("K4")) == ("4w", NOBODY)


def test_a_25_the_player_chooses_among_the_mothers_of_several_camps() -> None:
    s = scene(
        BIRTHS,
        {BLUE: {"K4": "1f"}, GREEN: {"H2": "1f"}},
        camps={"K4": BLUE, "H2": GREEN},
        hands={RED: "childbed_fever"},
        turn=3,
        dice=[1, 1],
    ).start()
    s.do(RED, "play-childbed-fever", "hex-H2")
    assert (s.group(GREEN, "H2"), s.group(BLUE, "K4")) == ("1f", "1f")
    assert len(s.events("died", cause="card")) == 2


def test_a_23_fertility_herbs_serve_every_camp_with_a_woman() -> None:
    s = scene(
        BIRTHS,
        {RED: {"K4": "1f", "L3": "2f"}},
        camps={"K4": RED, "L3": RED},
        hands={RED: "fertility_herbs"},
        turn=3,
        dice=[3, 3, 3, 3, 3],
    ).start()
    s.do(RED, "play-fertility-herbs")
    while s.dice_left():
        s.do(RED, s.legal(RED)[0])
    assert (s.group(RED, "K4"), s.group(RED, "L3")) == ("2w 1f", "3w 2f")


def test_a_24_a_mother_outside_the_camps_bears_one_child_where_she_is() -> None:
    hands = {RED: "like_an_animal", BLUE: "childbed_fever"}
    s = scene(BIRTHS, {RED: {"H2": "2f"}}, hands=hands, turn=3, dice=[5]).start()
    s.do(RED, "play-like-an-animal")
    assert s.group(RED, "H2") == "1w 2f"
    s.do(BLUE, "play-childbed-fever")
    assert s.group(RED, "H2") == "1w 1f"


def test_a_24_she_may_bear_it_between_two_camps() -> None:
    s = scene(
        BIRTHS,
        {RED: {"H2": "1f", "K4": "1f"}},
        camps={"K4": RED},
        hands={RED: "like_an_animal"},
        turn=3,
        dice=[5, 1],
    ).start()
    s.do(RED, "pass", "play-like-an-animal")
    assert (s.group(RED, "H2"), s.group(RED, "K4")) == ("1w 1f", "2f")


# Food


def test_natural_fertiliser_gives_12_and_8() -> None:
    s = scene(
        FOOD,
        {RED: {"K4": "1w", "J2": "1w", "L1": "1w"}},
        crops={"K4": "intact", "J2": "intact", "L1": "damaged"},
        hands={RED: "natural_fertiliser"},
        turn=3,
    ).start()
    s.do(RED, "play-natural-fertiliser")
    rows = s.events("income", seat=RED)[0]["rows"]
    assert sum(row["points"] for row in rows if row["what"] == "harvest") == 12 + 12 + 8


def test_a_35_after_good_rains_fertiliser_changes_nothing() -> None:
    s = scene(
        FOOD,
        {RED: {"K4": "1w", "J2": "1w", "L1": "1w"}},
        crops={"K4": "intact", "J2": "intact", "L1": "damaged"},
        hands={RED: "natural_fertiliser"},
        turn=3,
    )
    s.state.rains = True
    s.start()
    rows = s.events("income", seat=RED)[0]["rows"]
    assert sum(row["points"] for row in rows if row["what"] == "harvest") == 12 + 12 + 8
    assert s.events("played") == []


def test_fertiliser_is_offered_only_for_fields_that_it_makes_richer() -> None:
    for crop, helps in (("intact", False), ("damaged", True)):
        s = scene(
            FOOD, {RED: {"K4": "1w"}}, crops={"K4": crop}, hands={RED: "natural_fertiliser"}, turn=3
        )
        s.state.choices.intact, s.state.choices.damaged = 12, 6
        assert ("play-natural-fertiliser" in s.start().legal(RED)) == helps


def test_fertiliser_waits_for_the_harvest() -> None:
    s = scene(
        FOOD, {RED: {"K4": "1w"}}, crops={"K4": "intact"}, hands={RED: "natural_fertiliser"}, turn=2
    ).start()
    assert "play-natural-fertiliser" not in s.legal(RED)


def test_a_net_doubles_every_catch() -> None:
    s = scene(FOOD, {RED: {"K4": "1w", "J2": "2w", "H2": "1w"}}, hands={RED: "net"}).start()
    s.do(RED, "play-net")
    rows = s.events("income", seat=RED)[0]["rows"]
    assert [row["points"] for row in rows if row["what"] == "fish"] == [2, 2]


def test_in_a_drought_a_net_catches_nothing() -> None:
    s = scene(FOOD, {RED: {"K4": "1w"}}, hands={RED: "net"})
    s.state.drought = True
    assert "play-net" not in s.start().legal(RED)


def test_roots_are_gathered_in_winter_and_only_then() -> None:
    tribes: Tribes = {RED: {"L2": "1w", "H3": "1w"}}
    winter = scene(FOOD, tribes, hands={RED: "roots_gathering"}, season=WINTER).start()
    winter.do(RED, "play-roots-gathering")
    rows = winter.events("income", seat=RED)[0]["rows"]
    assert [row["what"] for row in rows] == ["gather", "gather"]
    summer = scene(FOOD, tribes, hands={RED: "roots_gathering"}).start()
    assert "play-roots-gathering" not in summer.legal(RED)


def test_a_26_cannibals_at_the_hearth() -> None:
    s = scene(FOOD, {RED: {"H2": "6w"}}, hands={RED: "cannibals"}, food={RED: 2}).start()
    s.do(RED, "play-cannibals", "starve-H2:w", "feed")
    assert (s.group(RED, "H2"), s.state.food[RED]) == ("4w", 0)


def test_without_cannibals_four_of_six_starve() -> None:
    s = scene(FOOD, {RED: {"H2": "6w"}}, hands={RED: "cannibals"}, food={RED: 2}).start()
    s.do(RED, "pass", *["starve-H2:w"] * 3, "feed")
    assert (s.group(RED, "H2"), s.state.food[RED]) == ("2w", 0)


def test_where_nobody_may_starve_needlessly_cannibals_wait_for_hunger() -> None:
    for food, offered in ((1, False), (0, True)):
        s = scene(FOOD, {RED: {"H2": "1w"}}, hands={RED: "cannibals"}, food={RED: food})
        s.state.choices.may_starve = False
        assert ("play-cannibals" in s.start().legal(RED)) == offered


# Fields


def test_a_54_late_planting_is_for_the_first_turn_of_the_summer() -> None:
    tribes: Tribes = {RED: {"K4": "1f"}}
    s = scene(FOOD, tribes, camps={"K4": RED}, hands={RED: "late_planting"}, food={RED: 2}, turn=1)
    s.start().do(RED, "feed", "play-late-planting")
    assert (s.crop("K4"), s.state.food[RED]) == ("intact", 2 + 1 - 1 - 1)
    late = scene(FOOD, tribes, camps={"K4": RED}, hands={RED: "late_planting"}, turn=2).start()
    late.do(RED, "feed")
    assert "play-late-planting" not in late.legal(RED)
    poor = scene(
        FOOD, tribes, camps={"K4": RED}, hands={RED: "late_planting"}, food={RED: 0}, turn=1
    )
    poor.start().do(RED, "feed")
    assert (poor.state.food[RED], poor.legal(RED)) == (0, [])


def test_a_54_terraces_are_sown_beside_a_cave_at_the_end_of_winter() -> None:
    s = scene(
        SOWN,
        {RED: {"L3": "1f"}},
        camps={"L3": RED},
        hands={RED: "terraces"},
        food={RED: 1},
        season=WINTER,
        turn=3,
    ).start()
    s.do(RED, "play-terraces")
    assert (s.crop("L3"), s.state.food[RED]) == ("intact", 0)


def test_a_field_on_the_mountain_is_harvested_like_any_other() -> None:
    s = scene(FOOD, {RED: {"L3": "1w"}}, crops={"L3": "intact"}, turn=3).start()
    s.do(RED, "feed")
    assert {"hex": s.events("crop")[0]["hex"], "what": "harvest", "points": 8} in s.events(
        "income", seat=RED
    )[0]["rows"]


# New people


def test_a_wild_child_turns_up_in_a_forest_village() -> None:
    s = scene(
        ANIMALS,
        {RED: {"K3": "1f", "K4": "1f"}},
        camps={"K3": RED, "K4": RED},
        hands={RED: "wild_child"},
        dice=[1],
    ).start()
    s.do(RED, "play-wild-child", "kind-w")
    assert (s.group(RED, "K3"), s.group(RED, "K4")) == ("1w 1f", "1f")


def test_no_child_turns_up_without_a_spare_token() -> None:
    s = scene(
        ANIMALS,
        {RED: {"K3": "10w 6f"}},
        camps={"K3": RED},
        hands={RED: "wild_child"},
        dice=[1],
    ).start()
    assert "play-wild-child" not in s.legal(RED)


def test_a_56_a_family_comes_to_a_rim_hex_that_is_not_closed() -> None:
    s = scene(ANIMALS, {RED: {"K3": "1w"}}, hands={RED: "family_visit"}, dice=[1])
    for label in ("H1", "H2", "K1", "L1", "L4", "N1", "N2"):
        s.state.marker[HEX[label]] = FLOOD
    s.start().do(RED, "play-family-visit")
    assert s.group(RED, "J4") == "1w 1f"


def test_a_56_only_those_in_supply_come() -> None:
    s = scene(
        ANIMALS,
        {RED: {"K3": "10w"}},
        hands={RED: "family_visit"},
        dice=[1],
    ).start()
    s.do(RED, "play-family-visit")
    came = s.events("came")[0]
    assert (came["warriors"], came["women"]) == (0, 1)
