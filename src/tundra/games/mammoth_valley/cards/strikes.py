"""A disaster: which hexes it strikes, what it does to each, and who dies there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.camps import is_village, lose_fire, remove_camp, set_crop
from tundra.games.mammoth_valley.cards.event_steps import (
    ALL_MOUNTAINS,
    FOREST_REGION,
    LAVA_PATHS,
    MOUNTAIN_REGION,
    RIVER_BANKS,
    S_ALL_DIE,
    S_ANIMALS,
    S_AREA,
    S_CAVES_SAFE,
    S_CROPS,
    S_FIRE,
    S_MARKER,
    S_VILLAGES,
    VOLCANOES,
)
from tundra.games.mammoth_valley.cards.event_table import STRIKES
from tundra.games.mammoth_valley.cards.groups import unsafe
from tundra.games.mammoth_valley.cards.lots import roll_region, roll_river
from tundra.games.mammoth_valley.cards.ruin import kill_all, kill_beasts, put_marker
from tundra.games.mammoth_valley.cards.table import EVENT_NAMES
from tundra.games.mammoth_valley.cards.vocabulary import EVENT_BEFORE_LOSSES
from tundra.games.mammoth_valley.casualties import push_casualty
from tundra.games.mammoth_valley.ground import humans, seats_in
from tundra.games.mammoth_valley.pieces import (
    BIT,
    BY_EVENT,
    DIRECTIONS,
    FOREST,
    HEXES,
    MOUNTAIN,
    NO_CROP,
    NO_MARKER,
    NOBODY,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_STEP,
    everyone,
    field,
    open_window,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

STRIKE_FRAME: Final = CARD_FRAME + 3
"""A the row of the disaster, B the event, C the next hex, D a bit for each struck hex, E for each tribe hit."""
WARN: Final = 0
RAGE: Final = 1


def begin_strike(state: State, row: i64, told: list[Event] | None) -> None:
    """The event's own frame is on top."""
    struck = 0
    for h in struck_hexes(state, STRIKES[row + S_AREA], told):
        struck |= 1 << h
    push(state, STRIKE_FRAME, a=row, b=field(state, K_A), d=struck)


def struck_hexes(state: State, area: i64, told: list[Event] | None) -> list[int]:
    board = state.board
    if area == VOLCANOES:
        return board.volcanoes
    if area == LAVA_PATHS:
        return board.lava_hexes
    if area == RIVER_BANKS:
        return board.banks(roll_river(state, told))
    if area == ALL_MOUNTAINS:
        return [h for h in range(HEXES) if board.terrain[h] == MOUNTAIN]
    if area == FOREST_REGION:
        return roll_region(state, FOREST, told)
    hexes = roll_region(state, MOUNTAIN, told)
    return hexes if area == MOUNTAIN_REGION else with_neighbours(state, hexes)


def with_neighbours(state: State, hexes: list[int]) -> list[int]:
    found = 0
    for h in hexes:
        found |= 1 << h
        for d in range(DIRECTIONS):
            other = state.board.beside[h * DIRECTIONS + d]
            if other != NOBODY:
                found |= 1 << other
    return [h for h in range(HEXES) if found >> h & 1]


def advance(state: State, told: list[Event] | None) -> None:
    if field(state, K_STEP) == WARN:
        set_field(state, K_STEP, RAGE)
        warn(state)
        return
    struck, h = field(state, K_D), field(state, K_C)
    while h < HEXES and not struck >> h & 1:
        h += 1
    if h == HEXES:
        end_strike(state, told)
        return
    set_field(state, K_C, h + 1)
    strike_hex(state, field(state, K_A), h, told)


def warn(state: State) -> None:
    """The struck hexes are known, nobody has died yet: those who have tokens there may save them."""
    struck, marker = field(state, K_D), STRIKES[field(state, K_A) + S_MARKER]
    seats = [seat for seat in everyone(state, state.first) if is_there(state, seat, struck)]
    open_window(state, EVENT_BEFORE_LOSSES, seats, marker, struck)


def is_there(state: State, seat: i64, struck: int) -> bool:
    return any(struck >> h & 1 and humans(state, seat, h) for h in range(HEXES))


def strike_hex(state: State, row: i64, h: i64, told: list[Event] | None) -> None:
    """Board order, hex by hex: animals, what was built and sown, then the people."""
    marker: i64 = STRIKES[row + S_MARKER]
    if marker != NO_MARKER:
        put_marker(state, h, marker, told)
    if STRIKES[row + S_ANIMALS]:
        kill_beasts(state, h, BY_EVENT, told)
    if STRIKES[row + S_VILLAGES] and is_village(state, h):
        set_field(state, K_E, field(state, K_E) | BIT[state.camp[h]])
        remove_camp(state, h, told)
    if STRIKES[row + S_CROPS]:
        set_crop(state, h, NO_CROP, EVENT_NAMES[field(state, K_B)], told)
    if STRIKES[row + S_ALL_DIE]:
        kill_all(state, h, BY_EVENT, told)
    else:
        take_one_of_each(state, row, h)


def take_one_of_each(state: State, row: i64, h: i64) -> None:
    """A65: each tribe there loses one token of its choice, the first in the order of play first."""
    victims = [seat for seat in seats_in(state, h) if is_exposed(state, row, seat, h)]
    victims = [seat for seat in victims if unsafe_kinds(state, seat, h)]
    if not STRIKES[row + S_FIRE]:
        for seat in victims:
            set_field(state, K_E, field(state, K_E) | BIT[seat])
    for seat in reversed(victims):
        push_casualty(state, seat, h, unsafe_kinds(state, seat, h), BY_EVENT)


def is_exposed(state: State, row: i64, seat: i64, h: i64) -> bool:
    """A86: an avalanche or snow spares those in their own cave."""
    if not STRIKES[row + S_CAVES_SAFE] or state.camp[h] != seat:
        return True
    is_avalanche = STRIKES[row + S_AREA] == MOUNTAIN_REGION
    return is_avalanche and not state.choices.avalanche_caves_safe


def unsafe_kinds(state: State, seat: i64, h: i64) -> int:
    """A bit for warriors, a bit for women."""
    warriors = BIT[WARRIOR] if unsafe(state, seat, WARRIOR, h) else 0
    return warriors | (BIT[WOMAN] if unsafe(state, seat, WOMAN, h) else 0)


def end_strike(state: State, told: list[Event] | None) -> None:
    """The event hears who was hit; a flooded village puts out its tribe's fire."""
    row, event, hit = field(state, K_A), field(state, K_B), field(state, K_E)
    pop(state)
    set_field(state, K_D, field(state, K_D) | hit)
    if STRIKES[row + S_FIRE]:
        for seat in range(state.seats):
            if hit & BIT[seat]:
                lose_fire(state, seat, EVENT_NAMES[event], told)
