"""Why not: every refusal names its rule, and its sentence exists in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.big_manitou.positions import (
    A,
    B,
    act,
    choose,
    last_turn,
    position,
    refusal,
    sharing,
)
from tundra.core.texts import LANGUAGES, say
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.state import State

EIGHT = "h1 h2 h3 h4 h5 h6 h7 h8"


def choosing(**more: Any) -> State:
    """Two players choose cards; A is first and needs eight, B needs seven."""
    return position(2, phase="select", **more)


def asking(phase: str, **more: Any) -> State:
    """After seven rounds of the second hunt; A has both cylinders, both have a bison."""
    owned = {A: "totem horse bison1", B: "bison1"}
    return position(2, owned=owned, hunt=2, phase=phase, turns=14, totem=A, horse=A, **more)


def test_a_confirmed_choice_is_final() -> None:
    state = choosing()
    choose(state, A, EIGHT)
    assert refusal(state, "clear", A) == ("3.4", "chosen")
    assert refusal(state, "pick-h9", A) == ("3.4", "chosen")


def test_a_card_of_the_earlier_hunt_cannot_be_chosen() -> None:
    state = choosing(hunt=2, spent=[["h4"], []])
    assert refusal(state, "pick-h4", A) == ("3.7", "not_in_pool")


def test_cards_are_picked_once_in_order_and_not_too_high() -> None:
    state = choosing()
    assert refusal(state, "pick-matriarch", A) == ("3.4", "too_few_left")
    act(state, "pick-h5", seat=A)
    assert refusal(state, "pick-h5", A) == ("3.4", "picked_already")
    assert refusal(state, "pick-h4", A) == ("3.4", "order")


def test_a_choice_is_neither_too_small_nor_too_large() -> None:
    state = choosing()
    assert refusal(state, "clear", A) == ("3.4", "nothing_picked")
    act(state, *(f"pick-{card}" for card in EIGHT.split()[:-1]), seat=A)
    assert refusal(state, "done", A) == ("3.3", "not_enough")
    assert GAME.explain(state, A, GAME.read("done")).params == {"count": 1}
    act(state, "pick-h8", seat=A)
    assert refusal(state, "pick-h9", A) == ("3.3", "full")


def test_a_choice_cannot_be_cleared_for_ever() -> None:
    state = choosing()
    for _ in range(3):
        act(state, "pick-h1", "clear", seat=A)
    act(state, "pick-h1", seat=A)
    assert refusal(state, "clear", A) == ("3.4", "cleared_often")


def test_nobody_plays_while_cards_are_chosen_or_out_of_turn() -> None:
    assert refusal(choosing(), "h1-1", A) == ("3.2", "not_now")
    state = position(2, hands={A: "h1", B: "h2"})
    assert refusal(state, "h2-1", B) == ("4.1", "not_your_turn")
    assert refusal(state, "pick-h1") == ("4.1", "not_now")
    assert refusal(state, "take-horse") == ("4.1", "not_now")


def test_only_cards_of_the_hand_are_played_and_heroes_need_room() -> None:
    state = position(2, {A: {2: "chief scout"}}, hands={A: "h1 sorcerer"})
    assert refusal(state, "h2-1") == ("4.1", "no_card")
    assert refusal(state, "sorcerer-2") == ("4.3", "two_heroes")
    assert refusal(state, "skip") == ("4.7", "may_play")


def test_only_an_own_hunter_moves_and_only_elsewhere() -> None:
    owned = {A: "horse"}
    state = position(2, {A: {1: "h4"}}, owned=owned, hunt=2, phase="move", turns=14, horse=A)
    assert refusal(state, "move-h5-1") == ("5.2", "no_hunter")
    assert refusal(state, "move-h4-1") == ("5.2", "same_ground")
    assert refusal(state, "h4-1") == ("5.2", "not_now")


def test_bison_and_tipis_pay_before_other_tiles() -> None:
    owned = {A: "bison1 tomahawk"}
    state = last_turn(2, columns={A: {1: "h9"}}, hands={B: "h1"}, owned=owned, hunt=2)
    act(state, "h1-3")
    assert refusal(state, "discard-tomahawk") == ("5.3", "bison_or_tipi")
    assert refusal(state, "discard-tipi1") == ("5.3", "no_tile")


def test_only_tiles_of_the_ground_are_taken() -> None:
    state = sharing(2, {A: {1: "h9"}}, "bison1 tipi1")
    assert refusal(state, "take-horse") == ("5.7", "not_on_ground")


@pytest.mark.parametrize(
    ("asks", "text", "rule"),
    [
        (position(2, hands={A: "h1", B: "h2"}), "h2-1", "4.1"),
        (asking("extra", hands={A: "h1", B: "h2"}), "h2-1", "5.1"),
        (asking("move", columns={A: {1: "h1"}, B: {1: "h2"}}), "move-h2-2", "5.2"),
        (asking("penalty", columns={A: {1: "h9"}}, owing=[A]), "discard-bison1", "5.3"),
        (sharing(2, {A: {1: "h9"}}, "bison1 tipi1"), "take-tipi1", "5.7"),
    ],
    ids=["a card", "an eighth card", "the horse", "the penalty", "tiles"],
)
def test_out_of_turn_one_is_told_the_rule_of_what_others_are_asked(
    asks: State, text: str, rule: str
) -> None:
    assert asks.active == A
    assert refusal(asks, text, B) == (rule, "not_your_turn")


def test_after_the_end_nothing_can_be_done() -> None:
    state = sharing(2, {A: {1: "h9"}}, "bison1", hunt=4)
    act(state, "take-bison1")
    assert refusal(state, "pass", A) == ("6.3", "over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "params"),
    [
        ("two_heroes", {"ground": 2}),
        ("not_enough", {"count": 1}),
        ("not_on_ground", {"tile": "Bison 1", "ground": 3}),
        ("cleared_often", {}),
    ],
)
def test_every_refusal_has_its_sentence(language: str, key: str, params: dict[str, object]) -> None:
    assert say(language, f"big_manitou.refusal.{key}", params).strip()
