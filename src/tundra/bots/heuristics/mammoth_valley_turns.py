"""Mammoth Valley: plays the rest of a turn in the usual way, to where the heuristic can judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.mammoth_valley import WARRIOR_WORTH, chance, loot
from tundra.games.mammoth_valley.actions import END, FEED, GO, GO_LAST, HALT, PASS, SETTLE
from tundra.games.mammoth_valley.ground import able_humans, count, opponents
from tundra.games.mammoth_valley.movement import can_settle
from tundra.games.mammoth_valley.people import home
from tundra.games.mammoth_valley.pieces import DIRECTIONS, MOVEMENT, NOBODY, WARRIOR, WOMAN
from tundra.games.mammoth_valley.play import advance, answer, options
from tundra.games.mammoth_valley.stack import K_A, K_B, K_KIND, MOVE, WINDOW, field, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.strength import tribe_bonus
from tundra.games.mammoth_valley.walking import ONE_OF, here, may_leave, step_to, stops

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST: Final = 400
RESTED: Final = 0
TIRED: Final = 2
"""Classes of warriors: those who have not moved, and those with one step left."""
WORTH_A_FIGHT: Final = 0.1
"""So much must be to be won, in camps, for a tribe to leave its hex."""


def finish_turn(state: State) -> None:
    """Tribes settle and fall upon weaker ones; fights, meals and births follow, until the clock moves on."""
    if state.phase < MOVEMENT or is_dawn(state):
        return
    turn = state.game_turn
    for _ in range(LONGEST):
        if state.asked != NOBODY:
            answer(state, usual(state), None)
            state.asked = NOBODY
        while state.asked == NOBODY:
            if state.outcome is not None or state.game_turn != turn:
                return
            advance(state, None)
    state.asked = NOBODY


def is_dawn(state: State) -> bool:
    """Nobody has moved in this turn."""
    if state.phase != MOVEMENT or state.mover != state.first or field(state, K_KIND) != MOVE:
        return False
    if field(state, K_A) != NOBODY:
        return False
    return not (any(state.one) or any(state.done) or any(state.used))


def usual(state: State) -> int:
    """Passes, feeds all it can, loses and hunts in the order offered, and sows what it can."""
    kind = field(state, K_KIND)
    if kind == WINDOW:
        return PASS
    if kind == MOVE and field(state, K_A) == NOBODY:
        return usual_move(state, state.asked)
    legal = options(state)
    if kind == MOVE:
        return rest(legal)
    return FEED if legal[-1] == FEED else legal[0]


def rest(legal: list[int]) -> int:
    """A group that has set out stops, or goes somewhere."""
    found = legal[0]
    for action in legal:
        if action == HALT:
            return action
        if GO <= action <= GO_LAST:
            found = action
    return found


def usual_move(state: State, seat: i64) -> int:
    places = home(state, seat)
    for h in places:
        if can_settle(state, seat, h):
            return SETTLE + h
    return charge(state, seat, places)


def charge(state: State, seat: i64, places: list[int]) -> int:
    """All fighters of a hex but a guard, upon the best prize that they reach in one step or two."""
    best = WORTH_A_FIGHT
    found = END
    for h in places:
        for kind in (RESTED, TIRED):
            men = here(state, kind, h)
            if count(state, seat, WOMAN, h) and men == count(state, seat, WARRIOR, h):
                men -= 1
            if men < 1 or men > may_leave(state, seat, h):
                continue
            for d in range(DIRECTIONS):
                other = step_to(state, h, d, 0)
                if other == NOBODY:
                    continue
                hope = prize(state, seat, men, other)
                if kind == RESTED and hope == 0.0 and not stops(state, other):
                    hope = prize_beyond(state, seat, men, h, other)
                if hope > best:
                    best = hope
                    found = GO + d
                    set_field(state, K_A, h)
                    set_field(state, K_B, men * ONE_OF[kind])
    return found


def prize_beyond(state: State, seat: i64, men: i64, h: i64, middle: i64) -> float:
    """The best prize one step on."""
    if opponents(state, seat, middle):
        return 0.0
    best = 0.0
    for d in range(DIRECTIONS):
        other = step_to(state, middle, d, 0)
        if other != NOBODY and other != h:
            best = max(best, prize(state, seat, men, other))
    return best


def prize(state: State, seat: i64, men: i64, h: i64) -> float:
    """What falling upon those in a hex may bring, as the heuristic sees it; 0 where nobody is."""
    strongest: i64 = 0
    won = 0.0
    for other in range(state.seats):
        if other != seat and able_humans(state, other, h):
            strongest = max(strongest, tribe_bonus(state, other, h))
            won += 0.1 + loot(state, other, h)
    if won == 0.0 or state.beasts[h]:
        return 0.0
    win = chance(float(men + tribe_bonus(state, seat, h) - strongest)) if strongest else 0.97
    return win * won - (1.0 - win) * WARRIOR_WORTH * float(men)
