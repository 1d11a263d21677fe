"""A search that widens: for games whose choices are long series of picks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.moments import moment, rules_for
from tests.toys import embers
from tundra.bots.bot import turn_of
from tundra.bots.names import make_bot
from tundra.bots.search import SearchBot, new_tree
from tundra.bots.thinking import LEVELS, Thinking, thinking_at
from tundra.core import Rng
from tundra.games import REGISTRY

MAMMUT = REGISTRY.find("mammut")


def test_it_begins_with_what_the_heuristic_likes_best() -> None:
    game = embers.GAME
    state = moment(game, 3, 2, 3)
    turn = turn_of(game, state, state.to_move)
    tree = new_tree(rules_for(game), turn.seat, Thinking(widening=0.5), Rng.seeded(1))
    tree.grow(turn.sample, 1)
    (first,) = tree.root.children.values()
    guess = turn.sample(Rng.seeded(2))
    assert first.action == tree.ranked(guess, turn.seat, turn.legal)[0]


def test_it_tries_more_choices_the_longer_it_thinks() -> None:
    state = moment(MAMMUT, 3, 2, 1)
    turn = turn_of(MAMMUT, state, state.active)
    tree = new_tree(rules_for(MAMMUT), turn.seat, Thinking(widening=0.5), Rng.seeded(1))
    tried = []
    for _ in range(3):
        tree.grow(turn.sample, 40)
        tried.append(len(tree.root.children))
    assert 1 < tried[0] <= tried[1] <= tried[2] <= len(turn.legal)
    assert tree.root.visits == sum(child.visits for child in tree.root.children.values()) == 120


def test_each_game_is_searched_in_its_own_manner_with_the_budget_of_the_level() -> None:
    for level in LEVELS:
        bot = make_bot(f"search:{level}", MAMMUT)
        assert isinstance(bot, SearchBot)
        assert bot.thinking == thinking_at(level, "mammut")
        assert bot.thinking.iterations == LEVELS[level].iterations
        assert bot.thinking.widening > 0
        assert thinking_at(level, "maamut") == LEVELS[level]
    own = make_bot("search:its=50:widen=2", MAMMUT)
    assert isinstance(own, SearchBot)
    assert (own.thinking.iterations, own.thinking.widening) == (50, 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak", "games"), [("greedy", "random", 60), ("search:its=200", "greedy", 18)]
)
def test_thinking_pays_in_mammut(tmp_path: Path, strong: str, weak: str, games: int) -> None:
    words = f"--seats 3 --games {games} --bots {strong},{weak},{weak} --seed 2 --json"
    command = [sys.executable, "-m", "tundra", "sim", "mammut", *words.split()]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    best = json.loads(found.stdout)["bots"][0]
    assert best["name"] == strong
    assert best["low"] > 1 / 3


def test_every_level_knows_what_is_good_and_thinks_longer_than_the_one_below() -> None:
    """A search without the heuristic, or with too few iterations, loses to a greedy bot."""
    for game in REGISTRY:
        levels = [thinking_at(level, game.name) for level in LEVELS]
        assert all(thinking.horizon <= Thinking().horizon for thinking in levels)
        budgets = [thinking.iterations for thinking in levels]
        assert budgets == sorted(set(budgets))
        assert budgets[0] >= 150
