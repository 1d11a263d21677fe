"""What is in the box, as small numbers: regions, hunters, fire, cards, and how packed numbers are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tundra.core.options import Box as BoxOption
from tundra.games.ice_age.box import (
    DARK_CARDS,
    LIGHT_CARDS,
    OPTIONS,
    TERRAINS,
    Box,
    load_box,
    wrong_number,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

BOX: Final[Box] = load_box()
NOBODY: Final = -1
MOST_SEATS: Final = 5
LETTERS: Final = "ABCDE"

# The land. Inside, regions are counted from 0.
REGIONS: Final = 12
TERRAIN_NAMES: Final[list[str]] = list(TERRAINS)
TERRAIN: Final[list[int]] = [
    TERRAINS.index(BOX.regions[region + 1].terrain) for region in range(REGIONS)
]
NEAR: Final[list[list[int]]] = [
    [other - 1 for other in BOX.regions[region + 1].adj] for region in range(REGIONS)
]
BIT: Final[list[int]] = [1 << place for place in range(32)]
"""One bit for each region or seat. A table, because compiled shifts of native ints are 32 bits wide."""
NEAR_BITS: Final[list[int]] = [sum(BIT[other] for other in near) for near in NEAR]
TERRAIN_BITS: Final[list[int]] = [
    sum(BIT[region] for region in range(REGIONS) if TERRAIN[region] == terrain)
    for terrain in range(len(TERRAINS))
]
ICE_EDGE: Final[int] = sum(BIT[region - 1] for region in BOX.ice_edge)
ALL_REGIONS: Final = 4095

# Hunters are counted at (region * MOST_SEATS + owner) * 2 + form.
PLAIN: Final = 0
CLUBBED: Final = 1
ARMED: Final = 2
"""A plain hunter that receives a club while it is placed or moved: only as a form of actions."""
FORMS: Final = 3
ROW: Final = 10
"""Numbers for each region: five owners, two forms."""
HUNTERS: Final[int] = BOX.hunters_in_play
LAPS: Final[int] = BOX.initial_hunters_on_board
CLUBS: Final[int] = BOX.clubs
CAPACITY: Final[int] = BOX.base_capacity
POINTS: Final[list[int]] = list(BOX.points_per_hunter)

# Stones
LIMIT: Final[int] = BOX.stone_limit_for_dark
LEAST_RESERVE: Final[int] = BOX.min_dark_reserve
START_STONES: Final[int] = BOX.start_stones

# Fire tokens in a region are packed: two bits each, value + 1, the one that has been there longest lowest.
FIRE_VALUES: Final[list[int]] = [
    value for value in range(3) for _ in range(BOX.fire_tokens[str(value)])
]
FIRE_COUNT: Final[int] = len(FIRE_VALUES)
FIRE_PLACE: Final[list[int]] = [1 << (2 * place) for place in range(16)]

# Cards: 0 to 13 are light, 14 to 21 dark; the last of a colour is its Cult.
LIGHT: Final = 0
DARK: Final = 1
COLOURS: Final[list[str]] = ["light", "dark"]
CARD_NAMES: Final[list[str]] = [*LIGHT_CARDS, *DARK_CARDS]
CARDS: Final = 22
FIRST_DARK: Final = 14
MAMMOTH_CARD: Final = 10
CULT_LIGHT: Final = 13
CULT_DARK: Final = 21
FIRST_OF: Final[list[int]] = [0, FIRST_DARK, CARDS]
"""Where the cards of a colour begin."""
COPIES: Final[list[int]] = [
    *(BOX.light_cards[name].count for name in LIGHT_CARDS),
    *(BOX.dark_cards[name].count for name in DARK_CARDS),
]
HAND: Final[int] = BOX.hand_size
START_HAND: Final[list[int]] = [BOX.start_hand.light, BOX.start_hand.dark]
OPTION_NAMES: Final[list[str]] = list(OPTIONS)
"""Of the mammoth card."""


def price(name: str) -> int:
    cost = BOX.light_cards[name].cost
    return cost if isinstance(cost, int) else 0


def option_price(option: str) -> int:
    cost = BOX.light_cards["mammoth"].cost
    return cost[option] if isinstance(cost, dict) else 0


COST: Final[list[int]] = [price(name) for name in LIGHT_CARDS] + [0] * len(DARK_CARDS)
OPTION_COST: Final[list[int]] = [option_price(option) for option in OPTIONS]
GAIN: Final[list[int]] = [0] * FIRST_DARK + [BOX.dark_cards[name].gain or 0 for name in DARK_CARDS]

# Cards of one colour in hands and piles are packed: three bits for each kind say how many. No order is kept.
ONE_CARD: Final[list[int]] = [
    1 << (3 * (card if card < FIRST_DARK else card - FIRST_DARK)) for card in range(CARDS)
]
CARDS_OPTION: Final = BoxOption("box", "ice_age", tuple(CARD_NAMES), tuple(COPIES), wrong_number)
"""How many there are of each card is our own choice: whoever owns the box may enter the real numbers."""


def whole_deck(copies: list[int]) -> list[int]:
    """All cards of each colour, packed."""
    return [
        sum(copies[card] * ONE_CARD[card] for card in range(FIRST_OF[colour], FIRST_OF[colour + 1]))
        for colour in (LIGHT, DARK)
    ]


def colour_of(card: i64) -> i64:
    return LIGHT if card < FIRST_DARK else DARK


def how_many(cards: i64) -> i64:
    """How many cards are packed together."""
    count: i64 = 0
    while cards:
        count += cards & 7
        cards >>= 3
    return count


def holds(cards: i64, card: i64) -> bool:
    """Whether a card is among packed cards of its colour."""
    one: i64 = ONE_CARD[card]
    return cards & (7 * one) != 0


def token_count(fire: i64) -> i64:
    """How many tokens are packed together."""
    count: i64 = 0
    while fire:
        count += 1
        fire >>= 2
    return count


def token_sum(fire: i64) -> i64:
    """What the tokens are worth together."""
    total: i64 = 0
    while fire:
        total += (fire & 3) - 1
        fire >>= 2
    return total


def token_values(fire: i64) -> list[int]:
    """The value of each token, the one that has been there longest first."""
    values: list[int] = []
    while fire:
        values.append((fire & 3) - 1)
        fire >>= 2
    return values
