"""``tundra games``, ``bench``, and what all commands have in common."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from tests.cli.calls import Shell
from tundra.cli import app
from tundra.games import REGISTRY

SOURCES = Path(__file__).parents[2] / "src"


def test_games_lists_seats_and_options(shell: Shell) -> None:
    answer = shell("games")
    assert answer.code == 0
    assert "Mâamut (maamut), 2 to 4 seats" in answer.out
    assert "quiet_per_hunter" in answer.out


def test_games_are_called_as_in_the_language(shell: Shell) -> None:
    english, french = shell("games --lang en").out, shell("games --lang fr").out
    for name, title, titre in (
        ("mammoth_valley", "Mammoth Valley", "La Vallée des Mammouths"),
        ("ice_age", "Ice Age", "Ère Glaciaire"),
    ):
        assert f"{title} ({name})" in english
        assert f"{titre} ({name})" in french


def test_games_for_machines_is_one_object_a_line(shell: Shell) -> None:
    lines = shell("games --json").out.splitlines()
    assert len(lines) == len(list(REGISTRY))
    answer = shell("games --json --lang fr")
    first = answer.out.splitlines()[0]
    assert '"id": "maamut", "title": "Mâamut", "seats": [2, 3, 4], "options": [' in first
    assert "Tours calmes par chasseur" in first
    assert "Après autant de tours" in first


def test_bench_says_how_fast_and_whether_compiled(shell: Shell) -> None:
    answer = shell("bench maamut --seconds 0.05 --json")
    assert list(answer.data) == [
        "game", "seats", "compiled", "steps_per_s", "games_per_s", "steps_per_game", "clone_us",
        "iterations_per_s",
    ]  # fmt: skip
    assert (answer.data["game"], answer.data["seats"]) == ("maamut", 4)
    assert answer.data["compiled"] is False
    assert all(answer.data[name] > 0 for name in list(answer.data)[3:])


def test_bench_for_people_says_that_nothing_is_compiled(shell: Shell) -> None:
    answer = shell("bench maamut --seconds 0.02 --seats 2")
    assert answer.code == 0
    assert "Nothing is compiled" in answer.out
    assert "maamut" in answer.out


@pytest.mark.parametrize(
    "line",
    ["bench tarot", "bench --seconds 0", "games --lang xx", "gaems", "--what", "play tarot"],
)
def test_a_wrong_call_gives_2_and_one_line(shell: Shell, line: str) -> None:
    answer = shell(line)
    assert answer.code == 2
    assert answer.complaint


def test_help_is_given_to_whoever_asks_or_says_nothing(shell: Shell) -> None:
    for line in ("", "--help", "sim --help"):
        answer = shell(line)
        assert answer.code == 0
        assert "Usage" in answer.out


def test_the_language_is_that_of_the_system(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "2 à 4 places" in shell("games").out


def test_what_should_not_happen_is_told_without_a_traceback(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the ice\nbroke")

    monkeypatch.setattr("tundra.cli.games.print_game", broken)
    answer = shell("games")
    assert answer.code == 1
    assert "RuntimeError: the ice broke" in answer.complaint


def test_an_interrupt_is_no_error(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tundra.cli.games.print_game", interrupted)
    answer = shell("games")
    assert answer.code == app.INTERRUPTED
    assert answer.err == ""


def test_the_package_can_be_run_as_a_module() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "tundra", "--version"],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.startswith("tundra ")


def test_sources_that_were_never_installed_say_so_as_their_version(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(app, "version", missing)
    answer = shell("--version")
    assert (answer.code, answer.out, answer.err) == (0, "tundra 0+source\n", "")
