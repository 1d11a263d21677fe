"""What one viewer was told, under its own numbers: nothing is told to whom nothing changed for."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from tundra.core import Match, Seat
from tundra.core.events import View
from tundra.server.changes import change
from tundra.server.messages import Heard, Question, Sight, Snapshot, Step

KEPT = 24
"""Steps a viewer can be sent again one by one; whoever missed more gets a snapshot."""


class Said(NamedTuple):
    """What a viewer needs who has one sight before its eyes and is to have the next."""

    was: Sight
    now: Sight
    heard: Heard
    mark: str | None

    def written(self) -> bytes:
        now, heard = self.now, self.heard
        new = changes(self.was, now)
        step = Step(now.as_, now.seq, heard.events, heard.at, new, now.undo, self.mark)
        return msgspec.json.encode(step)


class Eyes:
    """A seat, an onlooker (None) or, for replays, ALL_SEEING."""

    def __init__(self, viewer: Seat | None, match: Match[Any]) -> None:
        self.viewer = viewer
        self.sight = sight_of(match, viewer, 0)
        self.story: list[Heard] = []
        self.recent: deque[bytes] = deque(maxlen=KEPT)
        """The latest steps as they are sent."""
        self._unsent: deque[Said] = deque(maxlen=KEPT)
        """While a table is woken, steps are only counted: of them all, the last few may be sent again."""
        self.answers: dict[str, int] = {}
        """The step that answered each act, by the sender's mark."""
        self._heard = 0
        """So many steps of the match this viewer was told of."""
        self._has_acted = False
        """Since it last looked."""
        self._mark: str | None = None
        self._asked_since = 0
        """The number under which the question of now was first heard."""

    @property
    def seq(self) -> int:
        return self.sight.seq

    def is_current(self, seq: int) -> bool:
        """An answer to this number is an answer to the question of now.

        Where all choose at once, others get ready while somebody is just about to confirm.
        """
        return self._asked_since <= seq <= self.seq

    def is_behind(self, match: Match[Any]) -> bool:
        """Something happened that this viewer was not told of yet."""
        return self._heard < len(match.steps)

    def act(self, mark: str | None) -> None:
        """The viewer did something, under a mark of its own; a bot marks nothing."""
        self._has_acted, self._mark = True, mark

    def has_done(self, mark: str) -> bool:
        return mark in self.answers or (self._has_acted and mark == self._mark)

    def look(self, match: Match[Any], at: float) -> bool:
        """All that happened since this viewer last looked, as one step; whoever acted always hears."""
        missed = match.steps[self._heard :]
        told = [event.told_to(self.viewer) for step in missed for event in step.events]
        self._heard = len(match.steps)
        return self._hear(sight_of(match, self.viewer, self.seq + 1), told, at)

    def look_back(self, match: Match[Any], told: list[View], at: float) -> bool:
        """After a take-back; whoever had not heard of the act does not hear of this either."""
        self._heard = len(match.steps)
        sight = sight_of(match, self.viewer, self.seq + 1)
        hears = self._has_acted or differ(self.sight, sight)
        return self._hear(sight, told if hears else [], at)

    def _hear(self, sight: Sight, told: list[View], at: float) -> bool:
        """Whether there is a step; what may be taken back makes none: it would betray that somebody chose in secret."""
        is_own, mark = self._has_acted, self._mark
        self._has_acted, self._mark = False, None
        if not told and mark is None and not differ(self.sight, sight):
            return False
        if is_own or not self._asks_the_same(sight):
            self._asked_since = sight.seq
        if mark is not None:
            self.answers[mark] = sight.seq
        self.story.append(Heard(sight.seq, written(told), at))
        self._unsent.append(Said(self.sight, sight, self.story[-1], mark))
        self.sight = sight
        return True

    def send(self) -> bytes:
        """Writes out what was heard, once for all who look through these eyes; the latest step."""
        self.recent.extend(said.written() for said in self._unsent)
        self._unsent.clear()
        return self.recent[-1]

    def _asks_the_same(self, sight: Sight) -> bool:
        was, now = self.sight, sight
        return bool(now.legal) and (was.legal, was.prompt.key) == (now.legal, now.prompt.key)

    def since(self, seq: int | None) -> list[bytes] | list[Snapshot]:
        """What somebody needs who has everything up to ``seq``; None has nothing."""
        missed = KEPT + 1 if seq is None else self.seq - seq
        if 0 <= missed <= len(self.recent):
            return list(self.recent)[len(self.recent) - missed :]
        return [self.snapshot()]

    def step(self, seq: int) -> bytes | Snapshot:
        """One step again, or a snapshot if it is long past."""
        back = self.seq - seq
        return self.recent[-1 - back] if back < len(self.recent) else self.snapshot()

    def snapshot(self) -> Snapshot:
        now, story = self.sight, list(self.story)
        return Snapshot(now.as_, now.seq, story, now.view, now.prompt, now.legal, now.undo)


def sight_of(match: Match[Any], viewer: Seat | None, seq: int) -> Sight:
    game, state = match.game, match.state
    asked = game.prompt(state, viewer)
    is_asked = viewer is not None and viewer in game.waiting_for(state)
    return Sight(
        viewer,
        seq,
        written(game.view_for(state, viewer)),
        Question(list(asked.seats), asked.key, dict(asked.params)),
        game.legal_texts(state, viewer) if is_asked and viewer is not None else [],
        steps_back(match, viewer),
    )


def written(value: object) -> Raw:
    """As it is sent. It takes a tenth of the memory, and the garbage collector need not look inside."""
    return Raw(msgspec.json.encode(value))


def differ(was: Sight, now: Sight) -> bool:
    return (was.view, was.prompt, was.legal) != (now.view, now.prompt, now.legal)


def changes(was: Sight, now: Sight) -> dict[str, Raw]:
    """What a viewer who has the one needs for the other."""
    pairs = (
        ("view", was.view, now.view),
        ("prompt", written(was.prompt), written(now.prompt)),
        ("legal", written(was.legal), written(now.legal)),
    )
    return {
        name: Raw(change(bytes(before), bytes(after)))
        for name, before, after in pairs
        if before != after
    }


def steps_back(match: Match[Any], viewer: Seat | None) -> int | None:
    """How many steps the viewer may take back, if that is known. The end is final: the seed is shown then."""
    if viewer is None or viewer < 0 or match.is_over:
        return 0
    return match.steps_back(viewer)
