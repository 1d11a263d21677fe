"""All cards of the box, read from the data files and checked."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Final

import msgspec

from tundra.games.mammoth_valley.cards.card import Card, Mode
from tundra.games.mammoth_valley.cards.vocabulary import Deck, Edition

COPIES: Final[dict[tuple[Deck, Edition], int]] = {
    ("trick", "1991"): 27,
    ("trick", "2002"): 40,
    ("trick", "2008"): 33,
    ("summer", "1991"): 14,
    ("summer", "2002"): 15,
    ("summer", "2008"): 13,
    ("winter", "1991"): 14,
    ("winter", "2002"): 15,
    ("winter", "2008"): 12,
}
"""What the rulebook says each deck holds."""
MOST_MODES: Final = 3
SPECIALS: Final = (
    "domestic_herd", "tame_wolf", "solitary", "neanderthals", "yeti", "cave_bear", "drift",
    "death_listener", "edge_barricade", "hex_pit", "drum_push", "hand_exchange", "tile_hooks",
)  # fmt: skip
"""The cards that the vocabulary cannot say in full."""


class BadCards(ValueError):
    """The data files do not describe the cards of the box; the text says why."""


def load_cards(name: str) -> tuple[Card, ...]:
    folder = files("tundra").joinpath("games", "mammoth_valley")
    return read_cards(folder.joinpath(name).read_bytes(), name)


def read_cards(text: bytes, name: str) -> tuple[Card, ...]:
    """The cards that this file describes; BadCards says what is wrong with it."""
    try:
        cards = msgspec.json.decode(text, type=tuple[Card, ...])
    except msgspec.DecodeError as error:
        raise BadCards(f"{name}: {error}") from None
    check_names(cards, name)
    for card in cards:
        check_card(card, name)
    check_copies(cards, name)
    return cards


def check_names(cards: tuple[Card, ...], name: str) -> None:
    for card, count in Counter(card.name for card in cards).items():
        if count > 1:
            raise BadCards(f"{name}: two cards are named {card}")


def check_card(card: Card, name: str) -> None:
    where = f"{name}: {card.name}"
    if (card.deck == "trick") == (card.form == "event"):
        raise BadCards(f"{where}: a {card.deck} card cannot be played as {card.form}")
    if not card.copies or min(card.copies.values()) < 1:
        raise BadCards(f"{where}: it belongs to no box")
    if card.special and card.special not in SPECIALS:
        raise BadCards(f"{where}: nobody knows the special {card.special}")
    if card.modes_1991 is not None and "1991" not in card.copies:
        raise BadCards(f"{where}: the texts of 1991 do not have this card")
    check_modes(card.modes, where)
    if card.modes_1991 is not None:
        check_modes(card.modes_1991, where)


def check_modes(modes: tuple[Mode, ...], where: str) -> None:
    if not 1 <= len(modes) <= MOST_MODES:
        raise BadCards(f"{where}: a card has 1 to {MOST_MODES} uses")
    letters = [mode.mode for mode in modes]
    if len(set(letters)) < len(letters) or (len(letters) > 1 and "" in letters):
        raise BadCards(f"{where}: each use of a card needs a letter of its own")
    if not all(mode.at and mode.does for mode in modes):
        raise BadCards(f"{where}: a use without a moment or without an effect")


def check_copies(cards: tuple[Card, ...], name: str) -> None:
    decks = {card.deck for card in cards}
    for (deck, edition), total in COPIES.items():
        if deck in decks:
            found = sum(card.copies.get(edition, 0) for card in cards if card.deck == deck)
            if found != total:
                raise BadCards(f"{name}: {found} {deck} cards of {edition}, not {total}")


def copies_of(card: Card, editions: tuple[Edition, ...]) -> int:
    """How many copies lie in a deck made of these boxes."""
    return sum(card.copies.get(edition, 0) for edition in editions)


TRICK_ROWS: Final = load_cards("tricks.json")
EVENT_ROWS: Final = load_cards("events.json")
