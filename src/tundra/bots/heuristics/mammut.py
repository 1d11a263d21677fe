"""Mammut: the points that each seat may expect, from the loot it holds or may yet get."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.mammut_loot import Loot
from tundra.bots.heuristics.weights import Weight, shipped
from tundra.games.mammut.pieces import (
    AXE,
    AXE_BONUS,
    AXE_PLUS2,
    AXE_POINTS,
    FIRE,
    FIRE_PENALTY,
    HIDE,
    HIDE_ONE,
    HIDE_POINTS,
    LAST_ROUND,
    MEAT,
    MEAT_PRIZES,
    MOST_AXE_FIRE,
    MOST_AXE_HIDE,
    MOST_HIDE_4VP,
    MOST_HIDE_ANIMAL,
    MOST_POINTS,
    MOST_TUSK_4VP,
    MOST_TUSK_FIRE,
    NOBODY,
    RED,
    SET_POINTS,
    SPECIES,
    TUSK,
    TUSK_POINTS,
    bits_in,
    copies_in,
    how_many,
)
from tundra.games.mammut.state import PAWN, SWAP, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NEW_ANIMAL: Final = 0
"""The column of expected loot for animals that a seat lacks."""


RANGES: Final = {
    "hand_card": Weight(1.2, 0.0, 4.0),
    "axe_card": Weight(1.5, 0.0, 4.0),
    "pawn_card": Weight(3.5, 0.0, 10.0),
    "pawn_found": Weight(0.8, 0.0, 2.0),
    "track_to_come": Weight(0.5, 0.0, 1.5),
    "tie": Weight(0.3, 0.0, 1.5),
    "spread": Weight(0.8, 0.1, 4.0),
    "spread_open": Weight(0.9, 0.1, 4.0),
    "spread_track": Weight(3.0, 0.5, 10.0),
    "unsure": Weight(6.0, 1.0, 20.0),
    "unsure_a_round": Weight(5.0, 0.5, 20.0),
}
"""Found by hand, and what tuning may make of it."""


class Weights:
    """What the heuristic makes of what it sees."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.hand_card: float = numbers["hand_card"]
        """A card in hand, while there are rounds to come."""
        self.axe_card: float = numbers["axe_card"]
        """What the card of an axe will bring."""
        self.pawn_card: float = numbers["pawn_card"]
        self.pawn_found: float = numbers["pawn_found"]
        """How likely a missing species is found in a round to come, shared among the seats."""
        self.track_to_come: float = numbers["track_to_come"]
        """How far today's order on the hide track lasts."""
        self.tie: float = numbers["tie"]
        """How much of a tile each better rank in the shaman's order is worth."""
        self.spread: float = numbers["spread"]
        """How unsure a comparison of loot is when all heaps are made, and for each that is not."""
        self.spread_open: float = numbers["spread_open"]
        self.spread_track: float = numbers["spread_track"]
        self.unsure: float = numbers["unsure"]
        """The same for points, at the end and for each round to come."""
        self.unsure_a_round: float = numbers["unsure_a_round"]

    def values(self, state: State) -> list[float]:
        """What each seat may hope for, by these weights."""
        return hopes_by(self, state)


SHIPPED: Final = Weights(shipped("mammut", RANGES))


def values(state: State) -> list[float]:
    """What each seat may hope for, from 0 to 1: the part of the others that it will be ahead of."""
    return hopes_by(SHIPPED, state)


def weighed(numbers: dict[str, float]) -> Callable[[State], list[float]]:
    """The same with other weights."""
    return Weights(numbers).values


def hopes_by(weights: Weights, state: State) -> list[float]:
    points = expected_points(weights, state)
    unsure = weights.unsure + weights.unsure_a_round * float(LAST_ROUND - state.round)
    seats = len(points)
    hopes = [0.0] * seats
    for seat in range(seats):
        for other in range(seat):
            chance = 1.0 / (1.0 + math.exp((points[other] - points[seat]) / unsure))
            hopes[seat] += chance
            hopes[other] += 1.0 - chance
    for seat in range(seats):
        hopes[seat] /= float(seats - 1)
    return hopes


