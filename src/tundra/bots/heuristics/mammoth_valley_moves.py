"""Mammoth Valley, in the middle of a choice: looks through picks to where sensible groups would go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.bots.heuristics.mammoth_valley import static_values
from tundra.games.mammoth_valley.actions import CLASSES, FEED, GO, PICK
from tundra.games.mammoth_valley.cards.tricks import MODE_FRAME, TRICK_FRAME
from tundra.games.mammoth_valley.pieces import DIRECTIONS, HEXES, NOBODY
from tundra.games.mammoth_valley.play import apply
from tundra.games.mammoth_valley.stack import FEEDING, K_A, K_C, K_KIND, MOVE, field
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_TRIED: Final = 12
"""Of more choices only so many are looked at, evenly spread."""
DEEPEST: Final = 3
MOST_PICKS: Final = 20


def sensible_actions(state: State, seat: i64) -> list[int]:
    """Whoever can feed all that are left does.

    The heuristic counts what the next meal will lack, and would let people starve today whom a hunt may feed tomorrow.
    """
    if seat != state.asked:
        return []
    legal = state.legal
    if legal[-1] == FEED and field(state, K_KIND) == FEEDING:
        return [FEED]
    return legal


def values(state: State) -> list[float]:
    """What each seat may hope for: a choice that is not complete is worth what its best end is worth."""
    if state.asked == NOBODY:
        return static_values(state)
    kind = field(state, K_KIND)
    if kind == MOVE and field(state, K_A) != NOBODY:
        return after_the_move(state) if field(state, K_C) == 0 else best_of_all(state, DEEPEST)
    if kind == FEEDING:
        return after_the_meal(state)
    if kind in (TRICK_FRAME, MODE_FRAME):
        return best_of_all(state, DEEPEST)
    return static_values(state)


def hopes_of(state: State) -> list[float]:
    outcome = state.outcome
    return static_values(state) if outcome is None else outcome.values()


def after_the_move(state: State) -> list[float]:
    """The best step of the group as it is, with one more of another kind, or with everybody who can come."""
    seat = state.asked
    best = best_step(state, seat, [])
    if not is_pick(state.legal[0]):
        return best
    more = state.clone()
    another = last_pick(state)
    apply(more, seat, another, None)
    best = best_step(more, seat, best)
    if another != state.legal[0]:
        more = state.clone()
        apply(more, seat, state.legal[0], None)
    for _ in range(MOST_PICKS):
        if not is_pick(more.legal[0]):
            break
        apply(more, seat, more.legal[0], None)
    return best_step(more, seat, best)


def is_pick(action: i64) -> bool:
    return PICK <= action < PICK + HEXES * CLASSES


def last_pick(state: State) -> int:
    """The pick of the last class that is offered: after warriors, a woman."""
    found = state.legal[0]
    for action in state.legal:
        if is_pick(action):
            found = action
    return found


def best_step(state: State, seat: i64, best: list[float]) -> list[float]:
    for action in state.legal:
        if GO <= action < GO + DIRECTIONS:
            after = state.clone()
            apply(after, seat, action, None)
            hopes = hopes_of(after)
            if not best or hopes[seat] > best[seat]:
                best = hopes
    return best if best else hopes_of(state)


def after_the_meal(state: State) -> list[float]:
    """Those who are picked starve, and as few others as possible."""
    after = state.clone()
    for _ in range(MOST_PICKS):
        if after.asked == NOBODY or field(after, K_KIND) != FEEDING:
            break
        last = after.legal[-1]
        seat = after.asked
        apply(after, seat, last if last == FEED else after.legal[0], None)
        if last == FEED:
            break
    return hopes_of(after)


def best_of_all(state: State, depth: i64) -> list[float]:
    """Every choice that a card or a walk offers, to its end."""
    seat = state.asked
    best: list[float] = []
    step = 1 + len(state.legal) // MOST_TRIED
    for place in range(0, len(state.legal), step):
        after = state.clone()
        apply(after, seat, state.legal[place], None)
        if depth > 1 and after.asked == seat and is_open(after):
            hopes = best_of_all(after, depth - 1)
        else:
            hopes = hopes_of(after)
        if not best or hopes[seat] > best[seat]:
            best = hopes
    return best


def is_open(state: State) -> bool:
    """The same choice is not over yet."""
    kind = field(state, K_KIND)
    return kind in (TRICK_FRAME, MODE_FRAME) or (kind == MOVE and field(state, K_C) != 0)
