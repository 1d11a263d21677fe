"""What may be done with mammoths, fire and regions while a card is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.ice_age.actions import (
    ADD_MAMMOTH,
    MODE_ANYWHERE,
    MODE_TERRAIN,
    MOVE_FIRE,
    MOVE_MAMMOTH,
    REMOVE_A_MAMMOTH,
)
from tundra.games.ice_age.pieces import (
    BIT,
    NEAR_BITS,
    REGIONS,
    TERRAIN_BITS,
)
from tundra.games.ice_age.questions import (
    MAMMOTH_JUMP,
    MAMMOTH_STEP,
    REMOVE_MAMMOTH,
    SETTLE_MAMMOTH,
    zone_of,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_mammoth_actions(state: State, kind: i64, question: i64, actions: list[int]) -> None:
    """Questions about mammoths."""
    if kind == REMOVE_MAMMOTH:
        for region in range(REGIONS):
            if state.mammoths[region]:
                actions.append(REMOVE_A_MAMMOTH + region)
    elif kind == MAMMOTH_STEP:
        for region in range(REGIONS):
            if state.mammoths[region]:
                add_ways(region, state.open & NEAR_BITS[region], MOVE_MAMMOTH, actions)
    elif kind == MAMMOTH_JUMP:
        add_mammoth_moves(state, state.open, actions)
    elif kind == SETTLE_MAMMOTH:
        add_mammoths(state, zone_of(question), actions)
    else:
        add_mammoths(state, state.open, actions)


def add_mammoths(state: State, zone: i64, actions: list[int]) -> None:
    """From supply; if there is none, one from anywhere."""
    if state.mammoths_left:
        add_regions(zone, ADD_MAMMOTH, actions)
    else:
        add_mammoth_moves(state, zone, actions)


def add_mammoth_moves(state: State, zone: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        if state.mammoths[region]:
            add_ways(region, zone, MOVE_MAMMOTH, actions)


def add_modes(state: State, terrain: i64, actions: list[int]) -> None:
    """Rule 5.1: the terrain of the card if a part of it is open, or anywhere."""
    if state.open & TERRAIN_BITS[terrain]:
        actions.append(MODE_TERRAIN)
    actions.append(MODE_ANYWHERE)


def add_fires(state: State, actions: list[int]) -> None:
    """Rule 5.5, D12: any token to another open region."""
    for region in range(REGIONS):
        if state.fires[region]:
            add_ways(region, state.open, MOVE_FIRE, actions)


def add_regions(regions: i64, base: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        if regions & BIT[region]:
            actions.append(base + region)


def add_ways(start: i64, regions: i64, base: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        if regions & BIT[region] and region != start:
            actions.append(base + start * REGIONS + region)
