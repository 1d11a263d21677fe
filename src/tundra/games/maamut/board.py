"""The valley: what the 37 tiles are and where one can walk on them. It never changes in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.maamut.pieces import (
    DIRECTIONS,
    GRASS,
    LONGEST,
    NEXT,
    NOWHERE,
    ROCK,
    TERRAIN_LETTERS,
    TILES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN: Final = -1


class Board:
    """Shared by all clones of a match; the tables at the end are filled on demand."""

    def __init__(self, terrain: list[int], quiet_per_hunter: i64, turn_cap: i64) -> None:
        self.terrain: Final = terrain
        self.letters: Final = "".join([TERRAIN_LETTERS[kind] for kind in terrain])
        """The terrain as views and positions write it."""
        self.quiet_per_hunter: i64 = quiet_per_hunter
        self.turn_cap: i64 = turn_cap
        self.limits = True
        """Whether these two end the match; if not, it ends when the living agree (rule 6.6)."""
        self.traps_stay = False
        """Whether the traps of a dead hunter stay, and win for its player (D6)."""
        self.reach: Final = open_runs(terrain)
        """How many tiles in a row are open, 0 to 3, at tile * 6 + direction."""
        self.region: Final = regions(terrain)
        """Open tiles with the same number are connected; rocks have none."""
        self.catchable: Final = [UNKNOWN] * TILES
        self.turn_actions: Final[list[list[int] | None]] = [None] * (TILES * 32)
        """What a hunter may do in its turn, by tile, cards in hand and whether it may lay or lift."""

    def flight(self, tile: i64, direction: i64, length: i64) -> i64:
        """Rule 4.2: where a mammoth flees to from a hunter that came in ``direction``; or NOWHERE.

        Straight on first, then clockwise; never back to where the hunter came from.
        """
        for turn in range(DIRECTIONS):
            if turn == 3:
                continue
            way: i64 = direction + turn
            if way >= DIRECTIONS:
                way -= DIRECTIONS
            if self.reach[tile * DIRECTIONS + way] >= length:
                return way
        return NOWHERE

    def can_be_caught(self, mammoth: i64) -> bool:
        """Rule 6.3: whether some series of pushes could drive a mammoth from here across grass."""
        known = self.catchable[mammoth]
        if known == UNKNOWN:
            known = 1 if self.search_grass(mammoth) else 0
            self.catchable[mammoth] = known
        return known == 1

    def search_grass(self, mammoth: i64) -> bool:
        reached: list[int] = [mammoth]
        for tile in reached:
            for direction in range(DIRECTIONS):
                for length in range(1, LONGEST + 1):
                    way = self.flight(tile, direction, length)
                    if way == NOWHERE or not self.can_be_pushed(tile, direction, length):
                        continue
                    end = tile
                    for _ in range(length):
                        end = NEXT[end * DIRECTIONS + way]
                        if self.terrain[end] == GRASS:
                            return True
                    if end not in reached:
                        reached.append(end)
        return False

    def can_be_pushed(self, tile: i64, direction: i64, length: i64) -> bool:
        """Whether some hunter could walk ``length`` tiles in ``direction`` and enter this tile."""
        behind = tile
        back = (direction + 3) % DIRECTIONS
        for _ in range(length):
            behind = NEXT[behind * DIRECTIONS + back]
            if behind == NOWHERE or self.terrain[behind] == ROCK:
                return False
            if self.reach[behind * DIRECTIONS + direction] >= length:
                return True
        return False


def open_runs(terrain: list[int]) -> list[int]:
    runs: list[int] = []
    for tile in range(TILES):
        for direction in range(DIRECTIONS):
            length = 0
            place = NEXT[tile * DIRECTIONS + direction]
            while length < LONGEST and place != NOWHERE and terrain[place] != ROCK:
                length += 1
                place = NEXT[place * DIRECTIONS + direction]
            runs.append(length)
    return runs


def regions(terrain: list[int]) -> list[int]:
    region = [NOWHERE] * TILES
    for start in range(TILES):
        if terrain[start] == ROCK or region[start] != NOWHERE:
            continue
        region[start] = start
        connected = [start]
        for tile in connected:
            for direction in range(DIRECTIONS):
                place = NEXT[tile * DIRECTIONS + direction]
                if place == NOWHERE or terrain[place] == ROCK or region[place] != NOWHERE:
                    continue
                region[place] = start
                connected.append(place)
    return region
