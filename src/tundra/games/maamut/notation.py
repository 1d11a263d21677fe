"""How an action is written down: place-a1, 2E, lay, lift, pass-2, flee-d5."""

from __future__ import annotations

from tundra.core.game import BadNotation
from tundra.games.maamut.moves import (
    AGREE,
    ALL_ACTIONS,
    FLEE_TO,
    LAY,
    LIFT,
    OFFER,
    PASS,
    PLACE_ON,
    REFUSE,
)
from tundra.games.maamut.pieces import DIRECTION_NAMES, DIRECTIONS, TILE_NAMES

PLAIN = {LAY: "lay", LIFT: "lift", OFFER: "offer", AGREE: "agree", REFUSE: "refuse"}


def spell(action: int) -> str:
    if action < LAY:
        return f"{action // DIRECTIONS + 1}{DIRECTION_NAMES[action % DIRECTIONS]}"
    if action in PLAIN:
        return PLAIN[action]
    if action < PLACE_ON:
        return f"pass-{action - PASS + 1}"
    if action < FLEE_TO:
        return f"place-{TILE_NAMES[action - PLACE_ON]}"
    return f"flee-{TILE_NAMES[action - FLEE_TO]}"


TEXTS = {action: spell(action) for action in ALL_ACTIONS}
ACTIONS = {text: action for action, text in TEXTS.items()}


def write(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    try:
        return ACTIONS[text]
    except KeyError:
        raise BadNotation(f"not an action of Mâamut: {text[:40]!r}") from None
