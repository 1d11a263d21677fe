"""The cards: one row each over a small vocabulary of effects, and the question with which each one begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tundra.games.ice_age.box import TERRAINS
from tundra.games.ice_age.pieces import CARD_NAMES
from tundra.games.ice_age.questions import (
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    FIRE,
    GROUP,
    LEFT,
    MAMMOTH_JUMP,
    MAMMOTH_PLACE,
    MAMMOTH_STEP,
    MODE,
    OWNERS,
    PICK,
    PLACE,
    REMOVE,
    REMOVE_MAMMOTH,
    SETTLE,
    STEP,
    SWAP,
)

ANYWHERE: Final = "anywhere"
NEIGHBOUR: Final = "neighbour"
CHOSEN: Final = "the region chosen"
SUPPLY: Final = "from supply"
OWN: Final = "own"
ANY: Final = "any"


@dataclass(frozen=True)
class Place:
    """Up to so many own hunters from supply, into regions of a terrain, anywhere, or into the region chosen."""

    count: int
    where: str = ANYWHERE


@dataclass(frozen=True)
class Move:
    """Up to so many hunters, one by one; ``of_one`` limits how many of the same owner."""

    count: int
    whose: str
    where: str
    of_one: int = 0


@dataclass(frozen=True)
class MoveTogether:
    """Up to so many own hunters of one region, and a mammoth with them, into one neighbour region."""

    count: int


@dataclass(frozen=True)
class Swap:
    """Two hunters of neighbour regions change places."""


@dataclass(frozen=True)
class Remove:
    """Up to so many hunters of different owners."""

    count: int


@dataclass(frozen=True)
class RemoveMammoth:
    """Back to the supply."""


@dataclass(frozen=True)
class Club:
    """Take a club; use it or keep it."""


@dataclass(frozen=True)
class Fire:
    """Move a token unseen."""


@dataclass(frozen=True)
class Mammoth:
    """From supply, or on the board to a neighbour or anywhere; ``moves``: if the supply is empty, move one."""

    how: str
    where: str = ANYWHERE
    moves: bool = False


@dataclass(frozen=True)
class Copy:
    """Act as the visible top of a discard pile."""


Effect = (
    Place | Move | MoveTogether | Swap | Remove | RemoveMammoth | Club | Fire | Mammoth | Copy
)  # fmt: skip

# Who carries a card out.
MYSELF: Final = 0
ONE_OTHER: Final = 1
ALL_OTHERS: Final = 2

# How the effects of a card belong together.
ONLY: Final = 0
ONE_OF: Final = 1
BY_PRICE: Final = 2
ONE_REGION: Final = 3


@dataclass(frozen=True)
class Card:
    name: str
    who: int
    effects: tuple[Effect, ...]
    together: int = ONLY


ROWS: Final = (
    *(
        Card(f"place_{terrain}", MYSELF, (Place(3, terrain), Place(2)), ONE_OF)
        for terrain in TERRAINS
    ),
    Card("step_any_3", MYSELF, (Move(3, ANY, NEIGHBOUR, of_one=2),)),
    Card("club_or_mammoth", MYSELF, (Club(), Mammoth(SUPPLY, moves=True)), ONE_OF),
    Card("swap", MYSELF, (Swap(),)),
    Card("light_fire", MYSELF, (Fire(),)),
    Card("mammoth", MYSELF, (Mammoth(SUPPLY), Mammoth(NEIGHBOUR), Mammoth(ANYWHERE)), BY_PRICE),
    Card("group_move", MYSELF, (MoveTogether(3),)),
    Card("settle", MYSELF, (Place(2, CHOSEN), Mammoth(SUPPLY, CHOSEN, moves=True)), ONE_REGION),
    Card("cult_light", MYSELF, (Copy(),)),
    Card("all_place_2", ALL_OTHERS, (Place(2),)),
    Card("all_place_1", ALL_OTHERS, (Place(1),)),
    Card("remove_2_hunters", ONE_OTHER, (Remove(2),)),
    Card("remove_1_hunter", ONE_OTHER, (Remove(1),)),
    Card("remove_mammoth", ONE_OTHER, (RemoveMammoth(),)),
    Card("dark_fire", ONE_OTHER, (Fire(),)),
    Card("dark_club_or_move", ONE_OTHER, (Club(), Move(2, OWN, ANYWHERE)), ONE_OF),
    Card("cult_dark", MYSELF, (Copy(),)),
)


def opening(effects: tuple[Effect, ...]) -> int:
    """The first question of a card, without seat and zone; a Cult has none of its own."""
    match effects:
        case (Place(most, terrain), Place(count)) if terrain in TERRAINS:
            return MODE + most * LEFT + count * OWNERS + TERRAINS.index(terrain) * PICK
        case (Place(count), Mammoth(where="the region chosen")):
            return SETTLE + count * LEFT
        case (Place(count),):
            return PLACE + count * LEFT
        case (Move(count, "any", "neighbour", of_one),):
            return STEP + count * LEFT + of_one * PICK
        case (MoveTogether(count),):
            return GROUP + count * LEFT
        case (Club(), Mammoth("from supply", moves=True)):
            return CLUB_OR_MAMMOTH
        case (Club(), Move(count, "own", "anywhere")):
            return CLUB_OR_MOVE + count * LEFT
        case (Remove(count),):
            return REMOVE + count * LEFT
        case _:
            return simple_opening(effects)


def simple_opening(effects: tuple[Effect, ...]) -> int:
    match effects:
        case (Swap(),):
            return SWAP
        case (Fire(),):
            return FIRE
        case (RemoveMammoth(),):
            return REMOVE_MAMMOTH
        case (Mammoth(how), *_):
            return {SUPPLY: MAMMOTH_PLACE, NEIGHBOUR: MAMMOTH_STEP, ANYWHERE: MAMMOTH_JUMP}[how]
        case _:
            return 0


WHO: Final[list[int]] = [row.who for row in ROWS]
OPENING: Final[list[int]] = [opening(row.effects) for row in ROWS]
OPTION_OPENING: Final[list[int]] = [
    opening((effect,)) for row in ROWS if row.together == BY_PRICE for effect in row.effects
]
"""The question for each option of the card that has prices."""

if [row.name for row in ROWS] != CARD_NAMES:
    raise ValueError("the rows of the cards are not those of the box")
