"""Tricks against neighbours and for oneself, as the worked examples of the cards have them."""

from __future__ import annotations

from typing import Any

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, HEX, RED, Scene, Tribes, scene
from tundra.games.mammoth_valley.cards.table import EVENT_KIND, EVENT_NAMES, TRICK_KEYS
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    COMBAT,
    FIRE,
    MOVEMENT,
    NOBODY,
    SUMMER,
    TURN_OVER,
    WINTER,
)


def red_moves(tribes: Tribes, cards: str, drought: bool = False, **more: Any) -> Scene:
    s = scene(MOVEMENT, tribes, hands={RED: cards}, **more)
    s.state.drought = drought
    return s.start().skip_to(RED)


# Rocks and fire


def test_a_28_rockfall_kills_everything_across_a_dry_river() -> None:
    s = red_moves(
        {RED: {"L3": "1w"}, BLUE: {"N3": "1w 1f"}},
        "rockfall",
        drought=True,
        camps={"N3": BLUE},
        animals={"N3": "mammoth"},
        crops={"N3": "intact"},
    )
    s.do(RED, "end", "play-rockfall")
    assert (s.group(BLUE, "N3"), s.animals("N3"), s.camp("N3")) == ("", {}, NOBODY)
    assert s.crop("N3") == "intact"
    assert s.events("food") == []


def test_a_28_a_flowing_river_protects_from_rocks() -> None:
    s = red_moves({RED: {"L3": "1w"}, BLUE: {"N3": "1w 1f"}}, "rockfall")
    s.do(RED, "end")
    assert "play-rockfall" not in s.legal(RED)


def test_rocks_are_thrown_only_where_nobody_disturbs() -> None:
    s = red_moves({RED: {"L3": "1w"}, BLUE: {"K4": "1w"}}, "rockfall", animals={"L3": "wolf"})
    s.do(RED, "end")
    assert "play-rockfall" not in s.legal(RED)


def test_a_28_ice_carries_the_stones() -> None:
    s = scene(
        MOVEMENT, {RED: {"L3": "1w"}, BLUE: {"N3": "1w"}}, hands={RED: "rockfall"}, season=WINTER
    )
    s.state.frozen = 1 << s.state.board.river_names.index("R2")
    s.start().skip_to(RED).do(RED, "end", "play-rockfall")
    assert s.group(BLUE, "N3") == ""


def test_a_28_own_people_die_under_the_rocks_too() -> None:
    s = red_moves({RED: {"L3": "1w", "K4": "1w 1f"}}, "rockfall", camps={"K4": RED})
    s.do(RED, "end", "play-rockfall")
    assert (s.group(RED, "K4"), s.camp("K4")) == ("", NOBODY)


def test_rocks_need_somebody_who_has_not_moved() -> None:
    s = red_moves({RED: {"K3": "1w"}, BLUE: {"K4": "1w"}}, "rockfall")
    s.do(RED, "K3:w", "E", "end")
    assert s.group(RED, "L3") == "1w"
    assert "play-rockfall" not in s.legal(RED)


def test_a_29_firebug_burns_one_forest_hex_in_summer_and_brings_fire() -> None:
    s = red_moves(
        {RED: {"K4": "1w 1f"}, BLUE: {"K3": "2w 1f"}},
        "firebug",
        camps={"K4": RED, "K3": BLUE},
        fire=set(),
    )
    s.do(RED, "end", "play-firebug", "kind-w", "hex-K3")
    assert (s.group(BLUE, "K3"), s.camp("K3"), s.marker("K3")) == ("", NOBODY, "fire")
    assert s.marker("L2") == "none"
    assert s.state.has_fire[RED] == 1


def test_firebug_stays_at_home_in_winter() -> None:
    s = red_moves({RED: {"K4": "1w"}}, "firebug", season=WINTER)
    s.do(RED, "end")
    assert "play-firebug" not in s.legal(RED)


# Love


def test_love_empties_a_camp() -> None:
    s = red_moves(
        {RED: {"K4": "1w"}, BLUE: {"K3": "2w 1f"}}, "love_at_first_sight", camps={"K3": BLUE}
    )
    s.do(RED, "play-love-at-first-sight")
    assert (s.group(RED, "K4"), s.group(BLUE, "K3"), s.camp("K3")) == ("1w 1f", "2w", NOBODY)


