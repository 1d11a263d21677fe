"""Ice Age: small changes of the board, tried out one after the other; the best of them is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_land import Land
from tundra.games.ice_age.pieces import BIT, REGIONS, ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

CLUB: Final = 0.7
"""What a club is worth that is not yet used."""
UNKNOWN: Final = 1e9
NONE: Final = -1
# A change is packed: what changes, where, and by how many.
HUNTER: Final = 0
MAMMOTH: Final = 1
TOKEN: Final = 2


def changing(what: i64, place: i64, step: i64) -> i64:
    return (what * 128 + place) * 8 + step + 4


class Trials:
    """Looks for the best that a seat could do with a card. To waive is always possible."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.seat: i64 = 0
        self.best: float = 0.0
        self.times: float = 0.0
        """How often the best change could be repeated."""
        self.plan: list[int] = []
        self.now: Final = [0.0] * REGIONS
        """What each region is worth to the seat as it is."""
        self.more: Final = [UNKNOWN] * (REGIONS * ROW)
        """What one more hunter at a place would be worth to it."""
        self.gain: Final = [0.0] * 5
        """What the best change brings to each seat."""

    def begin(self, seat: i64) -> None:
        self.seat = seat
        self.best = 0.0
        self.times = 0.0
        self.plan = []
        for region in range(REGIONS):
            if self.land.state.open & BIT[region]:
                self.now[region] = self.land.appeal(region, seat)
        for place in range(REGIONS * ROW):
            self.more[place] = UNKNOWN

    def keep(self, worth: float, times: float, one: i64, two: i64, three: i64, four: i64) -> None:
        """Remembers these changes if they are better than any before."""
        if worth * times > self.best:
            self.best = worth * times
            self.times = times
            self.plan = [one, two, three, four]

    def keep_club(self) -> None:
        if self.land.state.clubs_left and self.best < CLUB:
            self.best = CLUB
            self.plan = []

    def change_of(self, region: i64) -> float:
        """What a region is worth now, while something is changed, against before."""
        return self.land.appeal(region, self.seat) - self.now[region]

    def hunters(self, place: i64, step: i64) -> float:
        state = self.land.state
        state.hunters[place] += step
        worth = self.change_of(place // ROW)
        state.hunters[place] -= step
        return worth

    def one_more(self, place: i64) -> float:
        """The same as a hunter more, looked up if it was asked before."""
        if self.more[place] == UNKNOWN:
            self.more[place] = self.hunters(place, 1)
        return self.more[place]

    def mammoths(self, region: i64, step: i64) -> float:
        state = self.land.state
        state.mammoths[region] += step
        worth = self.change_of(region)
        state.mammoths[region] -= step
        return worth

    def fire(self, region: i64, step: i64) -> float:
        tokens = self.land.tokens
        tokens[region] += step
        worth = self.change_of(region)
        tokens[region] -= step
        return worth

    def finish(self) -> None:
        """Works out what the best change brings to each seat."""
        for seat in range(5):
            self.gain[seat] = 0.0
        if self.plan:
            self.carry_out(1)
            touched = self.touched()
            fresh = [0.0] * 5
            for region in range(REGIONS):
                if touched & BIT[region]:
                    self.land.expect(region, fresh, 0)
                    for seat in range(self.land.seats):
                        change = fresh[seat] - self.land.base[region * 5 + seat]
                        self.gain[seat] += self.times * change
            self.carry_out(-1)
        elif self.best > 0.0:
            self.gain[self.seat] = CLUB

    def carry_out(self, sign: i64) -> None:
        state = self.land.state
        for change in self.plan:
            if change == NONE:
                continue
            step: i64 = (change % 8 - 4) * sign
            place: i64 = change // 8 % 128
            what: i64 = change // 1024
            if what == HUNTER:
                state.hunters[place] += step
            elif what == MAMMOTH:
                state.mammoths[place] += step
            else:
                self.land.tokens[place] += step

    def touched(self) -> i64:
        """The regions of the best change."""
        regions: i64 = 0
        for change in self.plan:
            if change != NONE:
                place: i64 = change // 8 % 128
                regions |= BIT[place // ROW if change < 1024 else place]
        return regions

    def judged_by(self, seat: i64) -> float:
        """The best change as another seat likes it."""
        others = 0.0
        for other in range(self.land.seats):
            if other != seat:
                others += self.gain[other]
        return self.gain[seat] - others * self.land.share
