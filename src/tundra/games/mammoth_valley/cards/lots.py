"""What the dice and the bag decide in an event: a region, a river, a rim hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.beasts import draw_token, letter_hex, species_of
from tundra.games.mammoth_valley.pieces import (
    HEX_NAMES,
    NOBODY,
    SPECIES_NAMES,
    TOKEN_LETTERS,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def roll_region(state: State, terrain: i64, told: list[Event] | None) -> list[int]:
    """The hexes of a region; a die that names none is thrown again."""
    while True:
        die = state.rng.die()
        hexes = state.board.region_hexes(terrain, die)
        if told is not None:
            names = [HEX_NAMES[h] for h in hexes]
            told.append(Event("die", None, {"value": die, "what": "region", "hexes": names}))
        if hexes:
            return hexes


def roll_river(state: State, told: list[Event] | None) -> int:
    while True:
        die = state.rng.die()
        river = state.board.river_of_die[die]
        if told is not None:
            name = None if river == NOBODY else state.board.river_names[river]
            told.append(Event("die", None, {"value": die, "what": "river", "river": name}))
        if river != NOBODY:
            return river


def roll_for(state: State, seat: i64, what: str, told: list[Event] | None) -> int:
    """A die of one tribe."""
    die = state.rng.die()
    if told is not None:
        told.append(Event("die", seat, {"value": die, "what": what}))
    return die


def draw_lot(state: State, told: list[Event] | None) -> int:
    """A token of the bag, looked at and put back; NOBODY if there is none (G13)."""
    token = draw_token(state)
    if token != NOBODY and told is not None:
        tell_lot(state, token, told)
    return token


def tell_lot(state: State, token: i64, told: list[Event]) -> None:
    h = letter_hex(state, token)
    facts = {
        "species": SPECIES_NAMES[species_of(token)],
        "letter": TOKEN_LETTERS[token],
        "hex": None if h == NOBODY else HEX_NAMES[h],
    }
    told.append(Event("lot", None, facts))


def draw_rim(state: State, told: list[Event] | None) -> int:
    """The rim hex of a token drawn from the bag; NOBODY if the bag is empty."""
    while True:
        token = draw_lot(state, told)
        if token == NOBODY:
            return NOBODY
        h = letter_hex(state, token)
        if h != NOBODY:
            return h
