"""How a hunt begins and ends: tiles on the grounds, cards dealt, cards put back, the end of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.core.rng import Rng
from tundra.games.big_manitou.column import all_cards
from tundra.games.big_manitou.pieces import (
    BIT,
    CARDS,
    GROUNDS,
    HAND,
    HUNTS,
    LAID,
    NOBODY,
    ONE_CARD,
    ONE_TILE,
    TOMAHAWK,
    copies_in,
    how_many,
    tile_count,
    tiles_of,
)
from tundra.games.big_manitou.scoring import final_outcome, points_table
from tundra.games.big_manitou.state import OVER, PLAY, SELECT, State
from tundra.games.big_manitou.words import card_list, tile_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_hunt(state: State, told: list[Event] | None) -> None:
    """Rules 3.1 to 3.5."""
    seats: i64 = len(state.hands)
    for ground in range(GROUNDS):
        lay_tiles(state, ground, LAID[seats * GROUNDS + ground])
    for seat in range(seats):
        state.bonus[seat] = tiles_of(state.owned[seat], TOMAHAWK)
    state.phase = SELECT
    state.active = NOBODY
    state.ready = 0
    state.clears = 0
    state.turns = 0
    state.only_heroes = 0
    state.some_hunter = 0
    if told is not None:
        tell_hunt(state, told)
    if state.is_random:
        choose_by_lot(state, told)


def tell_hunt(state: State, told: list[Event]) -> None:
    facts = {
        "hunt": state.hunt,
        "dealer": state.dealer,
        "first": state.first(),
        "tiles": [tile_list(tiles) for tiles in state.grounds],
        "sizes": [state.size(seat) for seat in range(len(state.hands))],
        "fresh": is_first_of_a_pair(state.hunt),
    }
    told.append(Event("hunt", None, facts))


def is_first_of_a_pair(hunt: int) -> bool:
    """Rule 3.7: hunts 1 and 2 belong together, and 3 and 4."""
    return hunt % 2 == 1


def lay_tiles(state: State, ground: i64, count: i64) -> None:
    left: i64 = tile_count(state.bag)
    for _ in range(count):
        place: i64 = state.rng.below(left)
        tile: i64 = 0
        while place >= tiles_of(state.bag, tile):
            place -= tiles_of(state.bag, tile)
            tile += 1
        one: i64 = ONE_TILE[tile]
        state.bag -= one
        state.grounds[ground] += one
        left -= 1


def choose_by_lot(state: State, told: list[Event] | None) -> None:
    """Rule 3.5: chance chooses, and only the owner sees what."""
    for seat in range(len(state.hands)):
        chosen = some_cards(state.rng, state.asides[seat], state.size(seat))
        state.asides[seat] -= chosen
        state.packs[seat] = chosen
        state.ready |= BIT[seat]
        if told is not None:
            facts = {"count": how_many(chosen)}
            told.append(Event("assigned", seat, facts, {"cards": card_list(chosen)}))
    begin_play(state, told)


def begin_play(state: State, told: list[Event] | None) -> None:
    """Rule 3.6: in the order of seats, so that it does not matter who chose last."""
    for seat in range(len(state.hands)):
        hand = some_cards(state.rng, state.packs[seat], HAND)
        state.packs[seat] -= hand
        state.hands[seat] = hand
        if told is not None:
            told.append(Event("drew", seat, {"count": HAND}, {"cards": card_list(hand)}))
    state.phase = PLAY
    state.clears = 0
    state.active = state.first()
    if told is not None:
        told.append(Event("turn", state.active, {"round": 1}))


def some_cards(rng: Rng, cards: i64, count: i64) -> i64:
    """So many of these cards, at random: each as likely as there are cards of its kind."""
    taken: i64 = 0
    left: i64 = how_many(cards)
    for _ in range(count):
        place: i64 = rng.below(left)
        card: i64 = 0
        while card < CARDS:
            copies: i64 = copies_in(cards, card)
            if place < copies:
                break
            place -= copies
            card += 1
        one: i64 = ONE_CARD[card]
        cards -= one
        taken += one
        left -= 1
    return taken


def end_hunt(state: State, told: list[Event] | None) -> None:
    """Rule 5.10, D37: what was not played goes back to the pool; after the second hunt of a pair, everything."""
    recovered = not is_first_of_a_pair(state.hunt)
    for seat in range(len(state.hands)):
        pick_up(state, seat)
        if recovered:
            state.asides[seat] += state.spent[seat]
            state.spent[seat] = 0
    if told is not None:
        told.append(Event("hunt_over", None, {"hunt": state.hunt, "recovered": recovered}))
    seats: i64 = len(state.hands)
    if state.hunt == HUNTS[seats]:
        end_match(state, told)
        return
    state.hunt += 1
    state.dealer = (state.dealer + 1) % seats
    begin_hunt(state, told)


def pick_up(state: State, seat: i64) -> None:
    state.asides[seat] += state.hands[seat] + state.packs[seat]
    state.hands[seat] = 0
    state.packs[seat] = 0
    for ground in range(GROUNDS):
        place: i64 = seat * GROUNDS + ground
        state.spent[seat] += all_cards(state.columns[place])
        state.columns[place] = 0


def end_match(state: State, told: list[Event] | None) -> None:
    """Rules 6.1 to 6.3."""
    state.outcome = final_outcome(state)
    state.phase = OVER
    state.active = NOBODY
    if told is not None:
        facts = {
            "reason": state.outcome.reason,
            "places": list(state.outcome.places),
            "table": points_table(state),
        }
        told.append(Event("ended", None, facts))
