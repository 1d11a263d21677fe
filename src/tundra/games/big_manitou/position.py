"""Any position as data: for tests, the position editor, bug reports and bots in other processes."""

from __future__ import annotations

from typing import Any

import msgspec

from tundra.core.reading import Ending, dump_outcome
from tundra.games.big_manitou.column import FACE_DOWN, entries
from tundra.games.big_manitou.pieces import (
    CARD_NAMES,
    CARDS,
    GROUNDS,
    HORSE,
    SHARE_NAMES,
    TOTEM,
    clears_of,
)
from tundra.games.big_manitou.state import CYLINDERS, OVER, State
from tundra.games.big_manitou.view import PHASES, or_none
from tundra.games.big_manitou.words import card_list, seat_list, tile_list

FALLEN = "~"
"""Stands before a hero that lies face down."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes; what is left out has its usual value. Who is asked follows from the rest."""

    owned: list[list[str]]
    """The tiles of each seat."""
    hands: list[list[str]]
    columns: list[list[list[str]]]
    """By seat and ground, bottom to top."""
    grounds: list[list[str]]
    dealer: int
    phase: str = "play"
    hunt: int = 1
    turns: int = 0
    packs: list[list[str]] | None = None
    asides: list[list[str]] | None = None
    """If left out, all cards that lie nowhere else."""
    spent: list[list[str]] | None = None
    ready: list[int] | None = None
    """If left out, everybody once cards are played, and nobody before."""
    clears: list[int] | None = None
    only_heroes: list[int] = []
    some_hunter: list[int] = []
    bag: list[str] | None = None
    """If left out, all tiles that lie nowhere else."""
    removed: list[str] = []
    bonus: list[int] | None = None
    totem: int | None = None
    """Who has the cylinder."""
    horse: int | None = None
    latest_totem: list[int] | None = None
    latest_horse: list[int] | None = None
    taken: int = 0
    owing: list[int] = []
    ground: int = 1
    share: str = "hero"
    left: int = 0
    random_selection: bool = False
    by_the_letter: bool = False
    box: str = ""
    outcome: Ending | None = None
    rng: Any = None


def dump(state: State) -> dict[str, Any]:
    seats = len(state.hands)
    return {
        "owned": [tile_list(tiles) for tiles in state.owned],
        "hands": [card_list(cards) for cards in state.hands],
        "columns": [
            [column_texts(state.columns[seat * GROUNDS + ground]) for ground in range(GROUNDS)]
            for seat in range(seats)
        ],
        "grounds": [tile_list(tiles) for tiles in state.grounds],
        "dealer": state.dealer,
        "phase": PHASES[state.phase],
        "hunt": state.hunt,
        "turns": state.turns,
        "packs": [card_list(cards) for cards in state.packs],
        "asides": [card_list(cards) for cards in state.asides],
        "spent": [card_list(cards) for cards in state.spent],
        "ready": seat_list(state.ready, seats),
        "clears": [clears_of(state.clears, seat) for seat in range(seats)],
        "only_heroes": seat_list(state.only_heroes, seats),
        "some_hunter": seat_list(state.some_hunter, seats),
        "bag": tile_list(state.bag),
        "removed": tile_list(state.removed),
        "bonus": list(state.bonus),
        "totem": or_none(state.holder(TOTEM)),
        "horse": or_none(state.holder(HORSE)),
        "latest_totem": state.latest[TOTEM - HORSE :: CYLINDERS],
        "latest_horse": state.latest[::CYLINDERS],
        "taken": state.taken,
        "owing": seat_list(state.owing, seats),
        "ground": state.ground + 1,
        "share": SHARE_NAMES[state.share],
        "left": state.left,
        "random_selection": state.is_random,
        "by_the_letter": state.by_the_letter,
        "box": state.box,
        "outcome": dump_outcome(state.outcome) if state.phase == OVER else None,
        "rng": state.rng.dump(),
    }


def column_texts(column: int) -> list[str]:
    return [
        CARD_NAMES[entry] if entry < CARDS else FALLEN + CARD_NAMES[entry - FACE_DOWN]
        for entry in entries(column)
    ]
