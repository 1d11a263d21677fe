"""Before an evaluation: cards are revealed, question marks turned up, and everybody's loot is counted (rule 5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammut.pieces import ANIMAL, AXE, BIT, FACE_NAMES, FIRE, NOBODY, QUESTION
from tundra.games.mammut.scoring import clockwise, shaman_order
from tundra.games.mammut.state import COUNTS, REVEALED, ROW, State, turned
from tundra.games.mammut.words import card_list, turned_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def prepare(state: State, told: list[Event] | None) -> None:
    for place in range(len(state.ledger)):
        state.ledger[place] = 0
    state.evaluated = state.round
    state.holder = state.tile_holder(state.shaman)
    state.arrow = state.faces[state.shaman]
    state.pawn_winner = NOBODY
    if told is not None:
        announce(state, told)
    for seat in range(len(state.laid)):
        state.ledger[seat * ROW + REVEALED] = state.laid[seat]
    turn_up_question_marks(state, told)
    count_loot(state)
    if told is not None:
        told.append(Event("counted", None, {"counts": counted(state)}))


def announce(state: State, told: list[Event]) -> None:
    order = shaman_order(len(state.points), state.holder, state.arrow)
    facts = {
        "round": state.round,
        "holder": state.holder,
        "arrow": FACE_NAMES[state.arrow],
        "order": order,
    }
    told.append(Event("evaluation", None, facts))
    for seat in clockwise(state):
        if state.laid[seat]:
            cards = card_list(state.laid[seat])
            told.append(Event("revealed", seat, {"cards": cards, "count": len(cards)}))


def turn_up_question_marks(state: State, told: list[Event] | None) -> None:
    """D21: also those that a card turned face down."""
    state.turned_up.clear()
    for tile in range(len(state.faces)):
        if state.faces[tile] == QUESTION:
            state.faces[tile] = state.unders[tile]
            state.unders[tile] = QUESTION
            bit: i64 = BIT[tile]
            state.public |= bit
            state.marked |= bit
            state.turned_up.append(turned(tile, state.faces[tile], state.tile_holder(tile)))
    if told is not None and state.turned_up:
        tiles = turned_list(state.turned_up)
        told.append(Event("turned_up", None, {"tiles": tiles, "count": len(tiles)}))


def count_loot(state: State) -> None:
    for seat in range(len(state.points)):
        tiles: i64 = state.loot(seat)
        row: i64 = seat * ROW + COUNTS
        for tile in range(len(state.faces)):
            if tiles & BIT[tile]:
                face: i64 = state.faces[tile]
                if face >= ANIMAL:
                    state.ledger[row + FIRE] += 1
                elif AXE <= face <= FIRE:
                    state.ledger[row + face - AXE] += 1


def amounts_of(state: State, good: i64) -> list[int]:
    """How much of a good each seat has, extras included."""
    return [state.ledger[seat * ROW + COUNTS + good - AXE] for seat in range(len(state.points))]


def counted(state: State) -> dict[str, list[int]]:
    names = ["axe", "hide", "tusk", "meat", "fire", "animal"]
    return {name: amounts_of(state, AXE + place) for place, name in enumerate(names)}
