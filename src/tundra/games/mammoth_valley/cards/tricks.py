"""Playing a trick: whether it may be played at a window, and what has to be chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import ANIMAL as SPECIES_ACTION
from tundra.games.mammoth_valley.actions import DONE, HEX, KIND, MODE, SEAT, TAKE
from tundra.games.mammoth_valley.cards import encounters, fights, hearth, herds
from tundra.games.mammoth_valley.cards.deeds import (
    BIRTH_OUTSIDE,
    BURN_TAKEN_CAMP,
    CALL_ANIMAL,
    CHOOSE_SEX,
    DRIVE_ANIMALS,
    EAT_THE_DEAD,
    FALL_IN_LOVE,
    FLEE,
    FOREST_BURNS,
    FOUND_ALIKE,
    HIDE,
    KILL_MOTHERS,
    SEE_HAND,
    SHIELD_FIELD,
    SHIELD_FROM_FLOOD,
    SOW_FIELD,
    SPAWN_IN_VILLAGE,
    STEAL_FIRE,
    STEAL_FOOD,
    STRIKE_HEX,
    TAME_WOLF,
    WALK_FURTHER,
    WIN_OVER_LONE_WARRIOR,
)
from tundra.games.mammoth_valley.cards.groups import (
    ONE,
    all_tokens,
    group_choices,
    some_of,
    unsafe,
)
from tundra.games.mammoth_valley.cards.table import (
    AMOUNT,
    DEED,
    MODES,
    NEEDS_FIRE,
    USE_WINDOWS,
    WAY,
)
from tundra.games.mammoth_valley.cards.vocabulary import CAMP_TAKEN, FIRE_THREAT
from tundra.games.mammoth_valley.ground import seats_in
from tundra.games.mammoth_valley.lasting import has_effect
from tundra.games.mammoth_valley.pieces import HAD_FIRE, KINDS, NOBODY
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    K_E,
    K_SEAT,
    K_STEP,
    ask,
    field,
    open_window,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

TRICK_FRAME: Final = CARD_FRAME
"""A trick that is being played: A the use, then what was chosen: B a hex, C a kind, D another hex, E the rest."""
MODE_FRAME: Final = CARD_FRAME + 1
"""Which use of a trick: A its first one, B and D what the window is about, C the window."""

# What is asked, and the field that the answer goes to.
ASK_HEX: Final = K_B
ASK_KIND: Final = K_C
ASK_TARGET: Final = K_D
ASK_SEAT: Final = K_E
ASK_SPECIES: Final = 8
ASK_GROUP: Final = 9

QUESTIONS: Final[list[list[int]]] = [[] for _ in range(WALK_FURTHER)]
QUESTIONS[WIN_OVER_LONE_WARRIOR] = [ASK_SEAT]
QUESTIONS[FLEE] = [ASK_GROUP, ASK_TARGET]
QUESTIONS[HIDE] = [ASK_GROUP]
QUESTIONS[CALL_ANIMAL] = [ASK_HEX, ASK_TARGET, ASK_SPECIES]
QUESTIONS[DRIVE_ANIMALS] = [ASK_HEX, ASK_TARGET]
QUESTIONS[TAME_WOLF] = [ASK_HEX]
QUESTIONS[SHIELD_FIELD] = [ASK_HEX]
QUESTIONS[STRIKE_HEX] = [ASK_HEX, ASK_KIND, ASK_TARGET]
QUESTIONS[FALL_IN_LOVE] = [ASK_HEX, ASK_KIND, ASK_TARGET, ASK_SEAT]
QUESTIONS[FOUND_ALIKE] = [ASK_HEX, ASK_KIND]
QUESTIONS[STEAL_FOOD] = [ASK_SEAT]
QUESTIONS[STEAL_FIRE] = [ASK_SEAT]
QUESTIONS[SEE_HAND] = [ASK_SEAT]
QUESTIONS[SHIELD_FROM_FLOOD] = [ASK_HEX, ASK_GROUP]
QUESTIONS[BIRTH_OUTSIDE] = [ASK_HEX]
QUESTIONS[KILL_MOTHERS] = [ASK_HEX, ASK_SEAT]
QUESTIONS[SOW_FIELD] = [ASK_HEX]
QUESTIONS[SPAWN_IN_VILLAGE] = [ASK_HEX, ASK_KIND]


def playable(state: State, seat: i64, card: i64, window: i64, a: i64, b: i64) -> bool:
    """G4: all conditions hold, and it would change something; ``a`` and ``b`` say what the window is about."""
    first: i64 = card * MODES
    for use in range(first, first + MODES):
        if USE_WINDOWS[use] >> window & 1 and can_use(state, seat, use, window, a, b):
            return True
    return False


def can_use(state: State, seat: i64, use: i64, window: i64, a: i64, b: i64) -> bool:
    deed: i64 = DEED[use]
    if deed == 0 or deed >= WALK_FURTHER:
        return False
    if NEEDS_FIRE[use // MODES] and not owns_fire(state, seat, window, a):
        return False
    if deed < CALL_ANIMAL:
        return fights.can(state, seat, use, window, a, b)
    if deed < STRIKE_HEX:
        return herds.can(state, seat, use)
    if deed < CHOOSE_SEX:
        return encounters.can(state, seat, use, a, b)
    return hearth.can(state, seat, use, a)


def owns_fire(state: State, seat: i64, window: i64, a: i64) -> bool:
    """A02: asked only with the fire rule; A53: a lost camp's fire is judged just before the loss."""
    if not state.choices.fire:
        return True
    if window == CAMP_TAKEN:
        return has_effect(state, HAD_FIRE, seat, a)
    return state.has_fire[seat] > 0


