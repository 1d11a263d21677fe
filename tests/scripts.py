"""Small programs in processes of their own: a test that interrupts itself would interrupt all tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


def said_by(program: str, *words: str) -> list[str]:
    """The lines it prints; it ends well, and complains of nothing."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()
