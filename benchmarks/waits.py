"""How long somebody waits for bots between two acts: ``python -m benchmarks.waits mammut --seats 5 --level 5``.

A person who acts at once sits at a table with bots on all other chairs, on a server of its own with its usual settings.
``--load 2`` keeps so many processors busy meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from pathlib import Path

from tests.server.live import Person, Screen

from benchmarks.served import server


async def waits(port: int, game: str, seats: int, level: str, acts: int) -> list[float]:
    """Seconds from each act of the person to the next question."""
    person = Person("Ann", port)
    await person.web.get("/api/me")
    made = await person.create(game, "here", *[f"bot:{level}"] * (seats - 1))
    screen = await person.look(made["id"])
    found = [await one_wait(screen) for _ in range(acts) if not is_over(screen)]
    await person.go()
    return found


def is_over(screen: Screen) -> bool:
    return bool(screen.table["status"] == "over")


async def one_wait(screen: Screen) -> float:
    while not is_over(screen):
        legal = screen.now(0)["legal"]
        if legal:
            await screen.try_to(0, legal[len(legal) // 2])
            break
        await asyncio.sleep(0.01)
    began = time.monotonic()
    while not is_over(screen) and not screen.now(0)["legal"]:
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def busy() -> None:
    while True:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--level", default="5")
    parser.add_argument("--acts", type=int, default=30)
    parser.add_argument("--load", type=int, default=0)
    wanted = parser.parse_args()
    others = [multiprocessing.Process(target=busy, daemon=True) for _ in range(wanted.load)]
    for other in others:
        other.start()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "tables.sqlite") as served:
        call = waits(served.port, wanted.game, wanted.seats, wanted.level, wanted.acts)
        found = asyncio.run(call)
    print(
        f"{wanted.game}, {wanted.seats} seats, level {wanted.level}: {len(found)} waits, the longest"
        f" {max(found):.1f} s, on average {sum(found) / len(found):.1f} s"
    )
    print("one after the other:", *(f"{wait:.1f}" for wait in found))


if __name__ == "__main__":
    main()
