"""The games that the conformance suite runs over, and where their parts are found."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.catalogues import Entry, compiled

from tests.toys import TOYS
from tests.toys.invariants import INVARIANTS
from tundra.core import Action, AnyGame
from tundra.core.registry import Registry
from tundra.games import REGISTRY

ROOT = Path(__file__).parents[2]
LOCALES = (ROOT / "src" / "tundra" / "locale", ROOT / "tests" / "toys" / "locale")
EVERY_GAME = Registry([*REGISTRY, *TOYS])


def names() -> list[str]:
    return [game.name for game in EVERY_GAME]


@cache
def modules_of(game: AnyGame) -> list[ModuleType]:
    """The modules that the game's rules are written in."""
    home = game.new_game.__module__
    package, _, _ = home.rpartition(".")
    if package.startswith("tundra.games."):
        found = pkgutil.iter_modules(sys.modules[package].__path__, f"{package}.")
        return [importlib.import_module(module.name) for module in found]
    functions = (game.new_game, game.apply, game.view_for, game.load, game.write)
    return [sys.modules[name] for name in sorted({function.__module__ for function in functions})]


def all_actions(game: AnyGame) -> list[Action]:
    """The game's whole vocabulary, where one of its modules lists it."""
    for module in modules_of(game):
        if hasattr(module, "ALL_ACTIONS"):
            return list(module.ALL_ACTIONS)
    return []


@cache
def sentences(game: AnyGame, language: str) -> dict[str, Entry]:
    """The game's catalogue, straight from its source."""
    for locale in LOCALES:
        path = locale / language / f"{game.name}.po"
        if path.exists():
            return compiled(path)
    raise AssertionError(f"{game.name} has no catalogue in {language}")


def invariants_of(game: AnyGame) -> Callable[[Any], None]:
    """``check`` of tests/games/<game>/invariants.py; the toys keep theirs together."""
    if game.name in INVARIANTS:
        return INVARIANTS[game.name]
    module = importlib.import_module(f"tests.games.{game.name}.invariants")
    check: Callable[[Any], None] = module.check
    return check


def invariants_of_loaded(game: AnyGame) -> Callable[[Any], None]:
    """``check_loaded``, where positions of examples may be loaded that leave out most of the table."""
    if game.name in INVARIANTS:
        return INVARIANTS[game.name]
    module = importlib.import_module(f"tests.games.{game.name}.invariants")
    check: Callable[[Any], None] = getattr(module, "check_loaded", module.check)
    return check
