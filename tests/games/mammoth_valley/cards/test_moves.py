"""Tricks that change a move, as the worked examples of the cards have them."""

from __future__ import annotations

from tests.games.mammoth_valley.cards.valley import BLUE, GREEN, HEX, RED, Scene, Tribes, scene
from tests.games.mammoth_valley.positions import act, begin, legal, valley
from tundra.core.rng import Rng
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammoth_valley.guess import determinize
from tundra.games.mammoth_valley.pieces import FLOOD, MOVEMENT, SUMMER, WINTER
from tundra.games.mammoth_valley.play import legal_actions


def walk(
    tribes: Tribes,
    cards: str,
    animals: dict[str, str] | None = None,
    season: int = SUMMER,
    cap: int = 2,
) -> Scene:
    """Red moves."""
    s = scene(MOVEMENT, tribes, animals=animals, hands={RED: cards}, season=season)
    s.state.cap = cap
    return s.start().skip_to(RED)


def test_a_04_a_bridge_is_one_step_and_the_move_goes_on() -> None:
    s = walk({RED: {"J2": "3w"}}, "bridge")
    s.do(RED, "J2:w", "J2:w", "J2:w")
    assert "NE" not in s.legal(RED)
    s.do(RED, "bridge-a", "NE", "NE")
    assert s.group(RED, "L1") == "3w"


def test_a_04_beyond_a_bridge_a_mountain_still_ends_the_move() -> None:
    s = walk({RED: {"J2": "1w"}}, "bridge")
    s.do(RED, "J2:w", "bridge-a", "NE", "NW")
    assert s.group(RED, "K1") == "1w"
    assert not any(text.startswith("K1:") for text in s.legal(RED))


def test_swimming_ends_on_a_mountain() -> None:
    s = walk({RED: {"N3": "2w"}}, "swimming")
    s.do(RED, "N3:w", "N3:w", "swimming-a", "W")
    assert s.group(RED, "L3") == "2w"
    assert not any(text.startswith("L3:") for text in s.legal(RED))


def test_a_05_a_raft_crosses_the_lake_from_shore_to_shore_and_lands_for_good() -> None:
    s = walk({RED: {"J3": "1w 1f"}}, "raft")
    s.do(RED, "J3:w", "J3:f", "raft-a", "SE")
    assert {"ferry-L4", "ferry-K4"} <= set(s.legal(RED))
    s.do(RED, "ferry-L4")
    assert s.group(RED, "L4") == "1w 1f"
    assert not any(text.startswith("L4:") for text in s.legal(RED))


def test_a_06_a_raft_frees_nobody_from_a_flood() -> None:
    s = scene(MOVEMENT, {RED: {"K4": "2w"}}, hands={RED: "raft"})
    s.state.marker[HEX["K4"]] = FLOOD
    s.start().skip_to(RED)
    assert not any(text.startswith("K4:") for text in s.legal(RED))


def test_snow_on_the_mountains_stops_a_raft_at_both_ends() -> None:
    raft = TRICK_TEXTS.index("raft")
    for hexes, start in (({"c4r6": "A:1w"}, "c4r6"), ({"c5r6": "A:1w"}, "c5r6")):
        state = valley(hexes, "setup", season="winter", snowed=True)
        state.holder[raft] = 0
        begin(state, "movement")
        if start == "c5r6":
            assert not any(text.startswith("c5r6:") for text in legal(state))
        else:
            act(state, "c4r6:w", "raft-a")
            shores = {text for text in legal(state) if text.startswith("ferry-")}
            assert shores
            assert "ferry-c5r6" not in shores


def test_a_05_a_raft_may_cross_a_river_instead() -> None:
    s = walk({RED: {"J4": "1w"}}, "raft")
    s.do(RED, "J4:w", "raft-a", "NE", "E")
    assert s.group(RED, "L4") == "1w"


def test_tree_trunks_cross_a_river() -> None:
    s = walk({RED: {"K4": "1w"}}, "tree_trunks")
    s.do(RED, "K4:w", "tree-trunks-a", "SW")
    assert s.group(RED, "J4") == "1w"


def test_a_06_swimmers_may_enter_a_flooded_hex_and_a_bridge_does_not_help() -> None:
    s = scene(MOVEMENT, {RED: {"K3": "1w"}}, hands={RED: "swimming bridge"})
    s.state.marker[HEX["K4"]] = FLOOD
    s.start().skip_to(RED).do(RED, "K3:w")
    assert "SE" not in s.legal(RED)
    s.do(RED, "swimming-c", "SE", "halt")
    assert s.group(RED, "K4") == "1w"
    assert "K4:w1" not in s.legal(RED)


def test_a_07_a_storm_beats_stamina() -> None:
    s = walk({RED: {"K3": "2w"}}, "stamina forced_march", season=WINTER, cap=1)
    s.do(RED, "K3:w")
    assert not any("stamina" in text or "march" in text for text in s.legal(RED))


