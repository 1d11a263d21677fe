"""What a seat may do, as small numbers; every family of actions has its own stretch."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.pieces import DIRECTIONS, HEXES, KINDS, MOST_SEATS, SPECIES

CLASSES: Final = 2 * KINDS
"""Tokens one can pick for a step: w f w1 f1 t t1, where 1 means one step left after moving."""
FIRE_WAYS: Final = 3
"""Take Fire with a warrior, with a woman, or without spending anybody."""
MODES: Final = 4
MOST_TRICKS: Final = 80

PASS: Final = 0
DONE: Final = 1
SKIP: Final = 2
END: Final = 3
HALT: Final = 4
CAPTURE: Final = 5
RAZE: Final = 6
FEED: Final = 7
GO: Final = 10
CAMP: Final = 20
SOW: Final = CAMP + HEXES
RETURN: Final = SOW + HEXES
SETTLE: Final = RETURN + HEXES
BATTLE: Final = SETTLE + HEXES
BIRTH: Final = BATTLE + HEXES
FERRY: Final = BIRTH + HEXES
HEX: Final = FERRY + HEXES
TAKE_FIRE: Final = HEX + HEXES
PICK: Final = TAKE_FIRE + HEXES * FIRE_WAYS
STARVE: Final = PICK + HEXES * CLASSES
LOSE: Final = STARVE + HEXES * KINDS
HUNT: Final = LOSE + HEXES * KINDS
SEAT: Final = HUNT + SPECIES
KIND: Final = SEAT + MOST_SEATS
MODE: Final = KIND + KINDS
TAKE: Final = MODE + MODES
ANIMAL: Final = TAKE + KINDS
PLAY: Final = ANIMAL + SPECIES
ATTACH: Final = PLAY + MOST_TRICKS
CARD: Final = ATTACH + MOST_TRICKS * MODES
LAST: Final = CARD + MOST_TRICKS
ANY_WAY: Final = 2
"""Of the ways to take Fire: beside a burning hex or on lava nobody is spent."""
GO_LAST: Final = GO + DIRECTIONS - 1
