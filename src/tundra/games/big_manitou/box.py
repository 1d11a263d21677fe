"""The data file of the box: decks, tiles, grounds and shares, checked when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

import msgspec

SEATS: Final = range(2, 6)
GROUNDS: Final = 3
HUNTERS: Final = 10
HEROES: Final = ("chief", "matriarch", "rainmaker", "scout", "sorcerer")
TILES: Final = (
    "bison1", "bison2", "bison3", "tipi1", "tipi2", "tipi3", "horse", "totem", "tomahawk",
)  # fmt: skip
TILES_IN_THE_BOX: Final = 60
MOST_PLAYS: Final = 9
"""With more a row of cards would not fit into one number."""
MOST_COPIES: Final = 3
MOST_HUNTS: Final = 5
SHARES: Final = ("hero", "first", "second")


class BadBox(ValueError):
    """The data file does not describe a box one could play with; the text says why."""


class Sizes(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards are chosen; with two players nobody sits in the middle."""

    first: int
    last: int
    middle: int = 0


class Select(msgspec.Struct, forbid_unknown_fields=True):
    two: Sizes = msgspec.field(name="2")
    other: Sizes


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    hunters: list[int]
    heroes: dict[str, int]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    hunts: dict[int, int]
    grounds: dict[int, list[int]]
    select: Select
    plays_per_hunt: int
    hand_size: int
    deck: Deck
    beats: dict[str, list[str]]
    tiles: dict[str, int]
    ground_shares: dict[str, int]


@dataclass(frozen=True)
class Box:
    hunts: Mapping[int, int]
    """By number of seats."""
    grounds: Mapping[int, tuple[int, ...]]
    """The tiles laid on each ground, by number of seats."""
    sizes: Mapping[int, tuple[int, int, int]]
    """The cards that the first player, those in the middle and the last one choose, by number of seats."""
    plays: int
    hand: int
    copies: Mapping[str, int]
    """Of each hero in a deck."""
    beats: Mapping[str, frozenset[str]]
    tiles: tuple[int, ...]
    """Copies in the order of TILES."""
    shares: tuple[int, ...]
    """Tiles for the hero's owner, the best hunters and the second best."""


def load_box() -> Box:
    return read_box(files("tundra").joinpath("games", "big_manitou", "box.json").read_bytes())


def read_box(text: bytes) -> Box:
    """The box this file describes; BadBox says what is wrong with it."""
    try:
        rows = msgspec.json.decode(text, type=BoxFile)
    except msgspec.DecodeError as error:
        raise BadBox(f"box.json: {error}") from None
    check_deck(rows.deck)
    check_beats(rows.beats)
    check_tiles(rows)
    check_sizes(rows)
    return Box(
        rows.hunts,
        {seats: tuple(rows.grounds[seats]) for seats in SEATS},
        {seats: sizes_for(rows.select, seats) for seats in SEATS},
        rows.plays_per_hunt,
        rows.hand_size,
        rows.deck.heroes,
        {hero: frozenset(beaten) for hero, beaten in rows.beats.items()},
        tuple(rows.tiles[tile] for tile in TILES),
        tuple(rows.ground_shares[share] for share in SHARES),
    )


def sizes_for(select: Select, seats: int) -> tuple[int, int, int]:
    sizes = select.two if seats == 2 else select.other
    return sizes.first, sizes.middle, sizes.last


def check_deck(deck: Deck) -> None:
    if deck.hunters != list(range(1, HUNTERS + 1)):
        raise BadBox(f"box.json: the hunters of a deck are 1 to {HUNTERS}")
    if set(deck.heroes) != set(HEROES):
        raise BadBox(f"box.json: the heroes of a deck are {', '.join(HEROES)}")
    if not all(1 <= copies <= MOST_COPIES for copies in deck.heroes.values()):
        raise BadBox(f"box.json: a deck holds 1 to {MOST_COPIES} of each hero")


def check_beats(beats: dict[str, list[str]]) -> None:
    """Of two different heroes exactly one beats the other."""
    if set(beats) != set(HEROES):
        raise BadBox("box.json: beats needs every hero")
    for one in HEROES:
        for other in HEROES:
            wins = (other in beats[one]) + (one in beats[other])
            if wins != (0 if one == other else 1):
                raise BadBox(f"box.json: who wins, {one} or {other}?")


def wrong_number(counts: list[int]) -> str:
    """What is wrong with so many tiles of each kind, or nothing."""
    total = sum(counts)
    return "" if total == TILES_IN_THE_BOX else f"{total} tiles, not {TILES_IN_THE_BOX}"


def check_tiles(rows: BoxFile) -> None:
    if set(rows.tiles) != set(TILES) or min(rows.tiles.values()) < 0:
        raise BadBox(f"box.json: the kinds of tiles are {', '.join(TILES)}")
    if problem := wrong_number(list(rows.tiles.values())):
        raise BadBox(f"box.json: {problem}")
    if set(rows.ground_shares) != set(SHARES) or min(rows.ground_shares.values()) < 1:
        raise BadBox(f"box.json: ground_shares needs {', '.join(SHARES)}, each at least 1")
    if set(rows.grounds) != set(SEATS) or set(rows.hunts) != set(SEATS):
        raise BadBox("box.json: hunts and grounds are needed for 2 to 5 players")
    for seats, laid in rows.grounds.items():
        hunts = rows.hunts[seats]
        if len(laid) != GROUNDS or min(laid) < 1:
            raise BadBox(f"box.json: with {seats} players three grounds need tiles in every hunt")
        if not 1 <= hunts <= MOST_HUNTS:
            raise BadBox(f"box.json: with {seats} players there are 1 to {MOST_HUNTS} hunts")
        if sum(laid) * hunts > TILES_IN_THE_BOX:
            raise BadBox(f"box.json: with {seats} players the bag runs empty before the last hunt")


def check_sizes(rows: BoxFile) -> None:
    plays = rows.plays_per_hunt
    if not 1 <= plays <= MOST_PLAYS or not 1 <= rows.hand_size <= plays:
        raise BadBox(f"box.json: 1 to {MOST_PLAYS} plays a hunt, from a hand of at most as many")
    deck = HUNTERS + sum(rows.deck.heroes.values())
    for seats in SEATS:
        first, middle, last = sizes_for(rows.select, seats)
        sizes = [first, last] if seats == 2 else [first, middle, last]
        # The eighth card may be gone too when the second hunt of a pair begins.
        if min(sizes) < plays or max(sizes) > deck - plays - 1:
            raise BadBox(
                f"box.json: with {seats} players {plays} to {deck - plays - 1} cards can be chosen"
            )
