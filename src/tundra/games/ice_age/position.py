"""Any position as data: for tests, the position editor, bug reports and bots in other processes."""

from __future__ import annotations

from typing import Any

import msgspec

from tundra.core.reading import Ending, dump_outcome
from tundra.games.ice_age.pieces import (
    ALL_REGIONS,
    CARD_NAMES,
    COLOURS,
    DARK,
    LIGHT,
    MOST_SEATS,
    NOBODY,
    OPTION_NAMES,
    REGIONS,
    ROW,
    token_values,
)
from tundra.games.ice_age.questions import (
    KIND_NAMES,
    is_started,
    kind_of,
    left_of,
    owner_count,
    pick_of,
    seat_of,
    zone_of,
)
from tundra.games.ice_age.state import State
from tundra.games.ice_age.table import arrived_view
from tundra.games.ice_age.words import card_list, region_list


class Question(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: int
    left: int = 0
    zone: list[int] = []
    owners: list[int] = []
    pick: int = 0
    started: bool = False


class Arrived(msgspec.Struct, forbid_unknown_fields=True):
    region: int
    owner: int
    clubbed: bool


class Under(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    seat: int


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    holder: int
    knower: int


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of one colour that are in no hand."""

    top: str | None = None
    below: list[str] = []
    under: list[Under] = []
    draw: list[str] | None = None
    """If left out, all cards that lie nowhere else."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes; what is left out has its usual value, or is what the box has left."""

    plain: list[list[int]]
    """Hunters without clubs, by region and seat."""
    hands: list[list[str]]
    stones: list[int]
    dark_reserve: int
    clubbed: list[list[int]] | None = None
    covered: list[int] = []
    mammoths: list[int] | None = None
    fire: list[list[int]] | None = None
    """The values of the tokens of each region, the one that has been there longest first."""
    turned: list[list[int]] | None = None
    """The values that were turned up at the last conflicts."""
    supply: list[int] | None = None
    clubs: list[int] | None = None
    scores: list[int] | None = None
    light_reserve: int | None = None
    club_supply: int | None = None
    mammoth_supply: int | None = None
    fire_aside: list[int] | None = None
    light: Pile = msgspec.field(default_factory=Pile)
    dark: Pile = msgspec.field(default_factory=Pile)
    seen: list[Seen] = []
    round: int | None = None
    """If left out, the first in which so many glaciers can have come."""
    rounds: int = 4
    mammoth_from_board: bool = False
    box: str = ""
    first: int = 0
    active: int = 0
    questions: list[Question] | None = None
    """If left out, the active player is to play a card."""
    effect: str | None = None
    option: str | None = None
    cult: str | None = None
    arrived: list[Arrived] = []
    ending: bool = False
    outcome: Ending | None = None
    rng: Any = None


def dump(state: State) -> dict[str, Any]:
    return {
        "plain": by_region(state, 0),
        "hands": [
            card_list(state.hands[seat * 2], LIGHT) + card_list(state.hands[seat * 2 + 1], DARK)
            for seat in range(len(state.supply))
        ],
        "stones": list(state.stones),
        "dark_reserve": state.dark,
        "clubbed": by_region(state, 1),
        "covered": region_list(ALL_REGIONS & ~state.open),
        "mammoths": list(state.mammoths),
        "fire": [token_values(fire) for fire in state.fires],
        "turned": [token_values(fire) for fire in state.turned],
        "supply": list(state.supply),
        "clubs": list(state.clubs),
        "scores": list(state.scores),
        "light_reserve": state.light,
        "club_supply": state.clubs_left,
        "mammoth_supply": state.mammoths_left,
        "fire_aside": token_values(state.fire_aside),
        **{COLOURS[colour]: dump_pile(state, colour) for colour in (LIGHT, DARK)},
        "seen": [dump_seen(entry) for entry in state.seen],
        "round": state.round,
        "rounds": state.rounds,
        "mammoth_from_board": state.mammoth_from_board,
        "box": state.box,
        "first": state.first,
        "active": state.active,
        "questions": [dump_question(question) for question in state.questions],
        "effect": name_or_none(CARD_NAMES, state.effect),
        "option": name_or_none(OPTION_NAMES, state.option),
        "cult": name_or_none(CARD_NAMES, state.cult),
        "arrived": arrived_view(state.arrived),
        "ending": state.is_ending,
        "outcome": dump_outcome(state.outcome),
        "rng": state.rng.dump(),
    }


def by_region(state: State, form: int) -> list[list[int]]:
    seats = range(len(state.supply))
    return [
        [state.hunters[region * ROW + 2 * seat + form] for seat in seats]
        for region in range(REGIONS)
    ]


def dump_pile(state: State, colour: int) -> dict[str, Any]:
    return {
        "top": name_or_none(CARD_NAMES, state.tops[colour]),
        "below": card_list(state.below[colour], colour),
        "under": [
            {"card": CARD_NAMES[entry // MOST_SEATS], "seat": entry % MOST_SEATS}
            for entry in state.under(colour)
        ],
        "draw": card_list(state.piles[colour], colour),
    }


def dump_seen(entry: int) -> dict[str, Any]:
    return {"card": CARD_NAMES[entry // 64], "holder": entry // 8 % 8, "knower": entry % 8}


def dump_question(question: int) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[kind_of(question)],
        "seat": seat_of(question),
        "left": left_of(question),
        "zone": region_list(zone_of(question)),
        "owners": [owner_count(question, owner) for owner in range(MOST_SEATS)],
        "pick": pick_of(question),
        "started": is_started(question),
    }


def name_or_none(names: list[str], number: int) -> str | None:
    return None if number == NOBODY else names[number]