def test_a_16_whoever_falls_in_love_does_nothing_more_this_turn() -> None:
    s = red_moves({RED: {"K4": "1w"}, BLUE: {"K3": "1f"}}, "love_at_first_sight")
    s.do(RED, "play-love-at-first-sight")
    assert "K4:w" in s.legal(RED)
    assert "K4:f" not in s.legal(RED)
    assert "settle-K4" not in s.legal(RED)


def test_a_16_love_does_not_cross_a_flowing_river() -> None:
    tribes: Tribes = {RED: {"K4": "1w"}, BLUE: {"J4": "1f"}}
    assert "play-love-at-first-sight" not in red_moves(tribes, "love_at_first_sight").legal(RED)
    dry = red_moves(tribes, "love_at_first_sight", drought=True)
    assert "play-love-at-first-sight" in dry.legal(RED)


def test_love_without_a_spare_token_only_takes_her_away() -> None:
    s = red_moves({RED: {"K4": "1w", "H3": "6f"}, BLUE: {"K3": "1f"}}, "love_at_first_sight")
    s.do(RED, "play-love-at-first-sight")
    assert (s.group(RED, "K4"), s.group(BLUE, "K3")) == ("1w", "")


# Civil union


def test_a_45_a_camp_of_two_men_falls_at_the_end_of_the_turn_without_a_woman() -> None:
    s = red_moves({RED: {"H2": "2w"}}, "pacs")
    s.do(RED, "play-pacs")
    assert s.camp("H2") == RED
    s.do(RED, "end")
    while s.state.phase not in (TURN_OVER, ANIMALS) and s.camp("H2") == RED:
        s.do(s.state.asked, quiet(s))
    assert s.camp("H2") == NOBODY


def quiet(s: Scene) -> str:
    legal = s.legal(s.state.asked)
    return next(text for text in ("pass", "end", "feed", "done", legal[0]) if text in legal)


def test_a_45_a_woman_who_comes_in_time_saves_it() -> None:
    s = red_moves({RED: {"H2": "2w", "J2": "1f"}}, "pacs")
    s.do(RED, "play-pacs", "J2:f", "SW", "end")
    turn = s.state.game_turn
    while s.state.game_turn == turn:
        s.do(s.state.asked, quiet(s))
    assert s.camp("H2") == RED


def test_two_women_found_a_camp_for_good() -> None:
    s = red_moves({RED: {"H2": "2f"}}, "pacs")
    s.do(RED, "play-pacs")
    assert s.camp("H2") == RED
    assert s.events("settled", hex=s.events("settled")[0]["hex"], camp="village")


def test_a_union_needs_two_who_have_not_moved_and_no_opponent() -> None:
    assert "play-pacs" not in red_moves({RED: {"H2": "1w 1f"}}, "pacs").legal(RED)
    wolf = red_moves({RED: {"H2": "2w"}}, "pacs", animals={"H2": "wolf"})
    assert "play-pacs" not in wolf.legal(RED)


def test_a_union_needs_a_camp_marker() -> None:
    hexes = ["H3", "J3", "K3", "L4", "N3"]
    for camps in (4, 5):
        s = red_moves(
            {RED: {"H2": "2f"} | dict.fromkeys(hexes[:camps], "1f")},
            "pacs",
            camps=dict.fromkeys(hexes[:camps], RED),
        )
        assert ("play-pacs" in s.legal(RED)) == (camps == 4)


# Theft


def test_a_57_a_thief_takes_up_to_four_food() -> None:
    s = red_moves(
        {RED: {"K4": "1w"}, BLUE: {"K3": "1f"}}, "theft", camps={"K3": BLUE}, food={RED: 1, BLUE: 3}
    )
    s.do(RED, "play-theft")
    assert (s.state.food[RED], s.state.food[BLUE]) == (4, 0)


def test_a_57_a_thief_may_have_moved_and_takes_fire_only_with_a_camp() -> None:
    tribes: Tribes = {RED: {"L4": "1w", "H2": "1f"}, BLUE: {"K3": "1f"}}
    s = red_moves(tribes, "theft", camps={"K3": BLUE, "H2": RED}, fire={BLUE})
    assert "play-theft" not in s.legal(RED)
    s.do(RED, "L4:w", "W", "play-theft", "mode-b")
    assert (s.state.has_fire[RED], s.state.has_fire[BLUE]) == (1, 0)
    homeless = red_moves(
        {RED: {"K4": "1w"}, BLUE: {"K3": "1f"}},
        "theft",
        camps={"K3": BLUE},
        fire={BLUE},
        food={BLUE: 0},
    )
    assert "play-theft" not in homeless.legal(RED)


