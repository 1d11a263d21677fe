"""Several texts sent as one act: only the last of them may bring what its seat cannot know beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from tundra.core.events import Event, Seat, View
from tundra.core.game import Action, Game, IllegalAction, Refusal, S
from tundra.core.rng import Rng

REHEARSALS = 4
"""Guesses in which a series is tried. What all of them miss is no leak: then the act stops at the surprise."""

Hearing = tuple[list[View], list[Action]]
"""What a seat hears of a step, and what it may do next."""


def rehearse(game: Game[S], state: S, seat: Seat, texts: Sequence[str]) -> list[Hearing]:
    """What ``seat`` hears after each text but the last. Refuses a series that the seat could probe the future with.

    Only guesses are asked, never the true position or its chance: in positions that the seat cannot tell apart,
    the same series is refused alike. Nothing after a text that cannot be foreseen is even read.
    """
    guesses = [
        game.determinize(state, seat, Rng.seeded(number).fork()) for number in range(REHEARSALS)
    ]
    heard: list[Hearing] = []
    for text in texts[:-1]:
        action = legal_action(game, guesses[0], seat, text)
        hearings = [hear(game, guess, seat, action) for guess in guesses]
        first = hearings[0]
        if first is None or any(hearing != first for hearing in hearings):
            raise IllegalAction(
                "what follows cannot be known yet, so it cannot be sent along",
                Refusal("", "core.refusal.one_by_one"),
            )
        heard.append(first)
    legal_action(game, guesses[0], seat, texts[-1])
    return heard


def hear(game: Game[S], state: S, seat: Seat, action: Action) -> Hearing | None:
    """Carries out a legal action."""
    drawn, events = state.rng.drawn, list[Event]()
    game.apply(state, seat, action, events)
    return hearing(game, state, seat, events, drawn)


def hearing(game: Game[S], after: S, seat: Seat, events: list[Event], drawn: int) -> Hearing | None:
    """None if chance decided what the step brought, or somebody might be asked in secret now."""
    if after.rng.drawn != drawn or game.secret_moments(after) > 0:
        return None
    return [event.told_to(seat) for event in events], game.legal_actions(after, seat)


def legal_action(game: Game[S], state: S, seat: Seat, text: str) -> Action:
    """The action this text means, if the seat may take it here."""
    action = game.read(text)
    if action not in game.legal_actions(state, seat):
        raise game.refuse(state, seat, action)
    return action
