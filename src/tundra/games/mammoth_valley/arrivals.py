"""Phase 2: animals come in at their letters, and a tribe that was eliminated comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.actions import RETURN
from tundra.games.mammoth_valley.beasts import (
    bag_size,
    bars,
    draw_token,
    enter_field,
    letter_hex,
    put_animal,
    species_of,
)
from tundra.games.mammoth_valley.choices import QUICK, SECOND_TURN
from tundra.games.mammoth_valley.drawing import draw_tricks
from tundra.games.mammoth_valley.ground import anybody, is_open
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    BLOCK,
    HEX_NAMES,
    HEXES,
    LETTERED,
    NOBODY,
    SPECIES_NAMES,
    TOKEN_LETTERS,
    WAITING,
    WARRIOR,
    WINTER,
    WOMAN,
)
from tundra.games.mammoth_valley.stack import K_A, K_STEP, ask, field, set_field
from tundra.games.mammoth_valley.state import State
from tundra.games.mammoth_valley.turns import next_phase, tribes_in_game

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 3
"""Up to so many tribes one animal fewer arrives."""
BACK_WARRIORS: Final = 3
BACK_WOMEN: Final = 1
BACK_FOOD: Final = 8
BACK_TRICKS: Final = 3
QUICK_DISTANCE: Final = 3


def advance(state: State, told: list[Event] | None) -> None:
    if field(state, K_STEP) == 0:
        set_field(state, K_STEP, 1)
        arrive(state, told)
        return
    place = field(state, K_A)
    if place == state.seats:
        next_phase(state)
        return
    seat = (state.first + place) % state.seats
    if state.status[seat] == WAITING and is_due(state, seat) and free_rim(state):
        ask(state, seat)
    else:
        set_field(state, K_A, place + 1)


# Animals


def arrivals(state: State) -> i64:
    """Rule 5.3: how many come this turn."""
    if state.no_arrivals:
        return 0
    if state.season == WINTER:
        number: i64 = 2
    else:
        number = 6 if state.game_turn == 1 else 4
    return number - 1 if tribes_in_game(state) <= FEW else number


def arrive(state: State, told: list[Event] | None) -> None:
    """D18: as many as the bag holds."""
    for _ in range(min(arrivals(state), bag_size(state))):
        token = draw_token(state)
        while is_redrawn(state, token):
            tell_arrival("arrival_lost", state, token, told)
            token = draw_token(state)
        h = letter_hex(state, token)
        species = species_of(token)
        if species == state.sick_species or bars(state, species, h):
            tell_arrival("arrival_lost", state, token, told)
        else:
            tell_arrival("arrived", state, token, told)
            put_animal(state, token, h)
            enter_field(state, species, h, told)


def is_redrawn(state: State, token: i64) -> bool:
    """D16: by an option another animal comes for one whose hex burns or is flooded, if any can."""
    if not state.choices.arrival_redraw or not is_barred(state, token):
        return False
    return any(
        state.where[other] == NOBODY and not is_barred(state, other) for other in range(LETTERED)
    )


def is_barred(state: State, token: i64) -> bool:
    return bars(state, species_of(token), letter_hex(state, token))


def tell_arrival(kind: str, state: State, token: i64, told: list[Event] | None) -> None:
    if told is None:
        return
    facts = {
        "species": SPECIES_NAMES[species_of(token)],
        "letter": TOKEN_LETTERS[token],
        "hex": HEX_NAMES[letter_hex(state, token)],
    }
    told.append(Event(kind, None, facts))


# Tribes


def is_due(state: State, seat: i64) -> bool:
    wait = 2 if state.choices.return_timing == SECOND_TURN else 1
    return state.game_turn >= state.gone[seat] + wait


def free_rim(state: State) -> list[int]:
    """Rule 8.7: where nobody and nothing is."""
    return [h for h in state.board.rim if is_free(state, h)]


def is_free(state: State, h: i64) -> bool:
    if not is_open(state, h) or state.beasts[h] or state.camp[h] != NOBODY:
        return False
    if state.choices.return_timing == QUICK and is_near_camp(state, h):
        return False
    return not anybody(state, h)


def is_near_camp(state: State, h: i64) -> bool:
    """D87."""
    near = {h}
    for _ in range(QUICK_DISTANCE - 1):
        near |= {other for hex_ in near for other in state.board.neighbours(hex_)} - {NOBODY}
    return any(state.camp[other] != NOBODY for other in near)


def options(state: State) -> list[int]:
    return [RETURN + h for h in free_rim(state)]


def answer(state: State, action: i64, told: list[Event] | None) -> None:
    h = action - RETURN
    seat = (state.first + field(state, K_A)) % state.seats
    set_field(state, K_A, field(state, K_A) + 1)
    state.status[seat] = ACTIVE
    state.returns[seat] += 1
    state.people[seat * BLOCK + WARRIOR * HEXES + h] = BACK_WARRIORS
    state.people[seat * BLOCK + WOMAN * HEXES + h] = BACK_WOMEN
    state.food[seat] = BACK_FOOD
    if told is not None:
        facts = {
            "hex": HEX_NAMES[h],
            "warriors": BACK_WARRIORS,
            "women": BACK_WOMEN,
            "food": BACK_FOOD,
        }
        told.append(Event("returned", seat, facts))
    draw_tricks(state, seat, BACK_TRICKS, "dealt", told)
