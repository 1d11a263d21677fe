"""How long bots may take: the picks of a turn, and all the bots that follow each other, share one budget."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tundra.core import Seat
from tundra.core.match import Step

WAIT = 7.0
"""Seconds between two acts of people that bots may fill; what the server itself needs comes on top."""
THINKING = 3
"""One choice takes this part of what is left to a bot: more picks may follow."""


@dataclass(frozen=True)
class Allowance:
    pause: float
    """The part of the usual pause before a step: the longer a turn is, the shorter."""
    seconds: float
    """For thinking."""


class Pace:
    """The waiting at one table. Each step takes a part of what is left, so that no series of steps uses up more."""

    def __init__(self, clock: Callable[[], float] = lambda: time.monotonic()) -> None:
        self._clock = clock
        self._began = clock()
        self._steps = -1
        """How many steps there were when the waiting began."""
        self._turns: dict[Seat, tuple[float, float]] = {}
        """When the turn of each bot began and when it should be over, since people began to wait."""

    def allow(
        self, seat: Seat, are_bots: Sequence[bool], waiting: int, steps: int, last: Seat | None
    ) -> Allowance:
        """For the next step of a bot, after so many steps, when so many bots are waited for."""
        self._notice(seat, are_bots, steps, last)
        now = self._clock()
        left = max(0.0, self._began + WAIT - now)
        if last != seat or seat not in self._turns:
            self._turns[seat] = now, now + left / max(waiting, bots_in_a_row(seat, are_bots))
        began, end = self._turns[seat]
        rest = max(0.0, end - now)
        return Allowance(rest / (end - began) if rest else 0.0, rest / THINKING)

    @property
    def waited(self) -> float:
        """Seconds since a person has acted."""
        return self._clock() - self._began

    def _notice(self, seat: Seat, are_bots: Sequence[bool], steps: int, last: Seat | None) -> None:
        """Waiting begins anew when a person has acted; among bots alone, when the next one has its turn."""
        is_new = last is None or not are_bots[last] or (all(are_bots) and last != seat)
        if is_new and steps != self._steps:
            self._began = self._clock()
            self._steps = steps
            self._turns.clear()


def acted_last(steps: Sequence[Step], seat: Seat) -> Seat | None:
    """Who has acted last, as this bot knows: no pause may betray what another chose in secret."""
    return next((step.seat for step in reversed(steps) if step.events or step.seat == seat), None)


def bots_in_a_row(seat: Seat, are_bots: Sequence[bool]) -> int:
    """This bot and those that follow it before the next person."""
    row = [are_bots[(seat + place) % len(are_bots)] for place in range(len(are_bots))]
    return row.index(False) if False in row else len(row)
