"""The data file of the box: which tiles there are and what they pay, checked when it is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import msgspec

SHAMAN: Final = ("shaman:red", "shaman:blue")
GOODS: Final = ("axe", "hide", "tusk", "meat", "fire")
QUESTION_MARK: Final = "?"
LOOT_TILES: Final = 31
FEWEST_SPECIES: Final = 5
"""One for each of five players to start with."""
MOST_SPECIES: Final = 10
"""More would need longer actions than the notation has room for."""
ROUNDS: Final = range(1, 6)
SEATS: Final = range(2, 6)


class BadBox(ValueError):
    """The data file does not describe a box one could play with; the text says why."""


class TileRow(msgspec.Struct, forbid_unknown_fields=True):
    a: str
    b: str
    n: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    species: list[str]
    pawns_per_species: int
    hide_points_by_round: dict[int, int]
    start_points: int
    meat_prizes: dict[int, list[int]]
    animal_set_points: dict[int, int]
    tiles: list[TileRow]


@dataclass(frozen=True)
class Box:
    species: tuple[str, ...]
    pawns_per_species: int
    hide_points: tuple[int, ...]
    """By round, from round 1."""
    start_points: int
    meat_prizes: Mapping[int, tuple[int, ...]]
    """By number of seats, the best first."""
    animal_set_points: tuple[int, ...]
    """By number of species, from none."""
    tiles: tuple[tuple[str, str], ...]
    """Both sides of every single tile, the shaman included."""


def load_box() -> Box:
    return read_box(files("tundra").joinpath("games", "mammut", "tiles.json").read_bytes())


def read_box(text: bytes) -> Box:
    """The box this file describes; BadBox says what is wrong with it."""
    try:
        rows = msgspec.json.decode(text, type=BoxFile)
    except msgspec.DecodeError as error:
        raise BadBox(f"tiles.json: {error}") from None
    check_species(rows)
    tiles = tuple((row.a, row.b) for row in rows.tiles for _ in range(row.n))
    check_tiles(rows, tiles)
    check_points(rows)
    return Box(
        tuple(rows.species),
        rows.pawns_per_species,
        tuple(rows.hide_points_by_round[number] for number in ROUNDS),
        rows.start_points,
        {seats: tuple(rows.meat_prizes[seats]) for seats in SEATS},
        tuple(rows.animal_set_points[count] for count in range(len(rows.species) + 1)),
        tiles,
    )


def check_species(rows: BoxFile) -> None:
    names = rows.species
    if not FEWEST_SPECIES <= len(names) <= MOST_SPECIES or len(set(names)) != len(names):
        raise BadBox(
            f"tiles.json: species must be {FEWEST_SPECIES} to {MOST_SPECIES} different names"
        )
    for name in names:
        if not re.fullmatch(r"[a-z]{1,9}", name) or name in (*GOODS, "red", "blue"):
            raise BadBox(f"tiles.json: {name!r} is no name for a species: up to 9 small letters")
    if rows.pawns_per_species < max(SEATS):
        raise BadBox(f"tiles.json: at least {max(SEATS)} pawns of each species are needed")


def wrong_number(counts: list[int]) -> str:
    """What is wrong with so many loot tiles of each kind, or nothing."""
    return "" if sum(counts) == LOOT_TILES else f"{sum(counts)} loot tiles, not {LOOT_TILES}"


def check_tiles(rows: BoxFile, tiles: tuple[tuple[str, str], ...]) -> None:
    shamans = [sides for sides in tiles if set(sides) & set(SHAMAN)]
    if len(shamans) != 1 or set(shamans[0]) != set(SHAMAN):
        raise BadBox(
            "tiles.json: there must be exactly one shaman tile, red on one side, blue on the other"
        )
    if len(tiles) != LOOT_TILES + 1:
        raise BadBox(f"tiles.json: {len(tiles) - 1} loot tiles, not {LOOT_TILES}")
    known = {QUESTION_MARK, *GOODS, *SHAMAN, *(f"animal:{name}" for name in rows.species)}
    for sides in tiles:
        for side in sides:
            if side not in known:
                raise BadBox(f"tiles.json: {side!r} is no face of a tile")
        if sides == (QUESTION_MARK, QUESTION_MARK):
            raise BadBox("tiles.json: a tile has a question mark on both sides")


def check_points(rows: BoxFile) -> None:
    if set(rows.hide_points_by_round) != set(ROUNDS):
        raise BadBox("tiles.json: hide_points_by_round needs the rounds 1 to 5")
    if set(rows.meat_prizes) != set(SEATS):
        raise BadBox("tiles.json: meat_prizes needs 2 to 5 players")
    for seats, prizes in rows.meat_prizes.items():
        if not 1 <= len(prizes) <= min(seats, 3):
            raise BadBox(
                f"tiles.json: with {seats} players there are 1 to {min(seats, 3)} meat prizes"
            )
    if set(rows.animal_set_points) != set(range(len(rows.species) + 1)):
        raise BadBox("tiles.json: animal_set_points needs every number of species, from 0")
    everything = [*rows.hide_points_by_round.values(), *rows.animal_set_points.values()]
    everything += [
        rows.start_points,
        *(prize for row in rows.meat_prizes.values() for prize in row),
    ]
    if not all(0 <= points <= 1000 for points in everything):
        raise BadBox("tiles.json: points lie between 0 and 1000")
