"""Games whose actions are small steps: the whole moves that a search thinks about instead, and when it judges."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tundra.bots.heuristics import mammoth_valley_groups, mammoth_valley_turns
from tundra.bots.playout import Rules
from tundra.core.outcome import Outcome


@dataclass(frozen=True)
class WholeMoves:
    legal_actions: Callable[[Any, int], list[int]]
    """Moves that make sense, as numbers above those of all actions, and actions where there are none."""
    apply: Callable[[Any, int, int, Any], None]
    first_step: Callable[[int], int]
    """The action with which a whole move begins."""
    settle: Callable[[Any], None]
    """Plays on in the usual way, to where positions can be compared."""


WHOLE_MOVES: dict[str, WholeMoves] = {
    "mammoth_valley": WholeMoves(
        mammoth_valley_groups.whole_moves,
        mammoth_valley_groups.carry_out,
        mammoth_valley_groups.first_step,
        mammoth_valley_turns.finish_turn,
    ),
}


def with_whole_moves(game_name: str, rules: Rules) -> Rules:
    """The same rules, in whole moves where the game has them."""
    moves = WHOLE_MOVES.get(game_name)
    if moves is None:
        return rules
    whole = Rules(rules.waiting_for, moves.legal_actions, moves.apply, rules.values)
    whole.ends = victories
    whole.settle = moves.settle
    whole.first_step = moves.first_step
    return whole


def victories(outcome: Outcome) -> list[float]:
    """All that counts is to win: a second place must not look better than a match that is still open."""
    return [1.0 if place == 1 else 0.0 for place in outcome.places]
