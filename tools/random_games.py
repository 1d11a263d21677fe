"""Plays random matches of the installed package and asks the game's invariants after each step and of some guesses.

``python tools/random_games.py GAME --seats 4 --games 10000`` says how many matches ended and which was the longest;
with ``--unchecked`` it only plays them, which takes seconds.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tundra.core import AnyGame


GUESS_EVERY = 5
"""Steps; guesses take as long to check as positions, and the quick tests look at each of them."""


def longest_match(game: AnyGame, seats: int, games: int, *, is_checked: bool) -> int:
    """Steps of the longest of so many matches; raises where an invariant is broken."""
    from tests.conformance.play import walk
    from tests.conformance.positions import check_invariants_hold_in_matches

    def steps_of(seed: int) -> int:
        if is_checked:
            one = range(seed, seed + 1)
            return check_invariants_hold_in_matches(game, seats, one, GUESS_EVERY)
        return sum(1 for _ in walk(game, seats, seed))

    return max(steps_of(seed) for seed in range(1, games + 1))


def main() -> None:
    # The installed package first, which is the compiled one; only the tests come from the checkout.
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.conformance.games import EVERY_GAME

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--unchecked", action="store_true")
    wanted = parser.parse_args()
    game = EVERY_GAME.find(wanted.game)
    longest = longest_match(game, wanted.seats, wanted.games, is_checked=not wanted.unchecked)
    print(f"{wanted.games} matches ended, the longest after {longest} steps")


if __name__ == "__main__":
    main()
