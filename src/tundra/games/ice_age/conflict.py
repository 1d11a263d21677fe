"""When fire is turned up: overcrowded regions lose hunters, the others score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.ice_age.pieces import BIT, POINTS, REGIONS, ROW, token_values
from tundra.games.ice_age.state import State
from tundra.games.ice_age.words import seat_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def all_conflicts(state: State, told: list[Event] | None) -> None:
    """Rule 7.2: regions in ascending number."""
    if told is not None:
        told.append(Event("revealed", None, {"regions": revealed(state)}))
    for region in range(REGIONS):
        if state.open & BIT[region]:
            capacity = state.capacity(region)
            if state.crowd(region) > capacity:
                conflict(state, region, capacity, told)


def revealed(state: State) -> list[dict[str, object]]:
    return [
        {
            "region": region + 1,
            "fire": token_values(state.fires[region]),
            "capacity": state.capacity(region),
            "hunters": state.crowd(region),
        }
        for region in range(REGIONS)
        if state.open & BIT[region]
    ]


def counts_in(state: State, region: i64) -> list[int]:
    """Each seat's hunters in a region, with and without clubs."""
    place: i64 = region * ROW
    counts: list[int] = []
    for _ in range(len(state.supply)):
        counts.append(state.hunters[place] + state.hunters[place + 1])
        place += 2
    return counts


def conflict(state: State, region: i64, capacity: i64, told: list[Event] | None) -> None:
    """Smallest groups first, equal ones together, lap after lap in the same order (D31)."""
    counts = counts_in(state, region)
    crowd: i64 = state.crowd(region)
    if told is not None:
        tell_conflict(region, capacity, crowd, counts, told)
    has_lost = True
    while crowd > capacity and has_lost:
        has_lost = False
        for size in range(1, max(counts) + 1):
            losers = losers_in(state, region, counts, size)
            if losers:
                has_lost = True
                crowd -= lose(state, region, losers)
                if told is not None:
                    tell_lost(state, region, losers, crowd, told)
                if crowd <= capacity:
                    break
    if told is not None:
        facts = {
            "region": region + 1,
            "hunters": crowd,
            "capacity": capacity,
            "left": counts_in(state, region),
            "clubs_only": crowd > capacity,
        }
        told.append(Event("conflict_over", None, facts))


def losers_in(state: State, region: i64, counts: list[int], size: i64) -> i64:
    """A bit for each group that had this size and still has a hunter without a club."""
    losers: i64 = 0
    for seat in range(len(counts)):
        if counts[seat] == size and state.hunters[region * ROW + 2 * seat]:
            losers |= BIT[seat]
    return losers


def lose(state: State, region: i64, losers: i64) -> i64:
    """One hunter of each, all at the same time (D34); tells how many."""
    count: i64 = 0
    for seat in range(len(state.supply)):
        if losers & BIT[seat]:
            state.hunters[region * ROW + 2 * seat] -= 1
            state.supply[seat] += 1
            count += 1
    return count


def tell_conflict(
    region: i64, capacity: i64, crowd: i64, counts: list[int], told: list[Event]
) -> None:
    sizes = [size for size in range(1, max(counts) + 1) if size in counts]
    facts = {
        "region": region + 1,
        "capacity": capacity,
        "hunters": crowd,
        "order": [[seat for seat in range(len(counts)) if counts[seat] == n] for n in sizes],
        "count": crowd - capacity,
    }
    told.append(Event("conflict", None, facts))


def tell_lost(state: State, region: i64, losers: i64, crowd: i64, told: list[Event]) -> None:
    seats = seat_list(losers, len(state.supply))
    facts = {"region": region + 1, "seats": seats, "count": len(seats), "hunters": crowd}
    told.append(Event("lost", None, facts))


def score_regions(state: State, told: list[Event] | None) -> None:
    """Rule 7.5: one, two or three points for each hunter."""
    seats: i64 = len(state.supply)
    gains = [0] * seats
    for region in range(REGIONS):
        if state.open & BIT[region]:
            each: i64 = POINTS[min(state.mammoths[region], 2)]
            counts = counts_in(state, region)
            total: i64 = 0
            for seat in range(seats):
                total += each * counts[seat]
                gains[seat] += each * counts[seat]
            if told is not None and total:
                tell_scored(state, region, each, counts, told)
    for seat in range(seats):
        state.scores[seat] += gains[seat]
    if told is not None:
        facts = {"round": state.round, "gains": gains, "scores": list(state.scores)}
        told.append(Event("totals", None, facts))


def tell_scored(state: State, region: i64, each: i64, counts: list[int], told: list[Event]) -> None:
    points = [each * count for count in counts]
    facts = {
        "region": region + 1,
        "mammoths": state.mammoths[region],
        "each": each,
        "hunters": counts,
        "points": points,
        "total": sum(points),
    }
    told.append(Event("scored", None, facts))
