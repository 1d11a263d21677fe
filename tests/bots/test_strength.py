"""Thinking pays: the installed, compiled package plays, in all seatings, often enough to be sure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def sim(folder: Path, words: str, **environment: str) -> dict[str, Any]:
    """What the installed package finds; far from the sources, so that they are not imported."""
    answer = subprocess.run(
        [sys.executable, "-m", "tundra", "sim", "maamut", *words.split(), "--json"],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("strong", "weak"), [("greedy", "random"), ("search:3", "greedy")])
def test_one_thinker_among_weaker_bots_wins_more_than_its_share(
    tmp_path: Path, seats: int, strong: str, weak: str
) -> None:
    bots = ",".join([strong] + [weak] * (seats - 1))
    found = sim(tmp_path, f"--seats {seats} --games 60 --bots {bots} --seed 2")
    best = found["bots"][0]
    assert best["name"] == strong
    assert best["low"] > 1 / seats


@pytest.mark.slow
def test_each_level_beats_the_one_below(tmp_path: Path) -> None:
    for bots in ("search:1,greedy", "search:2,search:1", "search:3,search:2"):
        found = sim(tmp_path, f"--seats 2 --games 60 --bots {bots} --seed 3")
        assert found["bots"][0]["win_rate"] > found["bots"][1]["win_rate"]


@pytest.mark.slow
def test_compiled_and_plain_bots_play_the_same_matches(tmp_path: Path) -> None:
    words = "--seats 3 --games 6 --bots random,greedy,search:its=120 --seed 11 --records"
    for name, environment in (("compiled", {}), ("plain", {"PYTHONPATH": str(SOURCES)})):
        sim(tmp_path, f"{words} {tmp_path / name}", **environment)
    for compiled in sorted((tmp_path / "compiled").iterdir()):
        plain = tmp_path / "plain" / compiled.name
        assert compiled.read_text("utf-8") == plain.read_text("utf-8")
