"""Scripted players against a real server process: acts a second, and how long the other seat waits.

`make load`, or `python benchmarks/load.py --tables 500 --seconds 60`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tundra.server.changes import changed

SERVE = "import sys; from tundra.server.run import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
EASY = {"TUNDRA_WRITE_RATE": "1e6", "TUNDRA_WRITE_BURST": "1000000"}
OPTIONS = {"turns_per_player": 400, "quiet_per_hunter": 60}
TICKS = os.sysconf("SC_CLK_TCK")


class Frame(msgspec.Struct):
    """The few fields a scripted player reads."""

    t: str
    seq: int = -1
    legal: list[str] = []
    changes: dict[str, Any] = {}
    id: str | None = None
    status: str = ""
    rematch: str | None = None


READ: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


@dataclass
class Results:
    acts: int = 0
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    matches: int = 0


@dataclass
class Seat:
    """One browser: reads what comes, and remembers what its seat may do."""

    number: int
    cookie: str
    socket: ClientConnection | None = None
    now: Frame | None = None
    table: Frame | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    heard_at: float = 0.0
    reader: asyncio.Task[None] | None = None

    async def sit(self, port: int, table_id: str) -> None:
        self.now = None
        self.socket = await connect(
            f"ws://127.0.0.1:{port}/ws/{table_id}",
            additional_headers={"cookie": f"tundra={self.cookie}"},
            compression=None,
        )
        await self.socket.send('{"t":"hello"}')
        self.reader = asyncio.create_task(self._read(self.socket))
        while self.now is None:
            await asyncio.sleep(0.01)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = READ.decode(text)
            if frame.t == "step" and self.now is not None:
                frame.legal = changed(self.now.legal, frame.changes.get("legal", {}))  # type: ignore[assignment]  # a list stays one
            if frame.t in ("step", "snapshot"):
                self.now, self.heard_at = frame, time.perf_counter()
                self.heard.set()
            elif frame.t == "table":
                self.table = frame
            elif frame.t == "refused":
                raise SystemExit(f"refused: {text!r}")

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


@dataclass
class Pair:
    """Two seats at one table, which act in turn."""

    port: int
    table_id: str
    seats: list[Seat]
    chance: random.Random
    marks: itertools.count[int] = field(default_factory=itertools.count)

    async def sit(self) -> None:
        for seat in self.seats:
            await seat.sit(self.port, self.table_id)

    async def play(self, results: Results, until: float) -> None:
        """One act a second, beginning at a moment of its own."""
        next_act = time.perf_counter() + self.chance.random()
        while next_act < until:
            await asyncio.sleep(max(0.0, next_act - time.perf_counter()))
            next_act += 1
            if all(seat.table is not None and seat.table.status == "over" for seat in self.seats):
                results.matches += 1
                await self.again()
            else:
                await self.act(results)

    async def act(self, results: Results) -> None:
        mover = next((s for s in self.seats if s.now is not None and s.now.legal), None)
        if mover is None or mover.now is None or mover.socket is None:
            return
        other = self.seats[1 - mover.number]
        for seat in self.seats:
            seat.heard.clear()
        body = {
            "t": "act",
            "seat": mover.number,
            "seq": mover.now.seq,
            "id": str(next(self.marks)),
            "act": [self.chance.choice(mover.now.legal)],
        }
        began = time.perf_counter()
        await mover.socket.send(msgspec.json.encode(body).decode())
        for seat in self.seats:
            await asyncio.wait_for(seat.heard.wait(), 30)
        results.acts += 1
        results.waits.append(other.heard_at - began)

    async def again(self) -> None:
        first = self.seats[0]
        assert first.socket is not None
        await first.socket.send('{"t":"rematch","id":"again"}')
        while first.table is None or first.table.rematch is None:
            await asyncio.sleep(0.01)
        self.table_id = first.table.rematch
        for seat in self.seats:
            await seat.leave()
            seat.table = None
        await self.sit()


async def seat_pair(port: int, number: int) -> Pair:
    address = f"http://127.0.0.1:{port}"
    async with (
        httpx.AsyncClient(base_url=address, verify=False, timeout=60) as ann,
        httpx.AsyncClient(base_url=address, verify=False, timeout=60) as ben,
    ):
        for person in (ann, ben):
            await person.get("/api/me")
        chairs = [{"kind": "here"}, {"kind": "open"}]
        body = {"game": "maamut", "name": "Ann", "chairs": chairs, "options": OPTIONS}
        made = (await ann.post("/api/tables", json=body)).json()
        (await ben.post(f"/api/tables/{made['id']}/claim", json={"name": "Ben"})).raise_for_status()
        seats = [Seat(n, person.cookies["tundra"]) for n, person in enumerate((ann, ben))]
    pair = Pair(port, made["id"], seats, random.Random(number))
    await pair.sit()
    return pair


async def load(port: int, pid: int, tables: int, seconds: float) -> dict[str, float]:
    pairs = []
    for start in range(0, tables, 20):
        some = range(start, min(start + 20, tables))
        pairs += await asyncio.gather(*(seat_pair(port, number) for number in some))
    results, cpu, began = Results(), cpu_seconds(pid), time.perf_counter()
    await asyncio.gather(*(pair.play(results, began + seconds) for pair in pairs))
    took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    memory = memory_mb(pid)
    for pair in pairs:
        for seat in pair.seats:
            await seat.leave()
    return summary(results, took, used, memory) | {"tables": tables}


def summary(results: Results, took: float, used: float, memory: float) -> dict[str, float]:
    cuts = statistics.quantiles(results.waits, n=100)
    return {
        "seconds": round(took, 1),
        "acts": results.acts,
        "acts_per_s": round(results.acts / took, 1),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "worst_ms": round(max(results.waits) * 1000, 2),
        "cpu_percent": round(100 * used / took, 1),
        "memory_mb": round(memory, 1),
        "matches_ended": results.matches,
    }


def cpu_seconds(pid: int) -> float:
    """User and system time of the server process, without its bots."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """The port and process of a real server on a new database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(port), f"{folder}/load.sqlite"]
        process = subprocess.Popen(command, env={**os.environ, **EASY}, stderr=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(30)


def wait_until_ready(port: int) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with server() as (port, pid):
        found = asyncio.run(load(port, pid, asked.tables, asked.seconds))
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:14} {value:10}")


if __name__ == "__main__":
    main()
