"""The effects that cards are made of; they know nothing of cards."""

from __future__ import annotations

from tundra.games.mammoth_valley.cards.piece_effects import (
    AnimalKill,
    AnimalMove,
    ArrivalsMod,
    CombatBonus,
    CombatExit,
    CombatRoster,
    Convert,
    HaltGroup,
    Kill,
    MoveLimit,
    MoveMod,
    Spawn,
)
from tundra.games.mammoth_valley.cards.world_effects import (
    AreaDisaster,
    BirthMod,
    Calendar,
    CampLoss,
    CropDamage,
    Custom,
    DieMod,
    EventRedraw,
    FirePossession,
    FoodDelta,
    Info,
    Place,
    RiverState,
    RuleSwitch,
    Shield,
    Transfer,
    UpkeepMod,
    YieldMod,
)

Effect = (
    CombatBonus
    | CombatExit
    | CombatRoster
    | MoveMod
    | HaltGroup
    | MoveLimit
    | AnimalMove
    | AnimalKill
    | Spawn
    | ArrivalsMod
    | Convert
    | Kill
    | AreaDisaster
    | Shield
    | CampLoss
    | CropDamage
    | Place
    | YieldMod
    | UpkeepMod
    | FoodDelta
    | Transfer
    | BirthMod
    | FirePossession
    | RiverState
    | Calendar
    | RuleSwitch
    | Info
    | DieMod
    | EventRedraw
    | Custom
)
