"""Phase 10: who has won, and what time it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.events import Event
from tundra.core.outcome import Outcome
from tundra.games.mammoth_valley.camps import camps, check_camp
from tundra.games.mammoth_valley.cards.ruin import kill_all
from tundra.games.mammoth_valley.cards.vocabulary import TURN_END
from tundra.games.mammoth_valley.choices import ALL_WIN, SOLE
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    DROWNED,
    EVENT,
    HEXES,
    NOBODY,
    SEASON_NAMES,
    SUMMER,
    USUAL_LENGTH,
    WINTER,
)
from tundra.games.mammoth_valley.stack import K_STEP, everyone, field, open_window, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import (
    begin_phase,
    check_tribes,
    end_by_years,
    end_match,
    end_with_winners,
    is_last_turn,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(state: State, told: list[Event] | None) -> None:
    if field(state, K_STEP) == 0:
        set_field(state, K_STEP, 1)
        open_window(state, TURN_END, everyone(state, state.first))
        return
    clear_turn(state)
    for h in range(HEXES):
        check_camp(state, h, told)
    check_tribes(state, told)
    if state.outcome is None:
        check_victory(state, told)
    if state.outcome is None and state.season == WINTER and is_last_turn(state):
        thaw(state, told)
        check_tribes(state, told)
    if state.outcome is None:
        move_clock(state, told)


def clear_turn(state: State) -> None:
    """What lasts "this turn" is over."""
    state.effects = []
    state.cap = 2
    state.snowed = False
    state.no_arrivals = False
    state.sick_species = NOBODY
    state.cold_snap = False
    state.direction = NOBODY
    state.event = NOBODY


# Victory


def meets(state: State, seat: i64) -> bool:
    """Rule 8.6, D51: camps enough, and Fire where it is played with."""
    if state.status[seat] != ACTIVE or camps(state, seat) < state.choices.camps_goal:
        return False
    return not state.choices.fire or state.has_fire[seat] != 0


def check_victory(state: State, told: list[Event] | None) -> None:
    winners = [seat for seat in range(state.seats) if state.announced[seat] and meets(state, seat)]
    if winners and not (state.choices.victory_ties == SOLE and len(winners) > 1):
        declare(state, winners, told)
        return
    for seat in range(state.seats):
        announce(state, seat, told)


def declare(state: State, winners: list[int], told: list[Event] | None) -> None:
    if state.choices.victory_ties == ALL_WIN and len(winners) > 1:
        places = tuple([1 if seat in winners else 2 for seat in range(state.seats)])
        end_match(state, Outcome(places, "shared"), told)
    else:
        end_with_winners(state, winners, told)


def announce(state: State, seat: i64, told: list[Event] | None) -> None:
    is_met = meets(state, seat)
    if told is not None and is_met and not state.announced[seat]:
        told.append(Event("announced", seat, {"camps": camps(state, seat)}))
    if told is not None and not is_met and state.announced[seat]:
        told.append(Event("withdrawn", seat))
    state.announced[seat] = int(is_met)


# The clock


def move_clock(state: State, told: list[Event] | None) -> None:
    """Rule 8.5."""
    state.game_turn += 1
    if state.turn < state.season_length:
        state.turn += 1
    else:
        state.turn = 1
        state.season_length = USUAL_LENGTH
        change_season(state, told)
    if state.year > state.choices.max_years:
        state.year -= 1
        end_by_years(state, told)
    else:
        begin_phase(state, EVENT)


def change_season(state: State, told: list[Event] | None) -> None:
    if state.season == SUMMER:
        state.season = WINTER
        state.drought = False
        state.rains = False
    else:
        state.season = SUMMER
        state.year += 1
        state.lean = False
    if told is not None:
        facts = {"season": SEASON_NAMES[state.season], "year": state.year}
        told.append(Event("season", None, facts))


def thaw(state: State, told: list[Event] | None) -> None:
    """D60, D69: whoever stands on the ice is lost, while the old year is not yet over."""
    if state.frozen == 0:
        return
    state.frozen = 0
    for h in state.board.lakes:
        kill_all(state, h, DROWNED, told)
