"""Stage C of a battle: women change tribes, camps are taken or razed, food and Fire with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import CAPTURE, RAZE
from tundra.games.mammoth_valley.camps import (
    camps,
    check_fire,
    gain_fire,
    gain_food,
    lose_food,
    set_crop,
    spare_camps,
)
from tundra.games.mammoth_valley.cards.vocabulary import CAMP_TAKEN
from tundra.games.mammoth_valley.fights import eat
from tundra.games.mammoth_valley.ground import able, count
from tundra.games.mammoth_valley.lasting import add_effect, end_effect
from tundra.games.mammoth_valley.people import add_token, go_wild, kill_token, reserve, take_token
from tundra.games.mammoth_valley.pieces import (
    CAPTURED,
    HAD_FIRE,
    HEX_NAMES,
    MASSACRE,
    MASSACRED,
    NO_CROP,
    NOBODY,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_B,
    K_C,
    K_SEAT,
    K_STEP,
    SPOILS,
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

# The frame: A the hex, B the food that was taken, C the former owner of the camp.
CHOOSE: Final = 0
OTHERS: Final = 1
SHARE: Final = 4
SHARE_OF_LAST: Final = 2
"""The conqueror takes a quarter of the food, and half of it with the last camp."""


def push_spoils(state: State, winner: i64, h: i64, told: list[Event] | None) -> None:
    """Rule 7.4. The camp of a beaten tribe comes first, then the women of all others."""
    loser: i64 = state.camp[h]
    if loser in (NOBODY, winner):
        take_women(state, winner, h, told)
        return
    divisor: i64 = SHARE_OF_LAST if camps(state, loser) == 1 else SHARE
    food = lose_food(state, loser, state.food[loser] // divisor, "loot", told)
    gain_food(state, winner, food, "loot", told)
    push(state, SPOILS, winner, CHOOSE, h, food, loser)


def advance(state: State, told: list[Event] | None) -> None:
    h = field(state, K_A)
    if field(state, K_STEP) == CHOOSE:
        ask(state, field(state, K_SEAT))
        return
    winner = field(state, K_SEAT)
    pop(state)
    take_women(state, winner, h, told)
    if state.effects:
        end_effect(state, CAPTURED, winner, h)
        end_effect(state, MASSACRED, winner, h)


def options(state: State) -> list[int]:
    """D36: to capture a camp takes a marker, and a woman who will live in it."""
    winner = field(state, K_SEAT)
    h = field(state, K_A)
    loser = field(state, K_C)
    women = able(state, winner, WOMAN, h)
    captives = able(state, loser, WOMAN, h)
    if spare_camps(state, winner) > 0 and (
        women > 0 or (captives > 0 and reserve(state, winner, WOMAN) > 0)
    ):
        return [CAPTURE, RAZE]
    return [RAZE]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    winner = field(state, K_SEAT)
    h = field(state, K_A)
    loser = field(state, K_C)
    set_field(state, K_STEP, OTHERS)
    had_fire = state.has_fire[loser] != 0
    captured: i64 = 0
    state.camp[h] = winner if action == CAPTURE else NOBODY
    if told is not None:
        facts = {
            "from": loser,
            "hex": HEX_NAMES[h],
            "razed": action == RAZE,
            "food": field(state, K_B),
        }
        told.append(Event("camp_taken", winner, facts))
    if action == RAZE:
        massacre(state, winner, loser, h, told)
    else:
        captured = lead_away(state, winner, loser, h, told)
    if had_fire:
        gain_fire(state, winner, "conquest", told)
        add_effect(state, HAD_FIRE, loser)
    check_fire(state, loser, told)
    if captured:
        add_effect(state, CAPTURED, winner, h, captured)
    subject = (loser * 8 + winner) * 2 + int(action == RAZE)
    open_window(state, CAMP_TAKEN, [loser, winner], h, subject)


def massacre(state: State, winner: i64, loser: i64, h: i64, told: list[Event] | None) -> None:
    set_crop(state, h, NO_CROP, "razed", told)
    women = able(state, loser, WOMAN, h)
    if women:
        add_effect(state, MASSACRED, winner, h, women)
    for _ in range(women):
        kill_token(state, loser, WOMAN, h, MASSACRE, told)
        eat(state, winner, told)


def take_women(state: State, winner: i64, h: i64, told: list[Event] | None) -> None:
    """D34: the women of all beaten tribes join the winner."""
    for seat in range(state.seats):
        if seat != winner and able(state, seat, WOMAN, h) > 0:
            lead_away(state, winner, seat, h, told)


def lead_away(state: State, winner: i64, loser: i64, h: i64, told: list[Event] | None) -> i64:
    """As far as the winner's reserve goes; the others are lost. How many joined."""
    women = able(state, loser, WOMAN, h)
    joined: i64 = 0
    for _ in range(women):
        take_token(state, loser, WOMAN, h)
        if add_token(state, winner, WOMAN, h):
            joined += 1
    if count(state, loser, WOMAN, h) == 0:
        go_wild(state, loser, h, told)
    if told is not None and women:
        facts = {"from": loser, "hex": HEX_NAMES[h], "women": joined, "lost": women - joined}
        told.append(Event("captured", winner, facts))
    return joined
