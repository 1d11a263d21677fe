"""Whether a step can be taken back: computed from guesses, for all games alike. Asked for seldom: it takes time."""

from __future__ import annotations

from typing import Generic

from tundra.core.events import Event, Seat, View
from tundra.core.game import Action, Game, S
from tundra.core.rng import Rng

UNDO_GUESSES = 64
"""What is so in one guess of sixteen goes unseen once in sixty times."""
VIEWED = 4
"""So many of them are looked at, too: a game might show what it does not tell. Looking takes most of the time."""


def is_silent(game: Game[S], before: S, after: S, events: list[Event]) -> bool:
    """Surely nobody learned anything: no chance was used, nothing is told, and an onlooker sees no difference.

    That this is enough is a promise of every game: whoever is shown something hears of it.
    """
    if events or after.rng.drawn != before.rng.drawn:
        return False
    return game.view_for(before, None) == game.view_for(after, None)


def is_undoable(
    game: Game[S], before: S, seat: Seat, action: Action, after: S, seats: int, told: list[View]
) -> bool:
    """For a step that others noticed: no chance was used, and nobody learned anything that was hidden before.

    The seat itself included. But for what it sees and was ``told``, only its guesses are asked: whether a step can be
    taken back must not tell the seat what the others hold.
    """
    if after.rng.drawn != before.rng.drawn:
        return False
    others: list[Seat | None] = [None, *(other for other in range(seats) if other != seat)]
    seen = game.view_for(after, seat)
    for number in range(UNDO_GUESSES):
        # Where nothing is told, only looking can tell.
        rng, is_viewed = Rng.seeded(number), number < VIEWED or not told
        guess = game.determinize(before, seat, rng.fork())
        played = carry_out(game, guess, seat, action)
        if played is None or played.told_to(seat) != told:
            return False
        if is_viewed and game.view_for(played.state, seat) != seen:
            return False
        # What is public shows to each of them, so that one at a time is enough.
        other = others[number % len(others)]
        imagined = game.determinize(guess, other, rng.fork())
        expected = carry_out(game, imagined, seat, action)
        if expected is None or not looks_alike(game, expected, played, other, is_viewed):
            return False
    return True


class Played(Generic[S]):
    """Where an action led, and what was told of it."""

    def __init__(self, state: S, events: list[Event]) -> None:
        self.state = state
        self.events = events

    def told_to(self, viewer: Seat | None) -> list[View]:
        return [event.told_to(viewer) for event in self.events]


def looks_alike(
    game: Game[S], one: Played[S], two: Played[S], viewer: Seat | None, is_viewed: bool
) -> bool:
    if one.told_to(viewer) != two.told_to(viewer):
        return False
    return not is_viewed or game.view_for(one.state, viewer) == game.view_for(two.state, viewer)


def carry_out(game: Game[S], state: S, seat: Seat, action: Action) -> Played[S] | None:
    """None where the action is not legal, or uses chance; the given position stays as it is."""
    if action not in game.legal_actions(state, seat):
        return None
    played, events = state.clone(), list[Event]()
    game.apply(played, seat, action, events)
    return Played(played, events) if played.rng.drawn == state.rng.drawn else None
