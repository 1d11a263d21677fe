"""Tricks with the herds: calling, driving and taming animals, and fencing a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import ANIMAL, HEX
from tundra.games.mammoth_valley.beasts import (
    animal_step,
    enter_field,
    herd_at,
    move_animals,
)
from tundra.games.mammoth_valley.cards.deeds import CALL_ANIMAL, DRIVE_ANIMALS, TAME_WOLF
from tundra.games.mammoth_valley.cards.table import DEED
from tundra.games.mammoth_valley.ground import anybody, humans
from tundra.games.mammoth_valley.people import tame_wolf
from tundra.games.mammoth_valley.pieces import (
    DIRECTIONS,
    HEX_NAMES,
    HEXES,
    NOBODY,
    SPECIES,
    SPECIES_NAMES,
    WOLF,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def can(state: State, seat: i64, use: i64) -> bool:
    return any(fits(state, seat, DEED[use], h) for h in range(HEXES))


def fits(state: State, seat: i64, deed: i64, h: i64) -> bool:
    """Whether the deed can be done on this hex of the seat."""
    if deed == CALL_ANIMAL:
        return humans(state, seat, h) > 0 and any_caller(state, h)
    if deed == DRIVE_ANIMALS:
        return state.beasts[h] > 0 and humans(state, seat, h) > 0 and any_way_out(state, h)
    if deed == TAME_WOLF:
        return herd_at(state, WOLF, h) == 1 and humans(state, seat, h) > 0
    return is_threatened(state, h) and (state.camp[h] == seat or humans(state, seat, h) > 0)


def choices(state: State, seat: i64, use: i64, h: i64, target: i64) -> list[int]:
    """The own hex; then the hex that animals come from or go to; then the species that is called."""
    deed: i64 = DEED[use]
    if h == NOBODY:
        return [HEX + place for place in range(HEXES) if fits(state, seat, deed, place)]
    if target == NOBODY:
        return [
            HEX + other
            for other in sorted(state.board.neighbours(h))
            if leads(state, deed, h, other)
        ]
    d = state.board.direction_to(target, h)
    return [ANIMAL + species for species in range(SPECIES) if steps(state, species, target, d)]


def leads(state: State, deed: i64, h: i64, other: i64) -> bool:
    if other == NOBODY:
        return False
    if deed == CALL_ANIMAL:
        return not anybody(state, other) and anything_steps(state, other, h)
    return anything_steps(state, h, other)


def carry_out(
    state: State,
    seat: i64,
    use: i64,
    h: i64,
    species: i64,
    target: i64,
    told: list[Event] | None,
) -> None:
    deed: i64 = DEED[use]
    if deed == CALL_ANIMAL:
        walk(state, species, 1, target, h, told)
    elif deed == DRIVE_ANIMALS:
        drive(state, h, target, told)
    elif deed == TAME_WOLF:
        tame_wolf(state, seat, h, told)
    else:
        state.palisade[h] = 1
        if told is not None:
            told.append(Event("palisade", seat, {"hex": HEX_NAMES[h]}))


# One step of animals


def steps(state: State, species: i64, h: i64, d: i64) -> bool:
    return herd_at(state, species, h) > 0 and animal_step(state, species, h, d) != NOBODY


def anything_steps(state: State, h: i64, other: i64) -> bool:
    if state.beasts[h] == 0:
        return False
    d = state.board.direction_to(h, other)
    return any(steps(state, species, h, d) for species in range(SPECIES))


def any_caller(state: State, h: i64) -> bool:
    """A17: from a hex beside it without humans, by a step that the species may make."""
    for d in range(DIRECTIONS):
        other: i64 = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and state.beasts[other] and leads(state, CALL_ANIMAL, h, other):
            return True
    return False


def any_way_out(state: State, h: i64) -> bool:
    for d in range(DIRECTIONS):
        other: i64 = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and anything_steps(state, h, other):
            return True
    return False


def walk(
    state: State, species: i64, number: i64, h: i64, to: i64, told: list[Event] | None
) -> None:
    move_animals(state, species, number, h, to)
    if told is not None:
        facts = {
            "species": SPECIES_NAMES[species],
            "count": number,
            "from": HEX_NAMES[h],
            "hex": HEX_NAMES[to],
            "path": [HEX_NAMES[to]],
        }
        told.append(Event("herd_moved", None, facts))
    enter_field(state, species, to, told)


def drive(state: State, h: i64, to: i64, told: list[Event] | None) -> None:
    """A48: species that cannot go there stay."""
    d = state.board.direction_to(h, to)
    for species in range(SPECIES):
        if steps(state, species, h, d):
            walk(state, species, herd_at(state, species, h), h, to, told)


# Fields


def is_threatened(state: State, h: i64) -> bool:
    """Big animals have entered the field in this phase."""
    if state.palisade[h]:
        return False
    return any(entry // 8 == h for entry in state.trampled)
