"""Events: what happened, told in the past tense, and who may hear of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Seat = int
View = dict[str, Any]

ALL_SEEING: Final = -1
"""The viewer from whom nothing is hidden: for matches that are over, and for the laboratory."""


class Event:
    """Something that happened: facts for everyone, and secrets for the seats that learned them."""

    def __init__(
        self,
        kind: str,
        seat: Seat | None = None,
        facts: Mapping[str, Any] | None = None,
        secret: Mapping[str, Any] | None = None,
        knowers: tuple[Seat, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.knowers = knowers

    def told_to(self, viewer: Seat | None) -> View:
        """What ``viewer`` hears: the facts, and the secret too if it is theirs to know."""
        told: View = {"kind": self.kind, "seat": self.seat}
        if self.facts is not None:
            told.update(self.facts)
        if self.secret is not None and self.is_known_to(viewer):
            told.update(self.secret)
        return told

    def is_known_to(self, viewer: Seat | None) -> bool:
        """The secret belongs to the event's own seat, unless the event names its knowers."""
        if viewer is None:
            return False
        if viewer == ALL_SEEING:
            return True
        return viewer == self.seat if self.knowers is None else viewer in self.knowers
