"""After the seventh round: the eighth card, the horse, the price of force, and the tiles of each ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.big_manitou.column import ground_of, laid_on, taken_out
from tundra.games.big_manitou.hunts import end_hunt
from tundra.games.big_manitou.moves import can_place, has_room_anywhere
from tundra.games.big_manitou.pieces import (
    BIT,
    CARD_NAMES,
    GROUNDS,
    HERO_SHARE,
    HORSE,
    NOBODY,
    ONE_TILE,
    SECOND_SHARE,
    SHARE_NAMES,
    SHARE_SIZES,
    TILE_NAMES,
    TOMAHAWK,
    TOTEM,
    tiles_of,
)
from tundra.games.big_manitou.preview import ground_facts
from tundra.games.big_manitou.scoring import force, taker
from tundra.games.big_manitou.state import CYLINDERS, EXTRA, MOVE, PENALTY, TAKE, State
from tundra.games.big_manitou.words import seat_list, tile_list

if TYPE_CHECKING:
    from mypy_extensions import i64


# The two cylinders at work (rules 5.1 and 5.2)


def offer_extra_card(state: State, told: list[Event] | None) -> None:
    """D23: never to the last player. Where it cannot be used it is not offered, and all draw their conclusions."""
    seat = state.holder(TOTEM)
    if seat == NOBODY or seat == state.dealer or state.hands[seat] == 0:
        offer_move(state, told)
        return
    if not can_place(state, seat):
        state.only_heroes |= BIT[seat]
        offer_move(state, told)
        return
    if not has_room_anywhere(state, seat):
        state.some_hunter |= BIT[seat]
    state.phase = EXTRA
    state.active = seat


def offer_move(state: State, told: list[Event] | None) -> None:
    seat = state.holder(HORSE)
    if seat == NOBODY or force(state, seat) == 0:
        settle(state, told)
        return
    state.phase = MOVE
    state.active = seat


def decline(state: State, seat: i64, told: list[Event] | None) -> None:
    is_extra = state.phase == EXTRA
    if told is not None:
        told.append(Event("passed", seat, {"phase": "extra" if is_extra else "move"}))
    if is_extra:
        offer_move(state, told)
    else:
        settle(state, told)


def move(state: State, seat: i64, card: i64, ground: i64, told: list[Event] | None) -> None:
    origin = ground_of(state.columns, seat, card)
    start: i64 = seat * GROUNDS + origin
    target: i64 = seat * GROUNDS + ground
    state.columns[start] = taken_out(state.columns[start], card)
    state.columns[target] = laid_on(state.columns[target], card)
    if told is not None:
        facts = {"card": CARD_NAMES[card], "from": origin + 1, "ground": ground + 1}
        told.append(Event("moved", seat, facts))
    settle(state, told)


# The price of force (rules 5.3 and 5.4)


def settle(state: State, told: list[Event] | None) -> None:
    """D16: in the first hunt the grounds come first."""
    if state.hunt == 1:
        share_ground(state, 0, told)
    else:
        demand_tiles(state, told)


def demand_tiles(state: State, told: list[Event] | None) -> None:
    """D15: everybody with the highest force pays; D13: but not for no force at all; D17: nor without tiles."""
    most: i64 = 0
    strongest: i64 = 0
    for seat in range(len(state.hands)):
        strength: i64 = force(state, seat)
        if strength > most:
            most = strength
            strongest = BIT[seat]
        elif strength == most and most > 0:
            strongest |= BIT[seat]
    state.owing = 0
    for seat in range(len(state.hands)):
        if strongest & BIT[seat] and state.owned[seat]:
            state.owing |= BIT[seat]
    if told is not None:
        tell_force(state, strongest, most, told)
    ask_next_payer(state, told)


def tell_force(state: State, strongest: i64, most: i64, told: list[Event]) -> None:
    seats = len(state.hands)
    totals = [force(state, seat) for seat in range(seats)]
    facts = {"totals": totals, "most": most, "seats": seat_list(strongest, seats)}
    told.append(Event("force", None, facts))
    for seat in seat_list(strongest & ~state.owing, seats):
        told.append(Event("spared", seat))


def ask_next_payer(state: State, told: list[Event] | None) -> None:
    """Clockwise from the first player."""
    payer = next_payer(state)
    if payer != NOBODY:
        state.phase = PENALTY
        state.active = payer
    elif state.hunt == 1:
        end_hunt(state, told)
    else:
        share_ground(state, 0, told)


def next_payer(state: State) -> i64:
    seats: i64 = len(state.hands)
    seat = state.first()
    for _ in range(seats):
        if state.owing & BIT[seat]:
            return seat
        seat = (seat + 1) % seats
    return NOBODY


def discard(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """D18: out of the game."""
    one: i64 = ONE_TILE[tile]
    state.owned[seat] -= one
    state.removed += one
    state.owing &= ~BIT[seat]
    if told is not None:
        told.append(Event("discarded", seat, {"tile": TILE_NAMES[tile]}))
    if tile == TOMAHAWK and state.hunt > 1:
        # D33: what was lost before the grounds are evaluated no longer counts there.
        state.bonus[seat] -= 1
    elif tile in (HORSE, TOTEM):
        lose_majority(state, seat, tile, told)
    ask_next_payer(state, told)


# The grounds (rules 5.6 to 5.8)


def share_ground(state: State, ground: i64, told: list[Event] | None) -> None:
    state.phase = TAKE
    state.ground = ground
    if told is not None:
        told.append(Event("ground", None, ground_facts(state, ground)))
    ask_taker(state, HERO_SHARE, told)


def ask_taker(state: State, share: i64, told: list[Event] | None) -> None:
    """The first who is entitled to this share or a later one, while tiles are left."""
    while share <= SECOND_SHARE and state.grounds[state.ground]:
        seat = taker(state, state.ground, share)
        if seat != NOBODY:
            state.active = seat
            state.share = share
            state.left = SHARE_SIZES[share]
            return
        share += 1
    leave_ground(state, told)


def take(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    one: i64 = ONE_TILE[tile]
    state.grounds[state.ground] -= one
    state.owned[seat] += one
    state.taken += 1
    if told is not None:
        facts = {
            "tile": TILE_NAMES[tile],
            "ground": state.ground + 1,
            "share": SHARE_NAMES[state.share],
        }
        told.append(Event("took", seat, facts))
    if tile in (HORSE, TOTEM):
        gain_majority(state, seat, tile, told)
    state.left -= 1
    if state.left == 0 or state.grounds[state.ground] == 0:
        ask_taker(state, state.share + 1, told)


def leave_ground(state: State, told: list[Event] | None) -> None:
    """D27, D28: what nobody is entitled to is removed."""
    tiles: i64 = state.grounds[state.ground]
    state.grounds[state.ground] = 0
    state.removed += tiles
    if told is not None and tiles:
        names = tile_list(tiles)
        facts = {"ground": state.ground + 1, "tiles": names, "count": len(names)}
        told.append(Event("removed", None, facts))
    state.share = HERO_SHARE
    state.left = 0
    if state.ground + 1 < GROUNDS:
        share_ground(state, state.ground + 1, told)
        return
    state.ground = 0
    if state.hunt == 1:
        demand_tiles(state, told)
    else:
        end_hunt(state, told)


# The cylinders change hands (rule 5.9)


def gain_majority(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """D20: whoever draws level takes the cylinder at once."""
    state.latest[seat * CYLINDERS + tile - HORSE] = state.taken
    holder = state.holder(tile)
    if holder == seat:
        return
    if holder == NOBODY or tiles_of(state.owned[seat], tile) >= tiles_of(state.owned[holder], tile):
        hand_over(state, tile, seat, told)


def lose_majority(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """D19: to whoever has strictly more, of equals to the one who took such a tile last."""
    if state.holder(tile) != seat:
        return
    most: i64 = tiles_of(state.owned[seat], tile)
    heir = NOBODY
    for other in range(len(state.owned)):
        count: i64 = tiles_of(state.owned[other], tile)
        if count > most or (
            heir != NOBODY and count == most and is_later(state, other, heir, tile)
        ):
            most = count
            heir = other
    if heir != NOBODY:
        hand_over(state, tile, heir, told)
    elif most == 0:
        state.holders[tile - HORSE] = NOBODY
        if told is not None:
            told.append(Event("cylinder_lost", seat, {"tile": TILE_NAMES[tile]}))


def is_later(state: State, seat: i64, other: i64, tile: i64) -> bool:
    place: i64 = tile - HORSE
    return state.latest[seat * CYLINDERS + place] > state.latest[other * CYLINDERS + place]


def hand_over(state: State, tile: i64, seat: i64, told: list[Event] | None) -> None:
    before = state.holder(tile)
    state.holders[tile - HORSE] = seat
    if told is not None:
        facts = {"tile": TILE_NAMES[tile], "from": None if before == NOBODY else before}
        told.append(Event("cylinder", seat, facts))
