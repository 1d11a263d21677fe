"""Matches that judge weights: somebody with new ones against greedy bots with the weights of before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from tundra.arena.duel import Bout, derived, play_match
from tundra.arena.runs import interrupted_later, workers
from tundra.arena.trouble import ArenaTrouble
from tundra.bots.bot import Bot
from tundra.bots.greedy import GreedyBot
from tundra.bots.heuristics import WEIGHED
from tundra.bots.playout import Rules
from tundra.core import AnyGame
from tundra.games import REGISTRY

Numbers = tuple[tuple[str, float], ...]
"""Weights by name; hashable, and plain enough for another process."""


@dataclass(frozen=True)
class Trial:
    """One match of somebody against the weights of before."""

    game: str
    somebody: Numbers
    before: Numbers
    seats: int
    seat: int
    number: int
    seed: int


@dataclass(frozen=True)
class Series:
    """So many matches at least, with these numbers of seats in turn; the name fixes their seeds."""

    game: str
    seats: tuple[int, ...]
    games: int
    seed: int
    name: str

    def trials(self, somebody: Numbers, before: Numbers) -> Iterator[Trial]:
        """The same seeds whoever plays; each seed from every seat."""
        number = place = 0
        while number < self.games:
            seats = self.seats[place % len(self.seats)]
            seed = derived(self.seed, self.name, place)
            for seat in range(seats):
                yield Trial(self.game, somebody, before, seats, seat, number, seed)
                number += 1
            place += 1

    def __len__(self) -> int:
        return sum(1 for _ in self.trials((), ()))


def play_trial(trial: Trial) -> float:
    """What the match was worth to somebody."""
    game = REGISTRY.find(trial.game)
    bots: list[Bot] = [greedy_with(trial.game, trial.before)] * trial.seats
    bots[trial.seat] = greedy_with(trial.game, trial.somebody)
    names = tuple("somebody" if seat == trial.seat else "before" for seat in range(trial.seats))
    bout = Bout(trial.number, trial.seed, names)
    _, outcome = play_match(game, game.choose(trial.seats), bout, bots)
    return outcome.values()[trial.seat]


def play_trials(trials: list[Trial]) -> list[float]:
    return [play_trial(trial) for trial in trials]


@lru_cache(64)
def greedy_with(game_name: str, numbers: Numbers) -> Bot:
    game: AnyGame = REGISTRY.find(game_name)
    values = WEIGHED[game_name].make(dict(numbers))
    return GreedyBot(Rules(game.waiting_for, game.legal_actions, game.apply, values))


class Players:
    """Processes that play trials; results come in the order of the trials."""

    def __init__(
        self, executor: ProcessPoolExecutor | None, jobs: int, on_played: Callable[[], None]
    ) -> None:
        self.executor = executor
        self.jobs = jobs
        self.on_played = on_played

    def play(self, trials: list[Trial]) -> list[float]:
        values = []
        try:
            for value in self.played(trials):
                values.append(value)
                self.on_played()
        except BrokenProcessPool:
            raise ArenaTrouble("a process that plays was killed") from None
        return values

    def played(self, trials: list[Trial]) -> Iterator[float]:
        if self.executor is None:
            return map(play_trial, trials)
        chunk = max(1, min(16, len(trials) // (self.jobs * 4)))
        heaps = [trials[at : at + chunk] for at in range(0, len(trials), chunk)]
        with interrupted_later():
            # Not its own map, which calls off what is left, and an executor that ends stumbles over that.
            handed_out = [self.executor.submit(play_trials, heap) for heap in heaps]
        return (value for future in handed_out for value in future.result())


@contextmanager
def players(jobs: int, on_played: Callable[[], None]) -> Iterator[Players]:
    if jobs == 1:
        yield Players(None, 1, on_played)
        return
    with workers(jobs) as executor:
        yield Players(executor, jobs, on_played)
