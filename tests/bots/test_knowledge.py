"""A bot knows what a person in its seat would know."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.moments import EVERY_GAME, bots_for, moment
from tundra.bots.bot import Turn, turn_of
from tundra.core import Rng

GAMES = [game.name for game in EVERY_GAME]
seeds = st.integers(0, 10_000)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(seeds, st.integers(0, 40))
def test_a_bot_chooses_the_same_in_every_position_it_cannot_tell_apart(
    name: str, seed: int, steps: int
) -> None:
    game = EVERY_GAME.find(name)
    truth = moment(game, game.seats[-1], seed, steps)
    seat = game.waiting_for(truth)[-1]
    guess = game.determinize(truth, seat, Rng.seeded(seed + 2))
    for bot in bots_for(game):
        real = bot.choose(turn_of(game, truth, seat), Rng.seeded(seed))
        guessed = bot.choose(turn_of(game, guess, seat), Rng.seeded(seed))
        assert real == guessed, bot.name


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(seeds, st.integers(0, 40))
def test_a_bot_does_something_legal_and_leaves_the_position_alone(
    name: str, seed: int, steps: int
) -> None:
    game = EVERY_GAME.find(name)
    state = moment(game, game.seats[0], seed, steps)
    before = game.dump(state)
    for seat in game.waiting_for(state):
        for bot in bots_for(game):
            chosen = bot.choose(turn_of(game, state, seat), Rng.seeded(seed))
            assert chosen in game.legal_actions(state, seat)
    assert game.dump(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_guesses_are_all_that_a_bot_ever_plays_in(name: str) -> None:
    game = EVERY_GAME.find(name)
    truth = moment(game, 3, 5, 6)
    seat = game.waiting_for(truth)[0]
    guesses: list[Any] = []

    def sample(rng: Rng) -> Any:
        guesses.append(game.determinize(truth, seat, rng))
        return guesses[-1]

    turn = Turn(seat, game.view_for(truth, seat), game.legal_actions(truth, seat), sample)
    random, greedy, search = bots_for(game)
    random.choose(turn, Rng.seeded(1))
    assert guesses == []
    greedy.choose(turn, Rng.seeded(1))
    assert 0 < len(guesses) < 10
    guesses.clear()
    search.choose(turn, Rng.seeded(1))
    # One more to see which moves are worth a thought.
    assert len(guesses) == 30 + 1


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_choice_does_not_think(name: str) -> None:
    def no_guess(_rng: Rng) -> Any:
        raise AssertionError("a guess was asked for")

    turn = Turn(0, {}, [7], no_guess)
    for bot in bots_for(EVERY_GAME.find(name)):
        assert bot.choose(turn, Rng.seeded(1)) == 7
