"""Events of weather and the calendar, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import (
    BLUE,
    GREEN,
    RED,
    Scene,
    scene,
)
from tundra.games.mammoth_valley.pieces import (
    EVENT,
    FOOD,
    LAKE_BIT,
    SUMMER,
    TURN_OVER,
    WINTER,
)


def fires(s: Scene) -> list[int]:
    return s.state.has_fire


# Weather


def test_a_80_thunderstorms_slow_everybody_and_take_or_bring_fire() -> None:
    s = scene(
        EVENT,
        {RED: {"H2": "1f"}, BLUE: {"N2": "1f"}, GREEN: {"L4": "1w"}},
        camps={"H2": RED, "N2": BLUE},
        fire={RED},
        event="storms",
        dice=[3, 2],
    )
    s.state.drought = True
    s.start()
    assert fires(s) == [0, 1, 0]
    assert s.state.cap == 1
    assert not s.state.drought
    assert s.events("lasting_over", what="drought")
    assert len(s.events("die", what="fire")) == 2


def test_whoever_has_just_lost_fire_to_a_storm_does_not_roll_for_it_again() -> None:
    s = scene(
        EVENT, {RED: {"H2": "1f"}}, camps={"H2": RED}, fire={RED}, event="storms", dice=[6, 1]
    ).start()
    assert fires(s)[RED] == 0
    assert len(s.events("die", what="fire")) == 1


def test_without_the_fire_rule_storms_only_slow() -> None:
    s = scene(EVENT, {RED: {"H2": "1f"}}, camps={"H2": RED}, event="storms").start()
    assert s.state.cap == 1
    assert s.events("die", what="fire") == []


def test_a_snow_storm_puts_fire_out_on_four_to_six() -> None:
    tribes = {RED: {"H2": "1f"}, BLUE: {"N2": "1f"}}
    s = scene(
        EVENT,
        tribes,
        camps={"H2": RED, "N2": BLUE},
        fire={RED, BLUE},
        event="snow_storm",
        season=WINTER,
        dice=[3, 4],
    ).start()
    assert fires(s) == [1, 0, 0]
    assert s.state.cap == 1


def test_a_blizzard_stops_everybody_and_puts_out_every_fire() -> None:
    s = scene(
        EVENT,
        {RED: {"H2": "1w 1f"}},
        camps={"H2": RED},
        fire={RED},
        event="blizzard",
        season=WINTER,
    ).start()
    assert fires(s)[RED] == 0
    s.skip_to(RED)
    assert not any(text.startswith("H2:") for text in s.legal(RED))


def test_a_82_a_drought_harms_all_fields_and_dries_all_rivers() -> None:
    s = scene(
        EVENT,
        {RED: {"K4": "1w"}, BLUE: {"J2": "1w"}},
        crops={"K4": "intact", "J2": "damaged"},
        event="drought",
    ).start()
    assert (s.crop("K4"), s.crop("J2")) == ("damaged", "none")
    s.skip_to(RED).do(RED, "K4:w")
    assert "SW" in s.legal(RED)


def test_a_82_in_a_drought_nobody_fishes_at_the_lake_either() -> None:
    s = scene(FOOD, {RED: {"L4": "1w"}})
    s.state.drought = True
    rows = s.start().events("income", seat=RED)[0]["rows"]
    assert [row["what"] for row in rows] == ["gather"]


def test_good_rains_end_a_drought_and_enrich_the_harvest_of_the_year() -> None:
    s = scene(EVENT, {RED: {"K4": "1w"}}, crops={"K4": "intact"}, event="good_rains", turn=3)
    s.state.drought = True
    s.start()
    assert not s.state.drought
    while not s.events("income", seat=RED):
        s.skip_to(RED)
        if not s.events("income", seat=RED):
            s.do(RED, "end")
    assert {"what": "harvest", "points": 12}.items() <= s.events("income", seat=RED)[0]["rows"][
        1
    ].items()


def test_a_91_a_river_freezes_with_the_lake_it_touches() -> None:
    s = scene(
        EVENT,
        {RED: {"J4": "2w"}},
        animals={"K4": "rhino"},
        event="frozen_river",
        season=WINTER,
        dice=[2, 4],
    ).start()
    assert s.state.frozen == 1 | LAKE_BIT
    assert s.animals("J4") == {"rhino": 1}
    s.skip_to(RED).do(RED, "J4:w", "E")
    assert "J4:w" not in s.legal(RED)
    s.do(RED, "K5:w1", "NE")
    assert s.group(RED, "L4") == "1w"


def test_a_91_on_the_banks_of_a_frozen_river_one_still_fishes() -> None:
    s = scene(FOOD, {RED: {"J4": "1w"}}, season=WINTER)
    s.state.frozen = 1 | LAKE_BIT
    rows = s.start().events("income", seat=RED)[0]["rows"]
    assert [(row["what"], row["points"]) for row in rows] == [("fish", 1)]


def test_a_91_whoever_stands_on_the_ice_when_winter_ends_drowns() -> None:
    s = scene(TURN_OVER, {RED: {"K5": "1w", "J4": "1w"}}, season=WINTER, turn=3)
    s.state.frozen = 1 | LAKE_BIT
    s.start()
    assert s.group(RED, "K5") == ""
    assert s.events("died", cause="drowned")


def test_a_64_the_faces_of_a_die_are_shared_out_among_the_rivers() -> None:
    rivers = [
        scene(EVENT, {RED: {"K4": "2w"}}, event="frozen_river", season=WINTER, dice=[die])
        .start()
        .events("froze")[0]["river"]
        for die in range(1, 7)
    ]
    assert rivers == ["R1", "R1", "R1", "R2", "R2", "R2"]


def test_another_river_does_not_freeze_the_lake() -> None:
    s = scene(EVENT, {RED: {"J4": "2w"}}, event="frozen_river", season=WINTER, dice=[5]).start()
    assert s.state.frozen == 2


def test_a_92_a_cold_snap_makes_everybody_eat_half_as_much_again() -> None:
    s = scene(EVENT, {RED: {"N3": "5w"}}, event="cold_snap", season=WINTER, fire={RED}).start()
    while not s.events("income", seat=RED):
        s.skip_to(RED)
        if not s.events("income", seat=RED):
            s.do(RED, "end")
    assert s.events("income", seat=RED)[0]["need"] == 7


def test_a_98_what_is_printed_in_brackets_is_an_option() -> None:
    for harsh, need in ((False, 7), (True, 10)):
        s = scene(FOOD, {RED: {"N3": "5w"}}, season=WINTER, fire=set())
        s.state.cold_snap = True
        s.state.choices.cold_snap_2 = harsh
        assert s.start().events("income", seat=RED)[0]["need"] == need


# The calendar


def test_a_66_a_mild_autumn_gives_the_summer_a_fourth_turn_without_a_harvest_before_it() -> None:
    s = scene(
        EVENT,
        {RED: {"K4": "1w 1f"}},
        camps={"K4": RED},
        crops={"K4": "intact"},
        event="mild_fall",
        turn=3,
    ).start()
    while s.state.turn == 3:
        s.do(
            s.state.asked, "end" if "end" in s.legal(s.state.asked) else s.legal(s.state.asked)[-1]
        )
    assert (s.state.season, s.state.turn) == (SUMMER, 4)
    assert s.crop("K4") != "none" or s.events("trampled")
    assert s.events("born") == []
    assert s.events("drew") == []


def test_a_66_the_fourth_turn_has_an_event_and_arrivals_and_is_the_end_of_the_summer() -> None:
    s = scene(
        EVENT,
        {RED: {"K4": "2w 2f"}},
        camps={"K4": RED},
        crops={"K4": "intact"},
        event="rodents",
        turn=4,
        arrivals=True,
    )
    s.state.season_length = 4
    s.start()
    assert [event["season"] for event in s.events("event")] == ["summer"]
    assert len(s.events("arrived") + s.events("arrival_lost")) == 3
    while s.state.turn == 4:
        s.do(s.state.asked, s.legal(s.state.asked)[-1])
    assert s.events("withered") or s.events("crop", why="harvest")
    assert s.events("drew")
    assert (s.state.season, s.state.turn) == (WINTER, 1)


def test_a_66_a_long_winter_has_four_turns() -> None:
    s = scene(EVENT, {RED: {"K4": "1w"}}, event="long_winter", season=WINTER, turn=3).start()
    assert s.state.season_length == 4


def test_when_game_is_scarce_no_animals_arrive() -> None:
    s = scene(EVENT, {RED: {"K4": "1w"}}, event="scarce_game", season=WINTER, arrivals=True).start()
    assert s.events("arrived") == []
