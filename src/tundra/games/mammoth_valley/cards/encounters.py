"""Tricks against neighbours and for oneself: rocks and fire, love, theft, spies, camps of two alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import HEX, KIND, SEAT
from tundra.games.mammoth_valley.camps import (
    FOUNDERS,
    camps,
    found_camp,
    gain_fire,
    gain_food,
    lose_fire,
    lose_food,
    set_crop,
    spare_camps,
)
from tundra.games.mammoth_valley.cards.deeds import (
    FALL_IN_LOVE,
    FOREST_BURNS,
    FOUND_ALIKE,
    GAIN_FIRE,
    SEE_EVENT,
    SEE_HAND,
    SHIELD_FROM_FLOOD,
    STEAL_FIRE,
    STEAL_FOOD,
    STRIKE_HEX,
    UP_THE_TREES,
)
from tundra.games.mammoth_valley.cards.fights import convert
from tundra.games.mammoth_valley.cards.groups import mark_group, unsafe
from tundra.games.mammoth_valley.cards.knowledge import foresee, has_next_event, look_at_hand, near
from tundra.games.mammoth_valley.cards.ruin import anything_alive, kill_all, put_marker
from tundra.games.mammoth_valley.cards.table import AMOUNT, DEED, MODES, TRICK_KEYS, WAY
from tundra.games.mammoth_valley.ground import (
    alone_with,
    count,
    flowing,
    humans,
    idle_hands,
    is_open,
)
from tundra.games.mammoth_valley.lasting import add_effect
from tundra.games.mammoth_valley.pieces import (
    BIT,
    BY_CARD,
    DIRECTIONS,
    FIRE,
    FLOOD,
    FOREST,
    FOUNDED,
    HEXES,
    LAKE,
    MOUNTAIN,
    NO_CROP,
    NOBODY,
    PLAIN,
    SAFE,
    SUMMER,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.walking import fresh, spend

if TYPE_CHECKING:
    from mypy_extensions import i64


def can(state: State, seat: i64, use: i64, a: i64, b: i64) -> bool:
    deed: i64 = DEED[use]
    if deed == GAIN_FIRE:
        return state.choices.fire and not state.has_fire[seat] and camps(state, seat) > 0
    if deed == SEE_EVENT:
        return has_next_event(state)
    if deed == SHIELD_FROM_FLOOD:
        return a == FLOOD and len(flooded(state, seat, use, b)) > 0
    if deed in (STEAL_FOOD, STEAL_FIRE, SEE_HAND):
        return any_victim(state, seat, deed)
    if deed == STRIKE_HEX and WAY[use] == FOREST_BURNS and state.season != SUMMER:
        return False
    return any(humans(state, seat, h) and fits(state, seat, use, h) for h in range(HEXES))


def fits(state: State, seat: i64, use: i64, h: i64) -> bool:
    """Whether the deed can be done from this hex of the seat."""
    return any(fits_kind(state, seat, use, h, kind) for kind in (WARRIOR, WOMAN))


def fits_kind(state: State, seat: i64, use: i64, h: i64, kind: i64) -> bool:
    deed: i64 = DEED[use]
    if deed == FOUND_ALIKE:
        return fresh(state, kind, h) >= 2 and can_found(state, seat, h)
    if deed == STRIKE_HEX:
        return fresh(state, kind, h) > 0 and can_strike_from(state, seat, use, h)
    return count(state, seat, kind, h) > 0 and len(beloved(state, seat, h, kind)) > 0


def choices(state: State, seat: i64, use: i64, h: i64, kind: i64, target: i64) -> list[int]:
    """The own hex, the kind of token there, the hex beside it, the tribe there: whatever is still open.

    In a flood the target holds a bit for each struck hex.
    """
    deed: i64 = DEED[use]
    if deed in (STEAL_FOOD, STEAL_FIRE, SEE_HAND):
        return [SEAT + other for other in victims(state, seat, deed)]
    if deed == SHIELD_FROM_FLOOD:
        return [HEX + place for place in flooded(state, seat, use, target)]
    if h == NOBODY:
        return [
            HEX + place
            for place in range(HEXES)
            if humans(state, seat, place) and fits(state, seat, use, place)
        ]
    if kind == NOBODY:
        return [KIND + k for k in (WARRIOR, WOMAN) if fits_kind(state, seat, use, h, k)]
    if target == NOBODY:
        hexes = strikable(state, use, h) if deed == STRIKE_HEX else beloved(state, seat, h, kind)
        return [HEX + place for place in hexes]
    return [SEAT + other for other in range(state.seats) if loves(state, seat, other, kind, target)]


def carry_out(
    state: State,
    seat: i64,
    use: i64,
    h: i64,
    kind: i64,
    target: i64,
    other: i64,
    told: list[Event] | None,
) -> None:
    deed: i64 = DEED[use]
    if deed == STRIKE_HEX:
        spend(state, kind, h)
        strike(state, seat, use, target, told)
    elif deed == FALL_IN_LOVE:
        convert(state, seat, other, 1 - kind, target, h, told)
    elif deed == FOUND_ALIKE:
        found_alike(state, seat, h, kind, told)
    elif deed == STEAL_FOOD:
        taken = lose_food(state, other, AMOUNT[use], TRICK_KEYS[use // MODES], told)
        gain_food(state, seat, taken, TRICK_KEYS[use // MODES], told)
    elif deed == STEAL_FIRE:
        lose_fire(state, other, TRICK_KEYS[use // MODES], told)
        gain_fire(state, seat, TRICK_KEYS[use // MODES], told)
    elif deed == SEE_HAND:
        look_at_hand(state, seat, other, told)
    elif deed == SEE_EVENT:
        foresee(state, seat, told)
    elif deed == GAIN_FIRE:
        gain_fire(state, seat, TRICK_KEYS[use // MODES], told)
    elif deed == SHIELD_FROM_FLOOD:
        mark_group(state, SAFE, seat, h, other)


# Rocks and fire (A28, A29)


def can_strike_from(state: State, seat: i64, use: i64, h: i64) -> bool:
    if WAY[use] != FOREST_BURNS and state.board.terrain[h] != MOUNTAIN:
        return False
    return alone_with(state, seat, h) and len(strikable(state, use, h)) > 0


def strikable(state: State, use: i64, h: i64) -> list[int]:
    """Hexes beside it, not across flowing water, where the card changes something."""
    burns = WAY[use] == FOREST_BURNS
    found: list[int] = []
    for d in range(DIRECTIONS):
        other: i64 = state.board.beside[h * DIRECTIONS + d]
        if other == NOBODY or flowing(state, h, d):
            continue
        terrain: i64 = state.board.terrain[other]
        if burns:
            if terrain == FOREST and is_open(state, other):
                found.append(other)
        elif (terrain in (FOREST, PLAIN)) and anything_alive(state, other):
            found.append(other)
    found.sort()
    return found


def strike(state: State, seat: i64, use: i64, target: i64, told: list[Event] | None) -> None:
    kill_all(state, target, BY_CARD, told)
    if WAY[use] == FOREST_BURNS:
        put_marker(state, target, FIRE, told)
        set_crop(state, target, NO_CROP, TRICK_KEYS[use // MODES], told)
        gain_fire(state, seat, TRICK_KEYS[use // MODES], told)


# Love (A16)


def beloved(state: State, seat: i64, h: i64, kind: i64) -> list[int]:
    """Hexes beside it, not across flowing water, with a token of the other sex and another tribe."""
    found: list[int] = []
    for d in range(DIRECTIONS):
        other: i64 = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and not flowing(state, h, d):
            for tribe in range(state.seats):
                if loves(state, seat, tribe, kind, other):
                    found.append(other)
                    break
    found.sort()
    return found


def loves(state: State, seat: i64, other: i64, kind: i64, h: i64) -> bool:
    return other != seat and count(state, other, 1 - kind, h) > 0


# A camp of two alike (A45)


def can_found(state: State, seat: i64, h: i64) -> bool:
    if state.camp[h] != NOBODY or not is_open(state, h) or state.board.terrain[h] == LAKE:
        return False
    return spare_camps(state, seat) > 0 and idle_hands(state, seat, h) >= FOUNDERS


def found_alike(state: State, seat: i64, h: i64, kind: i64, told: list[Event] | None) -> None:
    """Two men have until the end of the turn to find a woman."""
    spend(state, kind, h)
    spend(state, kind, h)
    if kind == WARRIOR:
        add_effect(state, FOUNDED, seat, h)
    found_camp(state, seat, h, told)


# Thieves and spies (A57, A33)


def any_victim(state: State, seat: i64, deed: i64) -> bool:
    if deed == STEAL_FIRE and not (state.choices.fire and camps(state, seat)):
        return False
    return len(victims(state, seat, deed)) > 0


def victims(state: State, seat: i64, deed: i64) -> list[int]:
    found: list[int] = []
    reached = near(state, seat) if deed == SEE_HAND else robbable(state, seat)
    for other in range(state.seats):
        if reached & BIT[other] and has_what(state, other, deed):
            found.append(other)
    return found


def has_what(state: State, other: i64, deed: i64) -> bool:
    if deed == STEAL_FOOD:
        return state.food[other] > 0
    return deed == SEE_HAND or state.has_fire[other] > 0


def robbable(state: State, seat: i64) -> i64:
    """A bit for each tribe with a camp beside a token of the seat, not across flowing water."""
    found: i64 = 0
    for h in range(HEXES):
        owner: i64 = state.camp[h]
        if owner != NOBODY and owner != seat:
            for d in range(DIRECTIONS):
                other: i64 = state.board.beside[h * DIRECTIONS + d]
                if other != NOBODY and humans(state, seat, other) and not flowing(state, h, d):
                    found |= BIT[owner]
    return found


# Floods


def flooded(state: State, seat: i64, use: i64, struck: i64) -> list[int]:
    """The struck hexes where somebody of the seat could still drown; trees help only in a forest."""
    trees = WAY[use] == UP_THE_TREES
    return [
        h
        for h in range(HEXES)
        if struck >> h & 1
        and (not trees or state.board.terrain[h] == FOREST)
        and unsafe(state, seat, WARRIOR, h) + unsafe(state, seat, WOMAN, h) > 0
    ]
