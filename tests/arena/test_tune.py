"""Tuning: proposals are judged by matches, and the weights that come out can be played with."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.leagues import quiet
from tests.scripts import said_by
from tundra.arena import tune
from tundra.arena.trials import Players, Series, Trial, play_trial
from tundra.arena.trouble import ArenaTrouble, MissingExtra
from tundra.arena.tune import Search, Tuning, agreed_tuning
from tundra.bots import heuristics
from tundra.bots.heuristics import WEIGHED
from tundra.bots.heuristics.weights import read_weights, shipped, starts, written
from tundra.bots.names import UnknownBot, make_bot
from tundra.core import BadOptions
from tundra.games import REGISTRY

RANGES = WEIGHED["maamut"].ranges
START = tuple(starts(RANGES).items())
SMALL = Tuning("maamut", (2,), 2, 2, 4, 3, START)


def test_every_seed_is_played_from_every_seat() -> None:
    series = Series("maamut", (2, 3), 10, 5, "check")
    trials = list(series.trials(START, START))
    assert [(trial.seats, trial.seat) for trial in trials] == [
        *((2, 0), (2, 1), (3, 0), (3, 1), (3, 2)),
        *((2, 0), (2, 1), (3, 0), (3, 1), (3, 2)),
    ]
    assert len({trial.seed for trial in trials}) == 4
    assert len(series) == len(trials)


def test_bad_weights_lose_to_those_of_before() -> None:
    """Who wants to be cut off from the mammoth and far from it gets nothing."""
    wrong = {**starts(RANGES), "push": 0.0, "behind": 0.0, "near_trap": 0.0}
    wrong |= {"near_hunter": 0.0, "strike_0": 0.3, "cut_off": 0.0, "mammoth": 2.0}
    wrong |= dict.fromkeys(("strike_1", "strike_2", "strike_3"), 0.05)
    trials = [
        Trial("maamut", tuple(wrong.items()), START, 2, seat, seat, seed)
        for seed in range(12)
        for seat in range(2)
    ]
    assert sum(map(play_trial, trials)) < 0.35 * len(trials)


# A fifth of a second after the first result.
INTERRUPTED = """
import os, signal, threading
from tundra.arena.trials import Series, players
from tundra.bots.heuristics import WEIGHED
from tundra.bots.heuristics.weights import starts

signal.signal(signal.SIGINT, signal.default_int_handler)
start = tuple(starts(WEIGHED["maamut"].ranges).items())
interrupt = threading.Timer(0.2, os.kill, [os.getpid(), signal.SIGINT])
try:
    with players(2, lambda: interrupt.ident or interrupt.start()) as ready:
        ready.play(list(Series("maamut", (2,), 5000, 5, "check").trials(start, start)))
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.slow
def test_ctrl_c_in_the_middle_ends_the_processes_without_a_word() -> None:
    assert said_by(INTERRUPTED) == ["interrupted"]


def judged(_: Players, trials: list[Trial]) -> Iterator[float]:
    """A judge who needs no match: whoever pushes more wins more often."""
    for trial in trials:
        yield float(trial.number % 5 < dict(trial.somebody)["push"])


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Players, "played", judged)


