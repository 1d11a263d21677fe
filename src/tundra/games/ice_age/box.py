"""The data file of the box: land, stones, tokens and cards, checked when it is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

import msgspec

SEATS: Final = range(3, 6)
REGIONS: Final = range(1, 13)
TERRAINS: Final = ("ice_meadow", "mountains", "stone_desert", "steppe", "forest", "pasture")
OPTIONS: Final = ("place", "step", "jump")
"""What the mammoth card can be paid for."""
LIGHT_CARDS: Final = (
    *(f"place_{terrain}" for terrain in TERRAINS),
    "step_any_3", "club_or_mammoth", "swap", "light_fire", "mammoth", "group_move", "settle",
    "cult_light",
)  # fmt: skip
DARK_CARDS: Final = (
    "all_place_2", "all_place_1", "remove_2_hunters", "remove_1_hunter", "remove_mammoth",
    "dark_fire", "dark_club_or_move", "cult_dark",
)  # fmt: skip
BORDERS: Final = 23
STONES: Final = {3: 32, 4: 41, 5: 50}
MAMMOTHS: Final = {3: 4, 4: 5, 5: 6}
"""In play, with so many players."""
FIRE_TOKENS: Final = {"0": 4, "1": 5, "2": 5}
CLUBS: Final = 6
MOST_COPIES: Final = 7
"""With more of a kind packed hands would not fit."""
ARE_NEIGHBOURS: Final = ((1, 6), (7, 12), (4, 7))
ARE_APART: Final = ((2, 7), (6, 11))
FIRST_GLACIERS: Final = {3: {5, 6, 7, 8}, 4: {2, 3, 5, 6, 7, 8}, 5: {1, 2, 3, 4}}
"""What the rules say about the map: neighbours, regions that are none, and where the first glacier may lie."""


class BadBox(ValueError):
    """The data file does not describe a box one could play with; the text says why."""


class Region(msgspec.Struct, forbid_unknown_fields=True):
    terrain: str
    adj: list[int]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    glaciers: list[int]
    mammoths: list[int]
    mammoth_supply: int
    dark_reserve: int


class StartHand(msgspec.Struct, forbid_unknown_fields=True):
    light: int
    dark: int


class LightCard(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    cost: int | dict[str, int] | None


class DarkCard(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    gain: int | None


class Box(msgspec.Struct, forbid_unknown_fields=True):
    regions: dict[int, Region]
    ice_edge: list[int]
    fire_tokens: dict[str, int]
    clubs: int
    base_capacity: int
    points_per_hunter: list[int]
    stone_limit_for_dark: int
    min_dark_reserve: int
    hand_size: int
    start_hand: StartHand
    start_stones: int
    hunters_in_play: int
    initial_hunters_on_board: int
    setup: dict[int, Setup]
    light_cards: dict[str, LightCard]
    dark_cards: dict[str, DarkCard]


def load_box() -> Box:
    return read_box(files("tundra").joinpath("games", "ice_age", "box.json").read_bytes())


def read_box(text: bytes) -> Box:
    """The box this file describes; BadBox says what is wrong with it."""
    try:
        box = msgspec.json.decode(text, type=Box)
    except msgspec.DecodeError as error:
        raise BadBox(f"box.json: {error}") from None
    for problem in problems(box):
        raise BadBox(f"box.json: {problem}")
    return box


def problems(box: Box) -> Iterator[str]:
    if list(box.regions) != list(REGIONS):
        yield "the regions are 1 to 12"
        return
    yield from wrong_borders(box)
    yield from wrong_map(borders_of(box))
    yield from wrong_terrain(box)
    if set(box.setup) != set(SEATS):
        yield "a setup is needed for 3, 4 and 5 players"
        return
    yield from wrong_setup(box)
    yield from wrong_cards(box)
    yield from wrong_pieces(box)


# The land


def borders_of(box: Box) -> set[tuple[int, int]]:
    """Every border from both sides."""
    return {(one, other) for one, region in box.regions.items() for other in region.adj}


def wrong_borders(box: Box) -> Iterator[str]:
    borders = borders_of(box)
    if not all(other in REGIONS and one != other for one, other in borders):
        yield "a region has neighbours that are not there"
    if any(region.adj != sorted(set(region.adj)) for region in box.regions.values()):
        yield "neighbours are listed once each, in ascending order"
    if any((other, one) not in borders for one, other in borders):
        yield "neighbours are so from both sides"
    if box.ice_edge != [1, 2, 3, 4]:
        yield "the ice edge touches regions 1 to 4"


def wrong_map(borders: set[tuple[int, int]]) -> Iterator[str]:
    if any((13 - one, 13 - other) not in borders for one, other in borders):
        yield "the map stays the same after half a turn"
    if len(borders) != 2 * BORDERS:
        yield f"there are {BORDERS} borders"
    for pair in ARE_NEIGHBOURS:
        if pair not in borders:
            yield f"regions {pair[0]} and {pair[1]} are neighbours"
    for pair in ARE_APART:
        if pair in borders:
            yield f"regions {pair[0]} and {pair[1]} are no neighbours"


def wrong_terrain(box: Box) -> Iterator[str]:
    for terrain in TERRAINS:
        members = [number for number, region in box.regions.items() if region.terrain == terrain]
        if len(members) != 2:
            yield f"there are two regions of {terrain}"
        elif members[1] in box.regions[members[0]].adj:
            yield f"the two regions of {terrain} are no neighbours"


# Setup


def wrong_setup(box: Box) -> Iterator[str]:
    for seats, setup in box.setup.items():
        covered = set(setup.glaciers)
        if not {*covered, *setup.mammoths} <= set(REGIONS) or covered & set(setup.mammoths):
            yield f"with {seats} players mammoths stand in open regions"
        if len(set(setup.mammoths)) != len(setup.mammoths):
            yield f"with {seats} players no region begins with two mammoths"
        if len(setup.mammoths) + setup.mammoth_supply != MAMMOTHS[seats]:
            yield f"with {seats} players there are {MAMMOTHS[seats]} mammoths"
        if setup.dark_reserve + seats * box.start_stones != STONES[seats]:
            yield f"with {seats} players there are {STONES[seats]} stones"
        if setup.dark_reserve < box.min_dark_reserve:
            yield f"with {seats} players the dark reserve begins with {box.min_dark_reserve} or more"
        if terrains_of(box, set(REGIONS) - covered) != set(TERRAINS):
            yield f"with {seats} players every terrain has an open region"
        if first_glaciers(box, covered) != FIRST_GLACIERS[seats]:
            yield f"with {seats} players the first glacier lies elsewhere"


def terrains_of(box: Box, regions: set[int]) -> set[str]:
    return {box.regions[number].terrain for number in regions}


def first_glaciers(box: Box, covered: set[int]) -> set[int]:
    """Rule 8.2: at the ice edge or next to a glacier."""
    reach = set(box.ice_edge).union(*(box.regions[number].adj for number in covered))
    return reach - covered


# Cards and pieces


def wrong_cards(box: Box) -> Iterator[str]:
    yield from wrong_deck("light", box.light_cards, LIGHT_CARDS, 33)
    yield from wrong_deck("dark", box.dark_cards, DARK_CARDS, 22)
    for name, light in box.light_cards.items():
        if not is_price(name, light.cost):
            yield f"what does {name} cost?"
    for name, dark in box.dark_cards.items():
        if (dark.gain is None) != (name == "cult_dark") or (dark.gain or 0) < 0:
            yield f"what does {name} bring?"


def wrong_number(counts: list[int]) -> str:
    """What is wrong with so many copies of each card, or nothing."""
    decks = {"light": (counts[: len(LIGHT_CARDS)], 33), "dark": (counts[len(LIGHT_CARDS) :], 22)}
    return next((it for name, deck in decks.items() for it in wrong_counts(name, *deck)), "")


def wrong_counts(colour: str, counts: list[int], size: int) -> Iterator[str]:
    if sum(counts) != size:
        yield f"there are {size} {colour} cards, not {sum(counts)}"
    elif not all(1 <= count <= MOST_COPIES for count in counts):
        yield f"there are 1 to {MOST_COPIES} copies of each {colour} card"


def wrong_deck(
    colour: str,
    deck: Mapping[str, LightCard] | Mapping[str, DarkCard],
    names: tuple[str, ...],
    size: int,
) -> Iterator[str]:
    counts = [card.count for card in deck.values()]
    if tuple(deck) != names:
        yield f"the {colour} cards are {', '.join(names)}"
    else:
        yield from wrong_counts(colour, counts, size)


def is_price(name: str, cost: int | dict[str, int] | None) -> bool:
    if name == "cult_light":
        return cost is None
    if name == "mammoth":
        return isinstance(cost, dict) and tuple(cost) == OPTIONS and min(cost.values()) >= 0
    return isinstance(cost, int) and cost >= 0


def wrong_pieces(box: Box) -> Iterator[str]:
    if box.fire_tokens != FIRE_TOKENS:
        yield "of the fire tokens four are worth 0, five 1 and five 2"
    if box.clubs != CLUBS:
        yield f"there are {CLUBS} clubs"
    if not 1 <= box.initial_hunters_on_board <= box.hunters_in_play <= 12:
        yield "at most 12 hunters of a colour are in play, and some are placed before round 1"
    if box.start_hand.light + box.start_hand.dark != box.hand_size or box.hand_size != 5:
        yield "a hand is five cards"
    if max(box.start_hand.light, box.start_hand.dark) > 4:
        yield "nobody holds five cards of a colour"
    if len(box.points_per_hunter) != 3 or min(box.points_per_hunter) < 0:
        yield "a hunter scores with no, one or more mammoths"
    if box.min_dark_reserve < 1 or box.base_capacity < 0:
        yield "there is a number below nothing"
