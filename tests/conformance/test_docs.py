"""The examples in the documentation are run: code, records, and the way to add a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.games import EVERY_GAME, ROOT
from tundra.core.record import read_record, verify, write_record

PAGES = sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPARKS = ROOT / "docs" / "adding_a_game.md"
NEEDED = ("src", "tests", "tools", "pyproject.toml")


def blocks(path: Path, language: str) -> list[str]:
    found = BLOCK.findall(path.read_text("utf-8"))
    return [code for kind, code in found if kind == language]


def pages_with(language: str) -> list[Path]:
    return [path for path in PAGES if blocks(path, language)]


@pytest.mark.parametrize("path", pages_with("python"), ids=lambda path: path.name)
def test_the_code_on_the_page_runs(path: Path) -> None:
    names: dict[str, object] = {}
    for code in blocks(path, "python"):
        exec(compile(code, path.name, "exec"), names)


@pytest.mark.parametrize("path", pages_with("record"), ids=lambda path: path.name)
def test_the_records_on_the_page_replay(path: Path) -> None:
    for text in blocks(path, "record"):
        record = read_record(text)
        verify(record, EVERY_GAME.find)
        assert write_record(record) == text


def test_the_pages_of_the_kernel_have_examples() -> None:
    assert {"adding_a_game.md", "notation.md"} <= {path.name for path in pages_with("python")}
    assert [path.name for path in pages_with("record")] == ["notation.md"]


@pytest.mark.slow
def test_a_game_is_added_as_the_page_says(tmp_path: Path) -> None:
    """Its very commands, in a copy of the checkout; the last of them runs the conformance suite."""
    for name in NEEDED:
        copy(ROOT / name, tmp_path / name)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    script = "set -e\n" + "\n".join(blocks(SPARKS, "sh"))
    run = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\d{2,} passed", run.stdout), run.stdout


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        leave_out = shutil.ignore_patterns("__pycache__", "web", "arena", "*.so")
        shutil.copytree(source, target, ignore=leave_out)
    else:
        shutil.copy(source, target)
