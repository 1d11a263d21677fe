"""A player's cards on one ground as one number: five bits a card, the top one lowest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.big_manitou.pieces import CARD_NAMES, CARDS, GROUNDS, HERO, NOBODY, ONE_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDTH: Final = 32
FACE_DOWN: Final = 16
"""Added to a hero that has fallen."""
FALL: Final[list[int]] = [FACE_DOWN * WIDTH**place for place in range(12)]
"""What turns the hero at a place face down, counted from the top."""


def laid_on(column: i64, card: i64) -> i64:
    """The column with one more card on top."""
    return column * WIDTH + card + 1


def active_heroes(column: i64) -> i64:
    """How many heroes lie face up."""
    count: i64 = 0
    while column:
        entry: i64 = column & 31
        if HERO < entry < FACE_DOWN:
            count += 1
        column >>= 5
    return count


def top_hero(column: i64) -> i64:
    """D7: where the later of the active heroes lies, counted from the top; fallen ones in between are ignored."""
    place: i64 = 0
    while column:
        entry: i64 = column & 31
        if HERO < entry < FACE_DOWN:
            return place
        column >>= 5
        place += 1
    return NOBODY


def card_at(column: i64, place: i64) -> i64:
    """The card at a place counted from the top, whichever way it lies."""
    for _ in range(place):
        column >>= 5
    return (column & 15) - 1


def hunter_sum(column: i64, bonus: i64) -> i64:
    """The values of the hunters, each with the bonus; 0 only if there is none."""
    total: i64 = 0
    while column:
        value: i64 = column & 31
        if value <= HERO:
            total += value + bonus
        column >>= 5
    return total


def has_card(column: i64, card: i64) -> bool:
    """Whether a hunter lies here."""
    while column:
        if column & 31 == card + 1:
            return True
        column >>= 5
    return False


def taken_out(column: i64, card: i64) -> i64:
    """The column without this hunter; the others keep their order."""
    below: i64 = column
    above: i64 = 0
    size: i64 = 1
    while below & 31 != card + 1:
        above += (below & 31) * size
        size *= WIDTH
        below >>= 5
    return (below >> 5) * size + above


def all_cards(column: i64) -> i64:
    """The cards of a column, packed."""
    cards: i64 = 0
    while column:
        cards += ONE_CARD[(column & 15) - 1]
        column >>= 5
    return cards


def entries(column: i64) -> list[int]:
    """Bottom to top: a card, or a card plus FACE_DOWN."""
    found: list[int] = []
    while column:
        found.append((column & 31) - 1)
        column >>= 5
    found.reverse()
    return found


def active_list(column: i64) -> list[str]:
    """The names of the active heroes, bottom to top."""
    return [CARD_NAMES[entry] for entry in entries(column) if HERO <= entry < CARDS]


def ground_of(columns: list[int], seat: i64, card: i64) -> i64:
    """The ground on which a seat's hunter lies, or NOBODY."""
    for ground in range(GROUNDS):
        if has_card(columns[seat * GROUNDS + ground], card):
            return ground
    return NOBODY
