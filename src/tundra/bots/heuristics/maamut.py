"""Mâamut: who could drive the mammoth onto a trap of their own, now or soon."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.weights import Weight, shipped
from tundra.games.maamut.pieces import (
    AXIAL,
    CARDS,
    COPIES,
    DIRECTIONS,
    LONGEST,
    NEXT,
    NOWHERE,
    TILES,
)
from tundra.games.maamut.state import FLEE, PLACE, State

if TYPE_CHECKING:
    from mypy_extensions import i64


RANGES: Final = {
    "strike_0": Weight(0.95, 0.8, 1.0),
    "strike_1": Weight(0.6, 0.4, 0.9),
    "strike_2": Weight(0.45, 0.25, 0.75),
    "strike_3": Weight(0.35, 0.15, 0.65),
    "push": Weight(2.0, 0.5, 5.0),
    "behind": Weight(1.5, 0.5, 4.0),
    "near_trap": Weight(0.35, 0.05, 1.0),
    "near_hunter": Weight(0.15, 0.02, 0.5),
    "cut_off": Weight(-6.0, -9.0, -3.0),
    "mammoth": Weight(-0.5, -2.0, 0.5),
}
"""Found by hand, and what tuning may make of it."""


class Weights:
    """What the heuristic makes of what it sees."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.strikes: list[float] = [numbers[f"strike_{away}"] for away in range(4)]
        """How likely a catch that can be made is still there, by how many turns it is away."""

        # What a seat's share of the rest grows with.
        self.push: float = numbers["push"]
        """Pushes that would drive the mammoth onto an own trap, as a part of all pushes."""
        self.behind: float = numbers["behind"]
        """The hunter stands where a card would do that, held or not."""
        self.near_trap: float = numbers["near_trap"]
        """An own trap close to the mammoth."""
        self.near_hunter: float = numbers["near_hunter"]
        """Each step that the hunter is closer to the mammoth."""
        self.cut_off: float = math.exp(numbers["cut_off"])
        """The hunter can never reach the mammoth."""
        self.mammoth: float = math.exp(numbers["mammoth"])
        """The share of the mammoth itself."""

    def values(self, state: State) -> list[float]:
        """What each seat may hope for, by these weights."""
        return hopes_by(self, state)


CHANCE: Final = [copies / CARDS for copies in COPIES]
"""How likely a card has each value."""
ANY_HELD: Final = [0, 3, 12, 48]
"""The bits of a hand that say how many cards of each value it holds."""


def distances() -> list[int]:
    """Steps between two tiles of an empty board, at tile * 37 + tile."""
    return [
        max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))
        for q, r in AXIAL
        for q2, r2 in AXIAL
    ]  # fmt: skip


def lines() -> list[int]:
    """The direction that leads straight from one tile to another; NOWHERE if none does."""
    found = [NOWHERE] * (TILES * TILES)
    for tile in range(TILES):
        for direction in range(DIRECTIONS):
            place = NEXT[tile * DIRECTIONS + direction]
            while place != NOWHERE:
                found[tile * TILES + place] = direction
                place = NEXT[place * DIRECTIONS + direction]
    return found


DISTANCE: Final = distances()
LINE: Final = lines()


SHIPPED: Final = Weights(shipped("maamut", RANGES))


def values(state: State) -> list[float]:
    """What each seat may hope for, from 0 to 1: its part of a win that only one seat, or none, can have."""
    return hopes_by(SHIPPED, state)


def weighed(numbers: dict[str, float]) -> Callable[[State], list[float]]:
    """The same with other weights."""
    return Weights(numbers).values


def is_stale(state: State) -> bool:
    """Nothing ends the match but the players, and the usual limits are behind: nobody hopes for a catch any more.

    So bots offer and accept an end, and a match between them comes to one.
    """
    if state.board.limits:
        return False
    return state.quiet >= state.quiet_limit() or state.turns >= state.board.turn_cap


