"""Finds better weights for a heuristic: CMA-ES proposes, matches against the weights of before decide."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Any

from tundra.arena.duel import Bout, derived, play_match
from tundra.arena.ledger import make_folder, write_whole
from tundra.arena.report import wilson
from tundra.arena.runs import new_executor
from tundra.arena.stats import paired
from tundra.arena.trouble import ArenaTrouble, MissingExtra
from tundra.bots.bot import Bot
from tundra.bots.greedy import GreedyBot
from tundra.bots.heuristics import WEIGHED
from tundra.bots.heuristics.weights import Weight, weights_of, written
from tundra.bots.playout import Rules
from tundra.core import AnyGame, BadOptions
from tundra.games import REGISTRY

Numbers = tuple[tuple[str, float], ...]
"""Weights by name; hashable, and plain enough for another process."""

STEP = 0.15
"""How far the first proposals lie from the weights of before, as a part of each weight's range."""
DIGITS = 4


@dataclass(frozen=True)
class Tuning:
    game: str
    seats: tuple[int, ...]
    games: int
    """Matches that judge one proposal."""
    generations: int
    check: int
    """Matches for each number of seats that show the strength in the end."""
    seed: int


@dataclass(frozen=True)
class Task:
    """One match of somebody against the weights of before."""

    game: str
    somebody: Numbers
    before: Numbers
    seats: int
    seat: int
    number: int
    seed: int


Teller = Callable[[int, int], None]


def agreed_tuning(
    game_name: str, seats: int | None, games: int, generations: int, check: int, seed: int
) -> Tuning:
    game = REGISTRY.find(game_name)
    if game.name not in WEIGHED:
        known = ", ".join(WEIGHED)
        raise BadOptions(f"the heuristic of {game.name} has no file of weights; these do: {known}")
    if seats is not None:
        game.choose(seats)
    counts = tuple(game.seats) if seats is None else (seats,)
    return Tuning(game.name, counts, games, generations, check, seed)


def play_task(task: Task) -> float:
    """What the match was worth to somebody."""
    game = REGISTRY.find(task.game)
    bots: list[Bot] = [greedy_with(task.game, task.before)] * task.seats
    bots[task.seat] = greedy_with(task.game, task.somebody)
    names = tuple("somebody" if seat == task.seat else "before" for seat in range(task.seats))
    bout = Bout(task.number, task.seed, names)
    _, outcome = play_match(game, game.choose(task.seats), bout, bots)
    return outcome.values()[task.seat]


@lru_cache(64)
def greedy_with(game_name: str, numbers: Numbers) -> Bot:
    game: AnyGame = REGISTRY.find(game_name)
    values = WEIGHED[game_name](dict(numbers))
    return GreedyBot(Rules(game.waiting_for, game.legal_actions, game.apply, values))


def tasks_for(tuning: Tuning, somebody: Numbers, before: Numbers, of: str) -> Iterator[Task]:
    """The same seeds for every proposal of a generation; each seed in every seat."""
    number = 0
    place = 0
    while number < tuning.games:
        seats = tuning.seats[place % len(tuning.seats)]
        seed = derived(tuning.seed, of, place)
        for seat in range(seats):
            yield Task(tuning.game, somebody, before, seats, seat, number, seed)
            number += 1
        place += 1


