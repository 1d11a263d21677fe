"""Leagues: which matches, kept one by one, never lost and never played twice."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.arena.leagues import LEAGUE, longer, play, quiet, records, tables
from tundra.arena import campaign, league
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.duel import Bout
from tundra.arena.league import (
    League,
    Played,
    agreed_league,
    bouts,
    count_bouts,
    lineups,
    play_in_league,
    seatings,
)
from tundra.arena.ledger import FILE, open_ledger, the_only_one
from tundra.arena.runs import played
from tundra.arena.standings import LABORATORY, close_league
from tundra.arena.trouble import ArenaTrouble
from tundra.bots.heuristics import WEIGHED
from tundra.bots.heuristics.weights import starts, written
from tundra.core.record import read_record, verify
from tundra.games import REGISTRY

FOUR = League("maamut", 2, ("random", "greedy", "search:1", "search:2"), 20, 1)


def test_of_many_bots_every_choice_sits_together_in_all_seatings() -> None:
    assert len(lineups(FOUR)) == 6
    seen = Counter(bout.seating for bout in bouts(League("maamut", 2, FOUR.bots, 12, 1)))
    assert len(seen) == 12
    assert set(seen.values()) == {1}


def test_a_short_league_of_many_bots_seats_only_those_who_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All seatings of all lineups of 12 bots at 6 seats would be 665,280."""
    bots = tuple(f"search:its={its}" for its in range(1, 13))
    many = League("mammoth_valley", 6, bots, 1000, 1)
    seated: list[tuple[str, ...]] = []

    def watched(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
        seated.append(lineup)
        return seatings(lineup)

    monkeypatch.setattr(league, "seatings", watched)
    assert count_bouts(many) == len(list(bouts(many))) == 1440
    assert len(seated) < 5


def test_both_seatings_of_a_lineup_share_a_seed_and_no_others_do() -> None:
    seeds = Counter(bout.seed for bout in bouts(FOUR))
    assert set(seeds.values()) == {2}
    assert count_bouts(FOUR) == sum(seeds.values()) == 20


def test_a_longer_league_begins_like_a_shorter_one() -> None:
    few, many = list(bouts(longer(4))), list(bouts(longer(10)))
    assert many[: len(few)] == few


def test_every_match_is_a_record_that_replays(tmp_path: Path) -> None:
    play(tmp_path)
    kept = records(tmp_path)
    assert list(kept) == [f"records/0000/{number:06d}.txt" for number in range(1, 5)]
    for text in kept.values():
        verify(read_record(text), REGISTRY.find)


def refuse_to_play(*_: object) -> Played:
    raise AssertionError("nothing was left to play")


def test_a_league_that_is_over_plays_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = play(tmp_path)
    monkeypatch.setattr(campaign, "play_in_league", refuse_to_play)
    assert play(tmp_path) == first


def test_a_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    play(tmp_path / "at_once", longer(6))
    play(tmp_path / "in_two", longer(2))
    play(tmp_path / "in_two", longer(6))
    assert tables(tmp_path / "at_once") == tables(tmp_path / "in_two")
    assert records(tmp_path / "at_once") == records(tmp_path / "in_two")


def test_a_record_without_a_row_is_taken_in_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path)
    before = tables(tmp_path)
    base = sqlite3.connect(tmp_path / FILE)
    with base:
        base.execute("DELETE FROM matches WHERE number = 2")
        base.execute("DELETE FROM chairs WHERE number = 2")
    base.close()
    monkeypatch.setattr(campaign, "play_in_league", refuse_to_play)
    play(tmp_path)
    assert tables(tmp_path) == before


def test_all_results_can_be_made_anew_from_the_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path)
    before = tables(tmp_path)
    (tmp_path / FILE).unlink()
    monkeypatch.setattr(campaign, "play_in_league", refuse_to_play)
    play(tmp_path)
    assert tables(tmp_path) == before


