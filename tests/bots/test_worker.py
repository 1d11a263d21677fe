"""Bots in other processes get plain words and give one back."""

from __future__ import annotations

import json

from tests.bots.moments import moment
from tundra.bots.bot import turn_of
from tundra.bots.names import make_bot
from tundra.bots.search import SearchBot
from tundra.bots.worker import LONGEST, bot_for, choose_from_guess
from tundra.core import Rng
from tundra.games.maamut import GAME


def test_a_worker_needs_one_guess_and_answers_with_a_legal_text() -> None:
    for seed in range(6):
        truth = moment(GAME, 3, seed, 4 * seed)
        seat = truth.to_move
        guess = json.loads(json.dumps(GAME.dump(GAME.determinize(truth, seat, Rng.seeded(seed)))))
        for name in ("random", "greedy", "search:its=20"):
            text = choose_from_guess("maamut", guess, seat, name, seed)
            assert text in GAME.legal_texts(truth, seat)


def test_a_worker_chooses_as_the_bot_at_the_table_would() -> None:
    truth = moment(GAME, 4, 3, 15)
    seat = truth.to_move
    guess = GAME.dump(GAME.determinize(truth, seat, Rng.seeded(8)))
    here = make_bot("search:its=100", GAME).choose(turn_of(GAME, truth, seat), Rng.seeded(5))
    assert choose_from_guess("maamut", guess, seat, "search:its=100", 5) == GAME.write(here)


def test_a_level_at_a_table_stops_by_the_clock() -> None:
    for level in range(1, 6):
        bot = bot_for(f"search:{level}", "maamut")
        assert isinstance(bot, SearchBot)
        assert bot.thinking.seconds == LONGEST
    quick = bot_for("search:secs=0.1", "maamut")
    assert isinstance(quick, SearchBot)
    assert quick.thinking.seconds == 0.1
