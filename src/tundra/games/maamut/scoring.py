"""Who has won: the owner of the trap that caught the mammoth, or the mammoth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.outcome import Outcome
from tundra.games.maamut.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def trap_wins(state: State, owner: i64) -> Outcome:
    """Rule 6.1: all others lose equally."""
    places = tuple([1 if seat == owner else 2 for seat in range(len(state.hunters))])
    return Outcome(places, "trap")


def mammoth_wins(state: State, reason: str) -> Outcome:
    """The mammoth is first, so that every seat is second."""
    return Outcome(tuple([2 for _ in state.hunters]), reason)


def has_survived(state: State) -> bool:
    """Rule 6.3, D9: nobody is left who could reach the mammoth, or no push can bring it to grass."""
    region = state.board.region
    valley = region[state.mammoth]
    for seat in range(len(state.hunters)):
        if state.is_alive(seat) and region[state.hunters[seat]] == valley:
            return not state.board.can_be_caught(state.mammoth)
    return True
