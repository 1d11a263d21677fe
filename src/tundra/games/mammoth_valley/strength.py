"""Who takes part in a fight, and what each side adds to its die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tundra.games.mammoth_valley.ground import able
from tundra.games.mammoth_valley.lasting import effect_sum, has_effect
from tundra.games.mammoth_valley.pieces import (
    ARMED_WOMEN,
    BONUS,
    BONUS_ANIMALS,
    HEXES,
    MOUNTAIN,
    SPECIES_NAMES,
    TAME,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

VILLAGE_BONUS: Final = 1
CAVE_BONUS: Final = 2
FIRE_BONUS: Final = 1


def are_women_armed(state: State, seat: i64, h: i64) -> bool:
    return len(state.effects) > 0 and has_effect(state, ARMED_WOMEN, seat, h)


def fighters(state: State, seat: i64, h: i64) -> i64:
    """Rule 7.3: who fights against tribes: warriors, tame wolves, and women in arms."""
    found = able(state, seat, WARRIOR, h) + able(state, seat, TAME, h)
    if are_women_armed(state, seat, h):
        found += able(state, seat, WOMAN, h)
    return found


def camp_bonus(state: State, seat: i64, h: i64) -> i64:
    if state.camp[h] != seat:
        return 0
    return CAVE_BONUS if state.board.terrain[h] == MOUNTAIN else VILLAGE_BONUS


def card_bonus(state: State, seat: i64, h: i64) -> i64:
    return effect_sum(state, BONUS, seat, h) if state.effects else 0


def tribe_bonus(state: State, seat: i64, h: i64) -> i64:
    """Rule 7.2, against other tribes. Women who fight women add nothing for themselves."""
    return fighters(state, seat, h) + camp_bonus(state, seat, h) + card_bonus(state, seat, h)


def hunting_bonus(state: State, seat: i64, h: i64, with_camp: i64) -> i64:
    """Rule 7.2, against animals."""
    found = fighters(state, seat, h) + card_bonus(state, seat, h)
    if with_camp:
        found += camp_bonus(state, seat, h)
    if state.has_fire[seat]:
        found += FIRE_BONUS
    if state.effects:
        found += effect_sum(state, BONUS_ANIMALS, seat, h)
    return found


# As a table shows them


def tribe_parts(state: State, seat: i64, h: i64, hunts: bool, with_camp: bool) -> list[Any]:
    """The parts of a tribe's bonus, those that are not nothing."""
    women = able(state, seat, WOMAN, h) if are_women_armed(state, seat, h) else 0
    parts = [
        ("warriors", able(state, seat, WARRIOR, h)),
        ("women", women),
        ("tame", able(state, seat, TAME, h)),
        ("camp", camp_bonus(state, seat, h) if with_camp else 0),
        ("cards", card_bonus(state, seat, h)),
    ]
    if hunts:
        parts.append(("fire", FIRE_BONUS if state.has_fire[seat] else 0))
        parts.append(("hunting", effect_sum(state, BONUS_ANIMALS, seat, h)))
    return [{"what": what, "value": value} for what, value in parts if value]


def herd_side(state: State, species: int, h: int, die: int) -> dict[str, Any]:
    number = state.herd[species * HEXES + h]
    return {
        "seat": None,
        "species": SPECIES_NAMES[species],
        "count": number,
        "bonuses": [{"what": "animals", "value": number}] if number else [],
        "bonus": number,
        "die": die or None,
    }


def tribe_side(
    state: State, seat: int, h: int, die: int, hunts: bool, with_camp: bool
) -> dict[str, Any]:
    parts = tribe_parts(state, seat, h, hunts, with_camp)
    return {
        "seat": seat,
        "species": None,
        "count": able(state, seat, WARRIOR, h) + able(state, seat, WOMAN, h),
        "bonuses": parts,
        "bonus": sum(int(part["value"]) for part in parts),
        "die": die or None,
    }
