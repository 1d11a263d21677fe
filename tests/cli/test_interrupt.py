"""Ctrl-C in the middle of a simulation."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from tests.cli.calls import start


@contextmanager
def simulation(jobs: int) -> Iterator[subprocess.Popen[str]]:
    """At work when it is handed over, and gone afterwards, whatever the test finds."""
    # The bar is drawn as if somebody looked on.
    process = start(
        f"sim maamut --seats 4 --games 100000 --bots greedy --jobs {jobs}",
        FORCE_COLOR="1",
        TERM="xterm",
    )
    try:
        let_it_run(process)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


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
    with simulation(jobs) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err


@pytest.mark.slow
def test_no_worker_outlives_a_simulation_that_was_killed() -> None:
    with simulation(2) as process:
        process.kill()
        # The workers hold the same streams: they are closed when the last one is gone.
        process.communicate(timeout=60)
