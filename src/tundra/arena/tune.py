"""Finds better weights for a heuristic: CMA-ES proposes, matches against the weights of before decide."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from tundra.arena.ledger import difference, make_folder, the_only_one, write_whole
from tundra.arena.report import wilson
from tundra.arena.stats import paired
from tundra.arena.trials import Numbers, Players, Series, players
from tundra.arena.trouble import ArenaTrouble, MissingExtra
from tundra.bots.heuristics import WEIGHED
from tundra.bots.heuristics.weights import BadWeights, Ranges, read_weights, starts, written
from tundra.core import BadOptions
from tundra.games import REGISTRY

STEP = 0.15
"""How far the first proposals lie from the weights of before, as a part of each weight's range."""
DIGITS = 4

PROPOSAL = "proposal.json"
"""The weights that were found so far."""
WEIGHTS = "weights.json"
"""The weights to play with in the end: new ones must first show that they are stronger."""
NOTES = "tuning.json"


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
    before: Numbers
    """Where it begins, and what it plays against."""

    def about(self) -> dict[str, Any]:
        """All that fixes the proposals and their matches; how many generations there are may grow later."""
        words = {"game": self.game, "seats": list(self.seats), "games": self.games}
        words |= {"seed": self.seed, "before": dict(self.before)}
        return {**words, "rules_version": REGISTRY.find(self.game).rules_version}

    def judges(self, generation: int) -> Series:
        name = f"generation {generation}"
        return Series(self.game, self.seats, self.games, self.seed, name)

    def checks(self, seats: int) -> Series:
        return Series(self.game, (seats,), self.check, self.seed, f"check {seats}")


def agreed_tuning(
    game_name: str,
    seats: int | None,
    games: int,
    generations: int,
    check: int,
    seed: int,
    start: Path | None = None,
) -> Tuning:
    game = REGISTRY.find(game_name)
    if game.name not in WEIGHED:
        known = ", ".join(WEIGHED)
        raise BadOptions(f"the heuristic of {game.name} has no weights to tune; these do: {known}")
    if seats is not None:
        game.choose(seats)
    counts = tuple(game.seats) if seats is None else (seats,)
    before = tuple(start_of(start, WEIGHED[game.name].ranges).items())
    return Tuning(game.name, counts, games, generations, check, seed, before)


def start_of(file: Path | None, ranges: Ranges) -> dict[str, float]:
    if file is None:
        return starts(ranges)
    try:
        return read_weights(file, ranges)
    except BadWeights as problem:
        raise BadOptions(str(problem)) from None


