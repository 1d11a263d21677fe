"""One game being played: the rules, the position and the steps so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from tundra.core.events import Event, Seat, View
from tundra.core.foresight import foresee
from tundra.core.game import Action, Game, IllegalAction, Refusal, S
from tundra.core.options import Options
from tundra.core.rng import seed_hash
from tundra.core.series import Hearing, hearing, legal_action, rehearse
from tundra.core.step import Step as Step
from tundra.core.way_back import WayBack


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
        self._way_back: WayBack[S] = WayBack(game, options.seats)

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
            step = Step(len(self.steps) + number + 1, seat, text, events, begins=number == 0)
            draft.steps.append(step)
            draft.states.append(state)
            if number < len(foreseen):
                heard = hearing(self.game, state, seat, events, before.rng.drawn)
                if heard != foreseen[number]:
                    break
        return draft

    def check(self, state: S, seat: Seat, text: str) -> Action:
        """The action this text means, if the seat may take it here."""
        if not 0 <= seat < self.options.seats:
            why = Refusal("", "core.refusal.no_seat", {"number": seat})
            raise IllegalAction(f"there is no seat {seat}", why)
        return legal_action(self.game, state, seat, text)

    def commit(self, draft: Draft[S]) -> None:
        for step, state in zip(draft.steps, draft.states, strict=True):
            self._way_back.note(step, self.state, state)
            self.steps.append(step)
            self.state = state

    def submit(self, seat: Seat, *texts: str) -> list[Step]:
        draft = self.preview(seat, texts)
        self.commit(draft)
        return draft.steps

    def steps_back(self, seat: Seat) -> int | None:
        """How many of its steps the seat may take back; None where ``judgement`` has to find that out first."""
        steps = self._way_back.reach(seat)
        return None if steps is None else len(steps)

    def judgement(self, seat: Seat) -> Callable[[], None]:
        """What finds out how far the seat may go back from here. It takes its time, and any thread may call it."""
        return self._way_back.judgement(seat, self.state)

    def undo_limit(self, seat: Seat) -> int:
        """How few steps may remain if ``seat`` takes back all it can."""
        return self._earliest(self._reach(seat))

    def act_limit(self, seat: Seat) -> int:
        """How few steps may remain if ``seat`` takes back its last act, as far as it can."""
        steps = self._reach(seat)
        act = next((place for place, step in enumerate(steps, 1) if step.begins), len(steps))
        return self._earliest(steps[:act])

    def _reach(self, seat: Seat) -> list[Step]:
        self.judgement(seat)()
        return self._way_back.reach(seat) or []

    def _earliest(self, steps: list[Step]) -> int:
        return steps[-1].seq - 1 if steps else len(self.steps)

    def take_back(self, seat: Seat, remaining: int) -> None:
        """Goes back to the position after ``remaining`` steps, if the seat may."""
        if not self.undo_limit(seat) <= remaining < len(self.steps):
            raise IllegalAction(
                "that cannot be taken back: chance was used or something was shown",
                Refusal("", "core.refusal.not_taken_back"),
            )
        self.go_back(seat, remaining)

    def go_back(self, seat: Seat, remaining: int) -> None:
        """As ``take_back``, for a log: what was written down is not judged again.

        What others chose meanwhile, unnoticed, stays; but for what cannot be without the steps that are taken back.
        """
        if not 0 <= remaining < len(self.steps):
            raise IllegalAction(f"there are no {remaining} steps to go back to")
        later = [step for step in self.steps[remaining:] if step.seat != seat]
        state = self._way_back.go(remaining)
        if state is None:
            self._start_over(remaining)
        else:
            self.state = state
            del self.steps[remaining:]
        for step in later:
            self._keep(step)

    def _keep(self, step: Step) -> None:
        action = self.game.read(step.text)
        if action in self.game.legal_actions(self.state, step.seat):
            draft = self.retrace(step.seat, [step.text])
            draft.steps[0] = replace(draft.steps[0], begins=step.begins)
            self.commit(draft)

    def _start_over(self, remaining: int) -> None:
        """The way back was longer when the log was written: plays the steps again that stay."""
        steps, self.steps = self.steps[:remaining], []
        self.state = self.game.new_game(self.options, self.seed)
        self._way_back = WayBack(self.game, self.options.seats)
        for step in steps:
            self._keep(step)

    def foresee(self, seat: Seat, texts: Sequence[str]) -> list[View]:
        """What would surely follow, as the seat may know it; for a preview on the screen."""
        return foresee(self.game, self.state, seat, [self.game.read(text) for text in texts])

    def view_for(self, viewer: Seat | None) -> View:
        return self.game.view_for(self.state, viewer)
