"""Positions as data: what every game's ``load`` and ``dump`` share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tundra.core.errors import BadPosition
from tundra.core.outcome import Outcome
from tundra.core.printable import one_line, quoted
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
        raise BadPosition(one_line(str(problem))) from None


def load_position(
    data: Mapping[str, Any],
    kind: type[T],
    build: Callable[[T], S],
    check: Callable[[S], str],
    dump: Callable[[S], dict[str, Any]],
) -> S:
    """The position that ``build`` makes of the data; BadPosition says what is wrong with it.

    What was loaded is dumped as it was given: nothing is passed over, counted twice or put right in silence.
    """
    described = read_position(data, kind)
    try:
        state = build(described)
        problem = check(state) or difference(data, dump(state))
    except ValueError as error:
        problem = str(error)
    if problem:
        raise BadPosition(one_line(problem))
    return state


def difference(given: Mapping[str, Any], dumped: Mapping[str, Any]) -> str:
    """The first part that a position would not have as it was given, or nothing."""
    for name, value in given.items():
        if name != "rng" and not is_same(value, dumped[name]):
            return f"{name} does not fit the rest of the position"
    return ""


def is_same(given: object, dumped: object) -> bool:
    """What was left out is not compared, nor the order of plain words and numbers."""
    if given is None:
        return True
    if isinstance(given, Mapping):
        parts = dumped if isinstance(dumped, Mapping) else {}
        return all(
            is_same(part, parts[name]) if name in parts else not part
            for name, part in given.items()
        )
    if isinstance(given, list | tuple) and isinstance(dumped, list | tuple):
        if any(isinstance(item, Mapping) for item in given):
            return len(given) == len(dumped) and all(map(is_same, given, dumped))
        return unordered(given) == unordered(dumped)
    return given == dumped


def unordered(items: object) -> object:
    return sorted(map(unordered, items), key=repr) if isinstance(items, list | tuple) else items


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


def bounded(number: int, what: str, most: int, least: int = 0) -> int:
    if not least <= number <= most:
        raise BadPosition(f"{what} must lie between {least} and {most}, not {number}")
    return number


def seat_of(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadPosition(f"there is no seat {seat}")
    return seat


def one_of(known: Sequence[Any], name: object, what: str) -> int:
    """The place of a name among those that exist."""
    if name not in known:
        raise BadPosition(f"{what}: there is no {quoted(name)}")
    return known.index(name)


def one_each(items: Sequence[T], count: int, what: str) -> list[T]:
    if len(items) != count:
        raise BadPosition(f"{what}: {len(items)} entries where there must be {count}")
    return list(items)
