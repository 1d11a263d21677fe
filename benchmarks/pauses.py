"""How long the garbage collector stops everything while many tables are played, in CPU time.

`python -m benchmarks.pauses`: with the server's thresholds; `--python` with those that Python brings.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
from typing import Any

from benchmarks.act import some_act, table_of
from tundra.games import REGISTRY
from tundra.server.run import keep_collections_short


class Collections:
    """CPU seconds of each collection, by generation."""

    def __init__(self) -> None:
        self.pauses: dict[int, list[float]] = {0: [], 1: [], 2: []}
        self._began = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.process_time()
        else:
            self.pauses[facts["generation"]].append(time.process_time() - self._began)


async def play(name: str, tables: int, acts: int) -> dict[str, Any]:
    game, chance = REGISTRY.find(name), random.Random(2026)
    seated = [table_of(game, chance.getrandbits(64)) for _ in range(tables)]
    found, began = Collections(), time.process_time()
    for n in range(acts):
        for place, (table, screens) in enumerate(seated):
            if table.status == "over":
                seated[place] = table_of(game, chance.getrandbits(64))
                continue
            message = some_act(table, chance, f"act {n}")
            await table.once(table.act(f"person {message.seat}", message))
            for screen in screens:
                screen.write()
    took = time.process_time() - began
    total = sum(sum(pauses) for pauses in found.pauses.values())
    longest = {f"longest_{n}_ms": worst(pauses) for n, pauses in found.pauses.items()}
    counts = {f"collections_{n}": len(pauses) for n, pauses in found.pauses.items()}
    return {"tables": tables, "share_percent": round(100 * total / took, 1), **longest, **counts}


def worst(pauses: list[float]) -> float:
    return round(1000 * max(pauses, default=0.0), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="maamut")
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--acts", type=int, default=30, help="at each table")
    parser.add_argument("--python", action="store_true", help="as Python does it by itself")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.python:
        keep_collections_short()
    found = asyncio.run(play(asked.game, asked.tables, asked.acts))
    words = "  ".join(f"{key} {value}" for key, value in found.items())
    print(json.dumps(found) if asked.json else words)


if __name__ == "__main__":
    main()
