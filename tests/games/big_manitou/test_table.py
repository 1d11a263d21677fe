"""Around the rules: positions as data, what is told to whom, previews, take-backs, and the table in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.big_manitou.positions import (
    A,
    B,
    C,
    D,
    act,
    choose,
    last_turn,
    position,
    seen,
    sharing,
    takers,
)
from tundra.core import ALL_SEEING, BadNotation, BadPosition, Match, Rng
from tundra.games.big_manitou import GAME


@pytest.mark.parametrize(
    "text",
    ["", "pick", "pick-h11", "pick-squaw", "h5", "h5-4", "h5-0", "move-chief-1", "DONE", "take-"],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_the_standing_preview_says_who_would_take_what_right_now() -> None:
    columns = {A: {1: "chief h2"}, B: {1: "h9"}, C: {1: "h9"}}
    state = position(3, columns, grounds=("bison1 bison2 tipi1 horse", "", ""))
    ground = seen(state)["grounds"][0]
    assert (ground["totals"], ground["tied"], ground["spare"]) == ([2, 9, 9], [B, C], 1)
    assert takers(state, 1) == [(A, "hero", 1), (A, "first", 2)]


def test_while_tiles_are_taken_the_preview_shows_what_is_still_to_come() -> None:
    state = sharing(3, {A: {1: "h9"}, B: {1: "h5"}}, "bison1 bison2 tipi1 horse")
    act(state, "take-horse")
    assert takers(state, 1) == [(A, "first", 1), (B, "second", 1)]
    assert seen(state)["taking"] == {"ground": 1, "share": "first", "left": 1}


def test_the_order_of_a_pack_is_nobodys_to_know_and_its_cards_only_their_owners() -> None:
    state = position(2, hands={A: "h1 h2 h3"}, packs={A: "scout h5 h4", B: "h6"})
    assert seen(state, A)["packs"] == [["h4", "h5", "scout"], 1]
    assert seen(state, B)["packs"] == [3, ["h6"]]
    assert seen(state, ALL_SEEING)["packs"] == [["h4", "h5", "scout"], ["h6"]]
    drawn = set()
    for seed in range(40):
        twin = state.clone()
        twin.rng = Rng.seeded(seed)
        act(twin, "h1-1")
        drawn |= set(seen(twin, A)["hands"][A]) - {"h2", "h3"}
    assert drawn == {"h4", "h5", "scout"}


def test_a_guess_deals_other_hands_from_their_pools_and_keeps_the_own() -> None:
    state = position(
        3, hands={A: "h1", B: "h2 h3 h4"}, packs={B: "chief chief"}, hunt=2,
        spent=[[], ["h9", "h10", "sorcerer"], []],
    )  # fmt: skip
    held = set()
    for seed in range(30):
        guess = GAME.determinize(state, A, Rng.seeded(seed))
        assert seen(guess, A) == seen(state, A)
        view = seen(guess, ALL_SEEING)
        assert (len(view["hands"][B]), len(view["packs"][B])) == (3, 2)
        assert not {"h9", "h10", "sorcerer"} & {*view["hands"][B], *view["packs"][B]}
        held.add(tuple(view["hands"][B]))
    assert len(held) > 10


def test_how_far_a_choice_has_come_is_hidden_from_the_others() -> None:
    state = position(2, phase="select")
    before = seen(state, B), GAME.prompt(state, B)
    act(state, "pick-h1", "pick-h2", seat=A)
    assert (seen(state, B), GAME.prompt(state, B)) == before
    assert GAME.prompt(state, A).params == {"count": 8}


def test_a_choice_can_be_taken_back_until_hands_are_drawn() -> None:
    match = Match(GAME, GAME.choose(2, {"dealer": 2}), 1)
    match.submit(A, "pick-h1", "pick-h2")
    assert match.undo_limit(A) == 0
    match.take_back(A, 1)
    assert match.view_for(A)["selection"]["picks"][A] == ["h1"]
    match.submit(A, *(f"pick-h{value}" for value in range(2, 9)), "done")
    assert match.undo_limit(A) == 0
    match.submit(B, "pick-h1")
    assert match.undo_limit(A) == 0, "A is not told that B has begun"
    match.submit(B, *(f"pick-h{value}" for value in range(2, 8)), "done")
    assert match.undo_limit(A) == match.undo_limit(B) == len(match.steps)


def test_a_duel_is_foreseen_before_the_card_is_played() -> None:
    match = Match(GAME, GAME.choose(2), 1)
    match.state = position(2, {B: {1: "chief"}}, hands={A: "matriarch h1 h2"}, packs={A: "h3 h4"})
    told = match.foresee(A, ["matriarch-1"])
    assert [event["kind"] for event in told][:2] == ["played", "duel"]
    assert told[1]["result"] == "wins"


def test_only_the_stuck_player_is_told_that_nothing_can_be_placed() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout"}
    state = last_turn(3, columns={C: heroes}, hands={C: "sorcerer"})
    keys = [GAME.prompt(state, viewer).key.rpartition(".")[2] for viewer in (C, A, None)]
    assert keys == ["skip", "play", "play"]


def test_an_eighth_card_that_cannot_be_placed_tells_all_what_it_is() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout"}
    state = last_turn(
        3, columns={B: {**heroes, 3: "rainmaker scout h5"}}, hands={B: "sorcerer", C: "h1"},
        owned={B: "totem"}, hunt=2, totem=B,
    )  # fmt: skip
    act(state, "h1-1")
    assert seen(state)["phase"] != "extra"
    guess = GAME.determinize(state, A, Rng.seeded(4))
    assert seen(guess, ALL_SEEING)["hands"][B] == ["sorcerer"]


def test_whoever_is_asked_for_an_eighth_card_without_room_for_heroes_holds_a_hunter() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout h5"}
    state = last_turn(
        3, columns={B: heroes}, hands={B: "h2", C: "h1"}, owned={B: "totem"}, hunt=2, totem=B
    )
    act(state, "h1-1")
    assert seen(state)["phase"] == "extra"
    for seed in range(20):
        guess = GAME.determinize(state, A, Rng.seeded(seed))
        assert seen(guess, ALL_SEEING)["hands"][B][0].startswith("h")


def test_once_that_hunter_is_played_the_rest_of_the_hand_may_be_anything() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout h5"}
    hands, owned = {A: "h2 sorcerer", D: "h1"}, {A: "totem bison1"}
    state = last_turn(4, columns={A: heroes}, hands=hands, owned=owned, hunt=3, totem=A)
    act(state, "h1-1", "h2-1")
    guesses = [GAME.determinize(state, D, Rng.seeded(seed)) for seed in range(60)]
    kept = {seen(guess, ALL_SEEING)["hands"][A][0] for guess in guesses}
    assert "sorcerer" in kept
    assert any(card.startswith("h") for card in kept)


def test_hands_are_drawn_alike_whoever_confirmed_last() -> None:
    ends = []
    for order in ((A, B), (B, A)):
        state = GAME.new_game(GAME.choose(2, {"dealer": 2}), 9)
        for seat in order:
            choose(state, seat, " ".join(f"h{value}" for value in range(1, 9 - seat)))
        ends.append(GAME.dump(state))
    assert ends[0] == ends[1]


def broken(**change: Any) -> dict[str, Any]:
    return GAME.dump(position(2, {A: {1: "h9 chief"}}, hands={A: "h1", B: "h2"})) | change


def over(places: list[int] | None = None, **change: Any) -> dict[str, Any]:
    """A match that A has won, with a point for a bison and a tipi."""
    state = position(2, owned={A: "bison1 tipi1"}, grounds=("", "", ""), hunt=4, turns=0)
    ending = {"places": places or [1, 2], "reason": "points"}
    return GAME.dump(state) | {"phase": "over", "outcome": ending} | change


def test_a_match_that_ended_as_its_tiles_say_is_loaded() -> None:
    assert GAME.dump(GAME.load(over())) == over()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (broken(owned=[[]]), "1 seats"),
        (broken(dealer=7), "no seat 7"),
        (broken(hunt=9), "hunt 9"),
        (broken(phase="dance"), "dance"),
        (broken(phase="over"), "outcome"),
        (broken(phase="take"), "nobody is there|no tile|share"),
        (broken(phase="extra"), "nobody is there"),
        (broken(turns=14), "14 turns"),
        (broken(hands=[["h1", "h1"], []]), "a deck holds 1 h1"),
        (broken(hands=[["h3"], ["h2"]]), "seat 0 has"),
        (broken(hands=[["squaw"], []]), "squaw"),
        (broken(columns=[[["~h9"], [], []], [[], [], []]]), "only heroes fall"),
        (broken(columns=[[["h9"] * 9, [], []], [[], [], []]]), "more than 8"),
        (broken(columns=[[["chief"], [], []], [["chief"], [], []]]), "seat 0 has|two players"),
        (broken(bag=["horse"]), "tiles"),
        (broken(grounds=[["wolf"], [], []]), "wolf"),
        (broken(totem=0), "without most totem"),
        (broken(owing=[1]), "owed only"),
        (broken(left=2), "a share is left"),
        (broken(ready=[0]), "everybody has chosen"),
        (broken(clears=[9, 0]), "clears"),
        (broken(ground=0), "ground"),
        (broken(bag=[], removed=broken()["bag"]), "cannot supply"),
        (broken(clears=[1, 0]), "put back only while"),
        (broken(share="first"), "a share is left"),
        (broken(bonus=[1, 0]), "more tomahawks"),
        (over(places=[2, 1]), "does not fit the tiles"),
        (over(hunt=1), "ended in hunt 1"),
        (broken(extra=1), "extra"),
        ({}, "owned"),
    ],
)
def test_a_wrong_position_is_refused_with_its_reason(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.load(data)


def test_a_table_can_be_read_in_a_terminal() -> None:
    columns = {A: {1: "h9 ~chief"}, B: {1: "scout"}}
    state = position(2, columns, hands={A: "h1 h2"}, owned={A: "horse"}, horse=A, hunt=2)
    text = GAME.show(seen(state, A), "en")
    assert "hunt 2 of 4   dealer B   round 1 of 7" in text
    assert "   A  Hunter 9, (Great Chief)  = 9" in text
    assert "now: B 1 (hero), A 1 (best hunters)" in text
    assert "hand: Hunter 1, Hunter 2" in text
