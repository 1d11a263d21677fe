"""What one act costs the server: CPU time until every seat and an onlooker have their message, as it is sent.

And what it costs, beside the loop, when the seat asks how far it may go back.

`.venv/bin/python benchmarks/act.py [GAME ...]`: people play at random at the largest table of each game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from dataclasses import dataclass, field, replace
from typing import Any

from tundra.arena.speed import is_compiled
from tundra.core import AnyGame
from tundra.games import REGISTRY
from tundra.server import messages as say
from tundra.server.identity import Signer
from tundra.server.messages import Posted
from tundra.server.settings import Settings
from tundra.server.sockets import WRITE
from tundra.server.store import Entry, Stored, TableRow
from tundra.server.table import Table


class Nowhere:
    """A store that keeps nothing: the disk is not what is measured."""

    async def append(self, table_id: str, entries: list[Entry]) -> None: ...


class Screen:
    """A connection without a socket: what is posted waits, and is written out as a real one writes it."""

    def __init__(self, who: str) -> None:
        self.who: str | None = who
        self.take_back: float | None = None
        self._waiting: list[Posted] = []

    def post(self, message: Posted) -> None:
        self._waiting.append(message)

    def drop(self) -> None:
        self._waiting.clear()

    def write(self) -> int:
        """Bytes that go out."""
        size = 0
        for message in self._waiting:
            frame = message if isinstance(message, bytes) else WRITE.encode(message)
            size += len(frame.decode())
        self._waiting.clear()
        return size


def table_of(game: AnyGame, seed: int) -> tuple[Table, list[Screen]]:
    """A person at each seat, and one who looks on; nothing is held back behind a curtain."""
    people = [f"person {seat}" for seat in range(game.seats[-1])]
    chairs: list[dict[str, Any]] = [{"kind": "open"} for _ in people]
    row = TableRow("table", game.name, game.rules_version, {}, chairs, seed, people[0], 0.0)
    sat = [Entry(seat, 0.0, "sit", who, seat, who) for seat, who in enumerate(people)]
    stored = Stored(row, [*sat, Entry(len(sat), 0.0, "start")])
    settings = replace(Settings(), mask=0.0)
    table = Table(stored, game, Nowhere(), Signer(b"key"), settings)  # type: ignore[arg-type]  # only appends
    screens = [Screen(who) for who in (*people, "onlooker")]
    for screen in screens:
        table.join(screen, [])
        screen.write()
    return table, screens


@dataclass
class Costs:
    """CPU seconds and bytes of each act, and CPU seconds of each question how far a seat may go back."""

    acts: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    asked: list[float] = field(default_factory=list)


async def play(game: AnyGame, count: int) -> Costs:
    """Over as many random matches as it takes."""
    costs, chance = Costs(), random.Random(2026)
    while len(costs.acts) < count:
        table, screens = table_of(game, chance.getrandbits(64))
        while table.status == "playing" and len(costs.acts) < count:
            message = some_act(table, chance, f"act {len(costs.acts)}")
            who, began = f"person {message.seat}", time.process_time()
            await table.once(table.act(who, message))
            costs.sizes.append(sum(screen.write() for screen in screens))
            costs.acts.append(time.process_time() - began)
            sight = table.playing().eyes[message.seat].sight
            if sight.undo is None:
                question, began = say.HowFar(message.seat, sight.seq, "far"), time.process_time()
                await table.how_far(who, question)
                costs.asked.append(time.process_time() - began)
    return costs


def some_act(table: Table, chance: random.Random, mark: str) -> say.Act:
    story = table.playing()
    seat = chance.choice(story.waiting_for)
    text = chance.choice(story.match.game.legal_texts(story.match.state, seat))
    return say.Act(seat, story.eyes[seat].seq, mark, [text])


def measured(game: AnyGame, count: int) -> dict[str, Any]:
    costs = asyncio.run(play(game, count))
    return {
        "game": game.name,
        "seats": game.seats[-1],
        "compiled": is_compiled(),
        "acts": count,
        "mean_ms": round(statistics.mean(costs.acts) * 1000, 3),
        "p99_ms": round(statistics.quantiles(costs.acts, n=100)[98] * 1000, 3),
        "worst_ms": round(max(costs.acts) * 1000, 3),
        "bytes": round(statistics.mean(costs.sizes)),
        "asks": len(costs.asked),
        "ask_ms": round(statistics.mean(costs.asked) * 1000, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in REGISTRY])
    parser.add_argument("--acts", type=int, default=1000, help="of each game")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for name in asked.games:
        found = measured(REGISTRY.find(name), asked.acts)
        words = "  ".join(f"{key} {value}" for key, value in found.items())
        print(json.dumps(found) if asked.json else words, flush=True)


if __name__ == "__main__":
    main()
