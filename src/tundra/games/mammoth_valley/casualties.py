"""A tribe has to give up one of its people in a hex: whom, its owner chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import LOSE
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.people import kill_token
from tundra.games.mammoth_valley.pieces import BIT, KINDS
from tundra.games.mammoth_valley.stack import (
    CASUALTY,
    K_A,
    K_B,
    K_C,
    K_SEAT,
    ask,
    field,
    pop,
    push,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# The frame: A the hex, B a bit for each kind that may be chosen, C the cause.


def push_casualty(state: State, seat: int, h: int, kinds: int, cause: int) -> None:
    """Asked on top of whatever is going on; of several, the last one pushed is asked first."""
    push(state, CASUALTY, seat, 0, h, kinds, cause)


def advance(state: State) -> None:
    if options(state):
        ask(state, field(state, K_SEAT))
    else:
        pop(state)


def options(state: State) -> list[int]:
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    kinds = field(state, K_B)
    return [
        LOSE + h * KINDS + kind
        for kind in range(KINDS)
        if kinds & BIT[kind] and count(state, seat, kind, h) > 0
    ]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    h = field(state, K_A)
    cause = field(state, K_C)
    pop(state)
    kill_token(state, seat, (action - LOSE) % KINDS, h, cause, told)
