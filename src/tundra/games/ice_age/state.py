"""What is on the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tundra.core.outcome import Outcome
from tundra.core.rng import Rng
from tundra.games.ice_age.pieces import (
    ALL_REGIONS,
    CAPACITY,
    HUNTERS,
    MOST_SEATS,
    NOBODY,
    REGIONS,
    ROW,
    START_STONES,
    token_sum,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class State:
    """Cards are packed counts: nobody may know an order, but for cards that were put under a pile."""

    def __init__(
        self,
        rng: Rng,
        questions: list[int],
        hunters: list[int],
        mammoths: list[int],
        fires: list[int],
        turned: list[int],
        supply: list[int],
        stones: list[int],
        clubs: list[int],
        scores: list[int],
        hands: list[int],
        piles: list[int],
        below: list[int],
        tops: list[int],
        light_under: list[int],
        dark_under: list[int],
        seen: list[int],
    ) -> None:
        self.rng = rng
        self.questions = questions
        """What awaits an answer, packed (see questions.py); the last one is asked now."""
        self.hunters = hunters
        """On the board, at (region * MOST_SEATS + owner) * 2 + form."""
        self.mammoths = mammoths
        self.fires = fires
        """The tokens of each region, packed."""
        self.turned = turned
        """The tokens that were turned up in each region at the last conflicts: everybody saw them."""
        self.supply = supply
        """The hunters off the board; one number for each seat, so its length is the number of seats."""
        self.stones = stones
        self.clubs = clubs
        self.scores = scores
        self.hands = hands
        """Packed cards, at seat * 2 + colour."""
        self.piles = piles
        """The shuffled part of each draw pile, packed."""
        self.below = below
        """The cards of each discard pile but for its visible top, packed."""
        self.tops = tops
        """The visible top of each discard pile, or NOBODY."""
        self.light_under = light_under
        self.dark_under = dark_under
        """Cards put face down under the draw piles, the first comes first: card * MOST_SEATS + who put it there."""
        self.seen = seen
        """Cards in hands that another seat put under the pile before: (card * 8 + holder) * 8 + who knows it."""

        self.open: i64 = ALL_REGIONS
        """A bit for each region without a glacier."""
        self.fire_aside: i64 = 0
        self.dark: i64 = 0
        self.light: i64 = 0
        self.clubs_left: i64 = 0
        self.mammoths_left: i64 = 0
        self.round: i64 = 1
        self.rounds: i64 = 4
        self.box = ""
        """How many cards there are of each, as the option says."""
        self.mammoth_from_board = False
        """D10, the other reading: without a supply the card Mammoth places one from the board."""
        self.first: i64 = 0
        """Who began this round."""
        self.active: i64 = 0
        """Whose turn it is, or was last."""
        self.effect: i64 = NOBODY
        """The card that is carried out, its option, and the Cult that stands for it."""
        self.option: i64 = NOBODY
        self.cult: i64 = NOBODY
        self.arrived: i64 = 0
        """Hunters placed or moved by this executor, packed: eight bits each, 1 + place among the hunters."""
        self.is_ending = False
        """This turn has emptied the dark reserve."""
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(
            self.rng.clone(),
            self.questions[:],
            self.hunters[:],
            self.mammoths[:],
            self.fires[:],
            self.turned[:],
            self.supply[:],
            self.stones[:],
            self.clubs[:],
            self.scores[:],
            self.hands[:],
            self.piles[:],
            self.below[:],
            self.tops[:],
            self.light_under[:],
            self.dark_under[:],
            self.seen[:],
        )
        twin.open = self.open
        twin.fire_aside = self.fire_aside
        twin.dark = self.dark
        twin.light = self.light
        twin.clubs_left = self.clubs_left
        twin.mammoths_left = self.mammoths_left
        twin.round = self.round
        twin.rounds = self.rounds
        twin.box = self.box
        twin.mammoth_from_board = self.mammoth_from_board
        twin.first = self.first
        twin.active = self.active
        twin.effect = self.effect
        twin.option = self.option
        twin.cult = self.cult
        twin.arrived = self.arrived
        twin.is_ending = self.is_ending
        twin.outcome = self.outcome
        return twin

    def under(self, colour: i64) -> list[int]:
        return self.dark_under if colour else self.light_under

    def is_last_round(self) -> bool:
        return self.round == self.rounds

    def on_board(self, seat: i64) -> i64:
        return HUNTERS - self.supply[seat]

    def crowd(self, region: i64) -> i64:
        """All hunters in a region."""
        total: i64 = 0
        place: i64 = region * ROW
        end: i64 = place + 2 * len(self.supply)
        while place < end:
            total += self.hunters[place]
            place += 1
        return total

    def capacity(self, region: i64) -> i64:
        """Rule 7.1."""
        return CAPACITY + self.mammoths[region] + token_sum(self.fires[region])

    def free(self, place: i64) -> i64:
        """Rule 4.3: hunters at a place that this executor has not placed or moved yet."""
        count: i64 = self.hunters[place]
        arrived: i64 = self.arrived
        while arrived:
            if arrived & 255 == place + 1:
                count -= 1
            arrived >>= 8
        return count


def empty_state(rng: Rng, seats: int) -> State:
    """A table with nothing on it."""
    return State(
        rng,
        [],
        [0] * (REGIONS * ROW),
        [0] * REGIONS,
        [0] * REGIONS,
        [0] * REGIONS,
        [HUNTERS] * seats,
        [START_STONES] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (seats * 2),
        [0, 0],
        [0, 0],
        [NOBODY, NOBODY],
        [],
        [],
        [],
    )


def under_entry(card: int, seat: int) -> int:
    return card * MOST_SEATS + seat
