"""Plays anything that is allowed."""

from __future__ import annotations

from tundra.bots.bot import Turn
from tundra.core import Action, Rng


class RandomBot:
    name = "random"

    def choose(self, turn: Turn, rng: Rng) -> Action:
        return rng.pick(turn.legal)
