"""What one visitor can do to the others: `python -m benchmarks.walls`.

A person plays with an opponent while somebody sends pings as fast as the line takes them, opens thousands of calls that
never end, keeps sixty tables of level-5 bots thinking, or runs the laboratory. Told is how long the person's act takes
to be answered, and how long an honest level-3 bot lets its person wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.served import Served, server
from tundra.server.changes import changed

ACTS = 40
BOT_TABLES = 60
SLOW_CALLS = 300
LONG = {"turns_per_player": 400, "quiet_per_hunter": 60}
PING = bytes([0x89, 0x80, 0, 0, 0, 0])


class Person:
    """A seat at a table, which acts when it is asked."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def open(self, game: str, *chairs: dict[str, str]) -> str:
        await self.web.get("/api/me")
        options = LONG if game == "maamut" else {}
        body = {"game": game, "name": "Ann", "options": options, "chairs": list(chairs)}
        answer = await self.web.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def look(self, table: str) -> connect:
        cookie = f"tundra={self.web.cookies['tundra']}"
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers={"cookie": cookie}
        )


async def frames(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """What comes, each position with all that is legal in it."""
    legal: dict[Any, Any] = {}
    await socket.send('{"t":"hello","have":[]}')
    async for text in socket:
        frame = msgspec.json.decode(text)
        if frame["t"] == "step":
            legal[frame["as"]] = changed(legal[frame["as"]], frame["changes"].get("legal", {}))
            frame["legal"] = legal[frame["as"]]
        elif frame["t"] == "snapshot":
            legal[frame["as"]] = frame["legal"]
        yield frame


async def act_times(port: int, count: int = ACTS) -> list[float]:
    """How long each act of somebody who plays both seats takes to be answered."""
    person, times, sent = Person(port), list[float](), 0.0
    table = await person.open("maamut", {"kind": "here"}, {"kind": "here"})
    async with person.look(table) as socket:
        async for frame in frames(socket):
            if frame["t"] == "step" and frame.get("id"):
                times.append(time.perf_counter() - sent)
                if len(times) == count:
                    break
            legal = frame.get("legal") if frame["t"] in ("step", "snapshot") else None
            if legal:
                await asyncio.sleep(0.05)
                sent = time.perf_counter()
                act = {"t": "act", "seat": frame["as"], "seq": frame["seq"], "act": legal[-1:]}
                await socket.send(msgspec.json.encode(act | {"id": f"a{len(times)}"}).decode())
    await person.web.aclose()
    return times


async def bot_waits(port: int, count: int = 5) -> list[float]:
    """How long a person waits for a level-3 bot."""
    person, times, sent = Person(port), list[float](), 0.0
    table = await person.open("maamut", {"kind": "here"}, {"kind": "bot", "bot": "3"})
    async with person.look(table) as socket:
        async for frame in frames(socket):
            if frame["t"] not in ("step", "snapshot"):
                continue
            if frame.get("legal"):
                if sent:
                    times.append(time.perf_counter() - sent)
                    if len(times) == count:
                        break
                act = {"t": "act", "seat": 0, "seq": frame["seq"], "act": frame["legal"][-1:]}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(act | {"id": f"b{len(times)}"}).decode())
    await person.web.aclose()
    return times


@asynccontextmanager
async def nothing(_: int) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def pings(port: int) -> AsyncIterator[None]:
    """A connection without a cookie that sends pings, and comes back when it is cut off."""
    person = Person(port)
    table = await person.open("maamut", {"kind": "here"}, {"kind": "here"})

    async def flood() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                lines = [f"GET /ws/{table} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
                lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
                lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
                writer.write("\r\n".join(lines).encode())
                await reader.readuntil(b"\r\n\r\n")
                while not writer.is_closing():
                    writer.write(PING * 10_000)
                    await writer.drain()
            await asyncio.sleep(0.05)

    async with running(flood):
        yield
    await person.web.aclose()


@asynccontextmanager
async def slow_calls(port: int) -> AsyncIterator[None]:
    """Calls whose headers never end."""
    held = []
    for _ in range(SLOW_CALLS):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            held.append(writer)
    yield
    for writer in held:
        writer.close()


@asynccontextmanager
async def bot_tables(port: int) -> AsyncIterator[None]:
    """Tables of six level-5 bots that somebody looks at."""
    person = Person(port)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(BOT_TABLES):
            table = await person.open("mammoth_valley", *[{"kind": "bot", "bot": "5"}] * 6)
            socket = await stack.enter_async_context(person.look(table))
            await socket.send('{"t":"hello","have":[]}')
        await asyncio.sleep(3)
        yield
    await person.web.aclose()


@asynccontextmanager
async def laboratory(port: int) -> AsyncIterator[None]:
    person = Person(port)
    await person.web.get("/api/me")
    wanted = {"kind": "league", "game": "ice_age", "seats": 4, "games": 200}
    wanted["bots"] = ["greedy", "search:1", "search:2"]
    (await person.web.post("/api/laboratory/runs", json=wanted)).raise_for_status()
    await asyncio.sleep(3)
    yield
    await person.web.aclose()


@asynccontextmanager
async def running(work: Callable[[], Any]) -> AsyncIterator[None]:
    task = asyncio.create_task(work())
    await asyncio.sleep(0.5)
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def told(times: list[float]) -> str:
    return f"median {statistics.median(times) * 1000:8.1f} ms, most {max(times) * 1000:8.1f} ms"


async def measure(served: Served) -> None:
    for name, trouble in (
        ("nobody else", nothing),
        ("a flood of pings", pings),
        (f"{SLOW_CALLS} calls that never end", slow_calls),
        ("a run of the laboratory", laboratory),
    ):
        async with trouble(served.port):
            print(f"{name:28}  an act:        {told(await act_times(served.port))}", flush=True)
    for name, trouble in (("nobody else", nothing), (f"{BOT_TABLES} tables of bots", bot_tables)):
        async with trouble(served.port):
            print(f"{name:28}  a level-3 bot: {told(await bot_waits(served.port))}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "tables.sqlite") as served:
        asyncio.run(measure(served))


if __name__ == "__main__":
    main()
