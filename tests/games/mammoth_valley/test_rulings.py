"""Our rulings that no worked example shows, one test each; the rules page gives their reasons."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.mammoth_valley.positions import A, B, C, D, act, at, legal, people, valley
from tundra.core import BadOptions
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.atlas import BOARDS, load_board
from tundra.games.mammoth_valley.cards.events import begin_event
from tundra.games.mammoth_valley.cards.vocabulary import BEFORE_COMBAT, WINDOWS
from tundra.games.mammoth_valley.decks import EVENT_NAMES, OFFERED, TRICK_TEXTS
from tundra.games.mammoth_valley.ground import opponents
from tundra.games.mammoth_valley.lasting import add_effect
from tundra.games.mammoth_valley.pieces import (
    BONUS,
    EVENT,
    HIDDEN,
    LETTERS,
    NOBODY,
    ON_TABLE,
    TOKEN_LETTERS,
    WARRIOR,
)
from tundra.games.mammoth_valley.play import run
from tundra.games.mammoth_valley.stack import K_STEP, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import tribe_bonus
from tundra.games.mammoth_valley.turns import begin_phase

DOCS = Path(__file__).parents[3] / "docs" / "rules"
TESTS = Path(__file__).parent
ANSWERS = {
    *range(1, 10), *range(11, 15), 16, 17, *range(22, 27), 28, 29, *range(33, 38), 44, 45, 46, 48, 50, 51,
    *range(53, 58), *range(61, 68), 72, 73, 74, 77, *range(80, 84), 86, 87, 91, 92, 95, 97, 98,
}  # fmt: skip
"""The answers about cards that the base game needs."""
RULINGS = range(1, 93)


def test_d1_two_to_six_players() -> None:
    for seats in range(2, 7):
        assert GAME.new_game(GAME.choose(seats), 1).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.choose(seats)


def test_d2_the_first_to_place_is_drawn_by_lot_and_the_others_follow_clockwise() -> None:
    assert {GAME.new_game(GAME.choose(4), seed).first for seed in range(40)} == {A, B, C, D}
    state = GAME.new_game(GAME.choose(3, {"first_player": 3}), 1)
    order = []
    while state.phase == 0:
        order.append(state.asked)
        GAME.apply(state, state.asked, state.legal[-1], None)
    assert list(dict.fromkeys(order)) == [2, 0, 1]


def test_d3_one_left_and_one_right_half_are_drawn_by_lot() -> None:
    found = {GAME.new_game(GAME.choose(2), seed).board.name for seed in range(60)}
    assert found == set(BOARDS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_d49_the_hand_is_five_tricks_or_four_with_five_players_or_more(seats: int) -> None:
    assert GAME.new_game(GAME.choose(seats), 1).choices.hand_limit == (4 if seats > 4 else 5)


def test_d17_an_animal_does_not_arrive_where_its_species_cannot_be() -> None:
    """On our boards only fire and flood close a rim hex: the letters of big animals lie in the lowland."""
    for name in BOARDS:
        board = load_board(name)
        for token in range(27, 54):
            assert board.terrain[board.entry[LETTERS.index(TOKEN_LETTERS[token])]] in (1, 2)


def test_d41_a_weapon_counts_for_every_fight_of_its_hex_and_weapons_add_up() -> None:
    state = valley({"c3r3": "A:1w1f", "c3r2": "A:1w"}, "setup")
    add_effect(state, BONUS, A, at("c3r3"), 2)
    add_effect(state, BONUS, A, at("c3r3"), 2)
    assert tribe_bonus(state, A, at("c3r3")) == 5
    assert tribe_bonus(state, A, at("c3r2")) == 1


def test_d57_only_people_camps_and_animals_are_limited() -> None:
    """Nine floods are the most that a river brings, and there is a marker for each."""
    for name in BOARDS:
        board = load_board(name)
        assert max(len(board.banks(river)) for river in range(3)) <= 9


def test_d58_the_letters_are_kept_as_printed() -> None:
    counts = Counter(TOKEN_LETTERS)
    assert counts.pop("i") == 4
    assert counts.pop("l") == 2
    assert set(counts.values()) == {3}
    assert len(TOKEN_LETTERS) == 54


def test_d61_after_a_crossing_the_move_goes_on() -> None:
    state = valley({"c3r3": "A:1w1f"}, hands=[["bridge"], [], [], []])
    act(state, "c3r3:w", "bridge-a", "SW", "SW")
    assert people(state, A, "c2r5") == (1, 0)


def test_d62_whoever_flees_from_a_camp_leaves_nothing_to_conquer() -> None:
    hexes = {"c3r3": "A:1w1f camp-A B:2w1f", "c3r5": "A:1w1f", "c4r1": "B:1w"}
    state = valley(hexes, "combat", hands=[["flight"], [], [], []], food=[9, 9, 9, 9])
    told = act(state, "play-flight", "take-w", "take-f", "done", "hex-c3r2")
    assert people(state, A, "c3r2") == (1, 1)
    assert state.camp[at("c3r3")] == NOBODY
    assert not any(event["kind"] == "food" for event in told)


def test_d65_at_any_time_means_the_windows_of_the_card() -> None:
    flint = TRICK_TEXTS.index("flint")
    windows = {WINDOWS[window] for window, cards in enumerate(OFFERED) if flint in cards}
    assert "before_combat" in windows
    assert "turn_end" in windows
    assert "event_revealed" not in windows
    assert WINDOWS.index("before_combat") == BEFORE_COMBAT


def test_d66_food_is_open_and_hands_are_not() -> None:
    state = valley({}, "setup", hands=[["net"], [], [], []])
    tribe = GAME.view_for(state, B)["tribes"][A]
    assert tribe["food"] == 12
    assert tribe["hand"] == 1


def test_d77_meat_keeps_in_the_base_game() -> None:
    state = valley({"c3r3": "A:1w1f"}, "survival", food=[20, 9, 9, 9])
    act(state, "feed")
    assert state.food[A] == 20 + 1 - 2


def test_d79_people_in_the_trees_pin_nobody() -> None:
    state = valley({"c3r4": "A:1w1f B:1w"}, "setup")
    assert opponents(state, A, at("c3r4")) == 1
    add_effect(state, HIDDEN, B, at("c3r4"), WARRIOR)
    assert opponents(state, A, at("c3r4")) == 0


def test_d91_the_valley_has_thirty_seven_hexes_and_a_letter_for_each_of_its_rim() -> None:
    for name in BOARDS:
        board = load_board(name)
        assert len(board.land) == 36
        assert len(board.rim) == len(LETTERS) == 18


def test_d92_every_match_ends_after_its_years() -> None:
    with pytest.raises(BadOptions):
        GAME.new_game(GAME.choose(3, {"max_years": 1}), 1)
    assert GAME.new_game(GAME.choose(3), 1).choices.max_years == 8
    assert GAME.new_game(GAME.choose(3, {"preset": "short"}), 1).choices.max_years == 3


def test_presets_decide_what_is_left_to_them() -> None:
    def opened(**values: object) -> tuple[bool, int, int]:
        choices = GAME.new_game(GAME.choose(4, values), 1).choices
        return choices.fire, choices.start_food, choices.camps_goal

    assert opened() == (False, 12, 4)
    assert opened(preset="advanced_2002") == (True, 12, 4)
    assert opened(preset="advanced_2002", fire="off") == (False, 12, 4)
    assert opened(preset="beginner") == (False, 15, 4)
    assert opened(preset="short") == (False, 12, 3)
    with pytest.raises(BadOptions):
        GAME.new_game(GAME.choose(4, {"cold_snap_2": True}), 1)


# Events and cards


def strike(name: str, hexes: dict[str, str], **more: Any) -> State:
    """The event happens in the first phase, up to the next question."""
    state = valley(hexes, "setup", game_turn=5, no_arrivals=True, **more)
    begin_phase(state, EVENT)
    set_field(state, K_STEP, 2)
    state.event = EVENT_NAMES.index(name)
    state.event_place[state.event] = ON_TABLE
    begin_event(state, state.event, None)
    run(state, None)
    return state


def test_d9_the_sick_species_is_drawn_from_the_bag() -> None:
    """The bag holds 8 wolves, then 9 tigers, 9 bears and 7 bison: the lot 26 is the first of these."""
    state = strike("epizooty", {"c3r2": "bison:2", "c4r2": "wolf"}, lots=[26])
    assert not any(state.herd[3 * 37 : 4 * 37])
    assert any(state.herd[:37])


def test_d10_a_four_of_the_epidemic_takes_a_warrior() -> None:
    state = strike("epidemic", {"c3r3": "A:2w1f"}, dice=[4])
    assert people(state, A, "c3r3") == (1, 1)
    state = strike("epidemic", {"c3r3": "A:2w2f"}, dice=[3])
    assert people(state, A, "c3r3") == (2, 1)


def test_d13_an_avalanche_spares_the_caves() -> None:
    hexes = {"c2r2": "A:2w1f camp-A", "c2r0": "B:2w"}
    state = strike("avalanches", hexes, dice=[1], season="winter")
    assert people(state, A, "c2r2") == (2, 1)
    assert people(state, B, "c2r0") == (1, 0)


def test_d72_without_the_rule_of_fire_cards_that_ask_for_fire_can_be_played() -> None:
    hexes = {"c3r3": "A:2w1f wolf"}
    hands = [["torches"], [], [], []]
    assert "play-torches" in legal(valley(hexes, "combat", hands=hands))
    state = valley(hexes, "combat", hands=hands, choices={"fire": 1})
    assert "play-torches" not in legal(state)


# Nothing is forgotten


def test_every_ruling_is_named_in_a_test() -> None:
    named = set()
    for path in TESTS.rglob("test_*.py"):
        named |= {int(number) for number in re.findall(r"\b[Dd](\d+)", path.read_text("utf-8"))}
        named |= {int(number) for number in re.findall(r"_d(\d+)_", path.read_text("utf-8"))}
    assert sorted(set(RULINGS) - named) == []


def test_every_answer_about_the_cards_of_2002_is_named_in_a_test_and_on_both_pages() -> None:
    text = "".join(path.read_text("utf-8") for path in (TESTS / "cards").glob("test_*.py"))
    named = {int(number) for number in re.findall(r"_a_(\d+)(?=_)", text)}
    assert sorted(ANSWERS - named) == []
    for name in ("mammoth_valley.md", "mammoth_valley.fr.md"):
        page = (DOCS / name).read_text("utf-8")
        assert [number for number in ANSWERS if f'<a id="a{number:02}"></a>' not in page] == []


def test_every_ruling_and_rule_number_stands_on_both_rules_pages() -> None:
    sources = (TESTS.parents[2] / "src" / "tundra" / "games" / "mammoth_valley").glob(
        "*refused*.py"
    )
    refusals = TESTS.parents[2] / "src" / "tundra" / "games" / "mammoth_valley" / "refusals.py"
    text = "".join(path.read_text("utf-8") for path in [*sources, refusals])
    rules = set(re.findall(r'"(\d+\.\d+)"', text))
    for name in ("mammoth_valley.md", "mammoth_valley.fr.md"):
        page = (DOCS / name).read_text("utf-8")
        for number in RULINGS:
            assert f'<a id="d{number}"></a>' in page, number
        for rule in rules:
            assert f'<a id="r{rule.replace(".", "-")}"></a>' in page, rule
