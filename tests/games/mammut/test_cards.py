"""What the cards do, where neither an example nor a ruling tells it."""

from __future__ import annotations

import pytest

from tests.games.mammut.positions import (
    Loot,
    act,
    before_the_sweep,
    heap_sizes,
    kinds,
    position,
    scored,
)
from tundra.games.mammut.pieces import SPECIES


@pytest.mark.parametrize("number", [1, 4])
def test_two_more_points_for_axes_come_on_top_of_the_cards(number: int) -> None:
    loot: tuple[Loot, ...] = ({"axe": 2}, {"fire": 1}, {"axe": 1})
    told = act(before_the_sweep(*loot, round=number, laid=[[], ["axe-plus2"], []]), "sweep")
    assert [(e["seat"], e["count"]) for e in told if e["kind"] == "drew"] == [(0, 2), (2, 1)]
    assert scored(told, "axe_points", "axe_plus2") == [(0, "axe_plus2", 4), (2, "axe_plus2", 2)]


def test_most_hides_are_those_of_the_round_wherever_one_stands_on_the_track() -> None:
    loot: tuple[Loot, ...] = ({"hide": 1}, {"hide": 2}, {"fire": 1})
    laid = [["most-hide-4vp"], [], ["most-hide-animal"]]
    state = before_the_sweep(*loot, hides=[20, 0, 10], laid=laid)
    told = act(state, "sweep")
    assert scored(told, "hide_leader", "most_hide_4vp") == [
        (0, "hide_leader", 1),
        (1, "most_hide_4vp", 4),
    ]
    assert [e["seat"] for e in told if e["kind"] == "pawn_won"] == [1]
    assert state.active == 1


def test_most_tusks_bring_a_fire() -> None:
    loot: tuple[Loot, ...] = ({"tusk": 1, "fire": 1}, {"tusk": 2}, {"tusk": 1})
    told = act(before_the_sweep(*loot, laid=[["most-tusk-fire"], [], []]), "sweep")
    (extra,) = [event for event in told if event["kind"] == "extra"]
    assert (extra["seat"], extra["good"]) == (1, "fire")
    assert scored(told, "fire_least") == [(2, "fire_least", -5)]


def test_both_cards_that_are_worth_a_hide_count() -> None:
    laid = [["hide-one", "hide-one"], [], []]
    state = before_the_sweep({"hide": 1}, {"hide": 2}, {"fire": 1}, laid=laid)
    act(state, "sweep")
    assert state.hides == [3, 2, 0]


def test_two_players_may_send_back_their_own_heaps_too() -> None:
    heaps = (({"axe": 3},), ({"hide": 2}, {"tusk": 2}))
    state = position(*heaps, middle={"meat": 1}, hands=[["return"], []])
    told = act(state, "play-return", "heap-A1", "heap-B2", "done")
    assert kinds(told) == ["played", "returned"]
    assert heap_sizes(state) == {"A1": 0, "A2": 0, "B1": 2, "B2": 0, "middle": 7}
    assert state.active == 0


def test_who_has_every_species_wins_no_pawn_with_most_hides() -> None:
    animals = [list(SPECIES), [], []]
    loot: tuple[Loot, ...] = ({"hide": 2}, {"fire": 1}, {"fire": 1})
    state = before_the_sweep(*loot, animals=animals, laid=[["most-hide-animal"], [], []])
    told = act(state, "sweep")
    assert [e["seat"] for e in told if e["kind"] == "pawn"] == []
    assert [e["all"] for e in told if e["kind"] == "pawn_won"] == [True]
    assert state.round == 2
