"""A campfire as data: dumped at any point, and checked when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.toys.campfire_night import (
    CARDS,
    HAND,
    MOST_PICKS,
    REASONS,
    SEATS,
    Gift,
    Question,
    State,
    waiting_for,
)
from tundra.core import BadPosition, load_rng
from tundra.core.reading import (
    dump_outcome,
    flag,
    is_whole,
    lists_of_wholes,
    load_outcome,
    rows,
    whole,
    wholes,
)


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


def load(data: Mapping[str, Any]) -> State:
    hands = [sorted(hand) for hand in lists_of_wholes(data, "hands", 1, CARDS)]
    seats = len(hands)
    if not 2 <= seats <= SEATS:
        raise BadPosition("hands must be one for each of two to four seats")
    state = State(load_rng(data.get("rng")), wholes(data, "deck", 1, CARDS), hands)
    state.picks = lists_of_wholes(data, "picks", 1, CARDS)
    state.ready = rows(data, "ready")[:]
    state.points = wholes(data, "points", 0, 100)
    state.gifts = [[gift_of(gift, seats) for gift in gifts] for gifts in gift_rows(data)]
    state.burnt = wholes(data, "burnt", 1, CARDS)
    state.questions = [question_of(item, seats) for item in rows(data, "questions")]
    state.night, state.nights = whole(data, "night", 1, 4), whole(data, "nights", 1, 4)
    state.windy, state.stories = flag(data, "windy"), flag(data, "stories")
    state.outcome = load_outcome(data, seats, REASONS)
    check_seats(state)
    check_cards(state)
    return state


def gift_rows(data: Mapping[str, Any]) -> list[list[Any]]:
    gifts = rows(data, "gifts")
    if not all(isinstance(row, list) for row in gifts):
        raise BadPosition("gifts must be a list for each seat")
    return gifts


def gift_of(item: Any, seats: int) -> Gift:
    match item:
        case [card, giver] if is_whole(card, 1, CARDS) and is_whole(giver, 0, seats - 1):
            return int(card), int(giver)
    raise BadPosition("a gift is a card and the seat that gave it")


def question_of(item: Any, seats: int) -> Question:
    match item:
        case ["tell" | "answer" as kind, seat, teller] if all(
            is_whole(place, 0, seats - 1) for place in (seat, teller)
        ):
            return str(kind), int(seat), int(teller)
    raise BadPosition("a question is tell or answer, the seat asked and the teller")


def check_seats(state: State) -> None:
    seats = len(state.hands)
    parts = (state.picks, state.ready, state.points, state.gifts)
    if any(len(part) != seats for part in parts):
        raise BadPosition("picks, ready, points and gifts must be one for each seat")
    if not all(isinstance(ready, bool) for ready in state.ready):
        raise BadPosition("ready must be true or false for each seat")
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
