"""Is Ice Age fair? Lengths of rounds, points and wins by seat, what each card brings; written as a page.

``python benchmarks/balance_ice_age.py --bot greedy --games 1000 --jobs 2`` plays with the installed package.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tundra.arena.duel import derived
from tundra.arena.report import wilson
from tundra.bots.bot import turn_of
from tundra.bots.heuristics.ice_age_land import Land, influx_of
from tundra.bots.names import make_bot
from tundra.core import Event, Rng
from tundra.games.ice_age import GAME
from tundra.games.ice_age.pieces import CARD_NAMES
from tundra.games.ice_age.questions import DISCARD, kind_of
from tundra.games.ice_age.state import State

CULTS = ("cult_light", "cult_dark")


@dataclass
class Use:
    """One card that was played, and what became of the points that the board promised."""

    card: str
    is_copied: bool
    stones: int
    own: float
    others: float


@dataclass
class Played:
    """What one match showed."""

    first: int
    places: tuple[int, ...] = ()
    points: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """Of each round."""
    uses: list[Use] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    """Hunters lost in the conflicts of each round."""
    glaciers: int = 0
    levies: int = 0
    blanks: int = 0
    clubs: int = 0


def play(work: tuple[str, int, int]) -> Played:
    """One match; the same words always give the same match."""
    bot_name, seats, number = work
    seed = derived("balance", seats, number)
    bots = [make_bot(bot_name, GAME) for _ in range(seats)]
    chances = [Rng.seeded(derived(seed, seat)) for seat in range(seats)]
    state = GAME.new_game(GAME.choose(seats), seed)
    played = Played(state.first)
    open_use: tuple[int, Use, list[float]] | None = None
    while waiting := GAME.waiting_for(state):
        seat = waiting[0]
        action = bots[seat].choose(turn_of(GAME, state, seat), chances[seat])
        before, stones = promised(state), state.stones[seat]
        events: list[Event] = []
        GAME.apply(state, seat, action, events)
        for told in (event.told_to(None) for event in events):
            note(played, told)
            if told["kind"] in ("played", "copied"):
                use = Use(told["effect"], told["kind"] == "copied", 0, 0.0, 0.0)
                open_use = seat, use, before
                use.stones = state.stones[seat] - stones
        open_use = close(played, open_use, state)
    finish(played, state)
    return played


def promised(state: State) -> list[float]:
    """The points that each seat may expect of the board as it is."""
    return list(Land(state, influx_of(state), True).totals())


def close(
    played: Played, open_use: tuple[int, Use, list[float]] | None, state: State
) -> tuple[int, Use, list[float]] | None:
    """A card is done when its player is asked what to discard; one that ends the game brings nothing."""
    if open_use is None:
        return None
    seat, use, before = open_use
    if not state.questions:
        played.uses.append(use)
        return None
    if kind_of(state.questions[-1]) != DISCARD:
        return open_use
    change = [after - old for after, old in zip(promised(state), before, strict=True)]
    use.own = change.pop(seat)
    use.others = statistics.mean(change)
    played.uses.append(use)
    return None


def note(played: Played, told: dict[str, Any]) -> None:
    kind = told["kind"]
    if kind == "round":
        played.turns.append(0)
        played.lost.append(0)
    elif kind == "turn":
        played.turns[-1] += 1
    elif kind == "lost":
        played.lost[-1] += told["count"]
    elif kind == "covered":
        played.glaciers += 1
    elif kind == "levy":
        played.levies += 1
    elif kind == "blank":
        played.blanks += 1
    elif kind == "club_taken":
        played.clubs += 1


def finish(played: Played, state: State) -> None:
    assert state.outcome is not None
    played.places = state.outcome.places
    played.points = list(state.scores)


def report(bot: str, seats: int, matches: list[Played]) -> Iterator[str]:
    yield f"### {seats} players, {len(matches)} matches of `{bot}`"
    yield ""
    yield from seat_table(seats, matches)
    yield from round_table(seats, matches)
    yield from card_table(matches)


def seat_table(seats: int, matches: list[Played]) -> Iterator[str]:
    """By distance from the start player; a shared victory counts for each of its winners."""
    yield "| seat, counted from the start player | wins | 95% interval | points |"
    yield "|---|---|---|---|"
    for distance in range(seats):
        places = [m.places[(m.first + distance) % seats] for m in matches]
        points = [m.points[(m.first + distance) % seats] for m in matches]
        low, high = wilson(places.count(1), len(matches))
        name = "start player" if distance == 0 else f"{distance} to the left"
        share = f"{places.count(1) / len(matches):.1%} | {low:.1%} - {high:.1%}"
        yield f"| {name} | {share} | {statistics.mean(points):.1f} |"
    best = statistics.mean(max(m.points) for m in matches)
    everyone = statistics.mean(points for m in matches for points in m.points)
    yield ""
    yield f"Points: {everyone:.1f} on average, {best:.1f} for winners."
    yield ""


def round_table(seats: int, matches: list[Played]) -> Iterator[str]:
    yield "| round | turns, mean | shortest | longest | hunters lost in conflicts |"
    yield "|---|---|---|---|---|"
    for number in range(len(matches[0].turns)):
        turns = [m.turns[number] for m in matches]
        lost = statistics.mean(m.lost[number] for m in matches)
        yield (
            f"| {number + 1} | {statistics.mean(turns):.1f} | {min(turns)} | {max(turns)} "
            f"| {lost:.1f} |"
        )
    each = statistics.mean(sum(m.turns) / seats for m in matches)
    means = [
        statistics.mean(value)
        for value in zip(*((m.glaciers, m.levies, m.clubs) for m in matches), strict=True)
    ]
    yield ""
    yield (
        f"Turns of a player in a game: {each:.1f}. Glaciers laid: {means[0]:.1f}, "
        f"levies: {means[1]:.2f}, clubs taken: {means[2]:.1f} a game; "
        f"cards played without effect: {sum(m.blanks for m in matches)} in all."
    )
    yield ""


def card_table(matches: list[Played]) -> Iterator[str]:
    """What the board promises changes with each card: for its player, and on average for each of the others."""
    uses: dict[str, list[Use]] = defaultdict(list)
    for match in matches:
        for use in match.uses:
            uses[use.card].append(use)
    yield "| card | played a game | of these by a Cult | stones | own points | each other’s points |"
    yield "|---|---|---|---|---|---|"
    for name in CARD_NAMES:
        found = uses[name]
        if name in CULTS or not found:
            continue
        copied = sum(use.is_copied for use in found) / len(matches)
        stones = statistics.mean(use.stones for use in found)
        own = statistics.mean(use.own for use in found)
        others = statistics.mean(use.others for use in found)
        yield (
            f"| {name} | {len(found) / len(matches):.2f} | {copied:.2f} | {stones:+.1f} "
            f"| {own:+.2f} | {others:+.2f} |"
        )
    yield ""


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
