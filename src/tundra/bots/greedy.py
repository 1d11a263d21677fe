"""Looks one step ahead, in a few guesses, and takes what the game's heuristic likes best."""

from __future__ import annotations

from typing import Any

from tundra.bots.bot import Turn
from tundra.bots.playout import Rules, worth
from tundra.core import Action, Rng

GUESSES = 4
SAME = 1e-9
"""Sums of the same numbers in another order differ by less than this."""


class GreedyBot:
    name = "greedy"

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def choose(self, turn: Turn, rng: Rng) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        guesses = [turn.sample(rng.fork()) for _ in range(GUESSES)]
        # As many in each guess: the seat cannot tell them apart.
        actions = self.rules.legal_actions(guesses[0], turn.seat)
        hopes = [self.hope(turn.seat, action, guesses) for action in actions]
        best = max(hopes) - SAME
        return rng.pick(
            [action for action, hope in zip(actions, hopes, strict=True) if hope >= best]
        )

    def hope(self, seat: int, action: Action, guesses: list[Any]) -> float:
        """What the seat may expect after this action, summed over the guesses."""
        total = 0.0
        for guess in guesses:
            after = guess.clone()
            self.rules.apply(after, seat, action, None)
            total += worth(self.rules, after)[seat]
        return total
