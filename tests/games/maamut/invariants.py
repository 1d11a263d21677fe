"""What must be true after every step and of every guess."""

from __future__ import annotations

from tundra.games.maamut.checks import problems
from tundra.games.maamut.pieces import TILES
from tundra.games.maamut.state import OVER, State


def check(state: State) -> None:
    """Nothing lost, nothing twice, counters in range."""
    assert list(problems(state)) == []
    assert len(state.board.terrain) == TILES
    if not state.board.limits:
        return
    assert state.turns <= state.board.turn_cap
    if state.phase != OVER:
        assert state.turns < state.board.turn_cap
        assert state.quiet < state.quiet_limit() or state.alive == 0 or state.turns == 0
