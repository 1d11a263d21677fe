"""What lies on the table: the boards, views, positions as data, prompts and the picture in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mammoth_valley.positions import A, B, C, act, at, legal, valley
from tundra.core import ALL_SEEING, BadNotation, BadPosition, Match
from tundra.core.texts import LANGUAGES, catalogue
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.atlas import BOARDS, BadBoard, join, load_board, place
from tundra.games.mammoth_valley.cards.tricks import QUESTIONS
from tundra.games.mammoth_valley.pieces import (
    DIRECTION_NAMES,
    FOREST,
    HEX_NAMES,
    HEXES,
    MOUNTAIN,
    PLAIN,
)
from tundra.games.mammoth_valley.prompts import ASK_WORDS, DEED_WORDS

FIGURES = {"A1B1": 19, "A1B2": 22, "A2B1": 21, "A2B2": 24}
"""Hexes where one can fish."""


@pytest.mark.parametrize("name", BOARDS)
def test_each_board_has_its_regions_rivers_and_fishing_hexes(name: str) -> None:
    board = load_board(name)
    terrain = [board.terrain[h] for h in board.land]
    assert [terrain.count(kind) for kind in (PLAIN, FOREST, MOUNTAIN)] == [14, 12, 10]
    assert sum(board.fishing) == FIGURES[name]
    assert len(board.volcanoes) == 2
    assert len(board.lakes) == 1
    for kind in (PLAIN, FOREST, MOUNTAIN):
        for number in range(1, 7):
            assert 1 <= len(board.region_hexes(kind, number)) <= 4
    assert sorted(board.river_of_die[1:]) == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_and_rivers_are_the_same_from_both_sides(name: str) -> None:
    board = load_board(name)
    for h in range(HEXES):
        for d, other in enumerate(board.neighbours(h)):
            if other >= 0:
                assert board.beside[other * 6 + (d + 3) % 6] == h
                assert board.river[other * 6 + (d + 3) % 6] == board.river[h * 6 + d]


def test_a_map_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadBoard):
        place(9, 9)
    with pytest.raises(KeyError):
        join("none", [], [], {})
    with pytest.raises(KeyError):
        load_board("A3B3")


def test_hexes_are_named_by_column_and_row() -> None:
    assert HEX_NAMES[0] == "c2r0"
    assert HEX_NAMES[18] == "c3r3"
    assert at("c5r6") == 36


def test_everybody_sees_the_valley_and_only_the_owner_the_hand() -> None:
    state = valley({"c3r3": "A:2w1f camp-A wolf:2 intact"}, hands=[["net", "raft"], [], [], []])
    own, other = GAME.view_for(state, A), GAME.view_for(state, B)
    assert own["hexes"] == other["hexes"]
    assert own["tribes"][A]["hand"] == ["net", "raft"]
    assert other["tribes"][A]["hand"] == 2
    assert GAME.view_for(state, ALL_SEEING)["tribes"][A]["hand"] == ["net", "raft"]
    assert own["hexes"]["c3r3"]["animals"] == {"wolf": 2}


def test_a_group_is_its_players_secret_until_it_goes() -> None:
    state = valley({"c3r3": "A:2w1f"})
    before = GAME.view_for(state, B)
    act(state, "c3r3:w")
    assert GAME.view_for(state, B) == before
    assert GAME.view_for(state, A)["moving"]["group"] == {"hex": "c3r3", "picks": {"w": 1}}


def test_a_group_can_be_taken_back_while_it_gathers_and_when_it_has_set_out() -> None:
    match = Match(GAME, GAME.choose(2, {"board": "A1B1", "first_player": 1}), 3)
    match.submit(0, "camp-c3r3", "skip")
    match.submit(1, "camp-c2r1")
    while match.state.asked != 0 or "end" not in legal(match.state):
        match.submit(match.state.asked, "pass" if "pass" in legal(match.state) else "end")
    before = len(match.steps)
    match.submit(0, next(text for text in legal(match.state) if ":" in text))
    assert match.undo_limit(0) <= before
    match.submit(0, next(text for text in legal(match.state) if text in DIRECTION_NAMES))
    assert match.undo_limit(0) <= before


def test_the_battle_shows_sides_bonuses_and_dice() -> None:
    state = valley({"c3r3": "A:2w1f camp-A wolf:3"}, "combat", dice=[1, 6])
    battle = GAME.view_for(state, C)["battle"]
    assert battle["hex"] == "c3r3"
    assert battle["species"] == "wolf"
    tribe, herd = battle["sides"]
    assert (tribe["bonus"], tribe["die"]) == (3, 1)
    assert (herd["bonus"], herd["die"]) == (3, 6)
    assert {part["what"] for part in tribe["bonuses"]} == {"warriors", "camp"}


def test_the_ledger_shows_where_food_comes_from() -> None:
    state = valley({"c3r3": "A:2w1f", "c2r3": "A:1w"}, "survival", food=[5, 9, 9, 9])
    survival = GAME.view_for(state, B)["survival"]
    assert survival["stock"] == 8
    assert survival["need"] == 4
    assert {"hex": "c2r3", "what": "gather", "points": 1} in survival["rows"]


def test_prompts_say_what_is_asked_of_whom() -> None:
    state = valley({"c3r3": "A:2w1f"})
    assert GAME.prompt(state, A).key.endswith("prompt.move")
    assert GAME.prompt(state, B).seats == (A,)


def test_a_trick_says_what_it_asks_and_to_nobody_else_how_far_it_has_come() -> None:
    land = {"c4r3": "A:2w1f", "c3r2": "A:1w", "c4r2": "B:1w1f C:1f", "c5r4": "B:1f"}
    state = valley(land, hands=[["love-at-first-sight"], [], [], []])
    for text, question in LOVE:
        act(state, text)
        assert GAME.prompt(state, A).params["question"] == question
        assert GAME.prompt(state, B).params == {"card": "love-at-first-sight"}


LOVE = [
    ("play-love-at-first-sight", "love_hex"),
    ("hex-c4r3", "love_kind"),
    ("kind-w", "love_target"),
    ("hex-c4r2", "love_seat"),
]


def test_every_question_of_a_trick_has_its_words() -> None:
    asked = {
        f"{DEED_WORDS[deed]}_{ASK_WORDS[question]}"
        for deed, questions in enumerate(QUESTIONS)
        for question in questions
    }
    for language in LANGUAGES:
        words = catalogue(language, "mammoth_valley")
        said = {key.split(".")[2] for key in words if key.startswith("mammoth_valley.question.")}
        assert said == asked | {"mode"}


def test_whoever_must_eat_somebody_is_not_told_that_there_is_food_for_all() -> None:
    hungry = {"c4r1": "A:2w1f", "c5r1": "B:1w1f"}
    state = valley(hungry, "survival", seats=2, food=[9, 9], hands=[["cannibals"], []])
    assert GAME.prompt(state, A).key.endswith("window.starvation")
    act(state, "play-cannibals")
    assert GAME.prompt(state, A).key.endswith("prompt.feed_own")


def test_a_position_is_shown_in_a_terminal() -> None:
    state = valley({"c3r3": "A:2w1f camp-A wolf:2 intact", "c4r1": "fire"}, neutral=["c3r2", None])
    text = GAME.show(GAME.view_for(state, A), "en")
    assert "village of A, an intact field, A 2w 1f, 2 wolves" in text
    assert "a Solitary, a warrior" in text
    assert len(text.splitlines()) > 12


MEAL_OF_ONE_WHO_IS_NOT_THERE = [9, 0, 1, 0, 1, 3, 4, 0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"board": "Z9"},
        {"hexes": {"c9r9": {}}},
        {"hexes": {"c4r5": {"people": [[0, 1, 0, 0]]}}},
        {"hexes": {"c3r3": {"camp": 0}}},
        {"hexes": {"c3r3": {"people": [[0, 12, 0, 0]]}}},
        {"hexes": {"c3r4": {"crop": "intact"}}},
        {"hexes": {"c3r3": {"animals": {"dragon": 1}}}},
        {"hexes": {"c3r3": {"animals": {"bear": 10}}}},
        {"hands": [["net"], ["net"], [], []]},
        {"hands": [["no-such-card"], [], [], []]},
        {"fire": [True, False, False, False]},
        {"turn": 4},
        {"choices": {"sing": 1}},
        {"frozen": ["nile"]},
        {"stack": [[1, 2]]},
        {"season_length": 9},
        {"phase": "over", "outcome": {"places": [1, 2, 2, 2], "reason": "victory"}},
        {"phase": "over", "outcome": {"places": [1, 2, 2, 2], "reason": "last_tribe"}},
        {"phase": "over", "outcome": {"places": [2, 2, 2, 2], "reason": "extinction"}},
        {"phase": "movement", "stack": [[0, -1, 2, 0, 0, 0, 0, 0]], "asked": 0},
        {"stack": [[0, -1, 2, 0, 0, 0, 0, 0], [2, 1, 0, -1, 0, 0, 0, 0]], "asked": 1, "mover": 1},
        {
            "phase": "survival",
            "stack": [[0, -1, 2, 0, 0, 0, 0, 0], MEAL_OF_ONE_WHO_IS_NOT_THERE],
            "asked": 0,
        },
        {"status": ["gone"] * 4},
    ],
)
def test_impossible_positions_are_refused_in_one_line(wrong: dict[str, Any]) -> None:
    people = {"people": [[seat, 1, 1, 0] for seat in range(4)]}
    data: dict[str, Any] = {"seats": 4, "hexes": {"c4r1": people}, **wrong}
    with pytest.raises(BadPosition) as problem:
        GAME.load(data)
    assert "\n" not in str(problem.value)


def test_texts_that_mean_nothing_are_refused() -> None:
    for text in ("camp-c9r9", "c3r3:x", "play-nothing", "NN", "lose-c3r3"):
        with pytest.raises(BadNotation):
            GAME.read(text)
