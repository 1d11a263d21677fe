"""One step of a group: where it may go, what it leaves behind, and what movement cards change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import CLASSES
from tundra.games.mammoth_valley.camps import check_camp
from tundra.games.mammoth_valley.ground import able_humans, flowing, is_open, opponents, snow_bars
from tundra.games.mammoth_valley.lasting import add_effect
from tundra.games.mammoth_valley.people import forget_mark, go_wild, meet_solitary
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    DIRECTIONS,
    FLOOD,
    HEX_NAMES,
    HEXES,
    LAKE,
    MOUNTAIN,
    NOBODY,
    STRANDED,
    TAME,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CLASS_KIND: Final[list[int]] = [WARRIOR, WOMAN, WARRIOR, WOMAN, TAME, TAME]
CLASS_FRESH: Final[list[bool]] = [True, True, False, False, True, False]
CLASS_TEXTS: Final[list[str]] = ["w", "f", "w1", "f1", "t", "t1"]
HUMAN_CLASSES: Final = 4
"""The classes before this one are people, those from here on tame wolves."""
GROUP_BITS: Final = 4
ONE_OF: Final[list[int]] = [1 << (GROUP_BITS * kind) for kind in range(CLASSES)]

# What cards allow on one move. A power is spent where it was needed, but for the first and the last.
FURTHER: Final = 1
OVER_MOUNTAIN: Final = 2
THROUGH: Final = 4
LEAVE: Final = 8
OVER_RIVER: Final = 16
OVER_LAKE: Final = 32
INTO_FLOOD: Final = 64
DRIVE: Final = 128
WADING: Final = 256
"""The group stands in a flood that it entered by a card, and may leave it."""


def members(group: i64, kind: i64) -> i64:
    """How many of a class are in a packed group."""
    return (group >> (GROUP_BITS * kind)) & 15


def people_in(group: i64) -> i64:
    """The humans of a group."""
    return (group & 15) + ((group >> 4) & 15) + ((group >> 8) & 15) + ((group >> 12) & 15)


def here(state: State, kind: i64, h: i64) -> i64:
    """The mover's tokens of a class in a hex: fresh, or with one step left."""
    token: i64 = CLASS_KIND[kind]
    place: i64 = token * HEXES + h
    if not CLASS_FRESH[kind]:
        return state.one[place]
    total: i64 = state.people[state.mover * BLOCK + place]
    return total - state.one[place] - state.done[place] - state.used[place]


def fresh(state: State, kind: i64, h: i64) -> i64:
    """Tokens of a kind that have done nothing this turn."""
    place: i64 = kind * HEXES + h
    total: i64 = state.people[state.mover * BLOCK + place]
    return total - state.one[place] - state.done[place] - state.used[place]


def spend(state: State, kind: i64, h: i64) -> None:
    """A fresh token has done its one thing for this turn."""
    state.used[kind * HEXES + h] += 1


# May it go?


def may_leave(state: State, seat: i64, h: i64) -> i64:
    """Rule 6.2: how many humans may step out of a hex; all, unless opponents pin as many as they are."""
    own = able_humans(state, seat, h)
    pinning = opponents(state, seat, h)
    return own if pinning == 0 else max(0, own - pinning)


def step_to(state: State, h: i64, d: i64, powers: i64) -> i64:
    """Rule 6.1: the hex that this step leads to, or NOBODY where the group cannot go."""
    other: i64 = state.board.beside[h * DIRECTIONS + d]
    if other == NOBODY or (state.marker[h] == FLOOD and powers & WADING == 0):
        return NOBODY
    if not is_open(state, other):
        is_flood = state.marker[other] == FLOOD and state.board.terrain[other] != LAKE
        if not is_flood or powers & INTO_FLOOD == 0:
            return NOBODY
    if state.snowed and (snow_bars(state, h) or snow_bars(state, other)):
        return NOBODY
    if flowing(state, h, d) and powers & OVER_RIVER == 0:
        return NOBODY
    return other


