"""Big Manitou: what tiles are worth to whom, in points of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.big_manitou.pieces import (
    BIT,
    HORSE,
    HUNTS,
    NOBODY,
    TILE_KINDS,
    TIPI,
    TOMAHAWK,
    TOTEM,
    tiles_of,
)
from tundra.games.big_manitou.scoring import bison_points, most_tomahawks, tipi_points
from tundra.games.big_manitou.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What tiles are worth, in points of the end, by how many hunts are still to come.
UNPAIRED: Final = [0.15, 0.4, 0.5, 0.55, 0.55]
"""A point of bison or tipi that has no partner yet."""
CYLINDER: Final = [1.0, 1.1, 1.4, 1.7, 2.0]
IN_THE_RACE: Final = [0.05, 0.25, 0.35, 0.4, 0.4]
"""A horse or a totem for one who does not hold the cylinder."""
AXE: Final = [0.1, 0.6, 1.0, 1.3, 1.6]
"""A tomahawk: it makes hunters stronger in every hunt to come."""
MOST_AXES: Final = 0.6

TOLL: Final = 1.0
"""What the price of force costs."""


def hunts_left(state: State) -> i64:
    return HUNTS[len(state.owned)] - state.hunt


def holdings(state: State, seat: i64) -> float:
    left = hunts_left(state)
    tipi = tipi_points(state, seat)
    bison = bison_points(state, seat)
    total = pairs_worth(tipi, bison, left)
    tiles: i64 = state.owned[seat]
    for tile in (HORSE, TOTEM):
        if state.holder(tile) == seat:
            total += CYLINDER[left]
        else:
            total += IN_THE_RACE[left] * float(tiles_of(tiles, tile))
    total += AXE[left] * float(tiles_of(tiles, TOMAHAWK))
    if most_tomahawks(state) == seat:
        total += MOST_AXES if left else 1.0
    if state.owing & BIT[seat]:
        total -= TOLL
    return total


def pairs_worth(tipi: i64, bison: i64, left: i64) -> float:
    low: i64 = tipi if tipi < bison else bison
    high: i64 = tipi if tipi > bison else bison
    return float(low) + UNPAIRED[left] * float(high - low)


def tile_worth(state: State, seat: i64, tile: i64) -> float:
    """What one more tile of a kind would bring to a seat."""
    left = hunts_left(state)
    if tile < HORSE:
        tipi = tipi_points(state, seat)
        bison = bison_points(state, seat)
        before = pairs_worth(tipi, bison, left)
        if tile >= TIPI:
            return pairs_worth(tipi + tile - TIPI + 1, bison, left) - before
        return pairs_worth(tipi, bison + tile + 1, left) - before
    if tile == TOMAHAWK:
        return AXE[left] + 0.2
    holder = state.holder(tile)
    if holder == seat:
        return IN_THE_RACE[left]
    own: i64 = tiles_of(state.owned[seat], tile)
    if holder == NOBODY or own + 1 >= tiles_of(state.owned[holder], tile):
        return CYLINDER[left] * 0.8
    return IN_THE_RACE[left]


def best_tiles(state: State, seat: i64, ground: i64) -> list[float]:
    """What the tiles of a ground are worth to a seat, the best first; nothing where there are fewer than four."""
    best = [0.0, 0.0, 0.0, 0.0]
    tiles: i64 = state.grounds[ground]
    for tile in range(TILE_KINDS):
        copies: i64 = tiles_of(tiles, tile)
        if copies:
            worth = tile_worth(state, seat, tile)
            for _ in range(copies):
                put_in(best, worth)
    return best


def put_in(best: list[float], worth: float) -> None:
    for place in range(len(best)):
        if worth > best[place]:
            pushed = best[place]
            best[place] = worth
            worth = pushed


def best_tile(state: State, seat: i64, tiles: i64) -> i64:
    best: i64 = NOBODY
    highest = -1.0
    for tile in range(TILE_KINDS):
        if tiles_of(tiles, tile):
            worth = tile_worth(state, seat, tile)
            if worth > highest:
                highest = worth
                best = tile
    return best
