"""Stage A of a battle: a tribe against one herd, round after round, until one of them is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import LOSE
from tundra.games.mammoth_valley.beasts import food_value, kill_animal, tell_beasts_died
from tundra.games.mammoth_valley.camps import gain_food
from tundra.games.mammoth_valley.cards.vocabulary import (
    COMBAT_WON,
    IN_COMBAT,
    TOKEN_DIED,
    TRIBE_DIE_ROLLED,
)
from tundra.games.mammoth_valley.fights import clear_dice
from tundra.games.mammoth_valley.ground import able, able_humans
from tundra.games.mammoth_valley.lasting import add_effect, has_effect
from tundra.games.mammoth_valley.people import kill_token
from tundra.games.mammoth_valley.pieces import (
    FOUGHT,
    FOUGHT_ANIMALS,
    HEX_NAMES,
    HEXES,
    IN_FIGHT,
    KINDS,
    MOST_SEATS,
    SPECIES_NAMES,
    TAME,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    HUNT_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_SEAT,
    K_STEP,
    ask,
    everyone,
    field,
    open_window,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import herd_side, hunting_bonus, tribe_side

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A the hex, B the species, C the food of those killed, D whether the camp helps, E the round.
BEFORE: Final = 0
ROLL: Final = 1
COMPARE: Final = 2
LOSS: Final = 3
WON: Final = 4
BEAST_DIE: Final = MOST_SEATS
NO_KILLER: Final = 7


def push_hunt(state: State, seat: int, h: int, species: int, with_camp: int) -> None:
    """A fight of all that the tribe has in the hex; also for a bear that comes out of a cave."""
    push(state, HUNT_FRAME, seat, BEFORE, h, species, 0, with_camp)


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    seat = field(state, K_SEAT)
    if step == BEFORE:
        begin_round(state, seat)
    elif step == ROLL:
        roll(state, seat)
    elif step == COMPARE:
        compare(state, seat, told)
    elif step == LOSS:
        ask(state, seat)
    else:
        pay(state, seat, told)


def begin_round(state: State, seat: i64) -> None:
    if field(state, K_E) == 0:
        mark_fought(state, seat)
    set_field(state, K_STEP, ROLL)
    h, species = field(state, K_A), field(state, K_B)
    if state.herd[species * HEXES + h]:
        open_window(state, IN_COMBAT, [seat], h, species + 1)


def mark_fought(state: State, seat: i64) -> None:
    """From now on it is no longer the tribe's first fight of the turn."""
    if not has_effect(state, FOUGHT, seat):
        add_effect(state, FOUGHT, seat)
    if not has_effect(state, FOUGHT_ANIMALS, seat):
        add_effect(state, FOUGHT_ANIMALS, seat)


def roll(state: State, seat: i64) -> None:
    h = field(state, K_A)
    species = field(state, K_B)
    clear_dice(state)
    if able_humans(state, seat, h) == 0:
        pop(state)
    elif state.herd[species * HEXES + h] == 0:
        set_field(state, K_STEP, WON)
        rivals = everyone(state, seat)
        subject = seat * 8 + species + 1
        open_window(state, COMBAT_WON, [*rivals[1:], seat], h, subject)
    else:
        state.dice[seat] = state.rng.die()
        state.dice[BEAST_DIE] = state.rng.die()
        set_field(state, K_E, field(state, K_E) + 1)
        set_field(state, K_STEP, COMPARE)
        open_window(state, TRIBE_DIE_ROLLED, everyone(state, state.first), h)


def compare(state: State, seat: i64, told: list[Event] | None) -> None:
    h = field(state, K_A)
    species = field(state, K_B)
    own = state.dice[seat] + hunting_bonus(state, seat, h, field(state, K_D))
    theirs: i64 = state.dice[BEAST_DIE] + state.herd[species * HEXES + h]
    if told is not None:
        tell_round(state, seat, own, theirs, told)
    if own < theirs:
        set_field(state, K_STEP, LOSS)
        return
    set_field(state, K_STEP, BEFORE)
    if own > theirs:
        kill_animal(state, species, h)
        set_field(state, K_C, field(state, K_C) + food_value(state, species))
        if told is not None:
            tell_beasts_died(h, species, 1, told)


def tell_round(state: State, seat: i64, own: i64, theirs: i64, told: list[Event]) -> None:
    h = field(state, K_A)
    species = field(state, K_B)
    tribe = tribe_side(state, seat, h, state.dice[seat], True, field(state, K_D) != 0)
    herd = herd_side(state, species, h, state.dice[BEAST_DIE])
    tribe["total"] = own
    herd["total"] = theirs
    facts = {
        "hex": HEX_NAMES[h],
        "sides": [tribe, herd],
        "losers": [seat] if own < theirs else [],
        "beast": SPECIES_NAMES[species] if own > theirs else None,
    }
    told.append(Event("round", None, facts))


def options(state: State) -> list[int]:
    """The tribe gives up whom it likes, unless women must be spared while a man is left."""
    h = field(state, K_A)
    seat = field(state, K_SEAT)
    found: list[int] = []
    has_men = able(state, seat, WARRIOR, h) > 0
    if has_men:
        found.append(LOSE + h * KINDS + WARRIOR)
    if able(state, seat, WOMAN, h) and not (state.choices.women_die_last and has_men):
        found.append(LOSE + h * KINDS + WOMAN)
    if able(state, seat, TAME, h):
        found.append(LOSE + h * KINDS + TAME)
    return found


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    h = field(state, K_A)
    seat = field(state, K_SEAT)
    kind = (action - LOSE) % KINDS
    set_field(state, K_STEP, BEFORE)
    kill_token(state, seat, kind, h, IN_FIGHT, told)
    open_window(state, TOKEN_DIED, [seat], h, (seat * 8 + NO_KILLER) * 4 + kind)


def pay(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 7.5: food for every animal killed, if somebody is left to eat it."""
    h = field(state, K_A)
    food = field(state, K_C)
    pop(state)
    if able_humans(state, seat, h) > 0:
        gain_food(state, seat, food, "hunt", told)
