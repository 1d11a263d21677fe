"""Bots are found by name, and a wrong name is told in one line."""

from __future__ import annotations

import pytest

from tundra.bots.names import UnknownBot, make_bot
from tundra.bots.search import SearchBot
from tundra.bots.thinking import LEVELS
from tundra.games.maamut import GAME


def test_every_bot_answers_to_its_name() -> None:
    names = ["random", "greedy", *(f"search:{level}" for level in LEVELS), "search:its=800"]
    assert [make_bot(name, GAME).name for name in names] == names


def test_a_higher_level_thinks_longer() -> None:
    budgets = [LEVELS[level].iterations for level in range(1, 6)]
    assert budgets == sorted(budgets)


def test_a_search_can_be_given_its_own_budget() -> None:
    bot = make_bot("search:its=800:secs=0.5:cut=7:explore=0.9", GAME)
    assert isinstance(bot, SearchBot)
    assert (bot.thinking.iterations, bot.thinking.seconds) == (800, 0.5)
    assert (bot.thinking.horizon, bot.thinking.exploration) == (7, 0.9)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "no bot is called ''"),
        ("deep", "there are: random, greedy"),
        ("search", "no bot is called 'search'"),
        ("search:", "no bot is called"),
        ("search:6", "no bot is called 'search:6'"),
        ("search:cut=3", "no bot is called"),
        ("search:its=", "'' is not a number"),
        ("search:its=many", "'many' is not a number"),
        ("search:its=0", "does not lie between 1 and 200000"),
        ("search:its=1.7", "'1.7' is not a whole number"),
        ("search:its=5:cut=2.5", "'2.5' is not a whole number"),
        ("search:its=5:its=900", "'its' is given twice"),
        ("search:secs=nan", "does not lie between"),
        ("search:its=5:mood=3", "no setting 'mood'"),
        ("random:3", "no bot is called"),
    ],
)
def test_a_wrong_name_is_told_in_one_line(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, GAME)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
