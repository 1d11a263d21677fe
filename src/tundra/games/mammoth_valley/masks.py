"""Moments at which a pause would show that somebody holds a card: the table gives each of them its time (rule 5.12)."""

from __future__ import annotations

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards.vocabulary import EVENT_REVEALED, TRIBE_DIE_ROLLED
from tundra.games.mammoth_valley.decks import OFFERED
from tundra.games.mammoth_valley.stack import FIGHT, FRAME, K_A, K_KIND, WINDOW, field
from tundra.games.mammoth_valley.state import State


def secret_moments(before: State, events: list[Event], after: State) -> int:
    """Where no card of the game could be played nothing is betrayed, and nobody waits.

    A step out of a forest is such a moment, too, for a card that this edition does not have.
    """
    moments = 0
    if OFFERED[EVENT_REVEALED]:
        moments += sum(event.kind == "event" for event in events)
    if OFFERED[TRIBE_DIE_ROLLED]:
        moments += throws(before, events, after)
    return moments


def throws(before: State, events: list[Event], after: State) -> int:
    """Dice thrown between tribes; a throw is told when nobody changes it any more."""
    rounds = sum(is_between_tribes(event) for event in events)
    return max(0, rounds - is_at_dice(before) + is_at_dice(after))


def is_between_tribes(event: Event) -> bool:
    if event.kind != "round" or event.facts is None:
        return False
    return all(side["seat"] is not None for side in event.facts["sides"])


def is_at_dice(state: State) -> bool:
    """Dice of tribes lie on the table, and somebody is asked about them."""
    if state.outcome is not None or field(state, K_KIND) != WINDOW:
        return False
    return field(state, K_A) == TRIBE_DIE_ROLLED and state.stack[-2 * FRAME + K_KIND] == FIGHT
