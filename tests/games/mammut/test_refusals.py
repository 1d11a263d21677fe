"""Why not: every refusal names its rule, and its sentence exists in both languages."""

from __future__ import annotations

import pytest

from tests.games.mammut.positions import (
    Loot,
    act,
    before_the_sweep,
    legal,
    position,
    refusal,
    tile,
)
from tundra.core.texts import LANGUAGES, say
from tundra.games.mammut import GAME
from tundra.games.mammut.state import State

LOOT: tuple[Loot, ...] = ({}, {"axe": 3}, {})


def taking() -> State:
    state = position(*LOOT, middle={"hide": 3, "tusk": 2})
    act(state, "take")
    return state


def test_nobody_acts_out_of_turn_or_before_being_asked() -> None:
    state = position(*LOOT, middle={"hide": 3})
    assert refusal(state, "take", seat=1) == ("3.1", "not_your_turn")
    assert refusal(state, "done") == ("3.2", "not_now")
    assert refusal(state, "t0") == ("3.2", "not_now")
    assert refusal(state, "heap-B1") == ("3.2", "not_now")
    assert refusal(taking(), "take") == ("3.2", "not_now")
    assert refusal(taking(), "decline") == ("3.2", "not_now")


def test_a_tile_is_taken_from_the_middle_once_and_in_order() -> None:
    state = taking()
    assert refusal(state, tile(state, "axe")) == ("3.3", "not_in_middle")
    hides = [row["id"] for row in GAME.view_for(state, 0)["tiles"] if row["face"] == "hide"]
    assert refusal(state, f"t{hides[1]}") == ("3.9", "order")
    act(state, f"t{hides[0]}")
    assert refusal(state, f"t{hides[0]}") == ("3.3", "picked_already")
    act(state, tile(state, "tusk"))
    assert refusal(state, f"t{hides[1]}") == ("3.9", "order")


def test_what_goes_back_comes_from_the_stolen_heap() -> None:
    state = position(*LOOT, middle={"hide": 3})
    act(state, "steal-B1")
    assert refusal(state, tile(state, "hide")) == ("3.5", "not_in_heap")
    axe = legal(state)[0]
    act(state, axe)
    assert refusal(state, axe) == ("3.5", "picked_already")


def test_there_is_nothing_to_steal_from_who_has_nothing() -> None:
    state = position(*LOOT, middle={"hide": 3})
    assert refusal(state, "steal-C1") == ("3.5", "no_heap")
    assert refusal(state, "steal-E2") == ("3.5", "no_heap")


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = position(*LOOT, middle={"?": 3})
    assert refusal(state, "play-look") == ("4.1", "no_card")
    assert refusal(state, "play-axe-plus2") == ("4.1", "no_card")


def test_a_look_needs_a_question_mark() -> None:
    state = position(*LOOT, middle={"?": 3}, hands=[["look"], [], []])
    act(state, "play-look")
    assert refusal(state, "stop") == ("4.2", "touch_one")
    assert refusal(state, "t31") == ("4.2", "no_tile")
    why = GAME.explain(state, 0, GAME.read(tile(state, "axe")))
    assert (why.rule, why.key, why.params) == (
        "4.2",
        "mammut.refusal.not_question_mark",
        {"face": "axe"},
    )


def test_heaps_are_sent_back_once_and_in_order() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 3}, {"hide": 2})
    state = position(*loot, middle={"tusk": 3}, hands=[["return"], [], []])
    act(state, "play-return")
    assert refusal(state, "done") == ("4.4", "pick_one")
    assert refusal(state, "heap-A1") == ("4.4", "heap_empty")
    act(state, "heap-C1")
    assert refusal(state, "heap-C1") == ("4.4", "heap_picked")
    assert refusal(state, "heap-B1") == ("3.9", "heap_order")


def test_a_swap_needs_an_own_tile_and_a_species_one_lacks() -> None:
    loot: tuple[Loot, ...] = ({"fox": 1}, {}, {})
    state = before_the_sweep(*loot, animals=[["hare"], [], []], laid=[["animal-swap"], [], []])
    act(state, "sweep")
    assert refusal(state, "swap-fox-hare") == ("5.9", "swap_owned")
    assert refusal(state, "swap-beaver-fox") == ("5.9", "swap_no_tile")


def test_after_the_end_the_rule_of_the_ending_is_named() -> None:
    state = before_the_sweep({"tusk": 2}, {"fire": 1}, {"fire": 1}, round=5)
    act(state, "sweep")
    assert refusal(state, "take", seat=0) == ("6.2", "over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    ["over", "not_your_turn", "not_now", "no_card", "no_question_mark", "nothing_to_return",
     "middle_empty", "must_sweep", "not_last_slot", "not_last_slot.own", "no_heap", "own_heap", "single_tile",
     "may_not_end", "may_not_pass", "another_can_steal", "nobody_can_steal",
     "keep_one", "pick_one", "touch_one", "heap_empty", "heap_picked", "heap_order"],
)  # fmt: skip
def test_every_refusal_has_its_sentence(language: str, key: str) -> None:
    assert say(language, f"mammut.refusal.{key}").endswith(".")
