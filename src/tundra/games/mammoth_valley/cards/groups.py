"""A group: any number of a tribe's tokens on one hex, packed into one number and picked one by one (A03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import DONE, TAKE
from tundra.games.mammoth_valley.ground import able
from tundra.games.mammoth_valley.lasting import add_effect, marked_tokens
from tundra.games.mammoth_valley.pieces import HEX_NAMES, KINDS, SAFE, TAME, WARRIOR, WOMAN
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SHARE: Final = 32
"""No tribe has so many tokens of a kind."""
ONE: Final[list[int]] = [1, SHARE, SHARE * SHARE]
"""One token of each kind in a group."""


def some_of(group: i64, kind: i64) -> i64:
    return group // ONE[kind] % SHARE


def has_humans(group: i64) -> bool:
    return group % ONE[TAME] != 0


def unsafe(state: State, seat: i64, kind: i64, h: i64) -> i64:
    """Tokens that no card has saved from the flood."""
    here = able(state, seat, kind, h)
    return here - marked_tokens(state, SAFE, seat, kind, h) if here and state.effects else here


def all_tokens(state: State, seat: i64, h: i64) -> i64:
    """The tokens that a group can be picked from."""
    found: i64 = 0
    for kind in range(KINDS):
        found += unsafe(state, seat, kind, h)
    return found


def group_choices(state: State, seat: i64, h: i64, group: i64) -> list[int]:
    """One more token, in the order of the kinds; done as soon as somebody leads the wolves."""
    actions: list[int] = []
    for kind in range(KINDS):
        is_next = group < ONE[kind] * SHARE and (kind != TAME or has_humans(group))
        if is_next and unsafe(state, seat, kind, h) > some_of(group, kind):
            actions.append(TAKE + kind)
    if has_humans(group):
        actions.append(DONE)
    return actions


def mark_group(state: State, what: i64, seat: i64, h: i64, group: i64) -> None:
    """One entry for each token, with its kind."""
    for kind in range(KINDS):
        for _ in range(some_of(group, kind)):
            add_effect(state, what, seat, h, kind)


def tell_group(what: str, seat: i64, h: i64, to: i64, group: i64, told: list[Event]) -> None:
    facts = {
        "from": HEX_NAMES[h],
        "hex": HEX_NAMES[to],
        "warriors": some_of(group, WARRIOR),
        "women": some_of(group, WOMAN),
        "tame": some_of(group, TAME),
    }
    told.append(Event(what, seat, facts))
