"""How it begins: glaciers, mammoths, stones, fire, and the start player who places the first hunter."""

from __future__ import annotations

from tundra.core.options import BadOptions, Option, Options, Switch, Whole
from tundra.core.rng import Rng
from tundra.games.ice_age.pieces import BIT, BOX, CARDS_OPTION, CLUBS, whole_deck
from tundra.games.ice_age.questions import PLACEMENT, ask
from tundra.games.ice_age.rounds import lay_fire
from tundra.games.ice_age.state import State, empty_state

OPTIONS: tuple[Option, ...] = (
    Whole("rounds", 3, 4, 4),
    Whole("first_player", 0, 5, 0),
    Switch("mammoth_from_board", False),
    CARDS_OPTION,
)


def new_game(options: Options, seed: int) -> State:
    rng = Rng.seeded(seed)
    state = empty_state(rng, options.seats)
    state.rounds = options.whole("rounds")
    state.mammoth_from_board = bool(options["mammoth_from_board"])
    state.box = str(options[CARDS_OPTION.name])
    state.piles[:] = whole_deck(CARDS_OPTION.counts(state.box))
    state.clubs_left = CLUBS
    lay_out(state)
    lay_fire(state)
    state.first = first_player(options, rng)
    state.active = state.first
    state.questions.append(ask(PLACEMENT, state.first, 0, 0))
    return state


def lay_out(state: State) -> None:
    """Rule 2.1, by the number of players."""
    setup = BOX.setup[len(state.supply)]
    for region in setup.glaciers:
        state.open &= ~BIT[region - 1]
    for region in setup.mammoths:
        state.mammoths[region - 1] += 1
    state.mammoths_left = setup.mammoth_supply
    state.dark = setup.dark_reserve


def first_player(options: Options, rng: Rng) -> int:
    """Rule 2.4, D7: by lot, unless a seat was named."""
    named = options.whole("first_player")
    if named > options.seats:
        raise BadOptions(f"first_player is {named}, but there are only {options.seats} seats")
    return named - 1 if named else rng.below(options.seats)
