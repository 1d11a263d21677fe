"""Any position as data: for tests, the position editor, bug reports and bots in other processes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tundra.core.reading import Ending, dump_outcome
from tundra.games.mammoth_valley.beasts import TAMED
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammoth_valley.drawing import hand
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.pieces import (
    CROP_NAMES,
    EFFECT,
    EFFECT_NAMES,
    FORESEEN,
    HEX_NAMES,
    HEXES,
    IN_DECK,
    IN_DISCARD,
    KINDS,
    LAKE_BIT,
    MARKER_NAMES,
    NO_CROP,
    NO_MARKER,
    NOBODY,
    ON_TABLE,
    PHASE_NAMES,
    SEASON_NAMES,
    SPECIES,
    SPECIES_NAMES,
    STATUS_NAMES,
)
from tundra.games.mammoth_valley.stack import FRAME
from tundra.games.mammoth_valley.state import State

BAG: Final = "bag"
TAME_PLACE: Final = "tame"
EVENT_PLACES: Final = {
    IN_DECK: "deck",
    IN_DISCARD: "discard",
    ON_TABLE: "table",
    FORESEEN: "foreseen",
}
CHOICE_NAMES: Final = (
    "fire", "camps_goal", "hand_limit", "start_food", "start_turn", "max_warriors",
    "women_die_last", "intact", "damaged", "sow_cost", "max_years", "cold_snap_2", "lean_half",
    "may_starve", "act_beside", "return_timing", "victory_ties", "sow_needs_warrior",
    "crossing_stops", "epizootic_die", "drought_lake_fishing", "drought_region",
    "avalanche_caves_safe", "epidemic_four_nothing", "arrival_redraw", "tigers_swim",
)  # fmt: skip


class HexRow(msgspec.Struct, forbid_unknown_fields=True):
    """What is in a hex; ``people`` lists [seat, warriors, women, tame wolves]."""

    camp: int | None = None
    crop: str | None = None
    marker: str | None = None
    palisade: bool = False
    people: list[list[int]] = []
    animals: dict[str, int] = {}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes; what is left out has its usual value."""

    seats: int
    board: str = "A1B1"
    choices: dict[str, int] = {}
    hexes: dict[str, HexRow] = {}
    neutral: tuple[str | None, str | None] = (None, None)
    tokens: list[str] | None = None
    """Where each animal token is; if left out, the first ones of the bag are on the board."""
    food: list[int] | None = None
    fire: list[bool] | None = None
    hands: list[list[str]] | None = None
    known: list[int] | None = None
    trick_discards: list[str] = []
    event_places: list[str] | None = None
    event_discards: list[int] = []
    seen_event: tuple[int | None, int | None] = (None, None)
    event_knowers: tuple[int, int] = (0, 0)
    announced: list[bool] | None = None
    status: list[str] | None = None
    returns: list[int] | None = None
    gone: list[int] | None = None
    year: int = 1
    season: str = "summer"
    turn: int = 2
    season_length: int = 3
    game_turn: int = 1
    phase: str = "movement"
    first: int = 0
    cap: int = 2
    snowed: bool = False
    no_arrivals: bool = False
    sick_species: str | None = None
    cold_snap: bool = False
    direction: int | None = None
    drought: bool = False
    lean: bool = False
    rains: bool = False
    frozen: list[str] = []
    event: int | None = None
    mover: int | None = None
    battle_hex: str | None = None
    effects: list[tuple[str, int, int, int]] = []
    trampled: list[int] = []
    dice: list[int] | None = None
    one: list[int] | None = None
    done: list[int] | None = None
    used: list[int] | None = None
    stack: list[list[int]] | None = None
    """If left out, the phase begins."""
    asked: int | None = None
    outcome: Ending | None = None
    rng: Any = None


