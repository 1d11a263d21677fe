"""What cards and deeds have brought about for the rest of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.mammoth_valley.pieces import ANYWHERE, EFFECT
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_effect(state: State, what: int, seat: int, h: int = ANYWHERE, value: int = 1) -> None:
    state.effects += [what, seat, h, value]


def has_effect(state: State, what: i64, seat: i64, h: i64 = ANYWHERE) -> bool:
    """Here or everywhere."""
    return effect_sum(state, what, seat, h) > 0


def effect_sum(state: State, what: i64, seat: i64, h: i64 = ANYWHERE) -> i64:
    """All values of this effect for the seat, in this hex or everywhere."""
    effects = state.effects
    found: i64 = 0
    place: i64 = 0
    while place < len(effects):
        if effects[place] == what and effects[place + 1] == seat:
            where: i64 = effects[place + 2]
            if where in (h, ANYWHERE):
                found += effects[place + 3]
        place += EFFECT
    return found


def marked_tokens(state: State, what: i64, seat: i64, kind: i64, h: i64) -> i64:
    """How many tokens of a kind in a hex carry this effect: one entry each, with the kind as its value."""
    effects = state.effects
    found: i64 = 0
    place: i64 = 0
    while place < len(effects):
        if (
            effects[place] == what
            and effects[place + 1] == seat
            and effects[place + 2] == h
            and effects[place + 3] == kind
        ):
            found += 1
        place += EFFECT
    return found


def end_effect(state: State, what: i64, seat: i64, h: i64) -> None:
    """Takes away every such effect of the seat in this hex."""
    kept: list[int] = []
    effects = state.effects
    for place in range(0, len(effects), EFFECT):
        if effects[place] != what or effects[place + 1] != seat or effects[place + 2] != h:
            kept += effects[place : place + EFFECT]
    state.effects = kept
