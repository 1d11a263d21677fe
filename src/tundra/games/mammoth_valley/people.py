"""The tokens of the tribes: how they come, go and walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.beasts import TAMED, token_at
from tundra.games.mammoth_valley.camps import check_camp
from tundra.games.mammoth_valley.ground import count, humans
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    CAUSES,
    EFFECT,
    HEX_NAMES,
    HEXES,
    HIDDEN,
    KIND_NAMES,
    MOST_WOMEN,
    NOBODY,
    STRANDED,
    TAME,
    WARRIOR,
    WOLF,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def total(state: State, seat: i64, kind: i64) -> i64:
    """Tokens of a kind on the board."""
    start: i64 = seat * BLOCK + kind * HEXES
    found: i64 = 0
    for h in range(HEXES):
        found += state.people[start + h]
    return found


def tribe_size(state: State, seat: i64) -> i64:
    return total(state, seat, WARRIOR) + total(state, seat, WOMAN)


def reserve(state: State, seat: i64, kind: i64) -> i64:
    """Tokens that are not on the board."""
    if kind == WARRIOR:
        return state.choices.max_warriors - total(state, seat, WARRIOR)
    return MOST_WOMEN - total(state, seat, WOMAN) if kind == WOMAN else 0


def home(state: State, seat: i64) -> list[int]:
    """The hexes with humans of a tribe, in the order of the board."""
    start: i64 = seat * BLOCK
    people = state.people
    return [h for h in range(HEXES) if people[start + h] or people[start + HEXES + h]]


def add_token(state: State, seat: i64, kind: i64, h: i64) -> bool:
    """One more from the reserve; nothing happens if there is none. D25: whoever joins now does nothing more."""
    if reserve(state, seat, kind) <= 0:
        return False
    state.people[seat * BLOCK + kind * HEXES + h] += 1
    if seat == state.mover:
        state.used[kind * HEXES + h] += 1
    return True


def take_token(state: State, seat: i64, kind: i64, h: i64) -> None:
    """One token less, nothing else: the camp and the wolves are looked after by others."""
    state.people[seat * BLOCK + kind * HEXES + h] -= 1
    if seat == state.mover:
        forget_class(state, kind * HEXES + h, state.people[seat * BLOCK + kind * HEXES + h])
    if state.effects:
        forget_mark(state, seat, kind, h)


def forget_class(state: State, place: i64, left: i64) -> None:
    """Of tokens that have moved, those that can do least are taken first."""
    if state.used[place] + state.done[place] + state.one[place] <= left:
        return
    if state.used[place]:
        state.used[place] -= 1
    elif state.done[place]:
        state.done[place] -= 1
    else:
        state.one[place] -= 1


def forget_mark(state: State, seat: i64, kind: i64, h: i64) -> None:
    """Nobody can be hidden who is not there."""
    left = count(state, seat, kind, h)
    marked: i64 = 0
    place: i64 = 0
    effects = state.effects
    while place < len(effects):
        if (
            (effects[place] == HIDDEN or effects[place] == STRANDED)
            and effects[place + 1] == seat
            and effects[place + 2] == h
            and effects[place + 3] == kind
        ):
            marked += 1
            if marked > left:
                del effects[place : place + EFFECT]
                continue
        place += EFFECT


def remove_token(
    state: State, seat: i64, kind: i64, h: i64, told: list[Event] | None = None
) -> None:
    """One token leaves the board, and with the last woman the camp, with the last human the tame wolves."""
    take_token(state, seat, kind, h)
    if kind == TAME:
        state.where[token_at(state, WOLF, TAMED)] = NOBODY
        return
    if kind == WOMAN and state.camp[h] == seat:
        check_camp(state, h, told)
    go_wild(state, seat, h, told)


def kill_token(
    state: State, seat: i64, kind: i64, h: i64, cause: i64, told: list[Event] | None
) -> None:
    if told is not None:
        facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind], "cause": CAUSES[cause]}
        told.append(Event("died", seat, facts))
    remove_token(state, seat, kind, h, told)


def kill_group(state: State, seat: i64, h: i64, cause: i64, told: list[Event] | None) -> None:
    """All tokens of a tribe in a hex, its tame wolves first so that none goes wild."""
    for kind in (TAME, WARRIOR, WOMAN):
        for _ in range(count(state, seat, kind, h)):
            kill_token(state, seat, kind, h, cause, told)


def go_wild(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    """A tame wolf without a human of its tribe is a wild one again."""
    wolves = count(state, seat, TAME, h)
    if wolves == 0 or humans(state, seat, h):
        return
    for _ in range(wolves):
        take_token(state, seat, TAME, h)
        state.where[token_at(state, WOLF, TAMED)] = h
        state.herd[WOLF * HEXES + h] += 1
        state.beasts[h] += 1
    if told is not None:
        told.append(Event("went_wild", seat, {"hex": HEX_NAMES[h], "count": wolves}))


def tame_wolf(state: State, seat: i64, h: i64, told: list[Event] | None) -> None:
    """One wild wolf of the hex joins the tribe."""
    state.where[token_at(state, WOLF, h)] = TAMED
    state.herd[WOLF * HEXES + h] -= 1
    state.beasts[h] -= 1
    state.people[seat * BLOCK + TAME * HEXES + h] += 1
    if told is not None:
        told.append(Event("tamed", seat, {"hex": HEX_NAMES[h]}))


def shift_token(state: State, seat: i64, kind: i64, h: i64, other: i64) -> None:
    """Moves one token as it is, outside a movement turn; camps and wolves are looked after by others."""
    take_token(state, seat, kind, h)
    state.people[seat * BLOCK + kind * HEXES + other] += 1


# Neutral people


def meet_solitary(state: State, h: i64, told: list[Event] | None) -> None:
    """Rule 6.11, D63: a neutral human joins the tribe it meets; of two, the larger group."""
    for kind in (WARRIOR, WOMAN):
        if state.neutral[kind] == h:
            seat = host_of(state, h)
            if seat != NOBODY:
                state.neutral[kind] = NOBODY
                placed = add_token(state, seat, kind, h)
                if told is not None:
                    facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind], "placed": placed}
                    told.append(Event("joined", seat, facts))


def host_of(state: State, h: i64) -> i64:
    best: i64 = NOBODY
    most: i64 = 0
    equals: i64 = 0
    for seat in range(state.seats):
        here = humans(state, seat, h)
        if here > most:
            best = seat
            most = here
            equals = 1
        elif here and here == most:
            equals += 1
            if state.rng.below(equals) == 0:
                best = seat
    return best
