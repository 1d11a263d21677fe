"""The log of every game speaks one tense: of what has happened."""

from __future__ import annotations

import re

import pytest

from tundra.core.texts import catalogue
from tundra.games import REGISTRY

PRESENT = re.compile(
    r"\b(is|are|has|have|may|can|plays|takes|loses|gains|founds|wins|holds|stays?|beats|deals"
    r"|comes|goes|joins|lies|pays|moves|leaves|changes|shows|strikes|will)\b"
)
"""Not past: what an English sentence of the log would betray itself by."""


@pytest.mark.parametrize("game", [game.name for game in REGISTRY])
def test_the_log_tells_everything_in_the_past(game: str) -> None:
    said = catalogue("en", game).items()
    events = {key: str(text) for key, text in said if key.startswith(f"{game}.event.")}
    bare = {key: re.sub(r"\{\w+\}", "", text) for key, text in events.items()}
    assert [events[key] for key, text in bare.items() if PRESENT.search(text)] == []
