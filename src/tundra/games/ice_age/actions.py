"""The actions of Ice Age as small numbers."""

from __future__ import annotations

from typing import Final

from tundra.games.ice_age.pieces import (
    ARMED,
    CARDS,
    CULT_DARK,
    CULT_LIGHT,
    FORMS,
    MAMMOTH_CARD,
    MOST_SEATS,
    NEAR,
    REGIONS,
)

DONE: Final = 0
KEEP: Final = 1
KEEP_CLUB: Final = 2
TAKE_CLUB: Final = 3
DECLINE: Final = 4
DRAW_CARD: Final = 5
"""And a colour."""
MODE_TERRAIN: Final = 7
MODE_ANYWHERE: Final = 8
NAME: Final = 10
"""And a seat."""
PLAY_CARD: Final = 16
PLAY_MAMMOTH: Final = 40
"""And an option."""
PLAY_CULT: Final = 44
"""And the Cult's colour * COPIES_OF_CULT, and what is copied: a light card, a mammoth by option, a dark card."""
COPY_LIGHT: Final = 0
COPY_MAMMOTH: Final = 1
COPY_DARK: Final = 4
COPIES_OF_CULT: Final = 5
PLAY_BLANK: Final = 54
DROP: Final = 58
PLACE_HUNTER: Final = 80
"""And the region * 2, and 1 with a club."""
CLUB_UNDER: Final = 104
COVER: Final = 116
CHOOSE_REGION: Final = 128
REMOVE_A_MAMMOTH: Final = 140
ADD_MAMMOTH: Final = 152
MOVE_MAMMOTH: Final = 164
"""And from * REGIONS + to."""
MOVE_FIRE: Final = 308
MOVE_GROUP: Final = 452
LEAD_BAND: Final = 596
"""And ((plain * 4 + clubbed) * 2 + mammoth) * 4 + clubs."""
REMOVE_HUNTER: Final = 724
"""And the place among the hunters: (region * MOST_SEATS + owner) * 2 + form."""
SWAP_HUNTER: Final = 844
"""And (region * MOST_SEATS + owner) * FORMS + form."""
SWAP_PARTNER: Final = 1024
RELOCATE: Final = 1204
"""And (from * FORMS + form) * REGIONS + to."""
STEP_HUNTER: Final = 1636
"""And ((from * MOST_SEATS + owner) * FORMS + form) * REGIONS + to."""
BANDS: Final = 128
GROUP_SIZE: Final = 3


def play_actions() -> list[int]:
    cards = [
        PLAY_CARD + card
        for card in range(CARDS)
        if card not in (MAMMOTH_CARD, CULT_LIGHT, CULT_DARK)
    ]
    others = [PLAY_MAMMOTH + option for option in range(3)]
    others += [PLAY_CULT + number for number in range(2 * COPIES_OF_CULT)]
    return cards + others + [PLAY_BLANK, PLAY_BLANK + 1]


def band_actions() -> list[int]:
    """All bands of up to three; and a mammoth alone, which is never legal, so that it can be explained."""
    return [LEAD_BAND + 4] + [
        LEAD_BAND + ((plain * 4 + clubbed) * 2 + mammoth) * 4 + clubs
        for plain in range(GROUP_SIZE + 1)
        for clubbed in range(GROUP_SIZE + 1 - plain)
        for mammoth in (0, 1)
        for clubs in range(plain + 1)
        if plain + clubbed
    ]


def steps_of(owner: int) -> list[int]:
    return [
        STEP_HUNTER + ((region * MOST_SEATS + owner) * FORMS + form) * REGIONS + to
        for region in range(REGIONS)
        for form in range(FORMS)
        for to in NEAR[region]
    ]


PAIRS: Final = [
    region * REGIONS + to for region in range(REGIONS) for to in range(REGIONS) if to != region
]

ALL_ACTIONS: Final[list[int]] = (
    [DONE, KEEP, KEEP_CLUB, TAKE_CLUB, DECLINE, DRAW_CARD, DRAW_CARD + 1]
    + [MODE_TERRAIN, MODE_ANYWHERE, *range(NAME, NAME + MOST_SEATS)]
    + play_actions()
    + [DROP + card for card in range(CARDS)]
    + list(range(PLACE_HUNTER, MOVE_MAMMOTH))
    + [MOVE_MAMMOTH + pair for pair in PAIRS]
    + [MOVE_FIRE + pair for pair in PAIRS]
    + [MOVE_GROUP + region * REGIONS + to for region in range(REGIONS) for to in NEAR[region]]
    + band_actions()
    + list(range(REMOVE_HUNTER, RELOCATE))
    + [
        RELOCATE + (pair // REGIONS * FORMS + form) * REGIONS + pair % REGIONS
        for pair in PAIRS
        for form in range(ARMED + 1)
    ]
    + [action for owner in range(MOST_SEATS) for action in steps_of(owner)]
)
