"""What a game is: the contract between the rules and every other layer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from tundra.core.accounting import Accounting
from tundra.core.errors import BadNotation as BadNotation
from tundra.core.errors import BadPosition as BadPosition
from tundra.core.events import Event, Seat, View
from tundra.core.options import Option, Options, choose
from tundra.core.outcome import Outcome
from tundra.core.rng import Rng

Action = int
"""What a seat may do: a small number, with a name in the game's ``moves.py`` and a text everywhere else."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a rule of the game's page, and a sentence by key.

    The rule is empty when no rule of a game is the reason: there is no such seat, nothing was asked for.
    """

    rule: str
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


class IllegalAction(ValueError):
    """The action exists, but not for this seat in this position."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


@dataclass(frozen=True)
class Prompt:
    """What is asked, and of whom, as one viewer may know it."""

    seats: tuple[Seat, ...]
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


class State(Protocol):
    """A position. What awaits an answer lies in it as data, on a stack of questions."""

    rng: Rng
    outcome: Outcome | None

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)


def nothing(_state: State, _seat: Seat) -> Action | None:
    """Everybody waits for the answer, however long it takes."""
    return None


def openly(_state: State) -> int:
    """Nobody is ever asked in secret."""
    return 0


@dataclass(frozen=True)
class Game(Generic[S]):
    """The rules of one game, as a record of functions."""

    name: str
    title: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]

    new_game: Callable[[Options, int], S]
    """The opening position for these options and this seed."""
    waiting_for: Callable[[S], list[Seat]]
    """Every seat that may act now, in the order that bots and random play follow; empty at the end."""
    legal_actions: Callable[[S, Seat], list[Action]]
    """All that the seat may do, in a fixed order. The list is the caller's to read, not to change."""
    apply: Callable[[S, Seat, Action, list[Event] | None], None]
    """Carries out a legal action. Events are made only if somebody listens."""

    view_for: Callable[[S, Seat | None], View]
    """What a seat, or an onlooker (None), may see; ALL_SEEING sees everything."""
    prompt: Callable[[S, Seat | None], Prompt]
    """What is asked of whom, as far as the viewer may know."""
    determinize: Callable[[S, Seat | None, Rng], S]
    """A guess: a position that the seat cannot tell from the real one. It keeps the given generator."""

    write: Callable[[Action], str]
    read: Callable[[str], Action]
    explain: Callable[[S, Seat, Action], Refusal]
    """Why an action that is not legal here is refused."""
    load: Callable[[Mapping[str, Any]], S]
    dump: Callable[[S], dict[str, Any]]
    show: Callable[[View, str], str]
    """A view as text for a terminal, in a language: all that the view holds."""
    silence: Callable[[S, Seat], Action | None] = nothing
    """What no answer means when the seat is asked in the middle of another's turn: a legal action that does nothing.

    None where everybody waits for the seat. A table that has waited long enough says it for the seat.
    """
    secret_moments: Callable[[S], int] = openly
    """How often somebody may have been asked in secret since the last thing that everybody hears of, asked or not.

    Whoever is asked in secret (``silence`` has an answer) is asked at the last of these moments, and that answer
    leaves no trace. The number depends on what everybody knows. A table gives each its time: no pause betrays a card.
    """

    accounting: Accounting | None = None
    """How the standing is told in numbers after the end, where there is something to count."""

    def choose(self, seats: int, values: Mapping[str, object] | None = None) -> Options:
        return choose(self.options, self.seats, seats, values)

    def legal_texts(self, state: S, seat: Seat) -> list[str]:
        return [self.write(action) for action in self.legal_actions(state, seat)]

    def refuse(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        refusal = self.explain(state, seat, action)
        text = self.write(action)
        return IllegalAction(f"{text!r} is not allowed here (rule {refusal.rule})", refusal)


AnyGame = Game[Any]
