"""One game being played: the rules, the position and the steps so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from tundra.core.events import Event, Seat, View
from tundra.core.foresight import foresee, is_undoable
from tundra.core.game import Action, Game, IllegalAction, Refusal, S
from tundra.core.options import Options
from tundra.core.rng import seed_hash
from tundra.core.series import Hearing, legal_action, rehearse


@dataclass(frozen=True)
class Step:
    """One action that was taken."""

    seq: int
    seat: Seat
    text: str
    events: list[Event]

    def told_to(self, viewer: Seat | None) -> list[View]:
        return [event.told_to(viewer) for event in self.events]


@dataclass(frozen=True)
class Draft(Generic[S]):
    """Steps that were found legal but not taken yet, and the position after each."""

    steps: list[Step]
    states: list[S]


class Match(Generic[S]):
    """``apply`` trusts its caller; here is the one place that does not."""

    def __init__(self, game: Game[S], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.seed_hash = seed_hash(seed)
        self.state: S = game.new_game(options, seed)
        self.steps: list[Step] = []
        self._way_back: list[S] = []
        """The positions before the latest steps of one seat, since chance was last used."""
        self._judged = 0
        """So many of them, from the oldest, are known to have shown nobody anything."""

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    def preview(self, seat: Seat, texts: Sequence[str]) -> Draft[S]:
        """The steps these texts would be and where they lead; nothing changes yet.

        Several texts are rehearsed first: a series that would probe the future is refused. One that surprises after
        all stops there and counts as far as it came, for nobody may look ahead for nothing.
        """
        if not texts:
            raise IllegalAction("nothing was asked for", Refusal("", "core.refusal.nothing_asked"))
        self.check(self.state, seat, texts[0])
        foreseen = rehearse(self.game, self.state, seat, texts) if len(texts) > 1 else []
        return self._draft(seat, texts, foreseen)

    def retrace(self, seat: Seat, texts: Sequence[str]) -> Draft[S]:
        """The steps that these texts were once, from a log: what was written down happened."""
        return self._draft(seat, texts, [])

    def _draft(self, seat: Seat, texts: Sequence[str], foreseen: Sequence[Hearing]) -> Draft[S]:
        draft: Draft[S] = Draft([], [])
        state = self.state
        for number, text in enumerate(texts):
            action = self.check(state, seat, text)
            before, state, events = state, state.clone(), list[Event]()
            self.game.apply(state, seat, action, events)
            step = Step(len(self.steps) + number + 1, seat, text, events)
            draft.steps.append(step)
            draft.states.append(state)
            if number < len(foreseen) and foreseen[number] != self._heard(step, before, state):
                break
        return draft

    def _heard(self, step: Step, before: S, after: S) -> Hearing | None:
        """As in a rehearsal: None if chance was used."""
        if after.rng.drawn != before.rng.drawn:
            return None
        return step.told_to(step.seat), self.game.legal_actions(after, step.seat)

    def check(self, state: S, seat: Seat, text: str) -> Action:
        """The action this text means, if the seat may take it here."""
        if not 0 <= seat < self.options.seats:
            why = Refusal("", "core.refusal.no_seat", {"number": seat})
            raise IllegalAction(f"there is no seat {seat}", why)
        return legal_action(self.game, state, seat, text)

    def commit(self, draft: Draft[S]) -> None:
        for step, state in zip(draft.steps, draft.states, strict=True):
            self._remember_way_back(step, state)
            self.steps.append(step)
            self.state = state

    def _remember_way_back(self, step: Step, state: S) -> None:
        used_chance = state.rng.drawn != self.state.rng.drawn
        if used_chance or (self.steps and self.steps[-1].seat != step.seat):
            self._way_back, self._judged = [], 0
        if not used_chance:
            self._way_back.append(self.state)

    def submit(self, seat: Seat, *texts: str) -> list[Step]:
        draft = self.preview(seat, texts)
        self.commit(draft)
        return draft.steps

    def undo_limit(self, seat: Seat) -> int:
        """How few steps may remain if ``seat`` takes back all it can."""
        if not self.steps or self.steps[-1].seat != seat:
            return len(self.steps)
        self._forget_what_was_shown()
        return len(self.steps) - len(self._way_back)

    def _forget_what_was_shown(self) -> None:
        """Keeps the way back only as far as nobody learned anything; asked for seldom, so found out late."""
        after = self.state
        unjudged = self._way_back[self._judged :]
        for back, before in enumerate(reversed(unjudged)):
            step = self.steps[-1 - back]
            action, seats = self.game.read(step.text), self.options.seats
            if not is_undoable(self.game, before, step.seat, action, after, seats):
                del self._way_back[: len(self._way_back) - back]
                break
            after = before
        self._judged = len(self._way_back)

    def take_back(self, seat: Seat, remaining: int) -> None:
        """Goes back to the position after ``remaining`` steps."""
        self.check_take_back(seat, remaining)
        count = len(self.steps) - remaining
        self.state = self._way_back[-count]
        del self._way_back[-count:]
        self._judged = len(self._way_back)
        del self.steps[-count:]

    def check_take_back(self, seat: Seat, remaining: int) -> None:
        if not self.undo_limit(seat) <= remaining < len(self.steps):
            raise IllegalAction(
                "that cannot be taken back: chance was used or something was shown",
                Refusal("", "core.refusal.not_taken_back"),
            )

    def foresee(self, seat: Seat, texts: Sequence[str]) -> list[View]:
        """What would surely follow, as the seat may know it; for a preview on the screen."""
        return foresee(self.game, self.state, seat, [self.game.read(text) for text in texts])

    def view_for(self, viewer: Seat | None) -> View:
        return self.game.view_for(self.state, viewer)
