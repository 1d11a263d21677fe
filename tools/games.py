"""Finds a game by name for the tools: a registered one, or a toy of the tests."""

from __future__ import annotations

from tests.toys import TOYS

from tundra.core import AnyGame
from tundra.core.registry import Registry
from tundra.games import REGISTRY


def find_game(name: str) -> AnyGame:
    return Registry([*REGISTRY, *TOYS]).find(name)
