"""What an unfinished position is worth to each seat, game by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tundra.bots.heuristics import big_manitou, ice_age, maamut, mammoth_valley_moves, mammut
from tundra.bots.heuristics.weights import Ranges

Heuristic = Callable[[Any], list[float]]
"""From a guess, a value from 0 to 1 for every seat."""

HEURISTICS: dict[str, Heuristic] = {
    "big_manitou": big_manitou.values,
    "ice_age": ice_age.values,
    "maamut": maamut.values,
    "mammoth_valley": mammoth_valley_moves.values,
    "mammut": mammut.values,
}

SENSIBLE: dict[str, Callable[[Any, int], list[int]]] = {
    "mammoth_valley": mammoth_valley_moves.sensible_actions,
}
"""Where bots think about fewer actions than are legal: those that are left out never pay."""


@dataclass(frozen=True)
class Weighed:
    """A heuristic that can be made with other weights than the shipped ones, and so be tuned."""

    ranges: Ranges
    make: Callable[[dict[str, float]], Heuristic]


WEIGHED = {
    "ice_age": Weighed(ice_age.RANGES, ice_age.weighed),
    "maamut": Weighed(maamut.RANGES, maamut.weighed),
    "mammut": Weighed(mammut.RANGES, mammut.weighed),
}


def heuristic_for(game_name: str) -> Heuristic:
    return HEURISTICS[game_name]
