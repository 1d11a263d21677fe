"""Reads the parts of a dumped position, and says in one line what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tundra.core.errors import BadPosition
from tundra.core.outcome import Outcome


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def whole(data: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """The whole number called ``name``, from ``low`` to ``high``."""
    value = part(data, name)
    if not is_whole(value, low, high):
        raise BadPosition(f"{name} must be a whole number from {low} to {high}")
    return int(value)


def wholes(data: Mapping[str, Any], name: str, low: int, high: int) -> list[int]:
    """The list called ``name`` of whole numbers from ``low`` to ``high``."""
    return whole_list(part(data, name), name, low, high)


def lists_of_wholes(data: Mapping[str, Any], name: str, low: int, high: int) -> list[list[int]]:
    return [whole_list(row, name, low, high) for row in rows(data, name)]


def whole_list(value: object, name: str, low: int, high: int) -> list[int]:
    if not isinstance(value, list) or not all(is_whole(item, low, high) for item in value):
        raise BadPosition(f"{name} must be a list of whole numbers from {low} to {high}")
    return list(value)


def flag(data: Mapping[str, Any], name: str) -> bool:
    value = part(data, name)
    if not isinstance(value, bool):
        raise BadPosition(f"{name} must be true or false")
    return value


def rows(data: Mapping[str, Any], name: str) -> list[Any]:
    value = part(data, name)
    if not isinstance(value, list):
        raise BadPosition(f"{name} must be a list")
    return value


def part(data: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401 - JSON of any shape
    if not isinstance(data, Mapping) or name not in data:
        raise BadPosition(f"{name} is missing")
    return data[name]


def dump_outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"places": list(outcome.places), "reason": outcome.reason}


def load_outcome(data: Mapping[str, Any], seats: int, reasons: tuple[str, ...]) -> Outcome | None:
    """The outcome ``dump_outcome`` wrote under "outcome"."""
    value = part(data, "outcome")
    if value is None:
        return None
    places = wholes(value, "places", 1, seats)
    reason = part(value, "reason")
    if len(places) != seats or reason not in reasons:
        raise BadPosition("outcome must be a place for each seat and a reason of this game")
    return Outcome(tuple(places), reason)
