"""Why not: the rule behind every action that is not legal here."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.mammut.moves import (
    CHOOSE_PAWN,
    DECLINE,
    DONE,
    END,
    OPEN_TAKE,
    PASS,
    PICK_HEAP,
    PLAY,
    STEAL,
    STOP,
    SWAP_TILE,
    SWAP_WIDTH,
    SWEEP,
    is_stealable,
    tile_species,
)
from tundra.games.mammut.pieces import ANIMAL, BIT, FACE_NAMES, LOOK, QUESTION, SPECIES, copies_in
from tundra.games.mammut.state import (
    FLIPPING,
    GIVE,
    LOOKING,
    OVER,
    PAWN,
    RETURN_HEAPS,
    SWAP,
    TAKE,
    TURN,
    State,
)

ENDINGS = {"points": "6.2", "hide_track": "6.3", "shared": "6.3"}


def explain(state: State, seat: int, action: int) -> Refusal:
    if state.phase == OVER:
        return no(ENDINGS[state.outcome.reason] if state.outcome else "6.2", "over")
    if seat != state.active:
        return no("3.1", "not_your_turn")
    if state.phase not in phases_of(action):
        return no("3.2", "not_now")
    if state.phase == TURN:
        return why_not_in_turn(state, seat, action)
    if state.phase == SWAP:
        return why_not_swap(state, seat, *divmod(action - SWAP_TILE, SWAP_WIDTH))
    if state.phase == PAWN:
        return no("5.9", "pawn_owned", species=SPECIES[action - CHOOSE_PAWN])
    return why_not_pick(state, action)


def no(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(rule, f"mammut.refusal.{key}", params)


def phases_of(action: int) -> tuple[int, ...]:
    """When such an action can be asked for at all."""
    if action < DONE:
        return (TAKE, GIVE, LOOKING, FLIPPING)
    if action == DONE:
        return (TAKE, GIVE, RETURN_HEAPS)
    if action == STOP:
        return (LOOKING, FLIPPING)
    if action == DECLINE or action >= SWAP_TILE:
        return (SWAP,)
    if action < PICK_HEAP:
        return (TURN,)
    return (RETURN_HEAPS,) if action < CHOOSE_PAWN else (PAWN,)


# Picks


def why_not_pick(state: State, action: int) -> Refusal:
    if action < DONE:
        return why_not_tile(state, action)
    if action == DONE:
        return no({TAKE: "3.3", GIVE: "3.5"}.get(state.phase, "4.4"), "pick_one")
    if action == STOP:
        return no("4.2" if state.phase == LOOKING else "4.3", "touch_one")
    return why_not_heap(state, action - PICK_HEAP)


def why_not_tile(state: State, tile: int) -> Refusal:
    if state.phase in (LOOKING, FLIPPING):
        return why_not_touch(state, tile)
    bit = BIT[tile]
    if state.phase == TAKE and not state.middle & bit:
        return no("3.3", "not_in_middle", tile=tile)
    if state.phase == GIVE and not state.heaps[state.stolen] & bit:
        return no("3.5", "not_in_heap", tile=tile)
    if state.picked & bit:
        return no("3.3" if state.phase == TAKE else "3.5", "picked_already", tile=tile)
    if state.phase == GIVE and is_last_tile(state):
        return no("3.5", "keep_one")
    return no("3.9", "order", tile=tile)


def is_last_tile(state: State) -> bool:
    rest = state.heaps[state.stolen] & ~state.picked
    return rest & (rest - 1) == 0


def why_not_touch(state: State, tile: int) -> Refusal:
    rule = "4.2" if state.phase == LOOKING else "4.3"
    if tile >= len(state.faces):
        return no(rule, "no_tile", tile=tile)
    if tile == state.touched:
        return no(rule, "same_tile", tile=tile)
    face = state.faces[tile]
    if state.phase == LOOKING and face != QUESTION:
        return no(rule, "not_question_mark", face=FACE_NAMES[face])
    if state.phase == FLIPPING and face >= ANIMAL:
        return no(rule, "animal", face=FACE_NAMES[face])
    return no("3.9", "order", tile=tile)


def why_not_heap(state: State, heap: int) -> Refusal:
    if heap >= len(state.heaps) or not state.heaps[heap]:
        return no("4.4", "heap_empty")
    if state.picked & BIT[heap]:
        return no("4.4", "heap_picked")
    return no("3.9", "heap_order")


# The turn


def why_not_in_turn(state: State, seat: int, action: int) -> Refusal:
    if action in (END, PASS):
        return why_not_stop(state, seat, action)
    if action in (OPEN_TAKE, SWEEP):
        return why_not_take(state, action)
    if action >= STEAL:
        return why_not_steal(state, seat, action - STEAL)
    card = action - PLAY
    if not copies_in(state.hands[seat], card):
        return no("4.1", "no_card")
    return no("4.2", "no_question_mark") if card == LOOK else no("4.4", "nothing_to_return")


def why_not_stop(state: State, seat: int, action: int) -> Refusal:
    if can_take_or_steal(state, seat):
        return no("3.6", "may_not_end" if action == END else "may_not_pass")
    return no("3.6", "another_can_steal" if action == END else "nobody_can_steal")


def can_take_or_steal(state: State, seat: int) -> bool:
    heaps = range(len(state.heaps))
    return bool(state.middle) or any(
        heap // 2 != seat and is_stealable(state, heap) for heap in heaps
    )


def why_not_take(state: State, action: int) -> Refusal:
    if not state.middle:
        return no("3.3", "middle_empty")
    if action == OPEN_TAKE:
        return no("3.4", "must_sweep")
    others = [other for other in range(len(state.points)) if other != state.active]
    wanted = any(state.free_slots(other) for other in others)
    return no("3.4", "not_last_slot" if wanted else "not_last_slot.own")


def why_not_steal(state: State, seat: int, heap: int) -> Refusal:
    if heap // 2 == seat:
        return no("3.5", "own_heap")
    if heap >= len(state.heaps) or not state.heaps[heap]:
        return no("3.5", "no_heap")
    return no("3.5", "single_tile")


# The animal step


def why_not_swap(state: State, seat: int, species: int, wanted: int) -> Refusal:
    if not tile_species(state, seat) & BIT[species]:
        return no("5.9", "swap_no_tile", species=SPECIES[species])
    return no("5.9", "swap_owned", species=SPECIES[wanted])
