"""The births of one camp: a die for each, twins on a six."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import KIND
from tundra.games.mammoth_valley.cards.vocabulary import TRIBE_DIE_ROLLED
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.lasting import add_effect, has_effect
from tundra.games.mammoth_valley.people import add_token, reserve
from tundra.games.mammoth_valley.pieces import (
    CHOSEN_SEX,
    HEX_NAMES,
    KIND_NAMES,
    MOTHER,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    CAMP_BIRTHS,
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

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A the hex, B births left, C children of the present birth still to come, D women before the births
# and whether this birth has brought a child (in the lowest bit), E births that brought a child.
NEXT: Final = 0
ROLLED: Final = 1
TWIN: Final = 2
TWIN_ROLLED: Final = 3
CHOOSE: Final = 4
SIX: Final = 6
GIRL: Final = 2
"""Up to this number of the die a girl is born."""


def push_births(state: State, seat: int, h: int, births: int) -> None:
    push(state, CAMP_BIRTHS, seat, NEXT, h, births, 0, 2 * count(state, seat, WOMAN, h))


def advance(state: State, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    step = field(state, K_STEP)
    if step == NEXT:
        next_birth(state, seat)
    elif step == ROLLED:
        deliver(state, seat, told)
    elif step == TWIN:
        next_twin(state, seat)
    elif step == TWIN_ROLLED:
        child_by_die(state, seat, state.dice[seat], told)
        set_field(state, K_STEP, TWIN)
    elif field(state, K_C) == 0:
        set_field(state, K_STEP, NEXT)
    else:
        ask(state, seat)


def next_birth(state: State, seat: i64) -> None:
    close_birth(state)
    if field(state, K_B) == 0:
        end_births(state, seat)
        return
    set_field(state, K_B, field(state, K_B) - 1)
    set_field(state, K_STEP, ROLLED)
    roll(state, seat)


def close_birth(state: State) -> None:
    """A birth that brought a child makes a mother."""
    if field(state, K_D) & 1:
        set_field(state, K_D, field(state, K_D) - 1)
        set_field(state, K_E, field(state, K_E) + 1)


def roll(state: State, seat: i64) -> None:
    state.dice[seat] = state.rng.die()
    open_window(state, TRIBE_DIE_ROLLED, everyone(state, state.first), seat)


def deliver(state: State, seat: i64, told: list[Event] | None) -> None:
    h = field(state, K_A)
    die = state.dice[seat]
    if state.effects and has_effect(state, CHOSEN_SEX, seat, h):
        set_field(state, K_C, 2 if die == SIX else 1)
        set_field(state, K_STEP, CHOOSE)
    elif die == SIX:
        if told is not None:
            told.append(Event("twins", seat, {"hex": HEX_NAMES[h]}))
        set_field(state, K_C, 2)
        set_field(state, K_STEP, TWIN)
    else:
        child_by_die(state, seat, die, told)
        set_field(state, K_STEP, NEXT)


def next_twin(state: State, seat: i64) -> None:
    left = field(state, K_C)
    if left == 0:
        set_field(state, K_STEP, NEXT)
        return
    set_field(state, K_C, left - 1)
    set_field(state, K_STEP, TWIN_ROLLED)
    roll(state, seat)


def child_by_die(state: State, seat: i64, die: i64, told: list[Event] | None) -> None:
    child(state, seat, WOMAN if die <= GIRL else WARRIOR, die, told)


def child(state: State, seat: i64, kind: i64, die: i64, told: list[Event] | None) -> None:
    """D86: without a token of that sex the birth is lost."""
    h = field(state, K_A)
    lives = add_token(state, seat, kind, h)
    if lives and field(state, K_D) & 1 == 0:
        set_field(state, K_D, field(state, K_D) + 1)
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "die": die, "token": KIND_NAMES[kind], "lives": lives}
        told.append(Event("born", seat, facts))


def options(state: State) -> list[int]:
    """By a card the sex is chosen child by child; a sex without tokens only if the other has none either."""
    seat = field(state, K_SEAT)
    found = [KIND + kind for kind in (WARRIOR, WOMAN) if reserve(state, seat, kind) > 0]
    return found if found else [KIND + WARRIOR]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    set_field(state, K_C, field(state, K_C) - 1)
    child(state, seat, action - KIND, state.dice[seat], told)


def end_births(state: State, seat: i64) -> None:
    """Cards may ask later who has given birth: at most as many as there were women before."""
    h = field(state, K_A)
    mothers = min(field(state, K_D) // 2, field(state, K_E))
    pop(state)
    state.dice[seat] = 0
    if mothers:
        add_effect(state, MOTHER, seat, h, mothers)
