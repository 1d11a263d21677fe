"""Toy games: small enough to read whole, and enough to exercise everything the kernel carries."""

from tests.toys import campfire, embers
from tundra.core.registry import Registry

TOYS = Registry([embers.GAME, campfire.GAME])
