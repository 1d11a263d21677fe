"""Who sees what: everything on the table is open but the hands; nobody knows the order of the pile."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat, View
from tundra.core.game import Prompt
from tundra.core.goal import goal, standing
from tundra.games.maamut.pieces import (
    DIRECTION_NAMES,
    LONGEST,
    NOWHERE,
    OUTER_RING,
    ROCK,
    TILE_NAMES,
    TILES,
)
from tundra.games.maamut.state import (
    FLEE,
    OVER,
    PLACE,
    State,
    hand_size,
    held,
    in_pile,
    pile_size,
)

PHASES = ["place", "turn", "flee", "over", "answer"]


def view_for(state: State, viewer: Seat | None) -> View:
    seats = range(len(state.hunters))
    return {
        "goal": goal("maamut", [standing_of(state, seat) for seat in seats]),
        "terrain": state.board.letters,
        "mammoth": TILE_NAMES[state.mammoth],
        "hunters": [tile_name(tile) for tile in state.hunters],
        "alive": [state.is_alive(seat) for seat in seats],
        "traps": traps(state),
        "supply": list(state.supply),
        "hands": [hand_for(state, seat, viewer) for seat in seats],
        "pile": pile_size(state.pile),
        "discard": [in_pile(state.discard, card) for card in range(1, LONGEST + 1)],
        "phase": PHASES[state.phase],
        "to_move": None if state.phase == OVER else state.to_move,
        "first": state.first,
        "turns": state.turns,
        # Without limits the counters have no end, which is written 0.
        "turn_cap": state.board.turn_cap if state.board.limits else 0,
        "quiet": state.quiet,
        "quiet_limit": state.quiet_limit() if state.board.limits else 0,
        "traps_stay": state.board.traps_stay,
        "cut_off": cut_off_tiles(state) if state.phase == PLACE else [],
        "run": run(state) if state.phase == FLEE else None,
    }


def standing_of(state: State, seat: Seat) -> dict[str, Any]:
    """Traps in the valley: the more there are, the sooner the mammoth runs into one."""
    laid = sum(owner == seat for owner in traps(state).values())
    is_out = state.phase != PLACE and not state.is_alive(seat)
    return standing(laid, state="out" if is_out else "")


def tile_name(tile: int) -> str | None:
    return None if tile == NOWHERE else TILE_NAMES[tile]


def traps(state: State) -> dict[str, int]:
    if state.traps == 0:
        return {}
    return {TILE_NAMES[t]: state.trap_owner(t) for t in range(TILES) if state.has_trap(t)}


def hand_for(state: State, seat: Seat, viewer: Seat | None) -> int | list[int]:
    """D3: the owner sees the cards, the others how many there are."""
    hand = state.hands[seat]
    if viewer in (seat, ALL_SEEING):
        return [card for card in range(1, LONGEST + 1) for _ in range(held(hand, card))]
    return hand_size(hand)


def cut_off_tiles(state: State) -> list[str]:
    """Where a hunter may be placed but could never meet the mammoth (D26)."""
    board = state.board
    valley = board.region[state.mammoth]
    return [
        TILE_NAMES[tile]
        for tile in OUTER_RING
        if board.terrain[tile] != ROCK and board.region[tile] != valley
    ]


def run(state: State) -> dict[str, Any]:
    """The run that waits for a scared hunter's answer."""
    return {
        "seat": state.active,
        "card": state.card,
        "direction": DIRECTION_NAMES[state.run_direction],
        "left": state.run_left,
        "walk": state.walk_left,
    }


def prompt(state: State, _viewer: Seat | None) -> Prompt:
    """Everyone knows who is asked for what."""
    if state.outcome is not None:
        return Prompt((), f"maamut.prompt.over.{state.outcome.reason}")
    return Prompt((state.to_move,), f"maamut.prompt.{PHASES[state.phase]}")
