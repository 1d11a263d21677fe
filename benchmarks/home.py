"""How long the home page waits for its list of tables after a restart, with thirty long ones.

`python -m benchmarks.home`: the first start finds tables without summaries, as from an older version, and plays them
again; the second finds what the first has kept.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from benchmarks.served import server
from tundra.core import Match
from tundra.games import REGISTRY
from tundra.server.identity import Signer, new_table_id
from tundra.server.sqlite_store import SqliteStore
from tundra.server.store import Entry, TableRow

TABLES = 30
STEPS = 600


async def fill(db: Path, steps: int) -> str:
    """Thirty tables of one person, each with so many steps if its match lasts that long; returns the cookie."""
    store, chance = SqliteStore(db), random.Random(2026)
    who, cookie = Signer(await store.secret("signing", b"k" * 32)).new_cookie()
    games = list(REGISTRY)
    for number in range(TABLES):
        game = games[number % len(games)]
        match = long_match(game.name, steps, chance)
        seats = match.options.seats
        chairs: list[dict[str, Any]] = [{"kind": "here", "bot": "2"} for _ in range(seats)]
        row = TableRow(
            *(new_table_id(), game.name, game.rules_version, match.options.as_dict(), chairs),
            *(match.seed, who, time.time()),
        )
        sat = [Entry(seat, row.at, "sit", f"Ann {seat}", seat, who) for seat in range(seats)]
        acts = [
            Entry(seats + step.seq, row.at, "act", step.text, step.seat, who, f"mark {step.seq}")
            for step in match.steps
        ]
        await store.create(row, [*sat, Entry(seats, row.at, "start"), *acts])
    await store.close()
    return cookie


def long_match(name: str, steps: int, chance: random.Random) -> Match[Any]:
    """At the largest table; stopped before its end, so that it is still being played."""
    game = REGISTRY.find(name)
    best: Match[Any] | None = None
    for _ in range(3):
        match: Match[Any] = Match(game, game.choose(game.seats[-1]), chance.getrandbits(64))
        while not match.is_over and len(match.steps) < steps:
            seat = chance.choice(game.waiting_for(match.state))
            text = chance.choice(game.legal_texts(match.state, seat))
            draft = match.preview(seat, [text])
            if draft.states[-1].outcome is not None:
                break
            match.commit(draft)
        if best is None or len(match.steps) > len(best.steps):
            best = match
    assert best is not None
    return best


def list_tables(db: Path, cookie: str) -> tuple[float, int]:
    """Seconds until the list is there, after the server has started; and how many tables it names."""
    with server(db) as served:
        began = time.perf_counter()
        address = f"http://127.0.0.1:{served.port}/api/tables"
        answer = httpx.get(address, cookies={"tundra": cookie}, timeout=300).raise_for_status()
        return time.perf_counter() - began, len(answer.json()["tables"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="of each table, at most")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "home.sqlite"
        cookie = asyncio.run(fill(db, asked.steps))
        with closing(sqlite3.connect(db)) as file:
            acts = file.execute("select count(*) from entries where kind = 'act'").fetchone()[0]
        first, tables = list_tables(db, cookie)
        then, _ = list_tables(db, cookie)
    found = {"tables": tables, "acts": acts, "first_s": round(first, 3), "then_s": round(then, 3)}
    words = "  ".join(f"{key} {value}" for key, value in found.items())
    print(json.dumps(found) if asked.json else words)


if __name__ == "__main__":
    main()
