"""Reads a dumped position, and says in one line what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tundra.core.reading import bounded, load_position, one_each, one_of, outcome_of, seat_of
from tundra.core.rng import load_rng
from tundra.games.big_manitou.aftermath import next_payer
from tundra.games.big_manitou.box import SEATS
from tundra.games.big_manitou.checks import MOST_IN_COLUMN, check
from tundra.games.big_manitou.column import FALL, all_cards, laid_on
from tundra.games.big_manitou.pieces import (
    BIT,
    CARD_NAMES,
    COPIES,
    GROUNDS,
    HERO,
    HORSE,
    MOST_CLEARS,
    NOBODY,
    ONE_CARD,
    ONE_TILE,
    SHARE_NAMES,
    TILE_NAMES,
    TILES_OPTION,
    TOMAHAWK,
    TOTEM,
    WHOLE_DECK,
    copies_in,
    packed_counts,
    tiles_of,
)
from tundra.games.big_manitou.position import FALLEN, Position, dump
from tundra.games.big_manitou.scoring import taker
from tundra.games.big_manitou.state import (
    CYLINDERS,
    EXTRA,
    MOVE,
    PENALTY,
    PLAY,
    SELECT,
    TAKE,
    State,
    empty_state,
)
from tundra.games.big_manitou.view import PHASES


def load(data: Mapping[str, Any]) -> State:
    """The position this data describes; BadPosition says what is wrong with it."""
    return load_position(data, Position, build, check, dump)


def build(position: Position) -> State:
    seats = len(position.owned)
    if seats not in SEATS:
        raise ValueError(f"{seats} seats; Big Manitou is for {SEATS[0]} to {SEATS[-1]}")
    state = empty_state(load_rng(position.rng), seats)
    state.hunt = bounded(position.hunt, "hunt", 9)
    state.dealer = seat_of(position.dealer, seats)
    state.phase = one_of(PHASES, position.phase, "phase")
    state.turns = bounded(position.turns, "turns", 99)
    state.is_random = position.random_selection
    state.by_the_letter = position.by_the_letter
    state.box = TILES_OPTION.parse(position.box)
    build_cards(state, position)
    build_tiles(state, position)
    build_cylinders(state, position)
    everybody = [] if state.phase == SELECT else list(range(seats))
    state.ready = seat_bits(everybody if position.ready is None else position.ready, seats)
    clears = one_each(position.clears or [0] * seats, seats, "clears")
    for seat, count in enumerate(clears):
        state.clears += bounded(count, "clears", MOST_CLEARS) * ONE_CARD[seat]
    state.only_heroes = seat_bits(position.only_heroes, seats)
    state.some_hunter = seat_bits(position.some_hunter, seats)
    state.owing = seat_bits(position.owing, seats)
    state.ground = bounded(position.ground, "ground", GROUNDS) - 1
    state.share = one_of(SHARE_NAMES, position.share, "share")
    state.left = bounded(position.left, "left", 60)
    if state.ground < 0:
        raise ValueError(f"ground must lie between 1 and {GROUNDS}")
    state.outcome = outcome_of(position.outcome, seats)
    state.active = asked(state)
    return state


def asked(state: State) -> int:
    """Whoever must be asked in this phase; NOBODY where no single seat is."""
    if state.phase == PLAY:
        return (state.first() + state.turns) % len(state.hands)
    if state.phase == EXTRA:
        return state.holder(TOTEM)
    if state.phase == MOVE:
        return state.holder(HORSE)
    if state.phase == PENALTY:
        return next_payer(state)
    return taker(state, state.ground, state.share) if state.phase == TAKE else NOBODY


# Cards


def build_cards(state: State, position: Position) -> None:
    seats = len(state.hands)
    nothing: list[list[str]] = [[] for _ in range(seats)]
    state.hands[:] = [packed(cards) for cards in one_each(position.hands, seats, "hands")]
    state.packs[:] = [
        packed(cards) for cards in one_each(position.packs or nothing, seats, "packs")
    ]
    state.spent[:] = [
        packed(cards) for cards in one_each(position.spent or nothing, seats, "spent")
    ]
    for seat, grounds in enumerate(one_each(position.columns, seats, "columns")):
        for ground, cards in enumerate(one_each(grounds, GROUNDS, "columns")):
            state.columns[seat * GROUNDS + ground] = column_of(cards)
    if position.asides is None:
        state.asides[:] = [rest_of_the_deck(state, seat) for seat in range(seats)]
    else:
        state.asides[:] = [packed(cards) for cards in one_each(position.asides, seats, "asides")]


def packed(names: list[str]) -> int:
    """Cards by name as packed counts; no more of a kind than a deck holds, so that nothing overflows."""
    for name in names:
        card = one_of(CARD_NAMES, name, "card")
        if names.count(name) > COPIES[card]:
            raise ValueError(f"a deck holds {COPIES[card]} {name}, not {names.count(name)}")
    return sum(ONE_CARD[CARD_NAMES.index(name)] for name in names)


def column_of(texts: list[str]) -> int:
    if len(texts) > MOST_IN_COLUMN:
        raise ValueError(f"nobody has more than {MOST_IN_COLUMN} cards on a ground")
    column = 0
    for text in texts:
        card = one_of(CARD_NAMES, text.removeprefix(FALLEN), "card")
        column = laid_on(column, card)
        if text.startswith(FALLEN):
            if card < HERO:
                raise ValueError(f"{text}: only heroes fall")
            column += FALL[0]
    packed([text.removeprefix(FALLEN) for text in texts])
    return column


def rest_of_the_deck(state: State, seat: int) -> int:
    places = [state.hands[seat], state.packs[seat], state.spent[seat]]
    places += [all_cards(state.columns[seat * GROUNDS + ground]) for ground in range(GROUNDS)]
    for card, most in enumerate(COPIES):
        if sum(copies_in(cards, card) for cards in places) > most:
            raise ValueError(f"seat {seat} has more cards {CARD_NAMES[card]} than a deck holds")
    return WHOLE_DECK - sum(places)


# Tiles


def build_tiles(state: State, position: Position) -> None:
    seats = len(state.hands)
    state.owned[:] = [packed_tiles(tiles) for tiles in one_each(position.owned, seats, "owned")]
    state.grounds[:] = [
        packed_tiles(tiles) for tiles in one_each(position.grounds, GROUNDS, "grounds")
    ]
    state.removed = packed_tiles(position.removed)
    state.bag = rest_of_the_box(state) if position.bag is None else packed_tiles(position.bag)
    state.bonus[:] = [tiles_of(tiles, TOMAHAWK) for tiles in state.owned]
    if position.bonus is not None:
        state.bonus[:] = [bounded(n, "bonus", 60) for n in one_each(position.bonus, seats, "bonus")]


def packed_tiles(names: list[str]) -> int:
    if len(names) > 60:
        raise ValueError(f"{len(names)} tiles in one place; there are 60")
    return sum(ONE_TILE[one_of(TILE_NAMES, name, "tile")] for name in names)


def rest_of_the_box(state: State) -> int:
    places = [*state.owned, *state.grounds, state.removed]
    everything = packed_counts(TILES_OPTION.counts(state.box))
    for tile, name in enumerate(TILE_NAMES):
        if sum(tiles_of(tiles, tile) for tiles in places) > tiles_of(everything, tile):
            raise ValueError(f"there are more tiles {name} than in the box")
    return everything - sum(places)


def build_cylinders(state: State, position: Position) -> None:
    seats = len(state.hands)
    for tile, holder in ((TOTEM, position.totem), (HORSE, position.horse)):
        if holder is not None:
            state.holders[tile - HORSE] = seat_of(holder, seats)
    state.taken = bounded(position.taken, "taken", 60)
    for tile, latest in ((TOTEM, position.latest_totem), (HORSE, position.latest_horse)):
        numbers = one_each(latest or [0] * seats, seats, "latest")
        for seat, number in enumerate(numbers):
            state.latest[seat * CYLINDERS + tile - HORSE] = bounded(number, "latest", 60)


# Small parts


def seat_bits(members: list[int], seats: int) -> int:
    bits = 0
    for seat in members:
        bits |= BIT[seat_of(seat, seats)]
    return bits
