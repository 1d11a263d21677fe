"""What an act would surely bring, and how far it can be taken back: both computed from guesses, for all games alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from tundra.core.events import Event, Seat, View
from tundra.core.game import Action, Game, S
from tundra.core.rng import Rng

GUESSES = 12
"""To foresee: enough that even the toss of a coin hardly ever looks certain, once in two thousand times."""
UNDO_GUESSES = 64
"""To take back: what is so in one guess of sixteen goes unseen once in sixty times. Asked for seldom."""


def foresee(game: Game[S], state: S, seat: Seat, actions: Sequence[Action]) -> list[View]:
    """The events that must follow, as ``seat`` would hear them, up to the first thing it cannot know.

    Built from guesses alone, so it can tell the seat nothing that the seat's view does not already hold.
    """
    certain = told_in_a_guess(game, state, seat, actions, 0)
    for number in range(1, GUESSES):
        if not certain:
            break
        certain = common_start(certain, told_in_a_guess(game, state, seat, actions, number))
    return certain


def common_start(one: list[View], other: list[View]) -> list[View]:
    pairs = zip(one, other, strict=False)
    return [told for told, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]


def told_in_a_guess(
    game: Game[S], state: S, seat: Seat, actions: Sequence[Action], number: int
) -> list[View]:
    """What ``seat`` would hear in one guess; what chance brought is left out."""
    guess = game.determinize(state, seat, Rng.seeded(number).fork())
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
    """No chance was used, and nobody learned anything that was hidden before, the seat itself included.

    But for the position that the seat sees, only guesses of that seat are asked: whether a step can be taken
    back must not tell the seat what the others hold.
    """
    if after.rng.drawn != before.rng.drawn:
        return False
    seen = game.view_for(after, seat)
    others: list[Seat | None] = [other for other in range(seats) if other != seat]
    others.append(None)
    for number in range(UNDO_GUESSES):
        rng = Rng.seeded(number)
        guess = game.determinize(before, seat, rng.fork())
        played = after_action(game, guess, seat, action)
        if played is None or game.view_for(played, seat) != seen:
            return False
        # What is public shows to each of them, so that after a while one at a time is enough.
        asked = others if number < GUESSES else [others[number % len(others)]]
        if any(learned(game, guess, seat, action, played, other, rng.fork()) for other in asked):
            return False
    return True


def learned(
    game: Game[S], before: S, seat: Seat, action: Action, after: S, other: Seat | None, rng: Rng
) -> bool:
    """``other`` sees something new that it could not have foretold.

    In a position that it could not tell from the real one, the same action is impossible or looks different.
    """
    seen = game.view_for(after, other)
    if game.view_for(before, other) == seen:
        return False
    guess = game.determinize(before, other, rng)
    played = after_action(game, guess, seat, action)
    return played is None or game.view_for(played, other) != seen


def after_action(game: Game[S], state: S, seat: Seat, action: Action) -> S | None:
    """Where the action leads, or None where it is not legal; the given position stays as it is."""
    if action not in game.legal_actions(state, seat):
        return None
    played = state.clone()
    game.apply(played, seat, action, None)
    return played
