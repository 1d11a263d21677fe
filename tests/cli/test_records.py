"""``tundra verify`` and ``tundra show``."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.calls import Shell


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    return record


def test_a_good_record_is_verified(shell: Shell, record: Path) -> None:
    answer = shell(f"verify {record}")
    assert answer.code == 0
    assert "the seed matches its hash" in answer.out
    assert "Tout est en ordre" in shell(f"verify {record} --lang fr").out


def test_verify_tells_machines_what_it_found(shell: Shell, record: Path) -> None:
    data = shell(f"verify {record} --json").data
    assert data["ok"] is True
    assert (data["game"], data["seats"]) == ("maamut", 3)
    assert data["steps"] > 3
    assert data["reason"] == "trap"
    assert sorted(data["places"]) == [1, 2, 2]


def test_an_unfinished_record_is_fine_too(shell: Shell, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:-3]) + "\n", "utf-8")
    answer = shell(f"verify {record}")
    assert answer.code == 0
    assert "the match is not over" in answer.out


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("seed ", "seed 1", "the seed does not match its hash"),
        ("game maamut", "game tarot", "no game is called 'tarot'"),
        ("game maamut 1", "game maamut 99", "version 99"),
        ("seats=3", "seats=7", "7 seats, but 3 names"),
        ("seats=3", "seats", "expected name=value"),
        (" trap\n", " quiet\n", "the record says"),
        ("\n1 ", "\nfirst ", "not a number"),
        ("place-", "place-z", "step 1"),
    ],
)
def test_a_damaged_record_gives_1_and_one_line_with_the_file(
    shell: Shell, record: Path, old: str, new: str, problem: str
) -> None:
    answer = shell(f"verify {changed(record, old, new)}")
    assert answer.code == 1
    assert problem in answer.complaint
    assert str(record) in answer.complaint


def test_what_cannot_be_read_gives_1_and_one_line(shell: Shell, tmp_path: Path) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(bytes(range(128, 256)))
    empty = tmp_path / "empty"
    empty.touch()
    for path in (tmp_path / "none", tmp_path, noise, empty):
        for command in ("verify", "show"):
            answer = shell(f"{command} {path}")
            assert answer.code == 1
            assert str(path) in answer.complaint


def test_show_draws_the_last_position_with_everything_open(shell: Shell, record: Path) -> None:
    answer = shell(f"show {record}")
    assert answer.code == 0
    assert "everything open" in answer.out
    assert "M" in answer.out
    assert "the mammoth is in the trap" in answer.out


def test_show_draws_what_a_seat_sees_after_a_step(shell: Shell, record: Path) -> None:
    answer = shell(f"show {record} --step 3 --seat 1")
    assert "after step 3" in answer.out
    assert "B (greedy)" in answer.out
    assert answer.out.count("hand 3 cards") == 2


def test_show_tells_machines_the_view(shell: Shell, record: Path) -> None:
    data = shell(f"show {record} --step 0 --seat 2 --json").data
    assert (data["game"], data["step"], data["seat"]) == ("maamut", 0, 2)
    assert data["view"]["phase"] == "place"
    assert data["prompt"]["key"] == "maamut.prompt.place"
    assert [isinstance(hand, list) for hand in data["view"]["hands"]] == [False, False, True]
    everything = shell(f"show {record} --json").data
    assert everything["seat"] is None
    assert everything["step"] == everything["steps"]


@pytest.mark.parametrize("place", ["--step 9999", "--step -1", "--seat 3", "--seat x"])
def test_a_place_that_the_record_has_not_is_a_wrong_call(
    shell: Shell, record: Path, place: str
) -> None:
    answer = shell(f"show {record} {place}")
    assert answer.code == 2
    assert answer.complaint


def test_a_record_that_leaves_options_out_is_told_so(shell: Shell, record: Path) -> None:
    assert shell(f"verify {record}").err == ""
    assert shell(f"verify {record} --json").data["left_out"] == []
    changed(record, " quiet_per_hunter=15", "")
    answer = shell(f"verify {record}")
    assert answer.code == 0
    assert "leaves out one option" in answer.err
    assert "quiet_per_hunter" in answer.err
    assert shell(f"verify {record} --json").data["left_out"] == ["quiet_per_hunter"]
    assert "quiet_per_hunter" in shell(f"show {record} --lang fr").err


@pytest.mark.parametrize("command", ["verify", "show"])
def test_what_has_no_end_is_refused(shell: Shell, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero"), Path("/dev/null")):
        answer = shell(f"{command} {file}")
        assert answer.code == 1
        assert answer.complaint == f"{file}: not a file"


def test_a_file_that_grows_while_it_is_read_is_refused(
    shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As files of the system do, which say that they are empty."""
    monkeypatch.setattr("tundra.cli.records.LARGEST", 100)
    assert "too large" in shell(f"verify {record}").complaint


HOSTILE = "\x1b[2J\x1b]0;owned\x07\x9b31m"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 0 ", f"seat 0 {HOSTILE}"),
        ("game maamut", f"game {HOSTILE}"),
        (" quiet_per_hunter=15", f" quiet_per_hunter={HOSTILE}"),
        (" quiet_per_hunter=15", f" {HOSTILE}=15"),
        ("place-", f"place-{HOSTILE}"),
        (" trap\n", f" {HOSTILE}\n"),
        ("\n1 ", f"\n{HOSTILE} "),
    ],
)
def test_escape_codes_never_reach_the_terminal(
    shell: Shell, record: Path, old: str, new: str
) -> None:
    changed(record, old, new)
    for command in ("verify", "show", "verify --json", "show --json"):
        answer = shell(f"{command} {record}")
        said = (answer.out + answer.err).replace("\n", "")
        assert said.isprintable(), repr(said)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game maamut", "game " + "x" * 5000),
        (" quiet_per_hunter=15", " quiet_per_hunter=" + "9" * 5000),
        (" quiet_per_hunter=15", " " + "x" * 5000 + "=1"),
        ("place-", "place-" + "x" * 5000),
        (" trap\n", " " + "x" * 5000 + "\n"),
        ("\n1 ", "\n" + "1" * 5000 + " "),
    ],
)
def test_long_words_of_a_record_are_cut_in_complaints(
    shell: Shell, record: Path, old: str, new: str
) -> None:
    answer = shell(f"verify {changed(record, old, new)}")
    assert answer.code == 1
    assert len(answer.complaint) < len(str(record)) + 300
