"""The weights of a heuristic: numbers in a file of their own, which tuning can find anew."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


class BadWeights(ValueError):
    """The file does not hold the weights of this game; the text says why, in one line."""


@dataclass(frozen=True)
class Weight:
    """A number, and between which numbers it makes sense."""

    value: float
    low: float
    high: float


def weights_of(game_name: str) -> dict[str, Weight]:
    """As shipped: ``<game>.json`` beside the heuristic."""
    path = files("tundra").joinpath("bots", "heuristics", f"{game_name}.json")
    found = json.loads(path.read_text("utf-8"))
    return {name: Weight(**weight) for name, weight in found.items()}


def numbers_of(game_name: str) -> dict[str, float]:
    return {name: weight.value for name, weight in weights_of(game_name).items()}


def read_weights(path: Path, game_name: str) -> dict[str, float]:
    """From a file that ``tundra arena tune`` wrote."""
    try:
        found = json.loads(path.read_text("utf-8"))
        numbers = {name: float(weight["value"]) for name, weight in found.items()}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadWeights(f"{path}: not a file of weights") from None
    except OSError as problem:
        raise BadWeights(f"{path}: {problem.strerror or problem}") from None
    if numbers.keys() != weights_of(game_name).keys():
        raise BadWeights(f"{path}: not the weights of {game_name}")
    return numbers


def written(weights: dict[str, Weight], numbers: dict[str, float]) -> str:
    """A file of weights, one a line."""
    lines = [
        f'  "{name}": '
        + json.dumps({"value": numbers[name], "low": weight.low, "high": weight.high})
        for name, weight in weights.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
