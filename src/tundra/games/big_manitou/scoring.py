"""Who is ahead: force, ground totals, who takes what, points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.outcome import Outcome, ranked
from tundra.games.big_manitou.column import active_heroes, hunter_sum
from tundra.games.big_manitou.pieces import (
    ALL_SHARES,
    FIRST_SHARE,
    GROUNDS,
    HERO_SHARE,
    HORSE,
    LAID,
    NOBODY,
    SECOND_SHARE,
    TIPI,
    TOMAHAWK,
    TOTEM,
    tile_count,
    tiles_of,
)
from tundra.games.big_manitou.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


# During a hunt


def force(state: State, seat: i64) -> i64:
    """Rule 5.3: printed values over all grounds; D11: without tomahawks."""
    total: i64 = 0
    for ground in range(GROUNDS):
        total += hunter_sum(state.columns[seat * GROUNDS + ground], 0)
    return total


def ground_total(state: State, seat: i64, ground: i64) -> i64:
    """Rule 5.5: each hunter with a bonus for each tomahawk; 0 only without hunters."""
    return hunter_sum(state.columns[seat * GROUNDS + ground], state.bonus[seat])


def hero_owner(state: State, ground: i64) -> i64:
    """The only seat with active heroes on a ground, or NOBODY."""
    for seat in range(len(state.hands)):
        if active_heroes(state.columns[seat * GROUNDS + ground]):
            return seat
    return NOBODY


def taker(state: State, ground: i64, share: i64) -> i64:
    """Rule 5.6: who is entitled to a share of a ground, or NOBODY."""
    if state.by_the_letter and is_withheld(state, ground, share):
        return NOBODY
    if share == HERO_SHARE:
        return hero_owner(state, ground)
    totals = [ground_total(state, seat, ground) for seat in range(len(state.hands))]
    return unrivalled(totals, share - FIRST_SHARE)


def is_withheld(state: State, ground: i64, share: i64) -> bool:
    """By the letter: D26, the second best need a ground laid out for all shares; D29, a hero needs hunters."""
    seats: i64 = len(state.hands)
    if share == SECOND_SHARE:
        return LAID[seats * GROUNDS + ground] < ALL_SHARES
    return all(ground_total(state, seat, ground) == 0 for seat in range(seats))


def unrivalled(totals: list[int], rank: i64) -> i64:
    """The seat with the best total that nobody shares, or the next one; D28: level totals take nothing."""
    bound: i64 = 1_000_000
    found: i64 = NOBODY
    for _ in range(rank + 1):
        found = NOBODY
        highest: i64 = 0
        for seat in range(len(totals)):
            total: i64 = totals[seat]
            if highest < total < bound and totals.count(totals[seat]) == 1:
                highest = total
                found = seat
        bound = highest
    return found


# At the end


def tipi_points(state: State, seat: i64) -> i64:
    return kind_points(state.owned[seat], TIPI)


def bison_points(state: State, seat: i64) -> i64:
    return kind_points(state.owned[seat], 0)


def kind_points(tiles: i64, kind: i64) -> i64:
    """The points on bison or tipi tiles: the three numbers from ``kind`` on are worth 1, 2 and 3."""
    points: i64 = 0
    for value in range(1, 4):
        points += value * tiles_of(tiles, kind + value - 1)
    return points


def most_tomahawks(state: State) -> i64:
    """Rule 6.2, D34: the seat that alone has most, or NOBODY."""
    most: i64 = 0
    leader: i64 = NOBODY
    for seat in range(len(state.owned)):
        count = tiles_of(state.owned[seat], TOMAHAWK)
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NOBODY
    return leader


def points(state: State, seat: i64) -> i64:
    """Rules 6.1 and 6.2."""
    tipi = tipi_points(state, seat)
    bison = bison_points(state, seat)
    total: i64 = tipi if tipi < bison else bison
    if state.holder(TOTEM) == seat:
        total += 1
    if state.holder(HORSE) == seat:
        total += 1
    if most_tomahawks(state) == seat:
        total += 1
    return total


def points_table(state: State) -> list[dict[str, int]]:
    """Where each seat's points come from."""
    leader = most_tomahawks(state)
    return [
        {
            "tipi": tipi_points(state, seat),
            "bison": bison_points(state, seat),
            "pairs": min(tipi_points(state, seat), bison_points(state, seat)),
            "totem": int(state.holder(TOTEM) == seat),
            "horse": int(state.holder(HORSE) == seat),
            "tomahawk": int(leader == seat),
            "total": points(state, seat),
            "tiles": tile_count(state.owned[seat]),
        }
        for seat in range(len(state.owned))
    ]


def final_outcome(state: State) -> Outcome:
    """Rule 6.3: points, then tipi points, then tiles (D35); D36: then a shared victory."""
    scores: list[tuple[int, ...]] = [
        (points(state, seat), tipi_points(state, seat), tile_count(state.owned[seat]))
        for seat in range(len(state.owned))
    ]
    return Outcome(ranked(scores), reason(scores))


def reason(scores: list[tuple[int, ...]]) -> str:
    """What told the winner from the next."""
    best = max(scores)
    if scores.count(best) > 1:
        return "shared"
    rivals = [score for score in scores if score != best and score[0] == best[0]]
    if not rivals:
        return "points"
    return "tiles" if any(score[1] == best[1] for score in rivals) else "tipi"
