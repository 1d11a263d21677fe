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
    EATS_DEAD,
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
    K_E,
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

# The frame of a meal: A whether the dead were eaten before, B how many starve, C the latest pick, D and E all
# picks, eight in each, seven bits a pick.
CHOICE: Final = 1
IN_ONE_FIELD: Final = 8
PICK_PLACES: Final[list[int]] = [1 << (7 * place) for place in range(IN_ONE_FIELD)]


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
    state.food[seat] += gained
    push(state, FEEDING, seat)


def reap(state: State, seat: i64, told: list[Event] | None) -> None:
    """What was reaped is gone when its tribe has eaten, so that nobody reaps it twice."""
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
    return len(state.effects) > 0 and has_effect(state, EATS_DEAD, seat)


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
    """How often this pick was made."""
    found: i64 = 0
    for number in range(field(state, K_B)):
        if pick_number(field(state, K_D), field(state, K_E), number) == place:
            found += 1
    return found


def pick_number(first: i64, second: i64, number: i64) -> i64:
    """One of the picks that are packed into two fields."""
    if number < IN_ONE_FIELD:
        return (first // PICK_PLACES[number]) % 128 - 1
    return (second // PICK_PLACES[number - IN_ONE_FIELD]) % 128 - 1


def add_pick(state: State, place: i64) -> None:
    number = field(state, K_B)
    into: i64 = K_D if number < IN_ONE_FIELD else K_E
    worth: i64 = PICK_PLACES[number % IN_ONE_FIELD]
    set_field(state, into, field(state, into) + (place + 1) * worth)
    set_field(state, K_B, number + 1)
    set_field(state, K_C, place)


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
        add_pick(state, action - STARVE)
        return
    seat = field(state, K_SEAT)
    starved = field(state, K_B)
    picks = picked_places(field(state, K_D), field(state, K_E), starved)
    pop(state)
    if is_harvest(state):
        reap(state, seat, told)
    if eats_dead(state, seat):
        state.food[seat] += starved
    paid = need(state, seat, tribe_size(state, seat) - starved)
    state.food[seat] -= paid
    if told is not None:
        facts = {"paid": paid, "starved": starved, "left": state.food[seat]}
        told.append(Event("fed", seat, facts))
    for place in picks:
        kill_token(state, seat, place % KINDS, place // KINDS, HUNGER, told)


def picked_places(first: i64, second: i64, number: i64) -> list[int]:
    """The places of all picks, in the order in which they were made."""
    return [pick_number(first, second, place) for place in range(number)]
