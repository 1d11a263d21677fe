"""What is on the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.outcome import Outcome
from tundra.core.rng import Rng
from tundra.games.mammoth_valley.board import Board
from tundra.games.mammoth_valley.choices import Choices
from tundra.games.mammoth_valley.pieces import (
    ACTIVE,
    BLOCK,
    HEXES,
    IN_DECK,
    NO_CROP,
    NO_MARKER,
    NOBODY,
    SETUP,
    SPECIES,
    SUMMER,
    TOKENS,
    USUAL_LENGTH,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

UNCOUNTED: Final = -1
"""Nobody listens, so that nothing has to be hidden from anybody."""
DICE: Final = 8
"""Places of dice on the table: the seats, then the animals, then a neutral."""


class State:
    """Tokens that are alike are only counted; every list is flat, so that a copy is cheap."""

    def __init__(
        self,
        rng: Rng,
        board: Board,
        choices: Choices,
        people: list[int],
        camp: list[int],
        crop: list[int],
        marker: list[int],
        palisade: list[int],
        herd: list[int],
        beasts: list[int],
        where: list[int],
        neutral: list[int],
        food: list[int],
        has_fire: list[int],
        holder: list[int],
        known: list[int],
        trick_discards: list[int],
        event_place: list[int],
        event_discards: list[int],
        seen_event: list[int],
        event_knowers: list[int],
        announced: list[int],
        status: list[int],
        returns: list[int],
        gone: list[int],
        effects: list[int],
        trampled: list[int],
        dice: list[int],
        one: list[int],
        done: list[int],
        used: list[int],
        stack: list[int],
        legal: list[int],
    ) -> None:
        self.rng = rng
        self.board = board
        self.choices = choices
        """What was chosen before the match; never changed."""
        self.people = people
        """Tokens on the board, at seat * BLOCK + kind * HEXES + hex."""
        self.camp = camp
        """The owner of each hex's camp, or NOBODY."""
        self.crop = crop
        self.marker = marker
        self.palisade = palisade
        self.herd = herd
        """Wild animals, at species * HEXES + hex."""
        self.beasts = beasts
        """All wild animals of a hex."""
        self.where = where
        """The hex of each animal token, or NOBODY: in the bag, a pack wolf in the reserve."""
        self.neutral = neutral
        """The hexes of the neutral warrior and the neutral woman, or NOBODY."""
        self.food = food
        self.has_fire = has_fire
        self.holder = holder
        """Who holds each trick, or where it lies."""
        self.known = known
        """A bit for each seat that has seen the trick in another's hand, where it still is."""
        self.trick_discards = trick_discards
        self.event_place = event_place
        self.event_discards = event_discards
        self.seen_event = seen_event
        """The next event of each season, if somebody looked at it, else NOBODY."""
        self.event_knowers = event_knowers
        """A bit for each seat that knows it."""
        self.announced = announced
        self.status = status
        self.returns = returns
        """How often each tribe has come back."""
        self.gone = gone
        """The game turn in which each tribe was last eliminated."""
        self.effects = effects
        """What cards brought for this turn, four numbers each."""
        self.trampled = trampled
        """Pending tramplings, hex * 8 + species."""
        self.dice = dice

        self.one = one
        """Tokens of the tribe that moves: moved, one step left; at kind * HEXES + hex."""
        self.done = done
        """Moved, no step left."""
        self.used = used
        """Settled, took Fire, worked or joined: nothing more this turn."""
        self.stack = stack
        """Frames of what is going on; the top one is at the end."""
        self.legal = legal
        """What the seat that is asked may do."""
        self.asked: i64 = NOBODY
        self.moments: i64 = UNCOUNTED
        """How many seats might have been asked at windows, as far as everybody knows, since anything but a pass."""

        self.seats: i64 = len(food)
        self.year: i64 = 1
        self.season: i64 = SUMMER
        self.turn: i64 = 1
        self.season_length: i64 = USUAL_LENGTH
        self.game_turn: i64 = 1
        self.phase: i64 = SETUP
        self.first: i64 = 0
        """The first player; the order of play is clockwise from him."""
        self.cap: i64 = 2
        """Steps of a human this turn."""
        self.snowed = False
        self.no_arrivals = False
        self.sick_species: i64 = NOBODY
        self.cold_snap = False
        self.direction: i64 = NOBODY
        self.drought = False
        self.lean = False
        self.rains = False
        self.frozen: i64 = 0
        self.event: i64 = NOBODY
        """The event that lies on the table."""
        self.mover: i64 = NOBODY
        """Whose movement turn it is."""
        self.battle_hex: i64 = NOBODY
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(
            self.rng.clone(),
            self.board,
            self.choices,
            self.people[:],
            self.camp[:],
            self.crop[:],
            self.marker[:],
            self.palisade[:],
            self.herd[:],
            self.beasts[:],
            self.where[:],
            self.neutral[:],
            self.food[:],
            self.has_fire[:],
            self.holder[:],
            self.known[:],
            self.trick_discards[:],
            self.event_place[:],
            self.event_discards[:],
            self.seen_event[:],
            self.event_knowers[:],
            self.announced[:],
            self.status[:],
            self.returns[:],
            self.gone[:],
            self.effects[:],
            self.trampled[:],
            self.dice[:],
            self.one[:],
            self.done[:],
            self.used[:],
            self.stack[:],
            self.legal[:],
        )
        twin.asked = self.asked
        twin.moments = self.moments
        twin.year = self.year
        twin.season = self.season
        twin.turn = self.turn
        twin.season_length = self.season_length
        twin.game_turn = self.game_turn
        twin.phase = self.phase
        twin.first = self.first
        twin.cap = self.cap
        twin.snowed = self.snowed
        twin.no_arrivals = self.no_arrivals
        twin.sick_species = self.sick_species
        twin.cold_snap = self.cold_snap
        twin.direction = self.direction
        twin.drought = self.drought
        twin.lean = self.lean
        twin.rains = self.rains
        twin.frozen = self.frozen
        twin.event = self.event
        twin.mover = self.mover
        twin.battle_hex = self.battle_hex
        twin.outcome = self.outcome
        return twin


def empty_state(
    rng: Rng, board: Board, choices: Choices, seats: int, tricks: int, events: int
) -> State:
    """An empty valley: every animal in the bag, every card in its deck, nobody on the board."""
    return State(
        rng,
        board,
        choices,
        [0] * (seats * BLOCK),
        [NOBODY] * HEXES,
        [NO_CROP] * HEXES,
        [NO_MARKER] * HEXES,
        [0] * HEXES,
        [0] * (SPECIES * HEXES),
        [0] * HEXES,
        [NOBODY] * TOKENS,
        [NOBODY, NOBODY],
        [0] * seats,
        [0] * seats,
        [IN_DECK] * tricks,
        [0] * tricks,
        [],
        [IN_DECK] * events,
        [],
        [NOBODY, NOBODY],
        [0, 0],
        [0] * seats,
        [ACTIVE] * seats,
        [0] * seats,
        [0] * seats,
        [],
        [],
        [0] * DICE,
        [0] * BLOCK,
        [0] * BLOCK,
        [0] * BLOCK,
        [],
        [],
    )
