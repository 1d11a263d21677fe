"""What may be done while a card is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.games.ice_age.actions import (
    CHOOSE_REGION,
    CLUB_UNDER,
    DONE,
    KEEP_CLUB,
    TAKE_CLUB,
)
from tundra.games.ice_age.pieces import (
    REGIONS,
    ROW,
)
from tundra.games.ice_age.questions import (
    ATTACH,
    BAND,
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    FIRE,
    MAMMOTH_JUMP,
    MAMMOTH_PLACE,
    MAMMOTH_STEP,
    MODE,
    MOVE,
    PLACE,
    REMOVE_MAMMOTH,
    SETTLE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STEP,
    SWAP_WITH,
    kind_of,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.reach_hunters import (
    add_hunter_actions,
    can_relocate,
    can_step,
    has_plain_hunter,
)
from tundra.games.ice_age.reach_land import (
    add_fires,
    add_mammoth_actions,
    add_modes,
    add_regions,
)
from tundra.games.ice_age.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def effect_actions(state: State, question: i64) -> list[int]:
    """All answers to a question about a card; the last one waives."""
    kind: i64 = kind_of(question)
    if kind == ATTACH:
        return attachments(state, seat_of(question))
    actions: list[int] = []
    if kind in (CLUB_OR_MAMMOTH, CLUB_OR_MOVE) and state.clubs_left:
        actions.append(TAKE_CLUB)
    if kind == MODE:
        add_modes(state, pick_of(question), actions)
    elif kind == SETTLE:
        add_regions(state.open, CHOOSE_REGION, actions)
    elif kind == FIRE:
        add_fires(state, actions)
    elif is_about_mammoths(kind):
        add_mammoth_actions(state, kind, question, actions)
    else:
        add_hunter_actions(state, kind, question, actions)
    actions.append(DONE)
    return actions


def is_about_mammoths(kind: i64) -> bool:
    return kind in (
        CLUB_OR_MAMMOTH,
        MAMMOTH_PLACE,
        MAMMOTH_STEP,
        MAMMOTH_JUMP,
        SETTLE_MAMMOTH,
        REMOVE_MAMMOTH,
    )


def attachments(state: State, seat: i64) -> list[int]:
    """Rule 4.4, D17: under an own hunter without a club, or into the own stock."""
    actions: list[int] = []
    for region in range(REGIONS):
        if state.hunters[region * ROW + 2 * seat]:
            actions.append(CLUB_UNDER + region)
    actions.append(KEEP_CLUB)
    return actions


def can_act(state: State, question: i64) -> bool:
    """Anything but to waive; looks only as far as needed."""
    kind: i64 = kind_of(question)
    seat: i64 = seat_of(question)
    if kind in (PLACE, SETTLE_PLACE):
        return state.supply[seat] > 0 or can_relocate(state, seat, zone_of(question))
    if kind in (CLUB_OR_MOVE, MOVE):
        if kind == CLUB_OR_MOVE and state.clubs_left:
            return True
        return can_relocate(state, seat, state.open)
    if kind == STEP:
        return can_step(state, question)
    if kind in (MODE, SETTLE, SWAP_WITH, BAND):
        return True
    if kind == ATTACH:
        return has_plain_hunter(state, seat)
    return len(effect_actions(state, question)) > 1
