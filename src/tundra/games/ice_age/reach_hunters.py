"""What may be done with hunters while a card is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.ice_age.actions import (
    LEAD_BAND,
    MOVE_GROUP,
    PLACE_HUNTER,
    RELOCATE,
    REMOVE_HUNTER,
    STEP_HUNTER,
    SWAP_HUNTER,
    SWAP_PARTNER,
)
from tundra.games.ice_age.pieces import (
    ARMED,
    BIT,
    CLUBBED,
    FORMS,
    MOST_SEATS,
    NEAR,
    NEAR_BITS,
    PLAIN,
    REGIONS,
    ROW,
)
from tundra.games.ice_age.questions import (
    BAND,
    CLUB_OR_MOVE,
    GROUP,
    MOVE,
    PICK_ROW,
    PLACE,
    REMOVE,
    SETTLE_PLACE,
    STEP,
    SWAP,
    SWAP_WITH,
    left_of,
    owner_count,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_hunter_actions(state: State, kind: i64, question: i64, actions: list[int]) -> None:
    """Questions about hunters that are placed, moved, swapped or removed."""
    seat: i64 = seat_of(question)
    if kind in (PLACE, SETTLE_PLACE):
        add_placings(state, seat, zone_of(question), actions)
    elif kind == STEP:
        add_steps(state, question, actions)
    elif kind in (CLUB_OR_MOVE, MOVE):
        add_relocations(state, seat, state.open, actions)
    elif kind == REMOVE:
        add_removals(state, question, actions)
    elif kind == SWAP:
        add_swaps(state, seat, actions)
    elif kind == SWAP_WITH:
        add_partners(state, seat, pick_of(question), actions)
    elif kind == GROUP:
        add_groups(state, seat, actions)
    elif kind == BAND:
        add_bands(state, question, actions)


def add_placings(state: State, seat: i64, zone: i64, actions: list[int]) -> None:
    """Rule 4.5: from supply; only if it is empty, from another region."""
    if state.supply[seat] == 0:
        add_relocations(state, seat, zone, actions)
        return
    has_club = state.clubs[seat] > 0
    for region in range(REGIONS):
        if zone & BIT[region]:
            actions.append(PLACE_HUNTER + 2 * region)
            if has_club:
                actions.append(PLACE_HUNTER + 2 * region + 1)


def add_relocations(state: State, seat: i64, zone: i64, actions: list[int]) -> None:
    has_club = state.clubs[seat] > 0
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * seat
        base: i64 = RELOCATE + region * FORMS * REGIONS
        if state.hunters[place] and state.free(place) > 0:
            add_destinations(base, region, zone, actions)
            if has_club:
                add_destinations(base + ARMED * REGIONS, region, zone, actions)
        if state.hunters[place + CLUBBED] and state.free(place + CLUBBED) > 0:
            add_destinations(base + CLUBBED * REGIONS, region, zone, actions)


def add_destinations(base: i64, start: i64, zone: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        if zone & BIT[region] and region != start:
            actions.append(base + region)


def add_steps(state: State, question: i64, actions: list[int]) -> None:
    """Rule 5.2: any owner's hunters to a neighbour region, two of one owner at most."""
    seat: i64 = seat_of(question)
    has_club = state.clubs[seat] > 0
    most: i64 = pick_of(question)
    for region in range(REGIONS):
        place: i64 = region * ROW
        for owner in range(len(state.supply)):
            plain: i64 = state.hunters[place]
            clubbed: i64 = state.hunters[place + 1] if owner == seat else 0
            if plain + clubbed and owner_count(question, owner) < most:
                base: i64 = STEP_HUNTER + (region * MOST_SEATS + owner) * FORMS * REGIONS
                if plain and state.free(place) > 0:
                    add_steps_from(state, base, region, actions)
                    if has_club and owner == seat:
                        add_steps_from(state, base + ARMED * REGIONS, region, actions)
                if clubbed and state.free(place + 1) > 0:
                    add_steps_from(state, base + CLUBBED * REGIONS, region, actions)
            place += 2


def add_steps_from(state: State, base: i64, start: i64, actions: list[int]) -> None:
    for region in NEAR[start]:
        if state.open & BIT[region]:
            actions.append(base + region)


def add_removals(state: State, question: i64, actions: list[int]) -> None:
    """Rule 5.10: one of each owner."""
    for region in range(REGIONS):
        place: i64 = region * ROW
        for owner in range(len(state.supply)):
            if owner_count(question, owner) == 0:
                if state.hunters[place]:
                    actions.append(REMOVE_HUNTER + place)
                if state.hunters[place + 1]:
                    actions.append(REMOVE_HUNTER + place + 1)
            place += 2


