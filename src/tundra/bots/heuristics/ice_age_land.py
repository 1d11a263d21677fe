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

    def __init__(self, state: State, influx: float, is_laid: bool, presence: float = 0.0) -> None:
        self.state: Final = state
        self.presence: Final = presence
        """What a hunter is worth by standing there, whatever becomes of it."""
        self.seats: i64 = len(state.supply)
        self.share: Final = 1.0 / float(self.seats - 1)
        self.influx: Final = influx
        self.tokens: Final = [
            token_count(fire) if is_laid else 1 for fire in state.fires
        ]  # fmt: skip
        self.base: Final = [0.0] * (REGIONS * 5)
        """Expected points, at region * 5 + seat."""
        for region in range(REGIONS):
            if state.open & BIT[region]:
                self.expect(region, self.base, region * 5)

    def totals(self) -> list[float]:
        hopes = [0.0] * self.seats
        for seat in range(self.seats):
            total = 0.0
            for region in range(REGIONS):
                total += self.base[region * 5 + seat]
            hopes[seat] = total
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
            each += self.presence
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
            into[start + seat] = self.presence * float((counts >> (4 * seat)) & 15)
        rest = 1.0
        left: i64 = counts
        standing: i64 = total
        size: i64 = 1
        quiet: i64 = 0
        limit: i64 = total - 1
        while limit >= least - 1:
            while standing > limit and quiet < 13:
                losers: i64 = self.losers(plain, counts, size)
                plain -= losers
                left -= losers
                quiet = 0 if losers else quiet + 1
                while losers:
                    standing -= losers & 1
                    losers >>= 4
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

    def appeal(self, region: i64, seat: i64) -> float:
        """What a region as it is now is worth to a seat: its own points, less the mean of the others'."""
        # Counted as in `expect`: a function that gives three numbers back would cost a tuple at every trial.
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
        own: i64 = (counts >> (4 * seat)) & 15
        worth = float(own) - float(total - own) * self.share
        standing = self.presence * worth
        if total >= least:
            worth += self.starved(region, seat, least, plain, counts, total, worth)
        return float(POINTS[min(mammoths, 2)]) * worth + standing

    def starved(
        self, region: i64, seat: i64, least: i64, plain: i64, counts: i64, total: i64, worth: float
    ) -> float:
        """How a conflict changes that, over every limit that is possible (rule 7.2)."""
        chance: i64 = min(self.tokens[region], MOST_TOKENS) * SUMS
        shift: i64 = 4 * seat
        change = 0.0
        left: i64 = counts
        standing: i64 = total
        size: i64 = 1
        quiet: i64 = 0
        limit: i64 = total - 1
        while limit >= least - 1:
            while standing > limit and quiet < 13:
                losers: i64 = self.losers(plain, counts, size)
                if losers:
                    plain -= losers
                    left -= losers
                    quiet = 0
                    while losers:
                        standing -= losers & 1
                        losers >>= 4
                else:
                    quiet += 1
                size = size + 1 if size < 12 else 1
            own: i64 = (left >> shift) & 15
            now = float(own) - float(standing - own) * self.share
            change += self.chance_of(limit - least, chance) * (now - worth)
            limit -= 1
        return change

    def losers(self, plain: i64, counts: i64, size: i64) -> i64:
        """One for each group of this size that still has a hunter without a club, packed like the counts."""
        found: i64 = 0
        unit: i64 = 1
        while counts:
            if counts & 15 == size and plain & 15:
                found += unit
            counts >>= 4
            plain >>= 4
            unit *= 16
        return found


def influx_of(state: State) -> float:
    """How likely a region gets one more hunter before the conflicts; less so when the round is nearly over."""
    if state.is_ending:
        return 0.0
    return min(MOST_INFLUX, INFLUX * float(state.dark))


def near(state: State, region: i64) -> i64:
    return NEAR_BITS[region] & state.open
