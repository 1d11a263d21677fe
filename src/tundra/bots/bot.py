"""What a bot is: someone who is told what a person in that seat would be told, and chooses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tundra.core import Action, Game, Rng, Seat, View
from tundra.core.game import S


@dataclass(frozen=True)
class Turn:
    """All that a person in this seat could know, and nothing more."""

    seat: Seat
    view: View
    legal: list[Action]
    sample: Callable[[Rng], Any]
    """A position that could be the real one, as far as this seat can tell."""


class Bot(Protocol):
    name: str

    def choose(self, turn: Turn, rng: Rng) -> Action: ...


def turn_of(game: Game[S], state: S, seat: Seat) -> Turn:
    """The seat's turn in this position, which the bot itself never gets to see."""
    return Turn(
        seat,
        game.view_for(state, seat),
        game.legal_actions(state, seat),
        lambda rng: game.determinize(state, seat, rng),
    )
