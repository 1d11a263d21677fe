"""The latest steps that may still be taken back, and the positions before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic

from tundra.core.events import Seat
from tundra.core.game import Game, S
from tundra.core.step import Step
from tundra.core.undo import is_silent, is_undoable


class Mark(Generic[S]):
    """A step, the position before it, and whether it showed nobody anything, once that was found out."""

    def __init__(self, step: Step, before: S) -> None:
        self.step = step
        self.before = before
        self.is_quiet: bool | None = None


class WayBack(Generic[S]):
    """Reaches back to the last use of chance, and for each seat to the last thing it noticed of another.

    What others choose meanwhile without its noticing makes no difference to a seat: its take-back must not tell.
    """

    def __init__(self, game: Game[S], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._marks: list[Mark[S]] = []
        self._since: dict[Seat, int] = {}
        """The number of the step beyond which each seat cannot go back."""

    def note(self, step: Step, before: S, after: S) -> None:
        """The step was taken. What is not plain is not judged yet, for that takes time."""
        if after.rng.drawn != before.rng.drawn or self._is_secret(step, before, after):
            self._marks.clear()
            return
        mark = Mark(step, before)
        if is_silent(self._game, before, after, step.events):
            mark.is_quiet = True
        else:
            for seat in {mark.step.seat for mark in self._marks} - {step.seat}:
                self._since[seat] = step.seq
        self._marks.append(mark)
        while not self._is_open(self._marks[0]):
            del self._marks[0]

    def _is_secret(self, step: Step, before: S, after: S) -> bool:
        """Somebody was asked in secret, or might have been: whether anybody was must not show by a take-back either."""
        game = self._game
        return game.secret_moments(after) > 0 or game.silence(before, step.seat) is not None

    def _is_open(self, mark: Mark[S]) -> bool:
        return mark.step.seq > self._since.get(mark.step.seat, 0)

    def _own(self, seat: Seat) -> Iterator[Mark[S]]:
        """The steps of the seat that count, the latest first."""
        for mark in reversed(self._marks):
            if mark.step.seat == seat and self._is_open(mark):
                yield mark

    def reach(self, seat: Seat) -> list[Step] | None:
        """What the seat may take back, the latest first; None where ``judgement`` has to find that out."""
        steps: list[Step] = []
        for mark in self._own(seat):
            if mark.is_quiet is None:
                return None
            if not mark.is_quiet:
                # It need not be remembered any longer what lies before.
                self._since[seat] = mark.step.seq
                break
            steps.append(mark.step)
        return steps

    def judgement(self, seat: Seat, now: S) -> Callable[[], None]:
        """What finds out how far the seat may go back from this position, in any thread: play may go on meanwhile."""
        positions = [*(mark.before for mark in self._marks), now]
        after = dict(zip(self._marks, positions[1:], strict=True))
        own = [(mark, after[mark]) for mark in self._own(seat)]
        return lambda: self._judge(own)

    def _judge(self, marks: list[tuple[Mark[S], S]]) -> None:
        """Each step once; beyond the first that showed something nothing counts."""
        for mark, after in marks:
            if mark.is_quiet is None:
                mark.is_quiet = self._is_quiet(mark, after)
            if not mark.is_quiet:
                return

    def _is_quiet(self, mark: Mark[S], after: S) -> bool:
        step, action = mark.step, self._game.read(mark.step.text)
        told = step.told_to(step.seat)
        return is_undoable(self._game, mark.before, step.seat, action, after, self._seats, told)

    def go(self, remaining: int) -> S | None:
        """Forgets the later steps; the position after ``remaining`` of them, unless that is too far back."""
        later = [mark for mark in self._marks if mark.step.seq > remaining]
        if not later or later[0].step.seq != remaining + 1:
            return None
        del self._marks[-len(later) :]
        self._since = {seat: min(count, remaining) for seat, count in self._since.items()}
        return later[0].before
