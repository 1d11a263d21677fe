"""How fast the rules and the search are: random play, copies, and iterations a second."""

from __future__ import annotations

import time
from typing import Any

from tundra.bots.bot import turn_of
from tundra.bots.names import rules_of
from tundra.bots.playout import Rules, clone_often, play_on
from tundra.bots.search import new_tree
from tundra.bots.thinking import usual_thinking
from tundra.bots.whole_moves import with_whole_moves
from tundra.core import AnyGame, Options, Rng, rng

FIELDS = (
    "game", "seats", "compiled", "steps_per_s", "games_per_s", "steps_per_game", "clone_us",
    "iterations_per_s",
)  # fmt: skip

ENDLESS = 1_000_000
OPENING = 12
"""Steps into the match from where copies and searches are measured."""
CLONES = 2000
ITERATIONS = 500


def is_compiled() -> bool:
    return not str(rng.__file__).endswith(".py")


def measured(game: AnyGame, options: Options, seconds: float) -> dict[str, Any]:
    rules = rules_of(game)
    return {
        "game": game.name,
        "seats": options.seats,
        "compiled": is_compiled(),
        **random_play(game, rules, options, seconds),
        "clone_us": round(clone_time(game, rules, options, seconds) * 1e6, 3),
        "iterations_per_s": round(iteration_rate(game, rules, options, seconds), 1),
    }


def random_play(game: AnyGame, rules: Rules, options: Options, seconds: float) -> dict[str, float]:
    """Steps are timed inside the loop that playouts use; games with their setup."""
    games, steps, playing = 0, 0, 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = light(game.new_game(options, games))
        start = time.perf_counter()
        steps += play_on(rules, state, ENDLESS)
        playing += time.perf_counter() - start
        games += 1
    whole = time.perf_counter() - began
    return {
        "steps_per_s": round(steps / playing, 1),
        "games_per_s": round(games / whole, 2),
        "steps_per_game": round(steps / games, 2),
    }


def light(state: Any) -> Any:  # noqa: ANN401 - a position of any game
    """With the light chance that guesses and playouts run on."""
    state.rng = state.rng.fork()
    return state


def some_position(game: AnyGame, rules: Rules, options: Options, seed: int) -> Any:  # noqa: ANN401
    """A few random steps into a match that is not over by then."""
    while True:
        state = light(game.new_game(options, seed))
        play_on(rules, state, OPENING)
        if state.outcome is None:
            return state
        seed += 1


def clone_time(game: AnyGame, rules: Rules, options: Options, seconds: float) -> float:
    state = some_position(game, rules, options, 1)
    clones = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds / 2:
        clone_often(state, CLONES)
        clones += CLONES
    return passed / clones


def iteration_rate(game: AnyGame, rules: Rules, options: Options, seconds: float) -> float:
    """The search bot as it plays, in one position after another."""
    iterations, seed = 0, 0
    thought = with_whole_moves(game.name, rules)
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        state = some_position(game, rules, options, seed)
        turn = turn_of(game, state, game.waiting_for(state)[0])
        tree = new_tree(thought, turn.seat, usual_thinking(game.name), Rng.seeded(seed))
        tree.grow(turn.sample, ITERATIONS)
        iterations += ITERATIONS
        seed += 1
    return iterations / passed
