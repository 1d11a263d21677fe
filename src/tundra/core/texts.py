"""Sentences in English and French, by key: the same catalogues that the browser reads."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr")

Entry = str | dict[str, str]
"""A sentence; or one with a plural: which field counts, the form for one, the form for others."""

SWALLOWED = re.compile(r"\b(d|l|qu)e (?=\{(\w+)\})", re.IGNORECASE)
VOWELS = tuple("aàâeéèêëiîïoôöuùûüœ")


@cache
def catalogue(language: str, domain: str) -> dict[str, Entry]:
    """All sentences of one domain (``core``, ``web`` or a game) in one language."""
    if language not in LANGUAGES:
        raise LookupError(f"no language is called {language!r}")
    path = files("tundra").joinpath("locale", language, f"{domain}.json")
    entries: dict[str, Entry] = json.loads(path.read_text("utf-8"))
    return entries


def say(language: str, key: str, params: Mapping[str, Any] | None = None) -> str:
    """The sentence of ``key``, whose domain is its first part, with its fields filled in."""
    entry = catalogue(language, key.partition(".")[0])[key]
    fields = dict(params or {})
    if isinstance(entry, dict):
        entry = entry[plural(language, int(fields[entry["count"]]))]
    return (elided(entry, fields) if language == "fr" else entry).format_map(fields)


class Words:
    """The words with which one game draws a position in a terminal, in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def __call__(self, key: str, **params: object) -> str:
        return say(self.language, f"{self.game}.{key}", params)

    def show(self, key: str, **params: object) -> str:
        return self(f"show.{key}", **params)

    def names(self, kind: str, names: Iterable[str]) -> str:
        """What these things of a kind are called, each once with its number; a stroke for none."""
        counts = Counter(names)
        parts = [
            self(f"{kind}.{name.replace('-', '_')}") + (f" x{count}" if count > 1 else "")
            for name, count in counts.items()
        ]
        return ", ".join(parts) or "-"

    def cards(self, cards: int | list[str]) -> str:
        """A hand: its cards, or how many they are."""
        if isinstance(cards, list):
            return self.names("card", cards)
        return say(self.language, "core.cards", {"n": cards})


def elided(entry: str, fields: Mapping[str, Any]) -> str:
    """French swallows an e before a vowel: "le camp d'Ann"."""

    def shortened(found: re.Match[str]) -> str:
        before_vowel = str(fields.get(found[2])).lower().startswith(VOWELS)
        return f"{found[1]}’" if before_vowel else found[0]

    return SWALLOWED.sub(shortened, entry)


def has(language: str, key: str) -> bool:
    return key in catalogue(language, key.partition(".")[0])


def plural(language: str, count: int) -> str:
    """French says "one" of 0 and 1, English of 1 alone."""
    return "one" if count == 1 or (language == "fr" and count == 0) else "other"
