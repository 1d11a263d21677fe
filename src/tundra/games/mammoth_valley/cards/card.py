"""What is printed on a card: a row of the data files."""

from __future__ import annotations

import msgspec

from tundra.games.mammoth_valley.cards.primitives import Effect
from tundra.games.mammoth_valley.cards.vocabulary import Deck, Edition, Form, Lasts, Window


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the uses of a card: when, and what it does."""

    at: tuple[Window, ...]
    does: tuple[Effect, ...]
    mode: str = ""
    """A letter, where a card has several uses."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    deck: Deck
    copies: dict[Edition, int]
    form: Form
    lasts: Lasts
    modes: tuple[Mode, ...]
    modes_1991: tuple[Mode, ...] | None = None
    """Where the texts of 1991 differ."""
    own_fire: tuple[Edition, ...] = ()
    """With the fire rule only a tribe that has fire may play it."""
    special: str = ""
    """The handler in specials.py of the few cards that need code of their own."""
    progress: bool = False
    """It may become permanent in the variant of tribal progress."""
