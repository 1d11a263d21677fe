"""Sets of rules in words: which options differ from the usual ones."""

from __future__ import annotations

from typing import Any

from tundra.arena.plots import words
from tundra.core.options import OptionValue, spell
from tundra.core.texts import has, say
from tundra.games import REGISTRY


def rules_name(found: dict[str, Any], lang: str) -> str:
    usual = REGISTRY.find(found["game"]).choose(found["seats"]).as_dict()
    changed = [
        option_name(found["game"], name, value, lang)
        for name, value in found["options"].items()
        if value != usual[name]
    ]
    if not changed:
        return words(lang, "report.usual")
    return words(lang, "report.rules", options=", ".join(changed))


def change_name(game_name: str, change: str, lang: str) -> str:
    """From ``name=value``, as the command line gives it."""
    name, _, text = change.partition("=")
    known = {option.name: option for option in REGISTRY.find(game_name).options}
    value = option_name(game_name, name, known[name].parse(text), lang)
    return words(lang, "report.versus", change=value)


def option_name(game_name: str, name: str, value: OptionValue, lang: str) -> str:
    key = f"{game_name}.option.{name}"
    title = say(lang, key) if has(lang, key) else name
    return words(lang, "option", name=title, value=value_name(key, value, lang))


def value_name(key: str, value: OptionValue, lang: str) -> str:
    if isinstance(value, bool):
        return words(lang, f"switch.{spell(value)}")
    return say(lang, f"{key}.{value}") if has(lang, f"{key}.{value}") else spell(value)
