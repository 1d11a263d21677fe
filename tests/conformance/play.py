"""Random play for the conformance suite: matches, moments of them, and what can be compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tundra.core import (
    Action,
    AnyGame,
    BadOptions,
    Box,
    Choice,
    Event,
    Option,
    Options,
    Rng,
    Seat,
    Switch,
)

LONGEST = 20_000
"""No game of ours takes so many steps: one that does will not end."""


@dataclass(frozen=True)
class Moment:
    """One step of a random match, with the position before and after it."""

    before: Any
    seat: Seat
    action: Action
    events: list[Event]
    after: Any


def options_for(game: AnyGame, seats: int, seed: int) -> Options:
    """Usually the defaults; every third seed anything that may be chosen and fits together."""
    if seed % 3:
        return game.choose(seats)
    rng = Rng.seeded(seed)
    options = game.choose(seats, {option.name: any_value(option, rng) for option in game.options})
    try:
        game.new_game(options, seed)
    except BadOptions:
        return game.choose(seats)
    return options


def any_value(option: Option, rng: Rng) -> object:
    if isinstance(option, Choice):
        return rng.pick(list(option.choices))
    if isinstance(option, Switch):
        return rng.below(2) == 1
    if isinstance(option, Box):
        return any_box(option, rng)
    return option.low + rng.below(option.high - option.low + 1)


def any_box(option: Box, rng: Rng) -> str:
    """Ours, or one with a few things exchanged for others of its kind."""
    counts = list(option.standard)
    for _ in range(rng.below(4)):
        less, more = rng.below(len(counts)), rng.below(len(counts))
        changed = counts.copy()
        changed[less] -= 1
        changed[more] += 1
        if min(changed) >= 0 and not option.problem(changed):
            counts = changed
    return option.word(counts)


def walk(game: AnyGame, seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """A random match from start to end; any seat that is waited for may be the next to act."""
    state = game.new_game(options or options_for(game, seats, seed), seed)
    chooser, before = Rng.seeded(seed + 1), state.clone()
    for _ in range(LONGEST):
        waiting = game.waiting_for(state)
        if state.outcome is not None or not waiting:
            return
        seat = chooser.pick(waiting)
        legal = game.legal_actions(state, seat)
        assert legal, f"{game.name}: seat {seat} is waited for but has no legal action"
        action, events = chooser.pick(legal), list[Event]()
        game.apply(state, seat, action, events)
        after = state.clone()
        yield Moment(before, seat, action, events, after)
        before = after
    raise AssertionError(f"{game.name}: a match of {seats} seats, seed {seed}, does not end")


def matches(game: AnyGame, count: int = 2) -> Iterator[tuple[int, int]]:
    """Seat counts and seeds of a few random matches."""
    for seats in game.seats:
        for seed in range(1, count + 1):
            yield seats, 100 * seats + seed


def moments(game: AnyGame, count: int = 2, most: int = 20) -> Iterator[tuple[int, Moment]]:
    """Moments spread over a few random matches, the first and the last step among them."""
    for seats, seed in matches(game, count):
        story = list(walk(game, seats, seed))
        for number in spread(len(story), most):
            yield seats, story[number]


def spread(length: int, most: int) -> list[int]:
    if length <= most:
        return list(range(length))
    return sorted({round(place * (length - 1) / (most - 1)) for place in range(most)})


def viewers(seats: int) -> list[Seat | None]:
    return [*range(seats), None]


def plain(value: object) -> str:
    """Byte for byte comparable."""
    return json.dumps(value, ensure_ascii=False)


def position(game: AnyGame, state: Any) -> dict[str, Any]:
    """What lies on the table; the generator left out."""
    return {name: part for name, part in game.dump(state).items() if name != "rng"}


def told(events: list[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    return [event.told_to(viewer) for event in events]
