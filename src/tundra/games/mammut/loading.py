"""Reads a dumped position, and says in one line what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tundra.core.printable import quoted
from tundra.core.reading import bounded, load_position, one_each, one_of, outcome_of, seat_of
from tundra.core.rng import load_rng
from tundra.games.mammut.box import SEATS
from tundra.games.mammut.checks import check
from tundra.games.mammut.moves import class_of
from tundra.games.mammut.pieces import (
    BIT,
    BLUE,
    CARD_NAMES,
    COPIES,
    FACE_NAMES,
    HEAP_NAMES,
    NOBODY,
    ONE_CARD,
    RED,
    SPECIES,
    TILES,
    TILES_OPTION,
)
from tundra.games.mammut.position import MIDDLE, Line, Position, Tile, dump
from tundra.games.mammut.refusals import ENDINGS
from tundra.games.mammut.state import (
    COUNTS,
    DREW,
    GAINS,
    OVER,
    RETURN_HEAPS,
    State,
    empty_state,
    turned,
)
from tundra.games.mammut.view import PHASES
from tundra.games.mammut.words import card_list, tile_list


def load(data: Mapping[str, Any]) -> State:
    """The position this data describes; BadPosition says what is wrong with it."""
    return load_position(data, Position, build, check, dump)


def build(position: Position) -> State:
    seats = len(position.points)
    if seats not in SEATS:
        raise ValueError(f"{seats} seats; Mammut is for {SEATS[0]} to {SEATS[-1]}")
    state = empty_state(load_rng(position.rng), seats)
    state.take_box(TILES_OPTION.parse(position.box))
    state.points[:] = [bounded(points, "points", 10_000) for points in position.points]
    state.hides[:] = [
        bounded(hides, "hides", 10_000) for hides in one_each(position.hides, seats, "hides")
    ]
    build_tiles(state, position.tiles)
    build_cards(state, position)
    state.animals[:] = [
        bits(pawns, SPECIES, "animals") for pawns in one_each(position.animals, seats, "animals")
    ]
    state.round = bounded(position.round, "round", 5)
    state.start = seat_of(position.start, seats)
    state.phase = one_of(PHASES, position.phase, "phase")
    state.active = NOBODY if state.phase == OVER else seat_of(position.active, seats)
    build_choice(state, position)
    build_evaluation(state, position)
    if position.outcome is not None and position.outcome.reason not in ENDINGS:
        raise ValueError(f"Mammut does not end by {quoted(position.outcome.reason)}")
    state.outcome = outcome_of(position.outcome, seats)
    return state


def build_tiles(state: State, tiles: list[Tile]) -> None:
    if len(tiles) > TILES:
        raise ValueError(f"{len(tiles)} tiles; there are {TILES}")
    for number, tile in enumerate(tiles):
        face = one_of(FACE_NAMES, tile.face, "face")
        state.faces.append(face)
        state.unders.append(one_of(FACE_NAMES, tile.under, "under"))
        if face in (RED, BLUE):
            state.shaman = number
        put_tile(state, number, tile.place)
        for seat in tile.lookers:
            state.looked[seat_of(seat, len(state.points))] |= BIT[number]
            state.marked |= BIT[number]
        if tile.public or face in (RED, BLUE):
            state.public |= BIT[number]
            state.marked |= BIT[number]


def put_tile(state: State, tile: int, place: str) -> None:
    if place == MIDDLE:
        state.middle |= BIT[tile]
    else:
        state.heaps[heap_of(state, place)] |= BIT[tile]


def heap_of(state: State, name: str) -> int:
    return one_of(HEAP_NAMES[: len(state.heaps)], name, "heap")


def build_cards(state: State, position: Position) -> None:
    seats = len(state.points)
    state.hands[:] = [packed(cards) for cards in one_each(position.hands, seats, "hands")]
    state.laid[:] = [packed(cards) for cards in one_each(position.laid, seats, "laid")]
    state.played = packed(position.played)
    state.discard = packed(position.discard)
    state.pile = rest_of_the_deck(state) if position.pile is None else packed(position.pile)


def rest_of_the_deck(state: State) -> int:
    elsewhere = [card_list(cards) for cards in (*state.hands, *state.laid)]
    elsewhere += [card_list(state.played), card_list(state.discard)]
    names = [name for names in elsewhere for name in names]
    rest = [most - names.count(name) for name, most in zip(CARD_NAMES, COPIES, strict=True)]
    if min(rest) < 0:
        raise ValueError("there are more cards of a kind than in the box")
    return sum(count * one for count, one in zip(rest, ONE_CARD, strict=True))


def build_choice(state: State, position: Position) -> None:
    state.picked = bits(position.picked, list(range(len(state.faces))), "picked")
    if state.phase == RETURN_HEAPS:
        state.picked = bits(position.picked_heaps, HEAP_NAMES[: len(state.heaps)], "picked_heaps")
    if position.stolen is not None:
        state.stolen = heap_of(state, position.stolen)
    if position.touched is not None:
        state.touched = bounded(position.touched, "touched", len(state.faces) - 1)
    state.last_pick = last_pick(state)


def last_pick(state: State) -> int:
    """Picks are made in order, so the last one is the highest."""
    picks = tile_list(state.picked)
    if state.phase == RETURN_HEAPS:
        return max(picks, default=NOBODY)
    return max(picks, key=lambda tile: (class_of(state, state.active, tile), tile), default=NOBODY)


def build_evaluation(state: State, position: Position) -> None:
    seats = len(state.points)
    state.collected = bounded(position.collected, "collected", seats)
    state.swaps_left = bounded(position.swaps_left, "swaps_left", 2)
    state.used = bits(position.used, list(range(len(state.faces))), "used")
    if position.pawn_winner is not None:
        state.pawn_winner = seat_of(position.pawn_winner, seats)
    state.evaluated = bounded(position.evaluated, "evaluated", 5)
    if position.holder is not None:
        state.holder = seat_of(position.holder, seats)
    elif state.evaluated:
        raise ValueError("holder: who held the shaman in the last evaluation?")
    state.arrow = RED + one_of(["red", "blue"], position.arrow, "arrow")
    for row in position.turned:
        tile, face = bounded(row.tile, "turned", TILES - 1), one_of(FACE_NAMES, row.face, "turned")
        state.turned_up.append(turned(tile, face, seat_of(row.seat, seats)))
    if position.ledger is not None:
        if len(position.ledger) != seats:
            raise ValueError("ledger must have a line for every seat")
        state.ledger[:] = [number for line in position.ledger for number in row_of(line)]


def row_of(line: Line) -> list[int]:
    if len(line.counts) != GAINS - COUNTS or len(line.gains) != DREW - GAINS:
        raise ValueError("ledger: six counts and six gains a line")
    numbers = [bounded(abs(number), "ledger", 10_000) for number in (*line.counts, line.drew)]
    gains = [bounded(abs(gain), "gains", 10_000) * (1 if gain >= 0 else -1) for gain in line.gains]
    pawns = bits(line.pawns, SPECIES, "pawns")
    return [*numbers[:-1], *gains, numbers[-1], pawns, packed(line.cards)]


# Small readers


def packed(names: list[str]) -> int:
    if any(names.count(name) > 3 for name in names):
        raise ValueError("there are more cards of a kind than in the box")
    return sum(ONE_CARD[one_of(CARD_NAMES, name, "card")] for name in names)


def bits(items: list[Any], known: list[Any], what: str) -> int:
    """The set of these items, as bits in the order of the known ones."""
    if len(set(items)) != len(items):
        raise ValueError(f"{what}: something is named twice")
    return sum(BIT[one_of(known, item, what)] for item in items)
