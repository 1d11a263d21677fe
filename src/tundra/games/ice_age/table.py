"""What is asked: the question as a view shows it, and as a prompt says it."""

from __future__ import annotations

from typing import Any

from tundra.core.events import Seat
from tundra.core.game import Prompt
from tundra.games.ice_age.actions import DRAW_CARD
from tundra.games.ice_age.moves import dark_plays, draws, usual_plays, waiting_for
from tundra.games.ice_age.pieces import (
    ARMED,
    CARD_NAMES,
    CLUBBED,
    COLOURS,
    FORMS,
    HAND,
    HUNTERS,
    LIMIT,
    MOST_SEATS,
    TERRAIN_BITS,
    TERRAIN_NAMES,
    how_many,
)
from tundra.games.ice_age.questions import (
    BAND,
    CLUB_OR_MAMMOTH,
    CLUB_OR_MOVE,
    DRAW,
    KIND_NAMES,
    MAMMOTH_PLACE,
    MODE,
    MOVE,
    PICK_ROW,
    PLACE,
    PLACEMENT,
    PLAY,
    REMOVE,
    SETTLE_MAMMOTH,
    SETTLE_PLACE,
    STEP,
    SWAP_WITH,
    TARGET,
    kind_of,
    left_of,
    owner_count,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.state import State
from tundra.games.ice_age.words import region_list

COUNTED = (PLACE, SETTLE_PLACE, STEP, REMOVE, CLUB_OR_MOVE, MOVE)
"""Questions that may come more than once."""


def question_view(state: State) -> dict[str, Any]:
    question = state.questions[-1]
    kind, seat = kind_of(question), seat_of(question)
    seats = range(len(state.supply))
    is_per_owner = kind in (STEP, REMOVE)
    return {
        "kind": KIND_NAMES[kind],
        "seat": seat,
        "left": count_left(state, question),
        "zone": region_list(zone_of(question)) if kind >= MODE else [],
        "owners": [owner_count(question, owner) if is_per_owner else 0 for owner in seats],
        "arrived": arrived_view(state.arrived),
        "picked": picked_view(kind, question),
    }


def count_left(state: State, question: int) -> int:
    if kind_of(question) == DRAW:
        seat = seat_of(question)
        return HAND - how_many(state.hands[seat * 2]) - how_many(state.hands[seat * 2 + 1])
    return left_of(question) if kind_of(question) in COUNTED else 0


def arrived_view(arrived: int) -> list[dict[str, Any]]:
    """The hunters that may not move again, in the order in which they came."""
    found: list[dict[str, Any]] = []
    while arrived:
        place = arrived % 256 - 1
        owner = place // 2 % MOST_SEATS
        region = place // (2 * MOST_SEATS) + 1
        found.insert(0, {"region": region, "owner": owner, "clubbed": place % 2 == CLUBBED})
        arrived //= 256
    return found


def picked_view(kind: int, question: int) -> dict[str, Any] | None:
    pick = pick_of(question)
    if kind == SWAP_WITH:
        place, form = divmod(pick, FORMS)
        return {
            "region": place // MOST_SEATS + 1,
            "owner": place % MOST_SEATS,
            "clubbed": form == CLUBBED,
            "club": form == ARMED,
        }
    if kind == BAND:
        return {"from": pick // PICK_ROW + 1, "to": pick % PICK_ROW + 1}
    if kind in (SETTLE_PLACE, SETTLE_MAMMOTH):
        return {"region": region_list(zone_of(question))[0]}
    return None


# Prompts


def prompt(state: State, viewer: Seat | None) -> Prompt:
    """Everything that is asked is public, and so is how much of it; but not whether a card fits."""
    if state.outcome is not None:
        return Prompt((), f"ice_age.prompt.over.{state.outcome.reason}")
    key, params = wording(state, state.questions[-1], viewer)
    return Prompt(tuple(waiting_for(state)), f"ice_age.prompt.{key}", params)


def wording(state: State, question: int, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
    kind, seat, left = kind_of(question), seat_of(question), count_left(state, question)
    if kind == PLACEMENT:
        return "placement", {"lap": HUNTERS - state.supply[seat] + 1}
    if kind == PLAY:
        return play_wording(state, seat, viewer), {}
    if kind == TARGET:
        return "target", {"card": CARD_NAMES[state.effect]}
    if kind == MODE:
        terrain = pick_of(question)
        key = "mode" if state.open & TERRAIN_BITS[terrain] else "mode_anywhere"
        return key, {"card": CARD_NAMES[state.effect], "terrain": TERRAIN_NAMES[terrain]}
    if kind == PLACE:
        return "place" if state.supply[seat] else "relocate", {"count": left}
    params: dict[str, Any] = {"count": left} if left else {}
    picked = picked_view(kind, question) or {}
    if kind == BAND:
        params |= {"from": picked["from"], "region": picked["to"]}
    elif "region" in picked:
        params |= {"region": picked["region"]}
    return key_of(state, kind, seat), params


def play_wording(state: State, seat: int, viewer: Seat | None) -> str:
    """Rules 3.4 and 3.5; that no card fits only its owner may know."""
    if viewer == seat and not usual_plays(state, seat):
        return "play_dark" if dark_plays(state, seat) else "play_blank"
    return "play_light" if state.stones[seat] >= LIMIT else "play"


def key_of(state: State, kind: int, seat: int) -> str:
    """The supplies, the piles and the colours of a hand decide what can be asked for; all can count them."""
    if kind == CLUB_OR_MAMMOTH:
        return mammoth_wording(state)
    if kind == MAMMOTH_PLACE and not state.mammoths_left:
        return "mammoth_jump"
    if kind == CLUB_OR_MOVE and not state.clubs_left:
        return "move"
    if kind == DRAW:
        colours = draws(state, seat)
        return "draw" if len(colours) > 1 else f"draw_{COLOURS[colours[0] - DRAW_CARD]}"
    return KIND_NAMES[kind]


def mammoth_wording(state: State) -> str:
    """Rules 4.5 and 5.3."""
    if state.clubs_left:
        return "club_or_mammoth" if state.mammoths_left else "club_or_herd"
    return "mammoth_place" if state.mammoths_left else "mammoth_jump"
