"""Calls of the command line, as a shell would see them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from tundra.cli import main


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
