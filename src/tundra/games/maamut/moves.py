"""What may be done: the actions of Mâamut, and which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.maamut.pieces import (
    DIRECTIONS,
    GRASS,
    LONGEST,
    NEXT,
    NOWHERE,
    OUTER_RING,
    ROCK,
    TILES,
)
from tundra.games.maamut.state import ANSWER, FLEE, PLACE, TURN, State, held

if TYPE_CHECKING:
    from mypy_extensions import i64

# Actions are small numbers: 0 to 17 move, then lay, lift, three passes, and a tile to place on or flee to.
LAY: Final = 18
LIFT: Final = 19
PASS: Final = 20
OFFER: Final = 23
AGREE: Final = 24
REFUSE: Final = 25
PLACE_ON: Final = 32
FLEE_TO: Final = 80


def move(card: int, direction: int) -> int:
    return (card - 1) * DIRECTIONS + direction


def pass_with(card: int) -> int:
    return PASS + card - 1


def place_on(tile: int) -> int:
    return PLACE_ON + tile


def flee_to(tile: int) -> int:
    return FLEE_TO + tile


ALL_ACTIONS: Final = (
    [move(card, way) for card in range(1, LONGEST + 1) for way in range(DIRECTIONS)]
    + [LAY, LIFT]
    + [pass_with(card) for card in range(1, LONGEST + 1)]
    + [OFFER, AGREE, REFUSE]
    + [place_on(tile) for tile in range(TILES)]
    + [flee_to(tile) for tile in range(TILES)]
)


def waiting_for(state: State) -> list[int]:
    """One seat at a time: nothing in Mâamut is decided together."""
    return [] if state.outcome is not None else [state.to_move]


def legal_actions(state: State, seat: i64) -> list[int]:
    if seat != state.to_move:
        return []
    if state.phase == TURN:
        return turn_actions(state, seat)
    if state.phase == FLEE:
        return [FLEE_TO + tile for tile in flight_tiles(state)]
    if state.phase == PLACE:
        return [PLACE_ON + tile for tile in free_outer_tiles(state)]
    return [AGREE, REFUSE] if state.phase == ANSWER else []


def turn_actions(state: State, seat: i64) -> list[int]:
    """Rule 3.1. What depends on the board alone is looked up; it is worked out once a match."""
    hand: i64 = state.hands[seat]
    tile: i64 = state.hunters[seat]
    index: i64 = tile * 32
    if hand & 3:
        index += 1
    if hand & 12:
        index += 2
    if hand & 48:
        index += 4
    if may_lay(state, seat):
        index += 8
    if may_lift(state, seat):
        index += 16
    known = state.board.turn_actions[index]
    if known is None:
        known = list_turn_actions(state, seat)
        state.board.turn_actions[index] = known
    return [*known, OFFER] if may_offer(state) else known


def list_turn_actions(state: State, seat: i64) -> list[int]:
    hand = state.hands[seat]
    base = state.hunters[seat] * DIRECTIONS
    cards = [card for card in range(1, LONGEST + 1) if held(hand, card)]
    # Rules 3.2 and D24: a move is walked to its end or not at all.
    actions = [
        move(card, way)
        for card in cards
        for way in range(DIRECTIONS)
        if state.board.reach[base + way] >= card
    ]
    if may_lay(state, seat):
        actions.append(LAY)
    if may_lift(state, seat):
        actions.append(LIFT)
    return actions + [pass_with(card) for card in cards]


def may_lay(state: State, seat: i64) -> bool:
    """Rules 3.3 and D22."""
    tile: i64 = state.hunters[seat]
    return (
        state.board.terrain[tile] == GRASS
        and not state.has_trap(tile)
        and state.supply[seat] > 0
        and state.is_alone(seat)
    )


def may_offer(state: State) -> bool:
    """Rule 6.6: once a turn, where no limit ends the match."""
    return not state.board.limits and not state.has_offered


def may_lift(state: State, seat: i64) -> bool:
    """Rules 3.4 and D19: own and others' traps alike."""
    return state.has_trap(state.hunters[seat]) and state.is_alone(seat)


def free_outer_tiles(state: State) -> list[int]:
    """Rule 2.5; D26: a part of the board cut off from the mammoth is allowed."""
    terrain = state.board.terrain
    return [t for t in OUTER_RING if terrain[t] != ROCK and t not in state.hunters]


def flight_tiles(state: State) -> list[int]:
    """Rule 4.5, D14 and D15: open, without a hunter, and not where the mammoth came from."""
    tiles: list[int] = []
    base: i64 = state.mammoth * DIRECTIONS
    for way in range(DIRECTIONS):
        if way == (state.run_direction + 3) % DIRECTIONS:
            continue
        tile = NEXT[base + way]
        if tile != NOWHERE and state.board.terrain[tile] != ROCK and tile not in state.hunters:
            tiles.append(tile)
    return tiles
