"""Ice Age: what a card that is being carried out will likely bring, to the one who does it and to all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_land import Land, near
from tundra.games.ice_age.cards import OPENING
from tundra.games.ice_age.pieces import BIT, FORMS, MOST_SEATS, REGIONS, ROW, TERRAIN_BITS
from tundra.games.ice_age.questions import (
    BAND,
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    FIRE,
    GROUP,
    MAMMOTH_JUMP,
    MAMMOTH_PLACE,
    MAMMOTH_STEP,
    MODE,
    MOVE,
    PICK_ROW,
    PLACE,
    REMOVE,
    REMOVE_MAMMOTH,
    SETTLE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STEP,
    SWAP,
    SWAP_WITH,
    TARGET,
    ask,
    kind_of,
    left_of,
    owner_count,
    owners_of,
    pick_of,
    seat_of,
    zone_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

CLUB: Final = 0.7
"""What a club is worth that is not yet used."""
AGAIN: Final = 0.85
"""The second hunter brings a little less than the first."""
NOTHING: Final = -99.0
DIRE: Final = 0.0


class Outlook:
    """Looks for the best that a seat could do with a card, and remembers what that would change."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.seat: i64 = 0
        self.best: float = DIRE
        self.gain: Final = [0.0] * 5

    def begin(self, seat: i64) -> None:
        """To waive is always possible, so that nothing below it is chosen."""
        self.seat = seat
        self.best = DIRE
        for other in range(5):
            self.gain[other] = 0.0

    def weigh(self, times: float) -> None:
        """Keeps the trial that was just made, if it is the best so far."""
        worth = self.land.worth_to(self.seat) * times
        if worth > self.best:
            self.best = worth
            for other in range(self.land.seats):
                self.gain[other] = self.land.change[other] * times

    def weigh_club(self) -> None:
        if self.land.state.clubs_left and self.best < CLUB:
            self.best = CLUB
            for other in range(5):
                self.gain[other] = 0.0
            self.gain[self.seat] = CLUB


def often(count: i64) -> float:
    """So many times the same, each time a little less."""
    total = 0.0
    part = 1.0
    for _ in range(count):
        total += part
        part *= AGAIN
    return total


def foresee(outlook: Outlook, question: i64) -> None:
    """What the seat that is asked will likely do."""
    kind: i64 = kind_of(question)
    seat: i64 = seat_of(question)
    outlook.begin(seat)
    if kind == MODE:
        terrain: i64 = TERRAIN_BITS[pick_of(question)]
        placings(outlook, outlook.land.state.open & terrain, left_of(question))
        placings(outlook, outlook.land.state.open, owners_of(question))
    elif kind == PLACE:
        placings(outlook, zone_of(question), left_of(question))
    elif kind == STEP:
        steps(outlook, question)
    elif kind in (CLUB_OR_MOVE, MOVE):
        relocations(outlook, outlook.land.state.open, left_of(question))
        if kind == CLUB_OR_MOVE:
            outlook.weigh_club()
    elif kind == REMOVE:
        removals(outlook, question)
    elif kind in (SWAP, SWAP_WITH):
        swaps(outlook, NOTHING_PICKED if kind == SWAP else pick_of(question))
    elif kind in (GROUP, BAND):
        groups(outlook, NOTHING_PICKED if kind == GROUP else pick_of(question))
    elif kind == FIRE:
        fires(outlook)
    else:
        foresee_mammoths(outlook, kind, question)


NOTHING_PICKED: Final = -1


