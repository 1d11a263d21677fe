"""Worked example 30 and the clock: victory, elimination, return, the years, and every way to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.mammoth_valley.positions import (
    A,
    B,
    C,
    D,
    act,
    at,
    begin,
    kinds,
    legal,
    people,
    refused,
    valley,
)
from tundra.core.record import read_record
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.camps import found_camp, remove_camp
from tundra.games.mammoth_valley.drawing import hand_size
from tundra.games.mammoth_valley.lasting import add_effect
from tundra.games.mammoth_valley.pieces import ACTIVE, BLOCK, FOUNDED, NOBODY, OUT, WAITING
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turn_end import check_victory
from tundra.games.mammoth_valley.turns import check_tribes

FIRE = {"fire": 1}
RECORDS = Path(__file__).parents[2] / "golden" / "mammoth_valley"


def camps_of_red(number: int) -> dict[str, str]:
    names = ["c3r3", "c3r6", "c4r1", "c2r1", "c5r3"]
    return dict.fromkeys(names[:number], "A:1w1f camp-A")


def test_example_30_four_camps_at_the_end_of_two_turns_win() -> None:
    """D51, D55."""
    state = valley(camps_of_red(4), phase="setup")
    check_victory(state, None)
    assert state.announced[A] == 1
    assert state.outcome is None
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "victory"
    assert state.outcome.places[A] == 1


def test_example_30_the_camps_need_not_be_the_same_ones() -> None:
    state = valley(camps_of_red(4), phase="setup")
    check_victory(state, None)
    remove_camp(state, at("c3r3"), None)
    found_camp(state, A, at("c5r3"), None)
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.places[A] == 1


def test_example_30_with_fewer_camps_in_between_the_announcement_is_void() -> None:
    state = valley(camps_of_red(3), phase="setup", announced=[True, False, False, False])
    check_victory(state, None)
    assert state.announced[A] == 0
    assert state.outcome is None


def test_example_30_with_the_rule_of_fire_it_is_needed_at_both_ends() -> None:
    """D51."""
    state = valley(camps_of_red(4), "setup", choices=FIRE, announced=[True, False, False, False])
    check_victory(state, None)
    assert state.outcome is None
    assert state.announced[A] == 0


def test_two_players_need_five_camps() -> None:
    """D80."""
    assert GAME.new_game(GAME.choose(2), 1).choices.camps_goal == 5
    assert GAME.new_game(GAME.choose(3), 1).choices.camps_goal == 4


def test_of_several_winners_the_ranking_decides_and_equals_share() -> None:
    """D52."""
    blue = dict.fromkeys(("c5r1", "c5r5", "c1r5", "c1r2"), "B:1w1f camp-B")
    said = [True, True, False, False]
    state = valley({**camps_of_red(4), **blue}, "setup", announced=said, food=[9, 3, 1, 1])
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.places[:2] == (1, 2)
    state = valley({**camps_of_red(4), **blue}, "setup", announced=said, food=[3, 3, 1, 1])
    check_victory(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "shared"
    assert state.outcome.places[:2] == (1, 1)


def test_a_tribe_without_people_is_gone_and_comes_back_once_in_the_first_year() -> None:
    """D54, D69."""
    state = valley({}, "setup", hands=[["net"], [], [], []], food=[7, 1, 1, 1])
    remove_people(state, A)
    check_tribes(state, None)
    assert state.status[A] == WAITING
    assert state.food[A] == 0
    assert hand_size(state, A) == 0
    assert state.trick_discards == [GAME.read("play-net") - GAME.read("play-friend")]


def remove_people(state: State, *seats: int) -> None:
    for seat in seats:
        for place in range(seat * BLOCK, (seat + 1) * BLOCK):
            state.people[place] = 0


def test_a_camp_of_two_men_goes_with_the_tribe() -> None:
    """A camp founded by two warriors may stand without a woman, but not without a tribe."""
    state = valley({"c3r3": "A:2w"}, "setup")
    found_camp(state, A, at("c3r3"), None)
    add_effect(state, FOUNDED, A, at("c3r3"))
    remove_people(state, A)
    check_tribes(state, None)
    assert state.camp[at("c3r3")] == NOBODY


def test_from_the_second_year_on_an_eliminated_tribe_is_out() -> None:
    state = valley({}, "setup", year=2)
    remove_people(state, A)
    check_tribes(state, None)
    assert state.status[A] == OUT


def test_the_last_tribe_alive_wins_at_once_unless_somebody_will_return() -> None:
    """D55."""
    state = valley({}, "setup", year=1)
    remove_people(state, A, B, C)
    check_tribes(state, None)
    assert state.outcome is None
    state = valley({}, "setup", year=2)
    remove_people(state, A, B, C)
    check_tribes(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "last_tribe"
    assert state.outcome.places == (2, 2, 2, 1)


def test_without_any_human_the_animals_win() -> None:
    """D56: but not while somebody may return."""
    state = valley({}, "setup", year=1)
    remove_people(state, A, B, C, D)
    check_tribes(state, None)
    assert state.outcome is None
    state = valley({}, "setup", year=3)
    remove_people(state, A, B, C, D)
    check_tribes(state, None)
    assert state.outcome is not None
    assert state.outcome.reason == "extinction"
    assert set(state.outcome.places) == {2}


def returning() -> State:
    status = ["active", "active", "active", "waiting"]
    hexes = {"c3r3": "A:2w1f", "c3r0": "wolf", "c4r0": "camp-B B:1w1f"}
    return valley(
        hexes, "arrivals", status=status, gone=[0, 0, 0, 3], game_turn=4, no_arrivals=True
    )


def test_a_tribe_returns_on_a_free_hex_of_the_rim_with_food_and_tricks() -> None:
    """D53."""
    state = returning()
    assert state.asked == D
    assert "return-c3r0" not in legal(state)
    assert refused(state, "return-c3r0") == ("8.7", "occupied")
    assert refused(state, "return-c3r3") == ("8.7", "not_rim")
    told = act(state, "return-c6r2")
    assert kinds(told)[:2] == ["returned", "dealt"]
    assert people(state, D, "c6r2") == (3, 1)
    assert (state.food[D], hand_size(state, D)) == (8, 3)
    assert (state.status[D], state.returns[D], state.camp[at("c6r2")]) == (ACTIVE, 1, NOBODY)


def test_who_drowns_at_the_end_of_the_first_year_still_comes_back() -> None:
    """D69: the thaw belongs to the last turn of the winter."""
    hexes = {"c4r5": "A:1w", "c3r3": "B:1w1f"}
    winter: dict[str, Any] = {"turn": 3, "season": "winter", "frozen": ["great", "lake"]}
    state = valley(hexes, "end", game_turn=5, year=1, **winter)
    assert state.status[A] == WAITING
    assert (state.gone[A], state.game_turn, state.year) == (5, 6, 2)
    state = valley(hexes, "end", game_turn=11, year=2, **winter)
    assert state.status[A] == OUT


def test_the_seasons_follow_each_other_and_the_years_too() -> None:
    state = valley({}, "end", turn=3, season="summer")
    assert (state.season, state.turn, state.year) == (1, 1, 1)
    state = valley({}, "end", turn=3, season="winter", frozen=["great", "lake"], lean=True)
    assert (state.season, state.turn, state.year) == (0, 1, 2)
    assert state.frozen == 0
    assert not state.lean


def test_whoever_stands_on_the_ice_when_it_thaws_is_lost() -> None:
    """D60."""
    hexes = {"c4r5": "A:1w", "c3r3": "A:1w1f"}
    state = valley(hexes, "end", turn=3, season="winter", frozen=["great", "lake"])
    assert people(state, A, "c4r5") == (0, 0)


def test_a_solitary_who_stands_on_the_ice_is_lost_too_and_it_is_told() -> None:
    """D60."""
    state = valley({"c3r3": "A:1w1f"}, "setup", turn=3, season="winter", frozen=["great", "lake"])
    state.neutral[1] = at("c4r5")
    told = begin(state, "end")
    lost = [event for event in told if event["kind"] == "stranger_died"]
    assert [(event["hex"], event["token"]) for event in lost] == [("c4r5", "woman")]
    assert state.neutral == [NOBODY, NOBODY]


def test_after_the_last_year_the_ranking_decides() -> None:
    """D92."""
    state = valley(camps_of_red(2), "end", turn=3, season="winter", year=8)
    assert state.outcome is not None
    assert state.outcome.reason == "years"
    assert state.outcome.places[A] == 1


def test_the_first_player_has_most_camps_then_people_then_food() -> None:
    """D22, D74."""
    hexes = {"c3r3": "A:2w1f", "c4r1": "C:1w1f camp-C", "c2r1": "B:3w1f"}
    state = valley(hexes, "movement", game_turn=2)
    assert state.first == C
    state = valley({"c3r3": "A:2w1f", "c2r1": "B:3w1f"}, "movement", game_turn=2)
    assert state.first == B
    assert valley({}, "movement", game_turn=2, food=[4, 5, 7, 6]).first == C


def test_chance_names_the_first_player_among_equals_and_the_set_up_that_of_the_first_turn() -> None:
    """D22."""
    for lot in (0, 1):
        state = valley({}, "movement", game_turn=2, food=[4, 7, 5, 7], lots=[lot])
        assert state.first == (B, D)[lot]
    assert valley({}, "movement", game_turn=1, food=[4, 5, 7, 6]).first == A


def test_the_first_two_turns_bring_no_event_but_fires_and_floods_always_end() -> None:
    """D6, D70."""
    state = valley({"c3r3": "A:1w1f fire"}, "event", game_turn=2)
    assert state.marker[at("c3r3")] == 0
    assert state.event == NOBODY
    state = valley({"c3r3": "A:1w1f"}, "event", game_turn=3)
    assert state.event != NOBODY


def test_a_record_is_kept_of_every_way_to_end() -> None:
    endings = {}
    for path in RECORDS.glob("ending_*.txt"):
        outcome = read_record(path.read_text("utf-8")).outcome
        assert outcome is not None
        endings[path.stem.removeprefix("ending_")] = outcome.reason
    assert endings == {
        reason: reason for reason in ("victory", "shared", "last_tribe", "extinction", "years")
    }
