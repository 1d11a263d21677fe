"""Who sees what: the land, the stocks, the cards, and what is asked."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat, View
from tundra.core.goal import goal, standing
from tundra.games.ice_age.moves import coverable
from tundra.games.ice_age.pieces import (
    BIT,
    CAPACITY,
    CARD_NAMES,
    COLOURS,
    DARK,
    FIRE_VALUES,
    HUNTERS,
    ICE_EDGE,
    LAPS,
    LIGHT,
    MOST_SEATS,
    NEAR,
    NOBODY,
    OPTION_NAMES,
    POINTS,
    REGIONS,
    ROW,
    TERRAIN,
    TERRAIN_NAMES,
    how_many,
    token_count,
    token_values,
)
from tundra.games.ice_age.plays import plays_of
from tundra.games.ice_age.questions import GLACIER, KIND_NAMES, MODE, kind_of, seat_of
from tundra.games.ice_age.scoring import last_seats
from tundra.games.ice_age.state import State
from tundra.games.ice_age.table import question_view
from tundra.games.ice_age.words import card_list, region_list

MEAN_FIRE = sum(FIRE_VALUES) / len(FIRE_VALUES)


def view_for(state: State, viewer: Seat | None) -> View:
    seats = range(len(state.supply))
    phase = phase_of(state)
    asked = seat_of(state.questions[-1]) if state.questions else None
    return {
        "goal": goal("ice_age", [standing(score) for score in state.scores], rounds=state.rounds),
        "round": state.round,
        "rounds": state.rounds,
        "mammoth_from_board": state.mammoth_from_board,
        "box": state.box,
        "phase": phase,
        "lap": HUNTERS - state.supply[state.active] + 1 if phase == "placement" else 0,
        "laps": LAPS,
        "to_move": asked,
        "active": None if phase in ("glacier", "over") else state.active,
        "executor": asked if phase == "effect" else None,
        "first": state.first,
        "ending": state.is_ending,
        "last_round": state.is_last_round(),
        "regions": [region_view(state, region, viewer) for region in range(REGIONS)],
        "supply": list(state.supply),
        "on_board": [state.on_board(seat) for seat in seats],
        "stones": list(state.stones),
        "clubs": list(state.clubs),
        "scores": list(state.scores),
        "dark_reserve": state.dark,
        "light_reserve": state.light,
        "club_supply": state.clubs_left,
        "mammoth_supply": state.mammoths_left,
        "fire_aside": token_count(state.fire_aside),
        "turned": [token_values(fire) for fire in state.turned] if any(state.turned) else None,
        "hands": [hand_view(state, seat, viewer) for seat in seats],
        "piles": {COLOURS[colour]: pile_view(state, colour, viewer) for colour in (LIGHT, DARK)},
        "effect": effect_view(state),
        "question": question_view(state) if state.questions else None,
        "plays": plays_of(state) if phase == "play" and viewer in (asked, ALL_SEEING) else None,
        "coverable": region_list(coverable(state)),
        "last_player": sole_last(state),
    }


def phase_of(state: State) -> str:
    if not state.questions:
        return "over"
    kind = kind_of(state.questions[-1])
    return "effect" if kind >= MODE else KIND_NAMES[kind]


def sole_last(state: State) -> int | None:
    """Who would lay the glacier right now; nobody while a lot would decide."""
    if state.questions and kind_of(state.questions[-1]) == GLACIER:
        return seat_of(state.questions[-1])
    seats, _ = last_seats(state)
    return seats[0] if len(seats) == 1 else None


# The land


def region_view(state: State, region: int, viewer: Seat | None) -> dict[str, Any]:
    is_open = state.open & BIT[region] != 0
    row = state.hunters[region * ROW : region * ROW + 2 * len(state.supply)]
    tokens = token_count(state.fires[region])
    return {
        "region": region + 1,
        "terrain": TERRAIN_NAMES[TERRAIN[region]],
        "neighbours": [other + 1 for other in NEAR[region]],
        "ice_edge": ICE_EDGE & BIT[region] != 0,
        "covered": not is_open,
        "plain": row[::2],
        "clubbed": row[1::2],
        "hunters": sum(row),
        "mammoths": state.mammoths[region],
        "fire": tokens,
        "values": token_values(state.fires[region]) if viewer == ALL_SEEING else None,
        "capacity": capacity_range(state.mammoths[region], tokens, is_open),
        "each": POINTS[min(state.mammoths[region], 2)] if is_open else 0,
    }


def capacity_range(mammoths: int, tokens: int, is_open: bool) -> dict[str, int | float]:
    """What is known of a capacity, and what the tokens there could make of it."""
    if not is_open:
        return {"known": 0, "least": 0, "most": 0, "expected": 0}
    known = CAPACITY + mammoths
    return {
        "known": known,
        "least": known + sum(FIRE_VALUES[:tokens]),
        "most": known + sum(FIRE_VALUES[len(FIRE_VALUES) - tokens :]),
        "expected": round(known + tokens * MEAN_FIRE, 1),
    }


# Cards


def hand_view(state: State, seat: int, viewer: Seat | None) -> dict[str, Any]:
    light, dark = state.hands[seat * 2], state.hands[seat * 2 + 1]
    is_known = viewer in (seat, ALL_SEEING)
    return {
        "light": how_many(light),
        "dark": how_many(dark),
        "cards": card_list(light, LIGHT) + card_list(dark, DARK) if is_known else None,
        "seen": sorted(
            (CARD_NAMES[entry // 64] for entry in state.seen if is_seen(entry, seat, viewer)),
            key=CARD_NAMES.index,
        ),
    }


def is_seen(entry: int, holder: int, viewer: Seat | None) -> bool:
    """The viewer put this card under the pile before it was drawn into this hand."""
    return entry // 8 % 8 == holder and entry % 8 == viewer


def pile_view(state: State, colour: int, viewer: Seat | None) -> dict[str, Any]:
    under, top = state.under(colour), state.tops[colour]
    below = how_many(state.below[colour])
    return {
        "draw": how_many(state.piles[colour]) + len(under),
        "under": [under_view(entry, viewer) for entry in under],
        "discard": below + (top != NOBODY),
        "top": None if top == NOBODY else CARD_NAMES[top],
        "below": card_list(state.below[colour], colour),
    }


def under_view(entry: int, viewer: Seat | None) -> dict[str, Any]:
    card, seat = divmod(entry, MOST_SEATS)
    return {"seat": seat, "card": CARD_NAMES[card] if viewer in (seat, ALL_SEEING) else None}


def effect_view(state: State) -> dict[str, Any] | None:
    if state.effect == NOBODY:
        return None
    waiting = [q for q in reversed(state.questions[:-1]) if kind_of(q) >= MODE]
    return {
        "card": CARD_NAMES[state.effect],
        "by": state.active,
        "cult": None if state.cult == NOBODY else CARD_NAMES[state.cult],
        "option": None if state.option == NOBODY else OPTION_NAMES[state.option],
        "next": [seat_of(question) for question in waiting],
    }
