"""Ctrl-C in the middle of a simulation."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_ends_at_once_and_quietly(jobs: int) -> None:
    words = f"sim maamut --seats 4 --games 100000 --bots greedy --jobs {jobs}"
    process = subprocess.Popen(
        [sys.executable, "-m", "tundra", *words.split()],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(4)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    # The bar was there: the simulation had run for more than two seconds.
    assert "tundra sim" in err
