"""The shell that the tests of the command line type into, and a record to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import Shell
from tundra.arena.duel import Duel, bouts, play_bout


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole match of Mâamut with three seats."""
    duel = Duel("maamut", 3, ("greedy",), 1, 5, keep_records=True)
    path = tmp_path / "match.txt"
    path.write_text(play_bout(duel, next(bouts(duel))).record, "utf-8")
    return path
