"""Ice Age: the points that each seat may expect under the risk of crowds, its stones, its cards and its next turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_cards import foresee, foresee_target
from tundra.bots.heuristics.ice_age_land import Land, influx_of
from tundra.bots.heuristics.ice_age_trials import CLUB, Trials
from tundra.bots.heuristics.weights import Weight, shipped
from tundra.games.ice_age.pieces import CARD_NAMES, FIRST_DARK, HAND, LIMIT
from tundra.games.ice_age.questions import GLACIER, MODE, PLACEMENT, PLAY, TARGET, kind_of, seat_of
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

RESERVE_A_SEAT: Final = 6.0
"""About so many stones for each seat lie in the dark reserve when a round begins."""
FIRST_HUNTER: Final = 2.0
"""The points that a hunter brings who is yet to be placed before the first round."""

CARD_WORTH: Final[dict[str, float]] = {
    "step_any_3": 1.7, "club_or_mammoth": 1.9, "swap": 1.9, "light_fire": 0.8, "mammoth": 1.9,
    "group_move": 1.7, "settle": 2.0, "cult_light": 2.3,
    "all_place_2": 2.4, "all_place_1": 1.2, "remove_2_hunters": 2.6, "remove_1_hunter": 1.7,
    "remove_mammoth": 2.4, "dark_fire": 1.8, "dark_club_or_move": 2.0, "cult_dark": 2.3,
}  # fmt: skip
"""What a card brings when it is played, in points, over what its stones are worth."""
WORTH: Final[list[float]] = [CARD_WORTH.get(name, 2.2) for name in CARD_NAMES]
UNSEEN: Final = 1.7
"""A card that is yet to be drawn."""
BALANCE: Final = 0.3
"""What a hand of both colours is worth more than a lopsided one."""


RANGES: Final = {
    "fresh": Weight(0.6, 0.0, 1.5),
    "fresh_a_round": Weight(0.2, 0.0, 1.0),
    "soon": Weight(0.9, 0.3, 1.5),
    "presence": Weight(0.3, 0.0, 1.0),
    "stone": Weight(0.5, 0.0, 2.0),
    "stone_a_round": Weight(0.4, 0.0, 1.5),
    "spare_stone": Weight(0.6, 0.0, 1.0),
    "last_stones": Weight(8.0, 1.0, 30.0),
    "hand": Weight(0.2, 0.0, 1.0),
    "hand_a_round": Weight(0.2, 0.0, 1.0),
    "turn": Weight(2.0, 0.0, 8.0),
    "turn_a_round": Weight(1.0, 0.0, 4.0),
    "spread": Weight(3.5, 1.0, 12.0),
    "spread_a_round": Weight(3.0, 0.5, 10.0),
}
"""Read off the ends of 150 matches of greedy bots, and what tuning may make of it."""


class Weights:
    """What the heuristic makes of what it sees."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.fresh: float = numbers["fresh"]
        """How much of what the board promises at the beginning of the last round will be scored."""
        self.fresh_a_round: float = numbers["fresh_a_round"]
        """So much more for each round to come: who stands well will stand well again."""
        self.soon: float = numbers["soon"]
        """How much of it is scored when the dark reserve is nearly empty."""
        self.presence: float = numbers["presence"]
        """What a hunter on the board is worth besides, in points of the board: a crowd may thin out."""
        self.stone: float = numbers["stone"]
        self.stone_a_round: float = numbers["stone_a_round"]
        self.spare_stone: float = numbers["spare_stone"]
        """How much less a stone above the limit for dark cards is worth."""
        self.last_stones: float = numbers["last_stones"]
        """With fewer stones than this in the dark reserve of the last round, stones lose their use."""
        self.hand: float = numbers["hand"]
        """How much of what a card could do is worth holding it."""
        self.hand_a_round: float = numbers["hand_a_round"]
        self.turn: float = numbers["turn"]
        """What a turn brings: the next in order is nearer to it than the last."""
        self.turn_a_round: float = numbers["turn_a_round"]
        self.spread: float = numbers["spread"]
        """How unsure a comparison of points is at the end, and for each round to come."""
        self.spread_a_round: float = numbers["spread_a_round"]

    def values(self, state: State) -> list[float]:
        """What each seat may hope for, by these weights."""
        return hopes_by(self, state)


SHIPPED: Final = Weights(shipped("ice_age", RANGES))


def values(state: State) -> list[float]:
    """The hope of each seat to leave the others behind, one by one."""
    return hopes_by(SHIPPED, state)


def weighed(numbers: dict[str, float]) -> Callable[[State], list[float]]:
    """The same with other weights."""
    return Weights(numbers).values


def expected_totals(state: State) -> list[float]:
    return totals_by(SHIPPED, state)


