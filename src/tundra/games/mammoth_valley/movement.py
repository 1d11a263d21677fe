"""A movement turn: pick a group and step, settle, take Fire, play cards, until the player ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import (
    ANY_WAY,
    ATTACH,
    CLASSES,
    END,
    FERRY,
    FIRE_WAYS,
    GO,
    HALT,
    PICK,
    PLAY,
    SETTLE,
    TAKE_FIRE,
)
from tundra.games.mammoth_valley.camps import (
    FOUNDERS,
    camps,
    found_camp,
    gain_fire,
    spare_camps,
)
from tundra.games.mammoth_valley.cards.vocabulary import MOVEMENT_OTHER_STEP, MOVEMENT_OWN
from tundra.games.mammoth_valley.carrying import (
    attach,
    attachable,
    carried_steps,
    ferry,
    finish,
    step_together,
)
from tundra.games.mammoth_valley.ground import idle_hands
from tundra.games.mammoth_valley.people import home
from tundra.games.mammoth_valley.pieces import (
    DIRECTIONS,
    FIRE,
    FLOOD,
    FOREST,
    HEXES,
    LAKE,
    LAVA,
    NOBODY,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.playing import held_plays, play_card
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_C,
    K_E,
    K_SEAT,
    K_STEP,
    ask,
    everyone,
    field,
    open_window,
    pop,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.walking import (
    HUMAN_CLASSES,
    ONE_OF,
    fresh,
    here,
    leave_and_enter,
    may_leave,
    members,
    people_in,
    spend,
    step_to,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A is the group's hex, B the packed group, C the powers of its cards, D the steps left to it,
# E the steps it has made. STEP holds a direction + 1 while others are asked about a step.
NO_PENDING: Final = 0


def advance(state: State, told: list[Event] | None) -> None:
    pending = field(state, K_STEP)
    if pending != NO_PENDING:
        set_field(state, K_STEP, NO_PENDING)
        make_step(state, pending - 1, told)
    else:
        ask(state, field(state, K_SEAT))


# What may be done


def options(state: State) -> list[int]:
    if field(state, K_C):
        return carried_steps(state)
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    found: list[int] = []
    if h != NOBODY:
        add_picks(state, seat, h, field(state, K_B), found)
        add_steps(state, seat, h, field(state, K_B), found)
        return found
    hexes = home(state, seat)
    for place in hexes:
        add_picks(state, seat, place, 0, found)
    for place in hexes:
        if can_settle(state, seat, place):
            found.append(SETTLE + place)
    if state.choices.fire and not state.has_fire[seat] and camps(state, seat):
        for place in hexes:
            add_fires(state, seat, place, found)
    held_plays(state, seat, MOVEMENT_OWN, seat, 0, found)
    found.append(END)
    return found


def add_picks(state: State, seat: i64, h: i64, group: i64, found: list[int]) -> None:
    """One more token, of the same class or a later one; never one with which the group could not go."""
    if state.cap == 0:
        return
    limit = may_leave(state, seat, h) if has_road(state, h) else 0
    people = people_in(group)
    for kind in range(lowest(group), CLASSES):
        if here(state, kind, h) <= members(group, kind):
            continue
        if kind >= HUMAN_CLASSES:
            if people:
                found.append(PICK + h * CLASSES + kind)
        elif people < limit or attachable(state, seat, h, group + ONE_OF[kind], 0, 0):
            found.append(PICK + h * CLASSES + kind)


def lowest(group: i64) -> i64:
    """The class of the latest pick."""
    found: i64 = 0
    for kind in range(CLASSES):
        if members(group, kind):
            found = kind
    return found


def has_road(state: State, h: i64) -> bool:
    return any(step_to(state, h, d, 0) != NOBODY for d in range(DIRECTIONS))


def add_steps(state: State, seat: i64, h: i64, group: i64, found: list[int]) -> None:
    if people_in(group) <= may_leave(state, seat, h):
        for d in range(DIRECTIONS):
            if step_to(state, h, d, 0) != NOBODY:
                found.append(GO + d)
    found += attachable(state, seat, h, group, 0, 0)


def can_settle(state: State, seat: i64, h: i64) -> bool:
    """Rule 6.5, D26."""
    if state.camp[h] != NOBODY or state.marker[h] == FIRE or state.marker[h] == FLOOD:
        return False
    if state.board.terrain[h] == LAKE:
        return False
    if fresh(state, WARRIOR, h) < 1 or fresh(state, WOMAN, h) < 1:
        return False
    return spare_camps(state, seat) > 0 and idle_hands(state, seat, h) >= FOUNDERS


def add_fires(state: State, seat: i64, h: i64, found: list[int]) -> None:
    """Rule 6.6: from a volcano with a token that does nothing else, or beside a fire, or on lava."""
    if idle_hands(state, seat, h) < 1:
        return
    if is_beside_fire(state, h):
        found.append(TAKE_FIRE + h * FIRE_WAYS + ANY_WAY)
    elif state.board.volcano[h] and state.marker[h] != FIRE:
        for kind in (WARRIOR, WOMAN):
            if fresh(state, kind, h):
                found.append(TAKE_FIRE + h * FIRE_WAYS + kind)


def is_beside_fire(state: State, h: i64) -> bool:
    """D29: a river between does not matter."""
    if state.marker[h] == LAVA:
        return True
    for d in range(DIRECTIONS):
        other = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and state.marker[other] == FIRE:
            return True
    return False


# What is done


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    if action == END:
        pop(state)
    elif action == HALT:
        finish(state, False)
    elif action < GO + DIRECTIONS:
        choose_step(state, action - GO, told)
    elif PICK <= action < PICK + HEXES * CLASSES:
        pick(state, (action - PICK) // CLASSES, (action - PICK) % CLASSES)
    elif SETTLE <= action < SETTLE + HEXES:
        settle(state, seat, action - SETTLE, told)
    elif TAKE_FIRE <= action < PICK:
        take_fire(state, seat, action - TAKE_FIRE, told)
    elif FERRY <= action < FERRY + HEXES:
        ferry(state, action - FERRY, told)
    elif action >= ATTACH:
        attach(state, seat, action - ATTACH, told)
    else:
        play_card(state, seat, action - PLAY, MOVEMENT_OWN, seat, 0, told)


def pick(state: State, h: i64, kind: i64) -> None:
    set_field(state, K_A, h)
    set_field(state, K_B, field(state, K_B) + ONE_OF[kind])


def choose_step(state: State, d: i64, told: list[Event] | None) -> None:
    """Whoever leaves a forest that it entered this turn may be led astray first."""
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    group = field(state, K_B)
    has_moved = field(state, K_E) > 0 or members(group, 2) + members(group, 3) > 0
    if has_moved and state.board.terrain[h] == FOREST:
        others = everyone(state, seat)[1:]
        set_field(state, K_STEP, d + 1)
        if open_window(state, MOVEMENT_OTHER_STEP, others, h, seat):
            return
        set_field(state, K_STEP, NO_PENDING)
    make_step(state, d, told)


def make_step(state: State, d: i64, told: list[Event] | None) -> None:
    if field(state, K_C):
        step_together(state, d, told)
        return
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    group = field(state, K_B)
    other = step_to(state, h, d, 0)
    set_field(state, K_A, NOBODY)
    set_field(state, K_B, 0)
    leave_and_enter(state, seat, group, h, other, told)


def settle(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    spend(state, WARRIOR, h)
    spend(state, WOMAN, h)
    found_camp(state, seat, h, told)


def take_fire(state: State, seat: i64, number: i64, told: list[Event] | None) -> None:
    h = number // FIRE_WAYS
    kind = number % FIRE_WAYS
    if kind != ANY_WAY:
        spend(state, kind, h)
    gain_fire(state, seat, "volcano" if kind != ANY_WAY else "burning", told)
