"""Why not: the rule behind every action that is not legal here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tundra.core.game import Refusal
from tundra.games.ice_age.actions import (
    ADD_MAMMOTH,
    ALL_ACTIONS,
    CHOOSE_REGION,
    CLUB_UNDER,
    COVER,
    DECLINE,
    DONE,
    DRAW_CARD,
    DROP,
    KEEP,
    KEEP_CLUB,
    LEAD_BAND,
    MODE_TERRAIN,
    MOVE_FIRE,
    MOVE_GROUP,
    MOVE_MAMMOTH,
    NAME,
    PLACE_HUNTER,
    PLAY_CARD,
    RELOCATE,
    REMOVE_A_MAMMOTH,
    REMOVE_HUNTER,
    STEP_HUNTER,
    SWAP_HUNTER,
    SWAP_PARTNER,
    TAKE_CLUB,
)
from tundra.games.ice_age.no_move import (
    why_no_band,
    why_no_club,
    why_no_fire,
    why_no_group,
    why_no_mammoth,
    why_no_mammoth_move,
    why_no_partner,
    why_no_region,
    why_no_terrain,
    why_not_attach,
    why_not_cover,
    why_not_name,
    why_not_place,
    why_not_relocate,
    why_not_remove,
    why_not_remove_mammoth,
    why_not_step,
    why_not_swap,
)
from tundra.games.ice_age.no_play import why_not_draw, why_not_drop, why_not_play
from tundra.games.ice_age.questions import (
    ATTACH,
    BAND,
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    DISCARD,
    DRAW,
    FIRE,
    GLACIER,
    GROUP,
    MAMMOTH_JUMP,
    MAMMOTH_PLACE,
    MAMMOTH_STEP,
    MODE,
    MOVE,
    PLACE,
    PLACEMENT,
    PLAY,
    REMOVE,
    REMOVE_MAMMOTH,
    SETTLE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STEP,
    SWAP,
    SWAP_WITH,
    TARGET,
    kind_of,
    seat_of,
)
from tundra.games.ice_age.refusing import no, rule_of
from tundra.games.ice_age.state import State

Reason = Callable[[State, int, int], Refusal]
"""Why a seat may not do what the rest of the action's number says."""

FAMILIES: Final[tuple[tuple[int, Reason, tuple[int, ...]], ...]] = (
    (STEP_HUNTER, why_not_step, (STEP,)),
    (RELOCATE, why_not_relocate, (PLACE, SETTLE_PLACE, CLUB_OR_MOVE, MOVE)),
    (SWAP_PARTNER, why_no_partner, (SWAP_WITH,)),
    (SWAP_HUNTER, why_not_swap, (SWAP,)),
    (REMOVE_HUNTER, why_not_remove, (REMOVE,)),
    (LEAD_BAND, why_no_band, (BAND,)),
    (MOVE_GROUP, why_no_group, (GROUP,)),
    (MOVE_FIRE, why_no_fire, (FIRE,)),
    (
        MOVE_MAMMOTH,
        why_no_mammoth_move,
        (CLUB_OR_MAMMOTH, SETTLE_MAMMOTH, MAMMOTH_STEP, MAMMOTH_JUMP),
    ),
    (ADD_MAMMOTH, why_no_mammoth, (CLUB_OR_MAMMOTH, SETTLE_MAMMOTH, MAMMOTH_PLACE)),
    (REMOVE_A_MAMMOTH, why_not_remove_mammoth, (REMOVE_MAMMOTH,)),
    (CHOOSE_REGION, why_no_region, (SETTLE,)),
    (COVER, why_not_cover, (GLACIER,)),
    (CLUB_UNDER, why_not_attach, (ATTACH,)),
    (PLACE_HUNTER, why_not_place, (PLACEMENT, PLACE, SETTLE_PLACE)),
    (DROP, why_not_drop, (DISCARD,)),
    (PLAY_CARD, why_not_play, (PLAY,)),
    (NAME, why_not_name, (TARGET,)),
    (MODE_TERRAIN, why_no_terrain, (MODE,)),
    (DRAW_CARD, why_not_draw, (DRAW,)),
    (DECLINE, why_no_terrain, ()),
    (TAKE_CLUB, why_no_club, (CLUB_OR_MAMMOTH, CLUB_OR_MOVE)),
    (KEEP_CLUB, why_no_terrain, ()),
    (KEEP, why_no_terrain, ()),
    (DONE, why_no_terrain, ()),
)
"""Where the numbers of a family of actions begin, why one of them may be refused, and which questions they answer.

What is always legal when it is asked for at all needs no reason but that one.
"""


def family_of(action: int) -> tuple[int, Reason, tuple[int, ...]]:
    return next(family for family in FAMILIES if action >= family[0])


FAMILY: Final = {action: family_of(action) for action in ALL_ACTIONS}
OVER: Final = no("9.2", "over")
NOT_YOUR_TURN: Final = {
    rule: no(rule, "not_your_turn") for rule in ("2.5", "3.1", "4.1", "8.1")
}  # fmt: skip
TURN_RULES: Final = {PLACEMENT: "2.5", GLACIER: "8.1"}


@cache
def not_now(rule: str) -> Refusal:
    """The refusal that is given most often."""
    return no(rule, "not_now")


def explain(state: State, seat: int, action: int) -> Refusal:
    if not state.questions:
        return OVER
    question = state.questions[-1]
    kind = kind_of(question)
    if seat != seat_of(question):
        return NOT_YOUR_TURN[TURN_RULES.get(kind, "4.1" if kind >= MODE else "3.1")]
    first, reason, kinds = FAMILY[action]
    if kind not in kinds:
        return not_now(rule_of(state, kind))
    return reason(state, seat, action - first)
