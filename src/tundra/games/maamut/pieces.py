"""What is in the box: 37 tiles, 36 movement cards, and for each colour one hunter and four traps."""

from __future__ import annotations

from typing import Final

TILES: Final = 37
RADIUS: Final = 3
CENTRE: Final = 18
NOWHERE: Final = -1

# Terrain. The letters are those of views and positions.
ROCK: Final = 0
GRASS: Final = 1
SNOW: Final = 2
CROSS: Final = 3
TERRAIN_LETTERS: Final = "rgsx"
ROCK_TILES: Final = 7
GRASS_TILES: Final = 18
SNOW_TILES: Final = 11

TRAPS_EACH: Final = 4
HAND: Final = 3
LONGEST: Final = 3
COPIES: Final = [0, 12, 16, 8]
"""How many cards of each value, 1 to 3."""
CARDS: Final = 36
USUAL_TURNS: Final = 80
"""For each player, before the match ends by its cap (rule 6.5)."""

# Directions, clockwise as seen on the screen: the next one is + 1, the opposite one + 3.
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ["E", "SE", "SW", "W", "NW", "NE"]
STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def axial_tiles() -> list[tuple[int, int]]:
    """The (q, r) of every tile, row by row from the top, each row from the left."""
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= RADIUS]


AXIAL: Final = axial_tiles()


def tile_names() -> list[str]:
    """Rows a to g from the top; in a row, 1, 2, 3 … from the left."""
    names: list[str] = []
    for row in range(-RADIUS, RADIUS + 1):
        length = sum(1 for _, r in AXIAL if r == row)
        names += [f"{'abcdefg'[row + RADIUS]}{place}" for place in range(1, length + 1)]
    return names


TILE_NAMES: Final = tile_names()


def neighbours() -> list[int]:
    """The tile next to each tile in each direction, at tile * 6 + direction; NOWHERE off the board."""
    number = {place: tile for tile, place in enumerate(AXIAL)}
    return [number.get((q + dq, r + dr), NOWHERE) for q, r in AXIAL for dq, dr in STEPS]


NEXT: Final = neighbours()


def ring(tile: int) -> int:
    q, r = AXIAL[tile]
    return max(abs(q), abs(r), abs(q + r))


OUTER_RING: Final = [tile for tile in range(TILES) if ring(tile) == RADIUS]

BIT: Final = [1 << tile for tile in range(TILES)]
"""One bit for each tile (or seat). A table, because compiled shifts of native ints are 32 bits wide."""
