"""Wild animals: where they are, how they come onto the board and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.ground import flowing, is_open, snow_bars
from tundra.games.mammoth_valley.pieces import (
    ANIMALS,
    ARRIVALS,
    BEAR,
    BIG,
    DAMAGED,
    DIRECTIONS,
    EACH,
    HEX_NAMES,
    HEXES,
    INTACT,
    LEAN_MEAT,
    LETTERED,
    MEAT,
    MOUNTAIN,
    NO_CROP,
    NOBODY,
    SPECIES,
    SPECIES_NAMES,
    TIGER,
    TOKEN_LETTER,
    TOKENS,
    WOLF,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

TAMED: Final = HEXES
"""Where the token of a tame wolf is: with a tribe."""


def herd_at(state: State, species: i64, h: i64) -> i64:
    return state.herd[species * HEXES + h]


def species_of(token: i64) -> i64:
    return WOLF if token >= LETTERED else token // EACH


def food_value(state: State, species: i64) -> i64:
    if not state.lean:
        return MEAT[species]
    return MEAT[species] // 2 if state.choices.lean_half else LEAN_MEAT[species]


# The bag


def bag_size(state: State) -> i64:
    found: i64 = 0
    for token in range(LETTERED):
        if state.where[token] == NOBODY:
            found += 1
    return found


def draw_token(state: State) -> int:
    """One lettered token of the bag by chance, still in the bag; NOBODY if it is empty."""
    size = bag_size(state)
    if size == 0:
        return NOBODY
    left: i64 = state.rng.below(size)
    for token in range(LETTERED):
        if state.where[token] == NOBODY:
            if left == 0:
                return token
            left -= 1
    return NOBODY


def letter_hex(state: State, token: i64) -> i64:
    """The rim hex of a token's letter."""
    return state.board.entry[TOKEN_LETTER[token]]


def pack_reserve(state: State) -> i64:
    """Pack wolves that are not on the board."""
    found: i64 = 0
    for token in range(LETTERED, TOKENS):
        if state.where[token] == NOBODY:
            found += 1
    return found


def put_animal(state: State, token: i64, h: i64) -> None:
    species = species_of(token)
    state.where[token] = h
    state.herd[species * HEXES + h] += 1
    state.beasts[h] += 1


def add_pack_wolves(state: State, h: i64, number: i64) -> i64:
    """So many wolves of the reserve, as far as there are any; how many came."""
    came: i64 = 0
    for token in range(LETTERED, TOKENS):
        if came < number and state.where[token] == NOBODY:
            put_animal(state, token, h)
            came += 1
    return came


def token_at(state: State, species: i64, place: i64) -> i64:
    """A token of the species there: lettered ones first, so that the bag fills again."""
    first: i64 = species * EACH
    for token in range(first, first + EACH):
        if state.where[token] == place:
            return token
    if species == WOLF:
        for token in range(LETTERED, TOKENS):
            if state.where[token] == place:
                return token
    raise ValueError("no such animal is there")


def kill_animal(state: State, species: i64, h: i64) -> None:
    """Back to the bag, a pack wolf to the reserve."""
    state.where[token_at(state, species, h)] = NOBODY
    state.herd[species * HEXES + h] -= 1
    state.beasts[h] -= 1


def kill_all_animals(state: State, h: i64, told: list[Event] | None) -> i64:
    """All animals of a hex die; the food that they would give."""
    food: i64 = 0
    for species in range(SPECIES):
        number = state.herd[species * HEXES + h]
        for _ in range(number):
            kill_animal(state, species, h)
        food += number * food_value(state, species)
        if number and told is not None:
            tell_beasts_died(h, species, number, told)
    return food


def tell_beasts_died(h: i64, species: i64, number: i64, told: list[Event]) -> None:
    facts = {"hex": HEX_NAMES[h], "species": SPECIES_NAMES[species], "count": number}
    told.append(Event("beast_died", None, facts))


# Going somewhere


def bars(state: State, species: i64, h: i64) -> bool:
    """The species may not be in this hex."""
    if not is_open(state, h):
        return True
    return species >= BIG and state.board.terrain[h] == MOUNTAIN


def swims(state: State, species: i64) -> bool:
    return species == BEAR or (species == TIGER and state.choices.tigers_swim)


def animal_step(state: State, species: i64, h: i64, d: i64) -> i64:
    """The hex that one step leads to, or NOBODY where the species cannot go (rule 6.8)."""
    other: i64 = state.board.beside[h * DIRECTIONS + d]
    if other == NOBODY or bars(state, species, other):
        return NOBODY
    if state.snowed and (snow_bars(state, h) or snow_bars(state, other)):
        return NOBODY
    if flowing(state, h, d) and not swims(state, species):
        return NOBODY
    return other


def move_animals(state: State, species: i64, number: i64, h: i64, other: i64) -> None:
    """So many of a herd change their hex; nothing is trampled or told here."""
    for _ in range(number):
        state.where[token_at(state, species, h)] = other
    state.herd[species * HEXES + h] -= number
    state.herd[species * HEXES + other] += number
    state.beasts[h] -= number
    state.beasts[other] += number


def enter_field(state: State, species: i64, h: i64, told: list[Event] | None) -> None:
    """Rule 6.10: while animals arrive and move it is only noted, at other times it happens at once."""
    if species < BIG or state.crop[h] == NO_CROP:
        return
    if state.phase == ARRIVALS or state.phase == ANIMALS:
        state.trampled.append(h * 8 + species)
    else:
        trample(state, species, h, told)


def trample(state: State, species: i64, h: i64, told: list[Event] | None) -> None:
    if state.crop[h] == NO_CROP or state.palisade[h]:
        return
    state.crop[h] = DAMAGED if state.crop[h] == INTACT else NO_CROP
    if told is not None:
        left = "damaged" if state.crop[h] == DAMAGED else None
        facts = {"hex": HEX_NAMES[h], "species": SPECIES_NAMES[species], "crop": left}
        told.append(Event("trampled", None, facts))
