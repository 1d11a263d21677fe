"""The sentences speak the words of the game's page."""

from __future__ import annotations

import re

import pytest

from tundra.core.texts import catalogue

NOT_OURS = {
    "en": r"palisade|\bcombat\b|sabre|\bsolitary\b|plant food",
    "fr": r"campement|événement|hexagone|\bvivres?\b|\bbêtes?\b|moisson|meute|ensemenc|assaut|manche"
    r"|mouvement|\bjets?\b|\bAn\b",
}
"""Other words for what the glossary names: camp, évènement, case, nourriture, animal, récolte, horde..."""
OF_LATER_CARDS = {"card.like_an_animal", "card.forest_fruit.text"}
"""A name of a card, and a card of an edition that tells plant food apart."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentences_keep_to_the_glossary(language: str) -> None:
    wrong = [
        (key, said)
        for key, said in catalogue(language, "mammoth_valley").items()
        if key.removeprefix("mammoth_valley.") not in OF_LATER_CARDS
        and re.search(NOT_OURS[language], str(said))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "this_turn", "turn"), [("en", "this turn", "turn"), ("fr", "ce tour", "tour")]
)
def test_what_stands_beside_a_tribe_is_true_at_every_moment(
    language: str, this_turn: str, turn: str
) -> None:
    """The clock moves on with the announcement; when a tribe comes back is a matter of options and of room."""
    said = catalogue(language, "mammoth_valley")
    for key in ("herald", "tribe.announced"):
        assert this_turn in str(said[f"mammoth_valley.board.{key}"])
    assert turn not in str(said["mammoth_valley.board.tribe.waiting"])
