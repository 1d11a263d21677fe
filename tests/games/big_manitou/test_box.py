"""The data file of the box: as the rules say, and refused with a reason when it is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.box import BadBox, read_box

Data = dict[str, Any]


def box_file() -> Data:
    text = files("tundra").joinpath("games", "big_manitou", "box.json").read_text("utf-8")
    data: Data = json.loads(text)
    return data


def test_a_deck_has_ten_hunters_and_seven_heroes() -> None:
    hunters = [f"h{value}" for value in range(1, 11)]
    heroes = ["chief", "chief", "matriarch", "matriarch", "rainmaker", "scout", "sorcerer"]
    view = GAME.view_for(GAME.new_game(GAME.choose(5), 1), None)
    assert view["pools"] == [hunters + heroes] * 5


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda box: box["tiles"].update(horse=9), "61 tiles"),
        (lambda box: box["tiles"].update(wolf=1), "kinds of tiles"),
        (lambda box: box["deck"]["heroes"].update(chief=4), "1 to 3 of each hero"),
        (lambda box: box["deck"]["heroes"].pop("scout"), "the heroes of a deck"),
        (lambda box: box["deck"]["hunters"].append(11), "the hunters of a deck"),
        (lambda box: box["beats"]["scout"].append("chief"), "who wins"),
        (lambda box: box["beats"]["chief"].remove("scout"), "who wins"),
        (lambda box: box["beats"].pop("chief"), "every hero"),
        (lambda box: box["grounds"].update({"5": [4, 4, 5]}), "runs empty"),
        (lambda box: box["hunts"].update({"2": 6}), "1 to 5 hunts"),
        (lambda box: box["hunts"].pop("3"), "2 to 5 players"),
        (lambda box: box["grounds"].update({"3": [4, 4]}), "three grounds"),
        (lambda box: box["select"]["other"].update(first=10), "cards can be chosen"),
        (lambda box: box["select"]["2"].update(last=6), "cards can be chosen"),
        (lambda box: box.update(plays_per_hunt=12), "1 to 9 plays"),
        (lambda box: box["ground_shares"].pop("hero"), "ground_shares"),
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
