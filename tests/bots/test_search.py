"""The search bot: what it finds, and that its budget and its generator are all it depends on."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from tests.bots.moments import moment, rules_for
from tests.games.maamut.positions import position
from tests.toys import campfire, embers
from tundra.bots.bot import turn_of
from tundra.bots.names import make_bot
from tundra.bots.playout import Rules, play_on, worth
from tundra.bots.search import SearchBot, new_tree
from tundra.bots.thinking import Thinking
from tundra.core import Rng
from tundra.games.maamut import GAME
from tundra.games.maamut.state import State


def test_the_search_drives_the_mammoth_onto_its_own_trap() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 0}, hands=[(1, 2, 0), (1, 1, 1)])
    for level in range(1, 6):
        chosen = make_bot(f"search:{level}", GAME).choose(turn_of(GAME, state, 0), Rng.seeded(4))
        assert GAME.write(chosen) == "2E"


def test_the_search_never_gives_the_mammoth_away() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 1, (0, 2): 1, (2, -2): 1})
    for seed in range(5):
        chosen = make_bot("search:3", GAME).choose(turn_of(GAME, state, 0), Rng.seeded(seed))
        GAME.apply(after := state.clone(), 0, chosen, None)
        assert after.outcome is None


def test_the_same_generator_gives_the_same_choice() -> None:
    state = moment(GAME, 4, 9, 12)
    turn = turn_of(GAME, state, state.to_move)
    bot = make_bot("search:its=150", GAME)
    assert bot.choose(turn, Rng.seeded(3)) == bot.choose(turn, Rng.seeded(3))


def test_a_search_by_the_clock_stops_in_time() -> None:
    state = moment(GAME, 2, 9, 12)
    bot = make_bot("search:secs=0.05", GAME)
    began = time.perf_counter()
    bot.choose(turn_of(GAME, state, state.to_move), Rng.seeded(3))
    assert 0.05 <= time.perf_counter() - began < 2


def test_a_seat_that_chooses_together_with_others_chooses_for_itself() -> None:
    game = campfire.GAME
    state = game.new_game(game.choose(3), 4)
    assert len(game.waiting_for(state)) > 1
    last = game.waiting_for(state)[-1]
    bot = SearchBot("search", rules_for(game), Thinking(60))
    assert bot.choose(turn_of(game, state, last), Rng.seeded(1)) in game.legal_actions(state, last)


def test_a_visit_is_counted_for_every_iteration() -> None:
    game = embers.GAME
    state = moment(game, 3, 2, 3)
    turn = turn_of(game, state, state.to_move)
    tree = new_tree(rules_for(game), turn.seat, Thinking(), Rng.seeded(1))
    tree.grow(turn.sample, 50)
    children = tree.root.children.values()
    assert tree.root.visits == sum(child.visits for child in children) == 50
    assert all(child.available == 50 or child.visits < 50 for child in children)
    assert {child.action for child in children} == set(turn.legal)


def test_a_tree_that_never_grew_has_no_favourite() -> None:
    tree = new_tree(rules_for(embers.GAME), 0, Thinking(), Rng.seeded(1))
    with pytest.raises(ValueError, match="never grew"):
        tree.favourite()


def test_a_playout_stops_at_its_horizon_or_at_the_end() -> None:
    game = embers.GAME
    rules = rules_for(game)
    state = game.new_game(game.choose(2), 1)
    assert play_on(rules, state, 3) == 3
    assert state.outcome is None
    play_on(rules, state, 10_000)
    assert state.outcome is not None
    assert play_on(rules, state, 10) == 0


def test_a_finished_match_is_worth_its_places_and_an_unfinished_one_what_the_heuristic_says() -> (
    None
):
    game = embers.GAME
    rules = Rules(game.waiting_for, game.legal_actions, game.apply, lambda _: [0.25, 0.75])
    state = game.new_game(game.choose(2), 1)
    assert worth(rules, state) == [0.25, 0.75]
    play_on(rules, state, 10_000)
    assert state.outcome is not None
    assert worth(rules, state) == state.outcome.values()


def test_a_search_that_cannot_change_its_mind_any_more_stops() -> None:
    state = position((-2, 0), (3, -3), traps={(2, 0): 0}, hands=[(1, 2, 0), (1, 1, 1)])
    guesses: list[Rng] = []

    def sample(rng: Rng) -> State:
        guesses.append(rng)
        return GAME.determinize(state, 0, rng)

    turn = replace(turn_of(GAME, state, 0), sample=sample)
    chosen = make_bot("search:its=3000", GAME).choose(turn, Rng.seeded(1))
    assert GAME.write(chosen) == "2E"
    assert 1500 <= len(guesses) < 3000
