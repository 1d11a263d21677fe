"""Who would take what right now: ground totals and takers, from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tundra.games.big_manitou.column import active_list
from tundra.games.big_manitou.pieces import (
    GROUNDS,
    HERO_SHARE,
    NOBODY,
    SECOND_SHARE,
    SHARE_NAMES,
    SHARE_SIZES,
    tile_count,
)
from tundra.games.big_manitou.scoring import ground_total, hero_owner, taker
from tundra.games.big_manitou.state import TAKE, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def ground_facts(state: State, ground: i64) -> dict[str, Any]:
    """How a ground stands when its tiles are shared out."""
    totals = totals_on(state, ground)
    owner = hero_owner(state, ground)
    return {
        "ground": ground + 1,
        "totals": totals,
        "hero": None if owner == NOBODY else owner,
        "takers": takers(state, ground),
        "tied": tied(totals),
    }


def totals_on(state: State, ground: i64) -> list[int | None]:
    """The ground totals, None for seats without a hunter there."""
    return [ground_total(state, seat, ground) or None for seat in range(len(state.hands))]


def tied(totals: list[int | None]) -> list[int]:
    """The seats that take nothing because their total is shared."""
    return [seat for seat, total in enumerate(totals) if total and totals.count(total) > 1]


def takers(state: State, ground: i64) -> list[dict[str, int | str]]:
    """Who takes how many tiles, in order; where sharing has begun, what is still to come."""
    tiles = tile_count(state.grounds[ground])
    is_shared = state.phase == TAKE and state.ground == ground and state.left > 0
    found: list[dict[str, int | str]] = []
    for share in range(state.share if is_shared else HERO_SHARE, SECOND_SHARE + 1):
        seat = taker(state, ground, share)
        size = state.left if is_shared and share == state.share else SHARE_SIZES[share]
        count = min(size, tiles)
        if seat != NOBODY and count:
            found.append({"seat": seat, "share": SHARE_NAMES[share], "tiles": count})
            tiles -= count
    return found


def active_on(state: State, ground: i64) -> dict[str, Any] | None:
    """Whose heroes are active on a ground, bottom to top; the last is the target of an attack."""
    seat = hero_owner(state, ground)
    if seat == NOBODY:
        return None
    return {"seat": seat, "cards": active_list(state.columns[seat * GROUNDS + ground])}
