"""Why a card cannot be played, discarded or drawn."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.ice_age.actions import (
    COPIES_OF_CULT,
    COPY_DARK,
    COPY_LIGHT,
    COPY_MAMMOTH,
    PLAY_BLANK,
    PLAY_CARD,
    PLAY_CULT,
    PLAY_MAMMOTH,
)
from tundra.games.ice_age.moves import has_cards
from tundra.games.ice_age.pieces import (
    CARD_NAMES,
    COLOURS,
    COST,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    FIRST_DARK,
    LIGHT,
    MAMMOTH_CARD,
    NOBODY,
    OPTION_COST,
    colour_of,
    holds,
)
from tundra.games.ice_age.refusing import no
from tundra.games.ice_age.state import State

NO_OPTION = ("no_mammoth_supply", "no_mammoth_step", "no_mammoth")


def why_not_play(state: State, seat: int, number: int) -> Refusal:
    action = number + PLAY_CARD
    if action >= PLAY_BLANK:
        cult = CULT_DARK if action > PLAY_BLANK else CULT_LIGHT
        return missing(state, seat, cult) or no("3.5", "may_play")
    if action >= PLAY_CULT:
        colour, copy = divmod(action - PLAY_CULT, COPIES_OF_CULT)
        cult = CULT_DARK if colour else CULT_LIGHT
        return missing(state, seat, cult) or why_not_copy(state, seat, copy)
    if action >= PLAY_MAMMOTH:
        option = action - PLAY_MAMMOTH
        return missing(state, seat, MAMMOTH_CARD) or why_no_option(state, seat, option)
    return missing(state, seat, number) or why_not_pay(state, seat, number)


def missing(state: State, seat: int, card: int) -> Refusal | None:
    """The card is not in the hand."""
    if holds(state.hands[seat * 2 + colour_of(card)], card):
        return None
    return no("3.1", "no_card", card=CARD_NAMES[card])


def why_not_pay(state: State, seat: int, card: int) -> Refusal:
    """Rule 3.2 for light cards, rule 3.4 for dark ones."""
    stones, name = state.stones[seat], CARD_NAMES[card]
    if card >= FIRST_DARK:
        return no("3.4", "eight_stones", card=name, stones=stones)
    return no("3.2", "too_dear", card=name, cost=COST[card], stones=stones)


def why_no_option(state: State, seat: int, option: int) -> Refusal:
    cost, stones = OPTION_COST[option], state.stones[seat]
    if cost > stones:
        return no("3.2", "too_dear", card=CARD_NAMES[MAMMOTH_CARD], cost=cost, stones=stones)
    return no("5.6", NO_OPTION[option])


def why_not_copy(state: State, seat: int, copy: int) -> Refusal:
    """Rule 3.6."""
    colour = DARK if copy == COPY_DARK else LIGHT
    top = state.tops[colour]
    if top == NOBODY:
        return no("3.6", "no_top", colour=COLOURS[colour])
    if colour == DARK:
        return why_not_pay(state, seat, top)
    if copy == COPY_LIGHT:
        return no("5.6", "needs_option") if top == MAMMOTH_CARD else why_not_pay(state, seat, top)
    if top != MAMMOTH_CARD:
        return no("3.6", "top_is_not_mammoth", card=CARD_NAMES[top])
    return why_no_option(state, seat, copy - COPY_MAMMOTH)


def why_not_drop(_state: State, _seat: int, card: int) -> Refusal:
    return no("3.7", "no_card", card=CARD_NAMES[card])


def why_not_draw(state: State, _seat: int, colour: int) -> Refusal:
    if not has_cards(state, colour):
        return no("3.9", "pile_empty", colour=COLOURS[colour])
    return no("3.8", "five_of_a_colour", colour=COLOURS[colour])
