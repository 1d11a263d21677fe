"""What the heuristic has an eye for, and that bots play whole matches."""

from __future__ import annotations

import pytest

from tests.conformance.play import walk
from tests.games.mammoth_valley.positions import A, act, legal, valley
from tundra.bots.bot import turn_of
from tundra.bots.heuristics import heuristic_for
from tundra.bots.heuristics.mammoth_valley_moves import values
from tundra.bots.names import make_bot
from tundra.core import Rng
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.state import State


def hope(state: State) -> float:
    return values(state)[A]


def choice(state: State) -> str:
    """What greedy does here."""
    turn = turn_of(GAME, state, state.asked)
    return GAME.write(make_bot("greedy", GAME).choose(turn, Rng.seeded(1)))


def test_the_bots_know_this_heuristic() -> None:
    assert heuristic_for("mammoth_valley") is values


def test_a_camp_is_worth_more_than_a_pair_and_a_pair_more_than_people_apart() -> None:
    camp = valley({"c3r3": "A:1w1f camp-A"}, "setup")
    pair = valley({"c3r3": "A:1w1f"}, "setup")
    apart = valley({"c3r3": "A:1w", "c3r2": "A:1f"}, "setup")
    assert hope(camp) > hope(pair) > hope(apart)


def test_many_wolves_beside_few_people_are_a_danger_and_a_lone_one_is_a_meal() -> None:
    alone = valley({"c3r3": "A:4w"}, "setup")
    prey = valley({"c3r3": "A:4w bison"}, "setup")
    pack = valley({"c3r3": "A:4w wolf:8"}, "setup")
    assert hope(prey) > hope(alone) > hope(pack)


def test_hunger_ahead_is_bad() -> None:
    full = valley({"c3r3": "A:4w2f"}, "setup", food=[20, 12, 12, 12])
    empty = valley({"c3r3": "A:4w2f"}, "setup", food=[0, 12, 12, 12])
    assert hope(full) > hope(empty)


def test_a_tribe_out_of_the_game_hopes_for_nothing() -> None:
    status = ["out", "active", "active", "active"]
    assert hope(valley({}, "setup", status=status)) == 0


def test_a_group_half_gathered_is_worth_what_its_best_step_is_worth() -> None:
    state = valley({"c3r3": "A:2w1f camp-A", "c4r1": "A:1f"})
    act(state, "c3r3:w")
    best = 0.0
    for text in legal(state):
        if text in ("NE", "E", "SE", "SW", "W", "NW"):
            after = state.clone()
            act(after, text)
            best = max(best, hope(after))
    assert hope(state) >= best - 1e-9


def test_greedy_settles_where_it_can() -> None:
    state = valley({"c3r3": "A:1w1f camp-A", "c4r1": "A:1w1f"})
    assert choice(state) == "settle-c4r1"


def test_greedy_does_not_starve_people_whom_it_can_feed() -> None:
    state = valley({"c3r3": "A:3w2f camp-A"}, "survival", food=[20, 20, 20, 20])
    assert choice(state) == "feed"


def test_greedy_lets_warriors_starve_before_its_last_woman() -> None:
    state = valley({"c3r3": "A:2w1f camp-A"}, "survival", food=[1, 20, 20, 20])
    assert choice(state) == "starve-c3r3:w"


def test_greedy_plays_a_short_match_to_its_end() -> None:
    state = GAME.new_game(GAME.choose(2, {"preset": "short", "max_years": 2}), 3)
    bot, rng = make_bot("greedy", GAME), Rng.seeded(3)
    while state.outcome is None:
        turn = turn_of(GAME, state, state.asked)
        GAME.apply(state, state.asked, bot.choose(turn, rng), None)
    assert state.outcome.reason in ("victory", "last_tribe", "years", "extinction", "shared")


def test_the_search_bot_answers_every_kind_of_question() -> None:
    bot, rng = make_bot("search:its=12", GAME), Rng.seeded(5)
    state = GAME.new_game(GAME.choose(3), 5)
    for _ in range(40):
        turn = turn_of(GAME, state, state.asked)
        action = bot.choose(turn, rng)
        assert action in turn.legal
        GAME.apply(state, state.asked, action, None)
        if state.outcome is not None:
            break


def survival_decisions(count: int) -> list[State]:
    """Positions of random matches in which a tribe could feed all who are left, or let somebody starve."""
    found: list[State] = []
    for seed in range(count):
        for moment in walk(GAME, 2 + seed % 5, seed + 1):
            texts = GAME.legal_texts(moment.before, moment.seat)
            if "feed" in texts and len(texts) > 1:
                found.append(moment.before)
            if len(found) == count:
                return found
    return found


@pytest.mark.parametrize("name", ["greedy", "search:1", "search:2", "search:3", "search:5"])
def test_no_bot_starves_those_it_can_feed(name: str) -> None:
    bot = make_bot(name, GAME)
    decisions = survival_decisions(150)
    assert len(decisions) == 150
    for state in decisions:
        action = bot.choose(turn_of(GAME, state, state.asked), Rng.seeded(1))
        assert GAME.write(action) == "feed", f"with {state.food[state.asked]} food"


def test_whoever_must_starve_somebody_still_chooses_whom() -> None:
    state = valley({"c3r3": "A:2w1f camp-A"}, "survival", food=[1, 20, 20, 20])
    for name in ("greedy", "search:1", "search:2"):
        turn = turn_of(GAME, state, A)
        text = GAME.write(make_bot(name, GAME).choose(turn, Rng.seeded(1)))
        assert text.startswith("starve-")
