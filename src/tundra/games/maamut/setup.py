"""How it begins: the tiles laid at random round the cross, three cards each, the first seat by lot."""

from __future__ import annotations

from tundra.core.options import BadOptions, Option, Options, Switch, Whole
from tundra.core.rng import Rng
from tundra.games.maamut.board import Board
from tundra.games.maamut.pieces import (
    CENTRE,
    COPIES,
    CROSS,
    DIRECTIONS,
    GRASS,
    GRASS_TILES,
    HAND,
    LONGEST,
    NEXT,
    NOWHERE,
    ROCK,
    ROCK_TILES,
    SNOW,
    SNOW_TILES,
    USUAL_TURNS,
)
from tundra.games.maamut.play import draw_from
from tundra.games.maamut.state import ONE_HELD, ONE_IN_PILE, State, fresh_supply

OPTIONS: tuple[Option, ...] = (
    Whole("quiet_per_hunter", 5, 60, 15),
    Whole("turns_per_player", 20, 400, USUAL_TURNS),
    Whole("first_player", 0, 4, 0),
    Switch("limits", True),
    Switch("traps_stay", False),
)

MOST_ROCKS_AROUND = 4


def new_game(options: Options, seed: int) -> State:
    rng = Rng.seeded(seed)
    seats = options.seats
    turn_cap = options.whole("turns_per_player") * seats
    board = Board(lay_tiles(rng), options.whole("quiet_per_hunter"), turn_cap)
    board.limits = bool(options["limits"])
    board.traps_stay = bool(options["traps_stay"])
    state = State(board, rng, [NOWHERE] * seats, fresh_supply(seats), [0] * seats)
    state.pile = sum(COPIES[card] * ONE_IN_PILE[card] for card in range(1, LONGEST + 1))
    for seat in range(seats):
        for _ in range(HAND):
            state.hands[seat] += ONE_HELD[draw_from(state)]
    state.first = first_seat(options, rng)
    state.active = state.to_move = state.first
    return state


def lay_tiles(rng: Rng) -> list[int]:
    """Rules 2.1 and 2.2: with too many rocks round the cross, all tiles are laid again (D25)."""
    bag = [ROCK] * ROCK_TILES + [GRASS] * GRASS_TILES + [SNOW] * SNOW_TILES
    while True:
        order = rng.shuffled(bag)
        terrain = [*order[:CENTRE], CROSS, *order[CENTRE:]]
        if rocks_around_the_cross(terrain) <= MOST_ROCKS_AROUND:
            return terrain


def rocks_around_the_cross(terrain: list[int]) -> int:
    around = NEXT[CENTRE * DIRECTIONS : CENTRE * DIRECTIONS + DIRECTIONS]
    return sum(terrain[tile] == ROCK for tile in around)


def first_seat(options: Options, rng: Rng) -> int:
    """Rule 2.4, D1: by lot, unless a seat was named."""
    named = options.whole("first_player")
    if named > options.seats:
        raise BadOptions(f"first_player is {named}, but there are only {options.seats} seats")
    return named - 1 if named else rng.below(options.seats)
