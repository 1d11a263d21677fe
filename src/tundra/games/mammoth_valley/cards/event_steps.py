"""The steps of events as numbers, and what a disaster does to a hex."""

from __future__ import annotations

from typing import Final

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
