"""What is in the box, as small numbers: cards, tiles, who beats whom, and how packed numbers are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.options import Box as BoxOption
from tundra.games.big_manitou.box import HEROES, SHARES, TILES, Box, load_box, wrong_number

if TYPE_CHECKING:
    from mypy_extensions import i64

BOX: Final[Box] = load_box()
NOBODY: Final = -1
MOST_SEATS: Final = 5

# Cards: the hunters 1 to 10 are the numbers 0 to 9, then come the heroes.
HERO: Final = 10
"""From here on a card is a hero."""
CHIEF: Final = 10
MATRIARCH: Final = 11
RAINMAKER: Final = 12
SCOUT: Final = 13
SORCERER: Final = 14
CARDS: Final = 15
CARD_NAMES: Final[list[str]] = [f"h{value}" for value in range(1, HERO + 1)] + list(HEROES)
COPIES: Final[list[int]] = [1] * HERO + [BOX.copies[hero] for hero in HEROES]

# Tiles: six with points, then the three kinds that help.
TIPI: Final = 3
"""Bison 1 to 3 are the numbers 0 to 2, tipis follow."""
HORSE: Final = 6
TOTEM: Final = 7
TOMAHAWK: Final = 8
TILE_KINDS: Final = 9
TILE_NAMES: Final[list[str]] = list(TILES)

GROUNDS: Final = 3
HUNTS: Final[list[int]] = [BOX.hunts.get(seats, 0) for seats in range(MOST_SEATS + 1)]
LAID: Final[list[int]] = [
    tiles
    for seats in range(MOST_SEATS + 1)
    for tiles in BOX.grounds.get(seats, (0,) * GROUNDS)
]  # fmt: skip
"""How many tiles are laid, at seats * GROUNDS + ground."""
FIRST_SIZE: Final[list[int]] = [
    BOX.sizes.get(seats, (0, 0, 0))[0] for seats in range(MOST_SEATS + 1)
]
MIDDLE_SIZE: Final[list[int]] = [
    BOX.sizes.get(seats, (0, 0, 0))[1] for seats in range(MOST_SEATS + 1)
]
LAST_SIZE: Final[list[int]] = [
    BOX.sizes.get(seats, (0, 0, 0))[2] for seats in range(MOST_SEATS + 1)
]
ROUNDS: Final[int] = BOX.plays
HAND: Final[int] = BOX.hand
MOST_CLEARS: Final = 3
"""D40: picks can be put back so often in a hunt; every match must end."""
MOST_HEROES: Final = 2
"""Active heroes of one player on one ground."""

# Shares of a ground, in the order in which they are taken.
HERO_SHARE: Final = 0
FIRST_SHARE: Final = 1
SECOND_SHARE: Final = 2
SHARE_SIZES: Final[list[int]] = list(BOX.shares)
ALL_SHARES: Final[int] = sum(SHARE_SIZES)
SHARE_NAMES: Final[list[str]] = list(SHARES)

# Trials of strength.
LOSES: Final = 0
EQUAL: Final = 1
WINS: Final = 2


def strength(attacker: str, target: str) -> int:
    if target in BOX.beats.get(attacker, ()):
        return WINS
    return EQUAL if attacker == target else LOSES


TRIAL: Final[list[int]] = [
    strength(attacker, target) for attacker in CARD_NAMES for target in CARD_NAMES
]
"""What becomes of a hero that attacks another, at attacker * CARDS + target."""

BIT: Final[list[int]] = [1 << place for place in range(32)]
"""One bit for each seat. A table, because compiled shifts of native ints are 32 bits wide."""

# Cards in hands and piles are packed: two bits for each kind say how many there are. No order is kept.
ONE_CARD: Final[list[int]] = [1 << (2 * card) for card in range(CARDS)]
FROM_CARD: Final[list[int]] = [
    sum(3 << (2 * other) for other in range(card, CARDS)) for card in range(CARDS + 1)
]
"""The bits of a card and of all that follow it."""
WHOLE_DECK: Final[int] = sum(COPIES[card] << (2 * card) for card in range(CARDS))
ALL_HEROES: Final[int] = FROM_CARD[HERO]

# Tiles are packed too: six bits for each kind.
ONE_TILE: Final[list[int]] = [1 << (6 * tile) for tile in range(TILE_KINDS)]


def packed_counts(counts: list[int]) -> int:
    return sum(count * one for count, one in zip(counts, ONE_TILE, strict=True))


TILES_OPTION: Final = BoxOption("box", "big_manitou", TILES, BOX.tiles, wrong_number)
"""The list of tiles is our own: whoever owns the box may enter the real one."""
POINT_TILES: Final[int] = (1 << (6 * HORSE)) - 1
"""The bits of all bison and tipis."""


def how_many(cards: i64) -> i64:
    """How many cards are packed together."""
    fours: i64 = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def copies_in(cards: i64, card: i64) -> i64:
    """How many of one kind are among packed cards."""
    return (cards >> (2 * card)) & 3


def clears_of(clears: i64, seat: i64) -> i64:
    """How often a seat has put its picks back."""
    return (clears >> (2 * seat)) & 3


def tiles_of(tiles: i64, tile: i64) -> i64:
    """How many of one kind are among packed tiles."""
    return (tiles >> (6 * tile)) & 63


def tile_count(tiles: i64) -> i64:
    """How many tiles are packed together."""
    count: i64 = 0
    while tiles:
        count += tiles & 63
        tiles >>= 6
    return count
