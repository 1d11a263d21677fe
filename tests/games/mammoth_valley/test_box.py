"""What the boxes of all editions hold: nothing has to move when they are played."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

from tundra.games.mammoth_valley.atlas import load_board
from tundra.games.mammoth_valley.box import ANIMALS, TILES
from tundra.games.mammoth_valley.cards.rows import EVENT_ROWS, TRICK_ROWS
from tundra.games.mammoth_valley.cards.vocabulary import WINDOWS
from tundra.games.mammoth_valley.cards.world_effects import Place
from tundra.games.mammoth_valley.pieces import EACH, PACK, SPECIES_NAMES, TOKEN_LETTERS


def test_the_animals_of_2002_are_those_that_are_played() -> None:
    box = ANIMALS["2002"]
    assert list(box.letters) == SPECIES_NAMES
    assert "".join(box.letters.values()) == "".join(TOKEN_LETTERS)
    assert {len(letters) for letters in box.letters.values()} == {EACH}
    assert box.pack == PACK


def test_the_animals_of_1991_have_every_letter_twice() -> None:
    box = ANIMALS["1991"]
    counts = Counter("".join(box.letters.values()))
    assert sum(counts.values()) == 36
    assert counts == Counter(dict.fromkeys("ABCDEFGHIJKLMNOPQR", 2))
    assert {name: len(letters) for name, letters in box.letters.items()} == {
        "wolf": 6,
        "tiger": 6,
        "bear": 7,
        "bison": 7,
        "rhino": 5,
        "mammoth": 5,
    }
    assert box.pack == 7


def test_each_special_terrain_is_placed_by_a_card() -> None:
    names = {tile.name for tile in TILES}
    assert len(names) == len(TILES) == 8
    assert names <= set(get_args(get_type_hints(Place)["thing"]))
    placed = {
        effect.thing
        for card in EVENT_ROWS
        for mode in card.modes
        for effect in mode.does
        if isinstance(effect, Place)
    }
    assert names <= placed


def test_the_closed_list_of_moments_has_thirty_and_cards_use_no_other() -> None:
    assert len(WINDOWS) == 30
    for card in TRICK_ROWS + EVENT_ROWS:
        for mode in card.modes:
            assert set(mode.at) <= set(WINDOWS)


def test_the_board_of_1991_can_be_read() -> None:
    board = load_board("Y1991")
    assert len(board.land) == 36
    assert len(board.volcanoes) == 2
