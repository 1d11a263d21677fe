"""What the boxes of all editions hold: nothing has to move when they are played."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

import msgspec

from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.atlas import load_board
from tundra.games.mammoth_valley.box import ANIMALS, TILES, read
from tundra.games.mammoth_valley.cards.rows import EVENT_ROWS, TRICK_ROWS
from tundra.games.mammoth_valley.cards.vocabulary import WINDOWS
from tundra.games.mammoth_valley.cards.world_effects import Place
from tundra.games.mammoth_valley.later_options import LATER, OF_THE_TABLE
from tundra.games.mammoth_valley.pieces import (
    EACH,
    LETTERED,
    MOST_CAMPS,
    MOST_SEATS,
    MOST_WOMEN,
    PACK,
    SPECIES_NAMES,
    TOKEN_LETTERS,
)

MANY = 64
"""The options of the whole game, with all its editions and variants."""
OURS = {"preset", "first_player"}
"""Two more: a word for several options at once, and who begins."""


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


RULINGS_FOR_LATER = {
    "d12": ("prairie_fire_kills_from", "4"),
    "d14": ("yeti_birth_max", "2"),
    "d73": ("dietetics", "off"),
    "d76": ("domestication", "none"),
    "d81": ("camp_defence", False),
    "d82": ("organised_hunt", False),
    "d83": ("totems", False),
    "d84": ("domestication", "none"),
    "d85": ("inventions", False),
    "d86": ("tribe_roles", "plain"),
    "d88": ("itinerant_barter", False),
    "d89": ("sharing", False),
    "d90": ("resurrection", "year1"),
}
"""Rulings about what is not played yet, each with the option it will belong to and its default."""


def test_rulings_about_what_is_not_played_yet_have_their_option() -> None:
    later = {option.name: option.default for option in LATER}
    for ruling, (name, default) in RULINGS_FOR_LATER.items():
        assert later[name] == default, ruling


def test_d7_a_turn_that_counts_as_winter_is_a_matter_of_the_calendar_not_of_the_deck() -> None:
    cards = [card for card in EVENT_ROWS if "as_winter" in repr(card.modes)]
    assert [card.deck for card in cards] == ["summer"]


def test_d59_there_is_one_board_of_1991() -> None:
    index = msgspec.json.decode(read("boards.json"))
    assert [name for name in index["boards"] if name.startswith("Y")] == ["Y1991"]


def test_d64_no_card_of_2002_changes_a_die() -> None:
    changed = [card.name for card in TRICK_ROWS if "DieMod" in repr(card.modes)]
    assert changed
    assert not any("2002" in card.copies for card in TRICK_ROWS if card.name in changed)


def test_d71_there_is_one_tile_of_each_kind_and_a_new_volcano_has_no_lava() -> None:
    volcano = next(tile for tile in TILES if tile.name == "new_volcano")
    assert (volcano.pool, volcano.acts_at) == ("mountain", ())


def test_d78_the_pieces_of_2002_are_counted_one_by_one() -> None:
    tribes = MOST_SEATS * (10 + MOST_WOMEN + MOST_CAMPS)
    assert tribes == 126
    assert LETTERED + PACK == 62


def test_every_option_of_the_game_has_its_key_now_or_for_later() -> None:
    offered = {option.name for option in GAME.options} - OURS
    later = {option.name for option in LATER}
    assert not offered & later
    assert not (offered | later) & set(OF_THE_TABLE)
    assert len(offered | later) + len(OF_THE_TABLE) == MANY


def test_what_comes_later_is_not_offered_yet() -> None:
    for option in LATER:
        assert option.name not in GAME.choose(4).as_dict()
