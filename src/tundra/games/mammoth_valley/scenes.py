"""What is going on, as a view shows it: the group that walks, the battle, the meal, the card being played."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat
from tundra.games.mammoth_valley.actions import CLASSES
from tundra.games.mammoth_valley.battles import tribes_in
from tundra.games.mammoth_valley.births import CAMP_BITS, ORDER
from tundra.games.mammoth_valley.cards.tricks import MODE_FRAME, TRICK_FRAME, left_to_take
from tundra.games.mammoth_valley.cards.vocabulary import (
    COMBATS_START_OWN,
    EVENT_BEFORE_LOSSES,
    WINDOWS,
)
from tundra.games.mammoth_valley.combat_phase import battle_hexes
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammoth_valley.hunts import BEAST_DIE
from tundra.games.mammoth_valley.ledger import income_rows, need
from tundra.games.mammoth_valley.people import home, tribe_size
from tundra.games.mammoth_valley.pieces import (
    BIRTHS,
    HEX_NAMES,
    HEXES,
    KIND_LETTERS,
    KINDS,
    NOBODY,
    SOWN,
    SPECIES_NAMES,
)
from tundra.games.mammoth_valley.sowing import HEX_BITS
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    FEEDING,
    FIGHT,
    FRAME,
    HUNT_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_KIND,
    K_SEAT,
    K_STEP,
    MOVE,
    WINDOW,
    field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import herd_side, tribe_side
from tundra.games.mammoth_valley.survival import least_starving, picked_places
from tundra.games.mammoth_valley.turns import player_at
from tundra.games.mammoth_valley.walking import CLASS_TEXTS, here, members


def frame_of(state: State, *kinds: int) -> list[int] | None:
    """The topmost frame of one of these kinds."""
    for start in range(len(state.stack) - FRAME, -1, -FRAME):
        if state.stack[start] in kinds:
            return state.stack[start : start + FRAME]
    return None


# Movement


def moving_view(state: State, viewer: Seat | None) -> dict[str, Any] | None:
    """The group that is being gathered is its player's secret until it sets out."""
    frame = frame_of(state, MOVE)
    if frame is None or state.mover == NOBODY:
        return None
    carries = frame[K_C] != 0
    is_shown = carries or viewer in (frame[K_SEAT], ALL_SEEING)
    has_group = is_shown and frame[K_A] != NOBODY
    return {
        "seat": frame[K_SEAT],
        "classes": {HEX_NAMES[h]: classes_at(state, h) for h in home(state, state.mover)},
        "group": group_view(frame) if has_group else None,
        "carries": carries,
        "left": frame[K_D],
        "walked": frame[K_E],
    }


def classes_at(state: State, h: int) -> dict[str, int]:
    found = {CLASS_TEXTS[kind]: here(state, kind, h) for kind in range(CLASSES)}
    found["done"] = sum(state.done[kind * HEXES + h] for kind in range(KINDS))
    found["used"] = sum(state.used[kind * HEXES + h] for kind in range(KINDS))
    return {text: number for text, number in found.items() if number}


def group_view(frame: list[int]) -> dict[str, Any]:
    picks = {CLASS_TEXTS[kind]: members(frame[K_B], kind) for kind in range(CLASSES)}
    return {
        "hex": HEX_NAMES[frame[K_A]],
        "picks": {text: number for text, number in picks.items() if number},
    }


# Battle


def battle_view(state: State) -> dict[str, Any] | None:
    hunt = frame_of(state, HUNT_FRAME)
    if hunt is not None:
        return hunt_view(state, hunt)
    if state.battle_hex == NOBODY:
        return None
    fight = frame_of(state, FIGHT)
    h = state.battle_hex
    return {
        "hex": HEX_NAMES[h],
        "stage": "tribes" if fight else "meeting",
        "species": None,
        "sides": [
            tribe_side(state, seat, h, state.dice[seat], False, True)
            for seat in tribes_in(state, h)
        ],
        "round": fight[K_E] if fight else 0,
    }


