"""What the boxes of all editions hold beside boards and cards: animals with their letters, and special terrain."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

from tundra.games.mammoth_valley.cards.vocabulary import Species, Window


class AnimalSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The animals of an edition."""

    letters: dict[Species, str]
    """The letter of each token."""
    pack: int
    """Wolves without a letter."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special terrain of the extension, laid over a hex of its pool."""

    name: str
    pool: Literal["plain", "forest", "mountain", "beside_volcano", "lowland_at_water"]
    animals: Literal["as_printed", "stop", "not_big", "never"]
    humans: Literal["as_printed", "stop", "cross_only", "summer_stop", "never"]
    camp: Literal["as_printed", "summer", "never"]
    food: Literal["as_printed", "none", "harvest_half_more", "gather_2", "fish_and_gather", "shore"]
    kills: Literal["nobody", "humans", "everything"] = "nobody"
    """Who is there when it is laid."""
    acts_at: tuple[Window, ...] = ()


def read(name: str) -> bytes:
    return files("tundra").joinpath("games", "mammoth_valley", name).read_bytes()


ANIMALS: Final = msgspec.json.decode(
    read("animals.json"), type=dict[Literal["2002", "1991"], AnimalSet]
)
TILES: Final = msgspec.json.decode(read("tiles.json"), type=tuple[Tile, ...])