# Swap: a hunter in an action is (region * MOST_SEATS + owner) * FORMS + form.


def can_swap(state: State, seat: i64, region: i64, owner: i64, form: i64) -> bool:
    """D16: opponents' clubbed hunters stay; a club goes under an own plain hunter only."""
    place: i64 = region * ROW + 2 * owner
    if form == PLAIN:
        return state.hunters[place] > 0
    if owner != seat:
        return False
    if form == CLUBBED:
        return state.hunters[place + 1] > 0
    return state.hunters[place] > 0 and state.clubs[seat] > 0


def add_swaps(state: State, seat: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        for owner in range(len(state.supply)):
            for form in range(FORMS):
                if can_swap(state, seat, region, owner, form):
                    hunter: i64 = (region * MOST_SEATS + owner) * FORMS + form
                    if has_partner(state, seat, hunter):
                        actions.append(SWAP_HUNTER + hunter)


def has_partner(state: State, seat: i64, hunter: i64) -> bool:
    for region in NEAR[hunter // (FORMS * MOST_SEATS)]:
        for owner in range(len(state.supply)):
            for form in range(FORMS):
                if can_swap(state, seat, region, owner, form) and is_change(
                    state, seat, hunter, owner, form
                ):
                    return True
    return False


def is_change(state: State, seat: i64, hunter: i64, owner: i64, form: i64) -> bool:
    """Two hunters alike change nothing, and two clubs must be there to be put under both."""
    first: i64 = hunter % FORMS
    if first == ARMED or form == ARMED:
        return first != form or state.clubs[seat] > 1
    return first != form or hunter // FORMS % MOST_SEATS != owner


def add_partners(state: State, seat: i64, hunter: i64, actions: list[int]) -> None:
    for region in NEAR[hunter // (FORMS * MOST_SEATS)]:
        for owner in range(len(state.supply)):
            for form in range(FORMS):
                if can_swap(state, seat, region, owner, form) and is_change(
                    state, seat, hunter, owner, form
                ):
                    actions.append(SWAP_PARTNER + (region * MOST_SEATS + owner) * FORMS + form)


# Groups


def add_groups(state: State, seat: i64, actions: list[int]) -> None:
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * seat
        if state.hunters[place] + state.hunters[place + 1]:
            for to in NEAR[region]:
                if state.open & BIT[to]:
                    actions.append(MOVE_GROUP + region * REGIONS + to)


def add_bands(state: State, question: i64, actions: list[int]) -> None:
    """Rule 5.7: up to three own hunters of the region, a mammoth if one is there, and clubs."""
    seat: i64 = seat_of(question)
    start: i64 = pick_of(question) // PICK_ROW
    place: i64 = start * ROW + 2 * seat
    size: i64 = left_of(question)
    most_plain: i64 = min(size, state.hunters[place])
    clubs: i64 = state.clubs[seat]
    beasts: i64 = min(1, state.mammoths[start])
    plain: i64 = 0
    while plain <= most_plain:
        clubbed: i64 = 0 if plain else 1
        while clubbed <= min(size - plain, state.hunters[place + 1]):
            for beast in range(beasts + 1):
                for club in range(min(plain, clubs) + 1):
                    actions.append(LEAD_BAND + ((plain * 4 + clubbed) * 2 + beast) * 4 + club)
            clubbed += 1
        plain += 1


# Whether there is anything to do at all


def can_relocate(state: State, seat: i64, zone: i64) -> bool:
    for region in range(REGIONS):
        place: i64 = region * ROW + 2 * seat
        for form in (PLAIN, CLUBBED):
            is_free = state.hunters[place + form] > 0 and state.free(place + form) > 0
            if is_free and zone & ~BIT[region]:
                return True
    return False


def can_step(state: State, question: i64) -> bool:
    seat: i64 = seat_of(question)
    most: i64 = pick_of(question)
    for region in range(REGIONS):
        if state.open & NEAR_BITS[region]:
            place: i64 = region * ROW
            for owner in range(len(state.supply)):
                if owner_count(question, owner) < most:
                    if state.hunters[place] and state.free(place) > 0:
                        return True
                    if owner == seat and state.hunters[place + 1] and state.free(place + 1) > 0:
                        return True
                place += 2
    return False


def has_plain_hunter(state: State, seat: i64) -> bool:
    return any(state.hunters[region * ROW + 2 * seat] for region in range(REGIONS))
