"""Counts lines of play: how many there are to depth n from a seed.

``python -m tools.perft GAME`` writes tests/perft/GAME.txt anew; read the difference before committing it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.games import find_game

from tundra.core import AnyGame, BadOptions, Options

FOLDER = Path(__file__).parents[1] / "tests" / "perft"
HEADER = "# options   seed   depth   leaves"
SEEDS = (2026, 2027, 2028)
MOST_LEAVES = 4_000
"""A deeper count than this is left out of a file that is written anew."""
DEEPEST = 8


@dataclass(frozen=True)
class Count:
    options: str
    seed: int
    depth: int
    leaves: int

    def __str__(self) -> str:
        return f"{self.options:<11} {self.seed:<6} {self.depth:<7} {self.leaves}"


def leaves(game: AnyGame, state: Any, depth: int) -> int:  # noqa: ANN401 - any game's state
    """The lines of exactly ``depth`` steps; of several seats that may act, the first acts."""
    if depth == 0:
        return 1
    return sum(leaves(game, after, depth - 1) for _, after in next_positions(game, state))


def next_positions(game: AnyGame, state: Any) -> Iterator[tuple[str, Any]]:  # noqa: ANN401
    for seat in game.waiting_for(state)[:1]:
        for action in game.legal_actions(state, seat):
            after = state.clone()
            game.apply(after, seat, action, None)
            yield game.write(action), after


def divided(game: AnyGame, state: Any, depth: int) -> dict[str, int]:  # noqa: ANN401
    """The count under each first action, to find where two counts part."""
    return {text: leaves(game, after, depth - 1) for text, after in next_positions(game, state)}


def read_counts(text: str) -> list[Count]:
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return [Count(row[0], int(row[1]), int(row[2]), int(row[3])) for row in rows]


def read_options(game: AnyGame, words: str) -> Options:
    """``seats=2,first_player=1`` as options."""
    values = dict(word.split("=", 1) for word in words.split(","))
    seats = values.pop("seats", "")
    if not seats.isdecimal():
        raise BadOptions(f"how many seats? {words!r} does not say")
    return game.choose(int(seats), values)


def counted(game: AnyGame, words: str, seed: int) -> Iterator[Count]:
    state = game.new_game(read_options(game, words), seed)
    for depth in range(1, DEEPEST + 1):
        found = leaves(game, state, depth)
        if depth > 3 and found > MOST_LEAVES:
            return
        yield Count(words, seed, depth, found)
        if found > MOST_LEAVES // 4:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    game = find_game(parser.parse_args().game)
    lines = [HEADER]
    for seats in game.seats:
        for seed in SEEDS:
            lines += [str(count) for count in counted(game, f"seats={seats}", seed)]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game.name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
