"""Positions as data: what every game's ``load`` and ``dump`` share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tundra.core.errors import BadPosition
from tundra.core.outcome import Outcome

T = TypeVar("T")


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """An outcome as data."""

    places: list[int]
    reason: str


def read_position(data: Mapping[str, Any], kind: type[T]) -> T:
    """The data as a struct of the game; BadPosition says what does not fit, and where."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition(str(problem)) from None


def dump_outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"places": list(outcome.places), "reason": outcome.reason}


def outcome_of(ending: Ending | None, seats: int) -> Outcome | None:
    if ending is None:
        return None
    if len(ending.places) != seats or min(ending.places) < 1:
        raise BadPosition("the outcome must have a place for every seat")
    return Outcome(tuple(ending.places), ending.reason)
