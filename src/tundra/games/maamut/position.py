"""Any position as data: for tests, the position editor, bug reports and bots in other processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from tundra.core.game import BadPosition
from tundra.core.reading import (
    Ending,
    dump_outcome,
    load_position,
    one_of,
    outcome_of,
    seat_of,
)
from tundra.core.rng import load_rng
from tundra.games.maamut.board import Board
from tundra.games.maamut.checks import check
from tundra.games.maamut.pieces import (
    BIT,
    COPIES,
    DIRECTION_NAMES,
    LONGEST,
    NOWHERE,
    TERRAIN_LETTERS,
    TILE_NAMES,
    TILES,
    TRAPS_EACH,
    USUAL_TURNS,
)
from tundra.games.maamut.state import (
    ANSWER,
    FLEE,
    ONE_HELD,
    ONE_IN_PILE,
    OVER,
    State,
    held,
    in_pile,
)
from tundra.games.maamut.view import PHASES, tile_name, traps

VALUES = range(1, LONGEST + 1)
T = TypeVar("T")


Seats = Annotated[list[T], msgspec.Meta(min_length=2, max_length=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is under way."""

    card: Steps = 0
    walk_direction: str = "E"
    walk_left: Steps = 0
    run_direction: str = "E"
    run_left: Steps = 0
    scared: list[Count] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes. Cards are counts of the values 1, 2 and 3; what is left out has its usual value."""

    terrain: str
    hunters: Seats[str | None]
    hands: Seats[tuple[Count, Count, Count]]
    mammoth: str = "d4"
    alive: Seats[bool] | None = None
    traps: dict[str, Count] = {}
    supply: Seats[Count] | None = None
    pile: tuple[Count, Count, Count] | None = None
    discard: tuple[Count, Count, Count] = (0, 0, 0)
    phase: str = "turn"
    first: Count = 0
    active: Count = 0
    turns: Turns = 0
    quiet: Turns = 0
    move: Move = msgspec.field(default_factory=Move)
    quiet_per_hunter: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 15
    turn_cap: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None
    """If left out, as many turns for each seat as usual."""
    limits: bool = True
    traps_stay: bool = False
    has_offered: bool = False
    agreed: list[Count] = []
    """The seats that agree with an offer to end the hunt."""
    outcome: Ending | None = None
    rng: Any = None


def dump(state: State) -> dict[str, Any]:
    seats = range(len(state.hunters))
    return {
        "terrain": state.board.letters,
        "hunters": [tile_name(tile) for tile in state.hunters],
        "hands": [[held(hand, card) for card in VALUES] for hand in state.hands],
        "mammoth": TILE_NAMES[state.mammoth],
        "alive": [state.is_alive(seat) for seat in seats],
        "traps": traps(state),
        "supply": list(state.supply),
        "pile": [in_pile(state.pile, card) for card in VALUES],
        "discard": [in_pile(state.discard, card) for card in VALUES],
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.active,
        "turns": state.turns,
        "quiet": state.quiet,
        "move": {
            "card": state.card,
            "walk_direction": DIRECTION_NAMES[state.walk_direction],
            "walk_left": state.walk_left,
            "run_direction": DIRECTION_NAMES[state.run_direction],
            "run_left": state.run_left,
            "scared": [seat for seat in seats if state.scared & BIT[seat]],
        },
        "quiet_per_hunter": state.board.quiet_per_hunter,
        "turn_cap": state.board.turn_cap,
        "limits": state.board.limits,
        "traps_stay": state.board.traps_stay,
        "has_offered": state.has_offered,
        "agreed": [seat for seat in seats if state.agreed & BIT[seat]],
        "outcome": dump_outcome(state.outcome),
        "rng": state.rng.dump(),
    }


def load(data: Mapping[str, Any]) -> State:
    """The position this data describes; BadPosition says what is wrong with it."""
    return load_position(data, Position, build, check, dump)


def build(position: Position) -> State:
    seats = len(position.hunters)
    if len(position.terrain) != TILES:
        raise BadPosition(f"terrain has {len(position.terrain)} tiles, not {TILES}")
    board = Board(
        [one_of(TERRAIN_LETTERS, letter, "terrain") for letter in position.terrain],
        position.quiet_per_hunter,
        USUAL_TURNS * seats if position.turn_cap is None else position.turn_cap,
    )
    board.limits = position.limits
    board.traps_stay = position.traps_stay
    if not len(position.hands) == seats == len(position.alive or position.hunters):
        raise BadPosition("hunters, hands and alive must have an entry for every seat")
    hunters = [NOWHERE if name is None else tile(name) for name in position.hunters]
    hands = [packed(hand, ONE_HELD, "hands", 3) for hand in position.hands]
    state = State(board, load_rng(position.rng), hunters, [TRAPS_EACH] * seats, hands)
    state.mammoth = tile(position.mammoth)
    for seat, hunter in enumerate(hunters):
        if position.alive[seat] if position.alive else hunter != NOWHERE:
            state.alive |= BIT[seat]
    build_traps(state, position)
    state.discard = packed(position.discard, ONE_IN_PILE, "discard", 36)
    state.pile = packed(position.pile or rest_of_the_cards(position), ONE_IN_PILE, "pile", 36)
    state.phase = one_of(PHASES, position.phase, "phase")
    state.first = seat_of(position.first, seats)
    state.active = seat_of(position.active, seats)
    state.turns, state.quiet = position.turns, position.quiet
    # Whoever flees, flees from a mammoth that has moved this turn.
    state.stirred = state.hunted = state.phase == FLEE
    build_move(state, position.move)
    state.has_offered = position.has_offered
    for seat in position.agreed:
        state.agreed |= BIT[seat_of(seat, seats)]
    state.outcome = outcome_of(position.outcome, seats)
    state.to_move = seat_to_move(state)
    return state


def build_traps(state: State, position: Position) -> None:
    seats = len(state.hunters)
    for name, owner in position.traps.items():
        state.put_trap(tile(name), seat_of(owner, seats))
    if position.supply is not None:
        if len(position.supply) != seats:
            raise BadPosition("supply must have an entry for every seat")
        state.supply[:] = position.supply


def build_move(state: State, move: Move) -> None:
    state.card = move.card
    state.walk_direction = one_of(DIRECTION_NAMES, move.walk_direction, "walk_direction")
    state.walk_left = move.walk_left
    state.run_direction = one_of(DIRECTION_NAMES, move.run_direction, "run_direction")
    state.run_left = move.run_left
    for seat in move.scared:
        state.scared |= BIT[seat_of(seat, len(state.hunters))]


def seat_to_move(state: State) -> int:
    """The active seat; while hunters flee or an offer is answered, the next one of them clockwise (D5)."""
    if state.phase == OVER:
        return NOWHERE
    seats = len(state.hunters)
    seat = state.active
    if state.phase == FLEE:
        if not state.scared:
            raise BadPosition("phase is flee, but no hunter is scared")
        while not state.scared & BIT[seat]:
            seat = (seat + 1) % seats
    if state.phase == ANSWER:
        asked = [(seat + step) % seats for step in range(seats)]
        waited = [s for s in asked if state.is_alive(s) and not state.agreed & BIT[s]]
        if not waited:
            raise BadPosition("phase is answer, but everybody has agreed")
        return waited[0]
    return seat


def rest_of_the_cards(position: Position) -> tuple[int, int, int]:
    rest = [
        COPIES[card] - position.discard[card - 1] - sum(hand[card - 1] for hand in position.hands)
        for card in VALUES
    ]
    return rest[0], rest[1], rest[2]


def packed(cards: tuple[int, int, int], one: list[int], name: str, most: int) -> int:
    if not all(0 <= count <= most for count in cards):
        raise BadPosition(f"{name}: impossible number of cards {list(cards)}")
    return sum(count * one[card] for card, count in zip(VALUES, cards, strict=True))


def tile(name: str) -> int:
    return one_of(TILE_NAMES, name, "tile")
