"""A campfire as data: dumped at any point, and checked when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from tests.toys.campfire_night import (
    CARDS,
    HAND,
    MOST_PICKS,
    SEATS,
    State,
    waiting_for,
)
from tundra.core import BadPosition, load_rng
from tundra.core.reading import Ending, dump_outcome, outcome_of, read_position


def dump(state: State) -> dict[str, Any]:
    return {
        "rng": state.rng.dump(),
        "deck": state.deck[:],
        "hands": [hand[:] for hand in state.hands],
        "picks": [chosen[:] for chosen in state.picks],
        "ready": state.ready[:],
        "points": state.points[:],
        "gifts": [[list(gift) for gift in gifts] for gifts in state.gifts],
        "burnt": state.burnt[:],
        "questions": [list(question) for question in state.questions],
        "night": state.night,
        "nights": state.nights,
        "windy": state.windy,
        "stories": state.stories,
        "outcome": dump_outcome(state.outcome),
    }


Card = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Night = Annotated[int, msgspec.Meta(ge=1, le=4)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes."""

    deck: list[Card]
    hands: Annotated[list[list[Card]], msgspec.Meta(min_length=2, max_length=SEATS)]
    picks: list[list[Card]]
    ready: list[bool]
    points: list[Annotated[int, msgspec.Meta(ge=0, le=100)]]
    gifts: list[list[tuple[Card, SeatNumber]]]
    burnt: list[Card]
    questions: list[tuple[Literal["tell", "answer"], SeatNumber, SeatNumber]]
    night: Night
    nights: Night
    windy: bool
    stories: bool
    outcome: Ending | None
    rng: Any = None


def load(data: Mapping[str, Any]) -> State:
    position = read_position(data, Position)
    hands = [sorted(hand) for hand in position.hands]
    state = State(load_rng(position.rng), position.deck, hands)
    state.picks = position.picks
    state.ready = position.ready
    state.points = position.points
    state.gifts = [list(gifts) for gifts in position.gifts]
    state.burnt = position.burnt
    state.questions = list(position.questions)
    state.night, state.nights = position.night, position.nights
    state.windy, state.stories = position.windy, position.stories
    state.outcome = outcome_of(position.outcome, len(hands))
    check_seats(state)
    check_cards(state)
    return state


def check_seats(state: State) -> None:
    seats = len(state.hands)
    parts = (state.picks, state.ready, state.points, state.gifts)
    if any(len(part) != seats for part in parts):
        raise BadPosition("picks, ready, points and gifts must be one for each seat")
    asked = [seat for _, *seats_named in state.questions for seat in seats_named]
    if any(seat >= seats for seat in asked):
        raise BadPosition("a question names a seat that is not there")
    if state.outcome is None and not waiting_for(state):
        raise BadPosition("somebody must be asked until the game is over")
    if state.night > state.nights:
        raise BadPosition("the night must be one of the nights")
    if any(not is_a_choice(state.picks[seat], state.hands[seat]) for seat in range(seats)):
        raise BadPosition("picks must be a few cards of the hand, in ascending order")


def is_a_choice(chosen: list[int], hand: list[int]) -> bool:
    return chosen == sorted(set(chosen)) and set(chosen) <= set(hand) and len(chosen) <= MOST_PICKS


def check_cards(state: State) -> None:
    given = [card for gifts in state.gifts for card, _ in gifts]
    cards = state.deck + state.burnt + given + [card for hand in state.hands for card in hand]
    if sorted(cards) != list(range(1, CARDS + 1)):
        raise BadPosition(f"each of the {CARDS} cards must lie in exactly one place")
    if any(len(hand) > HAND for hand in state.hands):
        raise BadPosition(f"no hand may hold more than {HAND} cards")
