"""``tundra arena``: leagues and reports from the command line, and what is said when something is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tests.arena.leagues import records, tables
from tests.cli.calls import Shell, start
from tundra.arena.campaign import Hands, OnProgress, play_missing
from tundra.arena.ledger import Ledger
from tundra.arena.trials import Players, Trial
from tundra.cli.arena import nothing_lost
from tundra.cli.arena_balance import VERSUS
from tundra.cli.output import Language
from tundra.cli.progress import progress
from tundra.core.texts import say

SHORT = "--options turns_per_player=20,quiet_per_hunter=5"
LEAGUE = f"arena league maamut --bots greedy,random --games 4 --seats 2 {SHORT}"
LONGER = LEAGUE.replace("--games 4", "--games 24")


def test_a_league_prints_ratings_and_says_where_all_is_kept(shell: Shell, tmp_path: Path) -> None:
    answer = shell(f"{LEAGUE} --out {tmp_path}")
    assert answer.code == 0
    assert "rating" in answer.out
    assert answer.out.index("greedy") < answer.out.index("random")
    assert str(tmp_path.name) in answer.out
    assert (tmp_path / "results.sqlite").is_file()


def test_a_league_for_machines_and_in_french(shell: Shell, tmp_path: Path) -> None:
    found = shell(f"{LEAGUE} --out {tmp_path} --json").data
    assert found["games"] == 4
    assert {"name", "rating", "rating_low", "rating_high", "win_rate"} <= set(found["bots"][0])
    assert found["options"]["turns_per_player"] == 20
    assert "classement" in shell(f"{LEAGUE} --out {tmp_path} --lang fr").out


@pytest.mark.parametrize(("lang", "one"), [("en", "1 match"), ("fr", "1 partie")])
def test_a_single_match_is_not_called_matches(
    shell: Shell, tmp_path: Path, lang: str, one: str
) -> None:
    bots = f"--bots random --games 1 --seats 2 {SHORT} --lang {lang} --out {tmp_path}"
    assert f", {one}, " in shell(f"arena league maamut {bots}").out
    shell(f"arena balance maamut {bots}")
    assert f"{one} " in (tmp_path / "report.html").read_text("utf-8")
    facts = {"seats": 2, "games": 1, "bots": "random", "done": 1, "total": 1}
    for key in ("web.lab.card", "web.lab.run.progress"):
        assert re.search(rf"{one}\b", say(lang, key, facts)), key


def test_a_bar_shows_rate_and_time_left_to_those_who_wait(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tundra.cli.progress.PATIENCE", 0)
    answer = shell(f"{LEAGUE} --out {tmp_path} --json")
    assert "4/4" in answer.err
    assert "/s" in answer.err
    assert "0:00:00" in answer.err


def test_the_bar_does_not_wait_for_the_first_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tundra.cli.progress.PATIENCE", 0.01)
    with progress("league", Language.EN) as on_progress:
        on_progress(0, 4)
        time.sleep(0.5)
    assert "0/4" in capsys.readouterr().err


def test_the_bar_tells_rate_and_time_left_of_slow_matches_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("tundra.cli.progress.PATIENCE", 0.01)
    monkeypatch.setattr(
        "tundra.cli.progress.err", lambda: Console(stderr=True, get_time=lambda: now[0])
    )
    with progress("league", Language.FR) as on_progress:
        for done in range(3):
            now[0] = 60.0 * done
            on_progress(done, 4)
        time.sleep(0.5)
    assert "2/4 0,017/s 0:02:00" in capsys.readouterr().err


def test_whoever_interrupts_is_told_in_one_line_where_all_is_kept(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = Path("a folder of mine/" * 9)
    with pytest.raises(KeyboardInterrupt), nothing_lost(folder, Language.EN):
        raise KeyboardInterrupt
    told = capsys.readouterr().err
    assert str(folder) in told
    assert told.count("\n") == 1


def test_a_record_of_the_league_is_verified(shell: Shell, tmp_path: Path) -> None:
    shell(f"{LEAGUE} --out {tmp_path}")
    answer = shell(f"verify {tmp_path / 'records/0000/000004.txt'}")
    assert answer.code == 0
    assert "All is well" in answer.out


def test_a_report_is_written_as_page_and_json(shell: Shell, tmp_path: Path) -> None:
    line = f"arena balance maamut --seats 2 --games 6 --bots random {SHORT} --out {tmp_path}"
    answer = shell(f"{line} --versus first_player=1 --json")
    assert answer.code == 0
    assert answer.data["report"] == str(tmp_path / "report.html")
    assert len(answer.data["rules"]) == 2
    assert answer.data["rules"][1]["options"]["first_player"] == 1
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["versus"]
    assert "report.html" in shell(line).out


def test_a_comparison_that_is_interrupted_still_reports_the_first_rules(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(ledger: Ledger, hands: Hands, on_progress: OnProgress) -> None:
        if ledger.folder.name == VERSUS:
            raise KeyboardInterrupt
        play_missing(ledger, hands, on_progress)

    monkeypatch.setattr("tundra.cli.arena_balance.play_missing", interrupted)
    line = f"arena balance maamut --seats 2 --games 2 --bots random {SHORT} --out {tmp_path}"
    assert shell(f"{line} --versus first_player=1").code == 130
    found = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert (len(found["rules"]), found["rules"][0]["games"]) == (1, 2)


def judged(_: Players, trials: list[Trial]) -> Iterator[float]:
    """A judge who needs no match."""
    for trial in trials:
        yield float(trial.number % 5 < dict(trial.somebody)["push"])


def test_a_tuning_shows_the_strength_before_and_after(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Players, "played", judged)
    line = f"arena tune maamut --seats 2 --games 4 --generations 2 --check 10 --out {tmp_path}"
    answer = shell(line)
    assert answer.code == 0
    assert max(len(line) for line in answer.out.splitlines()[:3]) < 80
    assert "seats matches" in " ".join(answer.out.split())
    assert "40.0 (16.8 - 68.7)" in answer.out
    assert str(tmp_path.name) in answer.out
    found = shell(f"{line} --json").data
    file = tmp_path / "proposal.json"
    assert json.loads(file.read_text("utf-8")) == found["after"]
    assert [row["seats"] for row in found["strength"]] == [2]
    assert "another tuning is kept there" in shell(f"{line} --start {file}").complaint


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("league tarot", "no game is called 'tarot'"),
        ("league maamut --bots clever,random", "no bot is called 'clever'"),
        ("league maamut --bots greedy,greedy", "the bot greedy is named twice"),
        ("league maamut --options moon=full", "no option is called 'moon'"),
        ("league maamut --seats 9", "seats must lie between 2 and 4"),
        ("league maamut --games 0", "--games"),
        ("balance maamut --versus turns_per_player=80", "changes nothing"),
        ("balance maamut --versus moon", "an option is written name=value"),
        ("balance maamut --seats 2 --bots random,greedy,search:1", "too many for 2 seats"),
        ("tune big_manitou", "has no weights to tune"),
        ("tune maamut --start nowhere.json", "nowhere.json: No such file"),
        ("tune maamut --seats 9", "seats must lie between 2 and 4"),
        ("", "Missing command"),
    ],
)
def test_a_wrong_call_gives_2_and_one_line(
    shell: Shell, tmp_path: Path, line: str, problem: str
) -> None:
    out = f" --out {tmp_path / 'x'}" if line else ""
    answer = shell(f"arena {line}{out}")
    assert answer.code == 2
    assert problem.lower() in answer.complaint.lower()
    assert not (tmp_path / "x").exists()


def test_a_folder_that_cannot_be_written_gives_1_and_one_line(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    answer = shell(f"{LEAGUE} --out {tmp_path / 'file' / 'folder'}")
    assert answer.code == 1
    assert "Not a directory" in answer.complaint
    answer = shell(f"{LEAGUE} --out {tmp_path / 'file'}")
    assert (answer.code, "it is a file, not a folder" in answer.complaint) == (1, True)


def test_a_full_disk_gives_one_line_that_says_how_to_go_on(shell: Shell, tmp_path: Path) -> None:
    full = tmp_path / "records/0000/000002.part"
    full.parent.mkdir(parents=True)
    full.symlink_to("/dev/full")
    answer = shell(f"{LEAGUE} --out {tmp_path}")
    assert answer.code == 1
    assert "No space left on device" in answer.complaint
    assert "what was played is kept" in answer.complaint
    full.unlink()
    assert shell(f"{LEAGUE} --out {tmp_path} --json").data["games"] == 4


def start_league(folder: Path, jobs: int) -> subprocess.Popen[str]:
    return start(f"{LONGER} --jobs {jobs} --out {folder}")


def wait_for_records(process: subprocess.Popen[str], folder: Path, wanted: int) -> None:
    for _ in range(3000):
        if len(list(folder.rglob("0*.txt"))) >= wanted:
            return
        assert process.poll() is None, "over before it could be stopped"
        time.sleep(0.02)
    raise AssertionError("no match was ever finished")


@pytest.mark.slow
def test_a_league_that_is_killed_twice_ends_like_one_that_was_not(
    shell: Shell, tmp_path: Path
) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    for wanted in (2, 8):
        process = start_league(killed, 2)
        wait_for_records(process, killed, wanted)
        process.kill()
        process.communicate(timeout=60)
    kept = {path: path.stat().st_mtime_ns for path in killed.rglob("0*.txt")}
    assert len(kept) >= 8
    for folder in (killed, whole):
        assert shell(f"{LONGER} --out {folder}").code == 0
    assert tables(killed) == tables(whole)
    assert records(killed) == records(whole)
    # What was kept before was not written again: nothing was played twice.
    assert {path: path.stat().st_mtime_ns for path in kept} == kept


@pytest.mark.slow
def test_a_second_run_is_turned_away_and_an_interrupted_one_says_that_all_is_kept(
    shell: Shell, tmp_path: Path
) -> None:
    process = start_league(tmp_path, 1)
    wait_for_records(process, tmp_path, 2)
    process.send_signal(signal.SIGSTOP)
    second = shell(f"{LONGER} --out {tmp_path}")
    assert (second.code, "another run is at work there" in second.complaint) == (1, True)
    process.send_signal(signal.SIGCONT)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "What was played is kept" in err
    assert "Traceback" not in err
    assert len(tables(tmp_path)["matches"]) >= 2
    assert (tmp_path / "laboratory.json").is_file()
