"""What heuristics promise, and what Mâamut's has an eye for."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.moments import moment
from tests.games.maamut.positions import position
from tundra.bots.bot import turn_of
from tundra.bots.heuristics import HEURISTICS, heuristic_for
from tundra.bots.heuristics.maamut import values
from tundra.bots.names import make_bot
from tundra.core import Rng
from tundra.games import REGISTRY
from tundra.games.maamut import GAME


def test_every_game_has_a_heuristic() -> None:
    assert {game.name for game in REGISTRY} <= set(HEURISTICS)


@pytest.mark.parametrize("name", [game.name for game in REGISTRY])
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 200))
def test_a_heuristic_values_every_seat_from_0_to_1(name: str, seed: int, steps: int) -> None:
    game = REGISTRY.find(name)
    for seats in game.seats:
        state = moment(game, seats, seed, steps)
        hopes = heuristic_for(name)(state)
        assert len(hopes) == seats
        assert all(0 <= hope <= 1 for hope in hopes)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 200))
def test_in_maamut_only_one_seat_can_win(seed: int, steps: int) -> None:
    assert sum(values(moment(GAME, 4, seed, steps))) <= 1 + 1e-9


def test_a_hunter_with_the_right_card_behind_the_mammoth_has_nearly_won() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 0})
    assert values(state)[0] > 0.9


def test_without_the_right_card_the_same_place_is_worth_less() -> None:
    hands = [(3, 0, 0), (1, 1, 1)]
    state = position((-2, 0), (3, -3), traps={(2, 0): 0}, hands=hands)
    assert 0.4 < values(state)[0] < 0.9


def test_the_trap_that_the_mammoth_meets_first_is_the_one_that_counts() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 0, (1, 0): 1})
    assert values(state)[0] < 0.6


def test_a_dead_hunter_can_hope_for_nothing() -> None:
    state = position((-2, 0), None, (3, -3))
    assert values(state)[1] == 0


def test_a_trap_near_the_mammoth_is_better_than_one_far_away() -> None:
    near = position((-3, 0), (3, -3), traps={(-1, 0): 0})
    far = position((-3, 0), (3, -3), traps={(-3, 1): 0})
    assert values(near)[0] > values(far)[0]


def test_a_hunter_cut_off_from_the_mammoth_can_hope_for_next_to_nothing() -> None:
    rocks = ((2, -3), (2, -2), (3, -2))
    state = position((-2, 0), (3, -3), rocks=rocks)
    assert values(state)[1] < 0.02


def test_greedy_takes_the_catch() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 0}, hands=[(1, 2, 0), (1, 1, 1)])
    chosen = make_bot("greedy", GAME).choose(turn_of(GAME, state, 0), Rng.seeded(1))
    assert GAME.write(chosen) == "2E"


def test_greedy_does_not_always_break_a_tie_the_same_way() -> None:
    state = GAME.new_game(GAME.choose(2), 3)
    turn = turn_of(GAME, state, state.to_move)
    bot = make_bot("greedy", GAME)
    assert len({bot.choose(turn, Rng.seeded(seed)) for seed in range(12)}) > 1
