"""Everybody who is looking at a table now, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from tundra.server.chairs import Chairs
from tundra.server.messages import Posted
from tundra.server.story import Story, Telling


class Listener(Protocol):
    """A connection, as a table sees it. ``post`` never waits: a slow reader harms nobody."""

    who: str | None
    take_back: float | None
    """Seconds that bots should leave this person to take an act back; None leaves it to the host."""

    def post(self, message: Posted) -> None: ...

    def drop(self) -> None:
        """Closes the connection; whoever it was comes back and finds the table as it is on disk."""
        ...


class Audience:
    def __init__(self, chairs: Chairs) -> None:
        self._chairs = chairs
        self._listeners: set[Listener] = set()

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def __len__(self) -> int:
        return len(self._listeners)

    @property
    def present(self) -> set[str]:
        return {listener.who for listener in self._listeners if listener.who is not None}

    @property
    def onlookers(self) -> int:
        return sum(not self._chairs.seats_of(listener.who) for listener in self._listeners)

    def time_to_take_back(self, who: str | None, usual: float) -> float:
        """Of several screens of one person the most patient counts."""
        wished = [one.take_back for one in self._listeners if one.who == who]
        return max((usual if wish is None else wish for wish in wished), default=usual)

    def count(self, who: str | None) -> int:
        return sum(listener.who == who for listener in self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._chairs.note_presence(self.present)

    def remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._chairs.note_presence(self.present)

    def tell(self, telling: Telling) -> None:
        """Each gets the step of the seats that are theirs, and nothing else."""
        for listener in self._listeners:
            for viewer in self._chairs.viewers_of(listener.who):
                step = telling.get(viewer)
                if step is not None:
                    listener.post(step)

    def send_positions(self, story: Story, who: str | None = None) -> None:
        """Whole positions: to everybody, or to one person whose eyes have changed."""
        for listener in self._listeners:
            if who is None or listener.who == who:
                self.send_missed(listener, story, {})

    def send_missed(self, listener: Listener, story: Story, known: dict[int | None, int]) -> None:
        for viewer in self._chairs.viewers_of(listener.who):
            for message in story.eyes[viewer].since(known.get(viewer)):
                listener.post(message)
