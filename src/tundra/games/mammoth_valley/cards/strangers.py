"""Events about animals and single people: packs of wolves, a sick species, a token of every tribe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import LOSE
from tundra.games.mammoth_valley.beasts import (
    add_pack_wolves,
    herd_at,
    kill_animal,
    pack_reserve,
    species_of,
)
from tundra.games.mammoth_valley.cards.lots import draw_lot, draw_rim
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.people import kill_token, total
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    BY_EVENT,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    KINDS,
    NOBODY,
    SPECIES_NAMES,
    TAME,
    WARRIOR,
    WOLF,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    K_A,
    K_B,
    K_SEAT,
    ask,
    field,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

LOSE_ANY: Final = CARD_FRAME + 5
"""Every tribe loses a token of a kind, wherever it likes: A the kind, B the place in the order of play."""
NOTHING_ON: Final = 4
"""By the English text a die of 4 takes nobody; an option."""


def spawn_pack(state: State, number: i64, told: list[Event] | None) -> None:
    """A63: as many wolves of the reserve as there are."""
    h = draw_rim(state, told) if pack_reserve(state) else NOBODY
    if h == NOBODY:
        return
    came = add_pack_wolves(state, h, number)
    if told is not None:
        facts = {"species": SPECIES_NAMES[WOLF], "hex": HEX_NAMES[h], "count": came}
        told.append(Event("beasts_came", None, facts))


def take_species(state: State, told: list[Event] | None) -> None:
    """A73: the species of a token drawn from the bag leaves the board, tame ones and arrivals included."""
    if state.choices.epizootic_die:
        die = state.rng.die()
        species = die - 1
        if told is not None:
            facts = {"value": die, "what": "species", "species": SPECIES_NAMES[species]}
            told.append(Event("die", None, facts))
    else:
        token = draw_lot(state, told)
        if token == NOBODY:
            return
        species = species_of(token)
    state.sick_species = species
    gone = 0
    for h in range(HEXES):
        gone += herd_at(state, species, h)
        for _ in range(herd_at(state, species, h)):
            kill_animal(state, species, h)
    if told is not None:
        told.append(Event("sick", None, {"species": SPECIES_NAMES[species], "count": gone}))
    if species == WOLF:
        take_tame_wolves(state, told)


def take_tame_wolves(state: State, told: list[Event] | None) -> None:
    for seat in range(state.seats):
        for h in range(HEXES):
            for _ in range(count(state, seat, TAME, h)):
                kill_token(state, seat, TAME, h, BY_EVENT, told)


# One of every tribe


def take_one_each(state: State, woman_up_to: i64, told: list[Event] | None) -> None:
    """A72: a low die takes a woman, a high one a warrior."""
    die = state.rng.die()
    kind = WOMAN if die <= woman_up_to else WARRIOR
    spares = state.choices.epidemic_four_nothing and die == NOTHING_ON
    if told is not None:
        victim = None if spares else KIND_NAMES[kind]
        told.append(Event("die", None, {"value": die, "what": "token", "token": victim}))
    if not spares:
        push(state, LOSE_ANY, a=kind)


def advance(state: State) -> None:
    """In the order of play; who has none of that kind loses nobody."""
    place = field(state, K_B)
    if place == state.seats:
        pop(state)
        return
    seat = (state.first + place) % state.seats
    set_field(state, K_B, place + 1)
    if state.status[seat] == ACTIVE and total(state, seat, field(state, K_A)) > 0:
        set_field(state, K_SEAT, seat)
        ask(state, seat)


def options(state: State) -> list[int]:
    kind = field(state, K_A)
    seat = field(state, K_SEAT)
    return [LOSE + h * KINDS + kind for h in range(HEXES) if count(state, seat, kind, h)]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    h = (action - LOSE) // KINDS
    kill_token(state, field(state, K_SEAT), field(state, K_A), h, BY_EVENT, told)