def begin(
    state: State, seat: i64, card: i64, window: i64, a: i64, b: i64, told: list[Event] | None
) -> None:
    """The card lies face up; its window waits below."""
    uses = uses_at(state, seat, card, window, a, b)
    if len(uses) == 1:
        start(state, seat, uses[0], window, a, b, told)
    else:
        push(state, MODE_FRAME, seat, 0, card * MODES, a, window, b)


def uses_at(state: State, seat: i64, card: i64, window: i64, a: i64, b: i64) -> list[int]:
    first: i64 = card * MODES
    return [
        use
        for use in range(first, first + MODES)
        if USE_WINDOWS[use] >> window & 1 and can_use(state, seat, use, window, a, b)
    ]


def start(
    state: State, seat: i64, use: i64, window: i64, a: i64, b: i64, told: list[Event] | None
) -> None:
    deed: i64 = DEED[use]
    if deed == EAT_THE_DEAD:
        fights.eat_the_dead(state, seat, use, window, a, b, told)
        return
    h = a if deed < CALL_ANIMAL or deed == CHOOSE_SEX else NOBODY
    target = b if deed == SHIELD_FROM_FLOOD else NOBODY
    rest = 0 if ASK_GROUP in QUESTIONS[deed] else window
    push(state, TRICK_FRAME, seat, 0, use, h, NOBODY, target, rest)


# Which use


