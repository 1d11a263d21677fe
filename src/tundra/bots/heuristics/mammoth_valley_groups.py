"""Mammoth Valley: whole moves of sensible groups, for bots; the rules accept every other one as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.mammoth_valley import is_site, yield_of
from tundra.bots.heuristics.mammoth_valley_moves import sensible_actions
from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import ATTACH, CLASSES, GO, PICK
from tundra.games.mammoth_valley.carrying import attachable, held_powers, strength
from tundra.games.mammoth_valley.ground import able_humans, count, humans, opponents
from tundra.games.mammoth_valley.people import home
from tundra.games.mammoth_valley.pieces import DIRECTIONS, HEXES, NO_CROP, NOBODY, WOMAN
from tundra.games.mammoth_valley.play import apply
from tundra.games.mammoth_valley.stack import K_A, K_B, K_C, K_KIND, MOVE, field, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import tribe_bonus
from tundra.games.mammoth_valley.walking import (
    ONE_OF,
    here,
    may_leave,
    members,
    people_in,
    step_to,
    stops,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# A whole move as one number: the picks that are still to be made, then where the group goes.
GROUP: Final = 1 << (4 * CLASSES)
WAYS: Final = DIRECTIONS * (DIRECTIONS + 1)
CARRYING: Final = HEXES * WAYS
"""From here on the group sets out with a card."""
USES: Final = 512
FRESH: Final[list[int]] = [0, 1, 4]
"""Classes of tokens that have not moved: warriors, women, tame wolves."""
MOVED: Final[list[int]] = [2, 3, 5]
"""The same after one step."""
FEW: Final = 2
"""So few do not spend a card on their way, unless they were picked for it."""
HOPELESS: Final = 2
"""So many points behind, nobody is sent into a fight."""


def whole_moves(state: State, seat: i64) -> list[int]:
    """What a bot thinks about: in a movement turn whole moves, else whatever may be done."""
    if seat != state.asked:
        return []
    if field(state, K_KIND) != MOVE or field(state, K_C) != 0:
        return sensible_actions(state, seat)
    found: list[int] = []
    h = field(state, K_A)
    if h != NOBODY:
        add_moves(state, seat, h, field(state, K_B), found)
        return found if found else state.legal
    for place in home(state, seat):
        add_moves(state, seat, place, 0, found)
    for action in state.legal:
        if not is_pick(action):
            found.append(action)
    return found


def is_pick(action: i64) -> bool:
    return PICK <= action < PICK + HEXES * CLASSES


# Which groups


def add_moves(state: State, seat: i64, h: i64, picked: i64, found: list[int]) -> None:
    """The moves of the groups of a hex that contain those who are picked already."""
    if state.cap == 0:
        return
    has_cards = held_powers(state, seat) != 0
    for group in groups(state, seat, h, FRESH) + groups(state, seat, h, MOVED):
        if not completes(group, picked):
            continue
        left = group - picked
        for way in ways(state, seat, h, group):
            found.append((1 + h * WAYS + way) * GROUP + left)
        if has_cards and (people_in(group) > FEW or group == picked):
            for use in attachable(state, seat, h, group, 0, 0):
                found.append((1 + CARRYING + h * USES + use - ATTACH) * GROUP + left)


def groups(state: State, seat: i64, h: i64, classes: list[int]) -> list[int]:
    """One, two or three fighters, all but a guard, all of them; a woman alone or with men; everybody."""
    men = here(state, classes[0], h)
    women = here(state, classes[1], h)
    wolves = here(state, classes[2], h)
    is_last_woman_here = state.camp[h] == seat and count(state, seat, WOMAN, h) == women
    sizes: list[int] = [1, 0, 2, 0, 3, 0, men - 1, 0, men, 0, 0, 1, 1, 1, men - 1, 1, men, women]
    found: list[int] = []
    for place in range(0, len(sizes), 2):
        some: i64 = sizes[place]
        others: i64 = sizes[place + 1]
        if some < 0 or some > men or others > women or some + others == 0:
            continue
        if is_last_woman_here and others and others == women and some < men:
            continue
        group: i64 = some * ONE_OF[classes[0]] + others * ONE_OF[classes[1]]
        if some and some >= men - 1:
            group += wolves * ONE_OF[classes[2]]
        if group not in found:
            found.append(group)
    return found


def completes(group: i64, picked: i64) -> bool:
    """The group can still be gathered: picks are made class by class."""
    is_open = True
    for kind in range(CLASSES - 1, -1, -1):
        if members(group, kind) < members(picked, kind):
            return False
        if not is_open and members(group, kind) != members(picked, kind):
            return False
        if members(picked, kind):
            is_open = False
    return True


# Where to


def ways(state: State, seat: i64, h: i64, group: i64) -> list[int]:
    """A step or two, to every hex where such a group has something to do."""
    found: list[int] = []
    if people_in(group) > may_leave(state, seat, h):
        return found
    near: list[int] = [d for d in range(DIRECTIONS) if step_to(state, h, d, 0) != NOBODY]
    reached: list[int] = [h]
    for d in near:
        other: i64 = state.board.beside[h * DIRECTIONS + d]
        reached.append(other)
        if is_sensible(state, seat, group, other):
            found.append(d * (DIRECTIONS + 1))
    if strength(state, group) >= 2:
        for first in near:
            middle: i64 = state.board.beside[h * DIRECTIONS + first]
            if not stops(state, middle) and opponents(state, seat, middle) == 0:
                for second in steps_on(state, seat, middle, group, reached):
                    found.append(first * (DIRECTIONS + 1) + 1 + second)
    return found


def steps_on(state: State, seat: i64, h: i64, group: i64, reached: list[int]) -> list[int]:
    """From here to hexes that were not reached before."""
    found: list[int] = []
    for d in range(DIRECTIONS):
        other = step_to(state, h, d, 0)
        if other != NOBODY and other not in reached:
            reached.append(other)
            if is_sensible(state, seat, group, other):
                found.append(d)
    return found


def is_sensible(state: State, seat: i64, group: i64, other: i64) -> bool:
    """There is something there for such a group: a fight, food, a site, friends."""
    men = members(group, 0) + members(group, 2)
    women = members(group, 1) + members(group, 3)
    if opponents(state, seat, other):
        return men > 0 and (women == 0 or men > 1) and has_hope(state, seat, men, other)
    if humans(state, seat, other) or state.neutral[0] == other or state.neutral[1] == other:
        return True
    if women:
        return men > 0 and is_site(state, other)
    if men == 1:
        return (
            yield_of(state, other) > 0
            or state.crop[other] != NO_CROP
            or state.board.volcano[other] != 0
        )
    return is_near_others(state, seat, other)


def has_hope(state: State, seat: i64, men: i64, h: i64) -> bool:
    strongest: i64 = state.beasts[h]
    for other in range(state.seats):
        if other != seat and able_humans(state, other, h):
            strongest = max(strongest, tribe_bonus(state, other, h))
    return men + tribe_bonus(state, seat, h) + HOPELESS >= strongest


def is_near_others(state: State, seat: i64, h: i64) -> bool:
    """From there a fight can be sought next turn."""
    for d in range(DIRECTIONS):
        other = state.board.beside[h * DIRECTIONS + d]
        if other != NOBODY and opponents(state, seat, other):
            return True
    return False


# Carrying it out


def carry_out(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """A whole move, as far as nobody breaks in, or an ordinary action."""
    if action < GROUP:
        apply(state, seat, action, told)
        return
    code = action // GROUP - 1
    picks = action % GROUP
    if code >= CARRYING:
        gather(state, (code - CARRYING) // USES, picks)
        apply(state, seat, ATTACH + (code - CARRYING) % USES, told)
        return
    h = code // WAYS
    first = code % WAYS // (DIRECTIONS + 1)
    second = code % (DIRECTIONS + 1)
    gather(state, h, picks)
    group = field(state, K_B)
    apply(state, seat, GO + first, told)
    if second and is_free(state, seat):
        middle: i64 = state.board.beside[h * DIRECTIONS + first]
        gather(state, middle, after_a_step(group))
        apply(state, seat, GO + second - 1, told)


def gather(state: State, h: i64, picks: i64) -> None:
    """All picks at once."""
    set_field(state, K_A, h)
    set_field(state, K_B, field(state, K_B) + picks)


def is_free(state: State, seat: i64) -> bool:
    if state.asked != seat or state.outcome is not None or field(state, K_KIND) != MOVE:
        return False
    return field(state, K_A) == NOBODY and field(state, K_C) == 0


def after_a_step(group: i64) -> i64:
    """The same tokens with one step left."""
    found: i64 = 0
    for place in range(len(FRESH)):
        found += members(group, FRESH[place]) * ONE_OF[MOVED[place]]
    return found


def first_step(action: i64) -> i64:
    """The action with which a whole move begins."""
    if action < GROUP:
        return action
    code = action // GROUP - 1
    h = (code - CARRYING) // USES if code >= CARRYING else code // WAYS
    for kind in range(CLASSES):
        if members(action % GROUP, kind):
            return PICK + h * CLASSES + kind
    if code >= CARRYING:
        return ATTACH + (code - CARRYING) % USES
    return GO + code % WAYS // (DIRECTIONS + 1)
