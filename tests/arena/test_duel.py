"""Which matches a duel is made of, and that they are the same whoever plays them."""

from __future__ import annotations

from collections import Counter

import pytest

from tundra.arena.duel import Duel, bouts, play_bout, seatings, whole_sets
from tundra.arena.report import summary, wilson
from tundra.arena.runs import run
from tundra.bots.bot import Turn
from tundra.bots.random_bot import RandomBot
from tundra.core import Action, Rng
from tundra.core.record import read_record, verify
from tundra.games import REGISTRY

DUEL = Duel("maamut", 3, ("greedy", "random"), 10, 7)


def ignore() -> None:
    pass


def test_every_seed_is_played_in_every_seating() -> None:
    assert seatings(DUEL) == [
        ("greedy", "random", "greedy"),
        ("greedy", "greedy", "random"),
        ("random", "greedy", "greedy"),
    ]
    played = Counter(bout.seed for bout in bouts(DUEL))
    assert list(played.values()) == [3, 3, 3, 3]
    assert Counter(bout.seating for bout in bouts(DUEL)) == dict.fromkeys(seatings(DUEL), 4)


def test_four_different_bots_sit_in_24_ways() -> None:
    duel = Duel("maamut", 4, ("random", "greedy", "search:2", "search:4"), 1000, 1)
    assert len(seatings(duel)) == 24
    assert whole_sets(duel) * 24 == 1008


def test_a_bot_alone_has_one_seating() -> None:
    assert seatings(Duel("maamut", 4, ("random",), 5, 1)) == [("random",) * 4]


def test_results_do_not_depend_on_how_many_processes_play() -> None:
    assert run(DUEL, 1, ignore) == run(DUEL, 2, ignore)


def test_another_seed_gives_other_matches() -> None:
    other = Duel("maamut", 3, ("greedy", "random"), 10, 8)
    assert run(DUEL, 1, ignore) != run(other, 1, ignore)


def test_every_bot_of_a_match_has_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    streams: dict[int, list[int]] = {}

    class Watched(RandomBot):
        def choose(self, turn: Turn, rng: Rng) -> Action:
            ahead = rng.clone()
            streams.setdefault(turn.seat, [ahead.word() for _ in range(4)])
            return super().choose(turn, rng)

    monkeypatch.setattr("tundra.arena.duel.make_bot", lambda *_: Watched())
    duel = Duel("maamut", 3, ("random",), 2, 3)
    heard: list[list[int]] = []
    for bout in bouts(duel):
        streams.clear()
        play_bout(duel, bout)
        assert sorted(streams) == [0, 1, 2]
        heard += streams.values()
    assert len({tuple(stream) for stream in heard}) == len(heard) == 6


def test_the_record_of_a_match_replays() -> None:
    duel = Duel("maamut", 2, ("greedy", "random"), 2, 3, (("quiet_per_hunter", 20),), True)
    for bout in bouts(duel):
        result = play_bout(duel, bout)
        record = read_record(result.record)
        verify(record, REGISTRY.find)
        assert record.names == list(bout.seating)
        assert record.options["quiet_per_hunter"] == "20"
        assert len(record.steps) == result.steps


def test_a_summary_counts_every_chair() -> None:
    results = run(DUEL, 1, ignore)
    found = summary(DUEL, results, 1.0)
    greedy, random = found["bots"]
    assert (found["games"], greedy["games"], random["games"]) == (12, 24, 12)
    assert sum(found["endings"].values()) == 12
    assert found["longest"] == max(result.steps for result in results)
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert 1 <= greedy["mean_place"] <= 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
