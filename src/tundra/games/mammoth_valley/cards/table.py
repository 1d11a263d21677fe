"""The cards of 2002 as tables of numbers: what the rules look up while they are played."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards.card import Card, Mode
from tundra.games.mammoth_valley.cards.deeds import (
    CROSS_RIVER,
    ENTER_FLOODED,
    IGNORE_PIN,
    NO_DEED,
    PASS_MOUNTAIN,
    PASS_OCCUPIED,
    PUSH_ANIMALS,
    RIVER_OR_LAKE,
    WALK_FURTHER,
)
from tundra.games.mammoth_valley.cards.lowering import amount_of, deed_of, way_of
from tundra.games.mammoth_valley.cards.rows import EVENT_ROWS, TRICK_ROWS
from tundra.games.mammoth_valley.cards.vocabulary import BEFORE_COMBAT, SURVIVAL, WINDOWS

MODES: Final = 4
"""A use of a trick is numbered trick * MODES + mode."""
NO_MOD: Final = 0
MOVE_MOD: Final[dict[tuple[int, int], int]] = {
    (WALK_FURTHER, 0): 1,
    (PASS_MOUNTAIN, 0): 2,
    (PASS_OCCUPIED, 0): 3,
    (IGNORE_PIN, 0): 4,
    (CROSS_RIVER, 0): 5,
    (CROSS_RIVER, RIVER_OR_LAKE): 6,
    (ENTER_FLOODED, 0): 7,
    (PUSH_ANIMALS, 0): 8,
}
"""The deeds that change a move, as the rules of movement number them."""


def in_the_box(cards: tuple[Card, ...]) -> list[Card]:
    return [card for card in cards if "2002" in card.copies]


def places(card: Card) -> list[Mode | None]:
    """The uses of a card by their letters; a card with one use has it in the first place."""
    letters = {use.mode or "a": use for use in card.modes}
    return [letters.get(letter) for letter in "abcd"]


def windows_of(mode: Mode | None) -> int:
    return 0 if mode is None else sum(1 << window for window in {stop(at) for at in mode.at})


def stop(window: str) -> int:
    """Two moments are put to the players together with another one."""
    if window == "before_first_combat":
        return BEFORE_COMBAT
    return SURVIVAL if window == "harvest" else WINDOWS.index(window)


TRICK_CARDS: Final = in_the_box(TRICK_ROWS)
TRICKS: Final = 40
TRICK_KEYS: Final[list[str]] = [card.name for card in TRICK_CARDS]
TRICK_NAMES: Final[list[str]] = [key.replace("_", "-") for key in TRICK_KEYS]
"""As they are written in actions."""
USES: Final = [mode for card in TRICK_CARDS for mode in places(card)]
DEED: Final[list[int]] = [NO_DEED if use is None else deed_of(use.does[0]) for use in USES]
AMOUNT: Final[list[int]] = [0 if use is None else amount_of(use.does[0]) for use in USES]
WAY: Final[list[int]] = [0 if use is None else way_of(use) for use in USES]
USE_WINDOWS: Final[list[int]] = [windows_of(use) for use in USES]
"""A bit for each window that the use belongs to."""
MOVE_MODES: Final[list[int]] = [
    MOVE_MOD.get((deed, way), NO_MOD) for deed, way in zip(DEED, WAY, strict=True)
]
OFFERED: Final[list[list[int]]] = [
    [
        trick
        for trick in range(TRICKS)
        if any(
            windows >> window & 1 for windows in USE_WINDOWS[trick * MODES : (trick + 1) * MODES]
        )
    ]
    for window in range(len(WINDOWS))
]
"""The tricks with a use at each window."""
NEEDS_FIRE: Final[list[bool]] = ["2002" in card.own_fire for card in TRICK_CARDS]
"""With the fire rule only a tribe that has fire may play it."""

EVENT_CARDS: Final = in_the_box(EVENT_ROWS)
EVENT_NAMES: Final[list[str]] = [card.name for card in EVENT_CARDS]
"""One for each kind of event."""
EVENT_KIND: Final[list[int]] = [
    kind
    for deck in ("summer", "winter")
    for kind, card in enumerate(EVENT_CARDS)
    if card.deck == deck
    for _ in range(card.copies["2002"])
]
"""The kind of each card: fifteen of the summer, fifteen of the winter."""
EVENTS: Final = 30
EVENT_SEASON: Final[list[int]] = [int(EVENT_CARDS[kind].deck == "winter") for kind in EVENT_KIND]
