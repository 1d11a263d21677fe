"""The three decks as small numbers: how many cards there are, and what each is called."""

from __future__ import annotations

from typing import Final

from tundra.games.mammoth_valley.cards import table

TRICK_CARDS: Final[int] = table.TRICKS
TRICK_TEXTS: Final[list[str]] = table.TRICK_NAMES
OFFERED: Final[list[list[int]]] = table.OFFERED
"""The tricks of each window."""
EVENT_CARDS: Final[int] = table.EVENTS
EVENT_SEASON: Final[list[int]] = table.EVENT_SEASON
EVENT_NAMES: Final[list[str]] = [table.EVENT_NAMES[kind] for kind in table.EVENT_KIND]
"""Of each event card, copies too."""
