"""Packed cards and sets as the words that views, events and positions use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.ice_age.pieces import BIT, CARD_NAMES, FIRST_OF, REGIONS

if TYPE_CHECKING:
    from mypy_extensions import i64


def card_list(cards: i64, colour: i64) -> list[str]:
    """The names of packed cards of a colour, in the order of the box."""
    names: list[str] = []
    card: i64 = FIRST_OF[colour]
    while cards:
        for _ in range(cards & 7):
            names.append(CARD_NAMES[card])
        cards >>= 3
        card += 1
    return names


def seat_list(seats: i64, count: i64) -> list[int]:
    """The seats of a set, of so many."""
    return [seat for seat in range(count) if seats & BIT[seat]]


def region_list(regions: i64) -> list[int]:
    """The regions of a set, by their numbers on the board."""
    return [region + 1 for region in range(REGIONS) if regions & BIT[region]]
