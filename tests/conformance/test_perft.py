"""The lines of play from a seed are counted as they were when a person last read the count."""

from __future__ import annotations

import pytest
from tools.perft import FOLDER, Count, divided, leaves, read_counts, read_options

from tests.conformance.games import EVERY_GAME

COUNTS = [
    (path.stem, count)
    for path in sorted(FOLDER.glob("*.txt"))
    for count in read_counts(path.read_text("utf-8"))
]


def check_count(name: str, count: Count) -> None:
    game = EVERY_GAME.find(name)
    state = game.new_game(read_options(game, count.options), count.seed)
    found = leaves(game, state, count.depth)
    if found != count.leaves:
        under = "\n".join(f"{text} {n}" for text, n in divided(game, state, count.depth).items())
        pytest.fail(f"{name} {count}: found {found}\nunder each first action:\n{under}")


@pytest.mark.parametrize(("name", "count"), COUNTS, ids=lambda part: "-".join(str(part).split()))
def test_the_lines_of_play_are_counted_as_before(name: str, count: Count) -> None:
    check_count(name, count)


def test_every_game_has_counts_to_depth_three_from_three_seeds() -> None:
    for game in EVERY_GAME:
        deep = {count.seed for name, count in COUNTS if name == game.name and count.depth >= 3}
        assert len(deep) >= 3, f"{game.name} needs counts: python -m tools.perft {game.name}"


def test_a_wrong_count_prints_the_count_under_each_first_action() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"under each first action:\n\w+ \d+\n"):
        check_count("embers", Count("seats=2", 2026, 2, 1))
