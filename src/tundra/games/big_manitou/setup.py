"""How it begins: whole decks, all tiles in the bag, the first dealer, and the first hunt laid out."""

from __future__ import annotations

from tundra.core.options import BadOptions, Option, Options, Switch, Whole
from tundra.core.rng import Rng
from tundra.games.big_manitou.hunts import begin_hunt
from tundra.games.big_manitou.pieces import TILES_OPTION, packed_counts
from tundra.games.big_manitou.state import State, empty_state

OPTIONS: tuple[Option, ...] = (
    Switch("random_selection", False),
    Whole("dealer", 0, 5, 0),
    Switch("by_the_letter", False),
    TILES_OPTION,
)


def new_game(options: Options, seed: int) -> State:
    rng = Rng.seeded(seed)
    state = empty_state(rng, options.seats)
    state.box = str(options[TILES_OPTION.name])
    state.bag = packed_counts(TILES_OPTION.counts(state.box))
    state.is_random = bool(options["random_selection"])
    state.by_the_letter = bool(options["by_the_letter"])
    state.dealer = first_dealer(options, rng)
    begin_hunt(state, None)
    return state


def first_dealer(options: Options, rng: Rng) -> int:
    """Rule 2.3, D3: by lot, unless a seat was named."""
    named = options.whole("dealer")
    if named > options.seats:
        raise BadOptions(f"dealer is {named}, but there are only {options.seats} seats")
    return named - 1 if named else rng.below(options.seats)
