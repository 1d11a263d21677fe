"""What the land gives to a tribe, and what its people need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tundra.games.mammoth_valley.ground import humans
from tundra.games.mammoth_valley.lasting import has_effect, marked_tokens
from tundra.games.mammoth_valley.people import home
from tundra.games.mammoth_valley.pieces import (
    FOREST,
    HEX_NAMES,
    INTACT,
    NO_CROP,
    NOBODY,
    RICH_CATCH,
    RICH_HARVEST,
    STRANDED,
    SUMMER,
    WARRIOR,
    WINTER_GATHERING,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import is_harvest, is_winter

if TYPE_CHECKING:
    from mypy_extensions import i64

RICH_INTACT: Final = 12
"""In a rich year, or by a card."""
RICH_DAMAGED: Final = 8
CATCH: Final = 1
DOUBLE_CATCH: Final = 2


def income(state: State, seat: i64) -> i64:
    """Rule 8.1: all that the tribe's hexes give this turn."""
    found: i64 = 0
    for h in home(state, seat):
        found += fish_at(state, seat, h) + gather_at(state, seat, h) + harvest_at(state, seat, h)
    return found


def fish_at(state: State, seat: i64, h: i64) -> i64:
    if not state.board.fishing[h] or is_stranded(state, seat, h):
        return 0
    if state.drought and not (state.choices.drought_lake_fishing and state.board.lakeside[h]):
        return 0
    return DOUBLE_CATCH if state.effects and has_effect(state, RICH_CATCH, seat) else CATCH


def is_stranded(state: State, seat: i64, h: i64) -> bool:
    """All its people there came into the flood by a card."""
    if not state.effects:
        return False
    stranded = marked_tokens(state, STRANDED, seat, WARRIOR, h)
    stranded += marked_tokens(state, STRANDED, seat, WOMAN, h)
    return stranded > 0 and stranded == humans(state, seat, h)


def gather_at(state: State, seat: i64, h: i64) -> i64:
    if state.board.terrain[h] != FOREST:
        return 0
    if state.season == SUMMER:
        return 1
    return 1 if state.effects and has_effect(state, WINTER_GATHERING, seat) else 0


def harvest_at(state: State, seat: i64, h: i64) -> i64:
    """D44: a crop goes to the owner of the camp there, else to the first in the order of play."""
    if state.crop[h] == NO_CROP or not is_harvest(state) or reaper(state, h) != seat:
        return 0
    return harvest_value(state, seat, state.crop[h])


def harvest_value(state: State, seat: i64, crop: i64) -> i64:
    """The best value counts; they do not add up."""
    is_rich = state.rains or (len(state.effects) > 0 and has_effect(state, RICH_HARVEST, seat))
    if crop == INTACT:
        return max(state.choices.intact, RICH_INTACT) if is_rich else state.choices.intact
    return max(state.choices.damaged, RICH_DAMAGED) if is_rich else state.choices.damaged


def reaper(state: State, h: i64) -> i64:
    owner: i64 = state.camp[h]
    if owner != NOBODY and humans(state, owner, h):
        return owner
    for place in range(state.seats):
        seat: i64 = (state.first + place) % state.seats
        if humans(state, seat, h):
            return seat
    return NOBODY


def need(state: State, seat: i64, fed: i64) -> i64:
    """Rule 8.2: what it costs to feed so many."""
    is_cold = state.choices.fire and is_winter(state) and not state.has_fire[seat]
    if state.cold_snap:
        if state.choices.cold_snap_2 and state.choices.fire and not state.has_fire[seat]:
            return 2 * fed
        is_cold = True
    return fed * 3 // 2 if is_cold else fed


def income_rows(state: State, seat: int) -> list[dict[str, Any]]:
    """The same, hex by hex, for those who want to see where it comes from."""
    rows: list[dict[str, Any]] = []
    for h in home(state, seat):
        for what, points in (
            ("fish", fish_at(state, seat, h)),
            ("gather", gather_at(state, seat, h)),
            ("harvest", harvest_at(state, seat, h)),
        ):
            if points:
                rows.append({"hex": HEX_NAMES[h], "what": what, "points": points})
    return rows
