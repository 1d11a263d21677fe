"""Killed at fifty random moments: every act that was acknowledged is there, none twice, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.live import Person
from tests.server.process import Process, free_port
from tests.steps import Reader

KILLS = 50
TABLES = 3
PATIENCE = 60
"""Seconds a busy machine may take to start the server and take an act."""


@dataclass
class Player:
    """Plays one seat for ever: acts, sends again what was not answered, asks for a rematch at the end."""

    port: int
    cookie: str
    seat: int
    table: str
    chance: random.Random
    reader: Reader = field(default_factory=Reader)
    seq: int | None = None
    pending: dict[str, Any] | None = None
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    heard: dict[tuple[str, int], list[Any]] = field(default_factory=dict)
    sent: int = 0
    resent: int = 0

    async def play(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                await self.sit()
            await asyncio.sleep(0.02)

    async def sit(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
        async with connect(address, additional_headers={"cookie": f"tundra={self.cookie}"}) as ws:
            have = [] if self.seq is None else [{"as": self.seat, "seq": self.seq}]
            await ws.send(msgspec.json.encode({"t": "hello", "have": have}).decode())
            if self.pending is not None:
                self.resent += 1
                await ws.send(msgspec.json.encode(self.pending).decode())
            async for text in ws:
                answer = self.answer(self.reader.read(text))
                if answer is not None:
                    await ws.send(msgspec.json.encode(answer).decode())
                if self.seq is None and self.table not in address:
                    return

    def answer(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        if frame["t"] == "table" and frame["rematch"]:
            self.table, self.seq, self.pending = frame["rematch"], None, None
        elif frame["t"] == "table" and frame["status"] == "over":
            return {"t": "rematch", "id": f"again {self.seat}"}
        elif frame["t"] in ("step", "snapshot"):
            return self.look(frame)
        elif frame["t"] == "refused" and frame["now"]:
            self.pending = None
            return self.look(frame["now"])
        return None

    def look(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        self.seq = frame["seq"]
        if frame.get("t") == "step":
            told = self.heard.setdefault((self.table, frame["seq"]), frame["events"])
            assert told == frame["events"], "a step changed after a restart"
        if self.pending is not None and frame.get("id") == self.pending["id"]:
            self.acknowledged.append((self.table, self.seat, self.pending["id"]))
            self.pending = None
        if self.pending is not None or not frame["legal"]:
            return None
        self.sent += 1
        act = [self.chance.choice(frame["legal"])]
        mark = f"act {self.sent}"
        self.pending = {"t": "act", "seat": self.seat, "seq": self.seq, "id": mark, "act": act}
        return self.pending


async def seat_everybody(port: int) -> list[Player]:
    players = []
    for number in range(TABLES):
        people = [Person(name, port) for name in ("Ann", "Ben")]
        for person in people:
            await person.web.get("/api/me")
        made = await people[0].create(["maamut", "campfire", "embers"][number], "here", "link")
        await people[1].claim_link(made["id"], made["links"][0]["path"])
        for seat, person in enumerate(people):
            chance = random.Random(number * 10 + seat)
            players.append(Player(port, person.cookie, seat, made["id"], chance))
            await person.go()
    return players


def check_the_log(db: Path, players: list[Player]) -> None:
    with closing(sqlite3.connect(db)) as file:
        rows = file.execute("select table_id, n, kind, seat, mark from entries").fetchall()
        again = file.execute("select rematch_of, id from tables where rematch_of is not null")
        noted = file.execute("select table_id, text from entries where kind='rematch'")
        assert sorted(again) == sorted(noted), "a rematch that nobody was told of, or twice"
    acts = Counter((table, seat, mark) for table, _, kind, seat, mark in rows if kind == "act")
    for player in players:
        for key in player.acknowledged:
            assert acts[key] == 1, f"{key} was acknowledged and stands {acts[key]} times"
    assert not [key for key, times in acts.items() if times > 1]
    numbers: dict[str, list[int]] = {}
    for table, n, *_ in rows:
        numbers.setdefault(table, []).append(n)
    for table, found in numbers.items():
        assert sorted(found) == list(range(len(found))), f"the log of {table} has a gap"


@pytest.mark.slow
async def test_killed_at_any_moment_nothing_acknowledged_is_lost_and_play_goes_on(
    tmp_path: Path,
) -> None:
    db, port = tmp_path / "tables.sqlite", free_port()
    server = Process(db, port)
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
    players = await seat_everybody(port)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await kill_and_restart(server, players, playing, db)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        code = server.stop()
    assert code == 0
    check_the_log(db, players)
    assert sum(player.resent for player in players) > 0


async def somebody_acts(
    server: Process, players: list[Player], playing: list[asyncio.Task[None]]
) -> None:
    before = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) == before:
        await asyncio.sleep(0.005)
        server.check_it_runs()
        for task in playing:
            assert not task.done(), task.exception()


async def kill_and_restart(
    server: Process, players: list[Player], playing: list[asyncio.Task[None]], db: Path
) -> None:
    chance = random.Random(2026)
    for _ in range(KILLS):
        async with asyncio.timeout(PATIENCE):
            await somebody_acts(server, players, playing)
        await asyncio.sleep(chance.random() * 0.15)
        await asyncio.to_thread(server.kill)
        check_the_log(db, players)
        server.start()
    await asyncio.to_thread(server.wait_until_ready)
    for player in players:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{player.table}")
        assert answer.status_code == 200
