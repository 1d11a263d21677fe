"""What happens then: each action of a turn, and who acts next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammut.animals import choose_pawn, decline_swap, swap_tile
from tundra.games.mammut.evaluation import evaluate
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
    touchable,
)
from tundra.games.mammut.pieces import (
    BIT,
    CARD_NAMES,
    FACE_NAMES,
    HEAP_NAMES,
    HIDE_ONE,
    LOOK,
    NOBODY,
    ONE_CARD,
    RETURN,
    bits_in,
)
from tundra.games.mammut.state import (
    FLIPPING,
    GIVE,
    LOOKING,
    RETURN_HEAPS,
    TAKE,
    TURN,
    State,
    place_name,
)
from tundra.games.mammut.words import face_list, tile_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def apply(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Carries out a legal action of the seat that is asked."""
    if action < DONE:
        pick_tile(state, seat, action, told)
    elif action == DONE:
        finish_picking(state, seat, told)
    elif action < PLAY:
        act_at_once(state, seat, action, told)
    elif action < STEAL:
        play_card(state, seat, action - PLAY, told)
    elif action < PICK_HEAP:
        state.phase = GIVE
        state.stolen = action - STEAL
    elif action < CHOOSE_PAWN:
        pick_heap(state, action - PICK_HEAP)
    elif action < SWAP_TILE:
        choose_pawn(state, seat, action - CHOOSE_PAWN, told)
    else:
        species: i64 = (action - SWAP_TILE) // SWAP_WIDTH
        swap_tile(state, seat, species, (action - SWAP_TILE) % SWAP_WIDTH, told)


