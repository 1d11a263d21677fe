"""Effects on tokens and animals: how they fight, walk, come and go."""

from __future__ import annotations

from typing import Literal

from tundra.games.mammoth_valley.cards.primitive import Primitive
from tundra.games.mammoth_valley.cards.vocabulary import Terrain


class CombatBonus(Primitive, frozen=True, tag="combat_bonus"):
    """Adds to a player's combat rolls, on one hex or everywhere this turn."""

    amount: int
    scope: Literal["hex", "turn"] = "hex"
    versus: Literal["any", "animals"] = "any"
    only_if: Literal["", "own_village_here"] = ""


class CombatExit(Primitive, frozen=True, tag="combat_exit"):
    """A group takes no further part in the fights on its hex."""

    how: Literal["flee", "hide"]
    leave: Literal["tribes", "animals", "any"]
    terrain: Terrain | None = None
    village_destroyed: bool = False


class CombatRoster(Primitive, frozen=True, tag="combat_roster"):
    """Changes who fights."""

    change: Literal[
        "women_as_warriors",
        "trade_kill",
        "swap_species",
        "swap_dragon",
        "revive_last_animal",
        "revive_own_token",
    ]
    bonus: int = 0


class MoveMod(Primitive, frozen=True, tag="move_mod"):
    """Changes one move of one group."""

    kind: Literal[
        "allowance_set",
        "allowance_add",
        "pass_mountain",
        "as_plain",
        "through_occupied",
        "ignore_pin",
        "cross_river",
        "cross_lake",
        "enter_flooded",
        "push_animals",
    ]
    value: int = 1
    season: Literal["", "summer", "winter"] = ""
    beats_cap: bool = False
    ends_move: bool = False
    blocked: Literal["", "stay", "die_food_to_player"] = ""


class HaltGroup(Primitive, frozen=True, tag="halt_group"):
    """Ends another group's move on such terrain."""

    terrain: Terrain


class MoveLimit(Primitive, frozen=True, tag="move_limit"):
    """Limits everybody's moves this turn."""

    human_cap: int | None = None
    human_delta: int = 0
    animal_delta: int = 0
    closed: Terrain | None = None


class AnimalMove(Primitive, frozen=True, tag="animal_move"):
    """Moves animals outside their phase, or in it by other rules."""

    select: Literal["one_animal", "species_group", "all_on_hex"]
    source: Literal[
        "adjacent_hex_without_humans", "any_hex_without_humans", "chosen_hex", "own_occupied_hex"
    ]
    direction: Literal["to_own_hex", "random_per_species", "chosen", "rolled"]
    steps: Literal["one", "allowance"]
    blocked: Literal["not_allowed", "opposite", "stay"] = "stay"
    cancels_trample: bool = False
    ignores_mountain_ban: bool = False


class AnimalKill(Primitive, frozen=True, tag="animal_kill"):
    """Kills animals without a fight."""

    select: Literal[
        "all_on_hex",
        "species_by_bag_draw",
        "species_by_die",
        "group_on_path_to_mountain",
        "next_group_entering_hex",
    ]
    food: Literal["none", "player", "cache_on_hex", "cache_on_mountain_hex"] = "none"
    also_arrivals: bool = False


class Spawn(Primitive, frozen=True, tag="spawn"):
    """Brings pieces onto the board."""

    piece: Literal[
        "own_warrior_or_woman",
        "own_couple",
        "pack_wolf",
        "bear",
        "solitary",
        "same_species",
        "neanderthal",
        "adult_yeti",
        "baby_yeti",
    ]
    count: int
    where: Literal[
        "own_forest_village",
        "bag_letter_hex",
        "each_cave_in_mountain_region",
        "every_hex_with_wild_group",
        "cave_hex",
        "random_hex:mountain_region",
    ]


class ArrivalsMod(Primitive, frozen=True, tag="arrivals_mod"):
    """Changes this turn's arrivals."""

    how: Literal["none", "add_player_count"]


class Convert(Primitive, frozen=True, tag="convert"):
    """Changes a token's tribe, sex or nature."""

    what: Literal[
        "lone_enemy_warrior_same_hex",
        "enemy_token_adjacent_opposite_sex",
        "lone_wild_wolf_same_hex",
        "any_tribe_token",
    ]
    to: Literal["own_tribe", "tame_wolf", "same_tribe_other_sex"]


class Kill(Primitive, frozen=True, tag="kill"):
    """Kills single tokens."""

    who: Literal[
        "mothers_of_other_tribes",
        "women_of_taken_camp",
        "each_tribe",
        "own_token",
        "any_piece_on_chosen_adjacent_plain_or_forest",
    ]
    count: int
    """0: all of them."""
    woman_up_to: int = 0
    """A die of so much or less takes a woman, any other a warrior; 0: the owner's choice, no die."""
