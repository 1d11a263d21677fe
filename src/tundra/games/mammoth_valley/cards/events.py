"""Events: their steps one after the other, and those that need no further question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.camps import is_village, lose_food, set_crop
from tundra.games.mammoth_valley.cards.event_steps import (
    CAP_MOVES,
    CLOSE_MOUNTAINS,
    DRY_RIVERS,
    EAT_HALF,
    EAT_IN_VILLAGES,
    END_DROUGHT,
    FREEZE_RIVER,
    GAIN_FIRE,
    HARM_FIELDS,
    LENGTHEN_SEASON,
    LOSE_FIRE,
    ONE_PLAIN,
    RAISE_HARVEST,
    RAISE_UPKEEP,
    SEND_BEARS,
    SPAWN_PACK,
    SPAWN_STRANGER,
    STEP,
    STOP_ARRIVALS,
    STRIKE,
    TAKE_ONE_EACH,
    TAKE_SPECIES,
    THIN_MEAT,
)
from tundra.games.mammoth_valley.cards.event_table import EVENT_STEPS
from tundra.games.mammoth_valley.cards.fires import change_fire, owners
from tundra.games.mammoth_valley.cards.lots import roll_region, roll_river
from tundra.games.mammoth_valley.cards.specials import send_bears, spawn_stranger
from tundra.games.mammoth_valley.cards.strangers import (
    spawn_pack,
    take_one_each,
    take_species,
)
from tundra.games.mammoth_valley.cards.strikes import begin_strike
from tundra.games.mammoth_valley.cards.table import EVENT_KIND, EVENT_NAMES
from tundra.games.mammoth_valley.pieces import (
    HEXES,
    LAKE_BIT,
    NO_CROP,
    PLAIN,
    USUAL_LENGTH,
)
from tundra.games.mammoth_valley.stack import (
    CARD_FRAME,
    K_A,
    K_B,
    K_C,
    K_D,
    field,
    pop,
    push,
    set_field,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

EVENT_FRAME: Final = CARD_FRAME + 2
"""A the kind of event, B its next step, C who had fire when it came, D who lost a token to it."""


def begin_event(state: State, event: i64, _told: list[Event] | None) -> None:
    push(state, EVENT_FRAME, a=EVENT_KIND[event], c=owners(state))


def advance(state: State, told: list[Event] | None) -> None:
    """One step; whatever it has to ask lies above this frame."""
    kind = field(state, K_A)
    place = field(state, K_B)
    steps = EVENT_STEPS[kind]
    if place == len(steps):
        pop(state)
        return
    set_field(state, K_B, place + STEP)
    take_step(state, steps[place], steps[place + 1], EVENT_NAMES[kind], told)


def take_step(state: State, step: i64, amount: i64, why: str, told: list[Event] | None) -> None:
    if step == STRIKE:
        begin_strike(state, amount, told)
    elif step in (LOSE_FIRE, GAIN_FIRE):
        had, lost = field(state, K_C), field(state, K_D)
        change_fire(state, step == GAIN_FIRE, amount, had, lost, why, told)
    elif step <= FREEZE_RIVER:
        change_weather(state, step, amount, told)
    elif step <= LENGTHEN_SEASON:
        change_food(state, step, amount, why, told)
    else:
        change_pieces(state, step, amount, told)


# The weather


def change_weather(state: State, step: i64, amount: i64, told: list[Event] | None) -> None:
    if step == CAP_MOVES:
        state.cap = min(state.cap, amount)
        if told is not None:
            told.append(Event("slowed", None, {"cap": state.cap}))
    elif step == CLOSE_MOUNTAINS:
        state.snowed = True
        tell_lasting("snowed", True, told)
    elif step == END_DROUGHT:
        if state.drought:
            tell_lasting("drought", False, told)
        state.drought = False
    elif step == DRY_RIVERS:
        state.drought = True
        tell_lasting("drought", True, told)
    elif step == FREEZE_RIVER:
        freeze(state, told)


def freeze(state: State, told: list[Event] | None) -> None:
    """A91: the lake freezes with a river that touches it."""
    river = roll_river(state, told)
    lake = state.board.lake_rivers[river] > 0
    state.frozen |= 1 << river
    if lake:
        state.frozen |= LAKE_BIT
    if told is not None:
        facts = {"river": state.board.river_names[river], "lake": lake}
        told.append(Event("froze", None, facts))


def tell_lasting(what: str, on: bool, told: list[Event] | None) -> None:
    if told is not None:
        told.append(Event("lasting" if on else "lasting_over", None, {"what": what}))


# Food


def change_food(state: State, step: i64, amount: i64, why: str, told: list[Event] | None) -> None:
    if step == EAT_IN_VILLAGES:
        for seat in range(state.seats):
            lose_food(state, seat, amount * villages(state, seat), why, told)
    elif step == EAT_HALF:
        for seat in range(state.seats):
            lose_food(state, seat, state.food[seat] // amount, why, told)
    elif step == HARM_FIELDS:
        harm_fields(state, amount, why, told)
    elif step == RAISE_HARVEST:
        state.rains = True
        tell_lasting("good_rains", True, told)
    elif step == THIN_MEAT:
        state.lean = True
        tell_lasting("lean_meat", True, told)
    elif step == LENGTHEN_SEASON:
        state.season_length = USUAL_LENGTH + amount
        if told is not None:
            told.append(Event("lengthened", None, {"turns": state.season_length}))


def villages(state: State, seat: i64) -> i64:
    found: i64 = 0
    for h in range(HEXES):
        if state.camp[h] == seat and is_village(state, h):
            found += 1
    return found


def harm_fields(state: State, where: i64, why: str, told: list[Event] | None) -> None:
    """A81, A82: an intact field is damaged, a damaged one is gone."""
    is_region = where == ONE_PLAIN or state.choices.drought_region
    hexes = roll_region(state, PLAIN, told) if is_region else list(range(HEXES))
    for h in hexes:
        if state.crop[h] != NO_CROP:
            set_crop(state, h, state.crop[h] - 1, why, told)


# Pieces and people


def change_pieces(state: State, step: i64, amount: i64, told: list[Event] | None) -> None:
    if step == STOP_ARRIVALS:
        state.no_arrivals = True
    elif step == SPAWN_PACK:
        spawn_pack(state, amount, told)
    elif step == SPAWN_STRANGER:
        spawn_stranger(state, told)
    elif step == SEND_BEARS:
        send_bears(state, told)
    elif step == TAKE_ONE_EACH:
        take_one_each(state, amount, told)
    elif step == TAKE_SPECIES:
        take_species(state, told)
    elif step == RAISE_UPKEEP:
        state.cold_snap = True
