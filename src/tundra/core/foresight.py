"""What an act would surely bring, and how far it can be taken back: both computed from guesses, for all games alike."""

from __future__ import annotations

from collections.abc import Sequence

from tundra.core.events import Event, Seat, View
from tundra.core.game import Action, Game, S
from tundra.core.rng import Rng

GUESSES = 6
"""Enough that a die or a draw hardly ever looks certain."""


def foresee(game: Game[S], state: S, seat: Seat, actions: Sequence[Action]) -> list[View]:
    """The events that must follow, as ``seat`` would hear them, up to the first thing it cannot know.

    Built from guesses alone, so it can tell the seat nothing that the seat's view does not already hold.
    """
    stories = [told_in_a_guess(game, state, seat, actions, number) for number in range(GUESSES)]
    certain: list[View] = []
    for told in zip(*stories, strict=False):
        if any(event != told[0] for event in told):
            break
        certain.append(told[0])
    return certain


def told_in_a_guess(
    game: Game[S], state: S, seat: Seat, actions: Sequence[Action], number: int
) -> list[View]:
    """What ``seat`` would hear in one guess; what chance brought is left out."""
    guess = game.determinize(state, seat, Rng.seeded(number))
    told: list[View] = []
    for action in actions:
        if action not in game.legal_actions(guess, seat):
            break
        drawn = guess.rng.drawn
        events: list[Event] = []
        game.apply(guess, seat, action, events)
        told += [event.told_to(seat) for event in events if event.secret is None]
        if guess.rng.drawn != drawn:
            break
    return told


def is_undoable(game: Game[S], before: S, seat: Seat, action: Action, after: S, seats: int) -> bool:
    """No chance was used, and nobody else learned anything that was hidden before.

    Another seat learned something if its new view could not have been foretold from what it knew: in some
    position it could not tell from the real one, the same action is impossible or looks different.
    """
    if after.rng.drawn != before.rng.drawn:
        return False
    audience: list[Seat | None] = [other for other in range(seats) if other != seat]
    audience.append(None)
    return all(foretold(game, before, seat, action, after, other) for other in audience)


def foretold(
    game: Game[S], before: S, seat: Seat, action: Action, after: S, other: Seat | None
) -> bool:
    seen = game.view_for(after, other)
    for number in range(GUESSES):
        guess = game.determinize(before, other, Rng.seeded(number))
        if action not in game.legal_actions(guess, seat):
            return False
        game.apply(guess, seat, action, None)
        if game.view_for(guess, other) != seen:
            return False
    return True
