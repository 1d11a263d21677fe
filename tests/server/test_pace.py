"""Nobody waits long for bots: the picks of a turn and the bots in a row share one budget."""

from __future__ import annotations

import pytest

from tundra.bots.names import make_bot
from tundra.bots.search import SearchBot
from tundra.core import Event
from tundra.core.match import Step
from tundra.games import REGISTRY
from tundra.server.bot_pace import WAIT, Pace, acted_last, bots_in_a_row
from tundra.server.bot_seats import full_name

PERSON, BOT = False, True
DELAY = 0.6


class Clock:
    """Stands still until somebody lets it run."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def round_of_bots(pace: Pace, clock: Clock, seats: int, picks: int, steps: int) -> list[float]:
    """All bots have their turns after seat 0, a person: the seconds for thinking, pick by pick."""
    are_bots, last, seconds = [PERSON] + [BOT] * (seats - 1), 0, list[float]()
    for seat in range(1, seats):
        for _ in range(picks):
            allowed = pace.allow(seat, are_bots, 1, steps, last)
            clock.now += DELAY * allowed.pause + allowed.seconds
            seconds.append(allowed.seconds)
            steps, last = steps + 1, seat
    return seconds


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("picks", [1, 2, 8, 30])
def test_a_round_of_bots_takes_no_longer_than_people_wait(seats: int, picks: int) -> None:
    clock = Clock()
    pace = Pace(clock)
    for turn in range(3):
        began = clock.now
        thinking = round_of_bots(pace, clock, seats, picks, 1000 * turn + 1)
        assert clock.now - began <= WAIT
        assert thinking[0] >= WAIT / (4 * seats), "and there is time to think"


def test_each_bot_of_a_row_has_time_of_its_own_and_the_first_pick_has_most_of_it() -> None:
    clock = Clock()
    thinking = round_of_bots(Pace(clock), clock, 5, 8, 1)
    turns = [thinking[start : start + 8] for start in range(0, 32, 8)]
    assert all(turn[0] == max(turn) for turn in turns)
    assert min(turn[0] for turn in turns) >= max(turn[0] for turn in turns) / 3


def test_bots_that_choose_at_the_same_time_share_the_time_as_well() -> None:
    clock = Clock()
    pace = Pace(clock)
    one = pace.allow(1, [PERSON, BOT, BOT, BOT], 3, 1, 0)
    assert 3 * one.seconds <= WAIT


def test_bots_among_themselves_never_run_out_of_time() -> None:
    clock = Clock()
    pace = Pace(clock)
    for steps in range(1, 200):
        allowed = pace.allow(steps % 2, [BOT, BOT], 1, steps, (steps - 1) % 2)
        clock.now += 2.0
        assert allowed.seconds > 1.0


def test_a_row_of_bots_ends_at_the_next_person() -> None:
    assert bots_in_a_row(1, [PERSON, BOT, BOT, PERSON, BOT]) == 2
    assert bots_in_a_row(4, [PERSON, BOT, BOT, PERSON, BOT]) == 1
    assert bots_in_a_row(0, [BOT, BOT]) == 2


def test_a_bot_that_picks_in_silence_has_no_more_time_for_it() -> None:
    """Nobody hears of a pick in Mammut, and still it is the same turn."""
    clock = Clock()
    pace, steps = Pace(clock), [Step(1, 0, "done", [Event("took", 0)])]
    began = clock.now
    for number in range(2, 30):
        allowed = pace.allow(1, [PERSON, BOT], 1, number, acted_last(steps, 1))
        clock.now += DELAY * allowed.pause + allowed.seconds
        steps.append(Step(number, 1, "t1", []))
    assert clock.now - began <= WAIT


def test_what_another_chose_in_silence_changes_nothing() -> None:
    told = [Step(1, 0, "done", [Event("took", 0)])]
    assert acted_last([*told, Step(2, 2, "t1", [])], 1) == acted_last(told, 1) == 0


def test_a_level_at_a_table_is_the_same_search_with_a_clock() -> None:
    game = REGISTRY.find("mammut")
    live, still = make_bot(full_name("5", 0.8), game), make_bot("search:5", game)
    assert isinstance(live, SearchBot)
    assert isinstance(still, SearchBot)
    assert live.thinking.seconds == 0.8
    assert live.thinking.iterations == still.thinking.iterations
    assert full_name("greedy", 0.8) == "greedy"