def stops(state: State, h: i64) -> bool:
    """Rule 6.3: a mountain ends the move."""
    return state.board.terrain[h] == MOUNTAIN


# It goes


def leave_and_enter(
    state: State, seat: i64, group: i64, h: i64, other: i64, told: list[Event] | None
) -> None:
    """All of the group at once; those who carry no card have their steps counted, others are counted later."""
    for kind in range(CLASSES):
        number = members(group, kind)
        if number:
            shift(state, seat, kind, number, h, other)
    if told is not None:
        tell_moved(seat, group, h, other, told)
    if state.camp[h] == seat:
        check_camp(state, h, told)
    go_wild(state, seat, h, told)
    if state.neutral[0] == other or state.neutral[1] == other:
        meet_solitary(state, other, told)


def shift(state: State, seat: i64, kind: i64, number: i64, h: i64, other: i64) -> None:
    token: i64 = CLASS_KIND[kind]
    place: i64 = token * HEXES
    state.people[seat * BLOCK + place + h] -= number
    state.people[seat * BLOCK + place + other] += number
    if not CLASS_FRESH[kind]:
        state.one[place + h] -= number
        state.done[place + other] += number
    elif state.cap >= 2 and not stops(state, other):
        state.one[place + other] += number
    else:
        state.done[place + other] += number
    if state.effects:
        forget_mark(state, seat, token, h)


def tell_moved(seat: i64, group: i64, h: i64, other: i64, told: list[Event]) -> None:
    facts = {
        "from": HEX_NAMES[h],
        "hex": HEX_NAMES[other],
        "warriors": members(group, 0) + members(group, 2),
        "women": members(group, 1) + members(group, 3),
        "tame": members(group, 4) + members(group, 5),
    }
    told.append(Event("moved", seat, facts))


# Groups that carry a card are counted as tired while they walk; what is left to them is found at the end.


def tire(state: State, group: i64, h: i64) -> None:
    """The group sets out: for as long as it walks together, its tokens have no steps of their own."""
    for kind in range(CLASSES):
        number = members(group, kind)
        place: i64 = CLASS_KIND[kind] * HEXES + h
        if not CLASS_FRESH[kind]:
            state.one[place] -= number
        state.done[place] += number


def walk_together(
    state: State, seat: i64, group: i64, h: i64, other: i64, told: list[Event] | None
) -> None:
    for kind in range(CLASSES):
        number = members(group, kind)
        place: i64 = CLASS_KIND[kind] * HEXES
        state.people[seat * BLOCK + place + h] -= number
        state.people[seat * BLOCK + place + other] += number
        state.done[place + h] -= number
        state.done[place + other] += number
        if number and state.effects:
            forget_mark(state, seat, CLASS_KIND[kind], h)
    if told is not None:
        tell_moved(seat, group, h, other, told)
    if state.camp[h] == seat:
        check_camp(state, h, told)
    go_wild(state, seat, h, told)
    if state.neutral[0] == other or state.neutral[1] == other:
        meet_solitary(state, other, told)


def rest(state: State, seat: i64, group: i64, h: i64, walked: i64, is_over: bool) -> None:
    """The walk ends: fresh tokens that made one of their two steps keep the other."""
    if state.marker[h] == FLOOD:
        strand(state, seat, group, h)
    if is_over or walked != 1 or state.cap < 2 or stops(state, h):
        return
    for kind in range(CLASSES):
        if CLASS_FRESH[kind]:
            place: i64 = CLASS_KIND[kind] * HEXES + h
            state.done[place] -= members(group, kind)
            state.one[place] += members(group, kind)


def strand(state: State, seat: i64, group: i64, h: i64) -> None:
    """Who ends a move in a flood neither fishes nor fights there this turn."""
    for kind in range(CLASSES):
        for _ in range(members(group, kind)):
            add_effect(state, STRANDED, seat, h, CLASS_KIND[kind])
