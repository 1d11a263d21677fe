"""The search bot, one for all games: grows a tree of guesses for as long as its budget lasts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tundra.bots.bot import Turn
from tundra.bots.playout import Rules
from tundra.bots.tree import Tree
from tundra.core import Action, Rng

LEVELS = {1: 60, 2: 250, 3: 1000, 4: 4000, 5: 16000}
"""Iterations a choice. A novice can beat the first; the last takes a few seconds."""

SLICE = 200
"""So many iterations at a time: between two slices the clock is read, and Ctrl-C heard."""

MOST_ITERATIONS = 200_000
"""Where a search by the clock stops all the same, for the sake of memory."""


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of iterations, or seconds (which no seed can repeat)."""

    iterations: int = MOST_ITERATIONS
    seconds: float | None = None


@dataclass(frozen=True)
class Manner:
    """How to think: how curious, and how many random steps before the heuristic is asked."""

    exploration: float = 0.25
    horizon: int = 3


class SearchBot:
    def __init__(self, name: str, rules: Rules, budget: Budget, manner: Manner) -> None:
        self.name = name
        self.rules = rules
        self.budget = budget
        self.manner = manner

    def choose(self, turn: Turn, rng: Rng) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        manner = self.manner
        tree = Tree(self.rules, turn.seat, manner.exploration, manner.horizon, rng.fork())
        self.grow(tree, turn)
        return tree.favourite()

    def grow(self, tree: Tree, turn: Turn) -> None:
        seconds = self.budget.seconds
        deadline = None if seconds is None else time.perf_counter() + seconds
        left = self.budget.iterations
        while left > 0:
            tree.grow(turn.sample, min(SLICE, left))
            left -= SLICE
            if deadline is not None and time.perf_counter() >= deadline:
                break
