"""``tundra sim``: bots against each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Shell
from tundra.core.record import read_record

SIM = "sim maamut --seats 3 --games 6 --bots greedy,random --seed 4"


def test_the_fields_that_scripts_read(shell: Shell) -> None:
    answer = shell(f"{SIM} --json")
    assert answer.code == 0
    assert list(answer.data) == [
        "game", "seats", "games", "seed", "seconds", "bots", "endings", "longest",
    ]  # fmt: skip
    for bot in answer.data["bots"]:
        assert list(bot) == ["name", "games", "mean_place", "win_rate", "low", "high"]
    assert answer.data["seed"] == 4
    assert answer.data["games"] == sum(answer.data["endings"].values()) == 6


def test_the_same_seed_gives_the_same_findings_whatever_the_jobs(shell: Shell) -> None:
    findings = [shell(f"{SIM} --json --jobs {jobs}").data for jobs in (1, 2)]
    for found in findings:
        del found["seconds"]
    assert findings[0] == findings[1]


def test_matches_are_rounded_up_to_whole_sets_of_seatings_and_it_says_so(shell: Shell) -> None:
    answer = shell("sim maamut --seats 3 --games 4 --bots greedy,random --json")
    assert answer.data["games"] == 6
    assert "6 matches will be played" in answer.err


def test_options_are_passed_on(shell: Shell) -> None:
    answer = shell(f"{SIM} --option turns_per_player=20 --option quiet_per_hunter=5 --json")
    assert answer.code == 0
    assert answer.data["longest"] <= 3 * 20 * 2


def test_people_get_a_table_in_their_language(shell: Shell) -> None:
    english, french = shell(SIM), shell(f"{SIM} --lang fr")
    assert "95% interval" in english.out
    assert "intervalle à 95\u202f%" in french.out
    assert "robot" in french.out


def test_a_bar_is_shown_to_those_who_wait(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    # A busy machine may need longer than usual for what is quick elsewhere.
    monkeypatch.setattr("tundra.cli.sim.PATIENCE", 600)
    assert shell(SIM).err == ""
    monkeypatch.setattr("tundra.cli.sim.PATIENCE", 0)
    answer = shell(f"{SIM} --json")
    assert "6/6" in answer.err
    assert answer.data["games"] == 6


def test_records_are_kept_where_they_are_wanted(shell: Shell, tmp_path: Path) -> None:
    assert shell(f"{SIM} --records {tmp_path / 'kept'}").code == 0
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == [f"{number:06d}.txt" for number in range(1, 7)]
    assert read_record(kept[0].read_text("utf-8")).game == "maamut"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("sim tarot", "no game is called 'tarot'"),
        ("sim maamut --bots clever", "no bot is called 'clever'"),
        ("sim maamut --bots ,", "no bot is called ''"),
        ("sim maamut --seats 9", "seats must lie between 2 and 4"),
        ("sim maamut --seats 2 --bots random,greedy,random", "3 bots are too many for 2 seats"),
        ("sim maamut --option moon=full", "no option is called 'moon'"),
        ("sim maamut --option turns_per_player", "an option is written name=value"),
        ("sim maamut --option turns_per_player=few", "must be a whole number"),
        (
            "sim maamut --option turns_per_player=20 --option turns_per_player=30",
            "turns_per_player is given twice",
        ),
        ("sim maamut --bots search:its=1.7,random", "is not a whole number"),
        ("sim maamut --games 0", "--games"),
        ("sim maamut --games many", "--games"),
        ("sim maamut --games 1000001", "--games"),
        ("arena league maamut --games 1000001", "--games"),
        ("arena balance maamut --games 1000001", "--games"),
        ("sim maamut --seats 3 --games 5 --option first_player=4", "there are only 3 seats"),
        ("sim ice_age --games 5 --seats 3 --option first_player=5", "there are only 3 seats"),
        ("bench --seats 6 --seconds 0.01 --json", "seats must lie between"),
        ("sim maamut --bots search:9:secs=1,random", "has no setting '9'"),
        (f"sim maamut --bots {'x' * 5000}", "no bot is called 'xxx"),
        ("sim maamut --jobs 0", "--jobs"),
        ("sim", "GAME"),
    ],
)
def test_a_wrong_call_gives_2_and_one_line(shell: Shell, line: str, problem: str) -> None:
    answer = shell(line)
    assert answer.code == 2
    assert problem.lower() in answer.complaint.lower()
    assert len(answer.complaint) < 400
