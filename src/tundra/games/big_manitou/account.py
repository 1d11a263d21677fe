"""Big Manitou in numbers: pairs of bison and tipi points, and the three single points."""

from __future__ import annotations

from typing import Final

from tundra.core.accounting import Accounting, Gain
from tundra.core.events import View
from tundra.games.big_manitou.scoring import points, points_table
from tundra.games.big_manitou.state import State

SOURCES: Final = ("pairs", "totem", "horse", "tomahawk")


def period(state: State) -> int:
    return state.hunt


def have(state: State) -> list[int]:
    return [points(state, seat) for seat in range(len(state.owned))]


def gains(before: State, told: list[View], after: State) -> list[Gain]:
    """Totem, horse and tomahawks change hands, and what one takes another loses."""
    if not told:
        return []
    pairs = zip(points_table(before), points_table(after), strict=True)
    return [
        Gain(seat, source, now[source] - was[source])
        for seat, (was, now) in enumerate(pairs)
        for source in SOURCES
    ]


ACCOUNTING: Final = Accounting(period=period, sources=SOURCES, have=have, gains=gains, rest="pairs")
