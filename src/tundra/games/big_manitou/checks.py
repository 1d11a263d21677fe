"""What must be true of every position; the loader and the tests ask the same questions."""

from __future__ import annotations

from collections.abc import Iterator

from tundra.games.big_manitou.column import active_heroes, all_cards
from tundra.games.big_manitou.hunts import is_first_of_a_pair
from tundra.games.big_manitou.moves import lowest_pick
from tundra.games.big_manitou.pieces import (
    BIT,
    CARD_NAMES,
    COPIES,
    FROM_CARD,
    GROUNDS,
    HAND,
    HERO_SHARE,
    HORSE,
    HUNTS,
    LAID,
    MOST_HEROES,
    NOBODY,
    ROUNDS,
    SHARE_SIZES,
    TILE_NAMES,
    TILES_OPTION,
    TOMAHAWK,
    TOTEM,
    WHOLE_DECK,
    copies_in,
    how_many,
    tile_count,
    tiles_of,
)
from tundra.games.big_manitou.scoring import final_outcome, force
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
        if state.spent[seat] and is_first_of_a_pair(state.hunt) and state.phase != OVER:
            yield f"seat {seat} has spent cards in the first hunt of a pair"
        if how_many(state.spent[seat]) > MOST_IN_COLUMN:
            yield f"seat {seat} has spent more than {MOST_IN_COLUMN} cards in one hunt"
        if how_many(state.hands[seat]) > HAND:
            yield f"seat {seat} holds more than {HAND} cards"
        chosen = how_many(state.hands[seat]) + how_many(state.packs[seat]) + played
        if state.phase == PLAY and min(chosen, played + ROUNDS - turns_of(state, seat)) > ROUNDS:
            yield f"seat {seat} has played {played} cards after {turns_of(state, seat)} turns"
        if chosen > state.size(seat):
            yield f"seat {seat} has {chosen} cards in this hunt; {state.size(seat)} are chosen"


def turns_of(state: State, seat: int) -> int:
    """How often the seat has been in turn in this hunt."""
    seats = len(state.hands)
    place = (seat - state.first()) % seats
    return min(ROUNDS, (state.turns - place + seats - 1) // seats)


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
    for tile, (name, most) in enumerate(
        zip(TILE_NAMES, TILES_OPTION.counts(state.box), strict=True)
    ):
        count = sum(tiles_of(tiles, tile) for tiles in places)
        if count != most:
            yield f"there are {count} tiles {name}, not {most}"
    yield from wrong_supply(state)
    yield from wrong_cylinders(state)


def wrong_supply(state: State) -> Iterator[str]:
    """The bag must hold what the hunts to come lay out."""
    to_come = (HUNTS[len(state.hands)] - state.hunt) * tiles_of_a_hunt(state)
    if tile_count(state.bag) < to_come:
        yield f"{tile_count(state.bag)} tiles in the bag cannot supply {to_come} in later hunts"
    if max(map(tile_count, state.grounds)) > tiles_of_a_hunt(state):
        yield "more tiles lie on a ground than are laid in a hunt"
    if sum(map(tile_count, state.owned)) > state.taken > 0:
        yield "more tiles are owned than were taken"
    for seat, bonus in enumerate(state.bonus):
        if bonus > tiles_of(state.owned[seat], TOMAHAWK):
            yield f"seat {seat} has a bonus for more tomahawks than it owns"


def wrong_cylinders(state: State) -> Iterator[str]:
    for tile in (HORSE, TOTEM):
        counts = [tiles_of(tiles, tile) for tiles in state.owned]
        holder = state.holder(tile)
        if holder == NOBODY and any(counts):
            yield f"somebody with a {TILE_NAMES[tile]} must hold its cylinder"
        elif holder != NOBODY and (counts[holder] == 0 or counts[holder] < max(counts)):
            yield f"seat {holder} holds the cylinder without most {TILE_NAMES[tile]} tiles"
    if max(state.latest) > state.taken:
        yield "a tile was taken later than the last one"


def tiles_of_a_hunt(state: State) -> int:
    first = len(state.hands) * GROUNDS
    return sum(LAID[first : first + GROUNDS])


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
    if state.phase == OVER:
        yield from wrong_ending(state)
    if state.clears and state.phase != SELECT:
        yield "picks are put back only while cards are chosen"
    if state.phase == SELECT:
        yield from wrong_choice(state)
    elif state.ready != BIT[seats] - 1:
        yield "everybody has chosen cards before they are played"


def wrong_ending(state: State) -> Iterator[str]:
    if state.hunt != HUNTS[len(state.hands)]:
        yield f"the match cannot have ended in hunt {state.hunt}"
    if any(state.hands) or any(state.packs) or any(state.columns) or any(state.grounds):
        yield "cards and tiles are put away before the match is over"
    if state.outcome != final_outcome(state):
        yield "the outcome does not fit the tiles that everybody owns"


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
    yield from wrong_moment(state)


def wrong_moment(state: State) -> Iterator[str]:
    """What belongs to one phase is there in no other."""
    if state.owing and state.phase != PENALTY:
        yield "tiles are owed only at the penalty"
    if state.phase != TAKE and (state.left or state.ground or state.share != HERO_SHARE):
        yield "a share is left only while tiles are taken"
    last = ROUNDS * len(state.hands)
    if state.phase in (EXTRA, MOVE, PENALTY, TAKE) and state.turns != last:
        yield f"{state.turns} turns are over, but cards are played for {last}"
