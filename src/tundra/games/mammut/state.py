"""What is on the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.outcome import Outcome
from tundra.core.rng import Rng
from tundra.games.mammut.pieces import BIT, HEAP_NAMES, NOBODY, RED, SIDES, sides_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# Phases: what is asked. In the first four others see a turn, and no more.
TURN: Final = 0
TAKE: Final = 1
GIVE: Final = 2
RETURN_HEAPS: Final = 3
LOOKING: Final = 4
FLIPPING: Final = 5
SWAP: Final = 6
PAWN: Final = 7
OVER: Final = 8

# The ledger of the last evaluation: for each seat a row of what was counted and what it brought.
COUNTS: Final = 0
"""Axes, hides, tusks, meat, fire, animals."""
GAINS: Final = 6
"""Points for axes, hides, tusks, meat, fire, and in the end for the animals."""
DREW: Final = 12
PAWNS: Final = 13
"""A bit for each species that was gained."""
REVEALED: Final = 14
"""The evaluation cards, packed."""
ROW: Final = 15


class State:
    """Sets of tiles are bits of a number. Hands and piles are packed counts: nobody may know an order."""

    def __init__(
        self,
        rng: Rng,
        slots: int,
        faces: list[int],
        unders: list[int],
        heaps: list[int],
        looked: list[int],
        points: list[int],
        hides: list[int],
        animals: list[int],
        hands: list[int],
        laid: list[int],
        ledger: list[int],
        turned_up: list[int],
    ) -> None:
        self.rng = rng
        self.box = ""
        """Which tiles there are, as the option says, and the same as sides; shared by all clones."""
        self.sides = SIDES
        self.slots: i64 = slots
        """Heaps that a seat may hold."""

        # The tiles, by their number of this round.
        self.faces = faces
        self.unders = unders
        self.heaps = heaps
        """The tiles of each heap; 0 for a free slot."""
        self.looked = looked
        """The tiles under which each seat has looked this round."""
        self.public: i64 = 0
        """The tiles of which everybody has seen both sides."""
        self.marked: i64 = 0
        """The tiles under which anybody has looked, in public or not."""
        self.middle: i64 = 0
        self.shaman: i64 = NOBODY
        """The number of the shaman tile."""

        self.points = points
        self.hides = hides
        """The hide track."""
        self.animals = animals
        """A bit for each species that the seat has a pawn of."""
        self.hands = hands
        self.laid = laid
        """The evaluation cards each seat has laid face down this round."""
        self.played: i64 = 0
        """The loot cards played this round."""
        self.pile: i64 = 0
        self.discard: i64 = 0

        self.round: i64 = 1
        self.start: i64 = 0
        """The start player of this round."""
        self.active: i64 = 0
        """Who is asked; NOBODY when the match is over."""
        self.phase: i64 = TURN

        # A choice that is under way.
        self.picked: i64 = 0
        """Tiles, or heaps to be returned."""
        self.last_pick: i64 = NOBODY
        self.stolen: i64 = NOBODY
        """The heap whose tiles are being given back."""
        self.touched: i64 = NOBODY
        """The tile that the card being played has looked under or turned."""

        # The animal step of an evaluation, seat by seat from the shaman's holder.
        self.collected: i64 = 0
        """How many seats are through."""
        self.swaps_left: i64 = 0
        self.used: i64 = 0
        """Animal tiles that were swapped."""
        self.pawn_winner: i64 = NOBODY

        self.ledger = ledger
        self.turned_up = turned_up
        """The question marks that were turned up: tile, then face, then seat (see ``turned``)."""
        self.evaluated: i64 = 0
        """The round of the ledger; 0 before the first evaluation."""
        self.holder: i64 = NOBODY
        """Who held the shaman in that evaluation, and which arrow it showed."""
        self.arrow: i64 = RED

        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(
            self.rng.clone(),
            self.slots,
            self.faces[:],
            self.unders[:],
            self.heaps[:],
            self.looked[:],
            self.points[:],
            self.hides[:],
            self.animals[:],
            self.hands[:],
            self.laid[:],
            self.ledger[:],
            self.turned_up[:],
        )
        twin.box = self.box
        twin.sides = self.sides
        twin.public = self.public
        twin.marked = self.marked
        twin.middle = self.middle
        twin.shaman = self.shaman
        twin.played = self.played
        twin.pile = self.pile
        twin.discard = self.discard
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.phase = self.phase
        twin.picked = self.picked
        twin.last_pick = self.last_pick
        twin.stolen = self.stolen
        twin.touched = self.touched
        twin.collected = self.collected
        twin.swaps_left = self.swaps_left
        twin.used = self.used
        twin.pawn_winner = self.pawn_winner
        twin.evaluated = self.evaluated
        twin.holder = self.holder
        twin.arrow = self.arrow
        twin.outcome = self.outcome
        return twin

    def take_box(self, box: str) -> None:
        self.box = box
        self.sides = sides_of(box)

    def loot(self, seat: i64) -> i64:
        """All tiles of a seat, whatever heaps they lie in."""
        return self.heaps[2 * seat] | self.heaps[2 * seat + 1]

    def free_slots(self, seat: i64) -> i64:
        held: i64 = 0
        if self.heaps[2 * seat]:
            held += 1
        if self.heaps[2 * seat + 1]:
            held += 1
        return self.slots - held

    def is_last_slot(self) -> bool:
        """Only one more heap can be made: whoever makes it from the middle takes all of it."""
        free: i64 = 0
        for seat in range(len(self.points)):
            free += self.free_slots(seat)
        return free == 1

    def tile_holder(self, tile: i64) -> i64:
        """The seat with this tile in a heap, or NOBODY."""
        bit: i64 = BIT[tile]
        for heap in range(len(self.heaps)):
            if self.heaps[heap] & bit:
                return heap >> 1
        return NOBODY

    def has_pawn(self, seat: i64, species: i64) -> bool:
        return self.animals[seat] & BIT[species] != 0


def empty_state(rng: Rng, seats: int) -> State:
    """A table with nothing on it."""
    return State(
        rng,
        2 if seats == 2 else 1,
        [],
        [],
        [0] * (2 * seats),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (ROW * seats),
        [],
    )


def turned(tile: i64, face: i64, seat: i64) -> i64:
    """A tile that was turned up, as one number: 32 tiles, 32 faces, then the seat."""
    return tile + 32 * face + 1024 * seat


def place_name(state: State, tile: i64) -> str:
    """``middle``, or the name of the heap that holds the tile."""
    for heap in range(len(state.heaps)):
        if state.heaps[heap] & BIT[tile]:
            return HEAP_NAMES[heap]
    return "middle"
