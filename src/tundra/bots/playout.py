"""Random play to the end, or to a horizon where the heuristic says what each seat may hope for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tundra.core.outcome import Outcome

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tundra.core.game import State


class Rules:
    """The functions of a game that a search calls all the time, taken out of its record once."""

    def __init__(
        self,
        waiting_for: Callable[[Any], list[int]],
        legal_actions: Callable[[Any, int], list[int]],
        apply: Callable[[Any, int, int, Any], None],
        values: Callable[[Any], list[float]],
    ) -> None:
        self.waiting_for = waiting_for
        self.legal_actions = legal_actions
        self.apply = apply
        self.values = values
        """What an unfinished position is worth to each seat, from 0 to 1."""
        self.ends: Callable[[Outcome], list[float]] = Outcome.values
        """What the end of a match is worth to each seat; usually that goes by places."""
        self.settle: Callable[[Any], None] | None = None
        """Plays on in the usual way, to where positions can be compared; not every game needs it."""
        self.first_step: Callable[[int], int] | None = None
        """What to do first, where an action may stand for a whole move."""


def play_on(rules: Rules, state: State, horizon: i64) -> i64:
    """Plays at random, at most ``horizon`` steps; tells how many it took."""
    waiting_for = rules.waiting_for
    legal_actions = rules.legal_actions
    apply = rules.apply
    rng = state.rng
    steps: i64 = 0
    while steps < horizon:
        waiting = waiting_for(state)
        if not waiting:
            break
        seat = waiting[0]
        actions = legal_actions(state, seat)
        apply(state, seat, actions[rng.below(len(actions))], None)
        steps += 1
    return steps


def worth(rules: Rules, state: State) -> list[float]:
    """What a position is worth to each seat: by its end once it is over, by the heuristic before."""
    outcome = state.outcome
    if outcome is not None:
        return rules.ends(outcome)
    return rules.values(state)


def clone_often(state: State, times: i64) -> None:
    """For the benchmark: the cost of a copy without that of an interpreted loop."""
    for _ in range(times):
        state.clone()
