"""Ctrl-C in the middle of a simulation."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def simulation(jobs: int) -> subprocess.Popen[str]:
    words = f"sim maamut --seats 4 --games 100000 --bots greedy --jobs {jobs}"
    return subprocess.Popen(
        [sys.executable, "-m", "tundra", *words.split()],
        # The bar is drawn as if somebody looked on.
        env={**os.environ, "PYTHONPATH": str(SOURCES), "FORCE_COLOR": "1", "TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def let_it_run(process: subprocess.Popen[str]) -> None:
    """Until the bar shows that matches are being played."""
    assert process.stderr is not None
    shown = ""
    while "/100000" not in shown:
        more = process.stderr.read(16)
        assert more, shown
        shown += more


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_ends_at_once_and_quietly(jobs: int) -> None:
    process = simulation(jobs)
    let_it_run(process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err


@pytest.mark.slow
def test_no_worker_outlives_a_simulation_that_was_killed() -> None:
    process = simulation(2)
    let_it_run(process)
    process.kill()
    # The workers hold the same streams: they are closed when the last one is gone.
    process.communicate(timeout=60)
