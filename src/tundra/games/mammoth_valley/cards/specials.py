"""The few cards that need code of their own: the drum on the march, the stranger, the bear in the cave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.battles import open_before
from tundra.games.mammoth_valley.beasts import (
    animal_step,
    food_value,
    herd_at,
    kill_animal,
    put_animal,
    tell_beasts_died,
)
from tundra.games.mammoth_valley.camps import gain_food
from tundra.games.mammoth_valley.cards.herds import walk
from tundra.games.mammoth_valley.cards.lots import draw_rim, roll_region
from tundra.games.mammoth_valley.hunts import push_hunt
from tundra.games.mammoth_valley.lasting import add_effect
from tundra.games.mammoth_valley.people import meet_solitary
from tundra.games.mammoth_valley.pieces import (
    BEAR,
    EACH,
    EFFECT,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    MOUNTAIN,
    NOBODY,
    PUSHED,
    SPECIES,
    SPECIES_NAMES,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    K_A,
    K_B,
    field,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

BEARS_FRAME: Final = CARD_FRAME + 4
"""A the region, B the next hex."""
HERD: Final = 64
"""More than there are animals of a species."""


def push_animals(state: State, seat: i64, h: i64, d: i64, told: list[Event] | None) -> None:
    """A48: animals of the hex flee straight ahead, each once; those that cannot die and feed the tribe."""
    food: i64 = 0
    for species in range(SPECIES):
        number = herd_at(state, species, h) - pushed(state, seat, species, h)
        if number <= 0:
            continue
        to = animal_step(state, species, h, d)
        if to != NOBODY:
            walk(state, species, number, h, to, told)
            add_effect(state, PUSHED, seat, to, species * HERD + number)
        else:
            food += beat_down(state, species, number, h, told)
    gain_food(state, seat, food, "war_drum", told)


def pushed(state: State, seat: i64, species: i64, h: i64) -> i64:
    found: i64 = 0
    effects = state.effects
    for place in range(0, len(effects), EFFECT):
        if (
            effects[place] == PUSHED
            and effects[place + 1] == seat
            and effects[place + 2] == h
            and effects[place + 3] // HERD == species
        ):
            found += effects[place + 3] % HERD
    return found


def beat_down(state: State, species: i64, number: i64, h: i64, told: list[Event] | None) -> i64:
    for _ in range(number):
        kill_animal(state, species, h)
    if told is not None:
        tell_beasts_died(h, species, number, told)
    return number * food_value(state, species)


# The stranger


def spawn_stranger(state: State, told: list[Event] | None) -> None:
    """A83: of either sex by chance; nobody comes if both are out already, or if the bag names no hex."""
    kinds = [kind for kind in (WARRIOR, WOMAN) if state.neutral[kind] == NOBODY]
    h = draw_rim(state, told) if kinds else NOBODY
    if h == NOBODY:
        return
    kind = state.rng.pick(kinds)
    state.neutral[kind] = h
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind]}
        told.append(Event("stranger", None, facts))
    meet_solitary(state, h, told)


# The bear in the cave


def send_bears(state: State, told: list[Event] | None) -> None:
    """A95: the die is thrown until it names a region with a cave."""
    caves = [h for h in range(HEXES) if is_cave(state, h)]
    if not caves:
        return
    hexes = roll_region(state, MOUNTAIN, told)
    while not any(h in caves for h in hexes):
        hexes = roll_region(state, MOUNTAIN, told)
    push(state, BEARS_FRAME, a=state.board.region[hexes[0]])


def is_cave(state: State, h: int) -> bool:
    return state.camp[h] != NOBODY and state.board.terrain[h] == MOUNTAIN


def advance_bears(state: State, told: list[Event] | None) -> None:
    """One cave after the other, each with a bear of its own as long as the bag has one, and all moments of a fight."""
    h = field(state, K_B)
    while h < HEXES and not (is_cave(state, h) and state.board.region[h] == field(state, K_A)):
        h += 1
    bears = [t for t in range(BEAR * EACH, BEAR * EACH + EACH) if state.where[t] == NOBODY]
    if h == HEXES or not bears:
        pop(state)
        return
    set_field(state, K_B, h + 1)
    put_animal(state, state.rng.pick(bears), h)
    if told is not None:
        facts = {"species": SPECIES_NAMES[BEAR], "hex": HEX_NAMES[h], "count": 1}
        told.append(Event("beasts_came", None, facts))
    seat = state.camp[h]
    push_hunt(state, seat, h, BEAR, 0)
    open_before(state, seat, h, 1)
