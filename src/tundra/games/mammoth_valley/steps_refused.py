"""Why a tribe may not do this in its movement turn."""

from __future__ import annotations

from tundra.core.game import Refusal
from tundra.games.mammoth_valley.actions import (
    ATTACH,
    BATTLE,
    CARD,
    CLASSES,
    END,
    FIRE_WAYS,
    GO,
    HALT,
    MODES,
    PICK,
    PLAY,
    SETTLE,
    STARVE,
    TAKE_FIRE,
)
from tundra.games.mammoth_valley.camps import FOUNDERS, camps, spare_camps
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammoth_valley.ground import flowing, idle_hands, is_open, opponents
from tundra.games.mammoth_valley.movement import has_road, lowest
from tundra.games.mammoth_valley.pieces import (
    DIRECTIONS,
    FIRE,
    FLOOD,
    HEX_NAMES,
    LAKE,
    NOBODY,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import K_A, K_B, K_C, field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.walking import (
    HUMAN_CLASSES,
    fresh,
    here,
    may_leave,
    members,
    people_in,
)


def no(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(rule, f"mammoth_valley.refusal.{key}", params)


def why_not_move(state: State, seat: int, action: int) -> Refusal:
    if PLAY <= action < ATTACH:
        return why_not_card(state, seat, action - PLAY)
    if ATTACH <= action < CARD:
        return why_not_card(state, seat, (action - ATTACH) // MODES)
    if GO <= action < GO + DIRECTIONS:
        return why_not_step(state, seat, action - GO)
    if PICK <= action < STARVE:
        return why_not_pick(state, seat, *divmod(action - PICK, CLASSES))
    if action in (END, HALT) or field(state, K_A) != NOBODY:
        return no("6.1", "group_waits")
    if SETTLE <= action < BATTLE:
        return why_not_settle(state, seat, action - SETTLE)
    if TAKE_FIRE <= action < PICK:
        return why_not_fire(state, seat, (action - TAKE_FIRE) // FIRE_WAYS)
    return no("5.5", "not_now")


def why_not_card(state: State, seat: int, card: int) -> Refusal:
    if state.holder[card] != seat:
        return no("8.9", "no_card", card=TRICK_TEXTS[card])
    return no("6.7", "not_playable", card=TRICK_TEXTS[card])


def why_not_pick(state: State, seat: int, h: int, kind: int) -> Refusal:
    group = field(state, K_B)
    if field(state, K_C) or field(state, K_A) not in (NOBODY, h):
        return no("6.1", "group_waits")
    if here(state, kind, h) <= members(group, kind):
        return no("6.1", "no_token", hex=HEX_NAMES[h])
    if kind < lowest(group):
        return no("6.1", "order")
    if state.cap == 0:
        return no("5.2", "no_moves")
    if kind >= HUMAN_CLASSES:
        return no("6.1", "wolf_alone")
    if not has_road(state, h):
        return no("6.1", "no_road", hex=HEX_NAMES[h])
    return no("6.2", "pinned", hex=HEX_NAMES[h], count=opponents(state, seat, h))


def why_not_step(state: State, seat: int, d: int) -> Refusal:
    """What bars the way, in the order in which one would notice it."""
    h = field(state, K_A)
    if h == NOBODY:
        return no("6.1", "nothing_picked")
    other = state.board.beside[h * DIRECTIONS + d]
    if other == NOBODY:
        return no("6.1", "board_edge")
    if state.board.terrain[other] == LAKE and not is_open(state, other):
        return no("6.4", "water")
    if state.marker[other] in (FIRE, FLOOD) or state.marker[h] == FLOOD:
        return no("6.1", "marker", hex=HEX_NAMES[other])
    if flowing(state, h, d):
        return no("6.4", "river")
    if people_in(field(state, K_B)) > may_leave(state, seat, h):
        return no("6.2", "pinned", hex=HEX_NAMES[h], count=opponents(state, seat, h))
    return no("6.3", "snow", hex=HEX_NAMES[other])


def why_not_settle(state: State, seat: int, h: int) -> Refusal:
    if state.camp[h] != NOBODY:
        return no("6.5", "settle_camp", hex=HEX_NAMES[h])
    if fresh(state, WARRIOR, h) < 1 or fresh(state, WOMAN, h) < 1:
        return no("6.5", "settle_pair", hex=HEX_NAMES[h])
    if idle_hands(state, seat, h) < FOUNDERS:
        return no("6.5", "settle_opponent", hex=HEX_NAMES[h])
    if spare_camps(state, seat) == 0:
        return no("6.5", "no_camp_left")
    return no("6.5", "settle_ground", hex=HEX_NAMES[h])


def why_not_fire(state: State, seat: int, h: int) -> Refusal:
    if not state.choices.fire:
        return no("6.6", "no_fire_rule")
    if state.has_fire[seat]:
        return no("6.6", "fire_owned")
    if camps(state, seat) == 0:
        return no("6.6", "fire_camp")
    if opponents(state, seat, h) and idle_hands(state, seat, h) < 1:
        return no("6.6", "fire_opponent", hex=HEX_NAMES[h])
    return no("6.6", "fire_source", hex=HEX_NAMES[h])
