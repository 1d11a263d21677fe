"""Phase 5: every player resolves the battles of his tribe, one hex after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import BATTLE
from tundra.games.mammoth_valley.battles import is_battle, push_battle
from tundra.games.mammoth_valley.beasts import kill_animal, tell_beasts_died
from tundra.games.mammoth_valley.cards.vocabulary import COMBATS_START_OWN
from tundra.games.mammoth_valley.pieces import (
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    NOBODY,
    SPECIES,
    WARRIOR,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import (
    K_A,
    K_STEP,
    ask,
    field,
    open_window,
    set_field,
)
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import check_tribes, next_phase, player_at

if TYPE_CHECKING:
    from mypy_extensions import i64

# Steps: A is the place in the order of play.
START: Final = 0
CHOOSE: Final = 1


def advance(state: State, told: list[Event] | None) -> None:
    place = field(state, K_A)
    if place == state.seats:
        fight_alone(state, told)
        next_phase(state)
        check_tribes(state, told)
        return
    seat = player_at(state, place)
    if seat == NOBODY:
        set_field(state, K_A, place + 1)
    elif field(state, K_STEP) == START:
        set_field(state, K_STEP, CHOOSE)
        open_window(state, COMBATS_START_OWN, [seat], seat)
    elif battle_hexes(state, seat):
        ask(state, seat)
    else:
        set_field(state, K_STEP, START)
        set_field(state, K_A, place + 1)


def battle_hexes(state: State, seat: i64) -> list[int]:
    return [h for h in range(HEXES) if is_battle(state, seat, h)]


def options(state: State) -> list[int]:
    return [BATTLE + h for h in battle_hexes(state, player_at(state, field(state, K_A)))]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    push_battle(state, player_at(state, field(state, K_A)), action - BATTLE, told)


# Neutral people, with no tribe to help them


def fight_alone(state: State, told: list[Event] | None) -> None:
    """A Solitary among animals: a die and one for a warrior against each herd in turn; nobody eats."""
    for h in range(HEXES):
        if state.beasts[h] and (state.neutral[0] == h or state.neutral[1] == h):
            for species in range(SPECIES):
                fight_herd_alone(state, species, h, told)


def fight_herd_alone(state: State, species: i64, h: i64, told: list[Event] | None) -> None:
    place: i64 = species * HEXES + h
    while state.herd[place] and (state.neutral[0] == h or state.neutral[1] == h):
        own = state.rng.die() + int(state.neutral[WARRIOR] == h)
        theirs = state.rng.die() + state.herd[place]
        if own > theirs:
            kill_animal(state, species, h)
            if told is not None:
                tell_beasts_died(h, species, 1, told)
        elif own < theirs:
            kind = WOMAN if state.neutral[WOMAN] == h else WARRIOR
            state.neutral[kind] = NOBODY
            if told is not None:
                facts = {"hex": HEX_NAMES[h], "token": KIND_NAMES[kind]}
                told.append(Event("solitary_died", None, facts))
