"""The data files of the cards: what the box holds, and what is refused when they are read."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tundra.core.texts import LANGUAGES, catalogue
from tundra.games.mammoth_valley.cards import vocabulary
from tundra.games.mammoth_valley.cards.card import Card
from tundra.games.mammoth_valley.cards.deeds import NO_DEED
from tundra.games.mammoth_valley.cards.rows import (
    EVENT_ROWS,
    SPECIALS,
    TRICK_ROWS,
    BadCards,
    copies_of,
    read_cards,
)
from tundra.games.mammoth_valley.cards.table import (
    DEED,
    EVENT_CARDS,
    EVENT_KIND,
    EVENT_SEASON,
    EVENTS,
    MODES,
    MOVE_MODES,
    OFFERED,
    TRICK_KEYS,
    TRICKS,
    USES,
    stop,
)
from tundra.games.mammoth_valley.cards.vocabulary import WINDOWS, Deck

ALL_CARDS = TRICK_ROWS + EVENT_ROWS


def rows() -> list[dict[str, Any]]:
    folder = files("tundra").joinpath("games", "mammoth_valley")
    tricks: list[dict[str, Any]] = json.loads(folder.joinpath("tricks.json").read_bytes())
    return tricks


def refused(changed: list[dict[str, Any]]) -> str:
    with pytest.raises(BadCards) as error:
        read_cards(json.dumps(changed).encode(), "tricks.json")
    return str(error.value)


def in_the_deck(deck: Deck) -> int:
    return sum(copies_of(card, ("2002",)) for card in ALL_CARDS if card.deck == deck)


def test_the_decks_of_2002_hold_40_tricks_and_twice_15_events() -> None:
    assert [in_the_deck("trick"), in_the_deck("summer"), in_the_deck("winter")] == [40, 15, 15]


def test_a_62_forest_fire_flood_and_frozen_river_come_twice() -> None:
    twice = [card.name for card in ALL_CARDS if card.copies.get("2002", 0) == 2]
    assert twice == ["forest_fire", "flood", "frozen_river"]


def test_a_63_the_decks_of_1991_repeat_floods_fires_freezes_and_packs() -> None:
    often = {card.name: card.copies["1991"] for card in ALL_CARDS if card.copies.get("1991", 0) > 1}
    assert often == {"forest_fire": 2, "flood": 3, "frozen_river": 2, "wolf_pack_3": 2}


def test_with_the_extension_the_game_has_128_cards() -> None:
    assert sum(copies_of(card, ("2002", "2008")) for card in ALL_CARDS) == 128


def test_the_tables_of_numbers_hold_the_cards_of_2002_in_the_order_of_the_rows() -> None:
    assert len(TRICK_KEYS) == TRICKS
    assert [card.name for card in TRICK_ROWS if "2002" in card.copies] == TRICK_KEYS
    assert len(EVENT_KIND) == EVENTS
    assert EVENT_SEASON == [0] * 15 + [1] * 15
    assert [EVENT_CARDS[kind].name for kind in EVENT_KIND].count("flood") == 2


def test_every_use_of_a_trick_of_2002_is_carried_out() -> None:
    without = [use for use, deed in zip(USES, DEED, strict=True) if use and deed == NO_DEED]
    assert without == []


def test_moments_that_are_put_together_with_another_one_offer_their_cards_there() -> None:
    assert TRICK_KEYS.index("torches") in OFFERED[vocabulary.BEFORE_COMBAT]
    assert TRICK_KEYS.index("natural_fertiliser") in OFFERED[vocabulary.SURVIVAL]


def test_every_special_is_used_and_every_window_has_its_number() -> None:
    assert {card.special for card in ALL_CARDS if card.special} == set(SPECIALS)
    for number, window in enumerate(WINDOWS):
        assert getattr(vocabulary, window.upper()) == number


def test_a_02_no_card_needs_the_fire_rule_and_two_of_2002_need_fire_with_it() -> None:
    assert [card.name for card in TRICK_ROWS if "2002" in card.own_fire] == [
        "scorched_earth",
        "torches",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    sentences = catalogue(language, "mammoth_valley")
    for card in ALL_CARDS:
        assert f"mammoth_valley.card.{card.name}" in sentences
        assert f"mammoth_valley.card.{card.name}.text" in sentences


def chosen_uses() -> Iterator[str]:
    """Uses between which a player chooses: those that go with a group, and two of a card at one moment."""
    for place, use in enumerate(USES):
        card = place // MODES * MODES
        others = [other for other in USES[card : card + MODES] if other and other is not use]
        stops = {stop(at) for at in use.at} if use else set()
        if use and (
            MOVE_MODES[place] or any(stops & {stop(at) for at in other.at} for other in others)
        ):
            yield f"{TRICK_KEYS[place // MODES]}.{'abcd'[place % MODES]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_that_is_chosen_is_called_by_words_and_not_by_a_letter(language: str) -> None:
    sentences = catalogue(language, "mammoth_valley")
    called = {key for key in sentences if key.startswith("mammoth_valley.use.")}
    assert called == {f"mammoth_valley.use.{use}" for use in chosen_uses()}


def test_a_file_that_lacks_a_card_is_refused() -> None:
    assert refused(rows()[1:]) == "tricks.json: 26 trick cards of 1991, not 27"


def test_a_card_that_comes_twice_is_refused() -> None:
    assert refused([*rows(), rows()[0]]) == "tricks.json: two cards are named friend"


def test_a_word_outside_the_vocabulary_is_refused() -> None:
    cards = rows()
    cards[0]["modes"][0]["at"] = ["tea_time"]
    assert "Invalid enum value 'tea_time'" in refused(cards)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"form": "event"}, "a trick card cannot be played as event"),
        ({"copies": {}}, "it belongs to no box"),
        ({"special": "magic"}, "nobody knows the special magic"),
        ({"modes": []}, "a card has 1 to 3 uses"),
    ],
)
def test_a_card_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    cards = rows()
    cards[0].update(change)
    assert refused(cards) == f"tricks.json: friend: {reason}"


def test_uses_need_letters_moments_and_effects() -> None:
    cards = rows()
    use = cards[0]["modes"][0]
    cards[0]["modes"] = [use, use]
    assert refused(cards).endswith("each use of a card needs a letter of its own")
    cards[0]["modes"] = [{"at": [], "does": use["does"]}]
    assert refused(cards).endswith("a use without a moment or without an effect")


def test_the_texts_of_1991_need_a_card_of_1991() -> None:
    cards = rows()
    card = next(row for row in cards if row["name"] == "pacs")
    card["modes_1991"] = card["modes"]
    assert refused(cards).endswith("pacs: the texts of 1991 do not have this card")


def by_name(name: str) -> Card:
    return next(card for card in ALL_CARDS if card.name == name)


def test_a_64_the_rivers_of_1991_are_named_by_the_cards_not_by_a_die() -> None:
    flood = by_name("flood").modes_1991
    assert flood is not None
    assert "river_by_copy=True" in repr(flood)
    assert "which='small'" in repr(by_name("frozen_river").modes_1991)


def test_a_01_the_texts_of_1991_rule_their_own_edition_only() -> None:
    """Between rounds a friend can be won in 2002 and not in 1991; a rockfall of 2002 buries a whole hex."""
    friend = by_name("friend")
    assert friend.modes_1991 is not None
    assert friend.modes_1991[0].at == ("before_combat",)
    assert TRICK_KEYS.index("friend") in OFFERED[vocabulary.IN_COMBAT]
    rockfall = by_name("rockfall")
    assert "kill_all" in repr(rockfall.modes)
    assert "kill_all" not in repr(rockfall.modes_1991)


def test_a_67_good_rains_put_out_fires_only_in_1991() -> None:
    rains = by_name("good_rains")
    assert "FirePossession" in repr(rains.modes_1991)
    assert "FirePossession" not in repr(rains.modes)


def test_no_rule_knows_a_card_by_its_name() -> None:
    """Only the tables, the data and the few cards with code of their own do."""
    folder = Path(str(files("tundra").joinpath("games", "mammoth_valley")))
    allowed = {"specials.py", "rows.py", "event_table.py", "world_effects.py", "piece_effects.py"}
    for path in folder.rglob("*.py"):
        if path.name in allowed:
            continue
        text = path.read_text("utf-8")
        found = [name for name in TRICK_KEYS if re.search(rf'"{name}"|\b{name.upper()}\b', text)]
        assert found == [], path.name


def words_in(tests: Iterator[Path]) -> Iterator[tuple[str, str]]:
    """Texts of the tests and what is done with them: the function, or the keyword, that takes them."""
    for path in tests:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                taken = [(name, argument) for argument in node.args]
                taken += [(word.arg or "", word.value) for word in node.keywords]
                for what, value in taken:
                    if isinstance(value, ast.Constant) and isinstance(value.value, str):
                        yield what, value.value


def test_every_card_of_2002_is_played_in_some_test() -> None:
    """``do`` carries a text out, or the test fails; ``event`` is drawn when the phase starts."""
    said = set(words_in(Path(__file__).parent.glob("test_*.py")))
    played = {text for what, text in said if what == "do"}
    for key in TRICK_KEYS:
        name = key.replace("_", "-")
        assert {f"play-{name}", f"{name}-a", f"{name}-b"} & played, key
    struck = {text for what, text in said if what == "event"}
    assert {card.name for card in EVENT_CARDS} == struck
