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
from dataclasses import dataclass
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


def wanted_time(process: int) -> tuple[float, float] | None:
    """Seconds on a processor, and seconds ready but waiting for one because others had it."""
    try:
        running, waiting, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    except OSError:
        return None
    return int(running) / 1e9, int(waiting) / 1e9


@dataclass
class Look:
    """All processes of the run at one moment."""

    at: float
    times: dict[int, tuple[float, float]]


def look_at(parent: int, jobs: int) -> Look | None:
    """Nothing until all workers are there."""
    workers = workers_of(parent) if jobs > 1 else []
    if jobs > 1 and len(workers) != jobs:
        return None
    found = {process: wanted_time(process) for process in (parent, *workers)}
    times = {process: spent for process, spent in found.items() if spent is not None}
    return Look(time.perf_counter(), times) if len(times) == len(found) else None


def measure(jobs: int, games: int) -> dict[str, float]:
    """Looked at from when all workers play to the end, so that starting them does not count."""
    with tempfile.TemporaryDirectory() as folder:
        words = [*LEAGUE.split(), "--games", str(games), "--jobs", str(jobs), "--out", folder]
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, "-m", "tundra", *words], stdout=subprocess.PIPE)
        looks: list[Look] = []
        while process.poll() is None:
            if (Path(folder) / "records").exists() and (look := look_at(process.pid, jobs)):
                looks = [*looks[:1], look]
            time.sleep(0.05)
        whole = time.perf_counter() - began
        assert process.stdout is not None
        played = json.loads(process.stdout.read())["games"]
    return {
        "jobs": jobs,
        "games": played,
        "matches_per_s": round(played / whole, 2),
        **shares(looks[0], looks[-1], process.pid, jobs),
    }


def shares(first: Look, last: Look, parent: int, jobs: int) -> dict[str, float]:
    """Of the time of ``jobs`` processors: what was used in all, and how long the workers had something to do."""
    passed = (last.at - first.at) * jobs
    spent = {
        p: [b - a for a, b in zip(first.times[p], last.times[p], strict=True)] for p in last.times
    }
    workers = [process for process in spent if process != parent] or [parent]
    return {
        "processors_used": round(sum(time[0] for time in spent.values()) / passed, 4),
        "had_work": round(sum(sum(spent[process]) for process in workers) / passed, 4),
        "keeping_the_books": round(spent[parent][0] / passed, 4) if jobs > 1 else 0.0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=960)
    asked = parser.parse_args()
    for jobs in (1, 2):
        print(json.dumps(measure(jobs, asked.games)), flush=True)


if __name__ == "__main__":
    main()
