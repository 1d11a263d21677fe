"""Every registered game, and the toys, keep every promise."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from tests.conformance import leaks, positions, promises, words
from tests.conformance.games import EVERY_GAME, names
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


CHECKS = checks_of(promises, leaks, positions, words)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_the_game_keeps_its_promise(check: Check, name: str) -> None:
    check(EVERY_GAME.find(name))


TABLES = [(game.name, seats) for game in EVERY_GAME for seats in game.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_three_hundred_random_games_end_and_keep_the_invariants(name: str, seats: int) -> None:
    positions.check_invariants_hold_in_matches(EVERY_GAME.find(name), seats, range(1, 301))
