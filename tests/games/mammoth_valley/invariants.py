"""What holds in every position of Mammoth Valley."""

from __future__ import annotations

from tundra.games.mammoth_valley.checks import check as first_problem
from tundra.games.mammoth_valley.pieces import NOBODY
from tundra.games.mammoth_valley.state import State


def check(state: State) -> None:
    problem = first_problem(state)
    assert not problem, problem
    if state.outcome is None:
        assert state.asked != NOBODY, "nobody is asked"
        assert state.legal, "nothing can be answered"
