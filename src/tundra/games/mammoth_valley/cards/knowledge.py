"""Tricks that show hidden cards: another hand, the next event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards.table import EVENT_KIND, EVENT_NAMES, TRICK_NAMES, TRICKS
from tundra.games.mammoth_valley.drawing import look_at_event
from tundra.games.mammoth_valley.ground import humans
from tundra.games.mammoth_valley.pieces import (
    BIT,
    DIRECTIONS,
    HEXES,
    NOBODY,
    SEASON_NAMES,
    SUMMER,
    USUAL_LENGTH,
    WINTER,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


FIRST_EVENT: Final = 3
"""D70: the first two turns of a match bring none."""


def near(state: State, seat: i64) -> i64:
    """A33: a bit for each tribe with a token on a hex of the seat or beside one; rivers do not matter."""
    reached: i64 = 0
    for h in range(HEXES):
        if humans(state, seat, h):
            reached |= tribes_in(state, h)
            for d in range(DIRECTIONS):
                other: i64 = state.board.beside[h * DIRECTIONS + d]
                if other != NOBODY:
                    reached |= tribes_in(state, other)
    return reached & ~BIT[seat]


def tribes_in(state: State, h: i64) -> i64:
    found: i64 = 0
    for seat in range(state.seats):
        if humans(state, seat, h):
            found |= BIT[seat]
    return found


def look_at_hand(state: State, seat: i64, other: i64, told: list[Event] | None) -> None:
    for card in range(TRICKS):
        if state.holder[card] == other:
            state.known[card] |= BIT[seat]
    if told is not None:
        cards = [TRICK_NAMES[card] for card in range(TRICKS) if state.holder[card] == other]
        told.append(Event("looked", seat, {"other": other, "count": len(cards)}, {"cards": cards}))


def foresee(state: State, seat: i64, told: list[Event] | None) -> None:
    """A34: the card that would be drawn next, judged now."""
    season = next_event_season(state)
    card = look_at_event(state, seat, season, told)
    if told is not None:
        secret = {"event": EVENT_NAMES[EVENT_KIND[card]]}
        told.append(Event("looked", seat, {"season": SEASON_NAMES[season]}, secret))


def has_next_event(state: State) -> bool:
    """The last turn of the last year has none after it."""
    is_last = state.season == WINTER and state.turn == state.season_length
    return not is_last or state.year < state.choices.max_years


def next_event_season(state: State) -> i64:
    """A34: the season of the next turn that draws an event."""
    season: i64 = state.season
    turn: i64 = state.turn
    length: i64 = state.season_length
    ahead: i64 = max(1, FIRST_EVENT - state.game_turn)
    for _ in range(ahead):
        turn += 1
        if turn > length:
            turn = 1
            length = USUAL_LENGTH
            season = WINTER if season == SUMMER else SUMMER
    return season
