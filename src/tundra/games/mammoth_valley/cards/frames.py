"""The frames of cards on the stack: which part of the cards goes on with the one on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.games.mammoth_valley.cards import events, strangers, strikes, tricks
from tundra.games.mammoth_valley.cards.events import EVENT_FRAME
from tundra.games.mammoth_valley.cards.specials import BEARS_FRAME, advance_bears
from tundra.games.mammoth_valley.cards.strikes import STRIKE_FRAME
from tundra.games.mammoth_valley.cards.tricks import MODE_FRAME, TRICK_FRAME
from tundra.games.mammoth_valley.stack import K_KIND, K_SEAT, ask, field
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: State, told: list[Event] | None) -> None:
    kind = field(state, K_KIND)
    if kind == TRICK_FRAME:
        tricks.advance(state, told)
    elif kind == MODE_FRAME:
        ask(state, field(state, K_SEAT))
    elif kind == EVENT_FRAME:
        events.advance(state, told)
    elif kind == STRIKE_FRAME:
        strikes.advance(state, told)
    elif kind == BEARS_FRAME:
        advance_bears(state, told)
    else:
        strangers.advance(state)


def options(state: State) -> list[int]:
    kind = field(state, K_KIND)
    if kind == MODE_FRAME:
        return tricks.mode_options(state)
    return tricks.options(state) if kind == TRICK_FRAME else strangers.options(state)


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    kind = field(state, K_KIND)
    if kind == MODE_FRAME:
        tricks.answer_mode(state, action, told)
    elif kind == TRICK_FRAME:
        tricks.answer(state, action)
    else:
        strangers.answer(state, action, told)


def is_gathering(state: State) -> bool:
    """A group is being picked, one token after the other."""
    return field(state, K_KIND) == TRICK_FRAME and tricks.is_gathering(state)
