"""What may be going on: which frames lie on which, in which phase, and what they may say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tundra.games.mammoth_valley.actions import CLASSES
from tundra.games.mammoth_valley.ground import count
from tundra.games.mammoth_valley.people import tribe_size
from tundra.games.mammoth_valley.pieces import (
    ARRIVALS,
    BIRTHS,
    COMBAT,
    FOOD,
    HEXES,
    KINDS,
    MOVEMENT,
    NOBODY,
    PHASE_NAMES,
    SETUP,
    SOWN,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    BATTLE_FRAME,
    CAMP_BIRTHS,
    CARD_FRAME,
    CASUALTY,
    FEEDING,
    FIGHT,
    FRAME,
    HUNT_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_KIND,
    K_SEAT,
    K_STEP,
    MOVE,
    PHASE,
    POLL_BITS,
    SPOILS,
    WINDOW,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.survival import AFTER, IN_ONE_FIELD, picked_places
from tundra.games.mammoth_valley.tribe_phase import CLOSED, WALKED
from tundra.games.mammoth_valley.turns import player_at
from tundra.games.mammoth_valley.walking import CLASS_KIND, here, members

PHASE_OF: Final = {MOVE: MOVEMENT, FEEDING: FOOD, BATTLE_FRAME: COMBAT, CAMP_BIRTHS: BIRTHS}
"""Frames that lie on the phase itself, and on no other one."""
FRAME_NAMES: Final = {
    PHASE: "a phase",
    WINDOW: "an offer to play a card",
    MOVE: "a movement",
    CASUALTY: "a casualty",
    BATTLE_FRAME: "a battle",
    FIGHT: "a fight",
    SPOILS: "spoils",
    HUNT_FRAME: "a hunt",
    FEEDING: "a meal",
    CAMP_BIRTHS: "births in a camp",
}
HERE: Final = (CASUALTY, BATTLE_FRAME, FIGHT, SPOILS, HUNT_FRAME, CAMP_BIRTHS)
"""Frames about one hex."""
ASKING_PHASES: Final = (SETUP, ARRIVALS, COMBAT, BIRTHS, SOWN)
"""In the others somebody is asked only about what goes on in them."""
STEPS_OF: Final = {SETUP: 1, MOVEMENT: CLOSED, FOOD: AFTER}
"""The last step of each phase that goes round the table."""
ASKS_ITS_SEAT: Final = (MOVE, FEEDING, CASUALTY, SPOILS, HUNT_FRAME, CAMP_BIRTHS)


def frames_of(state: State) -> list[list[int]]:
    return [state.stack[start : start + FRAME] for start in range(0, len(state.stack), FRAME)]


def wrong_frames(state: State) -> Iterator[str]:
    frames = frames_of(state)
    for place, frame in enumerate(frames):
        kind = frame[K_KIND]
        if kind not in FRAME_NAMES and kind < CARD_FRAME:
            yield "something is going on that never happens"
            return
        if PHASE_OF.get(kind, state.phase) != state.phase or (kind in PHASE_OF and place != 1):
            yield f"{FRAME_NAMES[kind]} cannot go on here, in the phase {PHASE_NAMES[state.phase]}"
            return
        if kind == FIGHT and (place != 2 or frames[1][K_KIND] != BATTLE_FRAME):
            yield "a fight is part of a battle"
        yield from wrong_frame(state, frame)
    top = frames[-1]
    if top[K_KIND] == PHASE and state.phase not in ASKING_PHASES:
        yield f"the phase {PHASE_NAMES[state.phase]} itself asks nothing"
    if top[K_KIND] in ASKS_ITS_SEAT and top[K_SEAT] != state.asked:
        yield f"seat {state.asked} is asked, but {FRAME_NAMES[top[K_KIND]]} of another goes on"
    yield from wrong_mover(state, frames)


def wrong_frame(state: State, frame: list[int]) -> Iterator[str]:
    kind = frame[K_KIND]
    if not NOBODY <= frame[K_SEAT] < state.seats:
        yield f"there is no seat {frame[K_SEAT]}"
    elif kind in FRAME_NAMES and frame[K_SEAT] == NOBODY and kind not in (PHASE, WINDOW):
        yield f"{FRAME_NAMES[kind]} of nobody cannot go on"
    elif kind in HERE and not 0 <= frame[K_A] < HEXES:
        yield f"{FRAME_NAMES[kind]} goes on nowhere"
    elif kind == WINDOW:
        yield from wrong_window(state, frame)
    elif kind == MOVE:
        yield from wrong_group(state, frame)
    elif kind == FEEDING:
        yield from wrong_meal(state, frame)
    elif kind == PHASE:
        yield from wrong_phase(state, frame)


def wrong_phase(state: State, frame: list[int]) -> Iterator[str]:
    step, place = frame[K_STEP], frame[K_A]
    if not 0 <= step <= STEPS_OF.get(state.phase, step):
        yield f"the phase {PHASE_NAMES[state.phase]} has no such step"
    elif state.phase in STEPS_OF and not 0 <= place <= state.seats:
        yield "nobody has this place in the order of play"
    elif state.phase == SETUP and (place or step):
        yield from wrong_setup(state, frame)
    elif state.phase == MOVEMENT:
        mover = player_at(state, place) if step >= WALKED and place < state.seats else NOBODY
        if (step >= WALKED) != (state.mover != NOBODY) or mover != state.mover:
            yield "it is the movement of another tribe"


def wrong_setup(state: State, frame: list[int]) -> Iterator[str]:
    """One after the other from the first player: those before have settled, those after have not."""
    settled = frame[K_A] + frame[K_STEP]
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        if (tribe_size(state, seat) > 0) != (place < settled):
            yield f"seat {seat} has settled out of turn"
    if frame[K_STEP] and not (0 <= frame[K_B] < HEXES and state.camp[frame[K_B]] == state.asked):
        yield "who sows early sows beside the own camp"


def wrong_window(state: State, frame: list[int]) -> Iterator[str]:
    """Everybody is polled once, and somebody is polled now."""
    polled: list[int] = []
    poll = frame[K_B]
    while poll > 0:
        polled.append(poll % (1 << POLL_BITS) - 1)
        poll >>= POLL_BITS
    if len(set(polled)) != len(polled) or not all(0 <= seat < state.seats for seat in polled):
        yield "a card is offered to somebody who does not exist, or twice"
    elif not 0 <= frame[K_C] <= len(polled):
        yield "a card is offered to nobody"


def wrong_group(state: State, frame: list[int]) -> Iterator[str]:
    """The group that was picked so far must be there and able to move."""
    h, group = frame[K_A], frame[K_B]
    if not NOBODY <= h < HEXES or group < 0 or (h == NOBODY and (group or frame[K_C])):
        yield "a group moves that is nowhere"
    elif h != NOBODY and not group:
        yield "a group of nobody moves"
    elif h != NOBODY and not is_group_there(state, h, group, bool(frame[K_C])):
        yield "more people are about to move than are there"


def is_group_there(state: State, h: int, group: int, has_card: bool) -> bool:
    """A group that carries a card is counted as tired while it walks."""
    if not has_card:
        return all(members(group, kind) <= here(state, kind, h) for kind in range(CLASSES))
    tired = [0] * KINDS
    for kind in range(CLASSES):
        tired[CLASS_KIND[kind]] += members(group, kind)
    return all(number <= state.done[kind * HEXES + h] for kind, number in enumerate(tired))


def wrong_meal(state: State, frame: list[int]) -> Iterator[str]:
    """Those who are to starve are picked in order, and are there."""
    number = frame[K_B]
    if not 0 <= number <= 2 * IN_ONE_FIELD or min(frame[K_D], frame[K_E]) < 0:
        yield "so many cannot starve"
        return
    picks = picked_places(frame[K_D], frame[K_E], number)
    if picks != sorted(picks) or frame[K_C] != (picks[-1] if picks else 0):
        yield "those who starve are picked in order"
    for place, times in Counter(picks).items():
        is_human = 0 <= place < HEXES * KINDS and place % KINDS in (WARRIOR, WOMAN)
        if not is_human or times > count(state, frame[K_SEAT], place % KINDS, place // KINDS):
            yield "somebody is to starve who is not there"


def wrong_mover(state: State, frames: list[list[int]]) -> Iterator[str]:
    """Steps are counted for the tribe that moves, in the phase of movement alone."""
    movers = [frame[K_SEAT] for frame in frames if frame[K_KIND] == MOVE]
    eaters = [frame[K_SEAT] for frame in frames if frame[K_KIND] == FEEDING]
    if eaters and (frames[0][K_A] == state.seats or player_at(state, frames[0][K_A]) != eaters[0]):
        yield "it is the meal of another tribe"
    if movers and state.mover != movers[0]:
        yield "another tribe moves than the one whose movement it is"
    if state.mover != NOBODY and state.phase != MOVEMENT:
        yield f"nobody moves in the phase {PHASE_NAMES[state.phase]}"
