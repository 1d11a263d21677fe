"""Why not: the rule behind every action that is not legal here."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.big_manitou.column import ground_of
from tundra.games.big_manitou.moves import (
    CLEAR,
    DISCARD,
    DONE,
    MOVE_HUNTER,
    PASS,
    PLAY_CARD,
    SKIP,
    TAKE_TILE,
    lowest_pick,
)
from tundra.games.big_manitou.pieces import (
    CARD_NAMES,
    GROUNDS,
    NOBODY,
    TILE_NAMES,
    copies_in,
    how_many,
    tiles_of,
)
from tundra.games.big_manitou.state import EXTRA, MOVE, OVER, PENALTY, PLAY, SELECT, TAKE, State

RULES = {SELECT: "3.2", PLAY: "4.1", EXTRA: "5.1", MOVE: "5.2", PENALTY: "5.3", TAKE: "5.7"}
"""The rule of what is asked in each phase."""


def explain(state: State, seat: int, action: int) -> Refusal:
    if state.phase == OVER:
        return no("6.3", "over")
    if state.phase == SELECT and state.is_ready(seat):
        return no("3.4", "chosen")
    if state.phase != SELECT and seat != state.active:
        return no(RULES[state.phase], "not_your_turn")
    if state.phase not in phases_of(action):
        return no(RULES[state.phase], "not_now")
    if state.phase == SELECT:
        return why_not_choose(state, seat, action)
    if state.phase == MOVE:
        return why_not_move(state, seat, *divmod(action - MOVE_HUNTER, GROUNDS))
    if state.phase == PENALTY:
        return why_not_discard(state, seat, action - DISCARD)
    if state.phase == TAKE:
        tile = TILE_NAMES[action - TAKE_TILE]
        return no("5.7", "not_on_ground", tile=tile, ground=state.ground + 1)
    return why_not_play(state, seat, action)


def no(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(rule, f"big_manitou.refusal.{key}", params)


def phases_of(action: int) -> tuple[int, ...]:
    """When such an action can be asked for at all."""
    if action <= CLEAR:
        return (SELECT,)
    if action == SKIP:
        return (PLAY,)
    if action == PASS:
        return (EXTRA, MOVE)
    if action < MOVE_HUNTER:
        return (PLAY, EXTRA)
    if action < DISCARD:
        return (MOVE,)
    return (PENALTY,) if action < TAKE_TILE else (TAKE,)


def why_not_choose(state: State, seat: int, action: int) -> Refusal:
    chosen = state.packs[seat]
    missing = state.size(seat) - how_many(chosen)
    if action == DONE:
        return no("3.3", "not_enough", count=missing)
    if action == CLEAR:
        return no("3.4", "nothing_picked") if not chosen else no("3.4", "cleared_often")
    if missing == 0:
        return no("3.3", "full", count=state.size(seat))
    card = CARD_NAMES[action]
    if not copies_in(state.asides[seat], action):
        if copies_in(chosen, action):
            return no("3.4", "picked_already", card=card)
        return no("3.7", "not_in_pool", card=card)
    if chosen and action < lowest_pick(chosen):
        return no("3.4", "order", card=card)
    return no("3.4", "too_few_left", card=card)


def why_not_play(state: State, seat: int, action: int) -> Refusal:
    if action == SKIP:
        return no("4.7", "may_play")
    card, ground = divmod(action - PLAY_CARD, GROUNDS)
    if not copies_in(state.hands[seat], card):
        return no("4.1", "no_card", card=CARD_NAMES[card])
    return no("4.3", "two_heroes", ground=ground + 1)


def why_not_move(state: State, seat: int, card: int, ground: int) -> Refusal:
    if ground_of(state.columns, seat, card) == NOBODY:
        return no("5.2", "no_hunter", card=CARD_NAMES[card])
    return no("5.2", "same_ground", card=CARD_NAMES[card], ground=ground + 1)


def why_not_discard(state: State, seat: int, tile: int) -> Refusal:
    if not tiles_of(state.owned[seat], tile):
        return no("5.3", "no_tile", tile=TILE_NAMES[tile])
    return no("5.3", "bison_or_tipi")
