"""A match and all who watch it. The same entries always give the same story, with the same numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from tundra.core import ALL_SEEING, AnyGame, Draft, Match, Options, Seat
from tundra.server.eyes import Eyes, steps_back
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
        self.at = 0.0
        """When somebody last did what everybody hears of: all that it brought is told under this time."""
        self.last_told: Seat | None = None
        """Who acted last, as far as everybody was told; a pass in secret tells what another's act brought."""
        self._doer: Seat | None = None
        self._took_back: Seat | None = None
        """Who took back what was done last."""

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

    @property
    def secret_moments(self) -> int:
        return self.match.game.secret_moments(self.match.state)

    def is_hidden_from(self, viewer: Seat | None) -> bool:
        """Something happened that this viewer will be told of, together with all that it brings."""
        return self.eyes[viewer].is_behind(self.match)

    def answered(self, seat: Seat, mark: str) -> bytes | Snapshot | None:
        """The step that a message with this mark already became; None if it is still to be told."""
        seq = self.eyes[seat].answers.get(mark)
        return None if seq is None else self.eyes[seat].step(seq)

    def decide(self, seat: Seat, texts: list[str]) -> Draft[Any]:
        return self.match.preview(seat, texts)

    def leaves_no_trace(self, seat: Seat, draft: Draft[Any]) -> bool:
        """Somebody was asked in secret and did nothing: nobody else ever hears that there was a question."""
        answer = self.silent_answers.get(seat)
        return self.secret_moments > 0 and [step.text for step in draft.steps] == [answer]

    def adopt(self, seat: Seat, draft: Draft[Any], at: float, mark: str | None) -> None:
        """It happened; ``tell`` says so to those who may know."""
        if not self.leaves_no_trace(seat, draft):
            self.at, self._doer = at, seat
        if any(step.events for step in draft.steps):
            self.last_told = self._doer
        self.match.commit(draft)
        self._took_back = None
        if seat in self.eyes:
            self.eyes[seat].act(mark)

    def tell(self, viewers: Collection[Seat | None] | None = None) -> Telling:
        """What each, or each of these, was not told yet."""
        return {eyes.viewer: eyes.send() for eyes in self.look(viewers)}

    def look(self, viewers: Collection[Seat | None] | None = None) -> list[Eyes]:
        """Those for whom there is something new. While somebody is asked in secret, nobody else hears anything:

        it is told with what follows, so that it looks as if nobody had been asked.
        """
        asked = self.silent_answers
        return [
            eyes
            for viewer, eyes in self.eyes.items()
            if (viewers is None or viewer in viewers)
            and (not asked or viewer in asked or viewer == ALL_SEEING)
            and self._hears(eyes)
        ]

    def _hears(self, eyes: Eyes) -> bool:
        if self._took_back is not None:
            told = [{"kind": "took_back", "seat": self._took_back}]
            return eyes.look_back(self.match, told, self.at)
        return eyes.look(self.match, self.at)

    def steps_back(self, seat: Seat) -> int:
        """How many steps the seat may take back, after a judgement of the match."""
        sight = self.eyes[seat].sight
        sight.undo = steps_back(self.match, seat)
        return sight.undo or 0

    def remaining(self, seat: Seat, to: str) -> int:
        """How many steps are left after a take-back of the last act, or of all that can be."""
        if not self.steps_back(seat):
            raise Refused("cannot_undo")
        return self.match.undo_limit(seat) if to == "turn" else self.match.act_limit(seat)

    def take_back(self, seat: Seat, remaining: int, at: float, mark: str | None) -> None:
        """It was judged before it was written down."""
        self.match.go_back(seat, remaining)
        self.at, self._took_back = at, seat
        if seat in self.eyes:
            self.eyes[seat].act(mark)

    def wake_up(self) -> None:
        """All entries of the log were replayed: who comes back may have missed the last steps."""
        for eyes in self.eyes.values():
            if eyes.seq:
                eyes.send()

    def replay(self, entry: Entry) -> None:
        """An entry of the log happens again."""
        if entry.kind == "act" and entry.seat is not None:
            draft = self.match.retrace(entry.seat, entry.text.split(" "))
            self.adopt(entry.seat, draft, entry.at, entry.mark)
        elif entry.kind == "undo" and entry.seat is not None:
            self.take_back(entry.seat, int(entry.text), entry.at, entry.mark)