def mode_options(state: State) -> list[int]:
    first = field(state, K_A)
    window = field(state, K_C)
    a, b = field(state, K_B), field(state, K_D)
    uses = uses_at(state, field(state, K_SEAT), first // MODES, window, a, b)
    return [MODE + use - first for use in uses]


def answer_mode(state: State, action: i64, told: list[Event] | None) -> None:
    seat = field(state, K_SEAT)
    use = field(state, K_A) + action - MODE
    window = field(state, K_C)
    a, b = field(state, K_B), field(state, K_D)
    pop(state)
    start(state, seat, use, window, a, b, told)


# What has to be chosen


def advance(state: State, told: list[Event] | None) -> None:
    """Asks the next question; after the last one the deed is done."""
    step = field(state, K_STEP)
    use = field(state, K_A)
    questions = QUESTIONS[DEED[use]]
    if step < len(questions):
        ask(state, field(state, K_SEAT))
    elif step == len(questions) and burns(use):
        set_field(state, K_STEP, step + 1)
        h = field(state, K_B if DEED[use] == BURN_TAKEN_CAMP else K_D)
        open_window(state, FIRE_THREAT, seats_in(state, h), h)
    else:
        finish(state, told)


def burns(use: i64) -> bool:
    return DEED[use] == BURN_TAKEN_CAMP or (DEED[use] == STRIKE_HEX and WAY[use] == FOREST_BURNS)


def is_gathering(state: State) -> bool:
    """A group is being picked, and there was more than one token to pick from."""
    questions = QUESTIONS[DEED[field(state, K_A)]]
    step = field(state, K_STEP)
    if step == len(questions) or questions[step] != ASK_GROUP or field(state, K_E) == 0:
        return False
    return all_tokens(state, field(state, K_SEAT), field(state, K_B)) > 1


def left_to_take(state: State) -> list[int]:
    """How many of each kind could still be picked into the group; nothing if no group is asked for."""
    seat, h, group = field(state, K_SEAT), field(state, K_B), field(state, K_E)
    questions = QUESTIONS[DEED[field(state, K_A)]]
    step = field(state, K_STEP)
    if step == len(questions) or questions[step] != ASK_GROUP:
        return []
    return [unsafe(state, seat, kind, h) - some_of(group, kind) for kind in range(KINDS)]


def options(state: State) -> list[int]:
    seat = field(state, K_SEAT)
    use = field(state, K_A)
    h, kind = field(state, K_B), field(state, K_C)
    target, other = field(state, K_D), field(state, K_E)
    deed = DEED[use]
    if QUESTIONS[deed][field(state, K_STEP)] == ASK_GROUP:
        return group_choices(state, seat, h, other)
    if deed < CALL_ANIMAL:
        return fights.choices(state, seat, use, h)
    if deed < STRIKE_HEX:
        return herds.choices(state, seat, use, h, target)
    if deed < CHOOSE_SEX:
        return encounters.choices(state, seat, use, h, kind, target)
    return hearth.choices(state, seat, use, h)


def answer(state: State, action: i64) -> None:
    question = QUESTIONS[DEED[field(state, K_A)]][field(state, K_STEP)]
    if question == ASK_GROUP and action != DONE:
        set_field(state, K_E, field(state, K_E) + ONE[action - TAKE])
        return
    if question in (ASK_HEX, ASK_TARGET):
        set_field(state, question, action - HEX)
    elif question == ASK_KIND:
        set_field(state, K_C, action - KIND)
    elif question == ASK_SPECIES:
        set_field(state, K_C, action - SPECIES_ACTION)
    elif question == ASK_SEAT:
        set_field(state, K_E, action - SEAT)
    set_field(state, K_STEP, field(state, K_STEP) + 1)


def finish(state: State, told: list[Event] | None) -> None:
    seat, use = field(state, K_SEAT), field(state, K_A)
    h, kind = field(state, K_B), field(state, K_C)
    target, other = field(state, K_D), field(state, K_E)
    deed = DEED[use]
    pop(state)
    if deed < CALL_ANIMAL:
        fights.carry_out(state, seat, use, h, target, other, told)
    elif deed < STRIKE_HEX:
        herds.carry_out(state, seat, use, h, kind, target, told)
    elif deed < CHOOSE_SEX:
        encounters.carry_out(state, seat, use, h, kind, target, other, told)
    else:
        hearth.carry_out(state, seat, use, h, kind, other, told)
        if deed == KILL_MOTHERS:
            kill_another(state, seat, use, kind)


def kill_another(state: State, seat: i64, use: i64, before: i64) -> None:
    """So many mothers as the card says, if there are so many."""
    killed: i64 = max(0, before) + 1
    if killed < AMOUNT[use] and hearth.mothers_at(state, seat):
        push(state, TRICK_FRAME, seat, 0, use, NOBODY, killed, NOBODY, NOBODY)
