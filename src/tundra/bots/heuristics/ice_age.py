"""Ice Age: the points that each seat may expect under the risk of crowds, its stones, its clubs and its cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_cards import foresee, foresee_target
from tundra.bots.heuristics.ice_age_land import Land, influx_of
from tundra.bots.heuristics.ice_age_trials import CLUB, Trials
from tundra.games.ice_age.pieces import CARD_NAMES, FIRST_DARK, LIMIT
from tundra.games.ice_age.questions import GLACIER, MODE, TARGET, kind_of, seat_of
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

LASTING: Final = 0.35
"""For each round to come: how much of what stands on the board now will score again."""
STONE: Final = 1.0
"""A stone, up to the limit for dark cards; and one above it."""
SPARE_STONE: Final = 0.4
LAST_STONES: Final = 14.0
"""In the last round stones are worth less and less, from so many stones of the dark reserve on."""
HAND: Final = 0.25
"""How much of what a card could do is worth holding it."""
SPREAD: Final = 4.0
"""How unsure a comparison of points is at the end, and for each round to come."""
SPREAD_A_ROUND: Final = 3.0

CARD_WORTH: Final[dict[str, float]] = {
    "step_any_3": 2.0, "club_or_mammoth": 2.0, "swap": 1.2, "light_fire": 0.8, "mammoth": 2.0,
    "group_move": 1.5, "settle": 3.0, "cult_light": 2.0,
    "all_place_2": 1.5, "all_place_1": 1.0, "remove_2_hunters": 1.5, "remove_1_hunter": 1.0,
    "remove_mammoth": 1.2, "dark_fire": 1.2, "dark_club_or_move": 1.0, "cult_dark": 2.0,
}  # fmt: skip
WORTH: Final[list[float]] = [CARD_WORTH.get(name, 2.2) for name in CARD_NAMES]
BALANCE: Final = 0.3
"""What a hand of both colours is worth more than a lopsided one."""


def values(state: State) -> list[float]:
    """The hope of each seat to leave the others behind, one by one."""
    totals = expected_totals(state)
    seats: i64 = len(totals)
    spread = SPREAD + SPREAD_A_ROUND * float(state.rounds - state.round)
    hopes = [0.0] * seats
    for seat in range(seats):
        for other in range(seat):
            chance = 1.0 / (1.0 + math.exp((totals[other] - totals[seat]) / spread))
            hopes[seat] += chance
            hopes[other] += 1.0 - chance
    for seat in range(seats):
        hopes[seat] /= float(seats - 1)
    return hopes


def expected_totals(state: State) -> list[float]:
    """The points that each seat has, and those that it may expect."""
    seats: i64 = len(state.supply)
    to_come = float(state.rounds - state.round)
    kind: i64 = kind_of(state.questions[-1])
    is_between = kind == GLACIER
    land = Land(state, 0.0 if is_between else influx_of(state), not is_between)
    hopes = land.totals()
    if not is_between:
        add_foreseen(state, land, hopes)
    weight = LASTING * to_come + (0.0 if is_between else 1.0)
    use = 1.0 if to_come > 0.0 else min(1.0, float(state.dark) / LAST_STONES)
    for seat in range(seats):
        hopes[seat] = (
            float(state.scores[seat])
            + weight * hopes[seat]
            + use * holdings(state, seat)
        )  # fmt: skip
    return hopes


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


def holdings(state: State, seat: i64) -> float:
    """Stones, clubs and cards: what a seat can still make of them."""
    stones: i64 = state.stones[seat]
    worth = STONE * float(min(stones, LIMIT)) + SPARE_STONE * float(max(0, stones - LIMIT))
    return worth + CLUB * float(state.clubs[seat]) + HAND * hand_worth(state, seat)


def hand_worth(state: State, seat: i64) -> float:
    total = 0.0
    light: i64 = 0
    cards: i64 = state.hands[seat * 2]
    card: i64 = 0
    while cards:
        total += WORTH[card] * float(cards & 7)
        light += cards & 7
        cards >>= 3
        card += 1
    dark: i64 = 0
    cards = state.hands[seat * 2 + 1]
    card = FIRST_DARK
    while cards:
        total += WORTH[card] * float(cards & 7)
        dark += cards & 7
        cards >>= 3
        card += 1
    return total - BALANCE * abs(float(light - dark))
