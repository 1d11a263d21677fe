"""Drawing cards: tricks from a pile whose order nobody knows, and the event of the season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.decks import EVENT_CARDS, EVENT_SEASON, TRICK_CARDS, TRICK_TEXTS
from tundra.games.mammoth_valley.pieces import (
    FORESEEN,
    IN_DECK,
    IN_DISCARD,
    NOBODY,
    ON_TABLE,
    SEASON_NAMES,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def hand(state: State, seat: i64) -> list[int]:
    return [card for card in range(TRICK_CARDS) if state.holder[card] == seat]


def hand_size(state: State, seat: i64) -> i64:
    found: i64 = 0
    for holder in state.holder:
        if holder == seat:
            found += 1
    return found


def draw_tricks(state: State, seat: i64, number: i64, kind: str, told: list[Event] | None) -> None:
    """D50: as many as there are; only the seat itself sees which."""
    drawn: list[int] = []
    for _ in range(number):
        card = draw_trick(state, told)
        if card == NOBODY:
            break
        state.holder[card] = seat
        drawn.append(card)
    if told is not None and drawn:
        names = [TRICK_TEXTS[card] for card in sorted(drawn)]
        told.append(Event(kind, seat, {"count": len(drawn)}, {"cards": names}))


def draw_trick(state: State, told: list[Event] | None) -> int:
    pile = [card for card in range(TRICK_CARDS) if state.holder[card] == IN_DECK]
    if not pile:
        pile = sorted(state.trick_discards)
        if not pile:
            return NOBODY
        for card in pile:
            state.holder[card] = IN_DECK
        state.trick_discards = []
        if told is not None:
            told.append(Event("reshuffled", None, {"deck": "tricks", "count": len(pile)}))
    return state.rng.pick(pile)


def draw_event(state: State, season: i64, told: list[Event] | None) -> int:
    """The next event of the season; if somebody has looked at it, it is that one."""
    card = next_event(state, season, told)
    if state.seen_event[season] != NOBODY:
        state.seen_event[season] = NOBODY
        state.event_knowers[season] = 0
    state.event_place[card] = ON_TABLE
    return card


def next_event(state: State, season: i64, told: list[Event] | None) -> int:
    """Which event will be drawn: chosen now, if nobody has looked yet."""
    if state.seen_event[season] != NOBODY:
        return state.seen_event[season]
    pile = events_in(state, season, IN_DECK)
    if not pile:
        pile = events_in(state, season, IN_DISCARD)
        for card in pile:
            state.event_place[card] = IN_DECK
        state.event_discards = [
            card for card in state.event_discards if EVENT_SEASON[card] != season
        ]
        if told is not None:
            facts = {"deck": SEASON_NAMES[season], "count": len(pile)}
            told.append(Event("reshuffled", None, facts))
    return state.rng.pick(pile)


def look_at_event(state: State, seat: i64, season: i64, told: list[Event] | None) -> int:
    """The seat knows from now on which event comes next in this season."""
    card = next_event(state, season, told)
    state.seen_event[season] = card
    state.event_place[card] = FORESEEN
    state.event_knowers[season] |= 1 << seat
    return card


def discard_event(state: State, card: i64) -> None:
    state.event_place[card] = IN_DISCARD
    state.event_discards.append(card)


def events_in(state: State, season: i64, place: i64) -> list[int]:
    return [
        card
        for card in range(EVENT_CARDS)
        if state.event_place[card] == place and EVENT_SEASON[card] == season
    ]
