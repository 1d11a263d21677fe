"""How it begins: options, board, food and the first player."""

from __future__ import annotations

from typing import Final

from tundra.core.options import BadOptions, Choice, Option, Options, Switch, Whole
from tundra.core.rng import Rng
from tundra.games.mammoth_valley.atlas import BOARDS, load_board
from tundra.games.mammoth_valley.choices import (
    ALL_WIN,
    NEXT_TURN,
    QUICK,
    RANKING,
    SECOND_TURN,
    SOLE,
    Choices,
)
from tundra.games.mammoth_valley.decks import EVENT_CARDS, TRICK_CARDS
from tundra.games.mammoth_valley.pieces import SETUP
from tundra.games.mammoth_valley.play import run
from tundra.games.mammoth_valley.state import State, empty_state
from tundra.games.mammoth_valley.turns import begin_phase

PRESETS: Final = ("basic_2002", "advanced_2002", "beginner", "short")
"""A preset decides whatever is left to it: Fire, food, camps and years."""
BY_PRESET: Final = 0
USUAL_FOOD: Final = 12
BEGINNERS_FOOD: Final = 15
USUAL_YEARS: Final = 8
SHORT_YEARS: Final = 3
SHORT_GOAL: Final = 3
HARVESTS: Final = {"8-4": (8, 4), "12-6": (12, 6)}
RETURNS: Final = {"next": NEXT_TURN, "second": SECOND_TURN, "quick": QUICK}
TIES: Final = {"ranking": RANKING, "all_win": ALL_WIN, "sole": SOLE}

OPTIONS: tuple[Option, ...] = (
    Choice("preset", PRESETS, "basic_2002"),
    Choice("fire", ("auto", "on", "off"), "auto"),
    Choice("board", ("random", *BOARDS), "random"),
    Whole("start_food", 0, 30, BY_PRESET),
    Whole("start_turn", 1, 2, 2),
    Whole("max_warriors", 9, 10, 10),
    Switch("women_die_last", False),
    Choice("harvest", tuple(HARVESTS), "8-4"),
    Whole("sow_cost", 1, 2, 1),
    Choice("camps_goal", ("auto", "3", "4", "5"), "auto"),
    Choice("hand_limit", ("auto", "3", "4", "5", "6"), "auto"),
    Switch("cold_snap_2", False),
    Switch("lean_half", False),
    Switch("voluntary_starvation", True),
    Switch("act_beside_opponents", False),
    Choice("return_timing", tuple(RETURNS), "next"),
    Choice("victory_ties", tuple(TIES), "ranking"),
    Switch("sow_needs_warrior", False),
    Switch("crossing_stops", False),
    Choice("epizootic_draw", ("bag", "die"), "bag"),
    Choice("drought_fishing", ("none", "lake"), "none"),
    Choice("drought_crops", ("all", "region"), "all"),
    Switch("avalanche_caves_safe", True),
    Choice("epidemic_four", ("warrior", "nothing"), "warrior"),
    Choice("arrival_in_disaster", ("dies", "redraw"), "dies"),
    Whole("max_years", 0, 12, BY_PRESET),
    Whole("first_player", 0, 6, 0),
)


def new_game(options: Options, seed: int) -> State:
    rng = Rng.seeded(seed)
    choices = choices_of(options)
    board = str(options["board"])
    name = rng.pick(list(BOARDS)) if board == "random" else board
    state = empty_state(rng, load_board(name), choices, options.seats, TRICK_CARDS, EVENT_CARDS)
    state.food = [choices.start_food] * options.seats
    state.turn = choices.start_turn
    state.first = first_player(options, rng)
    begin_phase(state, SETUP)
    run(state, None)
    return state


def choices_of(options: Options) -> Choices:
    preset = str(options["preset"])
    fire = options["fire"] == "on" or (options["fire"] == "auto" and preset == "advanced_2002")
    choices = Choices(fire, camps_goal(options, preset), hand_limit(options))
    default_food = BEGINNERS_FOOD if preset == "beginner" else USUAL_FOOD
    choices.start_food = options.whole("start_food") or default_food
    choices.start_turn = options.whole("start_turn")
    choices.max_warriors = options.whole("max_warriors")
    choices.women_die_last = bool(options["women_die_last"])
    choices.intact, choices.damaged = HARVESTS[str(options["harvest"])]
    choices.sow_cost = options.whole("sow_cost")
    choices.lean_half = bool(options["lean_half"])
    choices.max_years = years(options, preset)
    choices.cold_snap_2 = bool(options["cold_snap_2"])
    if choices.cold_snap_2 and not fire:
        raise BadOptions("cold_snap_2 needs the rule of Fire")
    choose_sources(options, choices)
    return choices


def choose_sources(options: Options, choices: Choices) -> None:
    """Where the sources disagree: our ruling, unless the other one was chosen."""
    choices.may_starve = bool(options["voluntary_starvation"])
    choices.act_beside = bool(options["act_beside_opponents"])
    choices.return_timing = RETURNS[str(options["return_timing"])]
    choices.victory_ties = TIES[str(options["victory_ties"])]
    choices.sow_needs_warrior = bool(options["sow_needs_warrior"])
    choices.crossing_stops = bool(options["crossing_stops"])
    choices.epizootic_die = options["epizootic_draw"] == "die"
    choices.drought_lake_fishing = options["drought_fishing"] == "lake"
    choices.drought_region = options["drought_crops"] == "region"
    choices.avalanche_caves_safe = bool(options["avalanche_caves_safe"])
    choices.epidemic_four_nothing = options["epidemic_four"] == "nothing"
    choices.arrival_redraw = options["arrival_in_disaster"] == "redraw"


def camps_goal(options: Options, preset: str) -> int:
    """Rule 8.6, D80: four camps, five if two players begin."""
    if options["camps_goal"] != "auto":
        return int(options["camps_goal"])
    if preset == "short":
        return SHORT_GOAL
    return 5 if options.seats == 2 else 4


def hand_limit(options: Options) -> int:
    """Rule 3.6: five tricks, four with five or six players."""
    if options["hand_limit"] != "auto":
        return int(options["hand_limit"])
    return 4 if options.seats >= 5 else 5


def years(options: Options, preset: str) -> int:
    """D92."""
    chosen = options.whole("max_years")
    if chosen == 1:
        raise BadOptions("max_years must be 2 or more, or 0 to leave it to the preset")
    return chosen or (SHORT_YEARS if preset == "short" else USUAL_YEARS)


def first_player(options: Options, rng: Rng) -> int:
    """Rule 3.1, D2: by lot, unless a seat was named."""
    named = options.whole("first_player")
    if named > options.seats:
        raise BadOptions(f"first_player is {named}, but there are only {options.seats} seats")
    return named - 1 if named else rng.below(options.seats)
