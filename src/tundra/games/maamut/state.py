"""What is on the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.outcome import Outcome
from tundra.core.rng import Rng
from tundra.games.maamut.board import Board
from tundra.games.maamut.pieces import BIT, CENTRE, NOWHERE, TRAPS_EACH

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACE: Final = 0
TURN: Final = 1
FLEE: Final = 2
OVER: Final = 3
ANSWER: Final = 4


class State:
    """A small changing part beside the shared board. Piles are counts: nobody may know an order."""

    def __init__(
        self, board: Board, rng: Rng, hunters: list[int], supply: list[int], hands: list[int]
    ) -> None:
        self.board: Final = board
        self.rng = rng
        self.hunters = hunters
        """The tile of each seat's hunter, or NOWHERE."""
        self.supply = supply
        self.hands = hands
        """Two bits for each card value: how many of it the seat holds."""
        self.pile: i64 = 0
        """Eight bits for each card value, like ``discard``."""
        self.discard: i64 = 0
        self.mammoth: i64 = CENTRE
        self.alive: i64 = 0
        """One bit for each seat."""

        # Traps: which tiles hold one, and the owner's number in two bits.
        self.traps: i64 = 0
        self.owner_low: i64 = 0
        self.owner_high: i64 = 0

        self.phase: i64 = PLACE
        self.first: i64 = 0
        self.active: i64 = 0
        """Whose turn it is."""
        self.to_move: i64 = 0
        """Who is asked: the active seat, or the owner of a scared hunter."""
        self.turns: i64 = 0
        self.quiet: i64 = 0

        # A move that is under way. A scared hunter's owner may be asked in the middle of it.
        self.card: i64 = 0
        self.walk_direction: i64 = 0
        self.walk_left: i64 = 0
        self.run_direction: i64 = 0
        self.run_left: i64 = 0
        self.scared: i64 = 0
        """One bit for each seat whose hunter must still flee from the mammoth's tile."""
        self.stirred = False
        """Something happened this turn that ends the quiet (rule 6.4)."""
        self.hunted = False
        """The mammoth moved or a hunter fell this turn: look whether it can still be caught."""

        self.has_offered = False
        """The active seat has offered this turn to end the hunt (rule 6.6)."""
        self.agreed: i64 = 0
        """One bit for each seat that agrees with the offer."""

        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(self.board, self.rng.clone(), self.hunters[:], self.supply[:], self.hands[:])
        twin.pile = self.pile
        twin.discard = self.discard
        twin.mammoth = self.mammoth
        twin.alive = self.alive
        twin.traps = self.traps
        twin.owner_low = self.owner_low
        twin.owner_high = self.owner_high
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.to_move = self.to_move
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.card = self.card
        twin.walk_direction = self.walk_direction
        twin.walk_left = self.walk_left
        twin.run_direction = self.run_direction
        twin.run_left = self.run_left
        twin.scared = self.scared
        twin.stirred = self.stirred
        twin.hunted = self.hunted
        twin.has_offered = self.has_offered
        twin.agreed = self.agreed
        twin.outcome = self.outcome
        return twin

    def is_alive(self, seat: i64) -> bool:
        return self.alive & BIT[seat] != 0

    def living(self) -> int:
        return sum(1 for seat in range(len(self.hunters)) if self.is_alive(seat))

    def has_trap(self, tile: i64) -> bool:
        return self.traps & BIT[tile] != 0

    def trap_owner(self, tile: i64) -> int:
        """Whose trap lies there, or NOWHERE."""
        bit: i64 = BIT[tile]
        if self.traps & bit == 0:
            return NOWHERE
        return (1 if self.owner_low & bit else 0) + (2 if self.owner_high & bit else 0)

    def put_trap(self, tile: i64, owner: i64) -> None:
        bit: i64 = BIT[tile]
        self.traps |= bit
        if owner & 1:
            self.owner_low |= bit
        if owner & 2:
            self.owner_high |= bit
        self.supply[owner] -= 1

    def remove_trap(self, tile: i64) -> None:
        """Takes it off the board; where it goes is the caller's to say."""
        keep: i64 = ~BIT[tile]
        self.traps &= keep
        self.owner_low &= keep
        self.owner_high &= keep

    def is_alone(self, seat: i64) -> bool:
        """Whether no other hunter shares the tile of this seat's hunter."""
        tile = self.hunters[seat]
        return self.hunters.count(tile) == 1

    def quiet_limit(self) -> int:
        return self.board.quiet_per_hunter * self.living()


def fresh_supply(seats: int) -> list[int]:
    return [TRAPS_EACH] * seats


# Hands and piles are packed counts.


def held(hand: i64, card: i64) -> i64:
    """How many cards of this value a hand holds."""
    return (hand >> (2 * card - 2)) & 3


def in_pile(pile: i64, card: i64) -> i64:
    """How many cards of this value a pile holds."""
    return (pile >> (8 * card - 8)) & 255


ONE_HELD: Final = [0, 1, 4, 16]
"""What a card of each value adds to a packed hand."""
ONE_IN_PILE: Final = [0, 1, 256, 65536]
"""What a card of each value adds to a packed pile."""


def hand_size(hand: i64) -> i64:
    return (hand & 3) + ((hand >> 2) & 3) + (hand >> 4)


def pile_size(pile: i64) -> i64:
    return (pile & 255) + ((pile >> 8) & 255) + (pile >> 16)
