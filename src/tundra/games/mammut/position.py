"""Any position as data: for tests, the position editor, bug reports and bots in other processes."""

from __future__ import annotations

from typing import Any

import msgspec

from tundra.core.reading import Ending, dump_outcome
from tundra.games.mammut.pieces import (
    BIT,
    FACE_NAMES,
    HEAP_NAMES,
    NOBODY,
)
from tundra.games.mammut.state import (
    COUNTS,
    DREW,
    GAINS,
    OVER,
    PAWNS,
    RETURN_HEAPS,
    REVEALED,
    ROW,
    State,
    place_name,
)
from tundra.games.mammut.view import PHASES
from tundra.games.mammut.words import card_list, species_list, tile_list, turned_list

MIDDLE = "middle"


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile, both its sides, where it lies and who has seen what it hides."""

    face: str
    under: str
    place: str = MIDDLE
    public: bool = False
    lookers: list[int] = []


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's line in the ledger of the last evaluation."""

    counts: list[int]
    gains: list[int]
    drew: int
    pawns: list[str]
    cards: list[str]


class TurnedUp(msgspec.Struct, forbid_unknown_fields=True):
    tile: int
    face: str
    seat: int


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes. Tiles stand in the order of their numbers; what is left out has its usual value."""

    points: list[int]
    hides: list[int]
    tiles: list[Tile]
    animals: list[list[str]]
    hands: list[list[str]]
    laid: list[list[str]]
    played: list[str] = []
    pile: list[str] | None = None
    discard: list[str] = []
    round: int = 1
    start: int = 0
    active: int = 0
    phase: str = "turn"
    picked: list[int] = []
    picked_heaps: list[str] = []
    stolen: str | None = None
    touched: int | None = None
    collected: int = 0
    swaps_left: int = 0
    used: list[int] = []
    pawn_winner: int | None = None
    evaluated: int = 0
    holder: int | None = None
    arrow: str = "red"
    ledger: list[Line] | None = None
    turned: list[TurnedUp] = []
    box: str = ""
    outcome: Ending | None = None
    rng: Any = None


def dump(state: State) -> dict[str, Any]:
    is_heaps = state.phase == RETURN_HEAPS
    return {
        "points": list(state.points),
        "hides": list(state.hides),
        "tiles": [dump_tile(state, tile) for tile in range(len(state.faces))],
        "animals": [species_list(pawns) for pawns in state.animals],
        "hands": [card_list(cards) for cards in state.hands],
        "laid": [card_list(cards) for cards in state.laid],
        "played": card_list(state.played),
        "pile": card_list(state.pile),
        "discard": card_list(state.discard),
        "round": state.round,
        "start": state.start,
        "active": 0 if state.phase == OVER else state.active,
        "phase": PHASES[state.phase],
        "picked": [] if is_heaps else tile_list(state.picked),
        "picked_heaps": [HEAP_NAMES[heap] for heap in tile_list(state.picked) if is_heaps],
        "stolen": None if state.stolen == NOBODY else HEAP_NAMES[state.stolen],
        "touched": or_none(state.touched),
        "collected": state.collected,
        "swaps_left": state.swaps_left,
        "used": tile_list(state.used),
        "pawn_winner": or_none(state.pawn_winner),
        "evaluated": state.evaluated,
        "holder": or_none(state.holder),
        "arrow": FACE_NAMES[state.arrow],
        "ledger": [dump_line(state, seat) for seat in range(len(state.points))],
        "turned": turned_list(state.turned_up),
        "box": state.box,
        "outcome": dump_outcome(state.outcome),
        "rng": state.rng.dump(),
    }


def or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def dump_tile(state: State, tile: int) -> dict[str, Any]:
    return {
        "face": FACE_NAMES[state.faces[tile]],
        "under": FACE_NAMES[state.unders[tile]],
        "place": place_name(state, tile),
        "public": state.public & BIT[tile] != 0,
        "lookers": [seat for seat, tiles in enumerate(state.looked) if tiles & BIT[tile]],
    }


def dump_line(state: State, seat: int) -> dict[str, Any]:
    row = state.ledger[seat * ROW : seat * ROW + ROW]
    return {
        "counts": row[COUNTS:GAINS],
        "gains": row[GAINS:DREW],
        "drew": row[DREW],
        "pawns": species_list(row[PAWNS]),
        "cards": card_list(row[REVEALED]),
    }
