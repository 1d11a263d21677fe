"""Around the rules: the opening, positions as data, previews, take-backs, and the board in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maamut.positions import act, at, legal, mammoth, position
from tundra.core import BadNotation, BadPosition, Match, Rng
from tundra.games.maamut import GAME
from tundra.games.maamut.pieces import COPIES, DIRECTION_NAMES, NEXT, TILE_NAMES

FAR = (-3, 3)


def test_the_box_holds_37_tiles_and_36_cards_and_a_match_uses_them_all() -> None:
    assert sum(COPIES) == 36
    terrain = GAME.view_for(GAME.new_game(GAME.choose(4), 3), None)["terrain"]
    counts = {letter: terrain.count(letter) for letter in "rgsx"}
    assert counts == {"r": 7, "g": 18, "s": 11, "x": 1}
    assert terrain[18] == "x"


def test_tiles_are_named_row_by_row_and_neighbours_turn_clockwise() -> None:
    assert (TILE_NAMES[0], TILE_NAMES[18], TILE_NAMES[36]) == ("a1", "d4", "g4")
    around = [TILE_NAMES[tile] for tile in NEXT[18 * 6 : 18 * 6 + 6]]
    assert dict(zip(DIRECTION_NAMES, around, strict=True)) == {
        "E": "d5", "SE": "e4", "SW": "e3", "W": "d3", "NW": "c3", "NE": "c4",
    }  # fmt: skip


def test_every_seat_starts_with_three_cards_and_four_traps() -> None:
    view = GAME.view_for(GAME.new_game(GAME.choose(3), 3), None)
    assert (view["hands"], view["supply"], view["pile"]) == ([3, 3, 3], [4, 4, 4], 27)


@pytest.mark.parametrize(
    "text", ["", "4E", "2X", "2e", "place", "place-h1", "flee-", "pass-0", "lay ", "LAY", "-1"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_a_card_is_drawn_as_often_as_there_are_cards_of_its_value() -> None:
    drawn = {1: 0, 2: 0, 3: 0}
    for seed in range(900):
        state = position((-3, 0), FAR, rng=Rng.seeded(seed).dump())
        act(state, "pass-1")
        drawn[sum(GAME.view_for(state, 0)["hands"][0]) - 5] += 1
    expected = {1: 900 * 10 / 30, 2: 900 * 14 / 30, 3: 900 * 6 / 30}
    chi_square = sum((drawn[card] - expected[card]) ** 2 / expected[card] for card in drawn)
    assert chi_square < 13.8


def test_a_guess_keeps_the_own_hand_and_deals_the_others_anew() -> None:
    state = position((-3, 0), FAR, (3, 0), hands=[(1, 1, 1), (3, 0, 0), (0, 0, 3)])
    seen = set()
    for seed in range(30):
        guess = GAME.determinize(state, 0, Rng.seeded(seed))
        assert GAME.view_for(guess, 0) == GAME.view_for(state, 0)
        seen.add(tuple(guess.hands[1:]))
    assert len(seen) > 5


def test_the_flight_of_the_mammoth_is_foreseen_before_the_act() -> None:
    match = Match(GAME, GAME.choose(2), 1)
    match.state = position((-2, 0), FAR, traps={(1, 0): 1})
    told = match.foresee(0, ["2E"])
    assert [event["kind"] for event in told][-2:] == ["trapped", "ended"]
    quiet = match.foresee(0, ["1E"])
    assert [event["kind"] for event in quiet] == ["played", "walked", "turn"]
    assert match.steps == []


def test_a_laid_trap_can_be_taken_back_until_the_next_seat_acts() -> None:
    match = Match(GAME, GAME.choose(2), 1)
    match.state = position((2, 0), FAR)
    match.submit(0, "lay")
    assert match.undo_limit(0) == 0
    match.take_back(0, 0)
    assert GAME.view_for(match.state, None)["traps"] == {}
    match.submit(0, "lay")
    match.submit(1, "lay")
    assert match.undo_limit(0) == 2


def test_a_move_cannot_be_taken_back_once_a_card_was_drawn() -> None:
    match = Match(GAME, GAME.choose(2), 1)
    match.state = position((2, 0), FAR)
    match.submit(0, "1NW")
    assert match.undo_limit(0) == 1


def broken(**change: Any) -> dict[str, Any]:
    return GAME.dump(position((2, 0), FAR)) | change


def over(places: list[int] | None = None, reason: str = "quiet", **change: Any) -> dict[str, Any]:
    ending = {"places": places or [2, 2], "reason": reason}
    return broken(**{"phase": "over", "quiet": 30, "outcome": ending} | change)


def placing(**change: Any) -> dict[str, Any]:
    empty = {"phase": "place", "hunters": [None, None], "alive": [False, False]}
    return broken(**empty | change)


def fleeing(**change: Any) -> dict[str, Any]:
    state = position((-1, 0), (1, 0), (3, -3))
    act(state, "2E")
    data = GAME.dump(state)
    return data | {"move": data["move"] | change}


def test_the_positions_that_are_broken_below_are_sound_themselves() -> None:
    for data in (broken(), over(), placing(), fleeing()):
        assert GAME.dump(GAME.load(data)) == data


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (broken(terrain="g" * 36), "36 tiles"),
        (broken(terrain="q" * 37), "terrain"),
        (broken(mammoth="z9"), "z9"),
        (broken(hands=[[3, 0, 0], [9, 0, 0]]), "number of cards"),
        (broken(hands=[[1, 1, 0], [1, 1, 1]]), "cards of value 3"),
        (broken(supply=[5, 4]), "supply"),
        (broken(traps={"a1": 7}), "no seat 7"),
        (broken(phase="dance"), "dance"),
        (broken(phase="flee"), "no hunter is scared"),
        (broken(phase="over"), "outcome"),
        (broken(active=5), "no seat 5"),
        (broken(mammoth=at(2, 0)), "shares the mammoth's tile"),
        (broken(turns=-1), "turns"),
        (broken(turns=2**63), "turns"),
        (broken(turns=320), "past the cap"),
        (broken(quiet=30), "past the limit"),
        (broken(quiet_per_hunter=-5), "quiet_per_hunter"),
        (broken(turn_cap=0), "turn_cap"),
        (broken(hunters=["a1"] * 40), "length <= 4"),
        (
            broken(
                hunters=[None, "a1"],
                alive=[False, True],
                supply=[0, 4],
                hands=[[0, 0, 0], [1, 1, 1]],
                pile=None,
            ),
            "no hunter",
        ),
        (broken(terrain="r" + "g" * 17 + "x" + "g" * 18, hunters=["a1", "g1"]), "stands on rock"),
        (broken(terrain="g" * 18 + "r" + "g" * 18), "mammoth stands on rock"),
        (broken(terrain="s" * 37, traps={"a1": 0}, supply=[3, 4]), "not grass"),
        (broken(mammoth="a1", traps={"a1": 0}, supply=[3, 4]), "stands on a trap"),
        (broken(move={"card": 2}), "under way"),
        (broken(move={"scared": [1]}), "under way"),
        (broken(rng=Rng.seeded(1).dump() | {"rounds": 0}), "rounds"),
        (over(reason="banana"), "banana"),
        (over(places=[77, 99]), "do not fit"),
        (over(places=[1]), "place for every seat"),
        (over(quiet=29), "cannot have ended by 'quiet'"),
        (over(reason="turn_cap"), "cannot have ended by 'turn_cap'"),
        (over(reason="survived"), "cannot have ended by 'survived'"),
        (over(reason="no_hunters"), "cannot have ended by 'no_hunters'"),
        (
            over(reason="trap", places=[1, 2], hands=[[1, 1, 0], [1, 1, 1]], pile=None),
            "ended by 'trap'",
        ),
        (
            broken(traps=dict.fromkeys(("a1", "a2", "a3", "a4", "b1"), 0), supply=None),
            "5 traps on the board",
        ),
        (broken(traps=dict.fromkeys(("a1", "a2"), 0), supply=[2, 3]), "seat 1 has 0 traps"),
        (placing(hunters=["a1", None], alive=[True, False]), "one by one"),
        (placing(first=1, hunters=[None, "d2"], alive=[False, True]), "outer ring"),
        (
            placing(
                first=1, traps={"a1": 0}, supply=[3, 4], hunters=[None, "a2"], alive=[False, True]
            ),
            "nothing is laid",
        ),
        (fleeing(scared=[]), "no hunter is scared"),
        (fleeing(scared=[0, 1]), "scared hunters"),
        (fleeing(run_left=2), "less than the card"),
        (fleeing(card=3), "run from the active hunter"),
        (fleeing(run_direction="NE"), "does not flee that way"),
        (broken(extra=1), "extra"),
        (broken(rng={"key": [1]}), "4 words"),
        (broken(hunters=["a1", 5]), "hunters"),
        ({}, "terrain"),
    ],
)
def test_a_wrong_position_is_refused_with_its_reason(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.load(data)


def test_a_position_in_the_middle_of_a_run_can_be_saved_and_played_on() -> None:
    state = position((-2, 0), (1, 0), (1, 1), rocks=((2, -1),))
    act(state, "2E")
    again = GAME.load(GAME.dump(state))
    assert legal(again) == legal(state)
    act(again, f"flee-{at(2, 0)}")
    act(again, f"flee-{at(2, 1)}")
    assert mammoth(again) == at(2, 0)


def test_a_board_can_be_read_in_a_terminal() -> None:
    state = position((-3, 0), (0, 3), traps={(1, 0): 1}, rocks=((2, 0),))
    text = GAME.show(GAME.view_for(state, 0), "en")
    row = next(line for line in text.splitlines() if line.startswith("d"))
    assert row == "d  | A | . | . | M | b |###| . |"
    assert "> A  d1          traps left 4  hand 1 2 3" in text
    assert "  B  g4          traps left 3  hand 3 cards" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_without_a_cap_has_the_usual_turns_for_each_seat(seats: int) -> None:
    data = GAME.dump(GAME.new_game(GAME.choose(seats), 1))
    assert GAME.load({**data, "turn_cap": None}).board.turn_cap == data["turn_cap"] == 80 * seats