def foresee_mammoths(outlook: Outlook, kind: i64, question: i64) -> None:
    state = outlook.land.state
    if kind == REMOVE_MAMMOTH:
        for region in range(REGIONS):
            if state.mammoths[region]:
                outlook.land.begin()
                outlook.land.shift_mammoth(region, -1)
                outlook.weigh(1.0)
    elif kind in (SETTLE, SETTLE_PLACE, SETTLE_MAMMOTH):
        zone = state.open if kind == SETTLE else zone_of(question)
        settlements(outlook, zone, 0 if kind == SETTLE_MAMMOTH else left_of(question))
    elif kind in (MAMMOTH_STEP, MAMMOTH_JUMP):
        mammoth_moves(outlook, state.open, kind == MAMMOTH_STEP)
    elif kind in (CLUB_OR_MAMMOTH, MAMMOTH_PLACE):
        if state.mammoths_left:
            new_mammoths(outlook)
        else:
            mammoth_moves(outlook, state.open, False)
        if kind == CLUB_OR_MAMMOTH:
            outlook.weigh_club()


def foresee_target(outlook: Outlook, effect: i64, seat: i64) -> None:
    """The active player names the one who will do the least harm."""
    land = outlook.land
    most = NOTHING
    kept = [0.0] * 5
    for other in range(land.seats):
        if other != seat:
            foresee(outlook, OPENING[effect] + ask(0, other, 0, land.state.open))
            for one in range(land.seats):
                land.change[one] = outlook.gain[one]
            worth = land.worth_to(seat)
            if worth > most:
                most = worth
                kept = outlook.gain[:]
    for one in range(5):
        outlook.gain[one] = kept[one]


# Hunters


def placings(outlook: Outlook, zone: i64, left: i64) -> None:
    land = outlook.land
    supply: i64 = land.state.supply[outlook.seat]
    if supply == 0:
        relocations(outlook, zone, left)
        return
    times = often(min(left, supply))
    for region in range(REGIONS):
        if zone & BIT[region]:
            land.begin()
            land.shift(region * ROW + 2 * outlook.seat, 1)
            outlook.weigh(times)


def best_leaving(outlook: Outlook) -> i64:
    """From where an own hunter is missed least."""
    land = outlook.land
    best = NOTHING
    found: i64 = -1
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * outlook.seat
        if land.state.hunters[place]:
            land.begin()
            land.shift(place, -1)
            worth = land.worth_to(outlook.seat)
            if worth > best:
                best = worth
                found = place
    return found


def relocations(outlook: Outlook, zone: i64, left: i64) -> None:
    land = outlook.land
    start = best_leaving(outlook)
    if start < 0:
        return
    times = often(left)
    for region in range(REGIONS):
        if zone & BIT[region] and region != start // ROW:
            land.begin()
            land.shift(start, -1)
            land.shift(region * ROW + 2 * outlook.seat, 1)
            outlook.weigh(times)


def steps(outlook: Outlook, question: i64) -> None:
    land = outlook.land
    times = often(left_of(question))
    most: i64 = pick_of(question)
    for region in range(REGIONS):
        for owner in range(land.seats):
            place: i64 = region * ROW + 2 * owner
            if land.state.hunters[place] and owner_count(question, owner) < most:
                steps_from(outlook, place, times)


def steps_from(outlook: Outlook, place: i64, times: float) -> None:
    land = outlook.land
    region: i64 = place // ROW
    reach = near(land.state, region)
    for to in range(REGIONS):
        if reach & BIT[to]:
            land.begin()
            land.shift(place, -1)
            land.shift(place + (to - region) * ROW, 1)
            outlook.weigh(times)


def removals(outlook: Outlook, question: i64) -> None:
    land = outlook.land
    times = often(left_of(question))
    for region in range(REGIONS):
        for owner in range(land.seats):
            if owner_count(question, owner) == 0:
                place: i64 = region * ROW + 2 * owner
                if land.state.hunters[place] == 0:
                    place += 1
                if land.state.hunters[place]:
                    land.begin()
                    land.shift(place, -1)
                    outlook.weigh(times)


def swaps(outlook: Outlook, picked: i64) -> None:
    """Two plain hunters of different owners; other swaps are rarely better."""
    land = outlook.land
    state = land.state
    for region in range(REGIONS):
        for owner in range(land.seats):
            place: i64 = region * ROW + 2 * owner
            if state.hunters[place] and (picked < 0 or is_picked(picked, region, owner)):
                for to in range(REGIONS):
                    if near(state, region) & BIT[to] and (picked >= 0 or to > region):
                        swaps_with(outlook, place, to * ROW)