def hopes_by(weights: Weights, state: State) -> list[float]:
    totals = totals_by(weights, state)
    seats: i64 = len(totals)
    spread = weights.spread + weights.spread_a_round * float(state.rounds - state.round)
    hopes = [0.0] * seats
    for seat in range(seats):
        for other in range(seat):
            chance = 1.0 / (1.0 + math.exp((totals[other] - totals[seat]) / spread))
            hopes[seat] += chance
            hopes[other] += 1.0 - chance
    for seat in range(seats):
        hopes[seat] /= float(seats - 1)
    return hopes


def totals_by(weights: Weights, state: State) -> list[float]:
    """The points that each seat has, and those that it may expect."""
    kind: i64 = kind_of(state.questions[-1])
    is_between = kind == GLACIER
    to_come: i64 = state.rounds - state.round - (1 if is_between else 0)
    presence = weights.presence if to_come > 0 else 0.0
    land = Land(state, 0.0 if is_between else influx_of(state), not is_between, presence)
    hopes = land.totals()
    if not is_between:
        add_foreseen(state, land, hopes)
    board = board_weight(weights, state, to_come, is_between)
    stone = weights.stone + weights.stone_a_round * float(to_come)
    hand = weights.hand + weights.hand_a_round * float(to_come)
    if to_come == 0 and not is_between:
        use = min(1.0, float(state.dark) / weights.last_stones)
        stone *= use
        hand *= use
    for seat in range(len(hopes)):
        hopes[seat] = (
            float(state.scores[seat])
            + board * hopes[seat]
            + stone * stones_worth(weights, state, seat)
            + CLUB * float(state.clubs[seat])
            + hand * hand_worth(state, seat)
        )
    if kind == PLACEMENT:
        add_first_hunters(state, board, hopes)
    else:
        add_turns(weights, state, kind, to_come, hopes)
    return hopes


def board_weight(weights: Weights, state: State, to_come: i64, is_between: bool) -> float:
    """How much of what the board promises now will be scored, in this round and in all that follow."""
    begun = weights.fresh + weights.fresh_a_round * float(to_come)
    if is_between:
        return begun
    ended = weights.soon
    if to_come > 0:
        ended += weights.fresh + weights.fresh_a_round * float(to_come - 1)
    left = min(1.0, float(state.dark) / (RESERVE_A_SEAT * float(len(state.supply))))
    return ended + (begun - ended) * left


def add_foreseen(state: State, land: Land, hopes: list[float]) -> None:
    """What those who are asked about a card will likely do with it."""
    trials: Trials | None = None
    for question in state.questions:
        kind: i64 = kind_of(question)
        if kind < MODE and kind != TARGET:
            continue
        if trials is None:
            trials = Trials(land)
        if kind == TARGET:
            foresee_target(trials, state.effect, seat_of(question))
        else:
            foresee(trials, question)
        for seat in range(len(hopes)):
            hopes[seat] += trials.gain[seat]


def add_first_hunters(state: State, board: float, hopes: list[float]) -> None:
    """Before the first round everybody has yet to place what others have placed already."""
    for seat in range(len(hopes)):
        hopes[seat] += board * FIRST_HUNTER * float(state.supply[seat])


def add_turns(weights: Weights, state: State, kind: i64, to_come: i64, hopes: list[float]) -> None:
    """Who plays sooner has more of a turn before everybody is asked again; else a turn taken would look like a lead."""
    seats: i64 = len(hopes)
    each = (weights.turn + weights.turn_a_round * float(to_come)) / float(seats)
    following: i64 = state.active if kind == PLAY else state.active + 1
    for seat in range(seats):
        hopes[seat] -= each * float((seat - following + 2 * seats) % seats)


def stones_worth(weights: Weights, state: State, seat: i64) -> float:
    stones: i64 = state.stones[seat]
    return float(min(stones, LIMIT)) + weights.spare_stone * float(max(0, stones - LIMIT))


def hand_worth(state: State, seat: i64) -> float:
    """All that is held, and what is yet to be drawn."""
    total = 0.0
    light: i64 = 0
    cards: i64 = state.hands[seat * 2]
    card: i64 = 0
    while cards:
        if cards & 7:
            total += WORTH[card] * float(cards & 7)
            light += cards & 7
        cards >>= 3
        card += 1
    dark: i64 = 0
    cards = state.hands[seat * 2 + 1]
    card = FIRST_DARK
    while cards:
        if cards & 7:
            total += WORTH[card] * float(cards & 7)
            dark += cards & 7
        cards >>= 3
        card += 1
    total += UNSEEN * float(HAND - light - dark)
    return total - BALANCE * abs(float(light - dark))
