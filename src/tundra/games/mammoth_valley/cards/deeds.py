"""What the effects of a trick come to, as numbers, and the ways in which some of them are done."""

from __future__ import annotations

from typing import Final

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
