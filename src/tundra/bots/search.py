"""The search bot, one for all games: grows a tree of guesses for as long as its budget lasts."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from tundra.bots.bot import Turn
from tundra.bots.playout import Rules
from tundra.bots.tree import Tree
from tundra.core import Action, Rng, Seat

SLICE = 200
"""So many iterations at a time: between two slices the clock is read, and Ctrl-C heard."""

MOST_ITERATIONS = 200_000
"""Where a search by the clock stops all the same, for the sake of memory."""

TO_THE_END = 100_000
"""More random steps than any match has."""


@dataclass(frozen=True)
class Thinking:
    """How long to think, and how: the figures were found by matches of Mâamut, see docs/bots.md."""

    iterations: int = MOST_ITERATIONS
    seconds: float | None = None
    """A budget that no seed can repeat."""
    exploration: float = 0.25
    horizon: int = 3
    """Random steps before the heuristic is asked."""
    widening: float = 0.0
    """Above 0, choices are tried in the order in which the heuristic likes them, more of them with more visits."""
    crowd: int = 1
    """So many choices take all iterations; where there are fewer, their share is enough."""


LEVELS = {
    # Without the heuristic it overlooks what is not right before its eyes: a novice can beat it.
    1: Thinking(60, exploration=0.5, horizon=TO_THE_END),
    2: Thinking(100, horizon=10),
    3: Thinking(1000),
    4: Thinking(5000),
    5: Thinking(20_000),
}


MANNERS = {
    # Long series of picks: what was picked so far is worth little until the series is complete, so that a
    # search which tries everything once learns nothing. See docs/bots.md for the figures.
    "mammut": Thinking(exploration=0.02, horizon=0, widening=0.5),
    # Groups are gathered token by token: the tree is one of whole moves, and a turn is played out before it is judged.
    "mammoth_valley": Thinking(exploration=0.05, horizon=0, widening=0.5, crowd=20),
    # A card is a series of picks, too, and the heuristic sees what a card in the middle will come to.
    "ice_age": Thinking(exploration=0.03, horizon=0, widening=0.5),
}
"""How to think about a game for which the usual way is not the best."""


def usual_thinking(game_name: str) -> Thinking:
    return MANNERS.get(game_name, Thinking())


def thinking_at(level: int, game_name: str) -> Thinking:
    """The budget of a level, in the manner of the game; the lowest level has no heuristic to widen by."""
    usual = LEVELS[level]
    if game_name not in MANNERS or usual.horizon == TO_THE_END:
        return usual
    return replace(MANNERS[game_name], iterations=usual.iterations)


class SearchBot:
    def __init__(self, name: str, rules: Rules, thinking: Thinking) -> None:
        self.name = name
        self.rules = rules
        self.thinking = thinking

    def choose(self, turn: Turn, rng: Rng) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        tree = new_tree(self.rules, turn.seat, self.thinking, rng)
        self.grow(tree, turn)
        favourite = tree.favourite()
        first_step = self.rules.first_step
        return favourite if first_step is None else first_step(favourite)

    def grow(self, tree: Tree, turn: Turn) -> None:
        seconds = self.thinking.seconds
        deadline = None if seconds is None else time.perf_counter() + seconds
        left = self.budget(turn)
        while left > 0:
            tree.grow(turn.sample, min(SLICE, left))
            left -= SLICE
            # Nothing that is left to do could change the choice.
            if tree.lead() > left:
                break
            if deadline is not None and time.perf_counter() >= deadline:
                break

    def budget(self, turn: Turn) -> int:
        crowd = self.thinking.crowd
        if crowd == 1:
            return self.thinking.iterations
        choices = len(self.rules.legal_actions(turn.sample(Rng.seeded(0)), turn.seat))
        return max(1, self.thinking.iterations * min(choices, crowd) // crowd)


def new_tree(rules: Rules, seat: Seat, thinking: Thinking, rng: Rng) -> Tree:
    return Tree(rules, seat, thinking.exploration, thinking.horizon, rng.fork(), thinking.widening)