def is_picked(picked: i64, region: i64, owner: i64) -> bool:
    return picked // FORMS == region * MOST_SEATS + owner


def swaps_with(outlook: Outlook, place: i64, row: i64) -> None:
    land = outlook.land
    hunters = land.state.hunters
    owner: i64 = place % ROW
    home: i64 = place - owner
    for seat in range(land.seats):
        other: i64 = 2 * seat
        if other != owner and hunters[row + other]:
            hunters[place] -= 1
            hunters[home + other] += 1
            hunters[row + other] -= 1
            hunters[row + owner] += 1
            land.begin()
            land.look(home // ROW)
            land.look(row // ROW)
            outlook.weigh(1.0)
            hunters[place] += 1
            hunters[home + other] -= 1
            hunters[row + other] += 1
            hunters[row + owner] -= 1


def groups(outlook: Outlook, picked: i64) -> None:
    state = outlook.land.state
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * outlook.seat
        count: i64 = min(3, state.hunters[place])
        if count:
            for to in range(REGIONS):
                is_asked = picked < 0 or picked == region * PICK_ROW + to
                if is_asked and near(state, region) & BIT[to]:
                    bands(outlook, place, (to - region) * ROW, count)


def bands(outlook: Outlook, place: i64, way: i64, most: i64) -> None:
    """All of them, or one alone; and a mammoth with them, if one is there."""
    land = outlook.land
    state = land.state
    start: i64 = place // ROW
    end: i64 = (place + way) // ROW
    for beast in range(2):
        if beast <= state.mammoths[start]:
            count: i64 = most
            while count > 0:
                state.hunters[place] -= count
                state.hunters[place + way] += count
                state.mammoths[start] -= beast
                state.mammoths[end] += beast
                land.begin()
                land.look(start)
                land.look(end)
                outlook.weigh(1.0)
                state.hunters[place] += count
                state.hunters[place + way] -= count
                state.mammoths[start] += beast
                state.mammoths[end] -= beast
                count = count - 2 if count == 3 else 0


# Mammoths and fire


def new_mammoths(outlook: Outlook) -> None:
    for region in range(REGIONS):
        if outlook.land.state.open & BIT[region]:
            outlook.land.begin()
            outlook.land.shift_mammoth(region, 1)
            outlook.weigh(1.0)


def mammoth_moves(outlook: Outlook, zone: i64, is_step: bool) -> None:
    land = outlook.land
    state = land.state
    for region in range(REGIONS):
        if state.mammoths[region]:
            reach: i64 = near(state, region) if is_step else zone
            for to in range(REGIONS):
                if reach & BIT[to] and to != region:
                    land.begin()
                    land.shift_mammoth(region, -1)
                    land.shift_mammoth(to, 1)
                    outlook.weigh(1.0)


def settlements(outlook: Outlook, zone: i64, left: i64) -> None:
    """Hunters and a mammoth into one region, the mammoth from wherever it is missed least."""
    land = outlook.land
    state = land.state
    count: i64 = min(left, state.supply[outlook.seat])
    for region in range(REGIONS):
        if zone & BIT[region]:
            place: i64 = region * ROW + 2 * outlook.seat
            beast: i64 = 1 if state.mammoths_left else 0
            state.hunters[place] += count
            state.mammoths[region] += beast
            land.begin()
            land.look(region)
            outlook.weigh(1.0)
            state.hunters[place] -= count
            state.mammoths[region] -= beast


def fires(outlook: Outlook) -> None:
    land = outlook.land
    open_regions: i64 = land.state.open
    for region in range(REGIONS):
        if land.tokens[region] and open_regions & BIT[region]:
            for to in range(REGIONS):
                if open_regions & BIT[to] and to != region:
                    land.begin()
                    land.shift_fire(region, -1)
                    land.shift_fire(to, 1)
                    outlook.weigh(1.0)


def is_target(question: i64) -> bool:
    return kind_of(question) == TARGET
