"""The small valley of the worked examples, and positions in it: who is where, who holds what, which dice come."""

from __future__ import annotations

from typing import Any

import msgspec

from tundra.core import ALL_SEEING, Event
from tundra.core.rng import Rng
from tundra.games.mammoth_valley import atlas
from tundra.games.mammoth_valley.atlas import Face, HexRow, Index, RiverRow, VolcanoRow, join, read
from tundra.games.mammoth_valley.beasts import put_animal
from tundra.games.mammoth_valley.board import Board
from tundra.games.mammoth_valley.cards.table import (
    EVENT_KIND,
    EVENT_NAMES,
    EVENTS,
    TRICK_KEYS,
    TRICKS,
)
from tundra.games.mammoth_valley.choices import Choices
from tundra.games.mammoth_valley.notation import read as read_text
from tundra.games.mammoth_valley.notation import write
from tundra.games.mammoth_valley.pieces import (
    BLOCK,
    CROP_NAMES,
    EACH,
    FORESEEN,
    HEX_NAMES,
    HEXES,
    KIND_LETTERS,
    KINDS,
    LETTERED,
    MARKER_NAMES,
    NOBODY,
    SPECIES_NAMES,
    SUMMER,
    TOKEN_LETTERS,
    TOKENS,
)
from tundra.games.mammoth_valley.play import apply, legal_actions, run
from tundra.games.mammoth_valley.refusals import explain
from tundra.games.mammoth_valley.stack import PHASE
from tundra.games.mammoth_valley.state import State, empty_state

RED, BLUE, GREEN = range(3)

# Axial coordinates as in the examples; the middle of the valley lies in the middle of the board.
PLACES = {
    "H1": (-2, 0, "mountain", 1, "A"),
    "H2": (-2, 1, "plain", 1, "a"),
    "H3": (-2, 2, "forest", 1, ""),
    "J1": (-1, -1, "forest", 2, ""),
    "J2": (-1, 0, "plain", 1, ""),
    "J3": (-1, 1, "forest", 1, ""),
    "J4": (-1, 2, "plain", 2, "b"),
    "K1": (0, -2, "mountain", 2, "B"),
    "K2": (0, -1, "plain", 3, ""),
    "K3": (0, 0, "forest", 3, ""),
    "K4": (0, 1, "plain", 4, ""),
    "K5": (0, 2, "lake", 0, ""),
    "L1": (1, -2, "plain", 3, "f"),
    "L2": (1, -1, "forest", 3, ""),
    "L3": (1, 0, "mountain", 3, ""),
    "L4": (1, 1, "forest", 4, "c"),
    "N1": (2, -2, "mountain", 4, "C"),
    "N2": (2, -1, "plain", 5, "e"),
    "N3": (2, 0, "plain", 6, ""),
}
RIVERS = [
    ("R1", [1, 2, 3], ["J1 1", "J1 2", "J2 1", "J2 2", "J3 1", "J3 2", "J4 1"]),
    ("R2", [4, 5, 6], ["N2 3", "L3 2"]),
]


def shifted(label: str) -> tuple[int, int]:
    q, r = PLACES[label][:2]
    return q + 2, r + 3


def sides(text: str) -> tuple[int, int, int]:
    label, die = text.split()
    return (*shifted(label), int(die))


def make_board() -> Board:
    hexes = [
        HexRow(*shifted(label), terrain, region, label == "K1", entry)
        for label, (_, _, terrain, region, entry) in PLACES.items()
    ]
    rivers = [RiverRow(name, die, [sides(side) for side in banks]) for name, die, banks in RIVERS]
    face = Face("valley", hexes, rivers, [VolcanoRow(shifted("K1"), [shifted("K2")])])
    index = msgspec.json.decode(read("boards.json"), type=Index)
    return join("valley", [face], ["R1"], index.compass)


BOARD = make_board()
HEX = {label: atlas.PLACES[shifted(label)] for label in PLACES}
LABEL = {h: label for label, h in HEX.items()}
NAMES = {label: HEX_NAMES[h] for label, h in HEX.items()}
"""The names that actions and events use."""
SPARE_PLACES = ["N1", "H1", "L1"]
"""Tribes that an example does not speak of wait here."""


class LoadedDice(Rng):
    """Dice that fall as an example says; when they are used up, chance goes on by itself."""

    def __init__(self, dice: list[int], lots: list[int]) -> None:
        fair = Rng.seeded(1)
        super().__init__(fair.key, fair.rounds, 0, 0, 0)
        self.dice = dice
        self.lots = lots

    def clone(self) -> LoadedDice:
        return LoadedDice(self.dice[:], self.lots[:])

    def die(self) -> int:
        return self.dice.pop(0) if self.dice else super().die()

    def below(self, bound: int) -> int:
        return self.lots.pop(0) if self.lots else super().below(bound)


Tribes = dict[int, dict[str, str]]
"""By seat and hex: "2w 1f 1t"."""


