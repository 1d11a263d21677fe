"""Reads a dumped position, and says in one line what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tundra.core.game import BadPosition
from tundra.core.printable import one_line, quoted
from tundra.core.reading import bounded, load_position, one_each, one_of, outcome_of, seat_of
from tundra.core.rng import load_rng
from tundra.games.mammoth_valley.atlas import BOARDS, load_board
from tundra.games.mammoth_valley.beasts import TAMED, species_of
from tundra.games.mammoth_valley.checks import check
from tundra.games.mammoth_valley.choices import Choices
from tundra.games.mammoth_valley.decks import EVENT_CARDS, TRICK_CARDS, TRICK_TEXTS
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    CROP_NAMES,
    EFFECT_NAMES,
    HEX_NAMES,
    HEXES,
    IN_DISCARD,
    KINDS,
    LAKE_BIT,
    MARKER_NAMES,
    MOST_SEATS,
    NOBODY,
    PHASE_NAMES,
    SEASON_NAMES,
    SPECIES_NAMES,
    STATUS_NAMES,
    TOKENS,
    WOLF,
)
from tundra.games.mammoth_valley.play import options, run
from tundra.games.mammoth_valley.position import (
    BAG,
    CHOICE_NAMES,
    EVENT_PLACES,
    TAME_PLACE,
    HexRow,
    Position,
    dump,
)
from tundra.games.mammoth_valley.stack import FRAME
from tundra.games.mammoth_valley.state import DICE, State, empty_state
from tundra.games.mammoth_valley.turns import begin_phase

T = TypeVar("T")
MOST = 1000
"""No number of a position is larger, but for those on the stack."""


def load(data: Mapping[str, Any]) -> State:
    """The position this data describes; BadPosition says what is wrong with it."""
    try:
        state = load_position(data, Position, build, check, dump)
        ask_again(state, data.get("stack") is not None)
    except BadPosition:
        raise
    except (ValueError, IndexError, KeyError, OverflowError) as error:
        raise BadPosition(one_line(f"no such position: {error}")) from None
    return state


def ask_again(state: State, has_stack: bool) -> None:
    """Without a stack the phase begins; with one, whoever was asked is asked again."""
    if state.outcome is not None:
        return
    if not has_stack:
        if state.mover != NOBODY or any(state.one) or any(state.done) or any(state.used):
            raise ValueError("nobody has moved when a phase begins")
        begin_phase(state, state.phase)
        state.asked = NOBODY
        run(state, None)
    elif state.asked == NOBODY:
        raise ValueError("nobody is asked, and yet the match is not over")
    else:
        state.legal = options(state)
        if not state.legal:
            raise ValueError("nothing can be answered to what is asked")


def build(position: Position) -> State:
    seats = position.seats
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats; Mammoth Valley is for 2 to {MOST_SEATS}")
    if position.board not in BOARDS:
        raise ValueError(f"no board is called {quoted(position.board)}")
    board, choices = load_board(position.board), build_choices(position.choices, seats)
    rng = load_rng(position.rng)
    state = empty_state(rng, board, choices, seats, TRICK_CARDS, EVENT_CARDS)
    build_tribes(state, position)
    for name, row in position.hexes.items():
        build_hex(state, hex_of(name), row)
    state.neutral = [hex_or_nobody(name) for name in position.neutral]
    build_tokens(state, position.tokens)
    build_cards(state, position)
    build_clock(state, position)
    build_course(state, position)
    state.outcome = outcome_of(position.outcome, seats)
    return state


def build_choices(given: dict[str, int], seats: int) -> Choices:
    choices = Choices(False, 5 if seats == 2 else 4, 4 if seats >= 5 else 5)
    for name, value in given.items():
        if name not in CHOICE_NAMES:
            raise ValueError(f"no choice is called {quoted(name)}")
        usual = getattr(choices, name)
        setattr(
            choices, name, bool(value) if isinstance(usual, bool) else bounded(value, name, MOST)
        )
    return choices


# Numbers and names


def hex_of(name: str) -> int:
    return one_of(HEX_NAMES, name, "hex")


def hex_or_nobody(name: str | None) -> int:
    return NOBODY if name is None else hex_of(name)


def number_or_nobody(number: int | None, what: str, most: int) -> int:
    return NOBODY if number is None else bounded(number, what, most)


def for_each(items: Sequence[T] | None, usual: T, count: int, what: str) -> list[T]:
    """One for every seat, card or place; what is left out is as usual."""
    return [usual] * count if items is None else one_each(items, count, what)


# Parts


def build_tribes(state: State, position: Position) -> None:
    seats = state.seats
    state.food = [
        bounded(food, "food", 10**6) for food in for_each(position.food, 12, seats, "food")
    ]
    state.has_fire = [int(fire) for fire in for_each(position.fire, False, seats, "fire")]
    state.announced = [
        int(said) for said in for_each(position.announced, False, seats, "announced")
    ]
    names = for_each(position.status, STATUS_NAMES[0], seats, "status")
    state.status = [one_of(STATUS_NAMES, name, "status") for name in names]
    state.returns = [
        bounded(count, "returns", MOST) for count in for_each(position.returns, 0, seats, "returns")
    ]
    state.gone = [bounded(turn, "gone", MOST) for turn in for_each(position.gone, 0, seats, "gone")]


def build_hex(state: State, h: int, row: HexRow) -> None:
    state.camp[h] = number_or_nobody(row.camp, "camp", state.seats - 1)
    if row.crop is not None:
        state.crop[h] = one_of(CROP_NAMES, row.crop, "crop")
    if row.marker is not None:
        state.marker[h] = one_of(MARKER_NAMES, row.marker, "marker")
    state.palisade[h] = int(row.palisade)
    for group in row.people:
        seat, *numbers = group
        seat_of(seat, state.seats)
        for kind, number in enumerate(numbers[:KINDS]):
            state.people[seat * BLOCK + kind * HEXES + h] = bounded(number, "people", 20)
    for name, number in row.animals.items():
        species = one_of(SPECIES_NAMES, name, "animals")
        state.herd[species * HEXES + h] = bounded(number, name, TOKENS)
        state.beasts[h] += number


def build_tokens(state: State, tokens: list[str] | None) -> None:
    """If nobody says which token is where, the first free ones are taken."""
    if tokens is not None:
        state.where = [token_place(name) for name in one_each(tokens, TOKENS, "tokens")]
        return
    for place, number in enumerate(state.herd):
        take_tokens(state, place // HEXES, place % HEXES, number)
    for seat in range(state.seats):
        start = seat * BLOCK + (KINDS - 1) * HEXES
        take_tokens(state, WOLF, TAMED, sum(state.people[start : start + HEXES]))


def take_tokens(state: State, species: int, h: int, number: int) -> None:
    free = [
        token
        for token in range(TOKENS)
        if species_of(token) == species and state.where[token] == NOBODY
    ]
    if len(free) < number:
        raise ValueError(f"there are not so many animals: {SPECIES_NAMES[species]}")
    for token in free[:number]:
        state.where[token] = h


def token_place(name: str) -> int:
    if name == BAG:
        return NOBODY
    return TAMED if name == TAME_PLACE else hex_of(name)


def build_cards(state: State, position: Position) -> None:
    empty: list[str] = []
    for seat, cards in enumerate(for_each(position.hands, empty, state.seats, "hands")):
        for name in cards:
            place_trick(state, one_of(TRICK_TEXTS, name, "trick"), seat)
    state.known = [
        bounded(mask, "known", 63) for mask in for_each(position.known, 0, TRICK_CARDS, "known")
    ]
    for name in position.trick_discards:
        card = one_of(TRICK_TEXTS, name, "trick")
        place_trick(state, card, IN_DISCARD)
        state.trick_discards.append(card)
    places = {name: place for place, name in EVENT_PLACES.items()}
    names = for_each(position.event_places, "deck", EVENT_CARDS, "event_places")
    state.event_place = [places[names[card]] for card in range(EVENT_CARDS)]
    state.event_discards = [
        bounded(card, "event_discards", EVENT_CARDS - 1) for card in position.event_discards
    ]
    state.seen_event = [
        number_or_nobody(card, "seen_event", EVENT_CARDS - 1) for card in position.seen_event
    ]
    state.event_knowers = [bounded(mask, "event_knowers", 63) for mask in position.event_knowers]


def place_trick(state: State, card: int, where: int) -> None:
    if state.holder[card] != NOBODY:
        raise ValueError(f"there is only one {TRICK_TEXTS[card]}")
    state.holder[card] = where


def build_clock(state: State, position: Position) -> None:
    state.year = bounded(position.year, "year", MOST)
    state.turn = bounded(position.turn, "turn", MOST)
    state.season = one_of(SEASON_NAMES, position.season, "season")
    state.season_length = bounded(position.season_length, "season_length", 9)
    state.game_turn = bounded(position.game_turn, "game_turn", MOST)
    state.phase = one_of(PHASE_NAMES, position.phase, "phase")
    state.first = bounded(position.first, "first", state.seats - 1)
    state.cap = bounded(position.cap, "cap", 2)
    state.snowed, state.no_arrivals = position.snowed, position.no_arrivals
    if position.sick_species is not None:
        state.sick_species = one_of(SPECIES_NAMES, position.sick_species, "animals")
    state.cold_snap, state.drought = position.cold_snap, position.drought
    state.direction = number_or_nobody(position.direction, "direction", 5)
    state.lean, state.rains = position.lean, position.rains
    for name in position.frozen:
        rivers = state.board.river_names
        state.frozen |= LAKE_BIT if name == "lake" else 1 << one_of(rivers, name, "frozen")
    state.event = number_or_nobody(position.event, "event", EVENT_CARDS - 1)


def build_course(state: State, position: Position) -> None:
    state.mover = number_or_nobody(position.mover, "mover", state.seats - 1)
    state.battle_hex = hex_or_nobody(position.battle_hex)
    for name, seat, h, value in position.effects:
        bounded(seat, "effects", state.seats - 1, NOBODY)
        bounded(h, "effects", HEXES, NOBODY)
        state.effects += [one_of(EFFECT_NAMES, name, "effects"), seat, h, value]
    state.trampled = [bounded(entry, "trampled", HEXES * 8) for entry in position.trampled]
    state.dice = [bounded(die, "dice", 6) for die in for_each(position.dice, 0, DICE, "dice")]
    state.one = [bounded(number, "one", 20) for number in for_each(position.one, 0, BLOCK, "one")]
    state.done = [
        bounded(number, "done", 20) for number in for_each(position.done, 0, BLOCK, "done")
    ]
    state.used = [
        bounded(number, "used", 20) for number in for_each(position.used, 0, BLOCK, "used")
    ]
    for frame in position.stack or []:
        state.stack += one_each(frame, FRAME, "stack")
    state.asked = number_or_nobody(position.asked, "asked", state.seats - 1)
