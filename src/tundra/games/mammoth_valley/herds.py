"""Phase 3: one die moves every herd. Which herd goes first is chosen so that as few herds as possible are left."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from tundra.core.events import Event
from tundra.games.mammoth_valley.beasts import animal_step, enter_field, trample
from tundra.games.mammoth_valley.ground import anybody, on_foot
from tundra.games.mammoth_valley.people import meet_solitary
from tundra.games.mammoth_valley.pieces import (
    ALLOWANCE,
    DIRECTIONS,
    EACH,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    LETTERED,
    NOBODY,
    SPECIES,
    SPECIES_NAMES,
    TOKENS,
    WARRIOR,
    WOLF,
    WOMAN,
)
from tundra.games.mammoth_valley.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_ORDERS: Final = 7
"""With more herds on a line than this, which no board of ours allows, the rearmost goes first."""


def move_all(state: State, direction: i64, told: list[Event] | None) -> None:
    """Rule 6.8. Herds of different species, and of different lines, do not care for each other."""
    people = [anybody(state, h) for h in range(HEXES)]
    for species in range(SPECIES):
        move_species(state, species, direction, people, told)


def move_species(
    state: State, species: i64, direction: i64, people: list[bool], told: list[Event] | None
) -> None:
    start: i64 = species * HEXES
    ways = [NOBODY] * HEXES
    ended = [False] * HEXES
    moving: list[int] = []
    for h in range(HEXES):
        if state.herd[start + h]:
            ways[h] = NOBODY if people[h] else way_of(state, species, h, direction)
            if ways[h] == NOBODY:
                ended[h] = True
            else:
                moving.append(h)
    if not moving:
        return
    paths: list[list[int]] = [[] for _ in range(HEXES)]
    for line in lines(state, moving, direction):
        for h in best_order(state, species, line, ways, ended, people):
            paths[h] = run_path(state, species, h, ways[h], ended, people)
            ended[paths[h][-1]] = True
    carry_out(state, species, paths, told)


def way_of(state: State, species: i64, h: i64, direction: i64) -> i64:
    """The first step alone decides: ahead, else back, else nowhere."""
    if animal_step(state, species, h, direction) != NOBODY:
        return direction
    back: i64 = (direction + 3) % DIRECTIONS
    return back if animal_step(state, species, h, back) != NOBODY else NOBODY


def run_path(
    state: State, species: i64, h: i64, way: i64, ended: list[bool], people: list[bool]
) -> list[int]:
    """The hexes it enters: until its strength is spent, the way is barred, or it meets people or its kind."""
    path: list[int] = []
    for _ in range(ALLOWANCE[species]):
        h = animal_step(state, species, h, way)
        if h == NOBODY:
            break
        path.append(h)
        if people[h] or ended[h]:
            break
    return path


def lines(state: State, moving: list[int], direction: i64) -> list[list[int]]:
    """The moving herds of each line along the direction, the foremost first."""
    found: list[list[int]] = []
    heads: list[int] = []
    for h in moving:
        head = head_of(state, h, direction)
        if head in heads:
            found[heads.index(head)].append(h)
        else:
            heads.append(head)
            found.append([h])
    for line in found:
        if len(line) > 1:
            line.sort(key=lambda h: steps_to_edge(state, h, direction))
    return found


def head_of(state: State, h: i64, direction: i64) -> i64:
    """The last hex of the line in this direction, whatever lies between."""
    beside = state.board.beside
    while beside[h * DIRECTIONS + direction] != NOBODY:
        h = beside[h * DIRECTIONS + direction]
    return h


def steps_to_edge(state: State, h: i64, direction: i64) -> int:
    steps = 0
    beside = state.board.beside
    while beside[h * DIRECTIONS + direction] != NOBODY:
        h = beside[h * DIRECTIONS + direction]
        steps += 1
    return steps


def best_order(
    state: State,
    species: i64,
    line: list[int],
    ways: list[int],
    ended: list[bool],
    people: list[bool],
) -> list[int]:
    """D19: the first order, in lexicographic sequence, that leaves the fewest herds."""
    if len(line) == 1:
        return line
    if len(line) > MOST_ORDERS:
        return line[::-1]
    best = line
    fewest = HEXES
    for order in permutations(line):
        herds = herds_left(state, species, list(order), ways, ended, people)
        if herds < fewest:
            fewest = herds
            best = list(order)
            if fewest == 0:
                break
    return best


def herds_left(
    state: State,
    species: i64,
    order: list[int],
    ways: list[int],
    ended: list[bool],
    people: list[bool],
) -> int:
    """How many herds stand in hexes where none stood at rest before."""
    rest = ended[:]
    new = 0
    for h in order:
        end = run_path(state, species, h, ways[h], rest, people)[-1]
        if not rest[end]:
            rest[end] = True
            new += 1
    return new


def carry_out(state: State, species: i64, paths: list[list[int]], told: list[Event] | None) -> None:
    """All at once: a token goes where the herd goes with which it stood."""
    start: i64 = species * HEXES
    before = state.herd[start : start + HEXES]
    for h in range(HEXES):
        path = paths[h]
        if not path:
            continue
        number = before[h]
        end = path[-1]
        state.herd[start + h] -= number
        state.beasts[h] -= number
        state.herd[start + end] += number
        state.beasts[end] += number
        if told is not None:
            facts = {
                "species": SPECIES_NAMES[species],
                "count": number,
                "from": HEX_NAMES[h],
                "hex": HEX_NAMES[end],
                "path": [HEX_NAMES[step] for step in path],
            }
            told.append(Event("herd_moved", None, facts))
        for step in path:
            enter_field(state, species, step, told)
    follow(state, species * EACH, species * EACH + EACH, paths)
    if species == WOLF:
        follow(state, LETTERED, TOKENS, paths)


def follow(state: State, first: i64, last: i64, paths: list[list[int]]) -> None:
    for token in range(first, last):
        h = state.where[token]
        if 0 <= h < HEXES and paths[h]:
            state.where[token] = paths[h][-1]


def apply_tramples(state: State, told: list[Event] | None) -> None:
    """Rule 6.10: each entry of a herd damages the field once more."""
    for entry in state.trampled:
        trample(state, entry % 8, entry // 8, told)
    state.trampled = []


# The Solitary


def move_solitaries(state: State, direction: i64, told: list[Event] | None) -> None:
    """Rule 6.11: one hex the same way on foot, else back; animals hold it, and a day without moves too."""
    for kind in (WARRIOR, WOMAN):
        h = state.neutral[kind]
        if h == NOBODY or state.beasts[h] or state.cap == 0:
            continue
        other = on_foot(state, h, direction)
        if other == NOBODY:
            other = on_foot(state, h, (direction + 3) % DIRECTIONS)
        if other != NOBODY:
            state.neutral[kind] = other
            if told is not None:
                facts = {"token": KIND_NAMES[kind], "from": HEX_NAMES[h], "hex": HEX_NAMES[other]}
                told.append(Event("wandered", None, facts))
            meet_solitary(state, other, told)
