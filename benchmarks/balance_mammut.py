"""Is Mammut fair? Win rates by seat, points by category, first takes; written as a page.

``python benchmarks/balance_mammut.py --bot greedy --games 1000 --jobs 2`` plays with the installed package.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tundra.arena.duel import derived
from tundra.arena.report import wilson
from tundra.bots.bot import turn_of
from tundra.bots.names import make_bot
from tundra.core import Event, Rng
from tundra.games.mammut import GAME
from tundra.games.mammut.scoring import CATEGORY_NAMES
from tundra.games.mammut.state import State

SHOWN_TAKES = 5


@dataclass
class Played:
    """What one match showed."""

    places: tuple[int, ...]
    start: int
    points: list[int]
    categories: dict[str, list[int]]
    pawns: list[int]
    first_takes: list[tuple[str, ...]] = field(default_factory=list)
    steals: int = 0
    sweeps: list[int] = field(default_factory=list)


def play(work: tuple[str, int, int]) -> Played:
    """One match; the same words always give the same match."""
    bot_name, seats, number = work
    seed = derived("balance", seats, number)
    bots = [make_bot(bot_name, GAME) for _ in range(seats)]
    chances = [Rng.seeded(derived(seed, seat)) for seat in range(seats)]
    state = GAME.new_game(GAME.choose(seats), seed)
    played = Played((), state.start, [], {name: [0] * seats for name in CATEGORY_NAMES}, [])
    is_first = True
    while waiting := GAME.waiting_for(state):
        seat = waiting[0]
        action = bots[seat].choose(turn_of(GAME, state, seat), chances[seat])
        faces = list(state.faces)
        events: list[Event] = []
        GAME.apply(state, seat, action, events)
        for told in (event.told_to(None) for event in events):
            is_first = note(played, told, faces, is_first)
    finish(played, state)
    return played


def note(played: Played, told: dict[str, object], faces: list[int], is_first: bool) -> bool:
    """Keeps what an event tells; says whether the next take is the first of its round."""
    kind = told["kind"]
    if kind == "took" and is_first:
        tiles = told["tiles"]
        assert isinstance(tiles, list)
        played.first_takes.append(kinds_of([faces[tile] for tile in tiles]))
    if kind == "stole":
        played.steals += 1
    if kind == "swept":
        count = told["count"]
        assert isinstance(count, int)
        played.sweeps.append(count)
    if kind == "evaluated":
        table = told["table"]
        assert isinstance(table, dict)
        for name in CATEGORY_NAMES:
            for seat, points in enumerate(table[name]):
                played.categories[name][seat] += points
    return kind == "round" or (is_first and kind not in ("took", "swept"))


def kinds_of(faces: list[int]) -> tuple[str, ...]:
    """How many tiles of each sort, animals taken together: ``2 hide``."""
    names = ["?", "axe", "hide", "tusk", "meat", "fire", "shaman", "shaman", "animal"]
    counts = Counter(names[min(face, 8)] for face in faces)
    return tuple(name for name in dict.fromkeys(names) for _ in range(counts[name]))


def finish(played: Played, state: State) -> None:
    assert state.outcome is not None
    played.places = state.outcome.places
    played.points = list(state.points)
    played.pawns = [bin(pawns).count("1") for pawns in state.animals]


def report(bot: str, seats: int, matches: list[Played]) -> Iterator[str]:
    yield f"### {seats} players, {len(matches)} matches of `{bot}`"
    yield ""
    yield from winners(seats, matches)
    yield from sources(seats, matches)
    yield from takes(matches)


def winners(seats: int, matches: list[Played]) -> Iterator[str]:
    """By distance from the start player of the first round; a shared victory counts for each of its winners."""
    yield "| seat, counted from the first start player | win rate | 95% interval |"
    yield "|---|---|---|"
    for distance in range(seats):
        wins = sum(m.places[(m.start + distance) % seats] == 1 for m in matches)
        low, high = wilson(wins, len(matches))
        name = "start player" if distance == 0 else f"{distance} to the left"
        yield f"| {name} | {wins / len(matches):.1%} | {low:.1%} - {high:.1%} |"
    yield ""


def sources(seats: int, matches: list[Played]) -> Iterator[str]:
    best = [m.places.index(1) for m in matches]
    yield "| points from | mean a player | mean of winners | spread |"
    yield "|---|---|---|---|"
    for name in CATEGORY_NAMES:
        everyone = [m.categories[name][seat] for m in matches for seat in range(seats)]
        winning = [m.categories[name][seat] for m, seat in zip(matches, best, strict=True)]
        means = f"{statistics.mean(everyone):.1f} | {statistics.mean(winning):.1f}"
        yield f"| {name} | {means} | {statistics.pstdev(everyone):.1f} |"
    totals = [points for m in matches for points in m.points]
    winning = [m.points[seat] for m, seat in zip(matches, best, strict=True)]
    yield (
        f"| in all | {statistics.mean(totals):.1f} | {statistics.mean(winning):.1f} "
        f"| {statistics.pstdev(totals):.1f} |"
    )
    pawns = statistics.mean(count for m in matches for count in m.pawns)
    yield ""
    yield f"Species owned at the end: {pawns:.1f} on average."


def takes(matches: list[Played]) -> Iterator[str]:
    first = [take for m in matches for take in m.first_takes]
    sizes = [len(take) for take in first]
    rounds = sum(len(m.sweeps) for m in matches)
    yield (
        f"First takes: {statistics.mean(sizes):.1f} tiles on average; steals a round: "
        f"{sum(m.steals for m in matches) / rounds:.1f}; tiles in the final sweep: "
        f"{statistics.mean(size for m in matches for size in m.sweeps):.1f}."
    )
    parts = Counter(name for take in first for name in take)
    shares = ", ".join(f"{name} {count / len(first):.1f}" for name, count in parts.most_common())
    yield f"In a first take, on average: {shares}."
    yield ""
    common = Counter(take for take in first).most_common(SHOWN_TAKES)
    yield "Commonest: " + "; ".join(f"{spelled(take)} ({count})" for take, count in common) + "."
    yield ""


def spelled(take: tuple[str, ...]) -> str:
    return " + ".join(f"{count} {name}" for name, count in Counter(take).items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for seats in asked.seats:
        work = [(asked.bot, seats, number) for number in range(asked.games)]
        with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
            matches = pool.map(play, work, chunksize=4)
        print("\n".join(report(asked.bot, seats, matches)), flush=True)


if __name__ == "__main__":
    main()
