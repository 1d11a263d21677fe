"""What is in the box, as small numbers: faces, tiles, cards, and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.options import Box as BoxOption
from tundra.games.mammut.box import Box, load_box, wrong_number

if TYPE_CHECKING:
    from mypy_extensions import i64

BOX: Final[Box] = load_box()
NOBODY: Final = -1

# Faces of tiles. The animals come last, one face for each species.
QUESTION: Final = 0
AXE: Final = 1
HIDE: Final = 2
TUSK: Final = 3
MEAT: Final = 4
FIRE: Final = 5
RED: Final = 6
BLUE: Final = 7
ANIMAL: Final = 8
SPECIES: Final[list[str]] = list(BOX.species)
FACE_NAMES: Final[list[str]] = ["?", "axe", "hide", "tusk", "meat", "fire", "red", "blue", *SPECIES]
FACES: Final[int] = len(FACE_NAMES)


def face_of(side: str) -> int:
    """``animal:fox`` and ``shaman:red`` are written fox and red."""
    return FACE_NAMES.index(side.rpartition(":")[2])


TILES: Final = 32
Sides = tuple[tuple[int, int], ...]
SIDES: Final[Sides] = tuple([(face_of(a), face_of(b)) for a, b in BOX.tiles])
"""Both sides of every tile of our own list."""
SHAMAN_SIDES: Final = (RED, BLUE)

KINDS: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(FACES) for high in range(low, FACES)
]
"""The tiles that there could be, as (lower face, higher face), in fixed order."""
KIND_OF: Final[list[int]] = [
    KINDS.index((min(face, under), max(face, under)))
    for face in range(FACES)
    for under in range(FACES)
]
"""Which kind of tile shows one face and hides another, at face * FACES + under."""


def kind_name(kind: tuple[int, int]) -> str:
    """``?/axe``, ``hare/fox``."""
    return f"{FACE_NAMES[kind[0]]}/{FACE_NAMES[kind[1]]}"


def copies_of(sides: Sides) -> list[int]:
    """How many of these tiles are of each kind."""
    copies = [0] * len(KINDS)
    for a, b in sides:
        copies[KIND_OF[a * FACES + b]] += 1
    return copies


LOOT_KINDS: Final[list[tuple[int, int]]] = [
    kind for kind in KINDS if kind != (QUESTION, QUESTION) and not {*kind} & {RED, BLUE}
]
TILES_OPTION: Final = BoxOption(
    "box",
    "mammut",
    tuple([kind_name(kind) for kind in LOOT_KINDS]),
    tuple([copies_of(SIDES)[KINDS.index(kind)] for kind in LOOT_KINDS]),
    wrong_number,
)
"""The list of tiles is our own: whoever owns the box may enter the real one."""


def sides_of(box: str) -> Sides:
    """Both sides of every tile of a box, the shaman included; our own list in its own order."""
    if not box:
        return SIDES
    counts = TILES_OPTION.counts(box)
    loot = [kind for kind, count in zip(LOOT_KINDS, counts, strict=True) for _ in range(count)]
    return (*loot, SHAMAN_SIDES)


# Cards: the loot cards come first, then the evaluation cards.
LOOK: Final = 0
FLIP: Final = 1
RETURN: Final = 2
HIDE_ONE: Final = 3
MOST_HIDE_4VP: Final = 4
MOST_HIDE_ANIMAL: Final = 5
MOST_AXE_HIDE: Final = 6
MOST_AXE_FIRE: Final = 7
MOST_TUSK_FIRE: Final = 8
MOST_TUSK_4VP: Final = 9
ANIMAL_SWAP: Final = 10
AXE_PLUS2: Final = 11
CARDS: Final = 12
CARD_NAMES: Final[list[str]] = [
    "look",
    "flip",
    "return",
    "hide-one",
    "most-hide-4vp",
    "most-hide-animal",
    "most-axe-hide",
    "most-axe-fire",
    "most-tusk-fire",
    "most-tusk-4vp",
    "animal-swap",
    "axe-plus2",
]
COPIES: Final[list[int]] = [3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1]
DEALT: Final = 2
"""Cards in each hand at the beginning."""

# Points.
LAST_ROUND: Final = 5
START_POINTS: Final[int] = BOX.start_points
HIDE_POINTS: Final[list[int]] = [0, *BOX.hide_points]
AXE_POINTS: Final = 3
AXE_BONUS: Final = 2
TUSK_POINTS: Final = 2
MOST_POINTS: Final = 4
FIRE_PENALTY: Final = 5
SET_POINTS: Final[list[int]] = list(BOX.animal_set_points)
MEAT_PRIZES: Final[list[list[int]]] = [list(BOX.meat_prizes.get(seats, ())) for seats in range(6)]
PAWNS_EACH: Final[int] = BOX.pawns_per_species

MOST_HEAPS: Final = 2
"""Heaps are numbered seat * 2 + slot; only two players use the second slot."""
HEAP_NAMES: Final[list[str]] = [f"{letter}{slot}" for letter in "ABCDE" for slot in (1, 2)]

BIT: Final[list[int]] = [1 << place for place in range(32)]
"""One bit for each tile, heap, seat or species. A table, because compiled shifts of native ints are 32 bits wide."""
FIRST: Final[list[int]] = [(1 << count) - 1 for count in range(33)]
"""The set of the first tiles, by how many there are."""
ALL_SPECIES: Final[int] = (1 << len(SPECIES)) - 1
ONE_CARD: Final[list[int]] = [1 << (2 * card) for card in range(CARDS)]
"""What a card adds to packed cards: two bits for each kind."""
EVALUATION_CARDS: Final[int] = sum(3 << (2 * card) for card in range(HIDE_ONE, CARDS))
WHOLE_DECK: Final[int] = sum(COPIES[card] << (2 * card) for card in range(CARDS))


def bits_in(mask: i64) -> i64:
    """How many of 32 bits are set."""
    pairs: i64 = mask - ((mask >> 1) & 0x55555555)
    fours: i64 = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def how_many(cards: i64) -> i64:
    """How many cards are packed together."""
    fours: i64 = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def copies_in(cards: i64, card: i64) -> i64:
    """How many of one kind are among packed cards."""
    return (cards >> (2 * card)) & 3