def test_nobody_steals_from_himself() -> None:
    s = red_moves({RED: {"K4": "1w", "K3": "1f"}}, "theft", camps={"K3": RED})
    assert "play-theft" not in s.legal(RED)


def test_a_57_nobody_steals_across_a_flowing_river() -> None:
    s = red_moves({RED: {"J4": "1w"}, BLUE: {"K4": "1f"}}, "theft", camps={"K4": BLUE})
    assert "play-theft" not in s.legal(RED)


# Knowledge


def test_a_33_a_spy_sees_the_hand_of_a_neighbour_even_across_a_river() -> None:
    s = scene(
        MOVEMENT,
        {RED: {"J4": "1w"}, BLUE: {"K4": "1w"}, GREEN: {"N1": "1w"}},
        hands={RED: "spying", BLUE: "net raft", GREEN: "theft"},
    )
    s.start().skip_to(RED).do(RED, "play-spying")
    assert s.events("looked")[0]["cards"] == ["net", "raft"]
    looked = next(event for event in s.told if event.kind == "looked")
    assert "cards" not in looked.told_to(GREEN)
    assert s.state.known[TRICK_KEYS.index("net")] == 1 << RED
    assert s.state.known[TRICK_KEYS.index("theft")] == 0


def test_a_34_intuition_shows_the_event_of_the_next_turn_that_draws_one() -> None:
    s = red_moves({RED: {"J4": "1w"}}, "intuition", turn=3)
    s.do(RED, "play-intuition")
    event = s.events("looked")[0]["event"]
    card = s.state.seen_event[WINTER]
    assert EVENT_NAMES[EVENT_KIND[card]] == event
    assert s.state.event_knowers == [0, 1 << RED]


def test_a_34_before_the_first_event_intuition_looks_further_ahead() -> None:
    s = scene(MOVEMENT, {RED: {"J4": "1w"}}, hands={RED: "intuition"}, season=SUMMER, turn=2)
    s.state.game_turn = 1
    s.start().skip_to(RED).do(RED, "play-intuition")
    assert s.state.seen_event[SUMMER] == NOBODY
    assert s.state.seen_event[WINTER] != NOBODY


def test_on_the_last_turn_of_a_match_there_is_no_event_to_foresee() -> None:
    s = scene(MOVEMENT, {RED: {"J4": "1w"}}, hands={RED: "intuition"}, season=WINTER, turn=3)
    s.state.year = s.state.choices.max_years
    assert "play-intuition" not in s.start().skip_to(RED).legal(RED)


# Fire


def test_a_50_flint_gives_fire_to_a_tribe_with_a_camp() -> None:
    s = red_moves({RED: {"H2": "1f"}}, "flint", camps={"H2": RED}, fire=set())
    s.do(RED, "play-flint")
    assert s.state.has_fire[RED] == 1
    homeless = red_moves({RED: {"H2": "1f"}}, "flint", fire=set())
    assert "play-flint" not in homeless.legal(RED)


def test_flint_before_a_fight_is_a_weapon_or_fire() -> None:
    s = scene(
        COMBAT,
        {RED: {"H2": "1w 1f"}},
        camps={"H2": RED},
        animals={"H2": "wolf"},
        hands={RED: "flint"},
        fire=set(),
        dice=[1, 1],
    ).start()
    s.do(RED, "pass")
    s = scene(
        COMBAT,
        {RED: {"H2": "1w 1f"}},
        camps={"H2": RED},
        animals={"H2": "wolf"},
        hands={RED: "flint"},
        fire={RED},
        dice=[1, 1],
    ).start()
    s.do(RED, "play-flint")
    assert s.events("round")[0]["sides"][0]["bonus"] == 1 + 1 + 1 + 1


def test_marker_of_a_burning_hex_closes_it() -> None:
    s = red_moves({RED: {"K4": "1w"}}, "firebug")
    s.do(RED, "end", "play-firebug", "hex-L4")
    assert s.state.marker[HEX["L4"]] == FIRE
