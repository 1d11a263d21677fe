"""What the effects of a trick come to: one number for the deed, one for how much, one for which way."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards.card import Mode
from tundra.games.mammoth_valley.cards.piece_effects import (
    AnimalKill,
    AnimalMove,
    CombatBonus,
    CombatExit,
    CombatRoster,
    Convert,
    Kill,
    MoveMod,
    Spawn,
)
from tundra.games.mammoth_valley.cards.primitives import Effect
from tundra.games.mammoth_valley.cards.world_effects import (
    AreaDisaster,
    BirthMod,
    CampLoss,
    FirePossession,
    FoodDelta,
    Info,
    Place,
    RuleSwitch,
    Shield,
    Transfer,
    YieldMod,
)

# What the effects of a use come to, by where it is carried out. A use with none of these is not.
NO_DEED: Final = 0
# In a fight.
WIN_OVER_LONE_WARRIOR: Final = 1
ADD_TO_ROLLS: Final = 2
WOMEN_FIGHT: Final = 3
FLEE: Final = 4
HIDE: Final = 5
KILL_ANIMALS: Final = 6
EAT_THE_DEAD: Final = 7
BURN_TAKEN_CAMP: Final = 8
# With the herds.
CALL_ANIMAL: Final = 10
DRIVE_ANIMALS: Final = 11
TAME_WOLF: Final = 12
SHIELD_FIELD: Final = 13
# Against neighbours, and for oneself.
STRIKE_HEX: Final = 20
FALL_IN_LOVE: Final = 21
FOUND_ALIKE: Final = 22
STEAL_FOOD: Final = 23
STEAL_FIRE: Final = 24
SEE_HAND: Final = 25
SEE_EVENT: Final = 26
GAIN_FIRE: Final = 27
SHIELD_FROM_FLOOD: Final = 28
# At the hearth.
CHOOSE_SEX: Final = 30
BIRTH_OUTSIDE: Final = 31
EXTRA_BIRTHS: Final = 32
KILL_MOTHERS: Final = 33
BETTER_HARVEST: Final = 34
BETTER_CATCH: Final = 35
GATHER_IN_WINTER: Final = 36
SOW_FIELD: Final = 37
SPAWN_IN_VILLAGE: Final = 38
SPAWN_COUPLE: Final = 39
# With a move: the rules of movement know what they mean.
WALK_FURTHER: Final = 50
PASS_MOUNTAIN: Final = 51
PASS_OCCUPIED: Final = 52
IGNORE_PIN: Final = 53
CROSS_RIVER: Final = 54
ENTER_FLOODED: Final = 55
PUSH_ANIMALS: Final = 56

SIMPLE: Final[dict[Effect, int]] = {
    Convert("lone_enemy_warrior_same_hex", "own_tribe"): WIN_OVER_LONE_WARRIOR,
    Convert("enemy_token_adjacent_opposite_sex", "own_tribe"): FALL_IN_LOVE,
    Convert("lone_wild_wolf_same_hex", "tame_wolf"): TAME_WOLF,
    BirthMod("choose_sex"): CHOOSE_SEX,
    BirthMod("extra_per_camp"): EXTRA_BIRTHS,
    BirthMod("outside_camp"): BIRTH_OUTSIDE,
    MoveMod("through_occupied"): PASS_OCCUPIED,
    MoveMod("pass_mountain", season="summer"): PASS_MOUNTAIN,
    MoveMod("ignore_pin"): IGNORE_PIN,
    MoveMod("cross_river"): CROSS_RIVER,
    MoveMod("enter_flooded"): ENTER_FLOODED,
    MoveMod("push_animals", blocked="die_food_to_player"): PUSH_ANIMALS,
    Info("hand"): SEE_HAND,
    Info("next_event"): SEE_EVENT,
    Kill("mothers_of_other_tribes", 2): KILL_MOTHERS,
    CombatRoster("women_as_warriors"): WOMEN_FIGHT,
    CombatExit("flee", "tribes"): FLEE,
    CombatExit("hide", "any", terrain="forest", village_destroyed=True): HIDE,
    RuleSwitch("same_sex_founding"): FOUND_ALIKE,
    Shield("trample", "field_hex", lasts="until_harvest"): SHIELD_FIELD,
    AnimalKill("all_on_hex", food="player"): KILL_ANIMALS,
    FoodDelta("one_per_death", kind="animal"): EAT_THE_DEAD,
    FirePossession("self", "gain"): GAIN_FIRE,
    CampLoss("camp_just_taken"): BURN_TAKEN_CAMP,
    Transfer("fire"): STEAL_FIRE,
    Spawn("own_warrior_or_woman", 1, "own_forest_village"): SPAWN_IN_VILLAGE,
    Spawn("own_couple", 2, "bag_letter_hex"): SPAWN_COUPLE,
}
"""Effects without a number of their own."""


def deed_of(effect: Effect) -> int:
    deed = deed_on_pieces(effect) or deed_on_the_world(effect)
    return deed or SIMPLE.get(effect, NO_DEED)


def deed_on_pieces(effect: Effect) -> int:
    match effect:
        case CombatBonus(only_if=""):
            return ADD_TO_ROLLS
        case MoveMod(kind="allowance_set"):
            return WALK_FURTHER
        case AnimalMove(direction="to_own_hex", steps="one"):
            return CALL_ANIMAL
        case AnimalMove(direction="chosen", steps="one"):
            return DRIVE_ANIMALS
        case Shield(against="flood", area="group"):
            return SHIELD_FROM_FLOOD
    return NO_DEED


def deed_on_the_world(effect: Effect) -> int:
    match effect:
        case AreaDisaster(area="chosen_adjacent_plain_or_forest" | "chosen_adjacent_forest_hex"):
            return STRIKE_HEX
        case Place(thing="crop", where="own_plain_village" | "own_cave_hex"):
            return SOW_FIELD
        case Transfer(what="food"):
            return STEAL_FOOD
        case YieldMod(channel="harvest", scope="self"):
            return BETTER_HARVEST
        case YieldMod(channel="fish", scope="self"):
            return BETTER_CATCH
        case YieldMod(channel="gather", how="enable", scope="self"):
            return GATHER_IN_WINTER
    return NO_DEED


# The two numbers of a use: how much, and in which way.

IN_ONE_HEX: Final = 0
ALL_TURN: Final = 1
ALL_TURN_ON_ANIMALS: Final = 2
"""Ways of ADD_TO_ROLLS."""
ANY_LOWLAND: Final = 0
FOREST_BURNS: Final = 1
"""Ways of STRIKE_HEX."""
RIVER_ONLY: Final = 0
RIVER_OR_LAKE: Final = 1
"""Ways of CROSS_RIVER."""
IN_THE_WATER: Final = 0
UP_THE_TREES: Final = 1
"""Ways of SHIELD_FROM_FLOOD."""
IN_THE_VILLAGE: Final = 0
BY_THE_CAVE: Final = 1
"""Ways of SOW_FIELD."""


def amount_of(effect: Effect) -> int:
    match effect:
        case CombatBonus(amount=amount):
            return amount
        case MoveMod(value=value) | YieldMod(value=value):
            return value
        case Transfer(most=most):
            return most
        case Place(cost=cost):
            return cost
        case Kill(count=count):
            return count
    return 0


def way_of(mode: Mode) -> int:
    match mode.does[0]:
        case CombatBonus(scope="turn", versus=versus):
            return ALL_TURN_ON_ANIMALS if versus == "animals" else ALL_TURN
        case AreaDisaster(area="chosen_adjacent_forest_hex"):
            return FOREST_BURNS
        case MoveMod(kind="cross_river"):
            lake = any(isinstance(e, MoveMod) and e.kind == "cross_lake" for e in mode.does)
            return RIVER_OR_LAKE if lake else RIVER_ONLY
        case Shield(village_destroyed=True):
            return UP_THE_TREES
        case Place(where="own_cave_hex"):
            return BY_THE_CAVE
        case YieldMod(damaged=damaged):
            return damaged
    return 0
