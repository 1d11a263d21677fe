"""Tricks at the hearth: births, harvest, fishing, sowing, and new people of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import HEX, KIND, SEAT
from tundra.games.mammoth_valley.beasts import letter_hex
from tundra.games.mammoth_valley.cards.deeds import (
    BETTER_CATCH,
    BETTER_HARVEST,
    BIRTH_OUTSIDE,
    BY_THE_CAVE,
    CHOOSE_SEX,
    EXTRA_BIRTHS,
    GATHER_IN_WINTER,
    KILL_MOTHERS,
    SOW_FIELD,
    SPAWN_COUPLE,
    SPAWN_IN_VILLAGE,
)
from tundra.games.mammoth_valley.cards.lots import tell_lot
from tundra.games.mammoth_valley.cards.table import AMOUNT, DEED, MODES, TRICK_KEYS, WAY
from tundra.games.mammoth_valley.cards.vocabulary import BIRTHS_BEFORE_CAMP
from tundra.games.mammoth_valley.cradle import push_births
from tundra.games.mammoth_valley.ground import count, humans, is_open
from tundra.games.mammoth_valley.lasting import add_effect, has_effect
from tundra.games.mammoth_valley.ledger import fish_at, harvest_at, harvest_value
from tundra.games.mammoth_valley.people import add_token, home, kill_token, meet_solitary, reserve
from tundra.games.mammoth_valley.pieces import (
    ANYWHERE,
    BIT,
    BY_CARD,
    CHOSEN_SEX,
    DAMAGED,
    EFFECT,
    EXTRA_BIRTH,
    FOREST,
    HEX_NAMES,
    HEXES,
    INTACT,
    LETTERED,
    MORE_BIRTHS,
    MOTHER,
    MOUNTAIN,
    NO_CROP,
    NOBODY,
    PLAIN,
    RICH_CATCH,
    RICH_HARVEST,
    SUMMER,
    WARRIOR,
    WINTER_GATHERING,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import is_harvest, is_winter

if TYPE_CHECKING:
    from mypy_extensions import i64


def can(state: State, seat: i64, use: i64, a: i64) -> bool:
    """``a`` is the camp before whose births the card is offered."""
    deed: i64 = DEED[use]
    if deed == CHOOSE_SEX:
        is_new = state.camp[a] == seat and not has_effect(state, CHOSEN_SEX, seat, a)
        return is_new and has_reserve(state, seat)
    if deed == BETTER_HARVEST:
        return is_harvest(state) and raises_harvest(state, seat, use)
    if deed == BETTER_CATCH:
        return not has_effect(state, RICH_CATCH, seat) and can_fish(state, seat)
    if deed == SPAWN_COUPLE:
        return has_reserve(state, seat) and len(open_letters(state)) > 0
    return can_somewhere(state, seat, use)


def can_somewhere(state: State, seat: i64, use: i64) -> bool:
    deed: i64 = DEED[use]
    if deed == GATHER_IN_WINTER and (
        not is_winter(state) or has_effect(state, WINTER_GATHERING, seat)
    ):
        return False
    if deed == EXTRA_BIRTHS and has_effect(state, MORE_BIRTHS, seat):
        return False
    if deed == SOW_FIELD and not can_sow(state, seat, use):
        return False
    if deed in (EXTRA_BIRTHS, BIRTH_OUTSIDE, SPAWN_IN_VILLAGE) and not has_reserve(state, seat):
        return False
    return len(hexes(state, seat, use)) > 0


def hexes(state: State, seat: i64, use: i64) -> list[int]:
    """Where the deed can be done."""
    if DEED[use] == KILL_MOTHERS:
        return mothers_at(state, seat)
    return [h for h in range(HEXES) if fits(state, seat, use, h)]


def fits(state: State, seat: i64, use: i64, h: i64) -> bool:
    deed: i64 = DEED[use]
    if deed == EXTRA_BIRTHS:
        return state.camp[h] == seat and count(state, seat, WOMAN, h) > 0
    if deed == BIRTH_OUTSIDE:
        return state.camp[h] != seat and count(state, seat, WOMAN, h) > 0
    terrain: i64 = state.board.terrain[h]
    if deed == GATHER_IN_WINTER:
        return terrain == FOREST and humans(state, seat, h) > 0
    if deed == SPAWN_IN_VILLAGE:
        return terrain == FOREST and state.camp[h] == seat
    return state.camp[h] == seat and state.crop[h] == NO_CROP and terrain == field_terrain(use)


def has_reserve(state: State, seat: i64) -> bool:
    return reserve(state, seat, WARRIOR) > 0 or reserve(state, seat, WOMAN) > 0


# Fields


def field_terrain(use: i64) -> i64:
    return MOUNTAIN if WAY[use] == BY_THE_CAVE else PLAIN


def can_sow(state: State, seat: i64, use: i64) -> bool:
    """A54: on the mountain in the sowing phase; in the village on the first turn of the summer."""
    if WAY[use] != BY_THE_CAVE and (state.season != SUMMER or state.turn != 1):
        return False
    return state.food[seat] >= state.choices.sow_cost * AMOUNT[use]


def raises_harvest(state: State, seat: i64, use: i64) -> bool:
    """A35: the best value counts, so after good rains it may change nothing."""
    better_intact = AMOUNT[use] > harvest_value(state, seat, INTACT)
    better_damaged = WAY[use] > harvest_value(state, seat, DAMAGED)
    for h in home(state, seat):
        better = better_intact if state.crop[h] == INTACT else better_damaged
        if better and harvest_at(state, seat, h) > 0:
            return True
    return False


def can_fish(state: State, seat: i64) -> bool:
    return any(fish_at(state, seat, h) > 0 for h in home(state, seat))


# Mothers (A25)


def mothers_at(state: State, seat: i64) -> list[int]:
    """The hexes where women of other tribes have just given birth."""
    found = 0
    effects = state.effects
    for place in range(0, len(effects), EFFECT):
        if is_mother(state, seat, place):
            found |= 1 << effects[place + 2]
    return [h for h in range(HEXES) if found >> h & 1]


def is_mother(state: State, seat: i64, place: i64) -> bool:
    effects = state.effects
    other = effects[place + 1]
    if effects[place] != MOTHER or other == seat or effects[place + 3] <= 0:
        return False
    return count(state, other, WOMAN, effects[place + 2]) > 0


def mothers_of(state: State, seat: i64, h: i64) -> list[int]:
    """The tribes of the mothers in a hex."""
    effects = state.effects
    found = 0
    for place in range(0, len(effects), EFFECT):
        if effects[place + 2] == h and is_mother(state, seat, place):
            found |= BIT[effects[place + 1]]
    return [other for other in range(state.seats) if found & BIT[other]]


def kill_mother(state: State, seat: i64, h: i64, other: i64, told: list[Event] | None) -> None:
    effects = state.effects
    for place in range(0, len(effects), EFFECT):
        at_home = effects[place + 1] == other and effects[place + 2] == h
        if at_home and is_mother(state, seat, place):
            effects[place + 3] -= 1
            break
    kill_token(state, other, WOMAN, h, BY_CARD, told)


# What is chosen, and what happens


def choices(state: State, seat: i64, use: i64, h: i64) -> list[int]:
    """A hex, then a tribe for mothers, a sex for a new token."""
    if h == NOBODY:
        return [HEX + place for place in hexes(state, seat, use)]
    if DEED[use] == KILL_MOTHERS:
        return [SEAT + other for other in mothers_of(state, seat, h)]
    return [KIND + kind for kind in (WARRIOR, WOMAN) if reserve(state, seat, kind) > 0]


def carry_out(
    state: State,
    seat: i64,
    use: i64,
    h: i64,
    kind: i64,
    other: i64,
    told: list[Event] | None,
) -> None:
    """``other`` is a tribe, or for a mother outside the camps the window: once dice fall she is not waited for."""
    deed: i64 = DEED[use]
    if deed == SOW_FIELD:
        sow(state, seat, use, h, told)
    elif deed == SPAWN_IN_VILLAGE:
        add_token(state, seat, kind, h)
        if told is not None:
            tell_came(seat, use, h, int(kind == WARRIOR), int(kind == WOMAN), told)
    elif deed == SPAWN_COUPLE:
        bring_couple(state, seat, use, told)
    elif deed == KILL_MOTHERS:
        kill_mother(state, seat, h, other, told)
    elif deed == BIRTH_OUTSIDE and other == BIRTHS_BEFORE_CAMP:
        push_births(state, seat, h, 1)
    else:
        add_effect(state, LASTING[deed], seat, h if deed in AT_A_HEX else ANYWHERE)


LASTING: Final[dict[int, int]] = {
    CHOOSE_SEX: CHOSEN_SEX,
    BIRTH_OUTSIDE: EXTRA_BIRTH,
    EXTRA_BIRTHS: MORE_BIRTHS,
    BETTER_HARVEST: RICH_HARVEST,
    BETTER_CATCH: RICH_CATCH,
    GATHER_IN_WINTER: WINTER_GATHERING,
}
"""Deeds that the rules of births and survival look up later."""
AT_A_HEX: Final = (CHOOSE_SEX, BIRTH_OUTSIDE)


def sow(state: State, seat: i64, use: i64, h: i64, told: list[Event] | None) -> None:
    cost: i64 = state.choices.sow_cost * AMOUNT[use]
    state.food[seat] -= cost
    state.crop[h] = INTACT
    if told is not None:
        told.append(Event("sowed", seat, {"hex": HEX_NAMES[h], "cost": cost}))


def open_letters(state: State) -> list[int]:
    """A56: tokens of the bag whose letter names a hex that is not closed."""
    return [
        token
        for token in range(LETTERED)
        if state.where[token] == NOBODY and is_entry(state, letter_hex(state, token))
    ]


def is_entry(state: State, h: i64) -> bool:
    """Small boards lack some letters."""
    return h != NOBODY and is_open(state, h)


def bring_couple(state: State, seat: i64, use: i64, told: list[Event] | None) -> None:
    token = state.rng.pick(open_letters(state))
    h = letter_hex(state, token)
    if told is not None:
        tell_lot(state, token, told)
    man = add_token(state, seat, WARRIOR, h)
    woman = add_token(state, seat, WOMAN, h)
    if told is not None:
        tell_came(seat, use, h, int(man), int(woman), told)
    meet_solitary(state, h, told)


def tell_came(seat: i64, use: i64, h: i64, warriors: i64, women: i64, told: list[Event]) -> None:
    why = TRICK_KEYS[use // MODES]
    told.append(
        Event("came", seat, {"hex": HEX_NAMES[h], "warriors": warriors, "women": women, "why": why})
    )
