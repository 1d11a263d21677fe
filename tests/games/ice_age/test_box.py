"""The data file of the box: as the rules say, and refused with a reason when it is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tundra.games.ice_age import cards
from tundra.games.ice_age.box import BadBox, load_box, read_box
from tundra.games.ice_age.cards import ROWS
from tundra.games.ice_age.pieces import CARD_NAMES

Data = dict[str, Any]


def box_file() -> Data:
    text = files("tundra").joinpath("games", "ice_age", "box.json").read_text("utf-8")
    data: Data = json.loads(text)
    return data


def test_the_box_holds_fifty_five_cards_and_fourteen_fires() -> None:
    box = load_box()
    light = sum(card.count for card in box.light_cards.values())
    dark = sum(card.count for card in box.dark_cards.values())
    assert (light, dark) == (33, 22)
    assert sum(box.fire_tokens.values()) == 14


def test_every_card_is_a_row_of_effects_and_every_effect_is_used() -> None:
    assert [row.name for row in ROWS] == CARD_NAMES
    used = {type(effect).__name__ for row in ROWS for effect in row.effects}
    assert used == {kind.__name__ for kind in cards.Effect.__args__}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda box: box["regions"].pop("12"), "regions are 1 to 12"),
        (lambda box: box["regions"]["1"]["adj"].append(7), "from both sides"),
        (lambda box: box["regions"]["1"]["adj"].append(13), "not there"),
        (lambda box: box["regions"]["1"]["adj"].append(6), "once each"),
        (lambda box: link(box, 2, 7), "half a turn"),
        (lambda box: link(box, 2, 7, 11, 6), "23 borders"),
        (lambda box: unlink(link(box, 2, 7, 11, 6), 2, 3, 11, 10), "2 and 7 are no neighbours"),
        (lambda box: unlink(link(box, 1, 3, 12, 10), 1, 6, 12, 7), "1 and 6 are neighbours"),
        (lambda box: box["regions"]["1"].update(terrain="forest"), "two regions of"),
        (lambda box: swap_terrain(box, 5, 8), "no neighbours"),
        (lambda box: box.update(ice_edge=[1, 2]), "ice edge"),
        (lambda box: box["setup"].pop("4"), "3, 4 and 5 players"),
        (lambda box: box["setup"]["3"].update(mammoth_supply=2), "there are 4 mammoths"),
        (lambda box: box["setup"]["3"].update(glaciers=[5]), "mammoths stand in open regions"),
        (lambda box: box["setup"]["3"].update(mammoths=[5, 6, 7, 7]), "two mammoths"),
        (lambda box: box["setup"]["5"].update(dark_reserve=31), "5 players there are 50 stones"),
        (lambda box: box["setup"]["3"].update(dark_reserve=19), "3 players there are 32 stones"),
        (lambda box: box.update(min_dark_reserve=21), "begins with 21"),
        (lambda box: box["setup"]["5"].update(glaciers=[12]), "first glacier"),
        (lambda box: box["light_cards"]["swap"].update(count=3), "33 light cards, not 34"),
        (lambda box: box["dark_cards"].pop("cult_dark"), "the dark cards are"),
        (lambda box: box["light_cards"]["swap"].update(cost=None), "what does swap cost"),
        (lambda box: box["light_cards"]["mammoth"].update(cost=2), "what does mammoth cost"),
        (lambda box: box["dark_cards"]["cult_dark"].update(gain=2), "what does cult_dark bring"),
        (lambda box: box["fire_tokens"].update({"0": 5, "1": 4}), "fire tokens four are worth 0"),
        (lambda box: box.update(clubs=7), "6 clubs"),
        (lambda box: box.update(hunters_in_play=13), "at most 12"),
        (lambda box: box.update(hand_size=6), "five cards"),
        (lambda box: box.update(start_hand={"light": 0, "dark": 5}), "nobody holds five"),
        (lambda box: box.update(points_per_hunter=[1, 2]), "a hunter scores"),
        (lambda box: box.update(extra=1), "extra"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(
    change: Callable[[Data], object], problem: str
) -> None:
    data = box_file()
    change(data)
    with pytest.raises(BadBox, match=problem):
        read_box(json.dumps(data).encode())


def link(box: Data, *regions: int) -> Data:
    """Makes neighbours of two regions, and of two more."""
    for one, other in pairs(regions):
        box["regions"][str(one)]["adj"] = sorted([*box["regions"][str(one)]["adj"], other])
    return box


def unlink(box: Data, *regions: int) -> Data:
    for one, other in pairs(regions):
        box["regions"][str(one)]["adj"].remove(other)
    return box


def pairs(regions: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each pair from both sides."""
    found = list(zip(regions[::2], regions[1::2], strict=True))
    return found + [(other, one) for one, other in found]


def swap_terrain(box: Data, one: int, other: int) -> None:
    first, second = box["regions"][str(one)], box["regions"][str(other)]
    first["terrain"], second["terrain"] = second["terrain"], first["terrain"]
