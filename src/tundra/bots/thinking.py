"""How long a search thinks, and how: the levels, and the manner of each game."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    patience: int = 1
    """So often a choice is played to its judgement before the tree looks at what may follow it."""
    crowd: int = 1
    """So many choices take all iterations; where there are fewer, their share is enough."""


LEVELS = {
    1: Thinking(150),
    2: Thinking(400),
    3: Thinking(1000),
    4: Thinking(5000),
    5: Thinking(20_000),
}
"""The budget of each level; how it is used is the game's manner."""


MANNERS = {
    # Long series of picks: what was picked so far is worth little until the series is complete, so that a
    # search which tries everything once learns nothing. See docs/bots.md for the figures.
    "mammut": Thinking(exploration=0.02, horizon=0, widening=0.5),
    # Groups are gathered token by token: the tree is one of whole moves. Each iteration plays a turn out before it is
    # judged, with all its dice: the search looks about it as much as usual.
    "mammoth_valley": Thinking(horizon=0, widening=0.5, patience=4, crowd=20),
    # A card is a series of picks, too, and the heuristic sees what a card in the middle will come to.
    "ice_age": Thinking(exploration=0.03, horizon=0, widening=0.5),
}
"""How to think about a game for which the usual way is not the best."""


def usual_thinking(game_name: str) -> Thinking:
    return MANNERS.get(game_name, Thinking())


def thinking_at(level: int, game_name: str) -> Thinking:
    """The budget of a level, in the manner of the game."""
    return replace(usual_thinking(game_name), iterations=LEVELS[level].iterations)
