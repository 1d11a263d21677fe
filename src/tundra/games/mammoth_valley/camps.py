"""Camps, food, Fire and fields of the tribes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.lasting import has_effect
from tundra.games.mammoth_valley.pieces import (
    CROP_NAMES,
    FOUNDED,
    HEX_NAMES,
    HEXES,
    MOST_CAMPS,
    MOUNTAIN,
    NO_CROP,
    NOBODY,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


FOUNDERS: Final = 2
"""It takes two to found a camp."""


def camps(state: State, seat: i64) -> i64:
    found: i64 = 0
    for owner in state.camp:
        if owner == seat:
            found += 1
    return found


def spare_camps(state: State, seat: i64) -> i64:
    return MOST_CAMPS - camps(state, seat)


def is_village(state: State, h: i64) -> bool:
    """A camp on a plain or in a forest; on a mountain it is a cave."""
    return state.camp[h] != NOBODY and state.board.terrain[h] != MOUNTAIN


def camp_kind(state: State, h: i64) -> str:
    return "cave" if state.board.terrain[h] == MOUNTAIN else "village"


def found_camp(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    state.camp[h] = seat
    if told is not None:
        told.append(Event("settled", seat, {"hex": HEX_NAMES[h], "camp": camp_kind(state, h)}))


def check_camp(state: State, h: i64, told: list[Event] | None) -> None:
    """A camp without a woman of its tribe is gone at once; one founded by two men may wait a turn."""
    owner: i64 = state.camp[h]
    if owner == NOBODY or count(state, owner, WOMAN, h):
        return
    if state.effects and has_effect(state, FOUNDED, owner, h):
        return
    remove_camp(state, h, told)


def remove_camp(state: State, h: i64, told: list[Event] | None) -> None:
    owner: i64 = state.camp[h]
    state.camp[h] = NOBODY
    if told is not None:
        told.append(Event("camp_gone", owner, {"hex": HEX_NAMES[h]}))
    check_fire(state, owner, told)


def check_fire(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 6.6: without a camp there is no Fire."""
    if state.has_fire[seat] and camps(state, seat) == 0:
        lose_fire(state, seat, "camp", told)


def gain_fire(state: State, seat: i64, why: str, told: list[Event] | None) -> bool:
    """D30: only a tribe with a camp can have Fire."""
    if not state.choices.fire or state.has_fire[seat] or camps(state, seat) == 0:
        return False
    state.has_fire[seat] = 1
    if told is not None:
        told.append(Event("fire_gained", seat, {"why": why}))
    return True


def lose_fire(state: State, seat: i64, why: str, told: list[Event] | None) -> None:
    if state.has_fire[seat]:
        state.has_fire[seat] = 0
        if told is not None:
            told.append(Event("fire_lost", seat, {"why": why}))


def gain_food(state: State, seat: i64, amount: i64, why: str, told: list[Event] | None) -> None:
    state.food[seat] += amount
    if told is not None and amount:
        told.append(Event("food", seat, {"amount": amount, "why": why}))


def lose_food(state: State, seat: i64, amount: i64, why: str, told: list[Event] | None) -> i64:
    """Never below nothing; how much was really lost."""
    lost: i64 = min(amount, state.food[seat])
    state.food[seat] -= lost
    if told is not None and lost:
        told.append(Event("food", seat, {"amount": -lost, "why": why}))
    return lost


def set_crop(state: State, h: i64, crop: i64, why: str, told: list[Event] | None) -> None:
    if state.crop[h] == crop:
        return
    state.crop[h] = crop
    if crop == NO_CROP:
        state.palisade[h] = 0
    if told is not None:
        name = None if crop == NO_CROP else CROP_NAMES[crop]
        told.append(Event("crop", None, {"hex": HEX_NAMES[h], "crop": name, "why": why}))


def own_camps(state: State, seat: i64) -> list[int]:
    """The hexes of a tribe's camps, in the order of the board."""
    return [h for h in range(HEXES) if state.camp[h] == seat]