def hopes_by(weights: Weights, state: State) -> list[float]:
    if is_stale(state):
        return [0.0] * len(state.hunters)
    catchers = caught_by(state)
    shares = [share(weights, state, seat, catchers) for seat in range(len(state.hunters))]
    rest = 1.0
    hopes = [0.0] * len(shares)
    if state.phase != PLACE:
        rest = count_strikes(weights, state, catchers, hopes)
    whole = weights.mammoth
    for part in shares:
        whole += part
    for seat in range(len(shares)):
        hopes[seat] += rest * shares[seat] / whole
    return hopes


def caught_by(state: State) -> list[int]:
    """For every push of the mammoth, whose trap it would end on; at direction * 4 + card, or NOWHERE."""
    catchers = [NOWHERE] * (DIRECTIONS * 4)
    if state.traps == 0:
        return catchers
    board = state.board
    mammoth = state.mammoth
    for direction in range(DIRECTIONS):
        for card in range(1, LONGEST + 1):
            way = board.flight(mammoth, direction, card)
            if way == NOWHERE:
                break
            tile: i64 = mammoth
            for _ in range(card):
                tile = NEXT[tile * DIRECTIONS + way]
                if state.has_trap(tile):
                    catchers[direction * 4 + card] = state.trap_owner(tile)
                    break
    return catchers


def count_strikes(weights: Weights, state: State, catchers: list[int], hopes: list[float]) -> float:
    """Gives each seat its chance of a catch in its next turn, in turn order; the rest is returned."""
    seats: i64 = len(hopes)
    seat = state.active
    if state.phase == FLEE:
        seat = (seat + 1) % seats
    rest = 1.0
    away: i64 = 0
    for _ in range(seats):
        if state.is_alive(seat):
            if right_cards(state, seat, catchers) & state.hands[seat]:
                hopes[seat] = rest * weights.strikes[away]
                rest -= hopes[seat]
            away += 1
        seat = (seat + 1) % seats
    return rest


def right_cards(state: State, seat: i64, catchers: list[int]) -> i64:
    """The cards, as bits of a hand, that drive the mammoth onto an own trap from where the hunter stands."""
    hunter: i64 = state.hunters[seat]
    direction: i64 = LINE[hunter * TILES + state.mammoth]
    if direction == NOWHERE:
        return 0
    nearest: i64 = DISTANCE[hunter * TILES + state.mammoth]
    reach: i64 = state.board.reach[hunter * DIRECTIONS + direction]
    cards: i64 = 0
    for card in range(nearest, reach + 1):
        if catchers[direction * 4 + card] == seat:
            cards |= ANY_HELD[card]
    return cards


def share(weights: Weights, state: State, seat: i64, catchers: list[int]) -> float:
    """How well the seat stands apart from a catch at once; nothing for a hunter that is dead."""
    hunter: i64 = state.hunters[seat]
    if hunter == NOWHERE:
        return 1.0 if state.phase == PLACE else 0.0
    if state.board.region[hunter] != state.board.region[state.mammoth]:
        return weights.cut_off
    score = weights.near_trap * trap_nearness(state, seat)
    score -= weights.near_hunter * float(DISTANCE[hunter * TILES + state.mammoth])
    score += weights.push * push_chance(seat, catchers)
    score += weights.behind * chance_of(right_cards(state, seat, catchers))
    return math.exp(score)


def push_chance(seat: i64, catchers: list[int]) -> float:
    chance = 0.0
    for direction in range(DIRECTIONS):
        for card in range(1, LONGEST + 1):
            if catchers[direction * 4 + card] == seat:
                chance += CHANCE[card]
    return chance / DIRECTIONS


def chance_of(cards: i64) -> float:
    """How likely the next card is one of these."""
    chance = 0.0
    for card in range(1, LONGEST + 1):
        if cards & ANY_HELD[card]:
            chance += CHANCE[card]
    return chance


def trap_nearness(state: State, seat: i64) -> float:
    """Own traps, each counting for more the closer it lies to the mammoth."""
    near = 0.0
    if state.traps == 0:
        return near
    base: i64 = state.mammoth * TILES
    for tile in range(TILES):
        if state.has_trap(tile) and state.trap_owner(tile) == seat:
            near += 1.0 / float(DISTANCE[base + tile])
    return near
