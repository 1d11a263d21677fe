"""How an action is written down: take, t7, done, sweep, steal-B1, play-look, swap-hare-fox, pawn-fox."""

from __future__ import annotations

from tundra.core.game import BadNotation
from tundra.games.mammut.moves import (
    ALL_ACTIONS,
    CHOOSE_PAWN,
    DECLINE,
    DONE,
    END,
    OPEN_TAKE,
    PASS,
    PICK_HEAP,
    PLAY,
    STEAL,
    STOP,
    SWAP_TILE,
    SWAP_WIDTH,
    SWEEP,
)
from tundra.games.mammut.pieces import CARD_NAMES, HEAP_NAMES, SPECIES

PLAIN = {
    DONE: "done",
    STOP: "stop",
    OPEN_TAKE: "take",
    SWEEP: "sweep",
    END: "end",
    DECLINE: "decline",
    PASS: "pass",
}


def spell(action: int) -> str:
    if action < DONE:
        return f"t{action}"
    if action < PLAY:
        return PLAIN[action]
    if action < STEAL:
        return f"play-{CARD_NAMES[action - PLAY]}"
    if action < PICK_HEAP:
        return f"steal-{HEAP_NAMES[action - STEAL]}"
    if action < CHOOSE_PAWN:
        return f"heap-{HEAP_NAMES[action - PICK_HEAP]}"
    if action < SWAP_TILE:
        return f"pawn-{SPECIES[action - CHOOSE_PAWN]}"
    species, wanted = divmod(action - SWAP_TILE, SWAP_WIDTH)
    return f"swap-{SPECIES[species]}-{SPECIES[wanted]}"


TEXTS = {action: spell(action) for action in ALL_ACTIONS}
ACTIONS = {text: action for action, text in TEXTS.items()}


def write(action: int) -> str:
    return TEXTS[action]


def read(text: str) -> int:
    try:
        return ACTIONS[text]
    except KeyError:
        raise BadNotation(f"not an action of Mammut: {text[:40]!r}") from None
