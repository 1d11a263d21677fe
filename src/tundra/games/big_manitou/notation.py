"""How an action is written down: pick-h3, done, clear, h5-2, skip, pass, move-h5-3, discard-bison1, take-tipi2."""

from __future__ import annotations

from tundra.core.game import BadNotation
from tundra.games.big_manitou.moves import (
    ALL_ACTIONS,
    CLEAR,
    DISCARD,
    DONE,
    MOVE_HUNTER,
    PASS,
    PLAY_CARD,
    SKIP,
    TAKE_TILE,
)
from tundra.games.big_manitou.pieces import CARD_NAMES, GROUNDS, TILE_NAMES

PLAIN = {DONE: "done", CLEAR: "clear", SKIP: "skip", PASS: "pass"}


def spell(action: int) -> str:
    if action < DONE:
        return f"pick-{CARD_NAMES[action]}"
    if action < PLAY_CARD:
        return PLAIN[action]
    if action < MOVE_HUNTER:
        return card_and_ground(action - PLAY_CARD)
    if action < DISCARD:
        return f"move-{card_and_ground(action - MOVE_HUNTER)}"
    if action < TAKE_TILE:
        return f"discard-{TILE_NAMES[action - DISCARD]}"
    return f"take-{TILE_NAMES[action - TAKE_TILE]}"


def card_and_ground(number: int) -> str:
    card, ground = divmod(number, GROUNDS)
    return f"{CARD_NAMES[card]}-{ground + 1}"


TEXTS = {action: spell(action) for action in ALL_ACTIONS}
ACTIONS = {text: action for action, text in TEXTS.items()}


def write(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    try:
        return ACTIONS[text]
    except KeyError:
        raise BadNotation(f"not an action of Big Manitou: {text[:40]!r}") from None
