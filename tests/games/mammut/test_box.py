"""The box: what is in it, and what the reader of its data file refuses."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tundra.games.mammut import GAME
from tundra.games.mammut.box import BadBox, read_box
from tundra.games.mammut.pieces import CARD_NAMES, COPIES, FACE_NAMES, SIDES

FILE = files("tundra").joinpath("games", "mammut", "tiles.json")


def changed(**parts: Any) -> bytes:
    """The real file with some parts replaced."""
    return json.dumps(json.loads(FILE.read_bytes()) | parts).encode()


def tiles(*, drop: str = "", add: tuple[str, str, int] | None = None) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(FILE.read_bytes())["tiles"]
    rows = [row for row in rows if not drop or drop not in row["a"]]
    return rows + ([{"a": add[0], "b": add[1], "n": add[2]}] if add else [])


def test_the_box_holds_31_loot_tiles_the_shaman_and_19_cards() -> None:
    assert len(SIDES) == 32
    assert sum(COPIES) == 19
    assert len(COPIES) == len(CARD_NAMES) == len(set(CARD_NAMES))


@pytest.mark.parametrize(
    ("good", "most"), [("axe", 6), ("hide", 10), ("tusk", 8), ("meat", 9), ("fire", 6), ("?", 9)]
)
def test_so_many_tiles_can_show_a_good(good: str, most: int) -> None:
    assert sum(FACE_NAMES.index(good) in sides for sides in SIDES) == most


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"{", "tiles.json"),
        (changed(species=["hare"]), "species"),
        (changed(species=["hare", "hare", "fox", "marmot", "beaver"]), "species"),
        (changed(species=["Hare!", "fox", "marmot", "beaver", "salmon"]), "no name"),
        (changed(pawns_per_species=4), "5 pawns"),
        (changed(tiles=tiles(drop="shaman")), "exactly one shaman"),
        (changed(tiles=tiles(add=("shaman:red", "shaman:blue", 1))), "exactly one shaman"),
        (changed(tiles=tiles(add=("shaman:red", "axe", 1))), "exactly one shaman"),
        (changed(tiles=tiles(add=("axe", "hide", 1))), "32 loot tiles"),
        (changed(tiles=tiles(drop="meat", add=("?", "?", 1))), "both sides"),
        (changed(tiles=tiles(drop="meat", add=("animal:bear", "axe", 1))), "animal:bear"),
        (changed(hide_points_by_round={"1": 1}), "rounds 1 to 5"),
        (changed(meat_prizes={"2": [8]}), "2 to 5 players"),
        (changed(meat_prizes={"2": [8, 5, 2], "3": [8], "4": [8], "5": [8]}), "meat prizes"),
        (changed(animal_set_points={"0": 0}), "every number of species"),
        (changed(start_points=-1), "between 0 and 1000"),
        (changed(colour="red"), "colour"),
    ],
)
def test_a_wrong_data_file_is_refused_with_its_reason(text: bytes, problem: str) -> None:
    with pytest.raises(BadBox, match=problem):
        read_box(text)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_is_told_what_the_data_file_pays(seats: int) -> None:
    box = json.loads(FILE.read_bytes())
    state = GAME.new_game(GAME.choose(seats), 1)
    view = GAME.view_for(state, 0)
    assert view["set_points"] == list(box["animal_set_points"].values())
    assert view["meat_prizes"] == box["meat_prizes"][str(seats)]
    assert view["start_points"] == box["start_points"]
    state.evaluated, state.holder = 2, 0
    value = GAME.view_for(state, 0)["evaluation"]["hide_value"]
    assert value == box["hide_points_by_round"]["2"]


def test_the_data_file_may_be_edited() -> None:
    edited = tiles(add=("axe", "axe", 2))
    edited = [row for row in edited if (row["a"], row["b"]) != ("hide", "tusk")]
    box = read_box(changed(tiles=edited, start_points=20))
    assert box.start_points == 20
    assert box.tiles.count(("axe", "axe")) == 2
