"""What wins, and how far everybody is: a view says it in one line, the same to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def goal(
    game: str, standings: Sequence[dict[str, Any]], kind: str = "", **params: int
) -> dict[str, Any]:
    """A sentence of the game's catalogue (``<game>.goal``, or one of its kinds), and where each seat stands."""
    key = f"{game}.goal.{kind}" if kind else f"{game}.goal"
    return {"key": key, "params": params, "seats": list(standings)}


def standing(have: int, need: int | None = None, state: str = "") -> dict[str, Any]:
    """How much a seat has of what it needs; without ``need`` the most wins. ``state`` is a word of the catalogue."""
    return {"have": have, "need": need, "state": state}
