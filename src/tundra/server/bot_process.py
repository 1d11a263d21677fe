"""A worker process for bots: a question on each line in, an answer on each line out."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class Question(msgspec.Struct):
    """What a bot is asked. The guess is all it knows; the truth stays at the table."""

    game: str
    guess: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Answer(msgspec.Struct):
    text: str | None = None
    problem: str | None = None


Chooser = Callable[[str, Mapping[str, Any], int, str, int], str]
"""Game, guess, seat, bot and seed in, a text out."""


def answer(line: bytes, choose: Chooser) -> Answer:
    asked = msgspec.json.decode(line, type=Question)
    try:
        return Answer(choose(asked.game, asked.guess, asked.seat, asked.bot, asked.seed))
    except Exception as problem:
        return Answer(problem=f"{type(problem).__name__}: {problem}"[:300])


def serve(choose: Chooser) -> None:
    """Until the server goes away."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What a bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(line, choose)) + b"\n")
        answers.flush()


def main() -> None:
    from tundra.bots.worker import choose_from_guess

    serve(choose_from_guess)


if __name__ == "__main__":
    main()
