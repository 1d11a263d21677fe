"""The animal step of an evaluation, seat by seat: swaps, tiles into pawns, a pawn of one's choice (rules 5.8, 5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammut.moves import missing_species, swaps
from tundra.games.mammut.pieces import (
    ALL_SPECIES,
    ANIMAL,
    ANIMAL_SWAP,
    BIT,
    SPECIES,
    bits_in,
    copies_in,
)
from tundra.games.mammut.rounds import end_round
from tundra.games.mammut.state import PAWN, PAWNS, ROW, SWAP, TURN, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def collect_animals(state: State, told: list[Event] | None) -> None:
    """Goes round clockwise from the shaman's holder, until somebody must be asked or the round is over."""
    seats: i64 = len(state.points)
    while state.collected < seats:
        seat: i64 = (state.holder + state.collected) % seats
        state.used = 0
        state.swaps_left = copies_in(state.laid[seat], ANIMAL_SWAP)
        if must_ask_for_swap(state, seat, told):
            return
        if not finish_seat(state, seat, told):
            return
    state.phase = TURN
    end_round(state, told)


def must_ask_for_swap(state: State, seat: i64, told: list[Event] | None) -> bool:
    """A card that could swap nothing has no effect (D30)."""
    while state.swaps_left > 0:
        if swaps(state, seat):
            state.phase = SWAP
            state.active = seat
            return True
        state.swaps_left -= 1
        if told is not None:
            told.append(Event("swap_void", seat))
    return False


def answer_swap(state: State, seat: i64, told: list[Event] | None) -> None:
    """What follows a swap, or one declined: the seat's next card, then its tiles, then the next seat."""
    state.swaps_left -= 1
    if not must_ask_for_swap(state, seat, told) and finish_seat(state, seat, told):
        collect_animals(state, told)


def finish_seat(state: State, seat: i64, told: list[Event] | None) -> bool:
    """Tiles become pawns; False if the seat must still choose one."""
    hand_in_tiles(state, seat, told)
    if state.pawn_winner == seat and state.animals[seat] != ALL_SPECIES:
        missing = missing_species(state, seat)
        if len(missing) > 1:
            state.phase = PAWN
            state.active = seat
            return False
        take_pawn(state, seat, missing[0], "card", told)
    state.collected += 1
    return True


def hand_in_tiles(state: State, seat: i64, told: list[Event] | None) -> None:
    tiles: i64 = state.loot(seat) & ~state.used
    for tile in range(len(state.faces)):
        if tiles & BIT[tile] and state.faces[tile] >= ANIMAL:
            species: i64 = state.faces[tile] - ANIMAL
            if not state.has_pawn(seat, species):
                take_pawn(state, seat, species, "tile", told)
            elif told is not None:
                told.append(Event("no_pawn", seat, {"species": SPECIES[species]}))


def take_pawn(state: State, seat: i64, species: i64, cause: str, told: list[Event] | None) -> None:
    bit: i64 = BIT[species]
    state.animals[seat] |= bit
    state.ledger[seat * ROW + PAWNS] |= bit
    if told is not None:
        owned = bits_in(state.animals[seat])
        facts = {"species": SPECIES[species], "cause": cause, "owned": owned}
        told.append(Event("pawn", seat, facts))


def swap_tile(state: State, seat: i64, species: i64, wanted: i64, told: list[Event] | None) -> None:
    """The first tile of that species is used up; it gives the wanted pawn."""
    tiles: i64 = state.loot(seat) & ~state.used
    for tile in range(len(state.faces)):
        if tiles & BIT[tile] and state.faces[tile] == ANIMAL + species:
            state.used |= BIT[tile]
            break
    if told is not None:
        facts = {"from": SPECIES[species], "species": SPECIES[wanted]}
        told.append(Event("swapped", seat, facts))
    take_pawn(state, seat, wanted, "swap", told)
    answer_swap(state, seat, told)


def decline_swap(state: State, seat: i64, told: list[Event] | None) -> None:
    if told is not None:
        told.append(Event("declined", seat))
    answer_swap(state, seat, told)


def choose_pawn(state: State, seat: i64, species: i64, told: list[Event] | None) -> None:
    take_pawn(state, seat, species, "card", told)
    state.collected += 1
    collect_animals(state, told)
