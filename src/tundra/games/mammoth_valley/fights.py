"""Stage T of a battle: tribes against tribes, round after round, until one is left that can fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import LOSE
from tundra.games.mammoth_valley.beasts import TAMED, token_at
from tundra.games.mammoth_valley.camps import gain_food
from tundra.games.mammoth_valley.cards.table import TRICK_KEYS
from tundra.games.mammoth_valley.cards.vocabulary import IN_COMBAT, TOKEN_DIED, TRIBE_DIE_ROLLED
from tundra.games.mammoth_valley.ground import able
from tundra.games.mammoth_valley.lasting import add_effect, effect_sum, has_effect
from tundra.games.mammoth_valley.people import go_wild, take_token
from tundra.games.mammoth_valley.pieces import (
    BIT,
    CAUSES,
    EATS_DEAD,
    FOUGHT,
    HEX_NAMES,
    IN_FIGHT,
    KIND_NAMES,
    KINDS,
    NOBODY,
    TAME,
    WARRIOR,
    WOLF,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    FIGHT,
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
from tundra.games.mammoth_valley.strength import (
    are_women_armed,
    camp_bonus,
    card_bonus,
    fighters,
    tribe_bonus,
    tribe_side,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A the hex, B who fights (warriors or women), C the seats in the fight, D those who lost the round.
WARRIORS_FIGHT: Final = 0
WOMEN_FIGHT: Final = 1
# Steps.
BEFORE: Final = 0
ROLL: Final = 1
COMPARE: Final = 2
LOSSES: Final = 3


def push_fight(state: State, seat: i64, h: i64, mode: i64) -> None:
    """The seat is the one that chose the battle. Only those who throw dice have fought in this turn."""
    for side in sides(state, seat, h, mode):
        if not has_effect(state, FOUGHT, side):
            add_effect(state, FOUGHT, side)
    push(state, FIGHT, seat, BEFORE, h, mode)


def advance(state: State, told: list[Event] | None) -> None:
    step = field(state, K_STEP)
    if step == BEFORE:
        begin_round(state)
    elif step == ROLL:
        roll(state)
    elif step == COMPARE:
        compare(state, told)
    else:
        next_loss(state)


def begin_round(state: State) -> None:
    """Those in the fight may play a card, clockwise from whoever chose it, while there is still a fight."""
    set_field(state, K_STEP, ROLL)
    h = field(state, K_A)
    seats = sides(state, field(state, K_SEAT), h, field(state, K_B))
    if len(seats) > 1:
        open_window(state, IN_COMBAT, seats, h)


def sides(state: State, start: i64, h: i64, mode: i64) -> list[int]:
    """The tribes that can fight, clockwise from a seat."""
    return [seat for seat in everyone(state, start) if participants(state, seat, h, mode) > 0]


def participants(state: State, seat: i64, h: i64, mode: i64) -> i64:
    if mode == WOMEN_FIGHT:
        return able(state, seat, WOMAN, h)
    return fighters(state, seat, h)


def bonus(state: State, seat: i64, h: i64, mode: i64) -> i64:
    """Women in arms count even among women, other women do not; a tame wolf always does (A44)."""
    if mode == WOMEN_FIGHT and not are_women_armed(state, seat, h):
        wolves = able(state, seat, TAME, h)
        return wolves + camp_bonus(state, seat, h) + card_bonus(state, seat, h)
    return tribe_bonus(state, seat, h)


def roll(state: State) -> None:
    h = field(state, K_A)
    seats = sides(state, state.first, h, field(state, K_B))
    if len(seats) < 2:
        clear_dice(state)
        pop(state)
        return
    clear_dice(state)
    mask = 0
    for seat in seats:
        state.dice[seat] = state.rng.die()
        mask |= BIT[seat]
    set_field(state, K_C, mask)
    set_field(state, K_STEP, COMPARE)
    open_window(state, TRIBE_DIE_ROLLED, everyone(state, state.first), h)


def clear_dice(state: State) -> None:
    for place in range(len(state.dice)):
        state.dice[place] = 0


def compare(state: State, told: list[Event] | None) -> None:
    """D32: everybody below the highest total loses a token."""
    h = field(state, K_A)
    mode = field(state, K_B)
    mask = field(state, K_C)
    highest: i64 = -1
    for seat in range(state.seats):
        if mask & BIT[seat]:
            highest = max(highest, state.dice[seat] + bonus(state, seat, h, mode))
    losers = 0
    for seat in range(state.seats):
        if mask & BIT[seat] and state.dice[seat] + bonus(state, seat, h, mode) < highest:
            losers |= BIT[seat]
    if told is not None:
        tell_round(state, h, mode, mask, losers, told)
    set_field(state, K_D, losers)
    set_field(state, K_E, field(state, K_E) + 1)
    set_field(state, K_STEP, LOSSES)


def tell_round(state: State, h: i64, mode: i64, mask: i64, losers: i64, told: list[Event]) -> None:
    found = []
    for seat in range(state.seats):
        if mask & BIT[seat]:
            side = tribe_side(state, seat, h, state.dice[seat], False, True)
            side["bonus"] = bonus(state, seat, h, mode)
            side["total"] = side["bonus"] + state.dice[seat]
            found.append(side)
    facts = {
        "hex": HEX_NAMES[h],
        "sides": found,
        "losers": [seat for seat in range(state.seats) if losers & BIT[seat]],
        "beast": None,
    }
    told.append(Event("round", None, facts))


# Losses


def next_loser(state: State) -> i64:
    """In the order of play."""
    losers = field(state, K_D)
    for place in range(state.seats):
        seat: i64 = (state.first + place) % state.seats
        if losers & BIT[seat]:
            return seat
    return NOBODY


def next_loss(state: State) -> None:
    seat = next_loser(state)
    if seat == NOBODY:
        set_field(state, K_STEP, BEFORE)
        return
    if loss_options(state, seat):
        ask(state, seat)
    else:
        set_field(state, K_D, field(state, K_D) & ~BIT[seat])


def options(state: State) -> list[int]:
    return loss_options(state, next_loser(state))


def loss_options(state: State, seat: i64) -> list[int]:
    """The kinds of tokens of a side that take part."""
    h = field(state, K_A)
    is_among_women = field(state, K_B) == WOMEN_FIGHT
    found: list[int] = []
    if able(state, seat, WARRIOR, h) and not is_among_women:
        found.append(LOSE + h * KINDS + WARRIOR)
    if able(state, seat, WOMAN, h) and (is_among_women or are_women_armed(state, seat, h)):
        found.append(LOSE + h * KINDS + WOMAN)
    if able(state, seat, TAME, h):
        found.append(LOSE + h * KINDS + TAME)
    return found


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    """The camp stays for now, even if its last woman dies: it is the winner's to take."""
    h = field(state, K_A)
    kind = (action - LOSE) % KINDS
    seat = next_loser(state)
    losers = field(state, K_D)
    set_field(state, K_D, losers & ~BIT[seat])
    fall(state, seat, kind, h, told)
    winners = [
        other
        for other in everyone(state, state.first)
        if field(state, K_C) & BIT[other] and not losers & BIT[other]
    ]
    if kind != TAME:
        for winner in winners:
            eat(state, winner, told)
    subject = (seat * 8 + (winners[0] if winners else 7)) * 4 + kind
    open_window(state, TOKEN_DIED, [seat, *winners], h, subject)


def fall(state: State, seat: i64, kind: i64, h: i64, told: list[Event] | None) -> None:
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind], "cause": CAUSES[IN_FIGHT]}
        told.append(Event("died", seat, facts))
    take_token(state, seat, kind, h)
    if kind == TAME:
        state.where[token_at(state, WOLF, TAMED)] = NOBODY
    go_wild(state, seat, h, told)


def eat(state: State, seat: i64, told: list[Event] | None) -> None:
    """Who eats the dead gains by every enemy that is killed."""
    card = effect_sum(state, EATS_DEAD, seat) if state.effects else 0
    if card:
        gain_food(state, seat, 1, TRICK_KEYS[card - 1], told)