def tune(
    tuning: Tuning, folder: Path, jobs: int, on_progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """After every generation the proposal so far is written down, and the same call goes on from there."""
    make_folder(folder)
    with the_only_one(folder):
        search = Search(tuning)
        history = noted(tuning, folder, search.size)[: tuning.generations]
        for past in history:
            search.hear(search.propose(), past["hopes"])
        count = Count(tuning, len(history), search.size, on_progress)
        with players(jobs, count.advance) as ready:
            for generation in range(len(history), tuning.generations):
                history.append(search.step(ready, generation))
                write_whole(folder / PROPOSAL, written(dict(search.favourite())))
                keep(folder, tuning, {"history": history})
            after = search.favourite()
            strength = [strength_at(tuning, seats, after, ready) for seats in tuning.seats]
        is_stronger = all(row["low"] > 0 for row in strength)
        write_whole(folder / PROPOSAL, written(dict(after)))
        write_whole(folder / WEIGHTS, written(dict(after if is_stronger else tuning.before)))
        report = {"after": dict(after), "strength": strength, "is_stronger": is_stronger}
        return keep(folder, tuning, {**report, "history": history})


class Count:
    """Tells how many matches are played, of how many."""

    def __init__(
        self, tuning: Tuning, generations: int, size: int, on_progress: Callable[[int, int], None]
    ) -> None:
        one = size * len(tuning.judges(0))
        checks = sum(2 * len(tuning.checks(seats)) for seats in tuning.seats)
        self.done, self.total = generations * one, tuning.generations * one + checks
        self.on_progress = on_progress
        on_progress(self.done, self.total)

    def advance(self) -> None:
        self.done += 1
        self.on_progress(self.done, self.total)


class Search:
    """The optimiser, which sees every weight as a number from 0 to 1."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.ranges = WEIGHED[tuning.game].ranges
        start = [
            min(1.0, max(0.0, (value - self.ranges[name].low) / self.width(name)))
            for name, value in tuning.before
        ]
        settings = {
            "bounds": [0, 1],
            # Seed 0 would mean the clock.
            "seed": tuning.seed + 1,
            "verbose": -9,
            # Each weight has a step of its own, and no more is learned of them together: a few hundred noisy
            # judgements do not tell more, and what linear algebra makes of it is not the same on all machines.
            "CMA_diagonal": True,
        }
        self.strategy = optimiser().CMAEvolutionStrategy(start, STEP, settings)
        self.size = int(self.strategy.popsize)

    def width(self, name: str) -> float:
        return self.ranges[name].high - self.ranges[name].low

    def propose(self) -> list[Any]:
        return list(self.strategy.ask())

    def hear(self, points: list[Any], hopes: list[float]) -> None:
        self.strategy.tell(points, [-hope for hope in hopes])

    def step(self, ready: Players, generation: int) -> dict[str, Any]:
        """All proposals of a generation play on the same seeds."""
        points, judges = self.propose(), self.tuning.judges(generation)
        trials = [
            trial
            for point in points
            for trial in judges.trials(self.numbers(point), self.tuning.before)
        ]
        values, size = ready.play(trials), len(judges)
        hopes = [fmean(values[at : at + size]) for at in range(0, len(values), size)]
        self.hear(points, hopes)
        step = round(float(self.strategy.sigma), DIGITS)
        return {"generation": generation + 1, "hopes": hopes, "step": step}

    def numbers(self, point: Any) -> Numbers:  # noqa: ANN401 - an array of numpy
        return tuple(
            (name, round(weight.low + float(part) * self.width(name), DIGITS))
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


def strength_at(tuning: Tuning, seats: int, after: Numbers, ready: Players) -> dict[str, Any]:
    """The same chairs on the same fresh seeds, with the old weights and with the new ones, against the old."""
    checks, before = tuning.checks(seats), tuning.before
    old = ready.play(list(checks.trials(before, before)))
    new = ready.play(list(checks.trials(after, before)))
    gain = paired(old, new)
    low, high = gain.interval(1)
    return {
        "seats": seats,
        "games": len(old),
        "before": win_rate(old),
        "after": win_rate(new),
        "difference": round(gain.value, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "p": gain.chance,
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


def noted(tuning: Tuning, folder: Path, size: int) -> list[dict[str, Any]]:
    """The generations that were played here before."""
    path = folder / NOTES
    try:
        notes = json.loads(path.read_text("utf-8"))
        history: list[dict[str, Any]] = notes["history"]
        known = {name: notes[name] for name in tuning.about()}
        if any(len([float(hope) for hope in past["hopes"]]) != size for past in history):
            raise ValueError("a generation of another size")
    except FileNotFoundError:
        return []
    except (OSError, ValueError, TypeError, KeyError):
        raise ArenaTrouble(f"{path}: not the notes of a tuning; remove it to begin anew") from None
    if known != tuning.about():
        problem = f"another tuning is kept there ({difference(known, tuning.about())})"
        raise ArenaTrouble(f"{folder}: {problem}; --out names another folder")
    return history


def keep(folder: Path, tuning: Tuning, found: dict[str, Any]) -> dict[str, Any]:
    report = {**tuning.about(), **found}
    write_whole(folder / NOTES, json.dumps(report, indent=1) + "\n")
    return report
