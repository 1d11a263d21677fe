"""Phase 6: income, need, and who goes hungry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import FEED, STARVE
from tundra.games.mammoth_valley.camps import set_crop
from tundra.games.mammoth_valley.cards.vocabulary import AFTER_SURVIVAL, STARVATION, SURVIVAL
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.lasting import has_effect
from tundra.games.mammoth_valley.ledger import harvest_at, income, income_rows, need
from tundra.games.mammoth_valley.people import kill_token, tribe_size
from tundra.games.mammoth_valley.pieces import (
    CANNIBAL,
    HEX_NAMES,
    HEXES,
    HUNGER,
    KINDS,
    NO_CROP,
    NOBODY,
    WARRIOR,
    WINTER,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    FEEDING,
    K_A,
    K_B,
    K_C,
    K_D,
    K_SEAT,
    K_STEP,
    ask,
    field,
    open_window,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import (
    check_tribes,
    is_harvest,
    is_last_turn,
    next_phase,
    player_at,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Steps of the phase: A is the place in the order of play.
BEFORE: Final = 0
ACCOUNTS: Final = 1
AFTER: Final = 2

# The frame of a meal: A is what there is, B how many starve, C the latest pick, D all picks, seven bits each.
CHOICE: Final = 1
PICK_BITS: Final = 7


def advance(state: State, told: list[Event] | None) -> None:
    place = field(state, K_A)
    if place == state.seats:
        end_harvest(state, told)
        next_phase(state)
        check_tribes(state, told)
        return
    seat = player_at(state, place)
    step = field(state, K_STEP)
    if seat == NOBODY or tribe_size(state, seat) == 0:
        next_player(state, place)
    elif step == BEFORE:
        set_field(state, K_STEP, ACCOUNTS)
        open_window(state, SURVIVAL, [seat], seat)
    elif step == ACCOUNTS:
        set_field(state, K_STEP, AFTER)
        receive(state, seat, told)
    else:
        next_player(state, place)
        if not has_sowing(state):
            open_window(state, AFTER_SURVIVAL, [seat], seat)


def next_player(state: State, place: i64) -> None:
    set_field(state, K_STEP, BEFORE)
    set_field(state, K_A, place + 1)


def has_sowing(state: State) -> bool:
    return state.season == WINTER and is_last_turn(state)


def receive(state: State, seat: i64, told: list[Event] | None) -> None:
    """D42: the income is counted before anybody starves."""
    gained = income(state, seat)
    if told is not None:
        facts = {
            "stock": state.food[seat],
            "income": gained,
            "rows": income_rows(state, seat),
            "need": need(state, seat, tribe_size(state, seat)),
        }
        told.append(Event("income", seat, facts))
    if is_harvest(state):
        reap(state, seat, told)
    state.food[seat] += gained
    push(state, FEEDING, seat)


def reap(state: State, seat: i64, told: list[Event] | None) -> None:
    """What was reaped is gone, so that nobody reaps it twice."""
    for h in range(HEXES):
        if state.crop[h] != NO_CROP and harvest_at(state, seat, h) > 0:
            set_crop(state, h, NO_CROP, "harvest", told)


def end_harvest(state: State, told: list[Event] | None) -> None:
    """After the harvest no crop is left, reaped or not."""
    if not is_harvest(state):
        return
    left = [h for h in range(HEXES) if state.crop[h] != NO_CROP]
    for h in left:
        state.crop[h] = NO_CROP
    for h in range(HEXES):
        state.palisade[h] = 0
    state.rains = False
    if told is not None and left:
        told.append(Event("withered", None, {"hexes": [HEX_NAMES[h] for h in left]}))


# A meal


def eats_dead(state: State, seat: i64) -> bool:
    return len(state.effects) > 0 and has_effect(state, CANNIBAL, seat)


def suffices(state: State, seat: i64, starved: i64) -> bool:
    """Those who do not starve can be fed."""
    fed = tribe_size(state, seat) - starved
    stock: i64 = state.food[seat]
    if eats_dead(state, seat):
        stock += starved
    return need(state, seat, fed) <= stock


def least_starving(state: State, seat: i64) -> i64:
    starved: i64 = 0
    while not suffices(state, seat, starved):
        starved += 1
    return starved


def advance_meal(state: State) -> None:
    seat = field(state, K_SEAT)
    if field(state, K_STEP) == BEFORE:
        set_field(state, K_STEP, CHOICE)
        set_field(state, K_A, int(eats_dead(state, seat)))
        open_window(state, STARVATION, [seat], seat, least_starving(state, seat))
    else:
        ask(state, seat)


def options_of_meal(state: State) -> list[int]:
    """Ascending picks of those who starve; the rest must be fed."""
    seat = field(state, K_SEAT)
    starved = field(state, K_B)
    least = least_to_choose(state, seat)
    found: list[int] = []
    if starved < least or state.choices.may_starve:
        latest = field(state, K_C)
        spare = later_tokens(state, seat, latest)
        for place in range(latest, HEXES * KINDS):
            kind = place % KINDS
            if kind != WARRIOR and kind != WOMAN:
                continue
            there = count(state, seat, kind, place // KINDS)
            if place == latest:
                there -= picked_at(state, place)
            if there > 0:
                if starved + spare < least:
                    break
                found.append(STARVE + place)
            spare -= there
    if starved >= least:
        found.append(FEED)
    return found


def least_to_choose(state: State, seat: i64) -> i64:
    """D26 of the cards: whoever turns to eating the dead now must have some."""
    least = least_starving(state, seat)
    if least == 0 and field(state, K_A) == 0 and eats_dead(state, seat):
        return 1
    return least


def picked_at(state: State, place: i64) -> i64:
    """How often the latest pick was made."""
    picks = field(state, K_D)
    found: i64 = 0
    while picks and (picks & 127) == place + 1:
        found += 1
        picks >>= PICK_BITS
    return found


def later_tokens(state: State, seat: i64, latest: i64) -> i64:
    """How many tokens can still be picked."""
    found: i64 = -picked_at(state, latest)
    for place in range(latest, HEXES * KINDS):
        kind = place % KINDS
        if kind in (WARRIOR, WOMAN):
            found += count(state, seat, kind, place // KINDS)
    return found


def answer_meal(state: State, action: i64, told: list[Event] | None) -> None:
    if action != FEED:
        place = action - STARVE
        set_field(state, K_B, field(state, K_B) + 1)
        set_field(state, K_C, place)
        set_field(state, K_D, (field(state, K_D) << PICK_BITS) | (place + 1))
        return
    seat = field(state, K_SEAT)
    starved = field(state, K_B)
    picks = field(state, K_D)
    pop(state)
    if eats_dead(state, seat):
        state.food[seat] += starved
    paid = need(state, seat, tribe_size(state, seat) - starved)
    state.food[seat] -= paid
    if told is not None:
        facts = {"paid": paid, "starved": starved, "left": state.food[seat]}
        told.append(Event("fed", seat, facts))
    for place in picked_places(picks):
        kill_token(state, seat, place % KINDS, place // KINDS, HUNGER, told)


def picked_places(picks: int) -> list[int]:
    """The places of all picks, in the order in which they were made."""
    found: list[int] = []
    while picks:
        found.append((picks & 127) - 1)
        picks >>= PICK_BITS
    found.reverse()
    return found
