"""Ice Age: where hunters could be placed, moved, swapped or removed, and which of these is best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_land import near
from tundra.bots.heuristics.ice_age_trials import HUNTER, MAMMOTH, NONE, Trials, changing
from tundra.games.ice_age.pieces import BIT, CLUBBED, FORMS, MOST_SEATS, REGIONS, ROW
from tundra.games.ice_age.questions import PICK_ROW, left_of, owner_count, pick_of

if TYPE_CHECKING:
    from mypy_extensions import i64

AGAIN: Final = 0.85
"""The second hunter brings a little less than the first."""
NOTHING: Final = -99.0
NOTHING_PICKED: Final = -1


def often(count: i64) -> float:
    """So many times the same, each time a little less."""
    total = 0.0
    part = 1.0
    for _ in range(count):
        total += part
        part *= AGAIN
    return total


def placings(trials: Trials, zone: i64, left: i64) -> None:
    supply: i64 = trials.land.state.supply[trials.seat]
    if supply == 0:
        relocations(trials, zone, left)
        return
    times = often(min(left, supply))
    for region in range(REGIONS):
        if zone & BIT[region]:
            place: i64 = region * ROW + 2 * trials.seat
            change = changing(HUNTER, place, 1)
            trials.keep(trials.one_more(place), times, change, NONE, NONE, NONE)


def relocations(trials: Trials, zone: i64, left: i64) -> None:
    """From where an own hunter is missed least, to where it is worth most."""
    state = trials.land.state
    least = NOTHING
    start: i64 = -1
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * trials.seat
        if state.hunters[place]:
            worth = trials.hunters(place, -1)
            if worth > least:
                least = worth
                start = place
    if start < 0:
        return
    times = often(left)
    for region in range(REGIONS):
        if zone & BIT[region] and region != start // ROW:
            end: i64 = region * ROW + 2 * trials.seat
            move_hunter(trials, least + trials.one_more(end), times, start, end)


def move_hunter(trials: Trials, worth: float, times: float, start: i64, end: i64) -> None:
    one = changing(HUNTER, start, -1)
    trials.keep(worth, times, one, changing(HUNTER, end, 1), NONE, NONE)


def steps_or_removals(trials: Trials, question: i64, is_step: bool) -> None:
    """Any owner's hunters, as many of each as the card allows."""
    state = trials.land.state
    times = often(left_of(question))
    most: i64 = pick_of(question) if is_step else 1
    for owner in range(trials.land.seats):
        if owner_count(question, owner) < most:
            for region in range(REGIONS):
                place: i64 = region * ROW + 2 * owner
                if not is_step and state.hunters[place] == 0:
                    place += CLUBBED
                if state.hunters[place]:
                    worth = trials.hunters(place, -1)
                    if is_step:
                        steps_from(trials, place, worth, times)
                    else:
                        change = changing(HUNTER, place, -1)
                        trials.keep(worth, times, change, NONE, NONE, NONE)


def steps_from(trials: Trials, place: i64, worth: float, times: float) -> None:
    region: i64 = place // ROW
    reach = near(trials.land.state, region)
    for to in range(REGIONS):
        if reach & BIT[to]:
            end: i64 = place + (to - region) * ROW
            move_hunter(trials, worth + trials.one_more(end), times, place, end)


def swaps(trials: Trials, picked: i64) -> None:
    """Two plain hunters of different owners; other swaps are rarely better."""
    state = trials.land.state
    for region in range(REGIONS):
        for owner in range(trials.land.seats):
            place: i64 = region * ROW + 2 * owner
            if state.hunters[place] and (picked < 0 or is_picked(picked, region, owner)):
                for to in range(REGIONS):
                    if near(state, region) & BIT[to] and (picked >= 0 or to > region):
                        swaps_with(trials, place, to * ROW)


def is_picked(picked: i64, region: i64, owner: i64) -> bool:
    return picked // FORMS == region * MOST_SEATS + owner


def swaps_with(trials: Trials, place: i64, row: i64) -> None:
    hunters = trials.land.state.hunters
    owner: i64 = place % ROW
    home: i64 = place - owner
    for seat in range(trials.land.seats):
        other: i64 = 2 * seat
        if other != owner and hunters[row + other]:
            hunters[place] -= 1
            hunters[home + other] += 1
            hunters[row + other] -= 1
            hunters[row + owner] += 1
            worth = trials.change_of(home // ROW) + trials.change_of(row // ROW)
            hunters[place] += 1
            hunters[home + other] -= 1
            hunters[row + other] += 1
            hunters[row + owner] -= 1
            trials.keep(
                worth,
                1.0,
                changing(HUNTER, place, -1),
                changing(HUNTER, home + other, 1),
                changing(HUNTER, row + other, -1),
                changing(HUNTER, row + owner, 1),
            )


def groups(trials: Trials, picked: i64) -> None:
    state = trials.land.state
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * trials.seat
        if state.hunters[place]:
            for to in range(REGIONS):
                is_asked = picked < 0 or picked == region * PICK_ROW + to
                if is_asked and near(state, region) & BIT[to]:
                    for beast in range(min(1, state.mammoths[region]) + 1):
                        bands(trials, place, (to - region) * ROW, beast)


def bands(trials: Trials, place: i64, way: i64, beast: i64) -> None:
    """All of them, or one alone; and a mammoth with them, if one is there."""
    state = trials.land.state
    start: i64 = place // ROW
    end: i64 = (place + way) // ROW
    most: i64 = min(3, state.hunters[place])
    count: i64 = most
    while count > 0:
        state.hunters[place] -= count
        state.hunters[place + way] += count
        state.mammoths[start] -= beast
        state.mammoths[end] += beast
        worth = trials.change_of(start) + trials.change_of(end)
        state.hunters[place] += count
        state.hunters[place + way] -= count
        state.mammoths[start] += beast
        state.mammoths[end] -= beast
        trials.keep(
            worth,
            1.0,
            changing(HUNTER, place, -count),
            changing(HUNTER, place + way, count),
            changing(MAMMOTH, start, -beast),
            changing(MAMMOTH, end, beast),
        )
        count = 1 if count > 1 else 0
