"""Positions with something changed: each is refused in one line, or it is a position like any other."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.conformance.games import invariants_of_loaded
from tests.conformance.play import LONGEST, plain, spread, walk
from tundra.core import AnyGame, BadPosition, Rng

Place = tuple[Any, Any]
"""A list or object, and where in it something lies."""

MOST_CHANGES = 3
CHECKED_STEPS = 12
"""After so many steps invariants are only looked at now and then: a wrong position soon shows."""
CHECK_EVERY = 16
LONGEST_REFUSAL = 200


def originals(game: AnyGame, most: int = 25) -> list[dict[str, Any]]:
    """Positions of random matches, for each number of seats, the last one among them."""
    found: list[dict[str, Any]] = []
    for seats in game.seats:
        for seed in (1, 2, 3):
            story = list(walk(game, seats, seed))
            found += [game.dump(story[number].after) for number in spread(len(story), most)]
    return [json.loads(plain(data)) for data in found]


# Changing them


def mutant(positions: list[dict[str, Any]], seed: int) -> dict[str, Any]:
    """One of the positions with one to three things changed; the same seed gives the same."""
    rng = Rng.seeded(seed)
    data: dict[str, Any] = json.loads(plain(rng.pick(positions)))
    for _ in range(1 + rng.below(MOST_CHANGES)):
        other = rng.pick(positions)
        rng.pick(CHANGES)(data, other, rng)
    return data


def some_place(data: dict[str, Any], rng: Rng) -> Place:
    """A place anywhere in the data; small parts are as likely as large ones."""
    owner: Any = data
    key: Any = rng.pick([key for key in data if key != "rng"] or list(data))
    while isinstance(owner[key], list | dict) and owner[key] and rng.below(5):
        owner = owner[key]
        key = rng.pick(list(range(len(owner))) if isinstance(owner, list) else list(owner))
    return owner, key


def value_at(place: Place) -> Any:
    owner, key = place
    return owner[key]


def other_number(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    owner, key = some_place(data, rng)
    value = owner[key]
    if isinstance(value, bool):
        owner[key] = not value
    elif isinstance(value, int):
        owner[key] = rng.pick([value + 1, value - 1, value + 2, 0, 1, rng.below(8), -1, 10**6])
    elif value is None:
        owner[key] = rng.below(8)


def other_word(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    """A word that stands elsewhere, in the same part of the position if there is one."""
    name = rng.pick(list(data))
    part = {name: data[name]}
    places = [some_place(part, rng) for _ in range(12)]
    words = [place for place in places if isinstance(value_at(place), str)]
    if len(words) > 1:
        (owner, key), source = words[0], words[-1]
        owner[key] = value_at(source)


def swap_values(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    name = rng.pick(list(data))
    part = {name: data[name]}
    (one, key), (other, place) = some_place(part, rng), some_place(part, rng)
    if one is not part and other is not part:
        one[key], other[place] = other[place], json.loads(plain(one[key]))


def swap_keys(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    one, other = rng.pick(list(data)), rng.pick(list(data))
    data[one], data[other] = data[other], data[one]


def lists_in(data: dict[str, Any], rng: Rng) -> list[list[Any]]:
    places = [value_at(some_place(data, rng)) for _ in range(12)]
    return [value for value in places if isinstance(value, list) and value]


def remove_item(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    for items in lists_in(data, rng)[:1]:
        del items[rng.below(len(items))]


def repeat_item(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    for items in lists_in(data, rng)[:1]:
        items.append(json.loads(plain(rng.pick(items))))


def move_item(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    """Anything from one list into another, mostly of the same part."""
    name = rng.pick(list(data))
    found = lists_in({name: data[name]} if rng.below(3) else data, rng)
    if len(found) > 1:
        found[-1].append(found[0].pop(rng.below(len(found[0]))))


def leave_out(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    owner, key = some_place(data, rng)
    if isinstance(owner, dict):
        del owner[key]


def other_kind(data: dict[str, Any], _: dict[str, Any], rng: Rng) -> None:
    owner, key = some_place(data, rng)
    owner[key] = rng.pick([None, -1, 2, "x", [], {}, [None], [[-1]], True, 1.5, "\x1b[2J" * 50])


def part_of_another(data: dict[str, Any], other: dict[str, Any], rng: Rng) -> None:
    """What another position has there: right by itself, and perhaps wrong beside the rest."""
    for _ in range(1 + rng.below(2)):
        name = rng.pick(list(other))
        data[name] = json.loads(plain(other[name]))


Change = Callable[[dict[str, Any], dict[str, Any], Rng], None]
CHANGES: list[Change] = [
    other_number,
    other_number,
    other_word,
    swap_values,
    swap_keys,
    remove_item,
    repeat_item,
    move_item,
    leave_out,
    other_kind,
    part_of_another,
    part_of_another,
]


# What must come of them


def check_mutant(game: AnyGame, data: dict[str, Any], seed: int) -> bool:
    """Whether it was loaded; then it is dumped as it was, and is played to an end with all invariants."""
    asked = json.loads(plain(data))
    try:
        state = game.load(asked)
    except BadPosition as problem:
        refusal = str(problem)
        assert refusal, "a refusal without a word"
        assert refusal.isprintable(), f"a refusal that cannot be printed: {refusal!r}"
        assert len(refusal) <= LONGEST_REFUSAL, f"a refusal of {len(refusal)} letters"
        return False
    dumped = json.loads(plain(game.dump(state)))
    # Without a stack of what is going on the phase begins: what follows by itself has happened.
    is_begun = "stack" in dumped and data.get("stack") is None
    for name in [] if is_begun else data:
        assert fits(data[name], dumped[name]), f"{name} is dumped differently"
    assert game.dump(game.load(dumped)) == dumped, "loaded again, it is another position"
    play_to_the_end(game, state, Rng.seeded(seed))
    return True


def fits(given: Any, dumped: Any) -> bool:
    """The same, but for what was left out, and for the order of words and numbers in one place."""
    if isinstance(given, dict) and isinstance(dumped, dict):
        return all(fits(part, dumped.get(name)) or not part for name, part in given.items())
    if isinstance(given, list) and any(isinstance(item, dict) for item in given):
        return len(given) == len(dumped) and all(map(fits, given, dumped))
    return given is None or plain(unordered(given)) == plain(unordered(dumped))


def unordered(value: Any) -> Any:
    return sorted(map(unordered, value), key=plain) if isinstance(value, list) else value


def play_to_the_end(game: AnyGame, state: Any, rng: Rng) -> None:
    check = invariants_of_loaded(game)
    for step in range(LONGEST):
        if step < CHECKED_STEPS or step % CHECK_EVERY == 0:
            check(state)
        waiting = game.waiting_for(state)
        if not waiting:
            break
        seat = rng.pick(waiting)
        game.apply(state, seat, rng.pick(game.legal_actions(state, seat)), None)
    check(state)
    assert state.outcome is not None, "nobody is asked, and the match is not over"
