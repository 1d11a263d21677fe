"""One action that was taken."""

from __future__ import annotations

from dataclasses import dataclass

from tundra.core.events import Event, Seat, View


@dataclass(frozen=True)
class Step:
    seq: int
    """Counted from 1."""
    seat: Seat
    text: str
    events: list[Event]
    begins: bool = True
    """It is the first of its act; a set that was sent together is one act."""

    def told_to(self, viewer: Seat | None) -> list[View]:
        return [event.told_to(viewer) for event in self.events]
