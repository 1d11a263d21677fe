"""Calls of the command line, as a shell would see them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tundra.cli import main

SOURCES = Path(__file__).parents[2] / "src"


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on the error stream."""
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert self.err.startswith("tundra: ")
        return self.err.removeprefix("tundra: ").strip()


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, line: str) -> Answer:
        code = main(line.split())
        captured = self.capsys.readouterr()
        return Answer(code, captured.out, captured.err)


def start(line: str, **more: str) -> subprocess.Popen[str]:
    """The command line in a process of its own, which hears Ctrl-C even where the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "tundra", *line.split()],
        env={**os.environ, "PYTHONPATH": str(SOURCES), "LC_ALL": "C.UTF-8", **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
