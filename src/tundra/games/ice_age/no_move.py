"""Why something cannot be done while a card is carried out, or when the glacier comes."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.ice_age.pieces import (
    ARMED,
    BIT,
    CLUBBED,
    FORMS,
    MOST_SEATS,
    NEAR_BITS,
    REGIONS,
    ROW,
    TERRAIN_NAMES,
)
from tundra.games.ice_age.questions import (
    MAMMOTH_STEP,
    PICK_ROW,
    PLACE,
    PLACEMENT,
    SETTLE_PLACE,
    kind_of,
    owner_count,
    pick_of,
    zone_of,
)
from tundra.games.ice_age.refusing import card_rule, no
from tundra.games.ice_age.state import State


def why_not_there(state: State, region: int) -> Refusal:
    """The destination is under ice, or not among those of this card."""
    if not state.open & BIT[region]:
        return no("4.2", "covered", region=region + 1)
    return no(card_rule(state), "outside_zone", region=region + 1)


def is_allowed(state: State, region: int) -> bool:
    return zone_of(state.questions[-1]) & state.open & BIT[region] != 0


# Hunters


def why_not_place(state: State, seat: int, number: int) -> Refusal:
    region, with_club = divmod(number, 2)
    if kind_of(state.questions[-1]) == PLACEMENT:
        if with_club:
            return no("4.4", "no_club")
        return no("2.5", "covered", region=region + 1)
    if not state.supply[seat]:
        return no("4.5", "no_supply")
    if is_allowed(state, region):
        return no("4.4", "no_club")
    return why_not_there(state, region)


def why_not_relocate(state: State, seat: int, number: int) -> Refusal:
    rest, end = divmod(number, REGIONS)
    start, form = divmod(rest, FORMS)
    if kind_of(state.questions[-1]) in (PLACE, SETTLE_PLACE) and state.supply[seat]:
        return no("4.5", "supply_left")
    refusal = why_not_take(state, seat, seat, start, form)
    if refusal is not None:
        return refusal
    return why_not_there(state, end)


def why_not_take(state: State, seat: int, owner: int, region: int, form: int) -> Refusal | None:
    """A hunter that is not there, has moved already, is protected, or cannot be given a club."""
    if owner >= len(state.supply):
        return no("1.3", "no_seat")
    place = region * ROW + 2 * owner + (form == CLUBBED)
    if not state.hunters[place]:
        return no("4.1", "no_hunter", region=region + 1, owner=owner)
    if form == CLUBBED and owner != seat:
        return no("4.4", "not_yours", region=region + 1)
    if form == ARMED and owner != seat:
        return no("4.4", "club_not_yours")
    if form == ARMED and not state.clubs[seat]:
        return no("4.4", "no_club")
    if state.free(place) <= 0:
        return no("4.3", "moved_already", region=region + 1)
    return None


def why_not_step(state: State, seat: int, number: int) -> Refusal:
    rest, end = divmod(number, REGIONS)
    place, form = divmod(rest, FORMS)
    region, owner = divmod(place, MOST_SEATS)
    refusal = why_not_take(state, seat, owner, region, form)
    if refusal is not None:
        return refusal
    question = state.questions[-1]
    if owner_count(question, owner) >= pick_of(question):
        return no("5.2", "two_of_one", owner=owner)
    return why_not_there(state, end)


def why_not_remove(state: State, _seat: int, place: int) -> Refusal:
    region, owner = place // ROW, place // 2 % MOST_SEATS
    if owner >= len(state.supply):
        return no("1.3", "no_seat")
    if owner_count(state.questions[-1], owner):
        return no("5.10", "owner_used", owner=owner)
    return no("4.1", "no_hunter", region=region + 1, owner=owner)


def why_not_swap(state: State, seat: int, number: int) -> Refusal:
    place, form = divmod(number, FORMS)
    region, owner = divmod(place, MOST_SEATS)
    refusal = why_not_take(state, seat, owner, region, form)
    return refusal or no("5.4", "no_partner", region=region + 1)


def why_no_partner(state: State, seat: int, number: int) -> Refusal:
    place, form = divmod(number, FORMS)
    region, owner = divmod(place, MOST_SEATS)
    picked = pick_of(state.questions[-1])
    start = picked // (FORMS * MOST_SEATS)
    if not NEAR_BITS[start] & BIT[region]:
        return not_neighbours(start, region)
    refusal = why_not_take(state, seat, owner, region, form)
    if refusal is not None:
        return refusal
    if form == ARMED and picked % FORMS == ARMED:
        return no("4.4", "no_club")
    return no("5.4", "nothing_changes")


def not_neighbours(start: int, end: int) -> Refusal:
    return no("1.2", "not_neighbours", **{"from": start + 1, "region": end + 1})


def why_no_group(state: State, seat: int, way: int) -> Refusal:
    start, end = divmod(way, REGIONS)
    place = start * ROW + 2 * seat
    if not state.hunters[place] + state.hunters[place + 1]:
        return no("5.7", "no_hunter", region=start + 1, owner=seat)
    return why_not_there(state, end)


def why_no_band(state: State, seat: int, band: int) -> Refusal:
    start = pick_of(state.questions[-1]) // PICK_ROW
    place = start * ROW + 2 * seat
    mammoth, clubbed, plain = band // 4 % 2, band // 8 % 4, band // 32
    if not plain + clubbed:
        return no("5.7", "one_hunter")
    if plain > state.hunters[place] or clubbed > state.hunters[place + 1]:
        return no("5.7", "too_few", region=start + 1)
    if mammoth > state.mammoths[start]:
        return no("5.7", "no_mammoth_there", region=start + 1)
    return no("4.4", "no_club")


# Clubs, mammoths and fire


def why_no_club(state: State, _seat: int, _number: int) -> Refusal:
    return no(card_rule(state), "no_clubs")


def why_not_attach(state: State, _seat: int, region: int) -> Refusal:
    return no(card_rule(state), "no_plain_hunter", region=region + 1)


def why_no_mammoth(state: State, _seat: int, region: int) -> Refusal:
    if not state.mammoths_left:
        return no(card_rule(state), "no_mammoth_left")
    return why_not_there(state, region)


def why_no_mammoth_move(state: State, _seat: int, way: int) -> Refusal:
    start, end = divmod(way, REGIONS)
    kind = kind_of(state.questions[-1])
    if state.mammoths_left and card_rule(state) != "5.6":
        return no(card_rule(state), "mammoths_left")
    if not state.mammoths[start]:
        return no(card_rule(state), "no_mammoth_there", region=start + 1)
    if kind == MAMMOTH_STEP and not NEAR_BITS[start] & BIT[end]:
        return not_neighbours(start, end)
    return why_not_there(state, end)


def why_not_remove_mammoth(_state: State, _seat: int, region: int) -> Refusal:
    return no("5.11", "no_mammoth_there", region=region + 1)


def why_no_fire(state: State, _seat: int, way: int) -> Refusal:
    start, end = divmod(way, REGIONS)
    if not state.fires[start]:
        return no("5.5", "no_fire", region=start + 1)
    return why_not_there(state, end)


# Regions and seats


def why_no_region(state: State, _seat: int, region: int) -> Refusal:
    return why_not_there(state, region)


def why_no_terrain(state: State, _seat: int, _number: int) -> Refusal:
    terrain = TERRAIN_NAMES[pick_of(state.questions[-1])]
    return no("5.1", "terrain_covered", terrain=terrain)


def why_not_name(_state: State, seat: int, other: int) -> Refusal:
    return no("4.6", "yourself") if other == seat else no("4.6", "no_seat")


def why_not_cover(state: State, _seat: int, region: int) -> Refusal:
    if not state.open & BIT[region]:
        return no("8.2", "covered", region=region + 1)
    return no("8.2", "not_at_the_ice", region=region + 1)
