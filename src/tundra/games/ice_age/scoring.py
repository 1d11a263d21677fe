"""Who is last, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.core.outcome import Outcome, ranked
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

TIES: Final[list[str]] = ["points", "hunters", "stones", "lot"]
"""What decides who is last, or who has won; in the end a lot, or nothing."""


def last_seats(state: State) -> tuple[list[int], int]:
    """Rule 8.1: fewest points, then fewest hunters on the board, then fewest stones; and what decided."""
    seats = list(range(len(state.supply)))
    for decided in range(3):
        least = min([rank(state, seat, decided) for seat in seats])
        seats = [seat for seat in seats if rank(state, seat, decided) == least]
        if len(seats) == 1:
            return seats, decided
    return seats, 3


def rank(state: State, seat: i64, measure: i64) -> i64:
    """Points, hunters on the board or stones (D35)."""
    if measure == 0:
        return state.scores[seat]
    return state.on_board(seat) if measure == 1 else state.stones[seat]


def last_player(state: State, told: list[Event] | None) -> i64:
    """Who may lay the glacier; among equals the lot decides."""
    seats, decided = last_seats(state)
    last: i64 = seats[0] if len(seats) == 1 else state.rng.pick(seats)
    if told is not None:
        told.append(Event("last_player", last, {"tie": TIES[decided]}))
    return last


def final_outcome(state: State) -> Outcome:
    """Rule 9.2, D39: most points, then hunters on the board, then stones, else shared."""
    scores = [
        (state.scores[seat], int(state.on_board(seat)), state.stones[seat])
        for seat in range(len(state.supply))
    ]
    places = ranked([(one, two, three) for one, two, three in scores])
    best = max(scores)
    if places.count(1) > 1:
        return Outcome(places, "shared")
    if sum([score[:1] == best[:1] for score in scores]) == 1:
        return Outcome(places, "points")
    is_hunters = sum([score[:2] == best[:2] for score in scores]) == 1
    return Outcome(places, "hunters" if is_hunters else "stones")


def tell_end(state: State, told: list[Event]) -> None:
    outcome = state.outcome
    if outcome is not None:
        facts = {
            "reason": outcome.reason,
            "places": list(outcome.places),
            "scores": list(state.scores),
            "hunters": [state.on_board(seat) for seat in range(len(state.supply))],
            "stones": list(state.stones),
        }
        told.append(Event("ended", None, facts))
