"""What stands in whose way: opponents, water, fire, snow, and where a tribe may go on foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.mammoth_valley.lasting import marked_tokens
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    DIRECTIONS,
    FIRE,
    FLOOD,
    HEXES,
    HIDDEN,
    LAKE,
    LAKE_BIT,
    MOUNTAIN,
    NOBODY,
    STRANDED,
    TAME,
    VOID,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def count(state: State, seat: i64, kind: i64, h: i64) -> i64:
    return state.people[seat * BLOCK + kind * HEXES + h]


def humans(state: State, seat: i64, h: i64) -> i64:
    """Warriors and women of a tribe in a hex, those in the trees too."""
    place: i64 = seat * BLOCK + h
    return state.people[place] + state.people[place + WOMAN * HEXES]


def able(state: State, seat: i64, kind: i64, h: i64) -> i64:
    """Tokens that take part in what happens in the hex: not hidden, not stranded in a flood."""
    here: i64 = state.people[seat * BLOCK + kind * HEXES + h]
    if here == 0 or len(state.effects) == 0:
        return here
    return (
        here
        - marked_tokens(state, HIDDEN, seat, kind, h)
        - marked_tokens(state, STRANDED, seat, kind, h)
    )


def able_humans(state: State, seat: i64, h: i64) -> i64:
    return able(state, seat, WARRIOR, h) + able(state, seat, WOMAN, h)


def anybody(state: State, h: i64) -> bool:
    """Some human is in the hex, of a tribe or neutral."""
    for seat in range(state.seats):
        if humans(state, seat, h):
            return True
    return state.neutral[0] == h or state.neutral[1] == h


def seats_in(state: State, h: i64) -> list[int]:
    """The seats with humans in the hex, in the order of play."""
    seats: i64 = state.seats
    found: list[int] = []
    for step in range(seats):
        seat: i64 = (state.first + step) % seats
        if humans(state, seat, h):
            found.append(seat)
    return found


def opponents(state: State, seat: i64, h: i64) -> i64:
    """D23: all that pins a tribe in a hex: animals and every token of other tribes."""
    found: i64 = state.beasts[h]
    for other in range(state.seats):
        if other != seat and humans(state, other, h):
            found += able_humans(state, other, h)
    return found


def idle_hands(state: State, seat: i64, h: i64) -> i64:
    """D26: how many may found or take Fire, of those who have not acted yet.

    Beside opponents it is nobody, or by an option those whom they do not keep busy.
    """
    pinning = opponents(state, seat, h)
    if pinning and not state.choices.act_beside:
        return 0
    busy = state.used[WARRIOR * HEXES + h] + state.used[WOMAN * HEXES + h]
    return able_humans(state, seat, h) - busy - pinning


def alone_with(state: State, seat: i64, h: i64) -> bool:
    """The tribe shares the hex with no opponent."""
    return opponents(state, seat, h) == 0


# Water, fire, snow


def flowing(state: State, h: i64, d: i64) -> bool:
    """Rule 6.4: the side is a river, neither dry nor frozen."""
    bit: i64 = state.board.river_bits[h * DIRECTIONS + d]
    return bit != 0 and not state.drought and state.frozen & bit == 0


def is_open(state: State, h: i64) -> bool:
    """A hex that can be entered at all: no lake unless frozen, no fire, no flood."""
    terrain: i64 = state.board.terrain[h]
    if terrain == LAKE:
        return state.frozen & LAKE_BIT != 0
    if terrain == VOID:
        return False
    marker: i64 = state.marker[h]
    return marker != FIRE and marker != FLOOD


def snow_bars(state: State, h: i64) -> bool:
    """After heavy snow mountains can be neither entered nor left."""
    return state.snowed and state.board.terrain[h] == MOUNTAIN


def on_foot(state: State, h: i64, d: i64) -> i64:
    """The hex that a human reaches by one ordinary step, or NOBODY (rule 6.1, without pinning)."""
    other: i64 = state.board.beside[h * DIRECTIONS + d]
    if other == NOBODY or not is_open(state, other) or state.marker[h] == FLOOD:
        return NOBODY
    if state.snowed and (snow_bars(state, h) or snow_bars(state, other)):
        return NOBODY
    return NOBODY if flowing(state, h, d) else other


def free_hex(state: State, seat: i64, h: i64) -> bool:
    """Open, and nobody there but the tribe itself."""
    if not is_open(state, h) or state.board.terrain[h] == LAKE or state.beasts[h]:
        return False
    if state.neutral[0] == h or state.neutral[1] == h:
        return False
    return all(not (other != seat and humans(state, other, h)) for other in range(state.seats))


def tame_wolves(state: State, seat: i64, h: i64) -> i64:
    return state.people[seat * BLOCK + TAME * HEXES + h]
