"""A worker for the toys' bots, well behaved or not, as the environment says."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from typing import Any

from tests.server.games import GAMES
from tundra.core import Rng
from tundra.server.bot_process import serve


def choose(game_name: str, guess: Mapping[str, Any], seat: int, bot: str, seed: int) -> str:
    manner = os.environ.get("TOY_BOT", "good")
    if manner == bot or (manner != "good" and bot.startswith("search")):
        misbehave(manner)
        return "nonsense"
    game = GAMES.find(game_name)
    return Rng.seeded(seed).pick(game.legal_texts(game.load(guess), seat))


def misbehave(manner: str) -> None:
    if manner == "hang":
        time.sleep(600)
    if manner == "die":
        os._exit(1)
    if manner == "raise":
        raise RuntimeError("a bug in a bot")
    if manner == "chatter":
        os.write(sys.__stdout__.fileno(), b"this is no answer\n")  # type: ignore[union-attr]  # it is there


if __name__ == "__main__":
    serve(choose)
