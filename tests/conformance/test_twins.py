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

STEPS = 1_600
"""So many of each game and number of seats, compiled and interpreted."""

SCRIPT = Path(__file__).with_name("digest.py")


def digest(steps: int, place: Path, **settings: str) -> dict[str, Any]:
    """What the script prints when run away from the checkout, with these settings of the environment."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-P", str(SCRIPT), str(ROOT), str(steps)]
    run = subprocess.run(
        command, env={**environment, **settings}, cwd=place, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    printed: dict[str, Any] = json.loads(run.stdout)
    return printed


def sources() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT / "src")}


def check_the_same(one: dict[str, str], two: dict[str, str]) -> None:
    assert one.keys() == two.keys()
    differ = [name for name in one if one[name] != two[name]]
    assert not differ, f"other matches of {', '.join(differ)}"


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def test_a_match_does_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    one, two = (
        digest(STEPS // 40, tmp_path, PYTHONHASHSEED=seed, **sources()) for seed in ("1", "2")
    )
    check_the_same(one["digests"], two["digests"])


@pytest.mark.slow
def test_compiled_and_interpreted_rules_play_the_same_matches(tmp_path: Path) -> None:
    interpreted = digest(STEPS, tmp_path, **sources())
    installed = digest(STEPS, tmp_path)
    assert interpreted["file"] == str(ROOT / "src" / "tundra" / "core" / "rng.py")
    assert str(ROOT / "src") not in installed["file"], "the package is not installed: make build"
    if has_compiler():
        assert not installed["file"].endswith(".py"), "the installed package is not compiled"
    check_the_same(installed["digests"], interpreted["digests"])


FAULTY = """
import sys
sys.path.append(sys.argv[1])
from dataclasses import replace
from tests.conformance import digest
from tests.toys import embers

def legal_actions(state, seat):
    return {fault}

faulty = replace(embers.GAME, legal_actions=legal_actions)
print(digest.matches_digest(faulty, 2, 40))
"""
BY_HASH = "sorted(embers.legal_actions(state, seat), key=lambda action: hash(str(action)))"
BY_KIND = "embers.legal_actions(state, seat)[:: 1 if sys.flags.optimize else -1]"


def faulty_digest(fault: str, *flags: str, seed: str = "0") -> dict[str, str]:
    """The digest of Embers with legal actions in an order that is not fixed."""
    command = [sys.executable, *flags, "-c", FAULTY.format(fault=fault), str(ROOT)]
    environment = {**os.environ, **sources(), "PYTHONHASHSEED": seed}
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return {"embers 2": run.stdout.strip()}


def test_a_game_that_depends_on_the_hash_seed_is_found() -> None:
    one, two = (faulty_digest(BY_HASH, seed=seed) for seed in ("1", "2"))
    with pytest.raises(AssertionError, match="other matches of embers 2"):
        check_the_same(one, two)


def test_a_game_that_plays_otherwise_under_another_interpreter_is_found() -> None:
    """Optimized stands for compiled here: the rules see in which of the two they run."""
    one, two = faulty_digest(BY_KIND), faulty_digest(BY_KIND, "-O")
    with pytest.raises(AssertionError, match="other matches of embers 2"):
        check_the_same(one, two)
    check_the_same(one, faulty_digest(BY_KIND, seed="2"))
