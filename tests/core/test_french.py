"""What people read in French suits everybody, and what is said alike in all games is said with the same words."""

from __future__ import annotations

import re

import pytest

from tundra.core.texts import LANGUAGES, catalogue, say
from tundra.games import REGISTRY

DOMAINS = [*(game.name for game in REGISTRY), "web", "core"]
PEOPLE = "seat|other|owner|victim|holder|name|by"
AGREEING = re.compile(
    rf"(?<!de )\{{(?:{PEOPLE})\}} (?:n’|en |s’|y )*(?:est|était|sera) (?:\w+ )?\w*(?:é|i|u|is|it|ert)\b"
)
"""A name (not what belongs to it), a form of "to be", and a word that would have to agree with the name."""


@pytest.mark.parametrize("domain", DOMAINS)
def test_no_sentence_makes_a_player_a_man_or_a_woman(domain: str) -> None:
    texts = [one for one in catalogue("fr", domain).values() if isinstance(one, str)]
    assert [text for text in texts if AGREEING.search(text)] == []


def test_the_rule_against_agreement_finds_what_it_looks_for() -> None:
    assert AGREEING.search("{seat} en est resté là.")
    assert AGREEING.search("{seat} est passé au mammouth.")
    assert not AGREEING.search("{seat} est en dernière place et peut poser un glacier.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_refuse_what_is_not_asked_with_the_same_words(language: str) -> None:
    assert len({say(language, f"{game.name}.refusal.not_now") for game in REGISTRY}) == 1
