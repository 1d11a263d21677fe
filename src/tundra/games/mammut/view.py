"""Who sees what: faces and heaps are open; hands, cards face down and hidden sides are not."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat, View
from tundra.core.game import Prompt
from tundra.core.goal import goal, standing
from tundra.games.mammut.moves import another_can_steal, class_of, is_stealable, tile_species
from tundra.games.mammut.pieces import (
    BIT,
    FACE_NAMES,
    HEAP_NAMES,
    HIDE_POINTS,
    LAST_ROUND,
    MEAT_PRIZES,
    NOBODY,
    PAWNS_EACH,
    SET_POINTS,
    SPECIES,
    START_POINTS,
    how_many,
)
from tundra.games.mammut.scoring import points_table, shaman_order
from tundra.games.mammut.state import (
    COUNTS,
    DREW,
    FLIPPING,
    GIVE,
    LOOKING,
    OVER,
    PAWN,
    PAWNS,
    RETURN_HEAPS,
    REVEALED,
    ROW,
    SWAP,
    TAKE,
    TURN,
    State,
)
from tundra.games.mammut.words import card_list, species_list, tile_list, turned_list

PHASES = ["turn", "take", "give", "return", "look", "flip", "swap", "pawn", "over"]
SECRET_PHASES = (TAKE, GIVE, RETURN_HEAPS)
"""Picks that nobody else hears of before they are complete."""
COUNTED = ["axe", "hide", "tusk", "meat", "fire", "animal"]


def view_for(state: State, viewer: Seat | None) -> View:
    seats = range(len(state.points))
    is_picking = state.phase in SECRET_PHASES and viewer in (state.active, ALL_SEEING)
    return {
        "goal": goal("mammut", [standing(points) for points in state.points], rounds=LAST_ROUND),
        "round": state.round,
        "last_round": LAST_ROUND,
        "hide_value": HIDE_POINTS[state.round],
        "phase": PHASES[phase_for(state, viewer)],
        "to_move": None if state.phase == OVER else state.active,
        "start": state.start,
        "box": state.box,
        "slots": state.slots,
        "last_slot": is_sharing(state) and state.is_last_slot(),
        "points": list(state.points),
        "hides": list(state.hides),
        "animals": [species_list(pawns) for pawns in state.animals],
        "supply": supply(state),
        "set_points": list(SET_POINTS),
        "meat_prizes": list(MEAT_PRIZES[len(seats)]),
        "start_points": START_POINTS,
        "hands": [cards_for(state.hands[seat], viewer in (seat, ALL_SEEING)) for seat in seats],
        "laid": [cards_for(state.laid[seat], sees_laid(state, seat, viewer)) for seat in seats],
        "played": card_list(state.played),
        "pile": how_many(state.pile),
        "discard": card_list(state.discard),
        "tiles": tiles_for(state, viewer),
        "heaps": heaps(state),
        "middle": tile_list(state.middle),
        "shaman": shaman(state),
        "picking": picking(state) if is_picking else None,
        "touched": None if state.touched == NOBODY else state.touched,
        "swap": swap_question(state) if state.phase == SWAP else None,
        "evaluation": evaluation(state) if state.evaluated else None,
    }


def phase_for(state: State, viewer: Seat | None) -> int:
    if state.phase in SECRET_PHASES and viewer not in (state.active, ALL_SEEING):
        return TURN
    return state.phase


def is_sharing(state: State) -> bool:
    return state.phase not in (SWAP, PAWN, OVER)


def supply(state: State) -> dict[str, int]:
    taken = [
        sum(pawns & BIT[species] != 0 for pawns in state.animals) for species in range(len(SPECIES))
    ]
    return {name: PAWNS_EACH - taken[species] for species, name in enumerate(SPECIES)}


def cards_for(cards: int, is_open: bool) -> int | list[str]:
    return card_list(cards) if is_open else how_many(cards)


def sees_laid(state: State, seat: Seat, viewer: Seat | None) -> bool:
    """Cards lie face down until the evaluation begins."""
    return viewer in (seat, ALL_SEEING) or not is_sharing(state)


def tiles_for(state: State, viewer: Seat | None) -> list[dict[str, Any]]:
    """By class and number, which is the order of picks."""
    seat = NOBODY if viewer is None else viewer
    classes = [class_of(state, seat, tile) for tile in range(len(state.faces))]
    ranks = {kind: rank for rank, kind in enumerate(sorted(set(classes)))}
    places = places_of(state)
    return [
        tile_for(state, tile, viewer, places[tile]) | {"class": ranks[kind]}
        for kind, tile in sorted(zip(classes, range(len(classes)), strict=True))
    ]


def places_of(state: State) -> list[str]:
    """Where each tile lies, by its number."""
    places = ["middle"] * len(state.faces)
    for heap, tiles in enumerate(state.heaps):
        for tile in tile_list(tiles):
            places[tile] = HEAP_NAMES[heap]
    return places


def tile_for(state: State, tile: int, viewer: Seat | None, place: str) -> dict[str, Any]:
    known, lookers = "no", []
    if state.marked & BIT[tile]:
        known = knowledge(state, tile, NOBODY if viewer is None else viewer)
        lookers = [seat for seat, seen in enumerate(state.looked) if seen & BIT[tile]]
    is_open = known != "no" or viewer == ALL_SEEING
    return {
        "id": tile,
        "face": FACE_NAMES[state.faces[tile]],
        "under": FACE_NAMES[state.unders[tile]] if is_open else None,
        "known": known,
        "lookers": lookers,
        "place": place,
    }


def knowledge(state: State, tile: int, seat: Seat) -> str:
    """Whether the hidden side is known to all, to this seat, or not."""
    if state.public & BIT[tile]:
        return "open"
    return "private" if seat >= 0 and state.looked[seat] & BIT[tile] else "no"


def heaps(state: State) -> list[dict[str, Any]]:
    return [
        {"id": HEAP_NAMES[heap], "seat": heap // 2, "tiles": tile_list(state.heaps[heap])}
        for heap in range(len(state.heaps))
        if heap % 2 < state.slots
    ]


def shaman(state: State) -> dict[str, Any]:
    holder = state.tile_holder(state.shaman)
    arrow = state.faces[state.shaman]
    order = None if holder == NOBODY else shaman_order(len(state.points), holder, arrow)
    return {
        "tile": state.shaman,
        "arrow": FACE_NAMES[arrow],
        "holder": None if holder == NOBODY else holder,
        "order": order,
    }


def picking(state: State) -> dict[str, Any]:
    is_heaps = state.phase == RETURN_HEAPS
    return {
        "kind": PHASES[state.phase],
        "heap": HEAP_NAMES[state.stolen] if state.phase == GIVE else None,
        "tiles": [] if is_heaps else tile_list(state.picked),
        "heaps": [HEAP_NAMES[heap] for heap in tile_list(state.picked)] if is_heaps else [],
    }


def swap_question(state: State) -> dict[str, Any]:
    return {
        "seat": state.active,
        "left": state.swaps_left,
        "tiles": species_list(tile_species(state, state.active)),
    }


def evaluation(state: State) -> dict[str, Any]:
    """The ledger of the last evaluation: who got what from what."""
    rows = [state.ledger[seat * ROW : seat * ROW + ROW] for seat in range(len(state.points))]
    return {
        "round": state.evaluated,
        "hide_value": HIDE_POINTS[state.evaluated],
        "holder": state.holder,
        "arrow": FACE_NAMES[state.arrow],
        "order": shaman_order(len(state.points), state.holder, state.arrow),
        "counts": {name: [row[COUNTS + n] for row in rows] for n, name in enumerate(COUNTED)},
        "turned": turned_list(state.turned_up),
        "cards": [card_list(row[REVEALED]) for row in rows],
        "drew": [row[DREW] for row in rows],
        "points": points_table(state),
        "pawns": [species_list(row[PAWNS]) for row in rows],
    }


def prompt(state: State, viewer: Seat | None) -> Prompt:
    if state.outcome is not None:
        return Prompt((), f"mammut.prompt.over.{state.outcome.reason}")
    phase = phase_for(state, viewer)
    key = turn_question(state) if phase == TURN else PHASES[phase]
    if phase in (LOOKING, FLIPPING) and state.touched != NOBODY:
        key += "2"
    return Prompt((state.active,), f"mammut.prompt.{key}")


def turn_question(state: State) -> str:
    """What a turn is about, as far as everybody can see."""
    heaps = range(len(state.heaps))
    can_steal = any(heap // 2 != state.active and is_stealable(state, heap) for heap in heaps)
    if not state.middle and not can_steal:
        return "pass" if another_can_steal(state, state.active) else "end"
    if not state.middle:
        return "steal"
    if state.is_last_slot():
        return "sweep" if can_steal else "sweep_only"
    return "turn" if can_steal else "first"