class Scene:
    """A position that is played on by texts; everything that is told is kept."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    def start(self) -> Scene:
        run(self.state, self.told)
        return self

    def legal(self, seat: int) -> list[str]:
        return [label_text(write(action)) for action in legal_actions(self.state, seat)]

    def do(self, seat: int, *texts: str) -> Scene:
        """Hexes may be written by their labels: hex-K4, lose-K4:w, K4:w."""
        for text in texts:
            legal = self.legal(seat)
            assert text in legal, f"{text} is not among {legal} of seat {self.state.asked}"
            apply(self.state, seat, read_text(hex_text(text)), self.told)
        return self

    def skip_to(self, seat: int) -> Scene:
        """The others do nothing: they pass, end their moves, feed their people."""
        while self.state.asked != seat:
            legal = self.legal(self.state.asked)
            text = next(text for text in ("pass", "end", "feed", "done", legal[0]) if text in legal)
            self.do(self.state.asked, text)
        return self

    def refuses(self, seat: int, text: str) -> str:
        """The rule by which a card cannot be played."""
        assert text not in self.legal(seat)
        return explain(self.state, seat, read_text(hex_text(text))).rule

    def group(self, seat: int, label: str) -> str:
        """What a tribe has on a hex: "2w 1f"."""
        counts = [
            self.state.people[seat * BLOCK + kind * HEXES + HEX[label]] for kind in range(KINDS)
        ]
        return " ".join(f"{n}{letter}" for n, letter in zip(counts, KIND_LETTERS, strict=True) if n)

    def animals(self, label: str) -> dict[str, int]:
        herds = [self.state.herd[s * HEXES + HEX[label]] for s in range(len(SPECIES_NAMES))]
        return {name: n for name, n in zip(SPECIES_NAMES, herds, strict=True) if n}

    def camp(self, label: str) -> int:
        return self.state.camp[HEX[label]]

    def crop(self, label: str) -> str:
        return CROP_NAMES[self.state.crop[HEX[label]]]

    def marker(self, label: str) -> str:
        return MARKER_NAMES[self.state.marker[HEX[label]]]

    def events(self, kind: str, **facts: Any) -> list[dict[str, Any]]:
        heard = [event.told_to(ALL_SEEING) for event in self.told if event.kind == kind]
        return [event for event in heard if facts.items() <= event.items()]

    def food_told(self, seat: int, why: str) -> int:
        return sum(event["amount"] for event in self.events("food", seat=seat, why=why))

    def dice_left(self) -> list[int]:
        assert isinstance(self.state.rng, LoadedDice)
        return self.state.rng.dice


def hex_text(text: str) -> str:
    for label, name in NAMES.items():
        text = text.replace(label, name)
    return text


def label_text(text: str) -> str:
    for label, name in NAMES.items():
        text = text.replace(name, label)
    return text


def scene(
    phase: int,
    tribes: Tribes,
    *,
    camps: dict[str, int] | None = None,
    animals: dict[str, str] | None = None,
    crops: dict[str, str] | None = None,
    hands: dict[int, str] | None = None,
    food: dict[int, int] | None = None,
    fire: set[int] | None = None,
    event: str = "",
    season: int = SUMMER,
    turn: int = 2,
    dice: list[int] | None = None,
    lots: list[int] | None = None,
    seats: int = 3,
    arrivals: bool = False,
) -> Scene:
    """The phase begins now; ``fire`` names the tribes that have it, None plays without the fire rule."""
    choices = Choices(fire is not None, 4, 5)
    state = empty_state(LoadedDice(dice or [], lots or []), BOARD, choices, seats, TRICKS, EVENTS)
    place_tribes(state, tribes)
    for label, owner in (camps or {}).items():
        state.camp[HEX[label]] = owner
    for label, names in (animals or {}).items():
        for name in names.split():
            add_animal(state, name, HEX[label])
    for label, name in (crops or {}).items():
        state.crop[HEX[label]] = CROP_NAMES.index(name)
    for seat in range(seats):
        state.food[seat] = (food or {}).get(seat, 20)
        state.has_fire[seat] = int(seat in (fire or set()))
        for card in (hands or {}).get(seat, "").split():
            state.holder[TRICK_KEYS.index(card)] = seat
    state.season, state.turn, state.game_turn, state.year = season, turn, 9, 2
    state.phase = phase
    state.stack = [PHASE, NOBODY, 0, 0, 0, 0, 0, 0]
    if event:
        foresee(state, event)
        state.no_arrivals = not arrivals
    return Scene(state)


def place_tribes(state: State, tribes: Tribes) -> None:
    spare = [place for place in SPARE_PLACES if not any(place in t for t in tribes.values())]
    for seat in range(state.seats):
        for label, tokens in tribes.get(seat, {spare.pop(0): "1w"} if spare else {}).items():
            for token in tokens.split():
                kind = KIND_LETTERS.index(token[-1])
                state.people[seat * BLOCK + kind * HEXES + HEX[label]] = int(token[:-1])


def add_animal(state: State, name: str, h: int) -> None:
    if name == "pack":
        tokens = range(LETTERED, TOKENS)
    else:
        first = SPECIES_NAMES.index(name) * EACH
        tokens = range(first, first + EACH)
    put_animal(state, next(token for token in tokens if state.where[token] == NOBODY), h)


def foresee(state: State, name: str) -> None:
    """The event comes next, whoever would draw it."""
    kind = EVENT_NAMES.index(name)
    card = EVENT_KIND.index(kind)
    state.event_place[card] = FORESEEN
    state.seen_event[state.season] = card


def lot(letter: str, species: str) -> int:
    """The place of a token in a full bag, as a lot that is drawn."""
    first = SPECIES_NAMES.index(species) * EACH
    return first + TOKEN_LETTERS[first : first + EACH].index(letter)
