"""Questions as numbers: what is asked, of whom, how often, and what was chosen so far, packed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.ice_age.pieces import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds: the course of the game first.
PLACEMENT: Final = 0
PLAY: Final = 1
TARGET: Final = 2
DISCARD: Final = 3
DRAW: Final = 4
GLACIER: Final = 5
# From here on a card is carried out.
MODE: Final = 6
PLACE: Final = 7
STEP: Final = 8
CLUB_OR_MAMMOTH: Final = 9
ATTACH: Final = 10
SWAP: Final = 11
SWAP_WITH: Final = 12
FIRE: Final = 13
MAMMOTH_PLACE: Final = 14
MAMMOTH_STEP: Final = 15
MAMMOTH_JUMP: Final = 16
GROUP: Final = 17
BAND: Final = 18
SETTLE: Final = 19
SETTLE_PLACE: Final = 20
SETTLE_MAMMOTH: Final = 21
REMOVE: Final = 22
REMOVE_MAMMOTH: Final = 23
CLUB_OR_MOVE: Final = 24
MOVE: Final = 25

KIND_NAMES: Final[list[str]] = [
    "placement", "play", "target", "discard", "draw", "glacier", "mode", "place", "step",
    "club_or_mammoth", "attach", "swap", "swap_with", "fire", "mammoth_place", "mammoth_step",
    "mammoth_jump", "group", "band", "settle", "settle_place", "settle_mammoth", "remove",
    "remove_mammoth", "club_or_move", "move",
]  # fmt: skip

# Units of the packed parts: kind, seat, how many more, allowed regions, two bits for each owner, what was
# picked, and whether something was done already.
SEAT: Final = 32
LEFT: Final = 256
ZONE: Final = 2048
OWNERS: Final = 8388608
PICK: Final = 8589934592
STARTED: Final = 4398046511104
PICKS: Final = 512
PICK_ROW: Final = 16
"""A pick of two regions: from * PICK_ROW + to."""
OWNER: Final[list[int]] = [BIT[2 * seat] * OWNERS for seat in range(5)]
"""One more for an owner."""


def ask(kind: i64, seat: i64, left: i64, zone: i64) -> i64:
    return kind + seat * SEAT + left * LEFT + zone * ZONE


def kind_of(question: i64) -> i64:
    return question & 31


def seat_of(question: i64) -> i64:
    return (question >> 5) & 7


def left_of(question: i64) -> i64:
    return (question >> 8) & 7


def zone_of(question: i64) -> i64:
    return (question >> 11) & 4095


def owner_count(question: i64, owner: i64) -> i64:
    """How many hunters of an owner were touched already."""
    return (question >> (23 + 2 * owner)) & 3


def owners_of(question: i64) -> i64:
    return (question >> 23) & 1023


def pick_of(question: i64) -> i64:
    return (question >> 33) & 511


def is_started(question: i64) -> bool:
    return question >= STARTED
