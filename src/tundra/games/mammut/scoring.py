"""Who is ahead: the shaman's order, gains and losses, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.core.outcome import Outcome, ranked
from tundra.games.mammut.pieces import NOBODY, RED
from tundra.games.mammut.state import GAINS, ROW, State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Categories of points, in the order in which they are evaluated.
AXES: Final = 0
HIDES: Final = 1
TUSKS: Final = 2
MEATS: Final = 3
FIRES: Final = 4
SET: Final = 5
CATEGORY_NAMES: Final[list[str]] = ["axe", "hide", "tusk", "meat", "fire", "set"]


def clockwise(state: State) -> list[int]:
    """The seats from the shaman's holder on, whichever arrow shows (D31)."""
    seats = len(state.points)
    return [(state.holder + step) % seats for step in range(seats)]


def shaman_order(seats: int, holder: int, arrow: int) -> list[int]:
    """Rule 5.2: the holder first, then along the arrow; red is clockwise."""
    step = 1 if arrow == RED else -1
    return [(holder + step * place) % seats for place in range(seats)]


def most(amounts: list[int], order: list[int]) -> i64:
    """The seat with most of something, ties to the best rank; D7: NOBODY if all have none."""
    best: i64 = NOBODY
    highest: i64 = 0
    for seat in order:
        if amounts[seat] > highest:
            highest = amounts[seat]
            best = seat
    return best


def highest(amounts: list[int], order: list[int]) -> i64:
    """Like ``most``, but nothing can be the highest too."""
    best: i64 = order[0]
    for seat in order:
        if amounts[seat] > amounts[best]:
            best = seat
    return best


def lowest(amounts: list[int], order: list[int]) -> i64:
    """The seat with least of something, ties to the worst rank."""
    worst: i64 = order[0]
    for seat in order:
        if amounts[seat] <= amounts[worst]:
            worst = seat
    return worst


def level_with(amounts: list[int], seat: i64) -> list[int]:
    """The other seats that have just as much: the shaman's order decided between them."""
    return [
        other for other in range(len(amounts)) if other != seat and amounts[other] == amounts[seat]
    ]


def award(
    state: State,
    seat: i64,
    category: i64,
    reason: str,
    count: i64,
    points: i64,
    amounts: list[int] | None,
    told: list[Event] | None,
) -> None:
    """One gain or loss, applied at once; D8: nobody falls below 0. ``amounts`` is what was compared, if anything."""
    before: i64 = state.points[seat]
    after: i64 = before + points
    if after < 0:
        after = 0
    state.points[seat] = after
    state.ledger[seat * ROW + GAINS + category] += after - before
    if told is not None:
        facts = {
            "category": CATEGORY_NAMES[category],
            "reason": reason,
            "count": count,
            "points": points,
            "amount": after - before if after > before else before - after,
            "total": after,
            "tied": [] if amounts is None else level_with(amounts, seat),
        }
        told.append(Event("scored", seat, facts))


def points_table(state: State) -> dict[str, list[int]]:
    """What each category of the last evaluation brought to each seat."""
    seats = range(len(state.points))
    return {
        name: [state.ledger[seat * ROW + GAINS + category] for seat in seats]
        for category, name in enumerate(CATEGORY_NAMES)
    }


def final_outcome(state: State) -> Outcome:
    """Rules 6.2 and 6.3: most points; then the hide track; then a shared victory."""
    scores: list[tuple[int, ...]] = [
        (state.points[seat], state.hides[seat]) for seat in range(len(state.points))
    ]
    places = ranked(scores)
    best = max(state.points)
    if state.points.count(best) == 1:
        return Outcome(places, "points")
    return Outcome(places, "hide_track" if places.count(1) == 1 else "shared")
