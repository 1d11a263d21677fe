"""What was chosen before the match, as plain numbers that the rules can read fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Return of an eliminated tribe (D53).
NEXT_TURN: Final = 0
SECOND_TURN: Final = 1
QUICK: Final = 2

# Several winners at once (D52).
RANKING: Final = 0
ALL_WIN: Final = 1
SOLE: Final = 2


class Choices:
    """Never changed once it is made; all states of a match share it."""

    def __init__(self, fire: bool, camps_goal: i64, hand_limit: i64) -> None:
        self.fire = fire
        self.camps_goal: i64 = camps_goal
        self.hand_limit: i64 = hand_limit
        self.start_food: i64 = 12
        self.start_turn: i64 = 2
        self.max_warriors: i64 = 10
        self.women_die_last = False
        self.intact: i64 = 8
        """Harvest of an intact crop."""
        self.damaged: i64 = 4
        self.sow_cost: i64 = 1
        self.max_years: i64 = 8
        self.cold_snap_2 = False
        self.lean_half = False

        # Where the sources disagree.
        self.may_starve = True
        """D43: one may starve people one could feed."""
        self.act_beside = False
        """D26: those whom opponents do not keep busy may found and take Fire."""
        self.return_timing: i64 = NEXT_TURN
        self.victory_ties: i64 = RANKING
        self.sow_needs_warrior = False
        self.crossing_stops = False
        """D61: a river crossed with a card ends the move."""
        self.epizootic_die = False
        self.drought_lake_fishing = False
        self.drought_region = False
        self.avalanche_caves_safe = True
        self.epidemic_four_nothing = False
        self.arrival_redraw = False
        """D16: another animal comes for one that perishes in a fire or a flood."""

        # A variant.
        self.tigers_swim = False
