"""Phase 7: at the end of a season children are born in the camps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.mammoth_valley.actions import BIRTH
from tundra.games.mammoth_valley.camps import own_camps
from tundra.games.mammoth_valley.cards.vocabulary import (
    BIRTHS_BEFORE_CAMP,
    BIRTHS_END,
    BIRTHS_START,
)
from tundra.games.mammoth_valley.cradle import push_births
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.lasting import has_effect
from tundra.games.mammoth_valley.people import reserve
from tundra.games.mammoth_valley.pieces import (
    EFFECT,
    EXTRA_BIRTH,
    MORE_BIRTHS,
    NOBODY,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_C,
    K_D,
    K_STEP,
    ask,
    everyone,
    field,
    open_window,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import is_last_turn, next_phase, player_at

if TYPE_CHECKING:
    from mypy_extensions import i64

# The phase frame: A the place in the order of play, B the camps in their order, six bits each (hex + 1),
# C the births of each, four bits, D the camp whose turn it is.
START: Final = 0
COUNT: Final = 1
ORDER: Final = 2
BEFORE_CAMP: Final = 3
CAMP: Final = 4
DONE: Final = 5

CAMP_BITS: Final = 6
BIRTH_BITS: Final = 4
TWINS: Final = 2


def advance(state: State) -> None:
    step = field(state, K_STEP)
    if step == DONE or not is_last_turn(state):
        next_phase(state)
        return
    place = field(state, K_A)
    if place == state.seats:
        set_field(state, K_STEP, DONE)
        open_window(state, BIRTHS_END, everyone(state, state.first))
        return
    seat = player_at(state, place)
    if seat == NOBODY:
        set_field(state, K_A, place + 1)
    elif step == START:
        set_field(state, K_STEP, COUNT)
        open_window(state, BIRTHS_START, [seat], seat)
    elif step == COUNT:
        count_births(state, seat)
    elif step == ORDER:
        choose_order(state, seat)
    elif step == BEFORE_CAMP:
        announce_camp(state, seat, place)
    else:
        give_birth(state, seat)


def count_births(state: State, seat: i64) -> None:
    """D45: fixed before any die of the tribe is thrown."""
    set_field(state, K_B, 0)
    set_field(state, K_C, 0)
    set_field(state, K_D, 0)
    set_field(state, K_STEP, ORDER)
    for h, births in outside_births(state, seat):
        append_camp(state, h, births)
    if not matters(state, seat):
        for h in mothers_camps(state, seat):
            append_camp(state, h, births_at(state, seat, h))
        set_field(state, K_STEP, BEFORE_CAMP)


def outside_births(state: State, seat: i64) -> list[tuple[int, int]]:
    """Mothers without a camp, by a card."""
    effects = state.effects
    return [
        (effects[place + 2], 1)
        for place in range(0, len(effects), EFFECT)
        if effects[place] == EXTRA_BIRTH and effects[place + 1] == seat
    ]


def mothers_camps(state: State, seat: i64) -> list[int]:
    return [h for h in own_camps(state, seat) if count(state, seat, WOMAN, h) > 0]


def births_at(state: State, seat: i64, h: i64) -> i64:
    """Rule 8.3: one woman, one birth; more women, two."""
    births: i64 = 1 if count(state, seat, WOMAN, h) == 1 else 2
    if state.effects and has_effect(state, MORE_BIRTHS, seat):
        births += 1
    return births


def append_camp(state: State, h: i64, births: i64) -> None:
    place = chosen(state)
    set_field(state, K_B, field(state, K_B) | ((h + 1) << (CAMP_BITS * place)))
    set_field(state, K_C, field(state, K_C) | (births << (BIRTH_BITS * place)))


def chosen(state: State) -> int:
    """How many camps have their place in the order."""
    camps = field(state, K_B)
    found = 0
    while camps:
        camps >>= CAMP_BITS
        found += 1
    return found


def camp_number(state: State, place: i64) -> i64:
    return ((field(state, K_B) >> (CAMP_BITS * place)) & 63) - 1


def matters(state: State, seat: i64) -> bool:
    """The order is asked for only where the reserve could run out."""
    hexes = mothers_camps(state, seat)
    if len(hexes) < 2:
        return False
    births: i64 = 0
    for h in hexes:
        births += births_at(state, seat, h)
    most = TWINS * births
    return reserve(state, seat, WARRIOR) < most or reserve(state, seat, WOMAN) < most


def choose_order(state: State, seat: i64) -> None:
    if unplaced(state, seat):
        ask(state, seat)
    else:
        set_field(state, K_STEP, BEFORE_CAMP)


def unplaced(state: State, seat: i64) -> list[int]:
    placed = [camp_number(state, place) for place in range(chosen(state))]
    return [h for h in mothers_camps(state, seat) if h not in placed]


def options(state: State) -> list[int]:
    seat = player_at(state, field(state, K_A))
    return [BIRTH + h for h in unplaced(state, seat)]


def answer(state: State, action: i64) -> None:
    seat = player_at(state, field(state, K_A))
    h = action - BIRTH
    append_camp(state, h, births_at(state, seat, h))


def announce_camp(state: State, seat: i64, place: i64) -> None:
    camp = field(state, K_D)
    if camp == chosen(state):
        set_field(state, K_STEP, START)
        set_field(state, K_A, place + 1)
        return
    set_field(state, K_STEP, CAMP)
    open_window(state, BIRTHS_BEFORE_CAMP, [seat], camp_number(state, camp), seat)


def give_birth(state: State, seat: i64) -> None:
    camp = field(state, K_D)
    h = camp_number(state, camp)
    births = (field(state, K_C) >> (BIRTH_BITS * camp)) & 15
    set_field(state, K_D, camp + 1)
    set_field(state, K_STEP, BEFORE_CAMP)
    push_births(state, seat, h, births)
