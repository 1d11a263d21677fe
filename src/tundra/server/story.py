"""A match and all who watch it. The same entries always give the same story, with the same numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tundra.core import AnyGame, Draft, Match, Options, Seat
from tundra.server.eyes import Deed, Eyes, steps_back
from tundra.server.messages import Result, Snapshot
from tundra.server.refusals import Refused
from tundra.server.store import Entry

Telling = dict[Seat | None, bytes]
"""The step each viewer is told, as it is sent; a viewer who is not there is told nothing."""


class Story:
    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: int,
        viewers: Iterable[Seat | None] | None = None,
    ) -> None:
        self.match: Match[Any] = Match(game, options, seed)
        everyone = [*range(options.seats), None] if viewers is None else viewers
        self.eyes = {viewer: Eyes(viewer, self.match) for viewer in everyone}
        self._answers: dict[tuple[Seat, str], int] = {}
        """The step that answered each act, by the sender's mark."""

    @property
    def result(self) -> Result | None:
        outcome = self.match.state.outcome
        return None if outcome is None else Result(list(outcome.places), outcome.reason)

    @property
    def waiting_for(self) -> list[Seat]:
        return self.match.game.waiting_for(self.match.state)

    @property
    def silent_answers(self) -> dict[Seat, str]:
        """Seats whose question is nobody else's business, and what their silence means."""
        game, state = self.match.game, self.match.state
        answers = ((seat, game.silence(state, seat)) for seat in self.waiting_for)
        return {seat: game.write(action) for seat, action in answers if action is not None}

    def secret_moments(self, draft: Draft[Any]) -> int:
        """At how many moments of an act somebody may be asked in secret."""
        before = [self.match.state, *draft.states]
        return sum(
            self.match.game.secret_moments(was, step.events, now)
            for was, step, now in zip(before, draft.steps, draft.states, strict=False)
        )

    def answered(self, seat: Seat, mark: str) -> bytes | Snapshot | None:
        """The step that a message with this mark already became."""
        seq = self._answers.get((seat, mark))
        return None if seq is None else self.eyes[seat].step(seq)

    def decide(self, seat: Seat, texts: list[str]) -> Draft[Any]:
        return self.match.preview(seat, texts)

    def adopt(self, seat: Seat, draft: Draft[Any], at: float, mark: str | None) -> Telling:
        self.match.commit(draft)
        events = [event for step in draft.steps for event in step.events]
        deed = Deed(seat, at, mark)
        return self._answered(
            deed,
            {viewer: eyes.look(self.match, events, deed) for viewer, eyes in self.eyes.items()},
        )

    def find_steps_back(self, seat: Seat) -> int:
        """How many steps the seat may take back. That takes time, and is remembered."""
        if not self.match.is_over:
            self.match.undo_limit(seat)
        sight = self.eyes[seat].sight
        sight.undo = steps_back(self.match, seat)
        return sight.undo or 0

    def remaining(self, seat: Seat, to: str) -> int:
        """How many steps are left after a take-back of the last act, or of all that can be."""
        if not self.find_steps_back(seat):
            raise Refused("cannot_undo")
        return self.match.undo_limit(seat) if to == "turn" else self.match.act_limit(seat)

    def take_back(self, seat: Seat, remaining: int, at: float, mark: str | None) -> Telling:
        """It was judged before it was written down."""
        self.match.go_back(seat, remaining)
        told = [{"kind": "took_back", "seat": seat}]
        deed = Deed(seat, at, mark)
        return self._answered(
            deed,
            {viewer: eyes.look_back(self.match, told, deed) for viewer, eyes in self.eyes.items()},
        )

    def _answered(self, deed: Deed, steps: dict[Seat | None, bytes | None]) -> Telling:
        if deed.mark is not None and deed.seat in self.eyes:
            self._answers[deed.seat, deed.mark] = self.eyes[deed.seat].seq
        return {viewer: step for viewer, step in steps.items() if step is not None}

    def replay(self, entry: Entry) -> Telling:
        """What an entry of the log brought, again."""
        if entry.kind == "act" and entry.seat is not None:
            draft = self.match.retrace(entry.seat, entry.text.split(" "))
            return self.adopt(entry.seat, draft, entry.at, entry.mark)
        if entry.kind == "undo" and entry.seat is not None:
            return self.take_back(entry.seat, int(entry.text), entry.at, entry.mark)
        return {}
