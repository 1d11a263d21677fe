"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.games.maamut.moves import flight_tiles
from tundra.games.maamut.pieces import (
    COPIES,
    HAND,
    LONGEST,
    NOWHERE,
    ROCK,
    TILE_NAMES,
    TILES,
    TRAPS_EACH,
)
from tundra.games.maamut.state import FLEE, OVER, PLACE, TURN, State, hand_size, held, in_pile


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    if not 2 <= len(state.hunters) <= 4:
        yield f"{len(state.hunters)} seats; Mâamut is for 2 to 4"
    yield from wrong_cards(state)
    yield from wrong_pieces(state)
    yield from wrong_traps(state)
    yield from wrong_turn(state)


def wrong_cards(state: State) -> Iterator[str]:
    for card in range(1, LONGEST + 1):
        count = in_pile(state.pile, card) + in_pile(state.discard, card)
        count += sum(held(hand, card) for hand in state.hands)
        if count != COPIES[card]:
            yield f"there are {count} cards of value {card}, not {COPIES[card]}"
    for seat, hand in enumerate(state.hands):
        in_mid_move = state.phase == FLEE and seat == state.active
        size = HAND - 1 if in_mid_move else HAND
        living = state.phase == PLACE or state.is_alive(seat)
        if hand_size(hand) != (size if living else 0) and state.phase != OVER:
            yield f"seat {seat} holds {hand_size(hand)} cards"


def wrong_pieces(state: State) -> Iterator[str]:
    terrain = state.board.terrain
    if terrain[state.mammoth] == ROCK:
        yield f"the mammoth stands on rock at {TILE_NAMES[state.mammoth]}"
    for seat, tile in enumerate(state.hunters):
        if state.is_alive(seat) != (tile != NOWHERE):
            yield f"seat {seat}: a hunter is on the board exactly while it lives"
        if tile != NOWHERE and terrain[tile] == ROCK:
            yield f"the hunter of seat {seat} stands on rock at {TILE_NAMES[tile]}"
        if tile == state.mammoth and state.phase in (PLACE, TURN):
            yield f"the hunter of seat {seat} shares the mammoth's tile"


def wrong_traps(state: State) -> Iterator[str]:
    on_board = [0] * len(state.hunters)
    for tile in range(TILES):
        if state.has_trap(tile):
            on_board[state.trap_owner(tile)] += 1
    for seat, count in enumerate(on_board):
        whole = TRAPS_EACH if state.phase == PLACE or state.is_alive(seat) else 0
        if count + state.supply[seat] != whole:
            yield f"seat {seat} has {count} traps on the board and {state.supply[seat]} in supply"


def wrong_turn(state: State) -> Iterator[str]:
    if (state.phase == OVER) != (state.outcome is not None):
        yield "a match has an outcome exactly when it is over"
    if state.turns < 0 or state.quiet < 0:
        yield "turns and quiet cannot be negative"
    if state.phase == TURN and not state.is_alive(state.active):
        yield f"seat {state.active} is to move but has no hunter"
    if state.phase == FLEE:
        yield from wrong_flight(state)


def wrong_flight(state: State) -> Iterator[str]:
    if not 1 <= state.card <= LONGEST:
        yield f"a mammoth runs from a card 1 to {LONGEST}, not {state.card}"
    if not 0 <= state.run_left < LONGEST or not 0 <= state.walk_left < LONGEST:
        yield "run_left and walk_left must lie between 0 and 2"
    if state.hunters[state.to_move] != state.mammoth:
        yield f"seat {state.to_move} is to flee, but its hunter is not on the mammoth's tile"
    if len(flight_tiles(state)) < 2:
        yield "a hunter is asked where to flee only if it has two tiles or more"
