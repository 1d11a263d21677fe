"""What luck does to a browser test is told, and fails nothing; what is broken still fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

WEB = """
from pathlib import Path
from tests.unsteady import try_again

def pytest_collection_modifyitems(items):
    try_again(items)
"""
LUCKY = """
    def test_lucky():
        first = not Path(__file__).with_suffix(".tried").exists()
        Path(__file__).with_suffix(".tried").touch()
        assert not first
"""
UNLUCKY = """
    def test_broken():
        assert False
"""
LATE = """
    @pytest.fixture
    def door():
        yield
        tried = Path(__file__).with_suffix(".tried")
        first = not tried.exists()
        tried.touch()
        assert not first

    def test_late(door):
        pass
"""


def run(folder: Path, test: str) -> tuple[int, str]:
    (folder / "conftest.py").write_text(WEB)
    lines = [line.removeprefix("    ") for line in test.splitlines()]
    body = "\n".join(["import pytest", "from pathlib import Path", *lines])
    (folder / "test_it.py").write_text(body)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.unsteady", "-p", "no:xdist"]
    command += ["-p", "no:cacheprovider", "-p", "no:randomly", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("test", [LUCKY, LATE], ids=["in the test", "after the test"])
def test_what_passes_when_tried_again_is_named_and_fails_nothing(tmp_path: Path, test: str) -> None:
    code, out = run(tmp_path, test)
    assert code == 0, out
    assert "unsteady" in out
    assert "test_it.py::test_la" in out or "test_it.py::test_lu" in out


def test_what_fails_twice_is_broken(tmp_path: Path) -> None:
    code, out = run(tmp_path, UNLUCKY)
    assert code == 1
    assert "unsteady" not in out
