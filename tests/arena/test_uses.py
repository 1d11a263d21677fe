"""What a step used, in names that a designer knows, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tundra.arena.uses import USES, use_name, used
from tundra.core.record import read_record
from tundra.core.texts import LANGUAGES
from tundra.games import REGISTRY
from tundra.games.ice_age.pieces import CARD_NAMES
from tundra.games.mammoth_valley.decks import TRICK_TEXTS
from tundra.games.mammut.state import GIVE, LOOKING, TAKE

GOLDEN = Path(__file__).parents[1] / "golden"


class Tiles:
    """As much of a position of Mammut as matters here."""

    faces = [1, 4, 6, 9]  # noqa: RUF012 - a position that nobody changes

    def __init__(self, phase: int) -> None:
        self.phase = phase


@pytest.mark.parametrize(
    ("game", "text", "names"),
    [
        ("maamut", "2SE", ["card 2"]),
        ("maamut", "place-a1", ["start a1"]),
        ("maamut", "flee-d5", ["flee"]),
        ("maamut", "lay", ["lay"]),
        ("mammut", "t0", ["tile axe"]),
        ("mammut", "t1", ["tile meat"]),
        ("mammut", "t2", ["tile shaman"]),
        ("mammut", "t3", ["tile animal"]),
        ("mammut", "play-hide-one", ["card hide-one"]),
        ("mammut", "steal-B1", ["steal"]),
        ("mammut", "done", []),
        ("big_manitou", "h5-2", ["card h5"]),
        ("big_manitou", "take-tipi2", ["take tipi2"]),
        ("big_manitou", "move-h5-3", ["move"]),
        ("big_manitou", "clear", []),
        ("ice_age", "step-B6*-7", ["step"]),
        ("ice_age", "play-all-place-1", ["card all-place-1"]),
        ("ice_age", "play-mammoth-jump", ["card mammoth", "mammoth jump"]),
        ("ice_age", "cult-dark-light", ["card cult-dark", "copy light"]),
        ("ice_age", "cult-light-light-step", ["card cult-light", "copy light"]),
        ("ice_age", "remove-mammoth-6", ["remove-mammoth"]),
        ("ice_age", "remove-B6*", ["remove"]),
        ("ice_age", "keep-club", []),
        ("mammoth_valley", "play-cut-stone", ["card cut-stone"]),
        ("mammoth_valley", "tree-trunks-a", ["card tree-trunks"]),
        ("mammoth_valley", "mode-a", []),
        ("mammoth_valley", "c3r3:w1", ["join w"]),
        ("mammoth_valley", "lose-c3r3:f", ["lose"]),
        ("mammoth_valley", "NE", ["step"]),
        ("mammoth_valley", "camp-c3r3", ["camp"]),
        ("a new game", "throw-spear-4", ["throw spear"]),
        ("a new game", "go-7", ["go"]),
    ],
)
def test_a_step_uses_things_a_designer_knows(game: str, text: str, names: list[str]) -> None:
    assert used(game, text, Tiles(TAKE)) == names


def test_a_tile_that_goes_back_is_not_one_that_was_taken() -> None:
    assert used("mammut", "t0", Tiles(GIVE)) == ["back axe"]
    assert used("mammut", "t0", Tiles(LOOKING)) == []


def uses_in(game_name: str) -> set[str]:
    """All that was used in the golden matches of a game."""
    game, found = REGISTRY.find(game_name), set()
    for path in sorted((GOLDEN / game_name).glob("seats_?.txt")):
        record = read_record(path.read_text("utf-8"))
        state = game.new_game(game.choose(record.seats, record.options), record.seed)
        for seat, text in record.steps:
            found.update(used(game_name, text, state))
            game.apply(state, seat, game.read(text), None)
    return found


@pytest.mark.parametrize("game", list(USES))
def test_whatever_is_used_has_a_name_in_both_languages(game: str) -> None:
    names = uses_in(game)
    assert len(names) > 6
    for lang in LANGUAGES:
        words = {name: use_name(game, name, lang) for name in names}
        assert len(set(words.values())) == len(words), "two things share a name"
    # The short name itself, which is English, stands where a name is missing.
    assert [name for name in names if use_name(game, name, "fr") == name] == []


def test_a_card_is_named_by_its_title() -> None:
    assert use_name("mammut", "card most-axe-hide", "en") == "card Most axes: a hide"
    assert use_name("big_manitou", "take tipi2", "fr") == "prendre\u202f: Tipi 2"
    assert use_name("mammoth_valley", "card cut-stone", "fr") == "carte Pierre taillée"
    assert use_name("maamut", "throw spear", "en") == "throw spear"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_large_decks_has_a_title(lang: str) -> None:
    decks = {"ice_age": [name.replace("_", "-") for name in CARD_NAMES]}
    decks["mammoth_valley"] = list(TRICK_TEXTS)
    for game, cards in decks.items():
        names = [use_name(game, f"card {card}", lang) for card in cards]
        assert not [name for name in names if "-" in name or "_" in name]
        assert len(set(names)) == len(set(cards))
