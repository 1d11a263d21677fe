"""The kernel: what a game is, what a match is, and chance. It knows no game."""

from tundra.core.events import ALL_SEEING, Event, Seat, View
from tundra.core.game import (
    Action,
    AnyGame,
    BadNotation,
    BadPosition,
    Game,
    IllegalAction,
    Prompt,
    Refusal,
    State,
)
from tundra.core.match import Draft, Match, Step
from tundra.core.options import BadOptions, Box, Choice, Option, Options, Switch, Whole
from tundra.core.outcome import Outcome, ranked
from tundra.core.rng import Rng, load_rng, seed_hash

__all__ = [
    "ALL_SEEING", "Action", "AnyGame", "BadNotation", "BadOptions", "BadPosition", "Box", "Choice", "Draft", "Event",
    "Game", "IllegalAction", "Match", "Option", "Options", "Outcome", "Prompt", "Refusal", "Rng",
    "Seat", "State", "Step", "Switch", "View", "Whole", "load_rng", "ranked", "seed_hash",
]  # fmt: skip
