"""The box as small numbers: hexes, tokens, animals, seasons, windows, and what may hold for a turn."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat, no hex, no species."""
MOST_SEATS: Final = 6

# Hexes: a hexagon of radius 3, row by row from the north, each row from west to east (odd-r offset).
ROWS: Final[list[range]] = [
    range(2, 6),
    range(1, 6),
    range(1, 7),
    range(0, 7),
    range(1, 7),
    range(1, 6),
    range(2, 6),
]
"""The columns of each row."""
CELLS: Final[list[tuple[int, int]]] = [
    (column, row) for row, columns in enumerate(ROWS) for column in columns
]
HEXES: Final = 37
HEX_NAMES: Final[list[str]] = [f"c{column}r{row}" for column, row in CELLS]
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final[list[str]] = ["NE", "E", "SE", "SW", "W", "NW"]
"""In the order of the die: 1 is NE. The way back is three further."""

# Terrain, markers, crops.
VOID: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
LAKE: Final = 4
TERRAIN_NAMES: Final[list[str]] = ["void", "plain", "forest", "mountain", "lake"]
REGIONS: Final = 6
"""Numbers of each terrain's regions: a die names one."""

NO_MARKER: Final = 0
FIRE: Final = 1
FLOOD: Final = 2
LAVA: Final = 3
"""Lava has flowed over the hex this turn, but it is open."""
MARKER_NAMES: Final[list[str]] = ["none", "fire", "flood", "lava"]

NO_CROP: Final = 0
DAMAGED: Final = 1
INTACT: Final = 2
CROP_NAMES: Final[list[str]] = ["none", "damaged", "intact"]

# Tokens of a tribe. A tame wolf walks and fights with its tribe, but is no human.
WARRIOR: Final = 0
WOMAN: Final = 1
TAME: Final = 2
KINDS: Final = 3
KIND_LETTERS: Final[list[str]] = ["w", "f", "t"]
KIND_NAMES: Final[list[str]] = ["warrior", "woman", "tame"]
MOST_WOMEN: Final = 6
MOST_CAMPS: Final = 5
BLOCK: Final = KINDS * HEXES
"""The counts of one seat in ``people``."""

# Animals. Each species has nine lettered tokens, and eight more wolves come in packs.
WOLF: Final = 0
TIGER: Final = 1
BEAR: Final = 2
BISON: Final = 3
RHINO: Final = 4
MAMMOTH: Final = 5
SPECIES: Final = 6
BIG: Final = BISON
"""From here on a species tramples crops and keeps off the mountains."""
SPECIES_NAMES: Final[list[str]] = ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"]
ALLOWANCE: Final[list[int]] = [3, 3, 2, 2, 1, 1]
MEAT: Final[list[int]] = [1, 2, 3, 4, 5, 6]
LEAN_MEAT: Final[list[int]] = [0, 0, 1, 2, 3, 4]
EACH: Final = 9
LETTERED: Final = SPECIES * EACH
PACK: Final = 8
TOKENS: Final = LETTERED + PACK
LETTERS: Final = "ABCDEFabcefghijklp"
TOKEN_LETTERS: Final[list[str]] = [
    *"ABCDEFbfk",
    *"ABCDEFcgj",
    *"ABCDEFhip",
    *"abceghikl",
    *"acefgijlp",
    *"abefhijkp",
]
"""The letter of each token, at species * EACH + number."""
TOKEN_LETTER: Final[list[int]] = [LETTERS.index(letter) for letter in TOKEN_LETTERS]

# The clock.
SUMMER: Final = 0
WINTER: Final = 1
SEASON_NAMES: Final[list[str]] = ["summer", "winter"]
USUAL_LENGTH: Final = 3

SETUP: Final = 0
EVENT: Final = 1
ARRIVALS: Final = 2
ANIMALS: Final = 3
MOVEMENT: Final = 4
COMBAT: Final = 5
FOOD: Final = 6
BIRTHS: Final = 7
SOWN: Final = 8
TRICK_DRAW: Final = 9
TURN_OVER: Final = 10
OVER: Final = 11
PHASE_NAMES: Final[list[str]] = [
    "setup",
    "event",
    "arrivals",
    "animals",
    "movement",
    "combat",
    "survival",
    "births",
    "sowing",
    "tricks",
    "end",
    "over",
]

# Tribes.
ACTIVE: Final = 0
WAITING: Final = 1
OUT: Final = 2
STATUS_NAMES: Final[list[str]] = ["active", "waiting", "out"]

# Where a card lies, if no seat holds it.
IN_DECK: Final = -1
IN_DISCARD: Final = -2
ON_TABLE: Final = -3
FORESEEN: Final = -4

LAKE_BIT: Final = 8
"""In ``frozen``: rivers have the bits 1, 2 and 4."""
BIT: Final[list[int]] = [1 << place for place in range(24)]

# What holds until the end of the turn: [what, seat, hex, value].
BONUS: Final = 0
BONUS_ANIMALS: Final = 1
ARMED_WOMEN: Final = 2
HIDDEN: Final = 3
RICH_CATCH: Final = 4
WINTER_GATHERING: Final = 5
RICH_HARVEST: Final = 6
EATS_DEAD: Final = 7
"""Its value is the card that allows it, and one."""
SAFE: Final = 8
STRANDED: Final = 9
MOTHER: Final = 10
MORE_BIRTHS: Final = 11
CHOSEN_SEX: Final = 12
FOUNDED: Final = 13
FOUGHT: Final = 14
FOUGHT_ANIMALS: Final = 15
EXTRA_BIRTH: Final = 16
CAPTURED: Final = 17
HAD_FIRE: Final = 18
PUSHED: Final = 19
MASSACRED: Final = 20
EFFECT_NAMES: Final[list[str]] = [
    "bonus",
    "bonus_animals",
    "armed_women",
    "hidden",
    "rich_catch",
    "winter_gathering",
    "rich_harvest",
    "eats_dead",
    "safe",
    "stranded",
    "mother",
    "more_births",
    "chosen_sex",
    "founded",
    "fought",
    "fought_animals",
    "extra_birth",
    "captured",
    "had_fire",
    "pushed",
    "massacred",
]
EFFECT: Final = 4
"""Numbers in each entry of ``effects``."""
ANYWHERE: Final = -1

# Causes of a death, as events tell them.
IN_FIGHT: Final = 0
HUNGER: Final = 1
MASSACRE: Final = 2
DROWNED: Final = 3
BY_EVENT: Final = 4
BY_CARD: Final = 5
CAUSES: Final[list[str]] = ["fight", "hunger", "massacre", "drowned", "event", "card"]
