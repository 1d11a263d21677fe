"""What may be done: who is asked, which card may be played, and what may be discarded, drawn and covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.ice_age.actions import (
    COPIES_OF_CULT,
    COPY_DARK,
    COPY_LIGHT,
    COPY_MAMMOTH,
    COVER,
    DECLINE,
    DRAW_CARD,
    DROP,
    KEEP,
    NAME,
    PLACE_HUNTER,
    PLAY_BLANK,
    PLAY_CARD,
    PLAY_CULT,
    PLAY_MAMMOTH,
)
from tundra.games.ice_age.pieces import (
    BIT,
    CARDS,
    COST,
    CULT_DARK,
    CULT_LIGHT,
    DARK,
    FIRST_DARK,
    HAND,
    ICE_EDGE,
    LIGHT,
    LIMIT,
    MAMMOTH_CARD,
    NEAR_BITS,
    NOBODY,
    OPTION_COST,
    REGIONS,
    holds,
    how_many,
)
from tundra.games.ice_age.questions import (
    DISCARD,
    DRAW,
    GLACIER,
    MODE,
    PLACEMENT,
    PLAY,
    TARGET,
    kind_of,
    seat_of,
)
from tundra.games.ice_age.reach import effect_actions
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def waiting_for(state: State) -> list[int]:
    """One seat at a time: nothing in Ice Age is decided together."""
    if not state.questions:
        return []
    return [seat_of(state.questions[-1])]


def legal_actions(state: State, seat: i64) -> list[int]:
    if not state.questions:
        return []
    question: i64 = state.questions[-1]
    if seat_of(question) != seat:
        return []
    kind: i64 = kind_of(question)
    if kind >= MODE:
        return effect_actions(state, question)
    if kind == PLAY:
        return plays(state, seat)
    if kind == DISCARD:
        return drops(state, seat)
    if kind == DRAW:
        return draws(state, seat)
    if kind == TARGET:
        return [NAME + other for other in range(len(state.supply)) if other != seat]
    if kind == PLACEMENT:
        return [PLACE_HUNTER + 2 * region for region in range(REGIONS) if state.open & BIT[region]]
    if kind == GLACIER:
        return covers(state)
    return []


# Playing a card (rules 3.1 to 3.6)


def plays(state: State, seat: i64) -> list[int]:
    actions = usual_plays(state, seat)
    if not actions:
        actions = dark_plays(state, seat)
    if not actions:
        actions = blank_plays(state, seat)
    return actions


def usual_plays(state: State, seat: i64) -> list[int]:
    actions: list[int] = []
    stones: i64 = state.stones[seat]
    add_light_plays(state, state.hands[seat * 2], stones, actions)
    cards: i64 = state.hands[seat * 2 + 1]
    if stones < LIMIT:
        add_dark_cards(cards, actions)
    if holds(cards, CULT_DARK):
        add_cult_plays(state, DARK, stones, actions)
    return actions


def add_light_plays(state: State, cards: i64, stones: i64, actions: list[int]) -> None:
    """Rule 3.2: what can be paid."""
    card: i64 = 0
    while card < CULT_LIGHT:
        if cards & 7:
            if card == MAMMOTH_CARD:
                add_mammoth_plays(state, stones, PLAY_MAMMOTH, actions)
            elif COST[card] <= stones:
                actions.append(PLAY_CARD + card)
        cards >>= 3
        card += 1
    if cards:
        add_cult_plays(state, LIGHT, stones, actions)


def add_dark_cards(cards: i64, actions: list[int]) -> None:
    card: i64 = FIRST_DARK
    while card < CULT_DARK:
        if cards & 7:
            actions.append(PLAY_CARD + card)
        cards >>= 3
        card += 1


def add_mammoth_plays(state: State, stones: i64, base: i64, actions: list[int]) -> None:
    """Rule 5.6: each option that can be paid and carried out."""
    for option in range(3):
        if OPTION_COST[option] <= stones and can_use_option(state, option):
            actions.append(base + option)


def can_use_option(state: State, option: i64) -> bool:
    """D10: without a supply no mammoth can be placed, unless one of the board may be."""
    if option == 0 and (state.mammoths_left > 0 or not state.mammoth_from_board):
        return state.mammoths_left > 0
    return any(
        state.mammoths[region] > 0 and (option != 1 or state.open & NEAR_BITS[region] != 0)
        for region in range(REGIONS)
    )


def add_cult_plays(state: State, colour: i64, stones: i64, actions: list[int]) -> None:
    """Rule 3.6: the visible top of either discard pile."""
    base: i64 = PLAY_CULT + colour * COPIES_OF_CULT
    top: i64 = state.tops[LIGHT]
    if top == MAMMOTH_CARD:
        add_mammoth_plays(state, stones, base + COPY_MAMMOTH, actions)
    elif top != NOBODY and COST[top] <= stones:
        actions.append(base + COPY_LIGHT)
    if state.tops[DARK] != NOBODY and stones < LIMIT:
        actions.append(base + COPY_DARK)


def dark_plays(state: State, seat: i64) -> list[int]:
    """Rule 3.5: with nothing else to play, dark cards in spite of the stones."""
    actions: list[int] = []
    add_dark_cards(state.hands[seat * 2 + 1], actions)
    if state.tops[DARK] != NOBODY:
        for colour in (LIGHT, DARK):
            if holds_cult(state, seat, colour):
                actions.append(PLAY_CULT + colour * COPIES_OF_CULT + COPY_DARK)
    return actions


def blank_plays(state: State, seat: i64) -> list[int]:
    return [PLAY_BLANK + colour for colour in (LIGHT, DARK) if holds_cult(state, seat, colour)]


def holds_cult(state: State, seat: i64, colour: i64) -> bool:
    return holds(state.hands[seat * 2 + colour], CULT_DARK if colour else CULT_LIGHT)


# Discarding and drawing (rules 3.7 to 3.9)


def drops(state: State, seat: i64) -> list[int]:
    actions: list[int] = []
    cards: i64 = state.hands[seat * 2]
    card: i64 = 0
    while card < FIRST_DARK:
        if cards & 7:
            actions.append(DROP + card)
        cards >>= 3
        card += 1
    cards = state.hands[seat * 2 + 1]
    while card < CARDS:
        if cards & 7:
            actions.append(DROP + card)
        cards >>= 3
        card += 1
    actions.append(KEEP)
    return actions


def draws(state: State, seat: i64) -> list[int]:
    actions: list[int] = []
    for colour in (LIGHT, DARK):
        if has_cards(state, colour) and not is_full_of(state, seat, colour):
            actions.append(DRAW_CARD + colour)
    return actions


def has_cards(state: State, colour: i64) -> bool:
    return state.piles[colour] != 0 or len(state.under(colour)) > 0


def is_full_of(state: State, seat: i64, colour: i64) -> bool:
    """Rule 3.8: one more would make five cards of a colour."""
    return how_many(state.hands[seat * 2 + colour]) == HAND - 1


# The glacier (rule 8.2)


def coverable(state: State) -> i64:
    """The open regions at the ice edge or next to a glacier."""
    reach: i64 = ICE_EDGE
    for region in range(REGIONS):
        if state.open & BIT[region] == 0:
            reach |= NEAR_BITS[region]
    return reach & state.open


def covers(state: State) -> list[int]:
    regions = coverable(state)
    actions = [COVER + region for region in range(REGIONS) if regions & BIT[region]]
    actions.append(DECLINE)
    return actions
