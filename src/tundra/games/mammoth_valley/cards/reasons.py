"""Why a trick in the hand cannot be played here: the rule, and the sentence that says so."""

from __future__ import annotations

from tundra.games.mammoth_valley.cards.table import MODES, MOVE_MODES, NEEDS_FIRE, OFFERED
from tundra.games.mammoth_valley.cards.tricks import owns_fire
from tundra.games.mammoth_valley.state import State

MOMENT = ("5.12", "card_moment")
FIRE = ("6.6", "card_fire")
MOVE = ("6.7", "card_move")
NOTHING = ("8.9", "not_playable")


def reason(state: State, seat: int, card: int, window: int, a: int) -> tuple[str, str]:
    """The rule and the key of a refusal, in the order in which one would notice it."""
    if card not in OFFERED[window]:
        return MOMENT
    if NEEDS_FIRE[card] and not owns_fire(state, seat, window, a):
        return FIRE
    return MOVE if any(MOVE_MODES[card * MODES : (card + 1) * MODES]) else NOTHING
