"""What all refusals share: how they are made, and which rule a question belongs to."""

from __future__ import annotations

from typing import Final

from tundra.core.game import Refusal
from tundra.games.ice_age.pieces import CARD_NAMES
from tundra.games.ice_age.questions import (
    DISCARD,
    DRAW,
    GLACIER,
    PLACEMENT,
    PLAY,
    TARGET,
)
from tundra.games.ice_age.state import State

COURSE: Final = {
    PLACEMENT: "2.5",
    PLAY: "3.1",
    TARGET: "4.6",
    DISCARD: "3.7",
    DRAW: "3.8",
    GLACIER: "8.1",
}
CARD_RULES: Final = {
    **{name: "5.1" for name in CARD_NAMES if name.startswith("place_")},
    "step_any_3": "5.2",
    "club_or_mammoth": "5.3",
    "swap": "5.4",
    "light_fire": "5.5",
    "dark_fire": "5.5",
    "mammoth": "5.6",
    "group_move": "5.7",
    "settle": "5.8",
    "all_place_2": "5.9",
    "all_place_1": "5.9",
    "remove_2_hunters": "5.10",
    "remove_1_hunter": "5.10",
    "remove_mammoth": "5.11",
    "dark_club_or_move": "5.12",
}


def no(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(rule, f"ice_age.refusal.{key}", params)


def card_rule(state: State) -> str:
    """The rule of the card that is carried out."""
    return CARD_RULES[CARD_NAMES[state.effect]]


def rule_of(state: State, kind: int) -> str:
    """The rule of what is asked."""
    return COURSE[kind] if kind in COURSE else card_rule(state)
