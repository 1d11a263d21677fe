"""A real server is told to stop: it says goodbye to everybody, and what it acknowledged is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.live import Person, Screen
from tests.server.process import Process, free_port


async def act_until_goodbye(screen: Screen, seat: int) -> None:
    """Plays as fast as it can, sending each act as soon as it may."""
    place = 0
    while not screen.of("bye") and screen.code is None:
        if place == len(screen.frames):
            await asyncio.sleep(0.001)
            continue
        frame = screen.frames[place]
        place += 1
        if frame["t"] in ("step", "snapshot") and frame["legal"]:
            text = frame["legal"][place % len(frame["legal"])]
            await screen.send("act", seat=seat, seq=frame["seq"], act=[text])


def acts_on_disk(db: Path) -> list[str]:
    with closing(sqlite3.connect(db)) as file:
        return [mark for (mark,) in file.execute("select mark from entries where kind = 'act'")]


async def test_a_server_told_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite"
    server = Process(db, free_port())
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
    people = [Person(name, server.port) for name in ("Ann", "Ben")]
    for person in people:
        await person.web.get("/api/me")
    made = await people[0].create("maamut", "here", "link")
    await people[1].claim_link(made["id"], made["links"][0]["path"])
    screens = [await person.look(made["id"]) for person in people]
    playing = [asyncio.create_task(act_until_goodbye(s, seat)) for seat, s in enumerate(screens)]
    await screens[0].until(lambda frame: frame["t"] == "step" and frame["seq"] == 8)
    assert await asyncio.to_thread(server.stop) == 0
    await asyncio.gather(*playing, return_exceptions=True)
    for screen in screens:
        assert await screen.closed() == 1012
        assert screen.frames[-1] == {"t": "bye", "reason": "restart"}
    written = acts_on_disk(db)
    told = [frame["id"] for screen in screens for frame in screen.of("step") if frame["id"]]
    assert len(told) >= 8
    assert set(told) <= set(written)
    assert len(set(written)) == len(written)
    for person in people:
        await person.go()


async def test_a_server_stops_in_time_and_without_a_trace_whoever_holds_it_up(
    tmp_path: Path,
) -> None:
    """A browser that never hangs up, a body that never ends, and a file that somebody else holds."""
    db = tmp_path / "tables.sqlite"
    server = Process(db, free_port())
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
    ann = Person("Ann", server.port)
    await ann.web.get("/api/me")
    made = await ann.create("maamut", "here", "here")
    deaf = await greet_and_fall_silent(server.port, made["id"])
    endless = await send_half_a_body(server.port, ann.cookie)
    screen = await ann.look(made["id"])
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await screen.send("act", seat=0, seq=0, act=screen.now(0)["legal"][:1])
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        # Five seconds are promised; a busy machine gets some more.
        assert time.monotonic() - began < 10
    assert "Traceback" not in server.log.read_text()
    for writer in (deaf, endless):
        writer.close()
    await ann.go()


async def greet_and_fall_silent(port: int, table: str) -> asyncio.StreamWriter:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"GET /ws/{table} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    lines += ["Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b'\x81\x8d\x00\x00\x00\x00{"t":"hello"}')
    await reader.readuntil(b'"chats"')
    return writer


async def send_half_a_body(port: int, cookie: str) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = ["POST /api/tables HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: tundra={cookie}"]
    lines += ["Content-Type: application/json", "Content-Length: 500", "", "{"]
    writer.write("\r\n".join(lines).encode())
    await writer.drain()
    return writer
