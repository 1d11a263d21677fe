"""Whatever loads, dumps to the same, and plays to an end with its invariants; the rest is refused in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools.mutants import HUNG, tried

from tests.conformance.games import ROOT
from tests.conformance.mutants import check_mutant, originals
from tundra.core import AnyGame
from tundra.games import REGISTRY
from tundra.games.maamut import GAME
from tundra.games.maamut.state import State


@pytest.mark.slow
@pytest.mark.parametrize("name", [game.name for game in REGISTRY])
def test_a_position_with_something_changed_is_refused_or_like_any_other(
    name: str, tmp_path: Path
) -> None:
    """With the installed rules; ``tools/mutants.py GAME`` looks at 20,000 of them."""
    command = [sys.executable, "-P", str(ROOT / "tools" / "mutants.py"), name, "--positions", "400"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def blindly(data: Mapping[str, Any]) -> State:
    """Takes a position without looking at how it is said to have ended."""
    return GAME.load({**data, "outcome": None, "phase": "turn"})


def for_ever(_data: Mapping[str, Any]) -> State:
    while True:
        pass


def game_with(load: Callable[[Mapping[str, Any]], State]) -> AnyGame:
    return replace(GAME, load=load)


def test_a_game_that_passes_over_what_it_is_given_is_found_out() -> None:
    data = next(data for data in originals(GAME, 3) if data["phase"] == "turn")
    assert check_mutant(GAME, data, 1)
    with pytest.raises(AssertionError, match="outcome is dumped differently"):
        check_mutant(game_with(blindly), {**data, "outcome": {"places": [1], "reason": "x"}}, 1)


def test_a_position_that_takes_for_ever_is_named_and_the_next_one_is_looked_at() -> None:
    found = list(tried(game_with(for_ever), originals(GAME, 2), range(1, 3), 0.1))
    assert found == [(1, HUNG), (2, HUNG)]
