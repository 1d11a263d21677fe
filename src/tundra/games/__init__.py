"""The games: rules and nothing else."""

from typing import Final

from tundra.core.registry import Registry
from tundra.games import big_manitou, ice_age, maamut, mammoth_valley, mammut

REGISTRY: Final = Registry(
    [maamut.GAME, mammut.GAME, big_manitou.GAME, ice_age.GAME, mammoth_valley.GAME]
)
