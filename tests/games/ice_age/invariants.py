"""What must be true after every step and of every guess."""

from __future__ import annotations

from tundra.games.ice_age.checks import held, problems
from tundra.games.ice_age.pieces import (
    BIT,
    FIRE_VALUES,
    HUNTERS,
    REGIONS,
    ROW,
    token_count,
    token_values,
)
from tundra.games.ice_age.questions import (
    DISCARD,
    DRAW,
    GLACIER,
    PLACEMENT,
    kind_of,
    seat_of,
)
from tundra.games.ice_age.state import State


def check(state: State) -> None:
    """Nothing lost, nothing twice, nothing under the ice, and hands as the turn says."""
    check_loaded(state)
    check_fire(state)


def check_loaded(state: State) -> None:
    """An example may lay fewer fire tokens than there are regions."""
    assert list(problems(state)) == []
    check_pieces(state)
    check_hands(state)
    check_turn(state)


def check_pieces(state: State) -> None:
    seats = len(state.supply)
    in_play = {3: 32, 4: 41, 5: 50}[seats]
    assert state.dark + state.light + sum(state.stones) == in_play
    assert min(state.dark, state.light, *state.stones) >= 0
    assert state.mammoths_left + sum(state.mammoths) == seats + 1
    assert state.clubs_left + sum(state.clubs) + sum(state.hunters[1::2]) == 6
    assert min(state.clubs_left, state.mammoths_left, *state.clubs) >= 0
    assert min(state.hunters) >= 0
    for seat in range(seats):
        standing = sum(state.hunters[2 * seat :: ROW] + state.hunters[2 * seat + 1 :: ROW])
        assert standing + state.supply[seat] == HUNTERS == 12
        assert state.supply[seat] >= 0
    for region in range(REGIONS):
        if not state.open & BIT[region]:
            assert not any(state.hunters[region * ROW : region * ROW + ROW])
            assert not state.mammoths[region]
            assert not state.fires[region]


def check_fire(state: State) -> None:
    tokens = [value for fire in (*state.fires, state.fire_aside) for value in token_values(fire)]
    assert sorted(tokens) == FIRE_VALUES
    assert len(tokens) == 14
    laid = sum(token_count(fire) for fire in state.fires)
    is_between = not state.questions or kind_of(state.questions[-1]) == GLACIER
    assert laid == (0 if is_between else int(state.open).bit_count())


def check_hands(state: State) -> None:
    if not state.questions:
        return
    kind = kind_of(state.questions[0])
    for seat in range(len(state.supply)):
        is_active = seat == state.active
        if kind == PLACEMENT:
            assert held(state, seat) == 0
        elif is_active and kind in (DISCARD, DRAW):
            assert held(state, seat) in ((4,) if kind == DISCARD else (3, 4))
        else:
            assert held(state, seat) == 5


def check_turn(state: State) -> None:
    """One seat is asked; hunters that arrived are there."""
    for question in state.questions:
        assert seat_of(question) < len(state.supply)
    arrived = state.arrived
    while arrived:
        assert state.hunters[arrived % 256 - 1] > 0
        arrived //= 256
