"""The events as tables of numbers: a list of steps for each, and what a disaster does to a hex."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards.event_steps import (
    ALL_MOUNTAINS,
    CAP_MOVES,
    CLOSE_MOUNTAINS,
    DRY_RIVERS,
    EAT_HALF,
    EAT_IN_VILLAGES,
    END_DROUGHT,
    EVERYBODY,
    EVERYWHERE,
    FACES,
    FOREST_REGION,
    FREEZE_RIVER,
    GAIN_FIRE,
    HARM_FIELDS,
    LAVA_PATHS,
    LENGTHEN_SEASON,
    LOSE_FIRE,
    LOSERS,
    MOUNTAIN_REGION,
    MOUNTAINS_AROUND,
    NOTHING,
    ONE_PLAIN,
    OTHERS,
    OWNERS,
    RAISE_HARVEST,
    RAISE_UPKEEP,
    RIVER_BANKS,
    SEND_BEARS,
    SIZE,
    SPAWN_PACK,
    SPAWN_STRANGER,
    STOP_ARRIVALS,
    STRIKE,
    TAKE_ONE_EACH,
    TAKE_SPECIES,
    THIN_MEAT,
    VOLCANOES,
)
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

WHOSE: Final = {
    "all": EVERYBODY,
    "each_owner": OWNERS,
    "each_non_owner": OTHERS,
    "each_owner_who_lost_a_token": LOSERS,
}

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
