"""The search bot, one for all games: grows a tree of guesses for as long as its budget lasts."""

from __future__ import annotations

import time

from tundra.bots.bot import Turn
from tundra.bots.playout import Rules
from tundra.bots.thinking import Thinking
from tundra.bots.tree import Tree
from tundra.core import Action, Rng, Seat

SLICE = 50
"""So many iterations at a time: between two slices the clock is read, Ctrl-C heard, and a clear choice taken."""
SHORT_SLICE = 5
"""Where somebody waits: a slow machine may have time for no more."""


class SearchBot:
    def __init__(self, name: str, rules: Rules, thinking: Thinking) -> None:
        self.name = name
        self.rules = rules
        self.thinking = thinking

    def choose(self, turn: Turn, rng: Rng) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        moves = self.rules.legal_actions(turn.sample(Rng.seeded(0)), turn.seat)
        found = moves[0]
        if len(moves) > 1:
            found = self.grown(turn, rng, self.share(len(moves))).favourite()
        first_step = self.rules.first_step
        return found if first_step is None else first_step(found)

    def share(self, choices: int) -> int:
        """The iterations for so many choices."""
        crowd = self.thinking.crowd
        return max(1, self.thinking.iterations * min(choices, crowd) // crowd)

    def grown(self, turn: Turn, rng: Rng, iterations: int) -> Tree:
        tree = new_tree(self.rules, turn.seat, self.thinking, rng)
        seconds = self.thinking.seconds
        deadline = None if seconds is None else time.perf_counter() + seconds
        left = iterations
        part = SLICE if deadline is None else SHORT_SLICE
        while left > 0:
            tree.grow(turn.sample, min(part, left))
            left -= part
            # Nothing that is left to do could change the choice.
            if tree.lead() > left:
                break
            if deadline is not None and time.perf_counter() >= deadline:
                break
        return tree


def new_tree(rules: Rules, seat: Seat, thinking: Thinking, rng: Rng) -> Tree:
    return Tree(rules, seat, thinking, rng.fork())