def act_at_once(state: State, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Actions that take no picks; ``take`` opens a series of them."""
    if action == OPEN_TAKE:
        state.phase = TAKE
    elif action == SWEEP:
        sweep(state, seat, told)
    elif action == STOP:
        put_card_away(state)
    elif action == DECLINE:
        decline_swap(state, seat, told)
    elif action == END:
        stop_sharing(state, seat, told)
    elif action == PASS:
        leave_it_to_another(state, seat, told)


# Picks


def pick_tile(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    if state.phase == LOOKING:
        look_under(state, seat, tile, told)
    elif state.phase == FLIPPING:
        turn_over(state, seat, tile, told)
    else:
        state.picked |= BIT[tile]
        state.last_pick = tile


def pick_heap(state: State, heap: i64) -> None:
    state.picked |= BIT[heap]
    state.last_pick = heap


def finish_picking(state: State, seat: i64, told: list[Event] | None) -> None:
    picked = state.picked
    phase = state.phase
    state.picked = 0
    state.last_pick = NOBODY
    state.phase = TURN
    if phase == TAKE:
        take_from_the_middle(state, seat, picked, told)
    elif phase == GIVE:
        steal(state, seat, picked, told)
    else:
        return_heaps(state, seat, picked, told)


# Cards before the tile action (rules 4.1 to 4.5)


def play_card(state: State, seat: i64, card: i64, told: list[Event] | None) -> None:
    if card == RETURN:
        # The card is shown only when its heaps are chosen.
        state.phase = RETURN_HEAPS
    elif card >= HIDE_ONE:
        lay_face_down(state, seat, card, told)
    else:
        show_card(state, seat, card, told)
        state.phase = LOOKING if card == LOOK else FLIPPING


def lay_face_down(state: State, seat: i64, card: i64, told: list[Event] | None) -> None:
    state.hands[seat] -= ONE_CARD[card]
    state.laid[seat] += ONE_CARD[card]
    if told is not None:
        told.append(Event("laid", seat, secret={"card": CARD_NAMES[card]}))


def show_card(state: State, seat: i64, card: i64, told: list[Event] | None) -> None:
    state.hands[seat] -= ONE_CARD[card]
    state.played += ONE_CARD[card]
    if told is not None:
        told.append(Event("played", seat, {"card": CARD_NAMES[card]}))


def put_card_away(state: State) -> None:
    state.touched = NOBODY
    state.phase = TURN


def look_under(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """Rule 4.2: the seat alone learns what lies there, the others which tile it was."""
    state.looked[seat] |= BIT[tile]
    state.marked |= BIT[tile]
    if told is not None:
        facts = {"tile": tile, "place": place_name(state, tile)}
        told.append(Event("looked", seat, facts, {"face": FACE_NAMES[state.unders[tile]]}))
    touch(state, tile)


def turn_over(state: State, seat: i64, tile: i64, told: list[Event] | None) -> None:
    """Rule 4.3: in public, so that everybody knows both sides from now on."""
    shown = state.faces[tile]
    state.faces[tile] = state.unders[tile]
    state.unders[tile] = shown
    state.public |= BIT[tile]
    state.marked |= BIT[tile]
    if told is not None:
        facts = {
            "tile": tile,
            "place": place_name(state, tile),
            "from": FACE_NAMES[shown],
            "to": FACE_NAMES[state.faces[tile]],
        }
        told.append(Event("flipped", seat, facts))
    touch(state, tile)


def touch(state: State, tile: i64) -> None:
    """The second tile ends the card; so does a first one without another to follow."""
    if state.touched != NOBODY:
        put_card_away(state)
        return
    state.touched = tile
    if touchable(state) == 0:
        put_card_away(state)


def return_heaps(state: State, seat: i64, picked: i64, told: list[Event] | None) -> None:
    """Rule 4.4, D24 and D25: the order of turns stays as it was."""
    show_card(state, seat, RETURN, told)
    names: list[str] = []
    tiles: i64 = 0
    for heap in range(len(state.heaps)):
        if picked & BIT[heap]:
            tiles |= state.heaps[heap]
            state.heaps[heap] = 0
            names.append(HEAP_NAMES[heap])
    state.middle |= tiles
    if told is not None:
        facts = {"heaps": names, "tiles": tile_list(tiles), "count": bits_in(tiles)}
        told.append(Event("returned", seat, facts))


# The tile action (rules 3.3 to 3.6)


def take_from_the_middle(state: State, seat: i64, tiles: i64, told: list[Event] | None) -> None:
    heap = new_heap(state, seat, tiles)
    state.middle &= ~tiles
    if told is not None:
        told.append(Event("took", seat, loot_facts(state, heap, tiles)))
    pass_on(state, told)


def sweep(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.4: the last heap is all that is left."""
    tiles = state.middle
    heap = new_heap(state, seat, tiles)
    state.middle = 0
    if told is not None:
        told.append(Event("swept", seat, loot_facts(state, heap, tiles)))
    end_sharing(state, seat, told)


def steal(state: State, seat: i64, given: i64, told: list[Event] | None) -> None:
    """Rule 3.5; D17: cards that lie face down stay with their owner."""
    robbed = state.stolen
    kept: i64 = state.heaps[robbed] & ~given
    state.stolen = NOBODY
    state.heaps[robbed] = 0
    heap = new_heap(state, seat, kept)
    state.middle |= given
    if told is not None:
        facts = {
            "victim": robbed >> 1,
            "heap": HEAP_NAMES[robbed],
            "into": HEAP_NAMES[heap],
            "kept": tile_list(kept),
            "given": tile_list(given),
            "kept_faces": face_list(state.faces, kept),
            "given_faces": face_list(state.faces, given),
            "count": bits_in(kept),
            "back": bits_in(given),
        }
        told.append(Event("stole", seat, facts))
    pass_on(state, told)


def stop_sharing(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.6, D6."""
    if told is not None:
        told.append(Event("stopped_sharing", seat))
    end_sharing(state, seat, told)


def leave_it_to_another(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.6, D6: whoever is next must steal, so no two pass one after the other."""
    if told is not None:
        told.append(Event("passed", seat))
    pass_on(state, told)


def new_heap(state: State, seat: i64, tiles: i64) -> i64:
    """The tiles become a heap of their own in the first free slot."""
    heap: i64 = 2 * seat
    if state.heaps[heap]:
        heap += 1
    state.heaps[heap] = tiles
    return heap


def loot_facts(state: State, heap: i64, tiles: i64) -> dict[str, object]:
    return {
        "heap": HEAP_NAMES[heap],
        "tiles": tile_list(tiles),
        "faces": face_list(state.faces, tiles),
        "count": bits_in(tiles),
    }


# The end of a turn


def pass_on(state: State, told: list[Event] | None) -> None:
    """Rule 3.1, D5: clockwise to the next seat with a free slot; others are skipped."""
    seats: i64 = len(state.points)
    seat: i64 = (state.active + 1) % seats
    while state.free_slots(seat) == 0:
        seat = (seat + 1) % seats
    state.active = seat
    if told is not None:
        told.append(Event("turn", seat))


def end_sharing(state: State, seat: i64, told: list[Event] | None) -> None:
    """Rule 3.8: whoever ended the sharing starts the next round."""
    state.start = seat
    evaluate(state, told)
