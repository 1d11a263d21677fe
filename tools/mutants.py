"""Changes positions of the installed games and looks what ``load`` makes of them.

``python tools/mutants.py GAME --positions 20000`` says how many were refused and how many were loaded, dumped as they
were and played to an end. A position that takes too long is named like one that fails: each has so many seconds of
processor time, kept by the system in a process of its own, so that not even a compiled loop goes on for ever.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import signal
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tundra.core import AnyGame

HUNG = "it takes too long"
BAR = 40


def tried(
    game: AnyGame, positions: list[dict[str, Any]], seeds: range, seconds: float
) -> Iterator[tuple[int, str]]:
    """Each seed and what became of its position: ``refused``, ``played``, or what went wrong."""
    first = seeds.start
    while first < seeds.stop:
        for seed, verdict in one_process(game, positions, range(first, seeds.stop), seconds):
            yield seed, verdict
            first = seed + 1
        if first < seeds.stop:
            yield first, HUNG
            first += 1


def one_process(
    game: AnyGame, positions: list[dict[str, Any]], seeds: range, seconds: float
) -> Iterator[tuple[int, str]]:
    """Verdicts of a child process, until it is through or a position used up its time."""
    source, target = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(source)
        with os.fdopen(target, "w") as answers:
            for seed in seeds:
                signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
                answers.write(json.dumps([seed, verdict_of(game, positions, seed)]) + "\n")
                answers.flush()
        os._exit(0)
    os.close(target)
    with os.fdopen(source) as answers:
        for line in answers:
            seed, verdict = json.loads(line)
            yield seed, verdict
    os.waitpid(child, 0)


def verdict_of(game: AnyGame, positions: list[dict[str, Any]], seed: int) -> str:
    from tests.conformance.mutants import check_mutant, mutant

    try:
        return "played" if check_mutant(game, mutant(positions, seed), seed) else "refused"
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        return f"{problem!r:.160} in {place.name} ({Path(place.filename).name}:{place.lineno})"


def report(done: int, positions: int, counts: collections.Counter[str]) -> None:
    filled = BAR * done // positions
    failed = done - counts["played"] - counts["refused"]
    print(
        f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done} of {positions}: {counts['played']} played,"
        f" {counts['refused']} refused, {failed} failed",
        end="",
        file=sys.stderr,
    )


def main() -> int:
    # The installed package first, which is the compiled one; only the tests come from the checkout.
    sys.path.append(str(Path(__file__).parents[1]))
    from tests.conformance.games import EVERY_GAME
    from tests.conformance.mutants import originals

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each")
    wanted = parser.parse_args()
    game = EVERY_GAME.find(wanted.game)
    seeds = range(wanted.first, wanted.first + wanted.positions)
    counts: collections.Counter[str] = collections.Counter()
    for done, (seed, verdict) in enumerate(tried(game, originals(game), seeds, wanted.seconds), 1):
        counts[verdict] += 1
        if verdict not in ("played", "refused"):
            print(f"\rseed {seed}: {verdict}", flush=True)
        if sys.stderr.isatty() or done == wanted.positions:
            report(done, wanted.positions, counts)
    print(file=sys.stderr)
    failed = wanted.positions - counts["played"] - counts["refused"]
    print(f"{counts['played']} played, {counts['refused']} refused, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
