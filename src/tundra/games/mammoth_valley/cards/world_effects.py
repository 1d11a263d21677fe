"""Effects on hexes, fields, food, fire, rivers, the calendar and the cards themselves."""

from __future__ import annotations

from typing import Literal

from tundra.games.mammoth_valley.cards.primitive import Primitive
from tundra.games.mammoth_valley.cards.vocabulary import (
    FoodKind,
    Lasts,
    Species,
    Terrain,
)


class AreaDisaster(Primitive, frozen=True, tag="area_disaster"):
    """Everything that strikes a set of hexes."""

    area: Literal[
        "chosen_adjacent_plain_or_forest",
        "chosen_adjacent_forest_hex",
        "plain_region",
        "forest_region",
        "mountain_region",
        "mountain_region_and_neighbours",
        "all_mountain_hexes",
        "river_banks",
        "volcano_hexes",
        "lava_hexes",
        "tile_hex",
    ]
    humans: Literal["kill_all", "one_per_tribe", "die_4_kills"]
    animals: Literal["kill", "keep"] = "kill"
    villages: Literal["keep", "by_rule", "destroy", "die_4_destroys"] = "keep"
    caves: Literal["keep", "by_rule", "safe"] = "keep"
    crops: Literal["keep", "destroy"] = "keep"
    marker: Literal["", "burning", "flooded", "lava"] = ""
    immobilise: bool = False
    fire_loss: Literal["", "any_village_flooded", "all_villages_flooded"] = ""
    river_by_copy: bool = False


class Shield(Primitive, frozen=True, tag="shield"):
    """Saves from one cause."""

    against: Literal["flood", "trample", "fire"]
    area: Literal["group", "field_hex", "one_own_occupied_hex"]
    terrain: Terrain | None = None
    village_destroyed: bool = False
    lasts: Lasts = "instant"
    species: tuple[Species, ...] = ()
    """Only from these; empty: from all."""


class CampLoss(Primitive, frozen=True, tag="camp_loss"):
    """Removes camps."""

    select: Literal["camp_just_taken", "every_village", "cave_of_birth"]
    from_face: int = 1
    """A die of so much or more; 1: no die."""


class CropDamage(Primitive, frozen=True, tag="crop_damage"):
    """Damages fields by one step, or destroys them."""

    area: Literal["hex", "plain_region", "everywhere"]
    how: Literal["step", "destroy"]


class Place(Primitive, frozen=True, tag="place"):
    """Puts a marker or a tile on the board, or takes one off."""

    thing: Literal[
        "crop",
        "barricade",
        "pit",
        "remove_burning_marker",
        "desert",
        "fertile_plain",
        "jungle",
        "marsh",
        "lava_pit",
        "new_volcano",
        "glacier",
        "new_lake",
    ]
    where: Literal[
        "own_plain_village",
        "own_cave_hex",
        "own_occupied_plain_without_crop",
        "own_occupied_hex",
        "edge_of_own_hex",
        "warrior_hex",
        "random_hex:plain_region",
        "random_hex:forest_region",
        "random_hex:mountain_region",
        "random_hex:adjacent_to_volcano",
        "random_hex:plain_or_forest_at_water",
    ]
    cost: int = 0
    """In fields: 1 is what a field ordinarily costs."""


class YieldMod(Primitive, frozen=True, tag="yield_mod"):
    """Changes what a source of food gives."""

    channel: Literal["fish", "gather", "harvest", "meat"]
    how: Literal["set", "add", "at_least", "enable", "disable"]
    value: int = 0
    damaged: int = 0
    """For harvests: what a damaged field gives."""
    scope: Literal["self", "all"] = "all"
    until: Lasts = "turn"


class UpkeepMod(Primitive, frozen=True, tag="upkeep_mod"):
    """Changes the cost of survival."""

    how: Literal["halve_round_up", "half_more"]
    scope: Literal["self", "all"]


class FoodDelta(Primitive, frozen=True, tag="food_delta"):
    """Gains or losses of stored food."""

    amount: Literal[
        "one_per_death",
        "minus_two_per_own_village",
        "lose_half",
        "lose_third",
        "one_per_own_token_on_hex",
        "random_animal",
        "random_large_animal",
    ]
    who: Literal["self", "all"] = "self"
    kind: FoodKind = "any"
    whole_turn: bool = False


class Transfer(Primitive, frozen=True, tag="transfer"):
    """Moves something from one player to another."""

    what: Literal["food", "fire", "trick"]
    most: int = 1


class BirthMod(Primitive, frozen=True, tag="birth_mod"):
    """Changes births."""

    kind: Literal["choose_sex", "extra_per_camp", "outside_camp", "boy_check_in_caves"]


class FirePossession(Primitive, frozen=True, tag="fire_possession"):
    """Gain or loss of fire; nothing at all without the fire rule."""

    who: Literal[
        "self",
        "all",
        "each_owner",
        "each_non_owner",
        "each_owner_who_lost_a_token",
        "each_tribe_in_lightning_region",
    ]
    change: Literal["gain", "lose"]
    low: int = 1
    high: int = 6
    """The faces of each player's die for which it happens; 1 to 6: no die."""
    standing_on_mountain: bool = False


class RiverState(Primitive, frozen=True, tag="river_state"):
    """The state of rivers and lake."""

    state: Literal["dry", "frozen", "normal"]
    which: Literal["all", "die", "designated", "small", "lake_river"]
    with_lake: Literal["no", "if_touching", "yes"] = "no"


class Calendar(Primitive, frozen=True, tag="calendar"):
    """The length of the season, or the kind of this turn."""

    how: Literal["extend_season", "as_winter"]


class RuleSwitch(Primitive, frozen=True, tag="rule_switch"):
    """Turns one rule off or on."""

    rule: Literal["same_sex_founding", "animal_movement_twice", "no_tribe_combat"]


class Info(Primitive, frozen=True, tag="info"):
    """Shows hidden cards to one player."""

    what: Literal["hand", "next_event"]


class DieMod(Primitive, frozen=True, tag="die_mod"):
    """Changes a die on the table."""

    how: Literal["add", "reroll"]
    whose: Literal["own", "other_tribe", "event"]
    value: int = 0


class EventRedraw(Primitive, frozen=True, tag="event_redraw"):
    """Voids the event and draws another."""


class Custom(Primitive, frozen=True, tag="custom"):
    """A function of its own, for the rare card that the vocabulary cannot say."""

    handler: Literal[
        "domestic_herd",
        "solitary",
        "neanderthals",
        "yeti",
        "cave_bear",
        "drift",
    ]
