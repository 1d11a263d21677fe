"""The games: rules and nothing else."""

from typing import Final

from tundra.core.registry import Registry
from tundra.games import maamut

REGISTRY: Final = Registry([maamut.GAME])
