"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.games.mammut.moves import class_of, missing_species, swaps, touchable
from tundra.games.mammut.pieces import (
    ANIMAL_SWAP,
    BIT,
    CARD_NAMES,
    CARDS,
    COPIES,
    EVALUATION_CARDS,
    FACE_NAMES,
    FIRST,
    HEAP_NAMES,
    KINDS,
    LAST_ROUND,
    NOBODY,
    QUESTION,
    RETURN,
    copies_in,
    copies_of,
    kind_name,
)
from tundra.games.mammut.scoring import final_outcome
from tundra.games.mammut.state import (
    FLIPPING,
    GIVE,
    LOOKING,
    OVER,
    PAWN,
    RETURN_HEAPS,
    SWAP,
    TAKE,
    State,
)
from tundra.games.mammut.words import tile_list


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    yield from wrong_cards(state)
    yield from wrong_tiles(state)
    yield from wrong_heaps(state)
    yield from wrong_tracks(state)
    yield from wrong_question(state)


def wrong_cards(state: State) -> Iterator[str]:
    piles = [*state.hands, *state.laid, state.played, state.pile, state.discard]
    for card in range(CARDS):
        count = sum(copies_in(pile, card) for pile in piles)
        if count != COPIES[card]:
            yield f"there are {count} cards {CARD_NAMES[card]}, not {COPIES[card]}"
    if any(cards & ~EVALUATION_CARDS for cards in state.laid):
        yield "only evaluation cards are laid face down"
    if state.played & EVALUATION_CARDS:
        yield "only loot cards are played face up"


def wrong_tiles(state: State) -> Iterator[str]:
    there = copies_of(tuple(zip(state.faces, state.unders, strict=True)))
    for kind, count, most in zip(KINDS, there, copies_of(state.sides), strict=True):
        if count and not most:
            yield f"no tile of the box shows {FACE_NAMES[kind[0]]} and {FACE_NAMES[kind[1]]}"
        elif count > most:
            yield f"there are more tiles {kind_name(kind)} than in the box"
    if state.shaman == NOBODY:
        yield "the shaman tile is missing"


def wrong_heaps(state: State) -> Iterator[str]:
    seen = state.middle
    for heap, tiles in enumerate(state.heaps):
        if seen & tiles:
            yield f"a tile of heap {HEAP_NAMES[heap]} lies elsewhere too"
        if tiles and heap % 2 >= state.slots:
            yield f"there is no heap {HEAP_NAMES[heap]} with so many players"
        seen |= tiles
    if seen != FIRST[len(state.faces)]:
        yield "a tile lies nowhere"
    if state.phase in (SWAP, PAWN, OVER) and state.middle:
        yield "the middle is empty once the sharing is over"


def wrong_tracks(state: State) -> Iterator[str]:
    seats = len(state.points)
    if not 1 <= state.round <= LAST_ROUND:
        yield f"round {state.round}; there are rounds 1 to {LAST_ROUND}"
    if min(state.points) < 0 or min(state.hides) < 0:
        yield "points and hides are never below 0"
    if (state.phase == OVER) != (state.outcome is not None):
        yield "a match has an outcome exactly when it is over"
    if state.outcome is not None:
        yield from wrong_ending(state)
    # An example need not say what came before it: then nothing was evaluated.
    last = state.round if state.phase in (SWAP, PAWN, OVER) else state.round - 1
    if state.evaluated not in (0, last):
        yield f"the last evaluation cannot have been that of round {state.evaluated}"
    if state.phase not in (SWAP, PAWN) and (state.swaps_left or state.collected % seats):
        yield "animals are collected only in an evaluation"


def wrong_ending(state: State) -> Iterator[str]:
    if state.round != LAST_ROUND:
        yield f"the match cannot have ended in round {state.round}"
    if any(state.laid) or state.played:
        yield "all cards that were laid or played are discarded before the match is over"
    if state.outcome != final_outcome(state):
        yield "the outcome does not fit the points and the hide track"


def wrong_question(state: State) -> Iterator[str]:
    """What is asked of the active seat must be something that can be asked."""
    if state.phase == OVER:
        return
    if state.phase in (SWAP, PAWN):
        yield from wrong_collection(state)
    elif state.free_slots(state.active) == 0:
        yield f"seat {state.active} is to act but has no free slot"
    if state.phase in (LOOKING, FLIPPING):
        yield from wrong_touch(state)
    elif state.touched != NOBODY:
        yield "a tile is touched only while a card is played"
    if (state.phase == GIVE) != (state.stolen != NOBODY):
        yield "a heap is being stolen exactly while tiles are given back"
    elif state.phase in (TAKE, GIVE):
        yield from wrong_picks(state)
    elif state.phase == RETURN_HEAPS:
        yield from wrong_return(state)
    elif state.picked:
        yield "something is picked, but no pick was asked for"


def wrong_touch(state: State) -> Iterator[str]:
    if not touchable(state):
        yield "no tile fits the card that is being played"
    if state.touched != NOBODY:
        if not 0 <= state.touched < len(state.faces):
            yield f"there is no tile {state.touched}"
        elif state.phase == LOOKING and state.faces[state.touched] != QUESTION:
            yield "only a question mark can be looked under"


def wrong_picks(state: State) -> Iterator[str]:
    place = state.middle if state.phase == TAKE else state.heaps[state.stolen]
    if state.picked & ~place:
        yield "a picked tile does not lie there"
    if not place or (state.phase == TAKE and state.is_last_slot()):
        yield "there is nothing to pick from the middle"
    if state.phase == GIVE:
        if state.stolen // 2 == state.active:
            yield "nobody steals from themselves"
        if not place & (place - 1) or state.picked == place:
            yield "a thief keeps a tile and gives one back"
    if not is_first_of_each_class(state, place):
        yield "of tiles alike the first are picked first"


def is_first_of_each_class(state: State, place: int) -> bool:
    """No tile was left for another that looks just like it."""
    left: set[int] = set()
    for tile in tile_list(place):
        kind = class_of(state, state.active, tile)
        if not state.picked & BIT[tile]:
            left.add(kind)
        elif kind in left:
            return False
    return True


def wrong_return(state: State) -> Iterator[str]:
    if not copies_in(state.hands[state.active], RETURN):
        yield f"seat {state.active} plays a return card it does not hold"
    if not any(state.heaps):
        yield "there is no heap to return"
    if any(heap >= len(state.heaps) or not state.heaps[heap] for heap in tile_list(state.picked)):
        yield "a picked heap is empty"


def wrong_collection(state: State) -> Iterator[str]:
    seats = len(state.points)
    if state.holder == NOBODY or state.evaluated != state.round:
        yield "animals are collected in the evaluation of this round"
    elif state.collected >= seats or state.active != (state.holder + state.collected) % seats:
        yield f"it is not seat {state.active} that collects animals now"
    elif state.phase == SWAP and not (state.swaps_left and swaps(state, state.active)):
        yield f"seat {state.active} has nothing to swap"
    elif state.swaps_left > copies_in(state.laid[state.active], ANIMAL_SWAP):
        yield f"seat {state.active} has not laid so many animal-swap cards"
    elif state.used & ~state.loot(state.active):
        yield f"seat {state.active} has swapped a tile that it does not hold"
    elif state.phase == PAWN and (
        state.pawn_winner != state.active or len(missing_species(state, state.active)) < 2
    ):
        yield f"seat {state.active} has no pawn to choose"
    if QUESTION in state.faces:
        yield "question marks are turned up before the evaluation"
