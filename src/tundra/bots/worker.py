"""A bot's choice in another process: plain words in, a plain word out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from tundra.bots.bot import Bot, turn_of
from tundra.bots.names import make_bot
from tundra.bots.search import SearchBot
from tundra.core import Rng
from tundra.games import REGISTRY

LONGEST = 6.0
"""Seconds after which a level stops, whatever it had in mind: people are waiting."""


def choose_from_guess(
    game_name: str, guess: Mapping[str, Any], seat: int, bot_name: str, seed: int
) -> str:
    """The text of what the bot does, given one guess of its seat as ``dump`` wrote it.

    To sample again from a guess is as good as to sample from the truth, which never leaves the table.
    """
    game = REGISTRY.find(game_name)
    turn = turn_of(game, game.load(guess), seat)
    return game.write(bot_for(bot_name, game_name).choose(turn, Rng.seeded(seed)))


@lru_cache(maxsize=100)
def bot_for(bot_name: str, game_name: str) -> Bot:
    bot = make_bot(bot_name, REGISTRY.find(game_name))
    if isinstance(bot, SearchBot) and bot.thinking.seconds is None:
        bot.thinking = replace(bot.thinking, seconds=LONGEST)
    return bot
