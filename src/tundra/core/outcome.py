"""How a match ended."""

from __future__ import annotations


class Outcome:
    """Each seat's place, 1 for the winner, and the rule that ended the game.

    Nobody need be first: when the game itself wins, every seat is second.
    """

    def __init__(self, places: tuple[int, ...], reason: str) -> None:
        self.places = places
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.places == other.places
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        return hash((self.places, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.places}, {self.reason!r})"

    def values(self) -> list[float]:
        """What the end is worth to each seat: 1 for the first place, 0 for the last one given."""
        worst = max(self.places)
        if worst == 1:
            return [0.5] * len(self.places)
        return [1.0 - (place - 1) / (worst - 1) for place in self.places]


def ranked(scores: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from scores, highest first; equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
