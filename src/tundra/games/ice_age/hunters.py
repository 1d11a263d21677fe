"""What happens to hunters: placed, moved, swapped, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tundra.core.events import Event
from tundra.games.ice_age.actions import PLACE_HUNTER, STEP_HUNTER
from tundra.games.ice_age.pieces import ARMED, CLUBBED, FORMS, MOST_SEATS, PLAIN, REGIONS, ROW
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def arrive(state: State, seat: i64, owner: i64, form: i64, region: i64) -> None:
    """A hunter comes to a region, perhaps with a club of the executor's stock, and stays there for this card."""
    place: i64 = region * ROW + 2 * owner
    if form != PLAIN:
        place += CLUBBED
    if form == ARMED:
        state.clubs[seat] -= 1
    state.hunters[place] += 1
    state.arrived = state.arrived * 256 + place + 1


def leave(state: State, owner: i64, form: i64, region: i64) -> None:
    place: i64 = region * ROW + 2 * owner
    if form == CLUBBED:
        place += CLUBBED
    state.hunters[place] -= 1


def place(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    region: i64 = (action - PLACE_HUNTER) // 2
    form: i64 = ARMED if (action - PLACE_HUNTER) % 2 else PLAIN
    state.supply[seat] -= 1
    arrive(state, seat, seat, form, region)
    if told is not None:
        told.append(Event("placed", seat, {"region": region + 1, "club": form == ARMED}))


def relocate(state: State, seat: i64, move: i64, told: list[Event] | None) -> None:
    start: i64 = move // (FORMS * REGIONS)
    form: i64 = move // REGIONS % FORMS
    end: i64 = move % REGIONS
    leave(state, seat, form, start)
    arrive(state, seat, seat, form, end)
    if told is not None:
        told.append(Event("relocated", seat, moved(start, end, form)))


def step(state: State, seat: i64, action: i64, told: list[Event] | None) -> i64:
    """Moves any owner's hunter to a neighbour; tells whose it was."""
    move: i64 = action - STEP_HUNTER
    end: i64 = move % REGIONS
    form: i64 = move // REGIONS % FORMS
    owner: i64 = move // (FORMS * REGIONS) % MOST_SEATS
    start: i64 = move // (FORMS * REGIONS * MOST_SEATS)
    leave(state, owner, form, start)
    arrive(state, seat, owner, form, end)
    if told is not None:
        told.append(Event("stepped", seat, {"owner": owner, **moved(start, end, form)}))
    return owner


def swap(state: State, seat: i64, one: i64, two: i64, told: list[Event] | None) -> None:
    """Rule 5.4: each hunter is (region * MOST_SEATS + owner) * FORMS + form."""
    first: i64 = one // (FORMS * MOST_SEATS)
    second: i64 = two // (FORMS * MOST_SEATS)
    owner: i64 = one // FORMS % MOST_SEATS
    other: i64 = two // FORMS % MOST_SEATS
    leave(state, owner, one % FORMS, first)
    leave(state, other, two % FORMS, second)
    arrive(state, seat, owner, one % FORMS, second)
    arrive(state, seat, other, two % FORMS, first)
    if told is not None:
        facts: dict[str, Any] = {
            "one": {"owner": owner, **moved(first, second, one % FORMS)},
            "two": {"owner": other, **moved(second, first, two % FORMS)},
            "owner": owner,
            "region": second + 1,
            "other": other,
            "other_region": first + 1,
        }
        told.append(Event("swapped", seat, facts))


def moved(start: i64, end: i64, form: i64) -> dict[str, Any]:
    return {
        "from": start + 1,
        "region": end + 1,
        "clubbed": form == CLUBBED,
        "club": form == ARMED,
    }


def remove(state: State, seat: i64, place: i64, told: list[Event] | None) -> i64:
    """Rule 5.10, D15: the hunter goes back to its owner, its club to the common supply; tells whose it was."""
    owner: i64 = place // 2 % MOST_SEATS
    is_clubbed = place % 2 == CLUBBED
    state.hunters[place] -= 1
    state.supply[owner] += 1
    if is_clubbed:
        state.clubs_left += 1
    if told is not None:
        facts = {"owner": owner, "region": place // ROW + 1, "clubbed": is_clubbed}
        told.append(Event("removed", seat, facts))
    return owner
