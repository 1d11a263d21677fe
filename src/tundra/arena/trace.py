"""What one match showed: choices, who led, who came from behind, and what each seat used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tundra.arena.uses import used
from tundra.bots.heuristics import heuristic_for
from tundra.core import AnyGame
from tundra.core.record import Record, read_record
from tundra.games import REGISTRY

TENTHS = 10
AHEAD = 0.05
"""A seat takes the lead when its hopes are so much higher than those of the leader."""
FAR_BEHIND = 0.5
"""Less than this part of the leader's hopes."""


@dataclass(frozen=True)
class Trace:
    first: int
    """The seat that acted first."""
    decisions: int
    """Steps at which there was more than one thing to do."""
    choices: float
    """How many there were at these, on average."""
    most_choices: int
    lead_changes: int
    comeback: bool | None
    """Whether the winner was far behind in the second half; nothing if nobody won."""
    branching: list[float | None]
    """Choices by tenths of the match."""
    uses: dict[tuple[int, str], int]
    """How often a seat used what."""


def traced(text: str) -> Trace:
    record = read_record(text)
    return trace_of(record, REGISTRY.find(record.game))


def trace_of(record: Record, game: AnyGame) -> Trace:
    """Plays the record again, with all cards open."""
    assert record.outcome is not None
    hopes_in = heuristic_for(game.name)
    state = game.new_game(game.choose(record.seats, record.options), record.seed)
    counts: list[int] = []
    hopes: list[list[float]] = []
    uses: Counter[tuple[int, str]] = Counter()
    for at, (seat, text) in enumerate(record.steps):
        counts.append(len(game.legal_actions(state, seat)))
        uses.update((seat, name) for name in used(game.name, text, state))
        game.apply(state, seat, game.read(text), None)
        # Who leads is asked between turns: within one, half a deed is worth little.
        if at + 1 < len(record.steps) and record.steps[at + 1][0] != seat:
            hopes.append(hopes_in(state))
    real = [count for count in counts if count > 1]
    return Trace(
        first=record.steps[0][0],
        decisions=len(real),
        choices=round(sum(real) / len(real), 4) if real else 1.0,
        most_choices=max(counts),
        lead_changes=lead_changes(hopes),
        comeback=came_back(hopes, record.outcome.places),
        branching=by_tenths(counts),
        uses=dict(uses),
    )


def lead_changes(hopes: list[list[float]]) -> int:
    changes, leader = 0, -1
    for now in hopes:
        best = max(range(len(now)), key=now.__getitem__)
        others = [hope for seat, hope in enumerate(now) if seat != best]
        if leader < 0:
            leader = best if now[best] >= max(others) + AHEAD else -1
        elif best != leader and now[best] >= now[leader] + AHEAD:
            leader = best
            changes += 1
    return changes


def came_back(hopes: list[list[float]], places: tuple[int, ...]) -> bool | None:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if not winners:
        return None
    late = hopes[len(hopes) // 2 :]
    return any(max(now[winner] for winner in winners) < FAR_BEHIND * max(now) for now in late)


def by_tenths(counts: list[int]) -> list[float | None]:
    """The mean number of choices where there was one; nothing for a tenth without."""
    heaps: list[list[int]] = [[] for _ in range(TENTHS)]
    for at, count in enumerate(counts):
        if count > 1:
            heaps[at * TENTHS // len(counts)].append(count)
    return [round(sum(heap) / len(heap), 3) if heap else None for heap in heaps]
