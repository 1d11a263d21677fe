"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.games.big_manitou.column import active_heroes, all_cards
from tundra.games.big_manitou.moves import lowest_pick
from tundra.games.big_manitou.pieces import (
    BIT,
    BOX,
    CARD_NAMES,
    COPIES,
    FROM_CARD,
    GROUNDS,
    HORSE,
    HUNTS,
    MOST_HEROES,
    NOBODY,
    ROUNDS,
    SHARE_SIZES,
    TILE_NAMES,
    TOTEM,
    WHOLE_DECK,
    copies_in,
    how_many,
    tiles_of,
)
from tundra.games.big_manitou.scoring import force
from tundra.games.big_manitou.state import (
    EXTRA,
    MOVE,
    OVER,
    PENALTY,
    PLAY,
    SELECT,
    TAKE,
    State,
)

MOST_IN_COLUMN = ROUNDS + 1
"""All cards of a hunt, the eighth too."""


def check(state: State) -> str:
    """The first thing that is wrong with a position, or nothing."""
    return next(problems(state), "")


def problems(state: State) -> Iterator[str]:
    yield from wrong_cards(state)
    yield from wrong_heroes(state)
    yield from wrong_tiles(state)
    yield from wrong_course(state)
    yield from wrong_question(state)


def cards_on_grounds(state: State, seat: int) -> list[int]:
    return [all_cards(state.columns[seat * GROUNDS + ground]) for ground in range(GROUNDS)]


def wrong_cards(state: State) -> Iterator[str]:
    for seat in range(len(state.hands)):
        on_grounds = cards_on_grounds(state, seat)
        places = [state.hands[seat], state.packs[seat], state.asides[seat], state.spent[seat]]
        places += on_grounds
        if not is_whole_deck(places):
            yield from wrong_counts(places, seat)
        played = sum(how_many(cards) for cards in on_grounds)
        if played > MOST_IN_COLUMN:
            yield f"seat {seat} has {played} cards on the grounds; {MOST_IN_COLUMN} are the most"
        if state.spent[seat] and state.hunt % 2 and state.phase != OVER:
            yield f"seat {seat} has spent cards in the first hunt of a pair"


def is_whole_deck(places: list[int]) -> bool:
    """Packed counts may only be added up where none overflows: then the number of cards is right too."""
    return sum(places) == WHOLE_DECK and sum(map(how_many, places)) == how_many(WHOLE_DECK)


def wrong_counts(places: list[int], seat: int) -> Iterator[str]:
    for card, most in enumerate(COPIES):
        count = sum(copies_in(cards, card) for cards in places)
        if count != most:
            yield f"seat {seat} has {count} cards {CARD_NAMES[card]}, not {most}"


def wrong_heroes(state: State) -> Iterator[str]:
    for ground in range(GROUNDS):
        active = [
            active_heroes(state.columns[seat * GROUNDS + ground])
            for seat in range(len(state.hands))
        ]
        if sum(count > 0 for count in active) > 1:
            yield f"two players have active heroes on ground {ground + 1}"
        if max(active) > MOST_HEROES:
            yield f"more than {MOST_HEROES} active heroes of one player on ground {ground + 1}"


def wrong_tiles(state: State) -> Iterator[str]:
    places = [*state.owned, *state.grounds, state.bag, state.removed]
    for tile, (name, most) in enumerate(zip(TILE_NAMES, BOX.tiles, strict=True)):
        count = sum(tiles_of(tiles, tile) for tiles in places)
        if count != most:
            yield f"there are {count} tiles {name}, not {most}"
    for tile in (HORSE, TOTEM):
        counts = [tiles_of(tiles, tile) for tiles in state.owned]
        holder = state.holder(tile)
        if holder == NOBODY and any(counts):
            yield f"somebody with a {TILE_NAMES[tile]} must hold its cylinder"
        elif holder != NOBODY and (counts[holder] == 0 or counts[holder] < max(counts)):
            yield f"seat {holder} holds the cylinder without most {TILE_NAMES[tile]} tiles"
    if max(state.latest) > state.taken:
        yield "a tile was taken later than the last one"


def wrong_course(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 1 <= state.hunt <= HUNTS[seats]:
        yield f"hunt {state.hunt}; with {seats} players there are {HUNTS[seats]}"
    if (state.phase == OVER) != (state.outcome is not None):
        yield "a match has an outcome exactly when it is over"
    last = ROUNDS * seats
    if state.phase == PLAY and state.turns >= last:
        yield f"{state.turns} turns are over, but cards are still played"
    if state.turns > last or (state.phase == SELECT and state.turns):
        yield f"{state.turns} turns cannot be over yet"
    if state.phase == SELECT:
        yield from wrong_choice(state)
    elif state.ready != BIT[seats] - 1:
        yield "everybody has chosen cards before they are played"


def wrong_choice(state: State) -> Iterator[str]:
    if any(state.hands) or any(state.columns):
        yield "no card is drawn or played before all have chosen"
    if state.ready == BIT[len(state.hands)] - 1:
        yield "everybody has chosen, and yet cards are asked for"
    for seat, chosen in enumerate(state.packs):
        size, count = state.size(seat), how_many(chosen)
        if count > size or (state.is_ready(seat) and count != size):
            yield f"seat {seat} has chosen {count} cards, not {size}"
        left = state.asides[seat] & FROM_CARD[lowest_pick(chosen)]
        if count + how_many(left) < size:
            yield f"seat {seat} cannot complete its choice of cards"


def wrong_question(state: State) -> Iterator[str]:
    """What is asked of the active seat must be something that can be asked."""
    seat = state.active
    if (state.phase in (SELECT, OVER)) != (seat == NOBODY):
        yield "nobody is there who could be asked"
    elif state.phase == EXTRA and (seat == state.dealer or not state.hands[seat]):
        yield f"seat {seat} may not play another card"
    elif state.phase == MOVE and force(state, seat) == 0:
        yield f"seat {seat} has no hunter to move"
    elif state.phase == PENALTY and not all(
        tiles for payer, tiles in enumerate(state.owned) if state.owing & BIT[payer]
    ):
        yield "somebody without tiles has to discard one"
    elif state.phase == TAKE:
        if not state.grounds[state.ground]:
            yield "there is no tile left to take"
        if not 1 <= state.left <= SHARE_SIZES[state.share]:
            yield f"a share of {state.left} tiles is never left"
    if state.owing and state.phase != PENALTY:
        yield "tiles are owed only at the penalty"
    if state.left and state.phase != TAKE:
        yield "a share is left only while tiles are taken"
