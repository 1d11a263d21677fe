"""How a round begins and ends: tiles tipped onto the table, cards drawn, points counted at the very end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.core.rng import Rng
from tundra.games.mammut.pieces import (
    BIT,
    BLUE,
    FACES,
    FIRST,
    HIDE_POINTS,
    LAST_ROUND,
    NOBODY,
    ONE_CARD,
    RED,
    SET_POINTS,
    bits_in,
    copies_in,
    how_many,
)
from tundra.games.mammut.scoring import SET, award, final_outcome, points_table
from tundra.games.mammut.state import OVER, TURN, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_round(state: State, told: list[Event] | None) -> None:
    """Rule 2.6."""
    tip_tiles(state, state.rng)
    for heap in range(len(state.heaps)):
        state.heaps[heap] = 0
    for seat in range(len(state.looked)):
        state.looked[seat] = 0
    state.active = state.start
    state.phase = TURN
    if told is not None:
        facts = {
            "round": state.round,
            "start": state.start,
            "hide_value": HIDE_POINTS[state.round],
        }
        told.append(Event("round", None, facts))
        told.append(Event("turn", state.start))


def tip_tiles(state: State, rng: Rng) -> None:
    """Every tile falls on a side at random. Numbers follow what is seen, chance decides between equals.

    So nobody can follow a tile from round to round, and a number says nothing about the hidden side.
    """
    sides: i64 = rng.word()
    shown: list[list[int]] = [[] for _ in range(FACES)]
    for tile in range(len(state.sides)):
        first, second = state.sides[tile]
        if sides & BIT[tile]:
            shown[first].append(second)
        else:
            shown[second].append(first)
    faces: list[int] = []
    unders: list[int] = []
    for face in range(FACES):
        for under in rng.shuffled(shown[face]):
            faces.append(face)
            unders.append(under)
    state.faces = faces
    state.unders = unders
    state.shaman = faces.index(RED if RED in faces else BLUE)
    # Both arrows are known to everybody.
    state.public = BIT[state.shaman]
    state.marked = state.public
    state.middle = FIRST[len(faces)]


def draw_from(state: State) -> i64:
    """Takes a card off the pile: as likely as there are cards of its kind."""
    place: i64 = state.rng.below(how_many(state.pile))
    card: i64 = 0
    while place >= copies_in(state.pile, card):
        place -= copies_in(state.pile, card)
        card += 1
    state.pile -= ONE_CARD[card]
    return card


def end_round(state: State, told: list[Event] | None) -> None:
    """Rule 5.10."""
    state.discard += state.played
    state.played = 0
    for seat in range(len(state.laid)):
        state.discard += state.laid[seat]
        state.laid[seat] = 0
    if state.round == LAST_ROUND:
        end_match(state, told)
        return
    if told is not None:
        tell_evaluated(state, told)
    state.round += 1
    begin_round(state, told)


def tell_evaluated(state: State, told: list[Event]) -> None:
    facts = {"round": state.round, "table": points_table(state), "points": list(state.points)}
    told.append(Event("evaluated", None, facts))


def end_match(state: State, told: list[Event] | None) -> None:
    """Rules 6.1 to 6.3."""
    for seat in range(len(state.points)):
        species: i64 = bits_in(state.animals[seat])
        points: i64 = SET_POINTS[species]
        if points:
            award(state, seat, SET, "animal_set", species, points, None, told)
    state.outcome = final_outcome(state)
    state.phase = OVER
    state.active = NOBODY
    if told is not None:
        tell_evaluated(state, told)
        facts = {
            "reason": state.outcome.reason,
            "places": list(state.outcome.places),
            "points": list(state.points),
        }
        told.append(Event("ended", None, facts))