def test_a_08_in_a_blizzard_no_card_lets_anybody_move() -> None:
    s = walk({RED: {"K3": "2w"}}, "stamina bridge", season=WINTER, cap=0)
    assert not any(text.startswith("K3:") for text in s.legal(RED))


def test_stamina_gives_three_hexes() -> None:
    s = walk({RED: {"H2": "1w"}}, "stamina")
    s.do(RED, "H2:w", "stamina-a", "SE", "NE", "SE")
    assert s.group(RED, "J4") == "1w"


def test_forced_march_crosses_a_mountain_in_summer_and_not_in_winter() -> None:
    s = walk({RED: {"K4": "1w"}}, "forced_march")
    s.do(RED, "K4:w", "forced-march-b", "NE", "NE")
    assert s.group(RED, "N2") == "1w"
    winter = walk({RED: {"K4": "1w"}}, "forced_march", season=WINTER)
    winter.do(RED, "K4:w")
    assert "forced-march-b" not in winter.legal(RED)


def test_a_09_two_march_cards_give_three_hexes_and_a_mountain_but_not_four_hexes() -> None:
    s = walk({RED: {"K4": "1w"}}, "stamina forced_march")
    s.do(RED, "K4:w", "stamina-a")
    assert "forced-march-a" not in s.legal(RED)
    s.do(RED, "forced-march-b", "NE", "NE", "NW")
    assert s.group(RED, "N1") == "1w"


def test_camouflage_crosses_a_hex_of_wolves() -> None:
    s = walk({RED: {"K2": "2w"}}, "camouflage", {"K3": "wolf wolf wolf"})
    s.do(RED, "K2:w", "K2:w", "camouflage-a", "SE", "SE")
    assert (s.group(RED, "K4"), s.group(RED, "K3")) == ("2w", "")


def test_without_camouflage_the_wolves_hold_them() -> None:
    s = walk({RED: {"K2": "2w"}}, "camouflage", {"K3": "wolf wolf wolf"})
    s.do(RED, "K2:w", "K2:w", "SE")
    assert not any(text.startswith("K3:") for text in s.legal(RED))


def test_a_11_camouflage_does_not_help_to_leave() -> None:
    s = walk({RED: {"K3": "1w"}}, "camouflage", {"K3": "wolf"})
    assert not any(text.startswith("K3:") for text in s.legal(RED))


def test_a_12_flight_is_a_normal_move_that_leaves_nobody_behind() -> None:
    s = walk({RED: {"K3": "1w"}, BLUE: {"K3": "1w"}}, "flight", {"K3": "wolf"})
    s.do(RED, "K3:w", "flight-a", "SE", "E")
    assert s.group(RED, "L4") == "1w"


def test_a_48_the_drum_drives_animals_ahead_and_kills_those_that_cannot_flee() -> None:
    s = walk({RED: {"K3": "2w"}}, "war_drum", {"K4": "bison wolf"})
    s.do(RED, "K3:w", "K3:w", "war-drum-b", "SE")
    assert s.animals("K4") == {}
    assert s.food_told(RED, "war_drum") == 4 + 1
    s.do(RED, "E")
    assert s.group(RED, "L4") == "2w"


def test_a_48_animals_that_can_go_flee_one_hex_and_are_pushed_once() -> None:
    s = walk(
        {RED: {"L1": "1w"}, BLUE: {"H2": "1w"}, GREEN: {"H1": "1w"}}, "war_drum", {"L2": "wolf"}
    )
    s.do(RED, "L1:w", "war-drum-b", "SE")
    assert (s.animals("L2"), s.animals("L3")) == ({}, {"wolf": 1})
    s.do(RED, "SE")
    assert s.animals("L3") == {"wolf": 1}
    assert s.food_told(RED, "war_drum") == 0


def test_a_48_other_animals_further_on_are_pushed_as_well() -> None:
    s = walk(
        {RED: {"L1": "1w"}, BLUE: {"H2": "1w"}, GREEN: {"H1": "1w"}},
        "war_drum",
        {"L2": "wolf", "K3": "wolf"},
    )
    s.do(RED, "L1:w", "war-drum-b", "SE", "SW")
    assert (s.animals("L3"), s.animals("K3")) == ({"wolf": 1}, {})
    assert s.food_told(RED, "war_drum") == 1


def test_two_cards_may_be_needed_for_one_move_and_whoever_guesses_the_hand_can_go_on() -> None:
    s = walk({RED: {"J2": "1w"}}, "bridge flight", {"J2": "wolf"})
    s.do(RED, "J2:w", "bridge-a")
    assert s.legal(RED) == ["flight-a"]
    for seed in range(20):
        guess = determinize(s.state, BLUE, Rng.seeded(seed))
        assert legal_actions(guess, RED)
    s.do(RED, "flight-a", "NE")
    assert s.group(RED, "K2") == "1w"
