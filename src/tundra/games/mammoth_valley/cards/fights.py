"""Tricks in a fight: weapons, headstrong women, new friends, ways out, traps, and what follows a victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import HEX, SEAT
from tundra.games.mammoth_valley.beasts import kill_all_animals
from tundra.games.mammoth_valley.camps import (
    check_camp,
    gain_food,
    is_village,
    remove_camp,
    set_crop,
)
from tundra.games.mammoth_valley.cards.deeds import (
    ADD_TO_ROLLS,
    ALL_TURN,
    ALL_TURN_ON_ANIMALS,
    BURN_TAKEN_CAMP,
    EAT_THE_DEAD,
    FLEE,
    HIDE,
    IN_ONE_HEX,
    KILL_ANIMALS,
    WIN_OVER_LONE_WARRIOR,
    WOMEN_FIGHT,
)
from tundra.games.mammoth_valley.cards.groups import mark_group, some_of, tell_group
from tundra.games.mammoth_valley.cards.table import AMOUNT, DEED, MODES, TRICK_KEYS, WAY
from tundra.games.mammoth_valley.cards.vocabulary import CAMP_TAKEN, STARVATION, TOKEN_DIED
from tundra.games.mammoth_valley.ground import (
    able,
    able_humans,
    count,
    free_hex,
    humans,
    on_foot,
)
from tundra.games.mammoth_valley.lasting import add_effect, effect_sum, has_effect
from tundra.games.mammoth_valley.people import (
    add_token,
    go_wild,
    kill_token,
    remove_token,
    shift_token,
)
from tundra.games.mammoth_valley.pieces import (
    ANYWHERE,
    ARMED_WOMEN,
    BONUS,
    BONUS_ANIMALS,
    BY_CARD,
    CAPTURED,
    DIRECTIONS,
    EATS_DEAD,
    FOREST,
    FOUGHT,
    FOUGHT_ANIMALS,
    HEX_NAMES,
    HIDDEN,
    KIND_NAMES,
    MASSACRED,
    NO_CROP,
    NOBODY,
    TAME,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import fighters

if TYPE_CHECKING:
    from mypy_extensions import i64


NO_KILLER: Final = 7
"""In what a window tells of a death: no tribe did it."""


def can(state: State, seat: i64, use: i64, window: i64, a: i64, b: i64) -> bool:
    """Whether the use would change something; ``a`` and ``b`` say what the window is about."""
    deed: i64 = DEED[use]
    if deed == EAT_THE_DEAD:
        return can_eat(state, seat, window, a, b) and not has_effect(state, EATS_DEAD, seat)
    if deed == BURN_TAKEN_CAMP:
        return b // 16 == seat and b % 2 == 0 and state.camp[a] != NOBODY
    if able_humans(state, seat, a) == 0:
        return False
    if deed == ADD_TO_ROLLS:
        return can_add(state, seat, WAY[use], a)
    if deed == WOMEN_FIGHT:
        return able(state, seat, WOMAN, a) > 0 and not has_effect(state, ARMED_WOMEN, seat, a)
    if deed == HIDE:
        return state.board.terrain[a] == FOREST
    if deed == KILL_ANIMALS:
        return state.beasts[a] > 0 and not faces_a_tribe(state, seat, a)
    if deed == FLEE:
        return b == 0 and faces_a_tribe(state, seat, a) and has_refuge(state, seat, a)
    return deed == WIN_OVER_LONE_WARRIOR and any_lone_warrior(state, seat, a)


# Weapons (A51: for every fight on the hex this turn)


def can_add(state: State, seat: i64, way: i64, h: i64) -> bool:
    """Whom the tribe is about to fight is seen from the hex: a card may just have removed the other tribe."""
    hunts = state.beasts[h] > 0 and not faces_a_tribe(state, seat, h)
    if way == ALL_TURN_ON_ANIMALS:
        return hunts and not has_effect(state, FOUGHT_ANIMALS, seat)
    if way == ALL_TURN and has_effect(state, FOUGHT, seat):
        return False
    return hunts or fights_a_tribe(state, seat, h)


def fights_a_tribe(state: State, seat: i64, h: i64) -> bool:
    """Warriors fight warriors, women fight women; women alone among warriors do not fight."""
    own: i64 = fighters(state, seat, h)
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others += fighters(state, other, h)
    if own and others == 0:
        return state.beasts[h] > 0
    return own > 0 or others == 0


def faces_a_tribe(state: State, seat: i64, h: i64) -> bool:
    for other in range(state.seats):
        if other != seat and humans(state, other, h) and able_humans(state, other, h):
            return True
    return False


# Friend (A14) and flight (A12)


def any_lone_warrior(state: State, seat: i64, h: i64) -> bool:
    return any(other != seat and is_lone_warrior(state, other, h) for other in range(state.seats))


def is_lone_warrior(state: State, other: i64, h: i64) -> bool:
    return humans(state, other, h) == 1 and able(state, other, WARRIOR, h) == 1


def has_refuge(state: State, seat: i64, h: i64) -> bool:
    for d in range(DIRECTIONS):
        other = on_foot(state, h, d)
        if other != NOBODY and free_hex(state, seat, other):
            return True
    return False


def choices(state: State, seat: i64, use: i64, h: i64) -> list[int]:
    """Whom to win over, or where to flee."""
    if DEED[use] == WIN_OVER_LONE_WARRIOR:
        return [
            SEAT + other
            for other in range(state.seats)
            if other != seat and is_lone_warrior(state, other, h)
        ]
    refuges = sorted([on_foot(state, h, d) for d in range(DIRECTIONS)])
    return [HEX + to for to in refuges if to != NOBODY and free_hex(state, seat, to)]


def carry_out(
    state: State, seat: i64, use: i64, h: i64, target: i64, other: i64, told: list[Event] | None
) -> None:
    """``target`` is a hex; ``other`` is a seat for a new friend, and otherwise a group."""
    deed: i64 = DEED[use]
    if deed == ADD_TO_ROLLS:
        add_to_rolls(state, seat, use, h)
    elif deed == WOMEN_FIGHT:
        add_effect(state, ARMED_WOMEN, seat, h)
    elif deed == WIN_OVER_LONE_WARRIOR:
        convert(state, seat, other, WARRIOR, h, h, told)
    elif deed == FLEE:
        flee(state, seat, h, target, other, told)
    elif deed == HIDE:
        hide(state, seat, h, other, told)
    elif deed == KILL_ANIMALS:
        gain_food(state, seat, kill_all_animals(state, h, told), TRICK_KEYS[use // MODES], told)
    elif deed == BURN_TAKEN_CAMP:
        burn_camp(state, use, h, told)


def add_to_rolls(state: State, seat: i64, use: i64, h: i64) -> None:
    way: i64 = WAY[use]
    what = BONUS_ANIMALS if way == ALL_TURN_ON_ANIMALS else BONUS
    add_effect(state, what, seat, h if way == IN_ONE_HEX else ANYWHERE, AMOUNT[use])


def convert(
    state: State, seat: i64, other: i64, kind: i64, h: i64, to: i64, told: list[Event] | None
) -> None:
    """A token of another tribe joins this one; without a spare token it is just removed (G5)."""
    remove_token(state, other, kind, h, told)
    placed = add_token(state, seat, kind, to)
    if told is not None:
        facts = {
            "other": other,
            "from": HEX_NAMES[h],
            "hex": HEX_NAMES[to],
            "token": KIND_NAMES[kind],
            "placed": placed,
        }
        told.append(Event("converted", seat, facts))


def flee(state: State, seat: i64, h: i64, to: i64, group: i64, told: list[Event] | None) -> None:
    """A13: with its last woman gone a camp falls, and nothing of it is conquered."""
    if told is not None:
        tell_group("fled", seat, h, to, group, told)
    for kind in (WARRIOR, WOMAN, TAME):
        for _ in range(some_of(group, kind)):
            shift_token(state, seat, kind, h, to)
    if state.camp[h] == seat:
        check_camp(state, h, told)
    go_wild(state, seat, h, told)


def hide(state: State, seat: i64, h: i64, group: i64, told: list[Event] | None) -> None:
    """A37: out of every fight of the hex until the end of the turn; a village there is lost."""
    mark_group(state, HIDDEN, seat, h, group)
    if told is not None:
        tell_group("hid", seat, h, h, group, told)
    if is_village(state, h):
        remove_camp(state, h, told)


# After a victory


def fresh_meat(state: State, seat: i64, window: i64, a: i64, b: i64) -> i64:
    """A26: the deaths that opened the window, as far as they feed this seat: it is asked if it won the round."""
    if window == TOKEN_DIED:
        is_tribes = b // 4 % 8 != NO_KILLER and b % 4 != TAME
        return 1 if is_tribes and b // 32 != seat else 0
    if window == CAMP_TAKEN:
        return effect_sum(state, MASSACRED, seat, a) if b // 2 % 8 == seat else 0
    return 0


def can_eat(state: State, seat: i64, window: i64, a: i64, b: i64) -> bool:
    """A26: also those of one's own who are about to starve, needlessly or not; the meal itself counts them."""
    if window == STARVATION:
        return a == seat and (b > 0 or state.choices.may_starve)
    return fresh_meat(state, seat, window, a, b) > 0


def eat_the_dead(
    state: State, seat: i64, use: i64, window: i64, a: i64, b: i64, told: list[Event] | None
) -> None:
    """From this death on, until the end of the turn; the rules of fights and of hunger pay the later ones."""
    gain_food(state, seat, fresh_meat(state, seat, window, a, b), TRICK_KEYS[use // MODES], told)
    add_effect(state, EATS_DEAD, seat, value=use // MODES + 1)


def burn_camp(state: State, use: i64, h: i64, told: list[Event] | None) -> None:
    """A53: the women who were in it die with it, the conqueror keeps the food."""
    winner: i64 = state.camp[h]
    remove_camp(state, h, told)
    for _ in range(min(effect_sum(state, CAPTURED, winner, h), count(state, winner, WOMAN, h))):
        kill_token(state, winner, WOMAN, h, BY_CARD, told)
    set_crop(state, h, NO_CROP, TRICK_KEYS[use // MODES], told)
