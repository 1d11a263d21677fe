"""The boards of the box, read from the data files and joined from their halves."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tundra.games.mammoth_valley.board import Board
from tundra.games.mammoth_valley.pieces import (
    CELLS,
    DIRECTION_NAMES,
    DIRECTIONS,
    HEXES,
    LETTERS,
    NOBODY,
    TERRAIN_NAMES,
    VOID,
)

BOARDS: Final = ("A1B1", "A1B2", "A2B1", "A2B2")
"""The boards of the 2002 edition."""


class BadBoard(ValueError):
    """The data files do not describe a board one could play on; the text says why."""


class HexRow(msgspec.Struct):
    q: int
    r: int
    terrain: str
    region: int = 0
    volcano: bool = False
    entry: str = ""


class RiverRow(msgspec.Struct):
    id: str
    die: list[int]
    sides: list[tuple[int, int, int]]


class VolcanoRow(msgspec.Struct):
    at: tuple[int, int]
    lava: list[tuple[int, int]]


class Face(msgspec.Struct):
    """One half of a board, or a whole one."""

    id: str
    hexes: list[HexRow]
    rivers: list[RiverRow]
    volcanoes: list[VolcanoRow]


class Way(msgspec.Struct):
    """A direction of the compass rose."""

    name: str
    dq: int
    dr: int
    opposite: int


class BoardRow(msgspec.Struct):
    parts: list[str]
    lake_rivers: list[str]


class Index(msgspec.Struct):
    compass: dict[str, Way]
    boards: dict[str, BoardRow]


def axial(column: int, row: int) -> tuple[int, int]:
    return column - (row - (row & 1)) // 2, row


PLACES: Final[dict[tuple[int, int], int]] = {axial(*cell): h for h, cell in enumerate(CELLS)}


@cache
def load_board(name: str) -> Board:
    """The board of this name; KeyError if the box has none."""
    index = msgspec.json.decode(read("boards.json"), type=Index)
    row = index.boards[name]
    faces = [msgspec.json.decode(read(f"board_{part}.json"), type=Face) for part in row.parts]
    return join(name, faces, row.lake_rivers, index.compass)


def read(name: str) -> bytes:
    return files("tundra").joinpath("games", "mammoth_valley", name).read_bytes()


def join(name: str, faces: list[Face], lake_rivers: list[str], compass: dict[str, Way]) -> Board:
    """One board of its faces: rivers of the same name are one river."""
    ways = [compass[str(die)] for die in range(1, DIRECTIONS + 1)]
    check_compass(ways)
    terrain, region, volcano = [VOID] * HEXES, [0] * HEXES, [0] * HEXES
    entry, lava = [NOBODY] * len(LETTERS), [list[int]() for _ in range(HEXES)]
    for face in faces:
        for row in face.hexes:
            h = place(row.q, row.r)
            terrain[h] = TERRAIN_NAMES.index(row.terrain)
            region[h], volcano[h] = row.region, int(row.volcano)
            if row.entry in LETTERS and row.entry:
                entry[LETTERS.index(row.entry)] = h
        for mountain in face.volcanoes:
            lava[place(*mountain.at)] = sorted(place(*hex_) for hex_ in mountain.lava)
    beside = neighbours(terrain, ways)
    names, river, of_die = rivers(faces, beside)
    return Board(
        name,
        terrain,
        region,
        volcano,
        entry,
        beside,
        river,
        names,
        of_die,
        [int(river_name in lake_rivers) for river_name in names],
        lava,
    )


def check_compass(ways: list[Way]) -> None:
    if [way.name for way in ways] != DIRECTION_NAMES:
        raise BadBoard(f"boards.json: the compass must run {' '.join(DIRECTION_NAMES)}")
    for d, way in enumerate(ways):
        back = ways[(d + 3) % DIRECTIONS]
        if (way.dq, way.dr) != (-back.dq, -back.dr):
            raise BadBoard(f"boards.json: {way.name} and {back.name} are no opposites")


def place(q: int, r: int) -> int:
    try:
        return PLACES[q, r]
    except KeyError:
        raise BadBoard(f"the hex {q}, {r} lies outside the valley") from None


def neighbours(terrain: list[int], ways: list[Way]) -> list[int]:
    beside = [NOBODY] * (HEXES * DIRECTIONS)
    for (q, r), h in PLACES.items():
        for d, way in enumerate(ways):
            other = PLACES.get((q + way.dq, r + way.dr), NOBODY)
            if other != NOBODY and terrain[h] != VOID and terrain[other] != VOID:
                beside[h * DIRECTIONS + d] = other
    return beside


def rivers(faces: list[Face], beside: list[int]) -> tuple[list[str], list[int], list[int]]:
    """The names of the rivers, the river on each side of each hex, and the river of each die."""
    names: list[str] = []
    river, of_die = [NOBODY] * (HEXES * DIRECTIONS), [NOBODY] * (DIRECTIONS + 1)
    for row in [row for face in faces for row in face.rivers]:
        if row.id not in names:
            names.append(row.id)
        number = names.index(row.id)
        for die in row.die:
            of_die[die] = number
        for q, r, die in row.sides:
            h, d = place(q, r), die - 1
            other = beside[h * DIRECTIONS + d]
            if other == NOBODY:
                raise BadBoard(f"{row.id}: no hex lies beyond the side {q}, {r}, {die}")
            river[h * DIRECTIONS + d] = number
            river[other * DIRECTIONS + (d + 3) % DIRECTIONS] = number
    return names, river, of_die
