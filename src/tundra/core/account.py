"""A match told in numbers: where points came from, who led when, and what turned it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import ALL_SEEING, Event, Seat, View
from tundra.core.game import AnyGame
from tundra.core.options import Options


@dataclass(frozen=True)
class Swing:
    """The largest change of a seat's lead over the best of the others in one period."""

    period: int
    seat: Seat
    before: int
    after: int


@dataclass(frozen=True)
class Best:
    """The most that one seat won in one period, and by what most of it."""

    period: int
    seat: Seat
    amount: int
    source: str


@dataclass
class Account:
    sources: tuple[str, ...]
    have: list[list[int]]
    """What each seat had at the beginning, and at the end of each period."""
    gains: list[Counter[str]]
    """By seat: what each source brought in all."""
    periods: list[int] = field(default_factory=list)
    """The number of each period, as the game counts them."""
    by_period: list[list[Counter[str]]] = field(default_factory=list)

    @property
    def swing(self) -> Swing | None:
        found = [
            Swing(period, seat, lead(before, seat), lead(after, seat))
            for period, before, after in zip(self.periods, self.have, self.have[1:], strict=False)
            for seat in range(len(after))
            if len(after) > 1
        ]
        # The one who gained tells the same as the one who fell behind: the winner's side of it.
        best = max(found, key=lambda one: one.after - one.before, default=None)
        return best if best is not None and best.after > best.before else None

    @property
    def best(self) -> Best | None:
        found = [
            Best(period, seat, gained.total(), gained.most_common(1)[0][0])
            for period, seats in zip(self.periods, self.by_period, strict=True)
            for seat, gained in enumerate(seats)
            if gained.total() > 0
        ]
        return max(found, key=lambda one: one.amount, default=None)


def lead(have: list[int], seat: Seat) -> int:
    return have[seat] - max(other for place, other in enumerate(have) if place != seat)


def account_of(
    game: AnyGame, options: Options, seed: int, steps: Iterable[tuple[Seat, str]]
) -> Account | None:
    """Plays a match again and keeps the books; None where a game keeps none."""
    if game.accounting is None:
        return None
    return Books(game, options, seed, game.accounting).keep(steps)


class Books:
    def __init__(self, game: AnyGame, options: Options, seed: int, accounting: Accounting) -> None:
        self._game = game
        self._accounting = accounting
        self._state: Any = game.new_game(options, seed)
        start = accounting.have(self._state)
        self._seats = len(start)
        self.account = Account(accounting.sources, [start], [Counter() for _ in start])
        self._period: list[Counter[str]] = [Counter() for _ in start]
        self._enter([Gain(seat, accounting.rest, have) for seat, have in enumerate(start)])
        self._period = [Counter() for _ in start]

    def keep(self, steps: Iterable[tuple[Seat, str]]) -> Account:
        for seat, text in steps:
            before = self._state.clone()
            events: list[Event] = []
            self._game.apply(self._state, seat, self._game.read(text), events)
            self._book(before, [event.told_to(ALL_SEEING) for event in events])
        self._close_period(self._accounting.period(self._state))
        return self.account

    def _book(self, before: Any, told: list[View]) -> None:  # noqa: ANN401  # a position of any game
        """A step is booked whole in the period in which it began: its end may open the next one."""
        accounting = self._accounting
        gains = accounting.gains(before, told, self._state)
        was, now = accounting.have(before), accounting.have(self._state)
        for seat in range(self._seats):
            known = sum(gain.amount for gain in gains if gain.seat == seat)
            gains.append(Gain(seat, accounting.rest, now[seat] - was[seat] - known))
        self._enter(gains)
        was_in, is_in = accounting.period(before), accounting.period(self._state)
        if is_in != was_in and self._state.outcome is None:
            self._close_period(was_in)

    def _enter(self, gains: list[Gain]) -> None:
        for gain in gains:
            if gain.amount:
                self.account.gains[gain.seat][gain.source] += gain.amount
                self._period[gain.seat][gain.source] += gain.amount

    def _close_period(self, number: int) -> None:
        self.account.periods.append(number)
        self.account.have.append(self._accounting.have(self._state))
        self.account.by_period.append(self._period)
        self._period = [Counter() for _ in range(self._seats)]
