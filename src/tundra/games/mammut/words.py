"""Cards and species as the words that views and events use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.mammut.pieces import BIT, CARD_NAMES, CARDS, FACE_NAMES, SPECIES, TILES, copies_in

if TYPE_CHECKING:
    from mypy_extensions import i64


def card_list(cards: i64) -> list[str]:
    """The names of packed cards, in the order of the box."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(copies_in(cards, card))]


def species_list(pawns: i64) -> list[str]:
    return [SPECIES[species] for species in range(len(SPECIES)) if pawns & BIT[species]]


def turned_list(turned_up: list[int]) -> list[dict[str, int | str]]:
    """The question marks that were turned up, and who had them."""
    return [
        {"tile": number % 32, "face": FACE_NAMES[number // 32 % 32], "seat": number // 1024}
        for number in turned_up
    ]


def face_list(faces: list[int], tiles: i64) -> list[str]:
    """What a set of tiles shows, by the numbers of the tiles."""
    return [FACE_NAMES[faces[tile]] for tile in range(TILES) if tiles & BIT[tile]]


def tile_list(tiles: i64) -> list[int]:
    """The numbers of a set of tiles."""
    return [tile for tile in range(TILES) if tiles & BIT[tile]]