@pytest.mark.usefixtures("_quick")
def test_a_tuning_that_was_stopped_goes_on_and_ends_with_the_same_weights(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    whole = tune.tune(SMALL, tmp_path / "a", 1, lambda done, total: heard.append((done, total)))
    assert heard == [(done, heard[-1][1]) for done in range(len(heard))]
    tune.tune(replace(SMALL, generations=1), tmp_path / "b", 1, quiet)
    heard.clear()
    again = tune.tune(SMALL, tmp_path / "b", 1, lambda done, total: heard.append((done, total)))
    assert again == whole
    assert heard[0][0] == 10 * len(SMALL.judges(0)), "one generation was there already"
    assert json.loads((tmp_path / "a" / "tuning.json").read_text("utf-8")) == whole


@pytest.mark.usefixtures("_quick")
def test_what_wins_more_often_is_found(tmp_path: Path) -> None:
    found = tune.tune(replace(SMALL, games=10, generations=12, check=40), tmp_path, 1, quiet)
    assert found["after"]["push"] > found["before"]["push"] + 0.5
    assert found["is_stronger"] is True
    assert read_weights(tmp_path / "weights.json", RANGES) == found["after"]
    (row,) = found["strength"]
    assert row["after"]["win_rate"] > row["before"]["win_rate"]
    for side in ("before", "after"):
        assert row[side]["low"] <= row[side]["win_rate"] <= row[side]["high"]
    assert row["low"] <= row["difference"] <= row["high"]


@pytest.mark.usefixtures("_quick")
def test_weights_that_are_not_clearly_stronger_stay_a_proposal_that_can_be_played_with(
    tmp_path: Path,
) -> None:
    found = tune.tune(SMALL, tmp_path, 1, quiet)
    assert found["is_stronger"] is False
    assert read_weights(tmp_path / "weights.json", RANGES) == found["before"]
    path, game = tmp_path / "proposal.json", REGISTRY.find("maamut")
    assert read_weights(path, RANGES) == found["after"] != found["before"]
    assert make_bot(f"greedy:weights={path}", game).name == "greedy"
    assert make_bot(f"search:its=10:weights={path}", game).name.startswith("search")


@pytest.mark.usefixtures("_quick")
def test_a_folder_holds_one_tuning(tmp_path: Path) -> None:
    tune.tune(SMALL, tmp_path, 1, quiet)
    with pytest.raises(ArenaTrouble, match=r"another tuning is kept there \(seed is 3, not 4\)"):
        tune.tune(replace(SMALL, seed=4), tmp_path, 1, quiet)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("history", [None, "words", [{}], [{"hopes": ["?"]}], [{"hopes": [1.0]}]])
def test_notes_that_are_not_those_of_a_tuning_are_named(tmp_path: Path, history: object) -> None:
    notes = tmp_path / "tuning.json"
    about = json.dumps({**SMALL.about(), "history": history})
    notes.write_text(about[:-9] if history is None else about, "utf-8")
    with pytest.raises(ArenaTrouble, match=r"tuning\.json: not the notes of a tuning; remove it"):
        tune.tune(SMALL, tmp_path, 1, quiet)


def test_weights_stay_in_their_ranges() -> None:
    search = Search(SMALL)
    for point in search.propose():
        for name, number in search.numbers(point):
            assert RANGES[name].low <= number <= RANGES[name].high, name


def test_a_file_of_weights_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    numbers = {**starts(RANGES), "push": 1.25}
    path.write_text(written(numbers), "utf-8")
    assert read_weights(path, RANGES) == numbers
    assert agreed_tuning("maamut", 2, 2, 1, 2, 1, path).before == tuple(numbers.items())


def test_what_is_shipped_is_what_a_tuning_wrote() -> None:
    """Byte for byte, so that the command in the docs can be held against it."""
    (path,) = Path(heuristics.__file__).parent.glob("*.json")
    assert path.name == "maamut.json"
    assert path.read_text("utf-8") == written(read_weights(path, RANGES))


@pytest.mark.parametrize("game", list(WEIGHED))
def test_a_heuristic_plays_with_weights_that_make_sense(game: str) -> None:
    ranges = WEIGHED[game].ranges
    for numbers in (starts(ranges), shipped(game, ranges)):
        assert numbers.keys() == ranges.keys()
        for name, weight in ranges.items():
            assert weight.low <= numbers[name] <= weight.high, name


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("no json", "not a file of weights"),
        ('{"push": 1}', "the weights of another game"),
        (written({**starts(RANGES), "push": math.nan}), "a weight is a plain number"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text, "utf-8")
    with pytest.raises(UnknownBot, match=problem):
        make_bot(f"greedy:weights={path}", REGISTRY.find("maamut"))
    with pytest.raises(UnknownBot, match="No such file"):
        make_bot(f"greedy:weights={path}x", REGISTRY.find("maamut"))
    with pytest.raises(BadOptions, match=problem):
        agreed_tuning("maamut", 2, 2, 1, 2, 1, path)


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(BadOptions, match="big_manitou has no weights to tune"):
        agreed_tuning("big_manitou", None, 2, 1, 2, 1)
    with pytest.raises(UnknownBot, match="takes no weights"):
        make_bot("greedy:weights=x", REGISTRY.find("big_manitou"))


def test_without_the_optimiser_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(MissingExtra, match=r"pip install 'tundra-table\[lab\]'"):
        tune.optimiser()
