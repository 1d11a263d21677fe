"""The same match on every machine: whatever the hash seed, compiled or not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.games import ROOT

SCRIPT = Path(__file__).with_name("digest.py")


def digest(matches: int, place: Path, **settings: str) -> dict[str, Any]:
    """What the script prints when run away from the checkout, with these settings of the environment."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-P", str(SCRIPT), str(ROOT), str(matches)]
    run = subprocess.run(
        command, env={**environment, **settings}, cwd=place, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    printed: dict[str, Any] = json.loads(run.stdout)
    return printed


def sources() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT / "src")}


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def test_a_match_does_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    one, two = (digest(2, tmp_path, PYTHONHASHSEED=seed, **sources()) for seed in ("1", "2"))
    assert one["digests"] == two["digests"]


@pytest.mark.slow
def test_compiled_and_interpreted_rules_play_the_same_matches(tmp_path: Path) -> None:
    interpreted = digest(200, tmp_path, **sources())
    installed = digest(200, tmp_path)
    assert interpreted["file"] == str(ROOT / "src" / "tundra" / "core" / "rng.py")
    assert str(ROOT / "src") not in installed["file"], "the package is not installed: make build"
    if has_compiler():
        assert not installed["file"].endswith(".py"), "the installed package is not compiled"
    assert installed["digests"] == interpreted["digests"]
