"""What is on the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.outcome import Outcome
from tundra.core.rng import Rng
from tundra.games.big_manitou.pieces import (
    BIT,
    FIRST_SIZE,
    GROUNDS,
    HERO_SHARE,
    HORSE,
    LAST_SIZE,
    MIDDLE_SIZE,
    NOBODY,
    WHOLE_DECK,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Phases: what is asked.
SELECT: Final = 0
PLAY: Final = 1
EXTRA: Final = 2
MOVE: Final = 3
PENALTY: Final = 4
TAKE: Final = 5
OVER: Final = 6

CYLINDERS: Final = 2
"""White for horses, brown for totems, in this order."""


class State:
    """Cards and tiles are packed counts: nobody may know an order. Only the columns on the grounds have one."""

    def __init__(
        self,
        rng: Rng,
        hands: list[int],
        packs: list[int],
        asides: list[int],
        spent: list[int],
        columns: list[int],
        grounds: list[int],
        owned: list[int],
        bonus: list[int],
        holders: list[int],
        latest: list[int],
    ) -> None:
        self.rng = rng
        self.hands = hands
        self.packs = packs
        """The cards still to be drawn; while cards are chosen, those chosen so far."""
        self.asides = asides
        """The cards that were not chosen; while cards are chosen, the rest of the pool."""
        self.spent = spent
        """The cards played in the first hunt of this pair."""
        self.columns = columns
        """The cards on the grounds, at seat * GROUNDS + ground (see column.py)."""

        self.grounds = grounds
        """The tiles on each ground."""
        self.owned = owned
        self.bag: i64 = 0
        self.removed: i64 = 0
        self.bonus = bonus
        """D33: the tomahawks of each seat that count in this hunt."""
        self.holders = holders
        """Who has each cylinder, at tile - HORSE."""
        self.latest = latest
        """When each seat last took a horse or a totem, at seat * CYLINDERS + tile - HORSE; 0 for never."""
        self.taken: i64 = 0
        """The running number of tiles taken."""

        self.is_random = False
        """Cards are drawn by lot instead of chosen."""
        self.box = ""
        """Which tiles there are, as the option says."""
        self.by_the_letter = False
        """D26, D29: small grounds have no second share, and grounds without a hunter no share at all."""
        self.hunt: i64 = 1
        self.dealer: i64 = 0
        self.phase: i64 = SELECT
        self.active: i64 = NOBODY
        """Who is asked; NOBODY while all choose cards, and when the match is over."""
        self.ready: i64 = 0
        """A bit for each seat whose choice of cards is confirmed."""
        self.clears: i64 = 0
        """How often each seat has put its picks back in this hunt, packed like cards: two bits a seat."""
        self.turns: i64 = 0
        """Turns of this hunt that are over."""
        self.only_heroes: i64 = 0
        """A bit for each seat that showed by not playing that it holds heroes only (D10)."""
        self.some_hunter: i64 = 0
        """A bit for each seat that was asked for an eighth card where only a hunter could be placed."""
        self.owing: i64 = 0
        """A bit for each seat that has to discard a tile."""
        self.ground: i64 = 0
        """The ground that is shared out, which share, and the tiles that it still may take."""
        self.share: i64 = HERO_SHARE
        self.left: i64 = 0
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(
            self.rng.clone(),
            self.hands[:],
            self.packs[:],
            self.asides[:],
            self.spent[:],
            self.columns[:],
            self.grounds[:],
            self.owned[:],
            self.bonus[:],
            self.holders[:],
            self.latest[:],
        )
        twin.bag = self.bag
        twin.removed = self.removed
        twin.taken = self.taken
        twin.is_random = self.is_random
        twin.box = self.box
        twin.by_the_letter = self.by_the_letter
        twin.hunt = self.hunt
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.active = self.active
        twin.ready = self.ready
        twin.clears = self.clears
        twin.turns = self.turns
        twin.only_heroes = self.only_heroes
        twin.some_hunter = self.some_hunter
        twin.owing = self.owing
        twin.ground = self.ground
        twin.share = self.share
        twin.left = self.left
        twin.outcome = self.outcome
        return twin

    def first(self) -> i64:
        """The player to the left of the dealer."""
        seats: i64 = len(self.hands)
        return (self.dealer + 1) % seats

    def size(self, seat: i64) -> i64:
        """Rule 3.3: how many cards the seat chooses in this hunt."""
        seats: i64 = len(self.hands)
        if seat == self.dealer:
            return LAST_SIZE[seats]
        return FIRST_SIZE[seats] if seat == self.first() else MIDDLE_SIZE[seats]

    def is_ready(self, seat: i64) -> bool:
        return self.ready & BIT[seat] != 0

    def holder(self, tile: i64) -> i64:
        """Who has the cylinder of horses or totems."""
        return self.holders[tile - HORSE]


def empty_state(rng: Rng, seats: int) -> State:
    """A table with nothing on it; every deck is whole."""
    return State(
        rng,
        [0] * seats,
        [0] * seats,
        [WHOLE_DECK] * seats,
        [0] * seats,
        [0] * (seats * GROUNDS),
        [0] * GROUNDS,
        [0] * seats,
        [0] * seats,
        [NOBODY] * CYLINDERS,
        [0] * (seats * CYLINDERS),
    )
