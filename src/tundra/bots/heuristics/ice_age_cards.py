"""Ice Age: what a card that is being carried out will likely bring, to the one who does it and to all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.ice_age_land import near
from tundra.bots.heuristics.ice_age_trials import HUNTER, MAMMOTH, NONE, TOKEN, Trials, changing
from tundra.games.ice_age.cards import OPENING
from tundra.games.ice_age.pieces import BIT, CLUBBED, FORMS, MOST_SEATS, REGIONS, ROW, TERRAIN_BITS
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


def foresee(trials: Trials, question: i64) -> None:
    """What the seat that is asked will likely do, and what it brings to all."""
    kind: i64 = kind_of(question)
    trials.begin(seat_of(question))
    open_regions: i64 = trials.land.state.open
    if kind == MODE:
        placings(trials, open_regions & TERRAIN_BITS[pick_of(question)], left_of(question))
        placings(trials, open_regions, owners_of(question))
    elif kind == PLACE:
        placings(trials, zone_of(question), left_of(question))
    elif kind in (STEP, REMOVE):
        steps_or_removals(trials, question, kind == STEP)
    elif kind in (CLUB_OR_MOVE, MOVE):
        relocations(trials, open_regions, left_of(question))
        if kind == CLUB_OR_MOVE:
            trials.keep_club()
    elif kind in (SWAP, SWAP_WITH):
        swaps(trials, NOTHING_PICKED if kind == SWAP else pick_of(question))
    elif kind in (GROUP, BAND):
        groups(trials, NOTHING_PICKED if kind == GROUP else pick_of(question))
    elif kind == FIRE:
        fires(trials)
    else:
        foresee_mammoths(trials, kind, question)
    trials.finish()


def foresee_mammoths(trials: Trials, kind: i64, question: i64) -> None:
    state = trials.land.state
    if kind == REMOVE_MAMMOTH:
        for region in range(REGIONS):
            if state.mammoths[region]:
                one_change(trials, trials.mammoths(region, -1), changing(MAMMOTH, region, -1))
    elif kind in (SETTLE, SETTLE_PLACE, SETTLE_MAMMOTH):
        zone = state.open if kind == SETTLE else zone_of(question)
        settlements(trials, zone, 0 if kind == SETTLE_MAMMOTH else left_of(question))
    elif kind in (MAMMOTH_STEP, MAMMOTH_JUMP):
        mammoth_moves(trials, kind == MAMMOTH_STEP)
    elif kind in (CLUB_OR_MAMMOTH, MAMMOTH_PLACE):
        if state.mammoths_left:
            new_mammoths(trials)
        else:
            mammoth_moves(trials, False)
        if kind == CLUB_OR_MAMMOTH:
            trials.keep_club()


def foresee_target(trials: Trials, effect: i64, seat: i64) -> None:
    """The active player names the one who will do the least harm."""
    seats = trials.land.seats
    most = NOTHING
    kept = [0.0] * 5
    for other in range(seats):
        if other != seat:
            foresee(trials, OPENING[effect] + ask(0, other, 0, trials.land.state.open))
            worth = trials.judged_by(seat)
            if worth > most:
                most = worth
                kept = trials.gain[:]
    for one in range(5):
        trials.gain[one] = kept[one]


def one_change(trials: Trials, worth: float, change: i64) -> None:
    trials.keep(worth, 1.0, change, NONE, NONE, NONE)


# Hunters


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


# Mammoths and fire


def new_mammoths(trials: Trials) -> None:
    for region in range(REGIONS):
        if trials.land.state.open & BIT[region]:
            one_change(trials, trials.mammoths(region, 1), changing(MAMMOTH, region, 1))


def mammoth_moves(trials: Trials, is_step: bool) -> None:
    state = trials.land.state
    for region in range(REGIONS):
        if state.mammoths[region]:
            missed = trials.mammoths(region, -1)
            reach: i64 = near(state, region) if is_step else state.open
            one = changing(MAMMOTH, region, -1)
            for to in range(REGIONS):
                if reach & BIT[to] and to != region:
                    worth = missed + trials.mammoths(to, 1)
                    trials.keep(worth, 1.0, one, changing(MAMMOTH, to, 1), NONE, NONE)


def settlements(trials: Trials, zone: i64, left: i64) -> None:
    """Hunters and a mammoth into one region; without a supply the mammoth is left out."""
    state = trials.land.state
    count: i64 = min(left, state.supply[trials.seat])
    beast: i64 = min(1, state.mammoths_left)
    for region in range(REGIONS):
        if zone & BIT[region]:
            place: i64 = region * ROW + 2 * trials.seat
            state.hunters[place] += count
            worth = trials.mammoths(region, beast)
            state.hunters[place] -= count
            one = changing(HUNTER, place, count)
            trials.keep(worth, 1.0, one, changing(MAMMOTH, region, beast), NONE, NONE)


def fires(trials: Trials) -> None:
    """Where fire is missed least, and where it is needed most."""
    state = trials.land.state
    for region in range(REGIONS):
        if trials.land.tokens[region] and state.open & BIT[region]:
            missed = trials.fire(region, -1)
            one = changing(TOKEN, region, -1)
            for to in range(REGIONS):
                if state.open & BIT[to] and to != region:
                    worth = missed + trials.fire(to, 1)
                    trials.keep(worth, 1.0, one, changing(TOKEN, to, 1), NONE, NONE)
