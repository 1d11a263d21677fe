"""The rules pages are written for players: the game first, pictures beside the words, names for programs last."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from tests.conformance.games import ROOT
from tundra.core.texts import LANGUAGES
from tundra.games import REGISTRY

RULES = ROOT / "docs" / "rules"
PICTURES = RULES / "pictures"
LARGEST = 160_000
"""Bytes of a picture."""
HEADINGS = {
    "en": ["The game in three sentences", "Components", "How to play"],
    "fr": ["Le jeu en trois phrases", "Matériel", "Comment jouer"],
}
APPENDIX = {"en": "Appendix: for programs", "fr": "Annexe\u202f: pour les programmes"}
IMAGE = re.compile(r'<img src="pictures/([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]+)">')
WITH_A_PAGE = [game.name for game in REGISTRY if (RULES / f"{game.name}.md").exists()]
"""A game that somebody is just adding may have none yet."""
PAGES = [(name, language) for name in WITH_A_PAGE for language in LANGUAGES]


def test_each_of_our_own_games_has_a_page() -> None:
    assert len(WITH_A_PAGE) >= 5


def page_of(game: str, language: str) -> str:
    ending = "" if language == "en" else f".{language}"
    return (RULES / f"{game}{ending}.md").read_text("utf-8")


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a JPEG, from its frame header."""
    data, place = path.read_bytes(), 2
    while not 0xC0 <= data[place + 1] <= 0xC3:
        place += 2 + struct.unpack(">H", data[place + 2 : place + 4])[0]
    height, width = struct.unpack(">HH", data[place + 5 : place + 9])
    return width, height


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_begins_with_the_game_and_ends_with_the_names_for_programs(
    game: str, language: str
) -> None:
    page = page_of(game, language)
    headings = re.findall(r"^## (.*)$", page, re.MULTILINE)
    assert headings[:3] == HEADINGS[language]
    assert headings[-1] == APPENDIX[language]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_players_read_no_names_of_the_code(game: str, language: str) -> None:
    for_players, _, appendix = page_of(game, language).partition(f"## {APPENDIX[language]}")
    column = {"en": "In the code", "fr": "Dans le code"}[language]
    assert column not in for_players
    assert column in appendix
    for option in REGISTRY.find(game).options:
        assert f"`{option.name}`" not in for_players
        assert f"`{option.name}`" in appendix


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_components_and_examples_have_small_pictures(game: str, language: str) -> None:
    page = page_of(game, language)
    found = IMAGE.findall(page)
    assert len(found) == page.count("<img") >= 3
    for name, width, height, _ in found:
        path = PICTURES / name
        assert path.stat().st_size < LARGEST
        across, down = size_of(path)
        assert across / down == pytest.approx(int(width) / int(height), rel=0.01)
    _, _, how_to_play = page.partition(f"## {HEADINGS[language][2]}")
    assert IMAGE.search(how_to_play), "no worked example has a picture"


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_both_languages_show_the_same_pictures_with_their_own_words(game: str) -> None:
    shown = {language: IMAGE.findall(page_of(game, language)) for language in LANGUAGES}
    names = {
        language: [name.replace(".fr.jpg", ".jpg") for name, *_ in found]
        for language, found in shown.items()
    }
    assert names["en"] == names["fr"]
    told = {language: {alt for *_, alt in found} for language, found in shown.items()}
    assert not told["en"] & told["fr"]
    for name, *_ in shown["fr"]:
        twin = PICTURES / name.replace(".fr.jpg", ".jpg")
        assert name.endswith(".fr.jpg") == twin.with_suffix(".fr.jpg").is_file()


def test_every_picture_is_shown() -> None:
    used = {name for game, language in PAGES for name, *_ in IMAGE.findall(page_of(game, language))}
    assert {path.name for path in PICTURES.iterdir()} == used
