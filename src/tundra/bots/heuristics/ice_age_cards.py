"""Ice Age: what a card that is being carried out will likely bring, to the one who does it and to all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.bots.heuristics.ice_age_hunters import (
    NOTHING,
    NOTHING_PICKED,
    groups,
    placings,
    relocations,
    steps_or_removals,
    swaps,
)
from tundra.bots.heuristics.ice_age_land import near
from tundra.bots.heuristics.ice_age_trials import HUNTER, MAMMOTH, NONE, TOKEN, Trials, changing
from tundra.games.ice_age.cards import OPENING
from tundra.games.ice_age.pieces import BIT, REGIONS, ROW, TERRAIN_BITS
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
    owners_of,
    pick_of,
    seat_of,
    zone_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


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
