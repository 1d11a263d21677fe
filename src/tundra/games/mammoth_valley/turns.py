"""The order of play, the phases one after the other, and when a tribe or the whole game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.core.outcome import Outcome, ranked
from tundra.games.mammoth_valley.camps import camps, own_camps, remove_camp
from tundra.games.mammoth_valley.decks import TRICK_CARDS
from tundra.games.mammoth_valley.people import total, tribe_size
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    IN_DISCARD,
    NOBODY,
    OUT,
    OVER,
    SUMMER,
    WAITING,
    WARRIOR,
    WINTER,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import PHASE
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_phase(state: State, phase: i64) -> None:
    """The phase frame is always alone on the stack when a phase ends."""
    state.phase = phase
    state.stack = [PHASE, NOBODY, 0, 0, 0, 0, 0, 0]


def next_phase(state: State) -> None:
    begin_phase(state, state.phase + 1)


def player_at(state: State, place: i64) -> i64:
    """The seat at this place in the order of play, or NOBODY if it is not in the game now."""
    seat: i64 = (state.first + place) % state.seats
    return seat if state.status[seat] == ACTIVE else NOBODY


def is_last_turn(state: State) -> bool:
    """Of the season."""
    return state.turn == state.season_length


def is_harvest(state: State) -> bool:
    return state.season == SUMMER and is_last_turn(state)


def is_winter(state: State) -> bool:
    """For survival."""
    return state.season == WINTER


def tribes_in_game(state: State) -> i64:
    """D15: whoever will come back counts too."""
    found: i64 = 0
    for status in state.status:
        if status != OUT:
            found += 1
    return found


# Elimination


def check_tribes(state: State, told: list[Event] | None) -> None:
    """Rule 8.8: at the end of a phase, a tribe without humans is gone."""
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE and tribe_size(state, seat) == 0:
            eliminate(state, seat, told)
    active: i64 = 0
    last: i64 = NOBODY
    for seat in range(state.seats):
        if state.status[seat] == WAITING:
            return
        if state.status[seat] == ACTIVE:
            active += 1
            last = seat
    if active == 0:
        end_match(state, Outcome((2,) * state.seats, "extinction"), told)
    elif active == 1:
        places = tuple([1 if seat == last else 2 for seat in range(state.seats)])
        end_match(state, Outcome(places, "last_tribe"), told)


def eliminate(state: State, seat: i64, told: list[Event] | None) -> None:
    returns = state.year == 1 and state.returns[seat] == 0
    state.status[seat] = WAITING if returns else OUT
    state.gone[seat] = state.game_turn
    state.food[seat] = 0
    state.has_fire[seat] = 0
    state.announced[seat] = 0
    for h in own_camps(state, seat):
        remove_camp(state, h, told)
    for card in range(TRICK_CARDS):
        if state.holder[card] == seat:
            state.holder[card] = IN_DISCARD
            state.known[card] = 0
            state.trick_discards.append(card)
    if told is not None:
        told.append(Event("eliminated", seat, {"returns": returns}))


# The end


def end_match(state: State, outcome: Outcome, told: list[Event] | None) -> None:
    state.outcome = outcome
    state.phase = OVER
    state.stack = []
    state.asked = NOBODY
    state.legal = []
    if told is not None:
        facts = {
            "reason": outcome.reason,
            "places": list(outcome.places),
            "table": [standing(state, seat) for seat in range(state.seats)],
        }
        told.append(Event("ended", None, facts))


def standing(state: State, seat: i64) -> dict[str, int]:
    return {
        "camps": camps(state, seat),
        "warriors": total(state, seat, WARRIOR),
        "women": total(state, seat, WOMAN),
        "food": state.food[seat],
    }


def rank_key(state: State, seat: i64) -> tuple[int, ...]:
    """D52: most camps, then men, women, food; whoever is out of the game comes last."""
    return (
        int(state.status[seat] != OUT),
        camps(state, seat),
        total(state, seat, WARRIOR),
        total(state, seat, WOMAN),
        state.food[seat],
    )


def end_with_winners(state: State, winners: list[int], told: list[Event] | None) -> None:
    """Rule 8.6: of several, the first in the ranking; those who are equal there share the victory."""
    scores = [(int(seat in winners), *rank_key(state, seat)) for seat in range(state.seats)]
    places = ranked(scores)
    firsts = sum(place == 1 for place in places)
    end_match(state, Outcome(places, "victory" if firsts == 1 else "shared"), told)


def end_by_years(state: State, told: list[Event] | None) -> None:
    """D92: a match has so many years and no more."""
    places = ranked([rank_key(state, seat) for seat in range(state.seats)])
    end_match(state, Outcome(places, "years"), told)
