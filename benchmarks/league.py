"""How well a league uses the processors: matches a second and the share of time that workers had work.

``python benchmarks/league.py --games 960`` plays with the installed package: Mâamut, four seats, greedy bots.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LEAGUE = "arena league maamut --bots greedy --seats 4 --json"


def workers_of(parent: int) -> list[int]:
    """The processes that play: children of the one that was started, or itself if it has none."""
    path = Path(f"/proc/{parent}/task/{parent}/children")
    children = [int(word) for word in path.read_text().split()] if path.exists() else []
    return [child for child in children if "spawn_main" in command_of(child)]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def wanted_time(process: int) -> tuple[float, float]:
    """Seconds on a processor, and seconds ready but waiting for one because others had it."""
    try:
        running, waiting, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    except OSError:
        return 0.0, 0.0
    return int(running) / 1e9, int(waiting) / 1e9


def measure(jobs: int, games: int) -> dict[str, float]:
    """Sampled from when all workers play to the end, so that starting them does not count."""
    with tempfile.TemporaryDirectory() as folder:
        words = [*LEAGUE.split(), "--games", str(games), "--jobs", str(jobs), "--out", folder]
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, "-m", "tundra", *words], stdout=subprocess.PIPE)
        first: dict[int, tuple[float, float]] = {}
        last: dict[int, tuple[float, float]] = {}
        started = ended = 0.0
        while process.poll() is None:
            names = [process.pid] if jobs == 1 else workers_of(process.pid)
            playing = (Path(folder) / "records").exists() and len(names) == jobs
            if playing and not first:
                first, started = {name: wanted_time(name) for name in names}, time.perf_counter()
            if playing and all(wanted_time(name)[0] for name in names):
                last, ended = {name: wanted_time(name) for name in names}, time.perf_counter()
            time.sleep(0.05)
        whole = time.perf_counter() - began
        assert process.stdout is not None
        played = json.loads(process.stdout.read())["games"]
    passed = (ended - started) * jobs
    running = sum(last[name][0] - first[name][0] for name in last)
    waiting = sum(last[name][1] - first[name][1] for name in last)
    return {
        "jobs": jobs,
        "games": played,
        "matches_per_s": round(played / whole, 2),
        "cpu_ms_a_match": round(1000 * running / played, 2),
        "on_processor": round(running / passed, 4),
        "had_work": round((running + waiting) / passed, 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=960)
    asked = parser.parse_args()
    for jobs in (1, 2):
        print(json.dumps(measure(jobs, asked.games)), flush=True)


if __name__ == "__main__":
    main()
