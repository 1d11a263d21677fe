"""Reads a dumped position, and says in one line what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tundra.core.game import BadPosition
from tundra.core.printable import one_line, quoted
from tundra.core.reading import load_position, outcome_of
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
        setattr(choices, name, bool(value) if isinstance(usual, bool) else within(value))
    return choices


# Numbers and names


def within(value: int, most: int = MOST) -> int:
    if not 0 <= value <= most:
        raise ValueError(f"{value} is out of range")
    return value


def sized(items: Sequence[T] | None, size: int, usual: T | None = None) -> list[T]:
    if items is None:
        if usual is None:
            raise ValueError("something is missing")
        return [usual] * size
    if len(items) != size:
        raise ValueError(f"{len(items)} entries where {size} are needed")
    return list(items)


def name_in(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {quoted(name)}")
    return names.index(name)


def hex_of(name: str) -> int:
    return name_in(HEX_NAMES, name)


def hex_or_nobody(name: str | None) -> int:
    return NOBODY if name is None else hex_of(name)


def number_or_nobody(number: int | None, most: int) -> int:
    return NOBODY if number is None else within(number, most)


# Parts


def build_tribes(state: State, position: Position) -> None:
    seats = state.seats
    state.food = [within(food, 10**6) for food in sized(position.food, seats, 12)]
    state.has_fire = [int(fire) for fire in sized(position.fire, seats, False)]
    state.announced = [int(said) for said in sized(position.announced, seats, False)]
    names = sized(position.status, seats, STATUS_NAMES[0])
    state.status = [name_in(STATUS_NAMES, name) for name in names]
    state.returns = [within(count) for count in sized(position.returns, seats, 0)]
    state.gone = [within(turn) for turn in sized(position.gone, seats, 0)]


def build_hex(state: State, h: int, row: HexRow) -> None:
    state.camp[h] = number_or_nobody(row.camp, state.seats - 1)
    if row.crop is not None:
        state.crop[h] = name_in(CROP_NAMES, row.crop)
    if row.marker is not None:
        state.marker[h] = name_in(MARKER_NAMES, row.marker)
    state.palisade[h] = int(row.palisade)
    for group in row.people:
        seat, *numbers = group
        within(seat, state.seats - 1)
        for kind, number in enumerate(numbers[:KINDS]):
            state.people[seat * BLOCK + kind * HEXES + h] = within(number, 20)
    for name, number in row.animals.items():
        species = name_in(SPECIES_NAMES, name)
        state.herd[species * HEXES + h] = within(number, TOKENS)
        state.beasts[h] += number


def build_tokens(state: State, tokens: list[str] | None) -> None:
    """If nobody says which token is where, the first free ones are taken."""
    if tokens is not None:
        state.where = [token_place(name) for name in sized(tokens, TOKENS)]
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
    for seat, cards in enumerate(sized(position.hands, state.seats, empty)):
        for name in cards:
            place_trick(state, name_in(TRICK_TEXTS, name), seat)
    state.known = [within(mask, 63) for mask in sized(position.known, TRICK_CARDS, 0)]
    for name in position.trick_discards:
        card = name_in(TRICK_TEXTS, name)
        place_trick(state, card, IN_DISCARD)
        state.trick_discards.append(card)
    places = {name: place for place, name in EVENT_PLACES.items()}
    names = sized(position.event_places, EVENT_CARDS, "deck")
    state.event_place = [places[names[card]] for card in range(EVENT_CARDS)]
    state.event_discards = [within(card, EVENT_CARDS - 1) for card in position.event_discards]
    state.seen_event = [number_or_nobody(card, EVENT_CARDS - 1) for card in position.seen_event]
    state.event_knowers = [within(mask, 63) for mask in position.event_knowers]


def place_trick(state: State, card: int, where: int) -> None:
    if state.holder[card] != NOBODY:
        raise ValueError(f"there is only one {TRICK_TEXTS[card]}")
    state.holder[card] = where


def build_clock(state: State, position: Position) -> None:
    state.year, state.turn = within(position.year), within(position.turn)
    state.season = name_in(SEASON_NAMES, position.season)
    state.season_length = within(position.season_length, 9)
    state.game_turn = within(position.game_turn)
    state.phase = name_in(PHASE_NAMES, position.phase)
    state.first = within(position.first, state.seats - 1)
    state.cap = within(position.cap, 2)
    state.snowed, state.no_arrivals = position.snowed, position.no_arrivals
    if position.sick_species is not None:
        state.sick_species = name_in(SPECIES_NAMES, position.sick_species)
    state.cold_snap, state.drought = position.cold_snap, position.drought
    state.direction = number_or_nobody(position.direction, 5)
    state.lean, state.rains = position.lean, position.rains
    for name in position.frozen:
        rivers = state.board.river_names
        state.frozen |= LAKE_BIT if name == "lake" else 1 << name_in(rivers, name)
    state.event = number_or_nobody(position.event, EVENT_CARDS - 1)


def build_course(state: State, position: Position) -> None:
    state.mover = number_or_nobody(position.mover, state.seats - 1)
    state.battle_hex = hex_or_nobody(position.battle_hex)
    for name, seat, h, value in position.effects:
        state.effects += [name_in(EFFECT_NAMES, name), seat, h, value]
    state.trampled = [within(entry, HEXES * 8) for entry in position.trampled]
    state.dice = [within(die, 6) for die in sized(position.dice, DICE, 0)]
    state.one = [within(number, 20) for number in sized(position.one, BLOCK, 0)]
    state.done = [within(number, 20) for number in sized(position.done, BLOCK, 0)]
    state.used = [within(number, 20) for number in sized(position.used, BLOCK, 0)]
    for frame in position.stack or []:
        state.stack += sized(frame, FRAME)
    state.asked = number_or_nobody(position.asked, state.seats - 1)
