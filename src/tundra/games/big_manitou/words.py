"""Packed cards, tiles and rows as the words that views, events and positions use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.big_manitou.pieces import (
    BIT,
    CARD_NAMES,
    CARDS,
    TILE_KINDS,
    TILE_NAMES,
    copies_in,
    tiles_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def card_list(cards: i64) -> list[str]:
    """The names of packed cards, in the order of the deck."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(copies_in(cards, card))]


def tile_list(tiles: i64) -> list[str]:
    """The names of packed tiles, in the order of the box."""
    return [TILE_NAMES[tile] for tile in range(TILE_KINDS) for _ in range(tiles_of(tiles, tile))]


def tile_counts(tiles: i64) -> dict[str, int]:
    return {TILE_NAMES[tile]: tiles_of(tiles, tile) for tile in range(TILE_KINDS)}


def seat_list(seats: i64, count: i64) -> list[int]:
    """The seats of a set, of so many."""
    return [seat for seat in range(count) if seats & BIT[seat]]
