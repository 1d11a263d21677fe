"""The events as tables of numbers: a list of steps for each, and what a disaster does to a hex."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards.piece_effects import (
    AnimalKill,
    ArrivalsMod,
    Kill,
    MoveLimit,
    Spawn,
)
from tundra.games.mammoth_valley.cards.primitives import Effect
from tundra.games.mammoth_valley.cards.table import EVENT_CARDS
from tundra.games.mammoth_valley.cards.world_effects import (
    AreaDisaster,
    Calendar,
    CropDamage,
    Custom,
    FirePossession,
    FoodDelta,
    RiverState,
    UpkeepMod,
    YieldMod,
)
from tundra.games.mammoth_valley.pieces import FIRE, FLOOD, LAVA, NO_MARKER

# Steps of an event, each with one number.
NOTHING: Final = 0
STRIKE: Final = 1
CAP_MOVES: Final = 2
CLOSE_MOUNTAINS: Final = 3
LOSE_FIRE: Final = 4
GAIN_FIRE: Final = 5
END_DROUGHT: Final = 6
DRY_RIVERS: Final = 7
FREEZE_RIVER: Final = 8
EAT_IN_VILLAGES: Final = 9
EAT_HALF: Final = 10
HARM_FIELDS: Final = 11
RAISE_HARVEST: Final = 12
THIN_MEAT: Final = 13
LENGTHEN_SEASON: Final = 14
STOP_ARRIVALS: Final = 15
SPAWN_PACK: Final = 16
SPAWN_STRANGER: Final = 17
SEND_BEARS: Final = 18
TAKE_ONE_EACH: Final = 19
TAKE_SPECIES: Final = 20
RAISE_UPKEEP: Final = 21
STEP: Final = 2
"""Numbers of a step: which, and how much."""

# Whose fire it is about; the number of a step on fire is who * FACES * FACES + low * FACES + high.
FACES: Final = 10
EVERYBODY: Final = 0
OWNERS: Final = 1
OTHERS: Final = 2
LOSERS: Final = 3
"""Owners who lost a token to the event."""
WHOSE: Final = {
    "all": EVERYBODY,
    "each_owner": OWNERS,
    "each_non_owner": OTHERS,
    "each_owner_who_lost_a_token": LOSERS,
}

EVERYWHERE: Final = 0
ONE_PLAIN: Final = 1
"""Where fields are harmed."""

# Where a disaster strikes.
VOLCANOES: Final = 0
LAVA_PATHS: Final = 1
FOREST_REGION: Final = 2
MOUNTAIN_REGION: Final = 3
MOUNTAINS_AROUND: Final = 4
ALL_MOUNTAINS: Final = 5
RIVER_BANKS: Final = 6
AREAS: Final = {
    "volcano_hexes": VOLCANOES,
    "lava_hexes": LAVA_PATHS,
    "forest_region": FOREST_REGION,
    "mountain_region": MOUNTAIN_REGION,
    "mountain_region_and_neighbours": MOUNTAINS_AROUND,
    "all_mountain_hexes": ALL_MOUNTAINS,
    "river_banks": RIVER_BANKS,
}
MARKERS: Final = {"": NO_MARKER, "burning": FIRE, "flooded": FLOOD, "lava": LAVA}

# What it does there, in seven numbers.
S_AREA: Final = 0
S_ALL_DIE: Final = 1
"""Else each tribe loses one token."""
S_ANIMALS: Final = 2
S_VILLAGES: Final = 3
S_CAVES_SAFE: Final = 4
S_CROPS: Final = 5
S_MARKER: Final = 6
S_FIRE: Final = 7
"""Whoever had a village there loses fire."""
SIZE: Final = 8


def strike_row(strike: AreaDisaster) -> list[int]:
    return [
        AREAS[strike.area],
        int(strike.humans == "kill_all"),
        int(strike.animals == "kill"),
        int(strike.villages == "destroy"),
        int(strike.caves == "safe"),
        int(strike.crops == "destroy"),
        MARKERS[strike.marker],
        int(strike.fire_loss == "any_village_flooded"),
    ]


STRIKES: Final[list[int]] = []
"""The rows of all disasters, one behind the other."""


def step_of(effect: Effect) -> list[int]:
    return weather_step(effect) or food_step(effect) or piece_step(effect)


def weather_step(effect: Effect) -> list[int]:
    match effect:
        case AreaDisaster():
            STRIKES.extend(strike_row(effect))
            return [STRIKE, len(STRIKES) - SIZE]
        case MoveLimit(human_cap=int(cap)):
            return [CAP_MOVES, cap]
        case MoveLimit(closed="mountain"):
            return [CLOSE_MOUNTAINS, 0]
        case FirePossession(who=who, change=change, low=low, high=high):
            faces = WHOSE[who] * FACES * FACES + low * FACES + high
            return [GAIN_FIRE if change == "gain" else LOSE_FIRE, faces]
        case RiverState(state=river):
            which = {"normal": END_DROUGHT, "dry": DRY_RIVERS, "frozen": FREEZE_RIVER}
            return [which[river], 0]
        case Calendar(how="extend_season"):
            return [LENGTHEN_SEASON, 1]
    return []


def food_step(effect: Effect) -> list[int]:
    match effect:
        case FoodDelta(amount="minus_two_per_own_village"):
            return [EAT_IN_VILLAGES, 2]
        case FoodDelta(amount="lose_half"):
            return [EAT_HALF, 2]
        case CropDamage(area=area):
            return [HARM_FIELDS, ONE_PLAIN if area == "plain_region" else EVERYWHERE]
        case YieldMod(channel="harvest"):
            return [RAISE_HARVEST, 1]
        case YieldMod(channel="meat"):
            return [THIN_MEAT, 1]
        case YieldMod(channel="fish", how="disable"):
            return [NOTHING, 0]  # Dry rivers: nobody fishes there anyway.
        case UpkeepMod(how="half_more"):
            return [RAISE_UPKEEP, 1]
    return []


def piece_step(effect: Effect) -> list[int]:
    match effect:
        case ArrivalsMod(how="none"):
            return [STOP_ARRIVALS, 1]
        case Spawn(piece="pack_wolf", count=count):
            return [SPAWN_PACK, count]
        case Spawn(piece="solitary"):
            return [SPAWN_STRANGER, 1]
        case Spawn(piece="bear") | Custom(handler="solitary"):
            return [NOTHING, 0]  # The bears' own step brings them; strangers walk with the animals.
        case Custom(handler="cave_bear"):
            return [SEND_BEARS, 1]
        case Kill(who="each_tribe", woman_up_to=face):
            return [TAKE_ONE_EACH, face]
        case AnimalKill(select="species_by_bag_draw"):
            return [TAKE_SPECIES, 0]
    raise ValueError(f"no event of 2002 has the effect {effect}")


EVENT_STEPS: Final[list[list[int]]] = [
    [number for effect in card.modes[0].does for number in step_of(effect)] for card in EVENT_CARDS
]
"""The steps of each kind of event, two numbers each."""
