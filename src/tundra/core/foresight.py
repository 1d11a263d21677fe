"""What an act would surely bring: computed from guesses, for all games alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from tundra.core.events import Event, Seat, View
from tundra.core.game import Action, Game, S
from tundra.core.rng import Rng

GUESSES = 12
"""To foresee: enough that even the toss of a coin hardly ever looks certain, once in two thousand times."""


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
