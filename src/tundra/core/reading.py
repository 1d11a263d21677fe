"""Positions as data: what every game's ``load`` and ``dump`` share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tundra.core.errors import BadPosition
from tundra.core.outcome import Outcome
from tundra.core.shapes import shaped

S = TypeVar("S")
T = TypeVar("T")


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """An outcome as data."""

    places: list[int]
    reason: str


def read_position(data: Mapping[str, Any], kind: type[T]) -> T:
    """The data as a struct of the game; BadPosition says what does not fit, and where."""
    try:
        return msgspec.convert(data, shaped(kind))
    except msgspec.ValidationError as problem:
        raise BadPosition(str(problem)) from None


def load_position(
    data: Mapping[str, Any],
    kind: type[T],
    build: Callable[[T], S],
    check: Callable[[S], str],
) -> S:
    """The position that ``build`` makes of the data; BadPosition says what is wrong with it."""
    described = read_position(data, kind)
    try:
        state = build(described)
    except ValueError as error:
        raise BadPosition(str(error)) from None
    problem = check(state)
    if problem:
        raise BadPosition(problem)
    return state


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


# Small readers


def bounded(number: int, what: str, most: int) -> int:
    if not 0 <= number <= most:
        raise BadPosition(f"{what} must lie between 0 and {most}, not {number}")
    return number


def seat_of(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadPosition(f"there is no seat {seat}")
    return seat


def one_of(known: Sequence[Any], name: object, what: str) -> int:
    """The place of a name among those that exist."""
    if name not in known:
        raise BadPosition(f"{what}: there is no {str(name)[:30]!r}")
    return known.index(name)


def one_each(items: list[T], count: int) -> list[T]:
    if len(items) != count:
        raise BadPosition(f"{len(items)} entries where there must be {count}")
    return items
