"""Why not: the rule behind every action that is not legal here."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.maamut.moves import AGREE, FLEE_TO, LAY, LIFT, OFFER, PASS, PLACE_ON
from tundra.games.maamut.pieces import (
    DIRECTIONS,
    GRASS,
    NEXT,
    NOWHERE,
    OUTER_RING,
    ROCK,
    TILE_NAMES,
)
from tundra.games.maamut.state import ANSWER, FLEE, OVER, PLACE, TURN, State, held

ENDINGS = {
    "trap": "6.1",
    "no_hunters": "6.2",
    "survived": "6.3",
    "quiet": "6.4",
    "turn_cap": "6.5",
    "agreed": "6.6",
}

RULE_OF_PHASE = {PLACE: "2.5", TURN: "3.1", FLEE: "4.5", ANSWER: "6.6"}


def explain(state: State, seat: int, action: int) -> Refusal:
    if state.phase == OVER:
        return no(ENDINGS[state.outcome.reason] if state.outcome else "6.1", "over")
    if state.phase != PLACE and not state.is_alive(seat):
        return no("5.1", "eliminated")
    if seat != state.to_move:
        return no(RULE_OF_PHASE[state.phase], "not_your_turn")
    if phase_of(action) != state.phase:
        return no(RULE_OF_PHASE[state.phase], "not_now")
    if state.phase == PLACE:
        return why_not_place(state, action - PLACE_ON)
    if state.phase == FLEE:
        return why_not_flee(state, action - FLEE_TO)
    return why_not_in_turn(state, seat, action)


def no(rule: str, key: str, **params: str) -> Refusal:
    return Refusal(rule, f"maamut.refusal.{key}", params)


def phase_of(action: int) -> int:
    if action < PLACE_ON:
        return TURN if action < AGREE else ANSWER
    return PLACE if action < FLEE_TO else FLEE


def why_not_place(state: State, tile: int) -> Refusal:
    if tile not in OUTER_RING:
        return no("2.5", "not_outer_ring")
    if state.board.terrain[tile] == ROCK:
        return no("2.5", "rock")
    return no("2.5", "hunter_there")


def why_not_flee(state: State, tile: int) -> Refusal:
    base = state.mammoth * DIRECTIONS
    if tile not in NEXT[base : base + DIRECTIONS]:
        return no("4.5", "flee_not_next")
    if tile == NEXT[base + (state.run_direction + 3) % DIRECTIONS]:
        return no("4.5", "flee_came_from")
    if state.board.terrain[tile] == ROCK:
        return no("4.5", "flee_rock")
    return no("4.5", "flee_hunter")


def why_not_in_turn(state: State, seat: int, action: int) -> Refusal:
    if action == LAY:
        return why_not_lay(state, seat)
    if action == LIFT:
        if not state.has_trap(state.hunters[seat]):
            return no("3.4", "no_trap")
        return no("3.4", "not_alone")
    if action == OFFER:
        return no("6.6", "offered_already" if not state.board.limits else "limits_end_it")
    if action >= PASS:
        return no("3.5", "no_card_pass")
    card, direction = action // DIRECTIONS + 1, action % DIRECTIONS
    if not held(state.hands[seat], card):
        return no("3.2", "no_card")
    return why_line_blocked(state, state.hunters[seat], direction)


def why_not_lay(state: State, seat: int) -> Refusal:
    tile = state.hunters[seat]
    if state.board.terrain[tile] != GRASS:
        return no("3.3", "not_grass")
    if state.has_trap(tile):
        return no("3.3", "trap_there")
    if not state.is_alone(seat):
        return no("3.3", "not_alone")
    return no("3.3", "no_supply")


def why_line_blocked(state: State, tile: int, direction: int) -> Refusal:
    """Names the first rock on the line, or the edge of the board."""
    while True:
        tile = NEXT[tile * DIRECTIONS + direction]
        if tile == NOWHERE:
            return no("3.2", "line_blocked.edge")
        if state.board.terrain[tile] == ROCK:
            return no("3.2", "line_blocked", tile=TILE_NAMES[tile])
