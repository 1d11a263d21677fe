"""One battle hex from beginning to end: the tribes, the spoils, the animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import HUNT
from tundra.games.mammoth_valley.camps import check_camp
from tundra.games.mammoth_valley.cards.vocabulary import BEFORE_COMBAT, COMBAT_WON
from tundra.games.mammoth_valley.fights import WARRIORS_FIGHT, WOMEN_FIGHT, push_fight
from tundra.games.mammoth_valley.ground import able, able_humans
from tundra.games.mammoth_valley.hunts import push_hunt
from tundra.games.mammoth_valley.pieces import (
    HEX_NAMES,
    HEXES,
    NOBODY,
    SPECIES,
    WARRIOR,
)
from tundra.games.mammoth_valley.spoils import push_spoils
from tundra.games.mammoth_valley.stack import (
    BATTLE_FRAME,
    K_A,
    K_B,
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
from tundra.games.mammoth_valley.strength import fighters

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A the hex, B whether tribes have fought there.
BEFORE: Final = 0
TRIBES: Final = 1
WINNER: Final = 2
SPOILS: Final = 3
BEFORE_ANIMALS: Final = 4
CHOOSE_HERD: Final = 5


def push_battle(state: State, seat: int, h: int, told: list[Event] | None) -> None:
    state.battle_hex = h
    if told is not None:
        told.append(Event("battle", seat, {"hex": HEX_NAMES[h]}))
    push(state, BATTLE_FRAME, seat, BEFORE, h)


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    h = field(state, K_A)
    if step == BEFORE:
        set_field(state, K_STEP, TRIBES)
        open_before(state, field(state, K_SEAT), h, int(len(tribes_in(state, h)) < 2))
    elif step == TRIBES:
        meet(state, h)
    elif step == WINNER:
        find_winner(state, h)
    elif step == SPOILS:
        share_spoils(state, h, told)
    elif step == BEFORE_ANIMALS:
        # A tribe may have won in its own camp and lost its last woman there.
        check_camp(state, h, told)
        turn_to_animals(state, h)
    else:
        choose_herd(state, h)


def open_before(state: State, seat: i64, h: i64, with_animals: int) -> None:
    """Those in the fight clockwise from whoever chose it, then the others."""
    seats = everyone(state, seat)
    inside = [other for other in seats if able_humans(state, other, h) > 0]
    outside = [other for other in seats if able_humans(state, other, h) == 0]
    open_window(state, BEFORE_COMBAT, inside + outside, h, with_animals)


def tribes_in(state: State, h: i64) -> list[int]:
    """The tribes that take part, in the order of play."""
    return [seat for seat in everyone(state, state.first) if able_humans(state, seat, h) > 0]


def meet(state: State, h: i64) -> None:
    """Rule 7.3: warriors against warriors, women against women, or no fight at all."""
    seats = tribes_in(state, h)
    if len(seats) < 2:
        set_field(state, K_STEP, BEFORE_ANIMALS)
        return
    set_field(state, K_B, 1)
    set_field(state, K_STEP, WINNER)
    armed = 0
    for seat in seats:
        if fighters(state, seat, h) > 0:
            armed += 1
    if armed >= 2:
        push_fight(state, field(state, K_SEAT), h, WARRIORS_FIGHT)
    elif armed == 0:
        push_fight(state, field(state, K_SEAT), h, WOMEN_FIGHT)


def find_winner(state: State, h: i64) -> None:
    """The only tribe with fighters, or the only one at all; women without a warrior do not capture, they fight on."""
    winner = winner_in(state, h)
    if winner == NOBODY:
        set_field(state, K_STEP, TRIBES)
        return
    others = [seat for seat in tribes_in(state, h) if seat != winner]
    if others and able(state, winner, WARRIOR, h) == 0:
        push_fight(state, field(state, K_SEAT), h, WOMEN_FIGHT)
        return
    set_field(state, K_STEP, SPOILS)
    opponents = [seat for seat in everyone(state, winner) if seat != winner]
    open_window(state, COMBAT_WON, [*opponents, winner], h, winner * 8)


def winner_in(state: State, h: i64) -> i64:
    armed: list[int] = []
    unarmed: list[int] = []
    for seat in tribes_in(state, h):
        if fighters(state, seat, h) > 0:
            armed.append(seat)
        else:
            unarmed.append(seat)
    if len(armed) == 1:
        return armed[0]
    return unarmed[0] if not armed and len(unarmed) == 1 else NOBODY


def share_spoils(state: State, h: i64, told: list[Event] | None) -> None:
    set_field(state, K_STEP, BEFORE_ANIMALS)
    winner = winner_in(state, h)
    if winner == NOBODY:
        return
    push_spoils(state, winner, h, told)


def turn_to_animals(state: State, h: i64) -> None:
    """D39: whoever is left in the hex fights the animals at once."""
    seats = tribes_in(state, h)
    if not seats or state.beasts[h] == 0:
        end_battle(state)
        return
    set_field(state, K_STEP, CHOOSE_HERD)
    if field(state, K_B):
        open_before(state, seats[0], h, 1)


def choose_herd(state: State, h: i64) -> None:
    seats = tribes_in(state, h)
    if not seats or state.beasts[h] == 0:
        end_battle(state)
    else:
        ask(state, seats[0])


def options(state: State) -> list[int]:
    h = field(state, K_A)
    return [HUNT + species for species in range(SPECIES) if state.herd[species * HEXES + h]]


def answer(state: State, action: i64) -> None:
    h = field(state, K_A)
    push_hunt(state, tribes_in(state, h)[0], h, action - HUNT, 1)


def end_battle(state: State) -> None:
    state.battle_hex = NOBODY
    pop(state)


def is_battle(state: State, seat: i64, h: i64) -> bool:
    """Rule 7.1: people of the tribe together with an opponent."""
    if able_humans(state, seat, h) == 0:
        return False
    if state.beasts[h]:
        return True
    return any(other != seat and able_humans(state, other, h) > 0 for other in range(state.seats))
