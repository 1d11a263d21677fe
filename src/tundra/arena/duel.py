"""Matches between bots: which ones are to be played, and how one is played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from tundra.bots.bot import Bot, turn_of
from tundra.bots.names import make_bot
from tundra.core import AnyGame, Options, Outcome, Rng
from tundra.core.options import OptionValue
from tundra.core.record import Record, write_record
from tundra.games import REGISTRY


@dataclass(frozen=True)
class Duel:
    """What is to be compared; plain words, so that other processes can be told."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """How many matches are wanted; whole sets of seatings are played."""
    seed: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    keep_records: bool = False


@dataclass(frozen=True)
class Bout:
    """One match to be played: its seed, and which bot sits where."""

    number: int
    seed: int
    seating: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    reason: str
    steps: int
    record: str = ""


def seatings(duel: Duel) -> list[tuple[str, ...]]:
    """All different orders of the bots round the table; a short list of bots is repeated."""
    chairs = [duel.bots[seat % len(duel.bots)] for seat in range(duel.seats)]
    return list(dict.fromkeys(permutations(chairs)))


def whole_sets(duel: Duel) -> int:
    """How many seeds it takes to play at least as many matches as wanted."""
    return -(-duel.games // len(seatings(duel)))


def bouts(duel: Duel) -> Iterator[Bout]:
    """Every seed is played once in each seating, so that luck and seat cancel."""
    number = 0
    for place in range(whole_sets(duel)):
        seed = derived(duel.seed, "match", place)
        for seating in seatings(duel):
            yield Bout(number, seed, seating)
            number += 1


def derived(*words: object) -> int:
    """A seed of its own for each match and each bot, all fixed by the first one."""
    text = " ".join(str(word) for word in words)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")


def play_bout(duel: Duel, bout: Bout) -> Result:
    game = REGISTRY.find(duel.game)
    options = game.choose(duel.seats, dict(duel.options))
    bots = [make_bot(name, game) for name in bout.seating]
    steps, outcome = play_match(game, options, bout, bots)
    record = ""
    if duel.keep_records:
        record = written(game, options, bout, steps, outcome)
    return Result(bout.number, bout.seating, outcome.places, outcome.reason, len(steps), record)


def play_match(
    game: AnyGame, options: Options, bout: Bout, bots: list[Bot]
) -> tuple[list[tuple[int, int]], Outcome]:
    """The steps of the match, as seats and actions, and how it ended."""
    chances = [Rng.seeded(derived(bout.seed, "bot", bout.number, s)) for s in range(len(bots))]
    state = game.new_game(options, bout.seed)
    steps: list[tuple[int, int]] = []
    while waiting := game.waiting_for(state):
        seat = waiting[0]
        action = bots[seat].choose(turn_of(game, state, seat), chances[seat])
        game.apply(state, seat, action, None)
        steps.append((seat, action))
    outcome: Outcome = state.outcome
    return steps, outcome


def written(
    game: AnyGame, options: Options, bout: Bout, steps: list[tuple[int, int]], outcome: Outcome
) -> str:
    record = Record(
        game.name,
        game.rules_version,
        options.seats,
        dict(word.split("=", 1) for word in options.words()[1:]),
        bout.seed,
        list(bout.seating),
        [(seat, game.write(action)) for seat, action in steps],
        outcome,
    )
    return write_record(record)
