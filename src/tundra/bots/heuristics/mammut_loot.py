"""Mammut: the loot that each seat may expect when the sharing is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.games.mammut.moves import class_of
from tundra.games.mammut.pieces import ANIMAL, AXE, BIT, FIRE, LAST_ROUND, NOBODY, QUESTION, TILES
from tundra.games.mammut.state import GIVE, TAKE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

ROW: Final = 6
"""For each seat: animals that are new to it, then axes, hides, tusks, meat and fire."""

# Rough worth of a tile to anybody, by its face: tells which heaps tempt.
WORTH: Final = [2.0, 1.6, 1.8, 2.0, 2.4, 2.0, 0.8, 0.8]
LAST_AXE: Final = 3.0
ANIMAL_WORTH: Final = 3.0

BOLD: Final = 1.0
"""How much of its share of what there is a seat dares to take."""
SAFE: Final = 0.08
"""How likely a heap is grabbed that holds just as much as there is to get elsewhere."""
NERVE: Final = 2.2
"""How fast that grows with what it holds beyond that, as a part of a fair share."""
MOST_LIKELY: Final = 0.95


class Loot:
    """Heaps that tempt go to those who still lack one; their owners share the middle instead."""

    def __init__(self, state: State) -> None:
        self.seats: i64 = len(state.points)
        self.heaps: list[int] = state.heaps[:]
        self.middle: i64 = state.middle
        self.free: i64 = 0
        """Heaps that are still to be made."""
        self.shaman: i64 = NOBODY
        """Who holds the shaman, if it is in a heap."""

        # A heap that is being picked: what may still be added to it, and how much of that will be.
        self.growing: i64 = NOBODY
        self.open: i64 = 0
        self.part: float = 0.0

        self.amounts: list[float] = [0.0] * (self.seats * ROW)
        self.foresee_picks(state)
        self.share_out(state)

    # Picks under way

    def foresee_picks(self, state: State) -> None:
        """Treats what is being picked as if it were done, filled up to what the seat would dare to hold."""
        if state.phase == TAKE:
            self.middle &= ~state.picked
            self.open = later_tiles(state, self.middle)
            self.middle &= ~self.open
            self.make_heap(state.active, state.picked)
        elif state.phase == GIVE:
            heap: i64 = state.heaps[state.stolen] & ~state.picked
            self.heaps[state.stolen] = 0
            self.middle |= state.picked
            self.open = later_tiles(state, heap)
            self.make_heap(state.active, heap & ~self.open)
        self.count_free(state)
        if self.growing != NOBODY:
            self.part = self.dared_part(state)

    def make_heap(self, seat: i64, tiles: i64) -> None:
        self.growing = 2 * seat
        if self.heaps[self.growing]:
            self.growing += 1
        self.heaps[self.growing] = tiles

    def count_free(self, state: State) -> None:
        self.free = self.seats * state.slots
        for heap in range(len(self.heaps)):
            if self.heaps[heap] or heap == self.growing:
                self.free -= 1

    def dared_part(self, state: State) -> float:
        """How much of the open tiles the growing heap takes in, to hold its share of what there is."""
        held = worth_of(state, self.heaps[self.growing])
        open_worth = worth_of(state, self.open)
        if open_worth <= 0.0:
            return 0.0
        whole = held + open_worth + worth_of(state, self.middle)
        wanted = BOLD * whole / float(self.free + 1) - held
        return min(1.0, max(0.0, wanted / open_worth))

    # Who gets what

    def share_out(self, state: State) -> None:
        losses = self.losses(state)
        for heap in range(len(self.heaps)):
            if self.heaps[heap] or heap == self.growing:
                self.share_heap(state, heap, losses[heap])
        if self.free and (self.middle or self.open):
            self.share_middle(state, losses)

    def share_heap(self, state: State, heap: i64, loss: float) -> None:
        if self.heaps[heap] & BIT[state.shaman]:
            self.shaman = heap >> 1
        self.add_heap(state, heap >> 1, heap, 1.0 - loss)
        if loss > 0.0:
            for seat in range(self.seats):
                part = self.free_part(state, seat)
                if part > 0.0:
                    self.add_heap(state, seat, heap, loss * part)

    def free_part(self, state: State, seat: i64) -> float:
        """The seat's part of the heaps that are still to be made."""
        slots: i64 = state.slots
        for heap in range(2 * seat, 2 * seat + 2):
            if self.heaps[heap] or heap == self.growing:
                slots -= 1
        return float(slots) / float(self.free)

    def add_heap(self, state: State, seat: i64, heap: i64, part: float) -> None:
        self.add(state, seat, self.heaps[heap], part)
        if heap == self.growing and self.part > 0.0:
            self.add(state, seat, self.open, part * self.part)

    def share_middle(self, state: State, losses: list[float]) -> None:
        total = 0.0
        for loss in losses:
            total += loss
        whole = float(self.free)
        for seat in range(self.seats):
            part = self.free_part(state, seat) * (1.0 - total / whole)
            part += (losses[2 * seat] + losses[2 * seat + 1]) / whole
            if part > 0.0:
                self.add(state, seat, self.middle, part)
                if self.part < 1.0:
                    self.add(state, seat, self.open, part * (1.0 - self.part))

    def losses(self, state: State) -> list[float]:
        """How likely each heap is grabbed before the sharing is over."""
        losses = [0.0] * len(self.heaps)
        if self.free == 0:
            return losses
        open_worth = worth_of(state, self.open)
        middle = worth_of(state, self.middle) + open_worth * (1.0 - self.part)
        worths = [worth_of(state, tiles) for tiles in self.heaps]
        if self.growing != NOBODY:
            worths[self.growing] += open_worth * self.part
        whole = middle
        for worth in worths:
            whole += worth
        fair = whole / float(self.seats * state.slots)
        instead = middle / float(self.free)
        total = 0.0
        for heap in range(len(self.heaps)):
            if worths[heap] > 0.0:
                loss = SAFE + NERVE * (worths[heap] - instead) / fair
                losses[heap] = min(MOST_LIKELY, max(0.0, loss))
                total += losses[heap]
        if total > float(self.free):
            for heap in range(len(self.heaps)):
                losses[heap] *= float(self.free) / total
        return losses

    def add(self, state: State, seat: i64, tiles: i64, part: float) -> None:
        """So much of these tiles goes to a seat. Animals count once for each species that it lacks."""
        row: i64 = seat * ROW
        species: i64 = state.animals[seat]
        faces = state.faces
        for tile in range(len(faces)):
            if tiles & BIT[tile]:
                face: i64 = faces[tile]
                if face == QUESTION:
                    face = state.unders[tile]
                if face >= ANIMAL:
                    bit: i64 = BIT[face - ANIMAL]
                    if species & bit == 0:
                        species |= bit
                        self.amounts[row] += part
                elif face <= FIRE:
                    self.amounts[row + face] += part

    def column(self, good: i64) -> list[float]:
        return [self.amounts[seat * ROW + good] for seat in range(self.seats)]


def later_tiles(state: State, tiles: i64) -> i64:
    """Of these, the ones that may still be picked, since picks go on in one order."""
    if state.last_pick == NOBODY:
        return tiles
    last: i64 = class_of(state, state.active, state.last_pick) * TILES + state.last_pick
    found: i64 = 0
    for tile in range(len(state.faces)):
        if tiles & BIT[tile] and class_of(state, state.active, tile) * TILES + tile > last:
            found |= BIT[tile]
    return found


def worth_of(state: State, tiles: i64) -> float:
    """Roughly, to anybody."""
    worth = 0.0
    for tile in range(len(state.faces)):
        if tiles & BIT[tile]:
            face: i64 = state.faces[tile]
            if face >= ANIMAL:
                worth += ANIMAL_WORTH
            elif face == AXE and state.round == LAST_ROUND:
                worth += LAST_AXE
            else:
                worth += WORTH[face]
    return worth
