"""Ice Age: the points that each seat may expect from every region, when nobody knows how many it will feed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.ice_age.pieces import (
    BIT,
    CAPACITY,
    FIRE_VALUES,
    NEAR_BITS,
    POINTS,
    REGIONS,
    ROW,
    token_count,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_TOKENS: Final = 5
"""More tokens than this in one region are treated alike."""
SUMS: Final = 16
INFLUX: Final = 0.03
"""For each stone of the dark reserve: how likely one more hunter comes to a region before it is empty."""
MOST_INFLUX: Final = 0.5


def chances(tokens: int) -> list[float]:
    """How likely so many tokens drawn from all are worth 0, 1, 2, …"""
    ways = [{(0, 0): 1}]
    for value in FIRE_VALUES:
        after = dict(ways[-1])
        for (count, total), number in ways[-1].items():
            key = (count + 1, total + value)
            after[key] = after.get(key, 0) + number
        ways.append(after)
    found = [float(ways[-1].get((tokens, total), 0)) for total in range(SUMS)]
    return [number / sum(found) for number in found]


CHANCE: Final[list[float]] = [
    chance for tokens in range(MOST_TOKENS + 1) for chance in chances(tokens)
]
"""At tokens * SUMS + what they are worth."""


class Land:
    """What every region is likely to bring, and what a change of it would bring."""

    def __init__(self, state: State, influx: float, is_laid: bool) -> None:
        self.state: Final = state
        self.seats: i64 = len(state.supply)
        self.influx: Final = influx
        self.tokens: Final = [
            token_count(fire) if is_laid else 1 for fire in state.fires
        ]  # fmt: skip
        self.base: Final = [0.0] * (REGIONS * 5)
        """Expected points, at region * 5 + seat."""
        self.fresh: Final = [0.0] * 5
        self.change: Final = [0.0] * 5
        """What a trial changes for each seat."""
        for region in range(REGIONS):
            if state.open & BIT[region]:
                self.expect(region, self.base, region * 5)

    def totals(self) -> list[float]:
        hopes = [0.0] * self.seats
        for region in range(REGIONS):
            if self.state.open & BIT[region]:
                for seat in range(self.seats):
                    hopes[seat] += self.base[region * 5 + seat]
        return hopes

    def expect(self, region: i64, into: list[float], start: i64) -> None:
        """The expected points of each seat in a region as it is now."""
        state = self.state
        place: i64 = region * ROW
        total: i64 = 0
        plain: i64 = 0
        counts: i64 = 0
        unit: i64 = 1
        for _ in range(self.seats):
            without: i64 = state.hunters[place]
            group: i64 = without + state.hunters[place + 1]
            plain += without * unit
            counts += group * unit
            total += group
            unit *= 16
            place += 2
        mammoths: i64 = state.mammoths[region]
        least: i64 = CAPACITY + mammoths
        each = float(POINTS[min(mammoths, 2)])
        if total < least:
            for seat in range(self.seats):
                into[start + seat] = each * float((counts >> (4 * seat)) & 15)
            return
        self.expect_conflict(region, least, each, plain, counts, total, into, start)

    def expect_conflict(
        self,
        region: i64,
        least: i64,
        each: float,
        plain: i64,
        counts: i64,
        total: i64,
        into: list[float],
        start: i64,
    ) -> None:
        """Goes through the losses once, and stops at every limit that is possible (rule 7.2)."""
        chance: i64 = min(self.tokens[region], MOST_TOKENS) * SUMS
        for seat in range(self.seats):
            into[start + seat] = 0.0
        rest = 1.0
        left: i64 = counts
        standing: i64 = total
        size: i64 = 1
        quiet: i64 = 0
        limit: i64 = total - 1
        while limit >= least - 1:
            while standing > limit and quiet < 13:
                lost: i64 = 0
                for seat in range(self.seats):
                    shift: i64 = 4 * seat
                    if (counts >> shift) & 15 == size and (plain >> shift) & 15:
                        plain -= BIT[shift]
                        left -= BIT[shift]
                        lost += 1
                standing -= lost
                quiet = 0 if lost else quiet + 1
                size = size + 1 if size < 12 else 1
            weight = self.chance_of(limit - least, chance)
            if weight > 0.0:
                rest -= weight
                for seat in range(self.seats):
                    into[start + seat] += weight * each * float((left >> (4 * seat)) & 15)
            limit -= 1
        for seat in range(self.seats):
            into[start + seat] += rest * each * float((counts >> (4 * seat)) & 15)

    def chance_of(self, fire: i64, chance: i64) -> float:
        """How likely fire feeds exactly so many, or one more hunter comes than it feeds."""
        weight = 0.0
        if 0 <= fire < SUMS:
            weight = (1.0 - self.influx) * CHANCE[chance + fire]
        if fire + 1 < SUMS:
            weight += self.influx * CHANCE[chance + fire + 1]
        return weight

    # Trials: the state is changed for a moment, and what follows from it is summed up in ``change``.

    def begin(self) -> None:
        for seat in range(self.seats):
            self.change[seat] = 0.0

    def look(self, region: i64) -> None:
        """Adds what a region brings now instead of before."""
        self.expect(region, self.fresh, 0)
        for seat in range(self.seats):
            self.change[seat] += self.fresh[seat] - self.base[region * 5 + seat]

    def worth_to(self, seat: i64) -> float:
        """The change as a seat likes it: the own points, less the mean of the others'."""
        others = 0.0
        for other in range(self.seats):
            if other != seat:
                others += self.change[other]
        return self.change[seat] - others / float(self.seats - 1)

    def shift(self, place: i64, step: i64) -> None:
        """One hunter more or less at a place."""
        self.state.hunters[place] += step
        self.look(place // ROW)
        self.state.hunters[place] -= step

    def shift_mammoth(self, region: i64, step: i64) -> None:
        self.state.mammoths[region] += step
        self.look(region)
        self.state.mammoths[region] -= step

    def shift_fire(self, region: i64, step: i64) -> None:
        self.tokens[region] += step
        self.look(region)
        self.tokens[region] -= step


def influx_of(state: State) -> float:
    """How likely a region gets one more hunter before the conflicts; less so when the round is nearly over."""
    if state.is_ending:
        return 0.0
    return min(MOST_INFLUX, INFLUX * float(state.dark))


def near(state: State, region: i64) -> i64:
    return NEAR_BITS[region] & state.open
