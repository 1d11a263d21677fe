"""What must be true after every step and of every guess."""

from __future__ import annotations

from tundra.games.big_manitou.checks import cards_on_grounds, problems, turns_of
from tundra.games.big_manitou.pieces import BIT, HAND, how_many, tile_count
from tundra.games.big_manitou.state import EXTRA, OVER, PLAY, SELECT, State


def check(state: State) -> None:
    """Nothing lost, nothing twice, hands and packs as the turns say."""
    check_loaded(state)
    if state.phase in (SELECT, OVER):
        assert not any(state.hands)
        assert not any(state.columns)
    else:
        for seat in range(len(state.hands)):
            check_seat(state, seat)
    owned = sum(tile_count(tiles) for tiles in state.owned)
    assert owned <= state.taken


def check_loaded(state: State) -> None:
    """An example may deal fewer cards than a hunt has, and lay fewer tiles."""
    assert list(problems(state)) == []


def check_seat(state: State, seat: int) -> None:
    """The cards of a hunt are those that were chosen, and as many were played as there were turns."""
    played = sum(how_many(cards) for cards in cards_on_grounds(state, seat))
    held, packed = how_many(state.hands[seat]), how_many(state.packs[seat])
    assert played + held + packed == state.size(seat)
    assert held == HAND if packed else held <= HAND
    turns = turns_of(state, seat)
    skips = 1 if state.only_heroes & BIT[seat] and seat == state.dealer else 0
    extra = 0 if state.phase in (PLAY, EXTRA) else 1
    assert turns - skips <= played <= turns - skips + extra
