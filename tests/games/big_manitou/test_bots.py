"""The bots know what is good for them: whole choices, safe heroes, tiles that make pairs."""

from __future__ import annotations

import pytest

from tests.games.big_manitou.positions import A, B, C, legal, position, sharing
from tundra.bots.bot import turn_of
from tundra.bots.heuristics.big_manitou import values
from tundra.bots.names import make_bot
from tundra.core import Rng
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.state import State


def chosen(state: State, bot: str, seed: int = 1) -> str:
    """What the bot does for the seat that is asked."""
    turn = turn_of(GAME, state, state.active)
    return GAME.write(make_bot(bot, GAME).choose(turn, Rng.seeded(seed)))


@pytest.mark.parametrize("bot", ["greedy", "search:its=120"])
def test_a_bot_completes_its_choice_pick_by_pick(bot: str) -> None:
    state = GAME.new_game(GAME.choose(3, {"dealer": 3}), 4)
    player, rng = make_bot(bot, GAME), Rng.seeded(2)
    texts = []
    while A in GAME.waiting_for(state):
        action = player.choose(turn_of(GAME, state, A), rng)
        texts.append(GAME.write(action))
        GAME.apply(state, A, action, None)
    assert texts[-1] == "done"
    # The search may put some back; greedy takes nine cards at one go.
    assert bot != "greedy" or len(texts) == 10
    assert {"pick-chief", "pick-scout"} & set(texts)


def test_a_bot_takes_the_tile_that_makes_a_pair() -> None:
    owned = {A: "bison3 bison2", B: "tipi2"}
    state = sharing(2, {A: {1: "h9"}}, "bison3 tipi3 tomahawk", owned=owned, hunt=3, left=1)
    assert chosen(state, "greedy") == "take-tipi3"


def test_a_bot_gives_up_the_tile_it_needs_least() -> None:
    state = position(
        2, {A: {1: "h9"}}, owned={A: "bison1 bison3 tipi3"}, hunt=2, phase="penalty", turns=14,
        owing=[A],
    )  # fmt: skip
    assert chosen(state, "greedy") == "discard-bison1"


def test_a_bot_does_not_throw_a_hero_away() -> None:
    columns = {B: {1: "chief"}, C: {2: "scout matriarch"}}
    state = position(3, columns, hands={A: "scout", B: "h1", C: "h1"}, turns=18)
    assert legal(state) == ["scout-1", "scout-2", "scout-3"]
    assert chosen(state, "greedy") == "scout-3"


def test_two_heroes_are_safer_than_one() -> None:
    hands = {B: "matriarch chief h2", C: "matriarch h1 h2"}
    alone = position(3, {A: {1: "chief"}}, hands=hands, turns=1)
    paired = position(3, {A: {1: "scout chief"}}, hands=hands, turns=1)
    assert values(paired)[A] > values(alone)[A]


def test_the_best_hunters_of_a_rich_ground_are_worth_more() -> None:
    grounds = ("bison3 tipi3 bison3 tipi3", "bison1", "tipi1")
    rich = position(3, {A: {1: "h9"}}, grounds=grounds, turns=1)
    poor = position(3, {A: {2: "h9"}}, grounds=grounds, turns=1)
    assert values(rich)[A] > values(poor)[A]
