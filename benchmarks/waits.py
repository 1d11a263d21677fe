"""How long somebody waits for bots between two acts: ``python benchmarks/waits.py mammut --seats 5 --level 5``.

A person who acts at once sits at a table with bots on all other chairs, on a server of its own with its usual settings.
``--load 2`` keeps so many processors busy meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.live import Screen


async def waits(game: str, seats: int, level: str, acts: int) -> list[float]:
    """Seconds from each act of the person to the next question."""
    from tests.server.live import live

    from tundra.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        async with live(Settings(str(Path(folder) / "tables.sqlite"), port=0)) as server:
            person = await server.person("Ann")
            made = await person.create(game, "here", *[f"bot:{level}"] * (seats - 1))
            screen = await person.look(made["id"])
            return [await one_wait(screen) for _ in range(acts) if not is_over(screen)]


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
    # The installed package first, which is the compiled one; only the tests come from the checkout.
    sys.path.append(str(Path(__file__).parents[1]))
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
    found = asyncio.run(waits(wanted.game, wanted.seats, wanted.level, wanted.acts))
    print(
        f"{wanted.game}, {wanted.seats} seats, level {wanted.level}: {len(found)} waits, the longest"
        f" {max(found):.1f} s, on average {sum(found) / len(found):.1f} s"
    )


if __name__ == "__main__":
    main()
