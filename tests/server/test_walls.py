"""One visitor cannot stop the others, whatever the visitor sends, and however many connections it has."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Live, live, pair, quick
from tests.server.process import Process, free_port
from tundra.server.wire import CONTROL_BURST, MOST_FRAMES

PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x01, 0x00


def frame(opening: int, body: bytes = b"") -> bytes:
    """As a client sends it, under a mask of zeros."""
    return bytes([opening, 0x80 | len(body), 0, 0, 0, 0]) + body


async def raw_socket(server: Live, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket without a cookie, of which we write every byte."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [f"GET /ws/{table} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    lines += ["Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def is_hung_up(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(ConnectionError):
        while await reader.read(65536):
            pass
    return True


@pytest.mark.parametrize(
    ("flood", "counted"),
    [
        (frame(PING) * 100_000, "control_floods"),
        (frame(PONG) * 100_000, "control_floods"),
        (frame(TEXT, b"{") + frame(MORE, b" ") * 100_000, "broken_frames"),
    ],
    ids=["pings", "pongs", "continuations"],
)
async def test_a_flood_of_frames_ends_its_connection_and_nobody_waits(
    tmp_path: Path, flood: bytes, counted: str
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        reader, writer = await raw_socket(server, table)
        writer.write(flood)
        assert (await asyncio.wait_for(ann.act(0, "draw"), 5))["t"] == "step"
        await ben.until(lambda told: told["t"] == "step")
        assert await asyncio.wait_for(is_hung_up(reader), 10)
        assert server.hub.counters.counts[counted] == 1
        writer.close()


async def test_what_browsers_send_is_no_flood(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "embers")
        for _ in range(CONTROL_BURST // 2):
            await (await ann.socket.ping())
        await ann.socket.send(['{"t":', *[" "] * (MOST_FRAMES - 3), '"ping"}'])
        await ann.until(lambda told: told["t"] == "pong")


async def test_coming_back_does_not_reset_a_persons_rate(tmp_path: Path) -> None:
    settings = quick(tmp_path, message_rate=0.001, message_burst=20)
    async with live(settings) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "here"))["id"]
        answered = 0
        for _ in range(4):
            screen = await ann.knock_and_greet(table)
            for _ in range(8):
                await screen.send("ping")
            with contextlib.suppress(AssertionError):
                await screen.quiet()
            answered += len(screen.of("pong"))
        assert answered <= 20
        assert await screen.closed() == 4429
        assert (await (await server.person("Ben")).look(table)).table["status"] == "playing"


async def test_an_address_has_a_share_of_messages_however_many_people_it_is(
    tmp_path: Path,
) -> None:
    settings = quick(tmp_path, message_rate=0.001, message_burst=10, address_people=3)
    async with live(settings) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "here"))["id"]
        codes = []
        for _ in range(6):
            screen = await (await server.person()).knock_and_greet(table)
            for _ in range(8):
                await screen.send("ping")
            with contextlib.suppress(AssertionError):
                await screen.quiet()
            codes.append(screen.code)
        assert codes[:2] == [None, None]
        assert codes[-1] == 4429


async def test_an_address_has_a_share_of_connections(tmp_path: Path) -> None:
    async with live(quick(tmp_path, address_connections=12)) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "here"))["id"]
        opened = [await ann.knock(table) for _ in range(12)]
        with pytest.raises(InvalidStatus):
            await ann.knock(table)
        await opened[0].go()
        while server.hub.counters.counts["too_many_connections"] != 1:
            await asyncio.sleep(0.01)
        assert (await ann.look(table)).table["status"] == "playing"


async def test_an_address_opens_only_so_many_connections_a_second(tmp_path: Path) -> None:
    async with live(quick(tmp_path, connect_rate=0.001, connect_burst=3)) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "here"))["id"]
        for _ in range(3):
            await (await ann.knock(table)).go()
        with pytest.raises(InvalidStatus):
            await ann.knock(table)


async def test_calls_that_take_work_are_counted_for_each_address(tmp_path: Path) -> None:
    async with live(quick(tmp_path, read_rate=0.001, read_burst=5)) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "here"))["id"]
        paths = ["/api/tables", f"/api/tables/{table}", "/api/laboratory", "/api/tables"]
        assert [(await ann.web.get(path)).status_code for path in paths] == [200] * 4
        answers = [await ann.web.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 429, 429, 429]
        assert answers[1].json()["why"]["key"] == "web.refused.too_fast"
        assert (await ann.web.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half of the headers", "half of the body"],
)
async def test_a_call_that_does_not_come_to_an_end_is_cut_off(tmp_path: Path, begun: bytes) -> None:
    async with live(quick(tmp_path, call_seconds=0.3)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(begun)
        assert await asyncio.wait_for(is_hung_up(reader), 20)
        assert server.hub.counters.counts["slow_calls"] == 1
        writer.close()


async def test_a_table_stays_connected_longer_than_a_call_may_take(tmp_path: Path) -> None:
    async with live(quick(tmp_path, call_seconds=1.0)) as server:
        ann, ben, _ = await pair(server, "embers")
        await asyncio.sleep(1.3)
        await ann.act(0, "draw")
        await ben.quiet()
        assert server.hub.counters.counts["slow_calls"] == 0
        assert (ann.code, ben.code) == (None, None)


async def test_silent_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    async with live(quick(tmp_path, address_connections=5)) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(9)]
        while server.hub.counters.counts["too_many_connections"] < 4:
            await asyncio.sleep(0.01)
        for _, writer in held:
            writer.close()
        while server.hub.addresses._held:
            await asyncio.sleep(0.01)
        assert (await (await server.person()).web.get("/healthz")).status_code == 200


async def seen(server: Live, **headers: str) -> httpx.Response:
    """A first visit through a proxy that names somebody else."""
    url = f"{server.address}/api/me"
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient() as client:
        return await client.get(url, headers=names)


async def test_only_a_named_proxy_is_believed(tmp_path: Path) -> None:
    forwarded: dict[str, Any] = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}
    async with live(quick(tmp_path)) as server:
        assert "secure" not in (await seen(server, **forwarded)).headers["set-cookie"].lower()
        assert set(server.hub.addresses._held) <= {"127.0.0.1"}
    async with live(quick(tmp_path, proxies="127.0.0.1", read_rate=0.001, read_burst=1)) as server:
        assert "secure" in (await seen(server, **forwarded)).headers["set-cookie"].lower()
        url = f"{server.address}/api/tables"
        people = ["203.0.113.9", "203.0.113.9", "203.0.113.10"]
        async with httpx.AsyncClient() as client:
            codes = [
                (await client.get(url, headers={"x-forwarded-for": who})).status_code
                for who in people
            ]
        assert codes == [200, 429, 200]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8710", 200),
        ("[::1]:8710", 200),
        ("localhost", 200),
        ("games.example.org", 200),
        ("Games.Example.Org:443", 200),
        ("evil.example.org", 421),
        ("", 421),
        ("games.example.org@evil.example.org", 421),
        ("127.0.0.1.evil.example.org", 421),
        ("[", 421),
        ("[::1", 421),
        ("[]", 421),
    ],
)
async def test_the_server_answers_to_its_own_names(tmp_path: Path, host: str, status: int) -> None:
    settings = quick(tmp_path, hosts="games.example.org", origins="https://tundra.example.org")
    async with live(settings) as server:
        assert (await seen(server, host=host)).status_code == status
        assert (await seen(server, host="tundra.example.org")).status_code == 200


async def test_bots_alone_play_when_somebody_looks_on(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "bot:1", "bot:1"))["id"]
        story = (await server.hub.tables.find(table)).playing()
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not story.match.steps
        screen = await ann.look(table)
        await screen.until(lambda told: told["t"] == "step")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks at the processes of Linux")
async def test_a_laboratory_run_stands_back_and_ends_with_its_server(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.sqlite", free_port())
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as web:
        await web.get("/api/me")
        wanted = {"kind": "league", "game": "maamut", "seats": 2, "games": 200}
        wanted["bots"] = ["search:1", "search:2"]
        assert (await web.post("/api/laboratory/runs", json=wanted)).status_code == 201
        assert (await web.post("/api/laboratory/runs", json=wanted)).status_code == 409
    while not (runs := laboratory_runs(tmp_path)):
        await asyncio.sleep(0.02)
    while any(os.sched_getscheduler(run) != os.SCHED_IDLE for run in runs):
        await asyncio.sleep(0.02)
    server.kill()
    async with asyncio.timeout(30):
        while laboratory_runs(tmp_path):
            await asyncio.sleep(0.02)


def laboratory_runs(folder: Path) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = entry.read_bytes()
            if b"lab_process" in words and str(folder).encode() in words:
                found.append(int(entry.parent.name))
    return found
