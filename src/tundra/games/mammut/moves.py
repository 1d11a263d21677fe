"""What may be done: the actions of Mammut, and which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.mammut.pieces import (
    ANIMAL,
    BIT,
    CARDS,
    LOOK,
    NOBODY,
    QUESTION,
    RETURN,
    SPECIES,
    TILES,
    copies_in,
)
from tundra.games.mammut.state import (
    FLIPPING,
    GIVE,
    LOOKING,
    OVER,
    RETURN_HEAPS,
    SWAP,
    TAKE,
    TURN,
    State,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Actions are small numbers: 0 to 31 pick a tile.
DONE: Final = 32
STOP: Final = 33
OPEN_TAKE: Final = 34
SWEEP: Final = 35
END: Final = 36
DECLINE: Final = 37
PASS: Final = 38
PLAY: Final = 40
STEAL: Final = 56
PICK_HEAP: Final = 68
CHOOSE_PAWN: Final = 80
SWAP_TILE: Final = 96
SWAP_WIDTH: Final = 16
HEAPS: Final = 10


def swap(species: int, wanted: int) -> int:
    return SWAP_TILE + species * SWAP_WIDTH + wanted


ALL_ACTIONS: Final[list[int]] = (
    list(range(TILES))
    + [DONE, STOP, OPEN_TAKE, SWEEP, END, DECLINE, PASS]
    + [PLAY + card for card in range(CARDS)]
    + [STEAL + heap for heap in range(HEAPS)]
    + [PICK_HEAP + heap for heap in range(HEAPS)]
    + [CHOOSE_PAWN + species for species in range(len(SPECIES))]
    + [
        swap(species, wanted)
        for species in range(len(SPECIES))
        for wanted in range(len(SPECIES))
        if wanted != species
    ]
)


def waiting_for(state: State) -> list[int]:
    """D33: one seat at a time, nothing in Mammut is decided together."""
    return [] if state.phase == OVER else [state.active]


def legal_actions(state: State, seat: i64) -> list[int]:
    if seat != state.active:
        return []
    phase = state.phase
    if phase == TURN:
        return turn_actions(state, seat)
    if phase == TAKE:
        return tiles_to_take(state)
    if phase == GIVE:
        return tiles_to_give(state)
    if phase in (LOOKING, FLIPPING):
        return tiles_to_touch(state)
    if phase == RETURN_HEAPS:
        return heaps_to_return(state)
    if phase == SWAP:
        return [*swaps(state, seat), DECLINE]
    return [CHOOSE_PAWN + species for species in missing_species(state, seat)]


# A turn: cards first, then one tile action (rule 3.2).


def turn_actions(state: State, seat: i64) -> list[int]:
    actions: list[int] = []
    hand: i64 = state.hands[seat]
    if hand:
        for card in range(CARDS):
            if copies_in(hand, card) and has_target(state, card):
                actions.append(PLAY + card)
    before: i64 = len(actions)
    if state.middle:
        actions.append(SWEEP if state.is_last_slot() else OPEN_TAKE)
    for heap in range(len(state.heaps)):
        if heap >> 1 != seat and is_stealable(state, heap):
            actions.append(STEAL + heap)
    if len(actions) == before:
        # Rule 3.6: only with two players.
        actions.append(PASS if another_can_steal(state, seat) else END)
    return actions


def another_can_steal(state: State, seat: i64) -> bool:
    """D6: with a second free slot on the table another has room for what lies before the seat."""
    if state.is_last_slot():
        return False
    return is_stealable(state, 2 * seat) or is_stealable(state, 2 * seat + 1)


def has_target(state: State, card: i64) -> bool:
    """D23: a loot card needs something to work on. The shaman can always be turned over."""
    if card == LOOK:
        return QUESTION in state.faces
    if card == RETURN:
        return state.heaps.count(0) < len(state.heaps)
    return True


def is_stealable(state: State, heap: i64) -> bool:
    """D13: a thief keeps one tile and gives one back, so one tile alone is safe."""
    tiles: i64 = state.heaps[heap]
    return tiles & (tiles - 1) != 0


# Picks. Tiles that look alike to the seat are one class; of each class the first is picked first (rule 3.9).


def class_of(state: State, seat: i64, tile: i64) -> i64:
    """A number that is the same for tiles between which the seat has nothing to choose."""
    face: i64 = state.faces[tile]
    bit: i64 = BIT[tile]
    if state.marked & bit == 0:
        return face * 4096
    under: i64 = state.unders[tile] + 1
    if state.public & bit:
        return face * 4096 + under * 64 + 32
    lookers: i64 = 0
    for other in range(len(state.looked)):
        if state.looked[other] & bit:
            lookers |= BIT[other]
    if seat < 0 or state.looked[seat] & bit == 0:
        under = 0
    return face * 4096 + under * 64 + lookers


def first_of_each_class(state: State, seat: i64, among: i64, last: i64) -> list[int]:
    """Of these tiles, the lowest of each class that follows the last pick; classes ascending."""
    bound: i64 = NOBODY
    if last != NOBODY:
        bound = class_of(state, seat, last) * TILES + last
    found: list[int] = []
    newest: i64 = NOBODY
    for tile in range(len(state.faces)):
        if among & BIT[tile] == 0:
            continue
        kind: i64 = class_of(state, seat, tile)
        rank: i64 = kind * TILES + tile
        if kind == newest or rank <= bound:
            continue
        newest = kind
        put_in_order(found, rank)
    for place in range(len(found)):
        found[place] &= TILES - 1
    return found


def put_in_order(ranks: list[int], rank: i64) -> None:
    """Keeps the list sorted, and leaves out a class that is there already."""
    place: i64 = len(ranks)
    while place > 0 and ranks[place - 1] > rank:
        place -= 1
    if place > 0 and ranks[place - 1] // TILES == rank // TILES:
        return
    ranks.insert(place, rank)


def tiles_to_take(state: State) -> list[int]:
    """Rule 3.3, D12: any tiles of the middle, at least one."""
    rest: i64 = state.middle & ~state.picked
    actions = first_of_each_class(state, state.active, rest, state.last_pick)
    if state.picked:
        actions.append(DONE)
    return actions


def tiles_to_give(state: State) -> list[int]:
    """Rule 3.5, D13 and D15: at least one goes back, at least one is kept."""
    rest: i64 = state.heaps[state.stolen] & ~state.picked
    actions: list[int] = []
    if rest & (rest - 1):
        actions = first_of_each_class(state, state.active, rest, state.last_pick)
    if state.picked:
        actions.append(DONE)
    return actions


def heaps_to_return(state: State) -> list[int]:
    """Rule 4.4: in ascending order; two players may name their own heaps too."""
    actions: list[int] = []
    for heap in range(len(state.heaps)):
        if state.heaps[heap] and heap > state.last_pick:
            actions.append(PICK_HEAP + heap)
    if state.picked:
        actions.append(DONE)
    return actions


def tiles_to_touch(state: State) -> list[int]:
    """Rules 4.2 and 4.3: one of each class in the middle and in each heap; the second may be left out (D18)."""
    among = touchable(state)
    actions = first_of_each_class(state, state.active, among & state.middle, NOBODY)
    for tiles in state.heaps:
        if tiles:
            actions += first_of_each_class(state, state.active, among & tiles, NOBODY)
    if state.touched != NOBODY:
        actions.append(STOP)
    return actions


def touchable(state: State) -> i64:
    """The tiles that the card being played may still look under or turn (D19, D20)."""
    found: i64 = 0
    for tile in range(len(state.faces)):
        if tile != state.touched and fits_card(state, tile):
            found |= BIT[tile]
    return found


def fits_card(state: State, tile: i64) -> bool:
    face: i64 = state.faces[tile]
    return face == QUESTION if state.phase == LOOKING else face < ANIMAL


# The animal step of an evaluation.


def swaps(state: State, seat: i64) -> list[int]:
    """Rule 5.9, D30: an unused animal tile, for a species that the seat lacks and that is not the tile's own."""
    actions: list[int] = []
    own = tile_species(state, seat)
    for species in range(len(SPECIES)):
        if own & BIT[species]:
            for wanted in range(len(SPECIES)):
                if wanted != species and not state.has_pawn(seat, wanted):
                    actions.append(SWAP_TILE + species * SWAP_WIDTH + wanted)
    return actions


def tile_species(state: State, seat: i64) -> i64:
    """A bit for each species that an unused animal tile of the seat shows."""
    tiles: i64 = state.loot(seat) & ~state.used
    found: i64 = 0
    for tile in range(len(state.faces)):
        if tiles & BIT[tile] and state.faces[tile] >= ANIMAL:
            found |= BIT[state.faces[tile] - ANIMAL]
    return found


def missing_species(state: State, seat: i64) -> list[int]:
    return [species for species in range(len(SPECIES)) if not state.has_pawn(seat, species)]
