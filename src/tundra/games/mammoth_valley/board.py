"""The valley: hexes, their neighbours, regions and rivers. It knows nothing of tribes or animals."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.pieces import (
    DIRECTIONS,
    FOREST,
    HEXES,
    LAKE,
    LETTERS,
    MOUNTAIN,
    NOBODY,
    PLAIN,
    VOID,
)


class Board:
    """Made once from the data file, and never changed; all states of a match share it."""

    def __init__(
        self,
        name: str,
        terrain: list[int],
        region: list[int],
        volcano: list[int],
        entry: list[int],
        beside: list[int],
        river: list[int],
        river_names: list[str],
        river_of_die: list[int],
        lake_rivers: list[int],
        lava: list[list[int]],
    ) -> None:
        self.name: Final = name
        self.terrain: Final = terrain
        self.region: Final = region
        """The number of each hex's region, among those of its terrain; 0 for the lake."""
        self.volcano: Final = volcano
        """1 for a volcano; it is a mountain in all other respects."""
        self.entry: Final = entry
        """The hex of each letter, at its place in LETTERS; NOBODY if this board lacks it."""
        self.beside: Final = beside
        """The neighbour of hex h in direction d, at h * DIRECTIONS + d; NOBODY at the edge."""
        self.river: Final = river
        """The river on the side of h that faces d, at h * DIRECTIONS + d, or NOBODY."""
        self.river_names: Final = river_names
        self.river_of_die: Final = river_of_die
        """The river that a die names; place 0 is not used."""
        self.lake_rivers: Final = lake_rivers
        """1 for each river that freezes together with the lake."""
        self.lava: Final = lava
        """The lava hexes of each volcano, at the volcano's hex."""

        self.volcanoes: Final = [h for h in range(HEXES) if volcano[h]]
        self.land: Final = [h for h in range(HEXES) if terrain[h] in (PLAIN, FOREST, MOUNTAIN)]
        self.lakes: Final = [h for h in range(HEXES) if terrain[h] == LAKE]
        self.rim: Final = sorted(h for h in entry if h != NOBODY)
        self.fishing: Final = [self.has_water(h) for h in range(HEXES)]
        """D67: 1 where a full side lies on a river or a lake."""
        shore = self.shore()
        self.lakeside: Final = [int(h in shore) for h in range(HEXES)]
        """1 where one of those sides lies on the lake."""
        self.lava_hexes: Final = sorted({h for hexes in lava for h in hexes})
        self.river_bits: Final = [0 if r == NOBODY else 1 << r for r in river]

    def has_water(self, h: int) -> int:
        if self.terrain[h] in (VOID, LAKE):
            return 0
        for d in range(DIRECTIONS):
            other = self.beside[h * DIRECTIONS + d]
            if self.river[h * DIRECTIONS + d] != NOBODY:
                return 1
            if other != NOBODY and self.terrain[other] == LAKE:
                return 1
        return 0

    def region_hexes(self, terrain: int, number: int) -> list[int]:
        """The hexes of a region, in the order of the board; none if no region has this number."""
        return [h for h in range(HEXES) if self.terrain[h] == terrain and self.region[h] == number]

    def banks(self, river: int) -> list[int]:
        """The plain and forest hexes with a side on the river: those that it floods."""
        return [
            h
            for h in range(HEXES)
            if self.terrain[h] in (PLAIN, FOREST)
            and river in self.river[h * DIRECTIONS : (h + 1) * DIRECTIONS]
        ]

    def shore(self) -> list[int]:
        """The land hexes beside the lake."""
        return [
            h
            for h in self.land
            if any(other != NOBODY and self.terrain[other] == LAKE for other in self.neighbours(h))
        ]

    def neighbours(self, h: int) -> list[int]:
        """By direction; NOBODY beyond the edge."""
        return self.beside[h * DIRECTIONS : (h + 1) * DIRECTIONS]

    def direction_to(self, h: int, other: int) -> int:
        """The direction of a neighbour, or NOBODY."""
        for d in range(DIRECTIONS):
            if self.beside[h * DIRECTIONS + d] == other:
                return d
        return NOBODY

    def letter_of(self, h: int) -> str:
        """The entry letter of a rim hex, or nothing."""
        return LETTERS[self.entry.index(h)] if h in self.entry else ""