class Players:
    """Processes that play tasks; results come in the order of the tasks."""

    def __init__(self, executor: ProcessPoolExecutor | None, jobs: int) -> None:
        self.executor = executor
        self.jobs = jobs

    def play(self, tasks: list[Task]) -> list[float]:
        if self.executor is None:
            return [play_task(task) for task in tasks]
        chunk = max(1, min(16, len(tasks) // (self.jobs * 4)))
        try:
            return list(self.executor.map(play_task, tasks, chunksize=chunk))
        except BrokenProcessPool:
            raise ArenaTrouble("a process that plays was killed") from None


@contextmanager
def players(jobs: int) -> Iterator[Players]:
    if jobs == 1:
        yield Players(None, 1)
        return
    executor = new_executor(jobs)
    try:
        yield Players(executor, jobs)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def tune(tuning: Tuning, folder: Path, jobs: int, on_progress: Teller) -> dict[str, Any]:
    """After every generation the best weights so far are written down."""
    make_folder(folder)
    ranges = weights_of(tuning.game)
    before = tuple((name, weight.value) for name, weight in ranges.items())
    with players(jobs) as ready:
        search = Search(tuning, ranges)
        history: list[dict[str, Any]] = []
        total = tuning.generations + 1
        for generation in range(tuning.generations):
            on_progress(generation, total)
            history.append(search.step(ready, before, generation))
            keep(folder, ranges, search.favourite(), {"history": history})
        on_progress(tuning.generations, total)
        after = search.favourite()
        strength = [strength_at(tuning, seats, before, after, ready) for seats in tuning.seats]
        on_progress(total, total)
    report = {
        "game": tuning.game,
        "seed": tuning.seed,
        "before": dict(before),
        "after": dict(after),
        "strength": strength,
        "history": history,
    }
    keep(folder, ranges, after, report)
    return report


class Search:
    """The optimiser, which sees every weight as a number from 0 to 1."""

    def __init__(self, tuning: Tuning, ranges: dict[str, Weight]) -> None:
        self.tuning = tuning
        self.ranges = ranges
        start = [
            (weight.value - weight.low) / (weight.high - weight.low) for weight in ranges.values()
        ]
        # Seed 0 would mean the clock.
        settings = {"bounds": [0, 1], "seed": tuning.seed + 1, "verbose": -9}
        self.strategy = optimiser().CMAEvolutionStrategy(start, STEP, settings)

    def step(self, ready: Players, before: Numbers, generation: int) -> dict[str, Any]:
        points = self.strategy.ask()
        of = f"generation {generation}"
        tasks = [list(tasks_for(self.tuning, self.numbers(point), before, of)) for point in points]
        values = ready.play([task for one in tasks for task in one])
        size = len(tasks[0])
        hopes = [fmean(values[at * size : (at + 1) * size]) for at in range(len(points))]
        self.strategy.tell(points, [-hope for hope in hopes])
        return {
            "generation": generation + 1,
            "best": round(max(hopes), 4),
            "mean": round(fmean(hopes), 4),
            "step": round(float(self.strategy.sigma), 4),
        }

    def numbers(self, point: Any) -> Numbers:  # noqa: ANN401 - an array of numpy
        return tuple(
            (name, round(weight.low + float(part) * (weight.high - weight.low), DIGITS))
            for (name, weight), part in zip(self.ranges.items(), point, strict=True)
        )

    def favourite(self) -> Numbers:
        """The middle of the proposals: the luckiest of them is mostly lucky."""
        return self.numbers(self.strategy.result.xfavorite)


def optimiser() -> Any:  # noqa: ANN401 - a module
    # One thread for its few numbers: the processors are for the matches.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        with warnings.catch_warnings():
            # It would like to draw, which nobody asks of it.
            warnings.simplefilter("ignore")
            import cma
    except ImportError:
        raise MissingExtra("tundra arena tune", "lab") from None
    return cma


def strength_at(
    tuning: Tuning, seats: int, before: Numbers, after: Numbers, ready: Players
) -> dict[str, Any]:
    """The same chairs on the same fresh seeds, with the old weights and with the new ones, against the old."""
    fresh = Tuning(tuning.game, (seats,), tuning.check, 0, 0, tuning.seed)
    old = ready.play(list(tasks_for(fresh, before, before, f"check {seats}")))
    new = ready.play(list(tasks_for(fresh, after, before, f"check {seats}")))
    difference = paired(old, new)
    low, high = difference.interval(1)
    return {
        "seats": seats,
        "games": len(old),
        "before": win_rate(old),
        "after": win_rate(new),
        "difference": round(difference.value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "p": difference.chance,
    }


def win_rate(values: list[float]) -> dict[str, float]:
    wins = sum(value == 1.0 for value in values)
    low, high = wilson(wins, len(values))
    return {
        "win_rate": round(wins / len(values), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "value": round(fmean(values), 4),
    }


def keep(folder: Path, ranges: dict[str, Weight], numbers: Numbers, report: dict[str, Any]) -> None:
    write_whole(folder / "weights.json", written(ranges, dict(numbers)))
    write_whole(folder / "tuning.json", json.dumps(report, indent=1) + "\n")