@pytest.mark.parametrize("has_row", [True, False])
def test_a_record_cut_in_half_is_played_again(tmp_path: Path, has_row: bool) -> None:
    play(tmp_path)
    whole, rows = records(tmp_path), tables(tmp_path)
    path = tmp_path / "records/0000/000003.txt"
    path.write_text(path.read_text("utf-8")[:200], "utf-8")
    if not has_row:
        base = sqlite3.connect(tmp_path / FILE)
        with base:
            base.execute("DELETE FROM matches WHERE number = 2")
        base.close()
    play(tmp_path)
    assert records(tmp_path) == whole
    assert tables(tmp_path) == rows


@pytest.mark.parametrize(
    ("line", "instead"), [(r"^4 .*$", "4 0 9ZZ"), (r"^result .*$", "result 1 1 trap")]
)
def test_a_record_that_does_not_replay_is_played_again(
    tmp_path: Path, line: str, instead: str
) -> None:
    play(tmp_path)
    whole, rows = records(tmp_path), tables(tmp_path)
    path = tmp_path / "records/0000/000003.txt"
    path.write_text(re.sub(line, instead, path.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    assert records(tmp_path) != whole
    (tmp_path / FILE).unlink()
    play(tmp_path)
    assert records(tmp_path) == whole
    assert tables(tmp_path) == rows


def test_a_record_of_another_match_is_not_taken_in(tmp_path: Path) -> None:
    play(tmp_path)
    whole = records(tmp_path)
    base = sqlite3.connect(tmp_path / FILE)
    with base:
        base.execute("DELETE FROM matches WHERE number = 3")
    base.close()
    foreign = tmp_path / "records/0000/000004.txt"
    foreign.write_text(whole["records/0000/000001.txt"], "utf-8")
    play(tmp_path)
    assert records(tmp_path) == whole


def test_a_record_of_other_rules_is_not_taken_in(tmp_path: Path) -> None:
    """The seed and the bots are the same, and no results say that the options were others."""
    other = REGISTRY.find("maamut").choose(2, {**dict(LEAGUE.options), "quiet_per_hunter": 6})
    play(tmp_path)
    (tmp_path / FILE).unlink()
    play(tmp_path, replace(LEAGUE, options=other.values))
    assert all("quiet_per_hunter=6" in text for text in records(tmp_path).values())


def test_a_folder_holds_one_league(tmp_path: Path) -> None:
    play(tmp_path)
    other = League("maamut", 2, ("greedy", "random"), 4, 8, LEAGUE.options)
    with pytest.raises(ArenaTrouble, match=r"another league is kept there \(seed is 7, not 8\)"):
        play(tmp_path, other)
    options = REGISTRY.find("maamut").choose(2, {**dict(LEAGUE.options), "quiet_per_hunter": 6})
    with pytest.raises(ArenaTrouble, match=r"\(quiet_per_hunter is 5, not 6\)"):
        play(tmp_path, replace(LEAGUE, options=options.values))


@pytest.fixture
def weighed(tmp_path: Path) -> Path:
    """A file of weights that are a league's own."""
    path = tmp_path / "weights.json"
    path.write_text(written(starts(WEIGHED["maamut"].ranges)), "utf-8")
    return path


def league_with(file: Path) -> League:
    bots = [f"greedy:weights={file}", f"search:its=2:weights={file}"]
    return agreed_league("maamut", 2, bots, 2, 7, dict(LEAGUE.options))


def change(file: Path) -> None:
    numbers = json.loads(file.read_text("utf-8"))
    file.write_text(written({**numbers, "push": 0.25}), "utf-8")


def test_a_league_whose_weights_have_changed_does_not_go_on(tmp_path: Path, weighed: Path) -> None:
    play(tmp_path / "league", league_with(weighed))
    play(tmp_path / "league", replace(league_with(weighed), games=4))
    change(weighed)
    with pytest.raises(
        ArenaTrouble,
        match=r"\(.*weights\.json push is .*, not 0\.25\); --out names another folder$",
    ):
        play(tmp_path / "league", league_with(weighed))


@pytest.mark.parametrize("jobs", [1, 2])
def test_weights_that_change_in_the_middle_end_the_league(
    tmp_path: Path, weighed: Path, jobs: int
) -> None:
    league = league_with(weighed)
    change(weighed)
    with pytest.raises(ArenaTrouble, match="weights is not what it was when the league was begun"):
        play(tmp_path / "league", league, jobs)


def test_two_runs_cannot_share_a_folder_at_the_same_time(tmp_path: Path) -> None:
    with open_ledger(tmp_path, LEAGUE), pytest.raises(ArenaTrouble, match="another run is at work"):
        play(tmp_path)
    play(tmp_path)


def test_a_lock_that_cannot_be_taken_is_named(tmp_path: Path) -> None:
    (tmp_path / ".lock").mkdir()
    with pytest.raises(ArenaTrouble, match=r"\.lock: unable to open"), the_only_one(tmp_path):
        pass


def test_a_league_that_never_began_is_nothing_to_show(tmp_path: Path) -> None:
    with open_ledger(tmp_path, LEAGUE) as ledger:
        assert close_league(ledger)["games"] == 0
    assert not (tmp_path / LABORATORY).exists()


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"mammoth" * 400)
    with pytest.raises(ArenaTrouble, match=r"results\.sqlite: file is not a database; remove it"):
        play(tmp_path)


def test_a_full_disk_stops_the_league_and_loses_nothing(tmp_path: Path) -> None:
    full = tmp_path / "records/0000/000003.part"
    full.parent.mkdir(parents=True)
    # The kernel itself says that there is no room.
    full.symlink_to("/dev/full")
    with pytest.raises(ArenaTrouble, match=r"000003\.txt: No space left on device"):
        play(tmp_path)
    assert len(records(tmp_path)) == 2
    full.unlink()
    play(tmp_path)
    play(tmp_path / "fresh")
    assert tables(tmp_path) == tables(tmp_path / "fresh")


def test_a_database_that_cannot_grow_stops_the_league_and_loses_nothing(tmp_path: Path) -> None:
    random = replace(longer(400), bots=("random",))
    play(tmp_path, replace(random, games=2))
    with open_ledger(tmp_path, random) as ledger:
        (pages,) = ledger.base.execute("PRAGMA page_count").fetchone()
        ledger.base.execute(f"PRAGMA max_page_count = {pages + 1}")
        with pytest.raises(ArenaTrouble, match="database or disk is full"):
            play_missing(ledger, Hands(), quiet)
        kept = len(ledger.results())
    assert 2 < kept < 400
    play(tmp_path, replace(random, games=kept))
    play(tmp_path / "fresh", replace(random, games=kept))
    assert tables(tmp_path)["matches"] == tables(tmp_path / "fresh")["matches"]


def test_the_note_in_the_folder_says_how_far_it_is(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    with open_ledger(tmp_path, LEAGUE) as ledger:
        play_missing(ledger, Hands(), lambda done, total: heard.append((done, total)))
    assert heard[0] == (0, 4)
    assert heard[-1] == (4, 4)
    assert '"done": 4, "total": 4' in (tmp_path / "progress.json").read_text("utf-8")


def die_once(folder: str, bout: Bout) -> Played:
    """A worker that is killed in the middle of its third match, the first time."""
    mark = Path(folder) / "died"
    if bout.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_in_league(LEAGUE, bout)


def die_always(bout: Bout) -> Played:
    os.kill(os.getpid(), signal.SIGKILL)
    return play_in_league(LEAGUE, bout)


@pytest.mark.slow
def test_a_worker_that_is_killed_loses_no_match(tmp_path: Path) -> None:
    line = list(bouts(longer(8)))
    found = list(played(partial(die_once, str(tmp_path)), line, 2))
    assert (tmp_path / "died").exists()
    numbers = [match.result.number for match in found]
    assert sorted(numbers) == list(range(8))
    here = {bout.number: play_in_league(LEAGUE, bout) for bout in line}
    assert all(match == here[match.result.number] for match in found)


@pytest.mark.slow
def test_workers_that_always_die_are_given_up_in_one_line() -> None:
    with pytest.raises(ArenaTrouble, match="die again and again"):
        list(played(die_always, bouts(LEAGUE), 2))
