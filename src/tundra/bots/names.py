"""Bots by name: ``random``, ``greedy``, ``search:1`` to ``search:5``, or a search with its own budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tundra.bots.bot import Bot
from tundra.bots.greedy import GreedyBot
from tundra.bots.heuristics import SENSIBLE, WEIGHED, heuristic_for
from tundra.bots.heuristics.weights import BadWeights, read_weights
from tundra.bots.playout import Rules
from tundra.bots.random_bot import RandomBot
from tundra.bots.search import SearchBot
from tundra.bots.thinking import (
    LEVELS,
    MOST_ITERATIONS,
    TO_THE_END,
    Thinking,
    thinking_at,
    usual_thinking,
)
from tundra.bots.whole_moves import with_whole_moves
from tundra.core import Action, AnyGame
from tundra.core.printable import cut, quoted

KNOWN = "random, greedy, search:1 to search:5, search:5:secs=2, search:its=800, search:secs=0.5, greedy:weights=FILE"


class UnknownBot(LookupError):
    """No bot has this name."""

    def __str__(self) -> str:
        return str(self.args[0])


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name, for this game; bots remember nothing from one choice to the next."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(rules_of(game))
    kind, _, settings = name.partition(":")
    if kind == "greedy" and settings.startswith("weights="):
        return GreedyBot(weighed_rules(game, name, settings.removeprefix("weights=")))
    if kind == "search" and settings:
        budget, mark, file = settings.partition(":weights=")
        thinking = read_thinking(name, budget, game.name)
        rules = weighed_rules(game, name, file) if mark else rules_of(game)
        if thinking.widening > 0:
            rules = with_whole_moves(game.name, rules)
        return SearchBot(name, rules, thinking)
    raise UnknownBot(f"no bot is called {quoted(name)}; there are: {KNOWN}")


def rules_of(game: AnyGame) -> Rules:
    return Rules(game.waiting_for, sensible(game), game.apply, heuristic_for(game.name))


def weighed_rules(game: AnyGame, name: str, file: str) -> Rules:
    """The rules with the weights of a file in the heuristic."""
    weighed = WEIGHED.get(game.name)
    if weighed is None:
        raise UnknownBot(f"{quoted(name)}: the heuristic of {game.name} takes no weights")
    try:
        values = weighed.make(read_weights(Path(file), weighed.ranges))
    except BadWeights as problem:
        raise UnknownBot(f"{quoted(name)}: {problem}") from None
    return Rules(game.waiting_for, sensible(game), game.apply, values)


def sensible(game: AnyGame) -> Callable[[Any, int], list[Action]]:
    return SENSIBLE.get(game.name, game.legal_actions)


def weights_of(name: str, game: AnyGame) -> dict[str, float]:
    """The numbers in the file that the bot plays with, by file and name; most bots have none."""
    file = name.partition(":weights=")[2]
    weighed = WEIGHED.get(game.name)
    if not file or weighed is None:
        return {}
    try:
        numbers = read_weights(Path(file), weighed.ranges)
    except BadWeights as problem:
        raise UnknownBot(f"{quoted(name)}: {problem}") from None
    return {f"{file} {key}": numbers[key] for key in weighed.ranges}


def read_thinking(name: str, settings: str, game_name: str) -> Thinking:
    """A level, perhaps with a clock, or settings joined by colons: ``its=`` or ``secs=``, and those of ``adjusted``."""
    level, mark, clock = settings.partition(":secs=")
    if level in map(str, LEVELS):
        thinking = thinking_at(int(level), game_name)
        return adjusted(thinking, name, "secs", clock) if mark else thinking
    words = settings_of(name, settings)
    if not words.keys() & {"its", "secs"}:
        raise UnknownBot(f"no bot is called {quoted(name)}; there are: {KNOWN}")
    thinking = usual_thinking(game_name)
    for key, value in words.items():
        thinking = adjusted(thinking, name, key, value)
    return thinking


def settings_of(name: str, settings: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in settings.split(":"):
        key, _, value = word.partition("=")
        if key in words:
            raise UnknownBot(f"{quoted(name)}: {quoted(key)} is given twice")
        words[key] = value
    return words


def adjusted(thinking: Thinking, name: str, key: str, value: str) -> Thinking:
    if key == "its":
        return replace(thinking, iterations=whole(name, value, 1, MOST_ITERATIONS))
    if key == "secs":
        return replace(thinking, seconds=number(name, value, 0.01, 600))
    if key == "cut":
        return replace(thinking, horizon=whole(name, value, 0, TO_THE_END))
    if key == "explore":
        return replace(thinking, exploration=number(name, value, 0, 10))
    if key == "widen":
        return replace(thinking, widening=number(name, value, 0, 100))
    if key == "patience":
        return replace(thinking, patience=whole(name, value, 1, 1000))
    if key == "crowd":
        return replace(thinking, crowd=whole(name, value, 1, 1000))
    raise UnknownBot(f"{quoted(name)}: a search has no setting {quoted(key)}")


def whole(name: str, value: str, low: int, high: int) -> int:
    found = number(name, value, low, high)
    if not found.is_integer():
        raise UnknownBot(f"{quoted(name)}: {quoted(value)} is not a whole number")
    return int(found)


def number(name: str, value: str, low: float, high: float) -> float:
    try:
        found = float(value)
    except ValueError:
        raise UnknownBot(f"{quoted(name)}: {quoted(value)} is not a number") from None
    if not low <= found <= high:
        raise UnknownBot(f"{quoted(name)}: {cut(value)} does not lie between {low:g} and {high:g}")
    return found