def dump(state: State) -> dict[str, Any]:
    return {
        "seats": state.seats,
        "board": state.board.name,
        "choices": {name: int(getattr(state.choices, name)) for name in CHOICE_NAMES},
        "hexes": hex_rows(state),
        "neutral": [name_or_none(h) for h in state.neutral],
        "tokens": [token_place(h) for h in state.where],
        "food": list(state.food),
        "fire": [fire != 0 for fire in state.has_fire],
        **dump_cards(state),
        "announced": [announced != 0 for announced in state.announced],
        "status": [STATUS_NAMES[status] for status in state.status],
        "returns": list(state.returns),
        "gone": list(state.gone),
        **dump_clock(state),
        "mover": or_none(state.mover),
        "battle_hex": name_or_none(state.battle_hex),
        "effects": [
            [EFFECT_NAMES[state.effects[place]], *state.effects[place + 1 : place + EFFECT]]
            for place in range(0, len(state.effects), EFFECT)
        ],
        "trampled": list(state.trampled),
        "dice": list(state.dice),
        "one": list(state.one),
        "done": list(state.done),
        "used": list(state.used),
        "stack": [
            state.stack[start : start + FRAME] for start in range(0, len(state.stack), FRAME)
        ],
        "asked": or_none(state.asked),
        "outcome": dump_outcome(state.outcome),
        "rng": state.rng.dump(),
    }


def or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def name_or_none(h: int) -> str | None:
    return None if h == NOBODY else HEX_NAMES[h]


def token_place(h: int) -> str:
    if h == NOBODY:
        return BAG
    return TAME_PLACE if h == TAMED else HEX_NAMES[h]


def dump_cards(state: State) -> dict[str, Any]:
    return {
        "hands": [[TRICK_TEXTS[card] for card in hand(state, seat)] for seat in range(state.seats)],
        "known": list(state.known),
        "trick_discards": [TRICK_TEXTS[card] for card in state.trick_discards],
        "event_places": [EVENT_PLACES[place] for place in state.event_place],
        "event_discards": list(state.event_discards),
        "seen_event": [or_none(card) for card in state.seen_event],
        "event_knowers": list(state.event_knowers),
    }


def dump_clock(state: State) -> dict[str, Any]:
    sick = state.sick_species
    names = [*state.board.river_names]
    frozen = [name for number, name in enumerate(names) if state.frozen >> number & 1]
    return {
        "year": state.year,
        "season": SEASON_NAMES[state.season],
        "turn": state.turn,
        "season_length": state.season_length,
        "game_turn": state.game_turn,
        "phase": PHASE_NAMES[state.phase],
        "first": state.first,
        "cap": state.cap,
        "snowed": state.snowed,
        "no_arrivals": state.no_arrivals,
        "sick_species": None if sick == NOBODY else SPECIES_NAMES[sick],
        "cold_snap": state.cold_snap,
        "direction": or_none(state.direction),
        "drought": state.drought,
        "lean": state.lean,
        "rains": state.rains,
        "frozen": frozen + (["lake"] if state.frozen & LAKE_BIT else []),
        "event": or_none(state.event),
    }


def hex_rows(state: State) -> dict[str, Any]:
    return {HEX_NAMES[h]: hex_row(state, h) for h in range(HEXES) if is_used(state, h)}


def is_used(state: State, h: int) -> bool:
    """There is something in the hex."""
    if state.beasts[h] or state.camp[h] != NOBODY or state.crop[h] != NO_CROP:
        return True
    if state.marker[h] != NO_MARKER or state.palisade[h]:
        return True
    return any(state.people[h::HEXES])


def hex_row(state: State, h: int) -> dict[str, Any]:
    row: dict[str, Any] = {}
    if state.camp[h] != NOBODY:
        row["camp"] = state.camp[h]
    if state.crop[h] != NO_CROP:
        row["crop"] = CROP_NAMES[state.crop[h]]
    if state.marker[h] != NO_MARKER:
        row["marker"] = MARKER_NAMES[state.marker[h]]
    if state.palisade[h]:
        row["palisade"] = True
    people = [
        [seat, *(count(state, seat, kind, h) for kind in range(KINDS))]
        for seat in range(state.seats)
    ]
    people = [group for group in people if any(group[1:])]
    if people:
        row["people"] = people
    animals = {
        SPECIES_NAMES[species]: state.herd[species * HEXES + h]
        for species in range(SPECIES)
        if state.herd[species * HEXES + h]
    }
    if animals:
        row["animals"] = animals
    return row
