"""Speed of one installation against another, as ratios: ``python benchmarks/against.py OLD_PYTHON NEW_PYTHON``.

Each argument is the interpreter of an environment with Tundra in it. Measurements alternate, so that a machine
that gets warm or busy slows both alike.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from statistics import median

ROUNDS = 5
RATES = ("steps_per_s", "games_per_s", "iterations_per_s")

Speeds = dict[str, dict[str, float]]
"""Game by game, what ``tundra bench --json`` says."""


def bench(python: str) -> Speeds:
    """Run from an empty folder, where no sources can be imported in place of the installed package."""
    with tempfile.TemporaryDirectory() as nowhere:
        words = [python, "-m", "tundra", "bench", "--json"]
        answer = subprocess.run(words, cwd=nowhere, capture_output=True, text=True, check=True)
    found = [json.loads(line) for line in answer.stdout.splitlines()]
    return {speeds["game"]: speeds for speeds in found}


def ratios(olds: list[Speeds], news: list[Speeds]) -> list[str]:
    lines = []
    for game in olds[0].keys() & news[0].keys():
        words = [game]
        for rate in RATES:
            old = median(speeds[game][rate] for speeds in olds)
            new = median(speeds[game][rate] for speeds in news)
            words.append(f"{rate} {new / old:.2f}")
        lines.append("  ".join(words))
    return sorted(lines)


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    olds: list[Speeds] = []
    news: list[Speeds] = []
    for _ in range(ROUNDS):
        olds.append(bench(sys.argv[1]))
        news.append(bench(sys.argv[2]))
    print("\n".join(ratios(olds, news)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
