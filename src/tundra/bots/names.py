"""Bots by name: ``random``, ``greedy``, ``search:1`` to ``search:5``, or a search with its own budget."""

from __future__ import annotations

from dataclasses import replace

from tundra.bots.bot import Bot
from tundra.bots.greedy import GreedyBot
from tundra.bots.heuristics import heuristic_for
from tundra.bots.playout import Rules
from tundra.bots.random_bot import RandomBot
from tundra.bots.search import LEVELS, MOST_ITERATIONS, Budget, Manner, SearchBot
from tundra.core import AnyGame

KNOWN = "random, greedy, search:1 to search:5, search:its=800, search:secs=0.5"


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
    if kind == "search" and settings:
        budget, manner = read_settings(name, settings)
        return SearchBot(name, rules_of(game), budget, manner)
    raise UnknownBot(f"no bot is called {name!r}; there are: {KNOWN}")


def rules_of(game: AnyGame) -> Rules:
    return Rules(game.waiting_for, game.legal_actions, game.apply, heuristic_for(game.name))


def read_settings(name: str, settings: str) -> tuple[Budget, Manner]:
    """A level, or ``its=``, ``secs=``, ``cut=`` (random steps) and ``explore=``, joined by colons."""
    if settings.isdecimal() and int(settings) in LEVELS:
        return Budget(LEVELS[int(settings)]), Manner()
    budget, manner = Budget(), Manner()
    words = dict(word.partition("=")[::2] for word in settings.split(":"))
    if not words.keys() & {"its", "secs"}:
        raise UnknownBot(f"no bot is called {name!r}; there are: {KNOWN}")
    for key, value in words.items():
        if key == "its":
            budget = replace(budget, iterations=int(number(name, value, 1, MOST_ITERATIONS)))
        elif key == "secs":
            budget = replace(budget, seconds=number(name, value, 0.01, 600))
        elif key == "cut":
            manner = replace(manner, horizon=int(number(name, value, 0, 100_000)))
        elif key == "explore":
            manner = replace(manner, exploration=number(name, value, 0, 10))
        else:
            raise UnknownBot(f"{name!r}: a search has no setting {key!r}")
    return budget, manner


def number(name: str, value: str, low: float, high: float) -> float:
    try:
        found = float(value)
    except ValueError:
        raise UnknownBot(f"{name!r}: {value!r} is not a number") from None
    if not low <= found <= high:
        raise UnknownBot(f"{name!r}: {value} does not lie between {low:g} and {high:g}")
    return found
