"""Tuning: proposals are judged by matches, and the weights that come out can be played with."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.arena.leagues import quiet
from tundra.arena import tune
from tundra.arena.trouble import MissingExtra
from tundra.arena.tune import Task, Tuning, agreed_tuning, play_task, tasks_for
from tundra.bots.heuristics.weights import numbers_of, read_weights, weights_of, written
from tundra.bots.names import UnknownBot, make_bot
from tundra.core import BadOptions
from tundra.games import REGISTRY

SMALL = Tuning("maamut", (2,), 2, 1, 4, 3)
SHIPPED = tuple(numbers_of("maamut").items())


def test_every_seed_is_played_from_every_seat() -> None:
    tuning = Tuning("maamut", (2, 3), 10, 1, 1, 5)
    tasks = list(tasks_for(tuning, SHIPPED, SHIPPED, "check"))
    assert [(task.seats, task.seat) for task in tasks] == [
        *((2, 0), (2, 1), (3, 0), (3, 1), (3, 2)),
        *((2, 0), (2, 1), (3, 0), (3, 1), (3, 2)),
    ]
    assert len({task.seed for task in tasks}) == 4


def test_bad_weights_lose_to_the_shipped_ones() -> None:
    """Who wants to be cut off from the mammoth and far from it gets nothing."""
    wrong = {**numbers_of("maamut"), "push": 0.0, "behind": 0.0, "near_trap": 0.0}
    wrong |= {"near_hunter": 0.0, "strike_0": 0.3, "cut_off": 0.0, "mammoth": 2.0}
    wrong |= dict.fromkeys(("strike_1", "strike_2", "strike_3"), 0.05)
    tasks = [
        Task("maamut", tuple(wrong.items()), SHIPPED, 2, seat, seat, seed)
        for seed in range(12)
        for seat in range(2)
    ]
    assert sum(map(play_task, tasks)) < 0.35 * len(tasks)


@pytest.mark.slow
def test_a_tuning_can_be_repeated_and_its_weights_are_played_with(tmp_path: Path) -> None:
    first = tune.tune(SMALL, tmp_path / "a", 1, quiet)
    again = tune.tune(SMALL, tmp_path / "b", 1, quiet)
    assert first == again
    path = tmp_path / "a" / "weights.json"
    assert read_weights(path, "maamut") == first["after"] != first["before"]
    game = REGISTRY.find("maamut")
    assert make_bot(f"greedy:weights={path}", game).name == "greedy"
    assert make_bot(f"search:its=10:weights={path}", game).name.startswith("search")
    for row in first["strength"]:
        for side in ("before", "after"):
            assert row[side]["low"] <= row[side]["win_rate"] <= row[side]["high"]
        assert row["low"] <= row["difference"] <= row["high"]
    assert json.loads((tmp_path / "a" / "tuning.json").read_text("utf-8")) == first


def test_weights_stay_in_their_ranges() -> None:
    search = tune.Search(SMALL, weights_of("maamut"))
    for point in search.strategy.ask():
        for (name, number), weight in zip(
            search.numbers(point), weights_of("maamut").values(), strict=True
        ):
            assert weight.low <= number <= weight.high, name


def test_a_file_of_weights_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    numbers = {**numbers_of("maamut"), "push": 1.25}
    path.write_text(written(weights_of("maamut"), numbers), "utf-8")
    assert read_weights(path, "maamut") == numbers


@pytest.mark.parametrize(
    ("text", "problem"),
    [("no json", "not a file of weights"), ('{"push": {"value": 1}}', "not the weights of maamut")],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text, "utf-8")
    with pytest.raises(UnknownBot, match=problem):
        make_bot(f"greedy:weights={path}", REGISTRY.find("maamut"))
    with pytest.raises(UnknownBot, match="No such file"):
        make_bot(f"greedy:weights={path}x", REGISTRY.find("maamut"))


def test_a_game_without_a_file_of_weights_says_so() -> None:
    with pytest.raises(BadOptions, match="big_manitou has no file of weights"):
        agreed_tuning("big_manitou", None, 2, 1, 2, 1)
    with pytest.raises(UnknownBot, match="takes no weights"):
        make_bot("greedy:weights=x", REGISTRY.find("big_manitou"))


def test_without_the_optimiser_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(MissingExtra, match=r"pip install 'tundra-table\[lab\]'"):
        tune.optimiser()
