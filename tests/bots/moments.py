"""Positions in the middle of random matches, and bots for the toys, which have no heuristic of their own."""

from __future__ import annotations

from typing import Any

from tests.toys import TOYS
from tundra.bots.bot import Bot
from tundra.bots.greedy import GreedyBot
from tundra.bots.heuristics import HEURISTICS
from tundra.bots.playout import Rules, play_on
from tundra.bots.random_bot import RandomBot
from tundra.bots.search import SearchBot
from tundra.bots.thinking import Thinking
from tundra.bots.whole_moves import with_whole_moves
from tundra.core import AnyGame, Rng
from tundra.core.registry import Registry
from tundra.games import REGISTRY

EVERY_GAME = Registry([*REGISTRY, *TOYS])
QUICK = Thinking(30)


def few_cards(state: Any) -> list[float]:
    """For the toys: a small hand is worth most."""
    return [1 / (1 + len(hand)) for hand in state.hands]


def rules_for(game: AnyGame) -> Rules:
    values = HEURISTICS.get(game.name, few_cards)
    return Rules(game.waiting_for, game.legal_actions, game.apply, values)


def bots_for(game: AnyGame) -> list[Bot]:
    rules = rules_for(game)
    whole = with_whole_moves(game.name, rules)
    return [RandomBot(), GreedyBot(rules), SearchBot("search", whole, QUICK)]


def moment(game: AnyGame, seats: int, seed: int, steps: int) -> Any:
    """A position some random steps into a match, the last one before its end at most."""
    state = game.new_game(game.choose(seats), seed)
    state.rng = Rng.seeded(seed + 1)
    rules = rules_for(game)
    for _ in range(steps):
        ahead = state.clone()
        play_on(rules, ahead, 1)
        if ahead.outcome is not None:
            return state
        state = ahead
    return state
