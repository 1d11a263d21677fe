"""Every registered game, and the toys, keep every promise."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conformance import leaks, positions, probes, promises, words
from tests.conformance.games import EVERY_GAME, ROOT, names
from tundra.core import AnyGame

Check = Callable[[AnyGame], None]


def checks_of(*modules: object) -> list[Check]:
    """The checks of these modules: every function that is called ``check_…`` and needs only a game."""
    return [
        check
        for module in modules
        for name, check in vars(module).items()
        if name.startswith("check_") and list(inspect.signature(check).parameters) == ["game"]
    ]


CHECKS = checks_of(promises, leaks, probes, positions, words)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_the_game_keeps_its_promise(check: Check, name: str) -> None:
    check(EVERY_GAME.find(name))


TABLES = [(game.name, seats) for game in EVERY_GAME for seats in game.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_three_hundred_random_games_end_and_keep_the_invariants(
    name: str, seats: int, tmp_path: Path
) -> None:
    """With the installed rules: compiled, they play the many matches in a fraction of the time."""
    command = [sys.executable, "-P", str(ROOT / "tools" / "random_games.py"), name]
    command += ["--seats", str(seats), "--games", "300"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "300 matches ended" in run.stdout
