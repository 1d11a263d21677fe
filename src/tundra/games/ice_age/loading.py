"""Positions from data: what is left out is filled in from the box, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tundra.core.reading import bounded, load_position, one_each, one_of, outcome_of, seat_of
from tundra.core.rng import load_rng
from tundra.games.ice_age.box import SEATS
from tundra.games.ice_age.checks import check, glaciers_laid, mammoths_in_play, stones_in_play
from tundra.games.ice_age.guess import packed_tokens
from tundra.games.ice_age.pieces import (
    BIT,
    CARD_NAMES,
    CARDS_OPTION,
    CLUBS,
    DARK,
    FIRE_COUNT,
    FIRE_VALUES,
    FIRST_OF,
    HUNTERS,
    LIGHT,
    MOST_SEATS,
    NOBODY,
    ONE_CARD,
    OPTION_NAMES,
    REGIONS,
    ROW,
    colour_of,
    whole_deck,
)
from tundra.games.ice_age.position import Arrived, Pile, Position, Question, dump
from tundra.games.ice_age.questions import (
    KIND_NAMES,
    OWNER,
    PICK,
    PICKS,
    PLAY,
    STARTED,
    ask,
)
from tundra.games.ice_age.state import State, empty_state

MOST_ARRIVED = 4
HUNTER_ROWS = ("plain", "clubbed")
"""What a position calls the hunters of each form."""


def load(data: Mapping[str, Any]) -> State:
    """The position this data describes; BadPosition says what is wrong with it."""
    return load_position(data, Position, build, check, dump)


def build(position: Position) -> State:
    seats = len(position.stones)
    if seats not in SEATS:
        raise ValueError(f"{seats} seats; Ice Age is for {SEATS[0]} to {SEATS[-1]}")
    state = empty_state(load_rng(position.rng), seats)
    state.rounds = bounded(position.rounds, "rounds", 4)
    state.mammoth_from_board = position.mammoth_from_board
    state.box = CARDS_OPTION.parse(position.box)
    state.first = seat_of(position.first, seats)
    state.active = seat_of(position.active, seats)
    state.is_ending = position.ending
    build_land(state, position)
    first_round = max(1, glaciers_laid(state) + 1)
    state.round = bounded(first_round if position.round is None else position.round, "round", 4)
    build_stocks(state, position)
    build_fire(state, position)
    build_cards(state, position)
    state.effect = index_or_nobody(CARD_NAMES, position.effect, "effect")
    state.option = index_or_nobody(OPTION_NAMES, position.option, "option")
    state.cult = index_or_nobody(CARD_NAMES, position.cult, "cult")
    state.arrived = packed_arrivals(position.arrived, seats)
    state.outcome = outcome_of(position.outcome, seats)
    if position.questions is not None:
        state.questions = [question_of(question, seats) for question in position.questions]
    elif state.outcome is None:
        state.questions = [ask(PLAY, state.active, 0, 0)]
    return state


# The land


def build_land(state: State, position: Position) -> None:
    seats = len(state.supply)
    nothing = [[0] * seats for _ in range(REGIONS)]
    for form, rows in enumerate((position.plain, position.clubbed or nothing)):
        for region, row in enumerate(one_each(rows, REGIONS, HUNTER_ROWS[form])):
            for seat, count in enumerate(one_each(row, seats, HUNTER_ROWS[form])):
                state.hunters[region * ROW + 2 * seat + form] = bounded(count, "hunters", HUNTERS)
    for region in position.covered:
        state.open &= ~BIT[region_number(region)]
    beasts = one_each(position.mammoths or [0] * REGIONS, REGIONS, "mammoths")
    state.mammoths[:] = [bounded(count, "mammoths", 6) for count in beasts]


def build_stocks(state: State, position: Position) -> None:
    seats = len(state.supply)
    none = [0] * seats
    state.stones[:] = [bounded(n, "stones", 50) for n in position.stones]
    state.clubs[:] = [
        bounded(n, "clubs", CLUBS) for n in one_each(position.clubs or none, seats, "clubs")
    ]
    state.scores[:] = [
        bounded(n, "scores", 9999) for n in one_each(position.scores or none, seats, "scores")
    ]
    standing = [sum(hunters_of(state, seat)) for seat in range(seats)]
    supply = [HUNTERS - count for count in standing] if position.supply is None else position.supply
    state.supply[:] = [bounded(n, "supply", HUNTERS) for n in one_each(supply, seats, "supply")]
    state.dark = bounded(position.dark_reserve, "dark_reserve", 50)
    rest = stones_in_play(seats) - state.dark - sum(state.stones)
    state.light = or_rest(position.light_reserve, rest, "light_reserve")
    clubbed = sum(hunters for hunters in state.hunters[1::2])
    rest = CLUBS - clubbed - sum(state.clubs)
    state.clubs_left = or_rest(position.club_supply, rest, "club_supply")
    rest = mammoths_in_play(seats) - sum(state.mammoths)
    state.mammoths_left = or_rest(position.mammoth_supply, rest, "mammoth_supply")


def hunters_of(state: State, seat: int) -> list[int]:
    return state.hunters[2 * seat :: ROW] + state.hunters[2 * seat + 1 :: ROW]


def build_fire(state: State, position: Position) -> None:
    rows = one_each(position.fire or [[] for _ in range(REGIONS)], REGIONS, "fire")
    laid = [value for row in rows for value in row]
    aside = rest_of_the_fire(laid) if position.fire_aside is None else position.fire_aside
    if sorted(laid + aside) != FIRE_VALUES:
        raise ValueError(f"these are not the {FIRE_COUNT} fire tokens of the box")
    state.fires[:] = [packed_tokens(row, 0, len(row)) for row in rows]
    state.fire_aside = packed_tokens(aside, 0, len(aside))
    turned = one_each(position.turned or [[] for _ in range(REGIONS)], REGIONS, "turned")
    rest_of_the_fire([value for row in turned for value in row])
    state.turned[:] = [packed_tokens(row, 0, len(row)) for row in turned]


def rest_of_the_fire(laid: list[int]) -> list[int]:
    rest = list(FIRE_VALUES)
    for value in laid:
        if value not in rest:
            raise ValueError(f"there are not so many fire tokens of value {value}")
        rest.remove(value)
    return rest


# Cards


def build_cards(state: State, position: Position) -> None:
    seats = len(state.supply)
    for seat, names in enumerate(one_each(position.hands, seats, "hands")):
        for colour in (LIGHT, DARK):
            cards = [name for name in names if colour_of(card_number(name)) == colour]
            state.hands[seat * 2 + colour] = packed(state, cards, colour)
    build_pile(state, position.light, LIGHT)
    build_pile(state, position.dark, DARK)
    for seen in position.seen:
        holder, knower = seat_of(seen.holder, seats), seat_of(seen.knower, seats)
        state.seen.append((card_number(seen.card) * 8 + holder) * 8 + knower)


def build_pile(state: State, pile: Pile, colour: int) -> None:
    seats = len(state.supply)
    if pile.top is not None:
        packed(state, [pile.top], colour)
        state.tops[colour] = card_number(pile.top)
    state.below[colour] = packed(state, pile.below, colour)
    packed(state, [under.card for under in pile.under], colour)
    state.under(colour)[:] = [
        card_number(under.card) * MOST_SEATS + seat_of(under.seat, seats) for under in pile.under
    ]
    if pile.draw is None:
        state.piles[colour] = rest_of_the_deck(state, colour)
    else:
        state.piles[colour] = packed(state, pile.draw, colour)


def packed(state: State, names: list[str], colour: int) -> int:
    """Cards by name as packed counts; no more of a kind than the box holds, so that nothing overflows."""
    copies = CARDS_OPTION.counts(state.box)
    for name in names:
        card = card_number(name)
        if colour_of(card) != colour:
            raise ValueError(f"{name} does not lie in a pile of this colour")
        if names.count(name) > copies[card]:
            raise ValueError(f"the box holds {copies[card]} {name}, not {names.count(name)}")
    return sum(ONE_CARD[card_number(name)] for name in names)


def rest_of_the_deck(state: State, colour: int) -> int:
    copies = CARDS_OPTION.counts(state.box)
    places = [*state.hands[colour::2], state.below[colour]]
    places += [ONE_CARD[entry // MOST_SEATS] for entry in state.under(colour)]
    if state.tops[colour] != NOBODY:
        places.append(ONE_CARD[state.tops[colour]])
    for card in range(FIRST_OF[colour], FIRST_OF[colour + 1]):
        count = sum(cards // ONE_CARD[card] & 7 for cards in places)
        if count > copies[card]:
            raise ValueError(f"there are {count} cards {CARD_NAMES[card]}, not {copies[card]}")
    return whole_deck(copies)[colour] - sum(places)


def card_number(name: str) -> int:
    return one_of(CARD_NAMES, name, "card")


# Questions


def question_of(question: Question, seats: int) -> int:
    kind = one_of(KIND_NAMES, question.kind, "question")
    zone = 0
    for region in question.zone:
        zone |= BIT[region_number(region)]
    left = bounded(question.left, "left", 7)
    asked = ask(kind, seat_of(question.seat, seats), left, zone)
    for owner, count in enumerate(
        one_each(question.owners or [0] * MOST_SEATS, MOST_SEATS, "owners")
    ):
        asked += bounded(count, "owners", 3) * OWNER[owner]
    asked += bounded(question.pick, "pick", PICKS - 1) * PICK
    return asked + STARTED if question.started else asked


def packed_arrivals(arrivals: list[Arrived], seats: int) -> int:
    if len(arrivals) > MOST_ARRIVED:
        raise ValueError(f"no card moves more than {MOST_ARRIVED} hunters")
    arrived = 0
    for hunter in arrivals:
        place = region_number(hunter.region) * ROW + 2 * seat_of(hunter.owner, seats)
        arrived = arrived * 256 + place + hunter.clubbed + 1
    return arrived


# Small parts


def or_rest(value: int | None, rest: int, name: str) -> int:
    """What was named, or what the box has left."""
    return bounded(rest if value is None else value, name, 50)


def region_number(value: int) -> int:
    if not 1 <= value <= REGIONS:
        raise ValueError(f"there is no region {value}")
    return value - 1


def index_or_nobody(names: list[str], name: str | None, what: str) -> int:
    return NOBODY if name is None else one_of(names, name, what)