def expected_points(weights: Weights, state: State) -> list[float]:
    """At the end of the match, but for what all may expect alike."""
    seats = len(state.points)
    points = [float(state.points[seat]) for seat in range(seats)]
    new_animals = [0.0] * seats
    if state.phase != SWAP and state.phase != PAWN:
        loot = Loot(state)
        new_animals = loot.column(NEW_ANIMAL)
        add_loot(weights, state, loot, points)
    missed = 1.0
    for _ in range(LAST_ROUND - state.round):
        missed *= 1.0 - weights.pawn_found / float(seats)
    for seat in range(seats):
        if state.round < LAST_ROUND:
            points[seat] += weights.hand_card * float(how_many(state.hands[seat]))
        missing = float(len(SPECIES) - bits_in(state.animals[seat])) - new_animals[seat]
        points[seat] += set_value(float(len(SPECIES)) - missing * missed)
    return points


def set_value(pawns: float) -> float:
    """The points for so many species, between the steps of the table too."""
    most = len(SPECIES)
    if pawns >= float(most):
        return float(SET_POINTS[most])
    whole = int(pawns)
    low = float(SET_POINTS[whole])
    return low + (float(SET_POINTS[whole + 1]) - low) * (pawns - float(whole))


class Odds:
    """Who comes first and last when amounts are not yet sure; ties go by the shaman's order."""

    def __init__(self, weights: Weights, state: State, loot: Loot) -> None:
        self.spread: float = weights.spread + weights.spread_open * float(loot.free)
        self.ranks: list[float] = [0.0] * loot.seats
        if loot.shaman != NOBODY:
            step: i64 = 1 if state.faces[state.shaman] == RED else loot.seats - 1
            seat = loot.shaman
            for place in range(loot.seats):
                self.ranks[seat] = weights.tie * float(loot.seats - 1 - place)
                seat = (seat + step) % loot.seats

    def ahead(self, amounts: list[float], seat: i64, other: i64, spread: float) -> float:
        """How likely a seat has more than another."""
        lead = amounts[seat] - amounts[other] + self.ranks[seat] - self.ranks[other]
        return 1.0 / (1.0 + math.exp(-2.0 * lead / spread))

    def most(self, amounts: list[float], spread: float) -> list[float]:
        """How likely each seat has most; together 1."""
        chances = [1.0] * len(amounts)
        for seat in range(len(amounts)):
            for other in range(len(amounts)):
                if other != seat:
                    chances[seat] *= self.ahead(amounts, seat, other, spread)
        return parts_of_one(chances)

    def least(self, amounts: list[float], spread: float) -> list[float]:
        """How likely each seat has least; together 1."""
        chances = [1.0] * len(amounts)
        for seat in range(len(amounts)):
            for other in range(len(amounts)):
                if other != seat:
                    chances[seat] *= self.ahead(amounts, other, seat, spread)
        return parts_of_one(chances)


def parts_of_one(chances: list[float]) -> list[float]:
    whole = 0.0
    for chance in chances:
        whole += chance
    return [chance / whole for chance in chances]


def add_parts(amounts: list[float], parts: list[float], whole: float) -> None:
    for seat in range(len(amounts)):
        amounts[seat] += whole * parts[seat]


# The evaluation of what is expected: like the real one, with chances instead of firsts and lasts.


