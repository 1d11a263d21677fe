"""Looks inside states: what two clones share, what changed, and what is not data."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from tundra.core import Outcome, Rng

CONTAINERS = (list, dict, set, bytearray)
IMMUTABLE = (int, str, float, bytes, bool, type(None), frozenset, Outcome, range)
UNFILLED = (None, -1)
"""What stands in a table that is filled on demand, before it is."""


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an object, whether it keeps a dict or slots."""
    found = dict(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(thing, name):
                found[name] = getattr(thing, name)
    return found


def parts(thing: object) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, dict):
        yield from ((f"[{key!r}]", value) for key, value in thing.items())
    elif isinstance(thing, list | tuple | set):
        yield from ((f"[{place}]", value) for place, value in enumerate(thing))
    else:
        yield from ((f".{name}", value) for name, value in attributes(thing).items())


def shared_parts(one: object, other: object) -> list[str]:
    """Containers and generators that belong to both states. What an object like a board holds is not theirs."""
    theirs = list(own_parts(other, "state"))
    taken = {id(part) for _, part in theirs}
    return [path for path, part in own_parts(one, "state") if id(part) in taken]


def own_parts(thing: object, path: str) -> Iterator[tuple[str, Any]]:
    for name, value in parts(thing):
        if isinstance(value, (*CONTAINERS, Rng)):
            yield path + name, value
        if isinstance(value, (*CONTAINERS, tuple)):
            yield from own_parts(value, path + name)


def contents(thing: object, path: str = "state") -> dict[str, Any]:
    """Every plain value that can be reached from a state, by its path."""
    if isinstance(thing, IMMUTABLE):
        return {path: thing}
    found: dict[str, Any] = {}
    for name, value in parts(thing):
        found.update(contents(value, path + name))
    return found


def changed(before: dict[str, Any], after: dict[str, Any]) -> str:
    """The first value that differs; a table may be filled on demand, but not overwritten."""
    for path, value in before.items():
        if path not in after:
            if value not in UNFILLED:
                return path
        elif after[path] != value and value not in UNFILLED:
            return path
    return ""


def module_data(module: ModuleType) -> dict[str, str]:
    """The module's own containers, written out."""
    return {
        name: repr(value)
        for name, value in vars(module).items()
        if not name.startswith("__") and isinstance(value, (*CONTAINERS, tuple))
    }


def callables_in(thing: object, path: str = "state") -> str:
    """Where a function or another live thing hides in a state."""
    if isinstance(thing, IMMUTABLE):
        return ""
    if callable(thing) or isinstance(thing, Iterator):
        return path
    for name, value in parts(thing):
        found = callables_in(value, path + name)
        if found:
            return found
    return ""
