"""Who sees what: the whole valley for everyone, hands only for those who hold them."""

from __future__ import annotations

from typing import Any

from tundra.core.events import ALL_SEEING, Seat, View
from tundra.games.mammoth_valley.beasts import pack_reserve
from tundra.games.mammoth_valley.board import Board
from tundra.games.mammoth_valley.camps import camp_kind, camps, spare_camps
from tundra.games.mammoth_valley.decks import EVENT_NAMES, EVENT_SEASON, TRICK_CARDS, TRICK_TEXTS
from tundra.games.mammoth_valley.drawing import events_in, hand, hand_size
from tundra.games.mammoth_valley.goal import goal_view
from tundra.games.mammoth_valley.ground import count, humans
from tundra.games.mammoth_valley.lasting import marked_tokens
from tundra.games.mammoth_valley.people import reserve, total
from tundra.games.mammoth_valley.pieces import (
    BIT,
    CROP_NAMES,
    DIRECTION_NAMES,
    DIRECTIONS,
    EACH,
    HEX_NAMES,
    HEXES,
    HIDDEN,
    IN_DECK,
    KIND_NAMES,
    KINDS,
    LAKE_BIT,
    LETTERS,
    MARKER_NAMES,
    NO_CROP,
    NO_MARKER,
    NOBODY,
    PHASE_NAMES,
    SEASON_NAMES,
    SPECIES,
    SPECIES_NAMES,
    STATUS_NAMES,
    SUMMER,
    TAME,
    TOKEN_LETTERS,
    WARRIOR,
    WINTER,
    WOMAN,
)
from tundra.games.mammoth_valley.position import is_used
from tundra.games.mammoth_valley.scenes import (
    battle_view,
    births_view,
    choice_view,
    moving_view,
    sowing_view,
    survival_view,
    window_view,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import player_at

TERRAIN_LETTERS = ".PFML"


def view_for(state: State, viewer: Seat | None) -> View:
    seats = range(state.seats)
    return {
        "goal": goal_view(state),
        "board": state.board.name,
        "map": map_view(state.board),
        "options": options_view(state),
        "year": state.year,
        "season": SEASON_NAMES[state.season],
        "turn": state.turn,
        "season_length": state.season_length,
        "game_turn": state.game_turn,
        "phase": PHASE_NAMES[state.phase],
        "first": state.first,
        "order": [(state.first + place) % state.seats for place in seats],
        "active": active(state),
        "tribes": [tribe_view(state, seat, viewer) for seat in seats],
        "hexes": hexes_view(state),
        "moving": moving_view(state, viewer),
        "battle": battle_view(state),
        "survival": survival_view(state, viewer),
        "births": births_view(state),
        "sowing": sowing_view(state, viewer),
        "choice": choice_view(state, viewer),
        "window": window_view(state, viewer),
        **weather_view(state),
        **piles_view(state, viewer),
    }


def or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def active(state: State) -> int | None:
    """Whose turn within the phase it is."""
    if state.mover != NOBODY:
        return state.mover
    place = state.stack[3] if state.stack else 0
    if state.phase in (1, 2, 3, 4, 9, 10, 11) or place >= state.seats:
        return None
    return or_none(player_at(state, place))


def map_view(board: Board) -> dict[str, Any]:
    """What never changes."""
    letters = ["V" if board.volcano[h] else TERRAIN_LETTERS[board.terrain[h]] for h in range(HEXES)]
    return {
        "terrain": "".join(letters),
        "region": list(board.region),
        "entries": {
            letter: HEX_NAMES[h]
            for letter, h in zip(LETTERS, board.entry, strict=True)
            if h != NOBODY
        },
        "rivers": [river_view(board, river) for river in range(len(board.river_names))],
        "lava": {
            HEX_NAMES[h]: [HEX_NAMES[other] for other in board.lava[h]] for h in board.volcanoes
        },
        "fish": [HEX_NAMES[h] for h in range(HEXES) if board.fishing[h]],
    }


def river_view(board: Board, river: int) -> dict[str, Any]:
    """Each side once, seen from the hex that it lies to the east of."""
    sides = [
        [HEX_NAMES[h], DIRECTION_NAMES[d]]
        for h in range(HEXES)
        for d in range(DIRECTIONS // 2)
        if board.river[h * DIRECTIONS + d] == river
    ]
    dice = [die for die in range(1, DIRECTIONS + 1) if board.river_of_die[die] == river]
    return {"id": board.river_names[river], "sides": sides, "die": dice}


def options_view(state: State) -> dict[str, Any]:
    choices = state.choices
    return {
        "fire": choices.fire,
        "camps_goal": choices.camps_goal,
        "hand_limit": choices.hand_limit,
        "max_years": choices.max_years,
        "harvest": [choices.intact, choices.damaged],
        "sow_cost": choices.sow_cost,
        "max_warriors": choices.max_warriors,
        "women_die_last": choices.women_die_last,
        "cold_snap_2": choices.cold_snap_2,
        "lean_half": choices.lean_half,
    }


# Tribes and hexes


def tribe_view(state: State, seat: int, viewer: Seat | None) -> dict[str, Any]:
    is_own = viewer in (seat, ALL_SEEING)
    return {
        "status": STATUS_NAMES[state.status[seat]],
        "food": state.food[seat],
        "fire": state.has_fire[seat] != 0,
        "camps": camps(state, seat),
        "warriors": total(state, seat, WARRIOR),
        "women": total(state, seat, WOMAN),
        "reserve": {
            "warriors": reserve(state, seat, WARRIOR),
            "women": reserve(state, seat, WOMAN),
            "camps": spare_camps(state, seat),
        },
        "hand": [TRICK_TEXTS[card] for card in hand(state, seat)]
        if is_own
        else hand_size(state, seat),
        "known": known_to(state, seat, viewer),
        "announced": state.announced[seat] != 0,
        "returned": state.returns[seat] > 0,
    }


def known_to(state: State, seat: int, viewer: Seat | None) -> list[str]:
    """Cards of another's hand that the viewer has seen there."""
    if viewer is None or viewer < 0:
        return []
    return [TRICK_TEXTS[card] for card in hand(state, seat) if state.known[card] & BIT[viewer]]


def hexes_view(state: State) -> dict[str, Any]:
    """Only hexes where there is something."""
    return {
        HEX_NAMES[h]: hex_view(state, h)
        for h in range(HEXES)
        if is_used(state, h) or h in state.neutral
    }


def hex_view(state: State, h: int) -> dict[str, Any]:
    owner = state.camp[h]
    return {
        "camp": None if owner == NOBODY else {"seat": owner, "kind": camp_kind(state, h)},
        "crop": None if state.crop[h] == NO_CROP else CROP_NAMES[state.crop[h]],
        "marker": None if state.marker[h] == NO_MARKER else MARKER_NAMES[state.marker[h]],
        "palisade": state.palisade[h] != 0,
        "tribes": [
            group_view(state, seat, h) for seat in range(state.seats) if humans(state, seat, h)
        ],
        "animals": {
            SPECIES_NAMES[species]: state.herd[species * HEXES + h]
            for species in range(SPECIES)
            if state.herd[species * HEXES + h]
        },
        "neutral": [KIND_NAMES[kind] for kind in (WARRIOR, WOMAN) if state.neutral[kind] == h],
    }


def group_view(state: State, seat: int, h: int) -> dict[str, int]:
    return {
        "seat": seat,
        "w": count(state, seat, WARRIOR, h),
        "f": count(state, seat, WOMAN, h),
        "t": count(state, seat, TAME, h),
        "hidden": sum(marked_tokens(state, HIDDEN, seat, kind, h) for kind in range(KINDS)),
    }


# Weather and piles


def weather_view(state: State) -> dict[str, Any]:
    lasting = {
        "drought": state.drought,
        "lean_meat": state.lean,
        "good_rains": state.rains,
        "cold_snap": state.cold_snap,
        "snowfall": state.snowed,
        "scarce_game": state.no_arrivals,
    }
    rivers = [
        name for number, name in enumerate(state.board.river_names) if state.frozen & BIT[number]
    ]
    return {
        "event": None if state.event == NOBODY else EVENT_NAMES[state.event],
        "lasting": [name for name, holds in lasting.items() if holds],
        "direction": None if state.direction == NOBODY else DIRECTION_NAMES[state.direction],
        "cap": state.cap,
        "frozen": rivers + (["lake"] if state.frozen & LAKE_BIT else []),
        "sick": None if state.sick_species == NOBODY else SPECIES_NAMES[state.sick_species],
        "trampled": [HEX_NAMES[h] for h in sorted({entry // 8 for entry in state.trampled})],
    }


def piles_view(state: State, viewer: Seat | None) -> dict[str, Any]:
    pile = sum(state.holder[card] == IN_DECK for card in range(TRICK_CARDS))
    return {
        "bag": {
            SPECIES_NAMES[species]: [
                TOKEN_LETTERS[token]
                for token in range(species * EACH, species * EACH + EACH)
                if state.where[token] == NOBODY
            ]
            for species in range(SPECIES)
        },
        "packs": pack_reserve(state),
        "tricks": {
            "pile": pile,
            "discards": [TRICK_TEXTS[card] for card in state.trick_discards],
        },
        "events": {
            SEASON_NAMES[season]: event_pile(state, season, viewer) for season in (SUMMER, WINTER)
        },
    }


def event_pile(state: State, season: int, viewer: Seat | None) -> dict[str, Any]:
    """Whoever has looked at the next event sees it; that somebody has looked is open."""
    top = state.seen_event[season]
    knowers = state.event_knowers[season]
    knows = viewer is not None and (viewer == ALL_SEEING or knowers & BIT[viewer])
    return {
        "pile": len(events_in(state, season, IN_DECK)) + (top != NOBODY),
        "discards": [EVENT_NAMES[card] for card in state.event_discards if is_of(card, season)],
        "next": EVENT_NAMES[top] if top != NOBODY and knows else None,
        "known_to": [seat for seat in range(state.seats) if knowers & BIT[seat]],
    }


def is_of(card: int, season: int) -> bool:
    return EVENT_SEASON[card] == season
