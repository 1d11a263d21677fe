"""The closed lists that cards are written in: moments, lengths of time, editions, ways to be played."""

from __future__ import annotations

from typing import Final, Literal, get_args

Window = Literal[
    "event_revealed",
    "event_resolution",
    "event_die_rolled",
    "event_before_losses",
    "fire_threat",
    "animal_direction_rolled",
    "after_animal_move",
    "movement_own",
    "movement_other_step",
    "movement_own_end",
    "movement_turn_closed",
    "movement_phase_end",
    "combats_start_own",
    "before_first_combat",
    "before_combat",
    "in_combat",
    "token_died",
    "combat_won",
    "camp_taken",
    "survival",
    "harvest",
    "starvation",
    "after_survival",
    "births_start",
    "births_before_camp",
    "births_end",
    "sowing",
    "tricks_phase",
    "turn_end",
    "tribe_die_rolled",
]
"""Every moment at which a card may act. "At any time" is spelled out card by card."""
WINDOWS: Final[tuple[str, ...]] = get_args(Window)

EVENT_REVEALED: Final = 0
EVENT_RESOLUTION: Final = 1
EVENT_DIE_ROLLED: Final = 2
EVENT_BEFORE_LOSSES: Final = 3
FIRE_THREAT: Final = 4
ANIMAL_DIRECTION_ROLLED: Final = 5
AFTER_ANIMAL_MOVE: Final = 6
MOVEMENT_OWN: Final = 7
MOVEMENT_OTHER_STEP: Final = 8
MOVEMENT_OWN_END: Final = 9
MOVEMENT_TURN_CLOSED: Final = 10
MOVEMENT_PHASE_END: Final = 11
COMBATS_START_OWN: Final = 12
BEFORE_FIRST_COMBAT: Final = 13
BEFORE_COMBAT: Final = 14
IN_COMBAT: Final = 15
TOKEN_DIED: Final = 16
COMBAT_WON: Final = 17
CAMP_TAKEN: Final = 18
SURVIVAL: Final = 19
HARVEST: Final = 20
STARVATION: Final = 21
AFTER_SURVIVAL: Final = 22
BIRTHS_START: Final = 23
BIRTHS_BEFORE_CAMP: Final = 24
BIRTHS_END: Final = 25
SOWING: Final = 26
TRICKS_PHASE: Final = 27
TURN_END: Final = 28
TRIBE_DIE_ROLLED: Final = 29

Deck = Literal["trick", "summer", "winter"]
Edition = Literal["1991", "2002", "2008"]
EDITIONS: Final[tuple[str, ...]] = get_args(Edition)
"""The two editions of the box, and the extension to the second of them."""

Form = Literal["move_modifier", "action", "reaction", "phase", "event"]
"""How a card is played: with a move, as a deed of its own, as an answer, in its phase, or by itself."""
Lasts = Literal[
    "instant", "move", "combat", "turn", "season", "until_harvest", "until_triggered", "permanent"
]
Terrain = Literal["plain", "forest", "mountain"]
Species = Literal["wolf", "tiger", "bear", "bison", "rhino", "mammoth"]
FoodKind = Literal["any", "plant", "animal"]
