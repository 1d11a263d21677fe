"""What may be done: the actions of Big Manitou, and which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.big_manitou.column import active_heroes, has_card
from tundra.games.big_manitou.pieces import (
    CARDS,
    FROM_CARD,
    GROUNDS,
    HERO,
    MOST_CLEARS,
    MOST_HEROES,
    POINT_TILES,
    TILE_KINDS,
    clears_of,
    copies_in,
    how_many,
    tiles_of,
)
from tundra.games.big_manitou.state import EXTRA, MOVE, OVER, PENALTY, PLAY, SELECT, State

if TYPE_CHECKING:
    from mypy_extensions import i64

# Actions are small numbers: 0 to 14 pick a card.
DONE: Final = 15
CLEAR: Final = 16
SKIP: Final = 17
PASS: Final = 18
PLAY_CARD: Final = 20
MOVE_HUNTER: Final = 80
DISCARD: Final = 120
TAKE_TILE: Final = 130


def play_card(card: int, ground: int) -> int:
    return PLAY_CARD + card * GROUNDS + ground


def move_hunter(card: int, ground: int) -> int:
    return MOVE_HUNTER + card * GROUNDS + ground


ALL_ACTIONS: Final[list[int]] = (
    list(range(CARDS))
    + [DONE, CLEAR, SKIP, PASS]
    + [play_card(card, ground) for card in range(CARDS) for ground in range(GROUNDS)]
    + [move_hunter(card, ground) for card in range(HERO) for ground in range(GROUNDS)]
    + [DISCARD + tile for tile in range(TILE_KINDS)]
    + [TAKE_TILE + tile for tile in range(TILE_KINDS)]
)


def waiting_for(state: State) -> list[int]:
    """All seats that still choose cards; later one seat at a time."""
    if state.phase == SELECT:
        return [seat for seat in range(len(state.hands)) if not state.is_ready(seat)]
    return [] if state.phase == OVER else [state.active]


def legal_actions(state: State, seat: i64) -> list[int]:
    phase = state.phase
    if phase == SELECT:
        return [] if state.is_ready(seat) else picks(state, seat)
    if seat != state.active:
        return []
    if phase == PLAY:
        plays = placements(state, seat)
        return plays if plays else [SKIP]
    if phase == EXTRA:
        plays = placements(state, seat)
        plays.append(PASS)
        return plays
    if phase == MOVE:
        return hunter_moves(state, seat)
    if phase == PENALTY:
        return discards(state, seat)
    return tiles_to_take(state)


# Choosing cards


def picks(state: State, seat: i64) -> list[int]:
    """Rule 3.4: ascending, and never so high that the choice could not be completed."""
    chosen: i64 = state.packs[seat]
    missing: i64 = state.size(seat) - how_many(chosen)
    if missing == 0:
        return [DONE, CLEAR] if may_clear(state, seat) else [DONE]
    actions: list[int] = []
    rest: i64 = state.asides[seat]
    for card in range(lowest_pick(chosen), CARDS):
        if how_many(rest & FROM_CARD[card]) < missing:
            break
        if copies_in(rest, card):
            actions.append(card)
    if chosen and may_clear(state, seat):
        actions.append(CLEAR)
    return actions


def may_clear(state: State, seat: i64) -> bool:
    return clears_of(state.clears, seat) < MOST_CLEARS


def lowest_pick(chosen: i64) -> i64:
    """The last pick, which is the highest one; the next may be equal."""
    card: i64 = CARDS - 1
    while card > 0 and chosen & FROM_CARD[card] == 0:
        card -= 1
    return card


# The hunt


def placements(state: State, seat: i64) -> list[int]:
    """Rules 4.2 and 4.3: hunters anywhere; heroes where fewer than two of the seat's own are active."""
    actions: list[int] = []
    hand: i64 = state.hands[seat]
    for card in range(CARDS):
        if copies_in(hand, card):
            for ground in range(GROUNDS):
                if card < HERO or has_room(state, seat, ground):
                    actions.append(PLAY_CARD + card * GROUNDS + ground)
    return actions


def has_room(state: State, seat: i64, ground: i64) -> bool:
    """D9: fallen heroes do not count."""
    return active_heroes(state.columns[seat * GROUNDS + ground]) < MOST_HEROES


def can_place(state: State, seat: i64) -> bool:
    """Whether any card of the hand can be placed."""
    hand: i64 = state.hands[seat]
    if hand == 0:
        return False
    return hand & ~FROM_CARD[HERO] != 0 or has_room_anywhere(state, seat)


def has_room_anywhere(state: State, seat: i64) -> bool:
    return any(has_room(state, seat, ground) for ground in range(GROUNDS))


def hunter_moves(state: State, seat: i64) -> list[int]:
    """Rule 5.2, D24: one own hunter to another ground, or none."""
    actions: list[int] = []
    for card in range(HERO):
        for ground in range(GROUNDS):
            if has_card(state.columns[seat * GROUNDS + ground], card):
                for other in range(GROUNDS):
                    if other != ground:
                        actions.append(MOVE_HUNTER + card * GROUNDS + other)
    actions.append(PASS)
    return actions


# Tiles


def discards(state: State, seat: i64) -> list[int]:
    """Rule 5.3, D14: a bison or a tipi; another tile only if there is neither."""
    tiles: i64 = state.owned[seat]
    if tiles & POINT_TILES:
        tiles &= POINT_TILES
    return [DISCARD + tile for tile in range(TILE_KINDS) if tiles_of(tiles, tile)]


def tiles_to_take(state: State) -> list[int]:
    """Rule 5.7, D31: one of the tiles that are left on the ground, and not none."""
    tiles: i64 = state.grounds[state.ground]
    return [TAKE_TILE + tile for tile in range(TILE_KINDS) if tiles_of(tiles, tile)]