def hunt_view(state: State, frame: list[int]) -> dict[str, Any]:
    h, seat, species = frame[K_A], frame[K_SEAT], frame[K_B]
    return {
        "hex": HEX_NAMES[h],
        "stage": "animals",
        "species": SPECIES_NAMES[species],
        "sides": [
            tribe_side(state, seat, h, state.dice[seat], True, frame[K_D] != 0),
            herd_side(state, species, h, state.dice[BEAST_DIE]),
        ],
        "round": frame[K_E],
    }


# The rest of the turn


def survival_view(state: State, viewer: Seat | None) -> dict[str, Any] | None:
    """The ledger of the tribe that eats now; its income is in its stock already.

    Whom its player gives up is a secret until all are named.
    """
    frame = frame_of(state, FEEDING)
    if frame is None:
        return None
    seat = frame[K_SEAT]
    picks = frame[K_B] if viewer in (seat, ALL_SEEING) else 0
    return {
        "seat": seat,
        "stock": state.food[seat],
        "rows": income_rows(state, seat),
        "people": tribe_size(state, seat),
        "need": need(state, seat, tribe_size(state, seat)),
        "least": least_starving(state, seat),
        "starving": [token_name(place) for place in picked_places(frame[K_D], frame[K_E], picks)],
    }


def token_name(place: int) -> str:
    return f"{HEX_NAMES[place // KINDS]}:{KIND_LETTERS[place % KINDS]}"


def births_view(state: State) -> dict[str, Any] | None:
    if state.phase != BIRTHS or not state.stack or state.stack[K_STEP] < ORDER:
        return None
    if state.stack[K_A] >= state.seats:
        return None
    order = state.stack[K_B]
    hexes: list[str] = []
    while order:
        hexes.append(HEX_NAMES[(order & 63) - 1])
        order >>= CAMP_BITS
    return {"seat": player_at(state, state.stack[K_A]), "order": hexes}


def sowing_view(state: State, viewer: Seat | None) -> dict[str, Any] | None:
    """Fields are seen when all are chosen."""
    if state.phase != SOWN or not state.stack or state.stack[K_A] >= state.seats:
        return None
    seat = player_at(state, state.stack[K_A])
    picks = state.stack[K_B] if viewer in (seat, ALL_SEEING) else 0
    return {"seat": seat, "picks": hexes_of(picks)}


def hexes_of(bits: int) -> list[str]:
    return [HEX_NAMES[h] for h in range(HEXES) if bits & HEX_BITS[h]]


def choice_view(state: State, viewer: Seat | None) -> dict[str, Any] | None:
    """A card whose player has something to choose; whom it takes into a group is a secret until all are named."""
    if not state.stack or field(state, K_KIND) < CARD_FRAME:
        return None
    kind = field(state, K_KIND)
    card = None
    if kind in (TRICK_FRAME, MODE_FRAME):
        card = TRICK_TEXTS[field(state, K_A) // 4]
    left: list[int] = []
    if kind == TRICK_FRAME and viewer in (state.asked, ALL_SEEING):
        left = left_to_take(state)
    return {
        "card": card,
        "seat": None if state.asked == NOBODY else state.asked,
        "group": dict(zip(KIND_LETTERS, left, strict=True)) if left else None,
    }


def window_view(state: State, viewer: Seat | None) -> dict[str, Any] | None:
    """Only whoever is asked knows that a window is open; it is idle where nothing of theirs is about to happen."""
    if state.asked == NOBODY or viewer != state.asked or field(state, K_KIND) != WINDOW:
        return None
    window = field(state, K_A)
    struck = field(state, K_E) if window == EVENT_BEFORE_LOSSES else 0
    idle = window == COMBATS_START_OWN and not battle_hexes(state, state.asked)
    return {"window": WINDOWS[window], "struck": hexes_of(struck), "idle": idle}
