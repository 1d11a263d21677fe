"""From the effects of a trick to its deed: one number for what, one for how much, one for which way."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards.card import Mode
from tundra.games.mammoth_valley.cards.deeds import (
    ADD_TO_ROLLS,
    ALL_TURN,
    ALL_TURN_ON_ANIMALS,
    BETTER_CATCH,
    BETTER_HARVEST,
    BIRTH_OUTSIDE,
    BURN_TAKEN_CAMP,
    BY_THE_CAVE,
    CALL_ANIMAL,
    CHOOSE_SEX,
    CROSS_RIVER,
    DRIVE_ANIMALS,
    EAT_THE_DEAD,
    ENTER_FLOODED,
    EXTRA_BIRTHS,
    FALL_IN_LOVE,
    FLEE,
    FOREST_BURNS,
    FOUND_ALIKE,
    GAIN_FIRE,
    GATHER_IN_WINTER,
    HIDE,
    IGNORE_PIN,
    KILL_ANIMALS,
    KILL_MOTHERS,
    NO_DEED,
    PASS_MOUNTAIN,
    PASS_OCCUPIED,
    PUSH_ANIMALS,
    RIVER_ONLY,
    RIVER_OR_LAKE,
    SEE_EVENT,
    SEE_HAND,
    SHIELD_FIELD,
    SHIELD_FROM_FLOOD,
    SOW_FIELD,
    SPAWN_COUPLE,
    SPAWN_IN_VILLAGE,
    STEAL_FIRE,
    STEAL_FOOD,
    STRIKE_HEX,
    TAME_WOLF,
    UP_THE_TREES,
    WALK_FURTHER,
    WIN_OVER_LONE_WARRIOR,
    WOMEN_FIGHT,
)
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
