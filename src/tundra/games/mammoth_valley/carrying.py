"""Moves with cards: which card a group can use, and its walk for as long as it stays together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import ATTACH, FERRY, GO, HALT, MODES
from tundra.games.mammoth_valley.cards.specials import push_animals
from tundra.games.mammoth_valley.cards.table import MOVE_MODES
from tundra.games.mammoth_valley.decks import TRICK_CARDS
from tundra.games.mammoth_valley.ground import flowing, is_open, opponents, snow_bars
from tundra.games.mammoth_valley.pieces import (
    DIRECTIONS,
    FLOOD,
    NOBODY,
    SUMMER,
)
from tundra.games.mammoth_valley.playing import discard_trick, tell_played
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_SEAT,
    field,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.walking import (
    DRIVE,
    FURTHER,
    INTO_FLOOD,
    LEAVE,
    OVER_LAKE,
    OVER_MOUNTAIN,
    OVER_RIVER,
    THROUGH,
    WADING,
    may_leave,
    members,
    people_in,
    rest,
    step_to,
    stops,
    tire,
    walk_together,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


POWERS: Final[list[int]] = [
    0,
    FURTHER,
    OVER_MOUNTAIN,
    THROUGH,
    LEAVE,
    OVER_RIVER,
    OVER_RIVER | OVER_LAKE,
    INTO_FLOOD,
    DRIVE,
]
"""As the table of tricks numbers them."""
POWER: Final[list[int]] = [POWERS[modifier] for modifier in MOVE_MODES]
"""What each use of a trick gives to a moving group."""
MOVE_CARDS: Final[list[int]] = [
    card for card in range(TRICK_CARDS) if any(POWER[card * MODES : (card + 1) * MODES])
]


# Which cards a group could use now


def attachable(state: State, seat: i64, h: i64, group: i64, powers: i64, walked: i64) -> list[int]:
    """The uses of held cards that would help the group on its way, alone or with another held card."""
    found: list[int] = []
    held = held_powers(state, seat)
    if held == 0 or state.cap == 0:
        return found
    left = field(state, K_D) if powers else strength(state, group)
    for card in MOVE_CARDS:
        if state.holder[card] == seat:
            for use in range(card * MODES, (card + 1) * MODES):
                if POWER[use] and helps(
                    state, seat, h, group, powers, powers | held, POWER[use], left, walked
                ):
                    found.append(ATTACH + use)
    return found


def held_powers(state: State, seat: i64) -> i64:
    held: i64 = 0
    for card in MOVE_CARDS:
        if state.holder[card] == seat:
            for use in range(card * MODES, (card + 1) * MODES):
                held |= POWER[use]
    return held


def strength(state: State, group: i64) -> i64:
    """The steps that all of the group can make."""
    moved = members(group, 2) + members(group, 3) + members(group, 5)
    return 1 if moved else state.cap


def helps(
    state: State,
    seat: i64,
    h: i64,
    group: i64,
    powers: i64,
    possible: i64,
    power: i64,
    left: i64,
    walked: i64,
) -> bool:
    if powers & power == power or left < 1:
        return False
    if power == LEAVE:
        is_pinned = people_in(group) > may_leave(state, seat, h)
        return walked == 0 and is_pinned and has_step(state, h, possible)
    if not may_go(state, seat, h, group, possible, walked):
        return False
    if power == INTO_FLOOD or power & OVER_RIVER:
        return opens_way(state, h, possible, power) or (
            power & OVER_LAKE != 0 and len(shores(state, h, powers)) > 0
        )
    return may_go(state, seat, h, group, powers, walked) and eases(
        state, seat, h, powers, power, left, walked
    )


def eases(state: State, seat: i64, h: i64, powers: i64, power: i64, left: i64, walked: i64) -> bool:
    """A group that can go anyway goes further with the card, or past what would stop it."""
    if power == FURTHER:
        return walked == 0 and state.cap >= 2 and has_step(state, h, powers)
    if power == OVER_MOUNTAIN and state.season != SUMMER:
        return False
    if power != DRIVE and left < 2:
        return False
    for d in range(DIRECTIONS):
        other = step_to(state, h, d, powers)
        if other != NOBODY and is_reason(state, seat, other, power):
            return True
    return False


def is_reason(state: State, seat: i64, h: i64, power: i64) -> bool:
    """What lies in this hex is what the card is for."""
    if power == OVER_MOUNTAIN:
        return stops(state, h)
    return opponents(state, seat, h) > 0 if power == THROUGH else state.beasts[h] > 0


def opens_way(state: State, h: i64, possible: i64, power: i64) -> bool:
    """With the card there is a step that could not be made without it."""
    for d in range(DIRECTIONS):
        if (
            step_to(state, h, d, possible) != NOBODY
            and step_to(state, h, d, possible & ~power) == NOBODY
        ):
            return True
    return False


def has_step(state: State, h: i64, powers: i64) -> bool:
    for d in range(DIRECTIONS):
        if step_to(state, h, d, powers) != NOBODY:
            return True
    return powers & OVER_LAKE != 0 and len(shores(state, h, powers)) > 0


def may_go(state: State, seat: i64, h: i64, group: i64, powers: i64, walked: i64) -> bool:
    """Rule 6.2, unless a card lets the group leave."""
    if walked == 0 and powers & LEAVE:
        return True
    if walked > 0 and powers & THROUGH:
        return True
    return people_in(group) <= may_leave(state, seat, h)


def shores(state: State, h: i64, powers: i64) -> list[int]:
    """A lake crossing leads to every other open shore hex; it frees nobody from a flood or from snow."""
    shore = state.board.shore()
    if h not in shore or snow_bars(state, h):
        return []
    if state.marker[h] == FLOOD and powers & WADING == 0:
        return []
    return [
        other
        for other in shore
        if other != h and is_open(state, other) and not snow_bars(state, other)
    ]


# The walk


def carried_steps(state: State) -> list[int]:
    """Go on, use another card, or stop; but a card that was played is not for nothing."""
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    group = field(state, K_B)
    powers = field(state, K_C)
    walked = field(state, K_E)
    found: list[int] = []
    if may_go(state, seat, h, group, powers, walked):
        for d in range(DIRECTIONS):
            if step_to(state, h, d, powers) != NOBODY:
                found.append(GO + d)
        if powers & OVER_LAKE:
            found += [FERRY + other for other in shores(state, h, powers)]
    found += attachable(state, seat, h, group, powers, walked)
    if walked or not found:
        # In a guess the second card that would free the group may be missing.
        found.append(HALT)
    return found


def attach(state: State, seat: i64, use: i64, told: list[Event] | None) -> None:
    card = use // MODES
    if field(state, K_C) == 0:
        group = field(state, K_B)
        set_field(state, K_D, strength(state, group))
        tire(state, group, field(state, K_A))
    set_field(state, K_C, field(state, K_C) | POWER[use])
    if POWER[use] == FURTHER:
        set_field(state, K_D, field(state, K_D) + 1)
    discard_trick(state, card)
    if told is not None:
        tell_played(seat, card, "movement_own", use % MODES, field(state, K_A), told)


def step_together(state: State, d: i64, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    powers = field(state, K_C)
    other = step_to(state, h, d, powers)
    crosses = flowing(state, h, d)
    kept = spent_powers(state, seat, h, other, powers, crosses)
    if powers & DRIVE and state.beasts[other]:
        push_animals(state, seat, other, d, told)
    group = field(state, K_B)
    left = field(state, K_D) - 1
    if stops(state, other):
        if powers & OVER_MOUNTAIN:
            kept &= ~OVER_MOUNTAIN
        else:
            left = 0
    is_over = crosses and state.choices.crossing_stops
    if is_over:
        left = 0
    go_on(state, other, kept, left)
    walk_together(state, seat, group, h, other, told)
    if left == 0:
        finish(state, is_over)


def spent_powers(state: State, seat: i64, h: i64, other: i64, powers: i64, crosses: bool) -> i64:
    """What is left of the powers after this step."""
    if crosses:
        powers &= ~(OVER_RIVER | OVER_LAKE)
    if field(state, K_E) > 0 and opponents(state, seat, h):
        powers &= ~THROUGH
    powers &= ~(LEAVE | WADING)
    if state.marker[other] == FLOOD:
        powers = (powers & ~INTO_FLOOD) | WADING
    return powers


CARRIED: Final = 1 << 9
"""Stays when all other powers are spent: the group still walks together."""


def go_on(state: State, h: i64, powers: i64, left: i64) -> None:
    set_field(state, K_A, h)
    set_field(state, K_C, powers | CARRIED)
    set_field(state, K_D, left)
    set_field(state, K_E, field(state, K_E) + 1)


def ferry(state: State, other: i64, told: list[Event] | None) -> None:
    """The lake is crossed in one step, which ends the move."""
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    group = field(state, K_B)
    go_on(state, other, field(state, K_C), 0)
    walk_together(state, seat, group, h, other, told)
    finish(state, True)


def finish(state: State, is_over: bool) -> None:
    """The group is a group no more."""
    seat = field(state, K_SEAT)
    rest(state, seat, field(state, K_B), field(state, K_A), field(state, K_E), is_over)
    set_field(state, K_A, NOBODY)
    for place in (K_B, K_C, K_D, K_E):
        set_field(state, place, 0)
