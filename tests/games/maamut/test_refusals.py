"""Why not: every refusal names its rule, and its sentence exists in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maamut.positions import act, at, position, refusal
from tundra.core import Outcome
from tundra.core.texts import LANGUAGES, say
from tundra.games.maamut import GAME
from tundra.games.maamut.state import OVER, State

FAR = (-3, 3)


def placing(**more: Any) -> State:
    hands = [(1, 1, 1)] * 2
    return position(None, None, phase="place", hands=hands, supply=[4, 4], **more)


def fleeing() -> State:
    state = position((-1, 0), (1, 0), (2, 0), rocks=((1, 1),))
    act(state, "1E")
    return state


def test_a_hunter_is_placed_on_the_outer_ring_only() -> None:
    assert refusal(placing(), f"place-{at(0, 1)}") == ("2.5", "not_outer_ring")


def test_no_hunter_is_placed_on_rock() -> None:
    assert refusal(placing(rocks=((3, 0),)), f"place-{at(3, 0)}") == ("2.5", "rock")


def test_no_hunter_is_placed_on_another() -> None:
    state = placing()
    act(state, f"place-{at(3, 0)}")
    assert refusal(state, f"place-{at(3, 0)}") == ("2.5", "hunter_there")


def test_nobody_walks_before_all_hunters_are_placed() -> None:
    assert refusal(placing(), "1E") == ("2.5", "not_now")
    assert refusal(placing(), f"place-{at(3, 0)}", seat=1) == ("2.5", "not_your_turn")
    assert refusal(fleeing(), "1E") == ("4.5", "not_now")
    assert refusal(position((2, 0), FAR), f"flee-{at(1, 0)}") == ("3.1", "not_now")


def test_nobody_acts_out_of_turn() -> None:
    assert refusal(position((2, 0), FAR), "pass-1", seat=1) == ("3.1", "not_your_turn")


def test_a_card_that_is_not_in_the_hand_can_be_neither_walked_nor_swapped() -> None:
    state = position((2, 0), FAR, hands=[(3, 0, 0), (1, 1, 1)])
    assert refusal(state, "2W") == ("3.2", "no_card")
    assert refusal(state, "pass-2") == ("3.5", "no_card_pass")


def test_a_blocked_line_names_the_rock_in_the_way() -> None:
    state = position((2, 0), FAR, rocks=((1, 0),))
    why = GAME.explain(state, 0, GAME.read("2W"))
    assert (why.rule, why.params) == ("3.2", {"tile": at(1, 0)})
    assert at(1, 0) in say("fr", why.key, why.params)


def test_a_trap_cannot_be_lifted_where_none_lies() -> None:
    assert refusal(position((2, 0), FAR), "lift") == ("3.4", "no_trap")


def test_a_scared_hunter_flees_to_a_free_open_neighbour_but_not_back() -> None:
    assert refusal(fleeing(), f"flee-{at(3, 0)}") == ("4.5", "flee_not_next")
    assert refusal(fleeing(), f"flee-{at(1, 1)}") == ("4.5", "flee_rock")
    assert refusal(fleeing(), f"flee-{at(2, 0)}") == ("4.5", "flee_hunter")
    assert refusal(fleeing(), f"flee-{at(0, 0)}") == ("4.5", "flee_came_from")


def test_after_the_end_the_rule_of_the_ending_is_named() -> None:
    state = position((-1, 0), FAR, traps={(1, 0): 1})
    act(state, "1E")
    assert refusal(state, "pass-1", seat=0) == ("6.1", "over")
    quiet = position((-3, 0), FAR, quiet=29)
    act(quiet, "pass-1")
    assert refusal(quiet, "pass-1", seat=0) == ("6.4", "over")


@pytest.mark.parametrize(
    ("reason", "rule"),
    [
        ("trap", "6.1"),
        ("no_hunters", "6.2"),
        ("survived", "6.3"),
        ("quiet", "6.4"),
        ("turn_cap", "6.5"),
    ],
)
def test_each_ending_has_its_own_rule(reason: str, rule: str) -> None:
    state = position((2, 0), FAR)
    state.phase, state.outcome = OVER, Outcome((2, 2), reason)
    assert refusal(state, "pass-1", seat=0) == (rule, "over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    ["not_outer_ring", "rock", "hunter_there", "not_now", "not_your_turn", "no_card", "not_grass",
     "trap_there", "not_alone", "no_supply", "no_trap", "no_card_pass", "flee_not_next",
     "flee_rock", "flee_hunter", "flee_came_from", "eliminated", "over", "line_blocked.edge"],
)  # fmt: skip
def test_every_refusal_has_its_sentence(language: str, key: str) -> None:
    assert say(language, f"maamut.refusal.{key}").endswith(".")
