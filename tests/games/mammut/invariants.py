"""What must be true after every step and of every guess."""

from __future__ import annotations

from tundra.games.mammut.checks import problems
from tundra.games.mammut.pieces import BIT, LAST_ROUND, TILES, copies_of
from tundra.games.mammut.state import OVER, State


def check(state: State) -> None:
    """Nothing lost, nothing twice, every tile of the box on the table, knowledge where it belongs."""
    check_loaded(state)
    tiles = tuple(zip(state.faces, state.unders, strict=True))
    assert len(tiles) == TILES
    assert copies_of(tiles) == copies_of(state.sides)


def check_loaded(state: State) -> None:
    """An example may lay fewer tiles than the box has."""
    assert list(problems(state)) == []
    assert state.marked == state.public | any_looked(state)
    assert state.public & BIT[state.shaman]
    assert state.round <= LAST_ROUND
    if state.phase == OVER:
        assert state.round == LAST_ROUND


def any_looked(state: State) -> int:
    tiles = 0
    for seen in state.looked:
        tiles |= seen
    return tiles