def add_loot(weights: Weights, state: State, loot: Loot, points: list[float]) -> None:
    odds = Odds(weights, state, loot)
    laid: i64 = 0
    hides = loot.column(HIDE)
    fire = loot.column(FIRE)
    for seat in range(loot.seats):
        laid |= state.laid[seat]
        hides[seat] += float(copies_in(state.laid[seat], HIDE_ONE))
    axe_points = weights.axe_card if state.round < LAST_ROUND else float(AXE_POINTS)
    axe_points += float(AXE_BONUS * copies_in(laid, AXE_PLUS2))
    add_parts(points, loot.column(AXE), axe_points)
    add_parts(points, loot.column(TUSK), float(TUSK_POINTS))
    if laid:
        add_axe_cards(laid, odds, loot.column(AXE), hides, fire)
        add_tusk_cards(laid, odds, loot.column(TUSK), fire, points)
        add_hide_cards(weights, laid, odds, hides, points)
    add_track(weights, state, odds, hides, points)
    add_meat(odds, loot.column(MEAT), points)
    add_fire(odds, fire, points)


def add_axe_cards(
    laid: i64, odds: Odds, axes: list[float], hides: list[float], fire: list[float]
) -> None:
    if copies_in(laid, MOST_AXE_HIDE) or copies_in(laid, MOST_AXE_FIRE):
        first = odds.most(axes, odds.spread)
        add_parts(hides, first, float(copies_in(laid, MOST_AXE_HIDE)))
        add_parts(fire, first, float(copies_in(laid, MOST_AXE_FIRE)))


def add_tusk_cards(
    laid: i64, odds: Odds, tusks: list[float], fire: list[float], points: list[float]
) -> None:
    if copies_in(laid, MOST_TUSK_4VP) or copies_in(laid, MOST_TUSK_FIRE):
        first = odds.most(tusks, odds.spread)
        add_parts(points, first, float(MOST_POINTS * copies_in(laid, MOST_TUSK_4VP)))
        add_parts(fire, first, float(copies_in(laid, MOST_TUSK_FIRE)))


def add_hide_cards(
    weights: Weights, laid: i64, odds: Odds, hides: list[float], points: list[float]
) -> None:
    if copies_in(laid, MOST_HIDE_4VP) or copies_in(laid, MOST_HIDE_ANIMAL):
        first = odds.most(hides, odds.spread)
        add_parts(points, first, float(MOST_POINTS * copies_in(laid, MOST_HIDE_4VP)))
        add_parts(points, first, weights.pawn_card * float(copies_in(laid, MOST_HIDE_ANIMAL)))


def add_track(
    weights: Weights, state: State, odds: Odds, hides: list[float], points: list[float]
) -> None:
    """The hide track after this round, and what its order means for the rounds to come."""
    track = [float(state.hides[seat]) + hides[seat] for seat in range(len(points))]
    value = float(HIDE_POINTS[state.round])
    add_parts(points, odds.most(track, odds.spread), value)
    add_parts(points, odds.least(track, odds.spread), -value)
    to_come = 0.0
    for number in range(state.round + 1, LAST_ROUND + 1):
        to_come += weights.track_to_come * float(HIDE_POINTS[number])
    if to_come > 0.0:
        add_parts(points, odds.most(track, weights.spread_track), to_come)
        add_parts(points, odds.least(track, weights.spread_track), -to_come)


def add_meat(odds: Odds, meat: list[float], points: list[float]) -> None:
    """Prizes by expected place."""
    prizes = MEAT_PRIZES[len(points)]
    for seat in range(len(points)):
        place = 0.0
        for other in range(len(points)):
            if other != seat:
                place += odds.ahead(meat, other, seat, odds.spread)
        whole = int(place)
        here = float(prizes[whole]) if whole < len(prizes) else 0.0
        below = float(prizes[whole + 1]) if whole + 1 < len(prizes) else 0.0
        prize = here + (below - here) * (place - float(whole))
        points[seat] += prize * min(1.0, meat[seat])


def add_fire(odds: Odds, fire: list[float], points: list[float]) -> None:
    cold = odds.least(fire, odds.spread)
    add_parts(points, cold, -float(FIRE_PENALTY))
    if len(points) == 2:
        for seat in range(2):
            points[seat] += fire[seat] * (1.0 - cold[seat])
