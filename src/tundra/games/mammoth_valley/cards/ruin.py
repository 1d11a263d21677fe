"""What befalls a hex: everything alive dies, or all the animals, or all that was built and sown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.beasts import kill_all_animals
from tundra.games.mammoth_valley.ground import anybody, count
from tundra.games.mammoth_valley.people import kill_group, kill_token
from tundra.games.mammoth_valley.pieces import (
    HEX_NAMES,
    KIND_NAMES,
    MARKER_NAMES,
    NOBODY,
    TAME,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def anything_alive(state: State, h: i64) -> bool:
    return state.beasts[h] > 0 or anybody(state, h)


def kill_all(state: State, h: i64, cause: i64, told: list[Event] | None) -> None:
    """All tribes, strangers and animals; nobody gets food from them."""
    for seat in range(state.seats):
        kill_group(state, seat, h, cause, told)
    for kind in (WARRIOR, WOMAN):
        if state.neutral[kind] == h:
            state.neutral[kind] = NOBODY
            if told is not None:
                facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind]}
                told.append(Event("stranger_died", None, facts))
    kill_all_animals(state, h, told)


def kill_beasts(state: State, h: i64, cause: i64, told: list[Event] | None) -> None:
    """G19: tame animals too."""
    kill_all_animals(state, h, told)
    for seat in range(state.seats):
        for _ in range(count(state, seat, TAME, h)):
            kill_token(state, seat, TAME, h, cause, told)


def put_marker(state: State, h: i64, marker: i64, told: list[Event] | None) -> None:
    state.marker[h] = marker
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "marker": MARKER_NAMES[marker]}
        told.append(Event("marker", None, facts))
