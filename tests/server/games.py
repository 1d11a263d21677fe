"""The games these tests are played with: Mâamut and the toys."""

from tests.toys import TOYS
from tundra.core.registry import Registry
from tundra.games import maamut

GAMES = Registry([maamut.GAME, *TOYS])
