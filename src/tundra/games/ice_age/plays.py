"""What each card of a hand would cost or bring, and where it could act: for the player who is to play one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tundra.games.ice_age.actions import (
    COPIES_OF_CULT,
    COPY_DARK,
    COPY_MAMMOTH,
    PLAY_BLANK,
    PLAY_CARD,
    PLAY_CULT,
    PLAY_MAMMOTH,
    SWAP_HUNTER,
)
from tundra.games.ice_age.cards import OPENING, OPTION_OPENING
from tundra.games.ice_age.moves import plays
from tundra.games.ice_age.notation import write
from tundra.games.ice_age.pieces import (
    BIT,
    CARD_NAMES,
    COST,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    FIRST_DARK,
    FORMS,
    GAIN,
    LIGHT,
    MAMMOTH_CARD,
    MOST_SEATS,
    NEAR_BITS,
    NOBODY,
    OPTION_COST,
    OPTION_NAMES,
    REGIONS,
    ROW,
)
from tundra.games.ice_age.questions import (
    FIRE,
    GROUP,
    MAMMOTH_JUMP,
    MAMMOTH_STEP,
    REMOVE,
    REMOVE_MAMMOTH,
    STEP,
    SWAP,
    kind_of,
    seat_of,
)
from tundra.games.ice_age.reach_hunters import add_swaps
from tundra.games.ice_age.state import State
from tundra.games.ice_age.words import region_list

SWAP_ROW = FORMS * MOST_SEATS
"""So many actions of a swap begin in one region."""


def plays_of(state: State) -> list[dict[str, Any]]:
    """Every play that is legal now."""
    seat = seat_of(state.questions[-1])
    return [play_view(state, seat, action) for action in plays(state, seat)]


def play_view(state: State, seat: int, action: int) -> dict[str, Any]:
    card, effect, option = parts_of(state, action)
    is_dark = effect >= FIRST_DARK
    cost = 0 if effect == NOBODY else OPTION_COST[option] if option != NOBODY else COST[effect]
    ends = is_dark and GAIN[effect] >= state.dark
    # The card that ends the last round brings nothing and does nothing.
    forfeits = ends and state.is_last_round()
    gain = 0
    if is_dark and not forfeits:
        gain = min(GAIN[effect], state.dark + state.light)
    return {
        "act": write(action),
        "card": CARD_NAMES[card],
        "effect": None if effect == NOBODY else CARD_NAMES[effect],
        "option": None if option == NOBODY else OPTION_NAMES[option],
        "cost": cost,
        "gain": gain,
        "ends": ends,
        "regions": region_list(0 if forfeits else places_of(state, seat, effect, option)),
    }


def parts_of(state: State, action: int) -> tuple[int, int, int]:
    """The card that is laid down, the card that is carried out, and the option of the mammoth card."""
    if action >= PLAY_BLANK:
        return (CULT_DARK if action > PLAY_BLANK else CULT_LIGHT), NOBODY, NOBODY
    if action >= PLAY_CULT:
        colour, copy = divmod(action - PLAY_CULT, COPIES_OF_CULT)
        effect = state.tops[DARK if copy == COPY_DARK else LIGHT]
        option = copy - COPY_MAMMOTH if effect == MAMMOTH_CARD else NOBODY
        return (CULT_DARK if colour else CULT_LIGHT), effect, option
    if action >= PLAY_MAMMOTH:
        return MAMMOTH_CARD, MAMMOTH_CARD, action - PLAY_MAMMOTH
    return action - PLAY_CARD, action - PLAY_CARD, NOBODY


def places_of(state: State, seat: int, effect: int, option: int) -> int:
    """The regions in which something could be placed, taken or set off."""
    if effect == NOBODY:
        return 0
    kind = kind_of(OPENING[effect] if option == NOBODY else OPTION_OPENING[option])
    if kind == REMOVE:
        return regions_where(lambda region: state.crowd(region) > 0)
    if kind == SWAP:
        return swap_regions(state, seat)
    if kind == STEP:
        return regions_where(
            lambda region: has_way(state, region) and has_walkers(state, region, seat)
        )
    if kind == GROUP:
        return regions_where(
            lambda region: has_way(state, region) and has_hunters(state, region, seat)
        )
    if kind == FIRE:
        return regions_where(lambda region: state.fires[region] > 0)
    if kind in (REMOVE_MAMMOTH, MAMMOTH_JUMP):
        return regions_where(lambda region: state.mammoths[region] > 0)
    if kind == MAMMOTH_STEP:
        return regions_where(lambda region: state.mammoths[region] > 0 and has_way(state, region))
    return state.open


def regions_where(is_one: Callable[[int], bool]) -> int:
    return sum(BIT[region] for region in range(REGIONS) if is_one(region))


def has_way(state: State, region: int) -> bool:
    """A neighbour region is open."""
    return state.open & NEAR_BITS[region] != 0


def has_walkers(state: State, region: int, seat: int) -> bool:
    """Somebody's plain hunter, or an own one with a club."""
    row = state.hunters[region * ROW : (region + 1) * ROW]
    return any(row[::2]) or row[2 * seat + 1] > 0


def swap_regions(state: State, seat: int) -> int:
    actions: list[int] = []
    add_swaps(state, seat, actions)
    return sum(BIT[region] for region in {(it - SWAP_HUNTER) // SWAP_ROW for it in actions})


def has_hunters(state: State, region: int, seat: int) -> bool:
    place = region * ROW + 2 * seat
    return state.hunters[place] + state.hunters[place + 1] > 0
