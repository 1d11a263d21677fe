"""How it begins: two cards each, with many players a pawn each, the start player by lot, the tiles tipped out."""

from __future__ import annotations

from tundra.core.options import BadOptions, Option, Options, Whole
from tundra.core.rng import Rng
from tundra.games.mammut.pieces import (
    BIT,
    DEALT,
    ONE_CARD,
    SPECIES,
    START_POINTS,
    TILES_OPTION,
    WHOLE_DECK,
)
from tundra.games.mammut.rounds import begin_round, draw_from
from tundra.games.mammut.state import State, empty_state

OPTIONS: tuple[Option, ...] = (Whole("first_player", 0, 5, 0), TILES_OPTION)

MANY_PLAYERS = 4
"""From here on each player starts with a pawn, and the first round is left out."""


def new_game(options: Options, seed: int) -> State:
    rng = Rng.seeded(seed)
    seats = options.seats
    state = empty_state(rng, seats)
    state.take_box(str(options[TILES_OPTION.name]))
    state.points[:] = [START_POINTS] * seats
    state.pile = WHOLE_DECK
    for seat in range(seats):
        for _ in range(DEALT):
            state.hands[seat] += ONE_CARD[draw_from(state)]
    if seats >= MANY_PLAYERS:
        state.round = 2
        give_start_pawns(state, rng)
    state.start = first_seat(options, rng)
    begin_round(state, None)
    return state


def give_start_pawns(state: State, rng: Rng) -> None:
    """Rule 2.3, D2: all different."""
    order = rng.shuffled(list(range(len(SPECIES))))
    for seat in range(len(state.points)):
        state.animals[seat] = BIT[order[seat]]


def first_seat(options: Options, rng: Rng) -> int:
    """Rule 2.4, D3: by lot, unless a seat was named."""
    named = options.whole("first_player")
    if named > options.seats:
        raise BadOptions(f"first_player is {named}, but there are only {options.seats} seats")
    return named - 1 if named else rng.below(options.seats)
