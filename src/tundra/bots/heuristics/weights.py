"""The weights of a heuristic: numbers that a person chose to begin with, and that tuning may find anew."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


class BadWeights(ValueError):
    """The file does not hold the weights of this game; the text says why, in one line."""


@dataclass(frozen=True)
class Weight:
    """Where tuning begins, and between which numbers it looks."""

    start: float
    low: float
    high: float


Ranges = Mapping[str, Weight]


def starts(ranges: Ranges) -> dict[str, float]:
    return {name: weight.start for name, weight in ranges.items()}


def shipped(game_name: str, ranges: Ranges) -> dict[str, float]:
    """What tuning found, from ``<game>.json`` beside the heuristic; without a file, what it would begin with."""
    path = files("tundra").joinpath("bots", "heuristics", f"{game_name}.json")
    if not path.is_file():
        return starts(ranges)
    numbers: dict[str, float] = json.loads(path.read_text("utf-8"))
    return numbers


def read_weights(path: Path, ranges: Ranges) -> dict[str, float]:
    """From a file that ``tundra arena tune`` wrote."""
    try:
        found = json.loads(path.read_text("utf-8"))
        numbers = {name: float(number) for name, number in found.items()}
    except (ValueError, TypeError, AttributeError):
        raise BadWeights(f"{path}: not a file of weights") from None
    except OSError as problem:
        raise BadWeights(f"{path}: {problem.strerror or problem}") from None
    if numbers.keys() != ranges.keys():
        raise BadWeights(f"{path}: these are the weights of another game")
    if not all(map(math.isfinite, numbers.values())):
        raise BadWeights(f"{path}: a weight is a plain number")
    return numbers


def written(numbers: Mapping[str, float]) -> str:
    """A file of weights, one a line."""
    return json.dumps(dict(numbers), indent=2) + "\n"
