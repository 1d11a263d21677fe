"""Bad input of every kind gets one refusal or a closed connection, is counted, and changes nothing."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live import live, pair, quick
from tundra.server import logs
from tundra.server.messages import Pong

ACT: dict[str, Any] = {"t": "act", "seat": 0, "seq": 0, "id": "x", "act": ["draw"]}

NO_MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"act"',
    "\x00\x01",
    "{}",
    '{"t": 1}',
    '{"t": "fly"}',
    '{"t": "hello", "have": "x"}',
    '{"t": "act"}',
    '{"t":"act","seat":"0","seq":0,"id":"x","act":["draw"]}',
    '{"t":"act","seat":-1,"seq":0,"id":"x","act":["draw"]}',
    '{"t":"act","seat":0.5,"seq":0,"id":"x","act":["draw"]}',
    '{"t":"act","seat":99999999999999999999999,"seq":0,"id":"x","act":["draw"]}',
    '{"t":"act","seat":0,"seq":-1,"id":"x","act":["draw"]}',
    '{"t":"act","seat":0,"seq":0,"id":"","act":["draw"]}',
    '{"t":"act","seat":0,"seq":0,"id":"x","act":"draw"}',
    '{"t":"act","seat":0,"seq":0,"id":"x","act":[]}',
    '{"t":"act","seat":0,"seq":0,"id":"x","act":["draw"],"admin":true}',
    '{"t":"act","seat":0,"seq":0,"id":"x","act":["' + "d" * 41 + '"]}',
    '{"t":"act","seat":0,"seq":0,"id":"x","act":[' + '"draw",' * 70 + '"draw"]}',
    '{"t":"hand_over","seat":0,"id":"x","bot":"9"}',
    "[" * 5000,
    '{"t":' * 2000,
    '{"t":"act","act":' + "[" * 3000 + "]" * 3000 + "}",
    '{"t":"say","id":"x","text":"' + "x" * 301 + '"}',
]


def frame_of(opening: int, body: bytes) -> bytes:
    """A short frame as a client sends it, under a mask of zeros."""
    return bytes([opening, 0x80 | len(body), 0, 0, 0, 0]) + body


async def test_what_is_no_message_is_refused_once_and_counted(tmp_path: Path) -> None:
    async with live(quick(tmp_path, bad_messages=1000)) as server:
        ann, ben, _ = await pair(server, "embers")
        for number, text in enumerate(NO_MESSAGES, 1):
            await ann.socket.send(text)
            await ann.quiet()
            assert len(ann.of("refused")) == number, text[:60]
            assert ann.of("refused")[-1]["why"]["key"] == "web.refused.bad_message"
        await ann.socket.send(b'{"t":"ping"}')
        await ann.quiet()
        assert server.hub.counters.counts["bad_messages"] == len(NO_MESSAGES) + 1
        assert ann.now(0)["seq"] == 0
        await ben.quiet()
        assert not ben.of("refused")
        assert (await ann.act(0, "draw"))["t"] == "step"


async def test_too_many_bad_messages_close_the_connection(tmp_path: Path) -> None:
    async with live(quick(tmp_path, bad_messages=5)) as server:
        ann, ben, _ = await pair(server, "embers")
        for _ in range(6):
            await ann.socket.send("{")
        assert await ann.closed() == 4400
        await ben.quiet()


async def test_a_huge_frame_closes_the_connection(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        await ann.socket.send('{"t":"say","id":"x","text":"' + "x" * 100_000 + '"}')
        assert await ann.closed() == 1009
        await ben.quiet()
        assert server.hub.counters.counts["huge_frames"] == 1
        assert not ben.of("chat")


@pytest.mark.parametrize(
    ("code", "frame"), [(1007, frame_of(0x81, b'{"t":"\xff"}')), (1002, frame_of(0xF1, b"{}"))]
)
async def test_a_frame_that_is_broken_closes_the_connection(
    tmp_path: Path, code: int, frame: bytes
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        ann.socket.transport.write(frame)
        assert await ann.closed() == code
        await ben.quiet()
        counts = (await server.people[1].web.get("/healthz")).json()["counts"]
        assert counts["broken_frames"] == 1


async def test_a_thousand_messages_a_second_close_the_connection(tmp_path: Path) -> None:
    async with live(quick(tmp_path, message_rate=20.0)) as server:
        ann, ben, _ = await pair(server, "embers")
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5000):
                await ann.socket.send('{"t":"ping"}')
        assert await ann.closed() == 4429
        assert server.hub.counters.counts["floods"] == 1
        assert len(ann.of("pong")) < 200
        await ben.quiet()


async def test_the_first_message_must_be_a_hello_and_must_come(tmp_path: Path) -> None:
    async with live(quick(tmp_path, hello_seconds=0.2)) as server:
        _, _, table = await pair(server, "embers")
        person = server.people[0]
        silent = await person.knock(table)
        assert await silent.closed() == 4408
        for text in ('{"t":"ping"}', "{", '{"t":"hello","have":[{"as":0,"seq":0,"more":1}]}'):
            rude = await person.knock(table)
            await rude.socket.send(text)
            assert await rude.closed() == 4400
        assert server.hub.guests
        lost = await person.knock("nosuchtable")
        await lost.send("hello")
        assert await lost.closed() == 4404


async def test_a_second_hello_is_refused(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "embers")
        await ann.send("hello", have=[])
        await ann.until(lambda f: f["t"] == "refused")


async def test_another_site_opens_no_socket_and_changes_nothing(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        person = server.people[0]
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"ws://127.0.0.1:{server.port}/ws/{table}",
                    additional_headers={"cookie": f"tundra={person.cookie}", "origin": origin},
                )
            assert refused.value.response.status_code == 403
            answer = await person.web.post(
                "/api/tables",
                json={"game": "embers", "chairs": [{"kind": "here"}] * 2},
                headers={"origin": origin},
            )
            assert answer.status_code == 403
        cross = {"sec-fetch-site": "cross-site"}
        assert (
            await person.web.put("/api/me", json={"name": "X"}, headers=cross)
        ).status_code == 403
        ours = await person.knock(table, origin=server.address)
        await ours.send("hello")
        await ours.until(lambda f: f["t"] == "table")
        assert server.hub.counters.counts["foreign_sockets"] == 5
        assert ann.now(0)["seq"] == 0


async def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        _, _, table = await pair(server, "embers")
        right = server.people[0].cookie
        who, _, signature = right.partition(".")
        other = server.people[1].cookie.partition(".")[0]
        key = server.hub.signer.chair_key(table, 0)
        forged = [f"{other}.{signature}", who, f"{who}.", f"{who}.{signature[:-1]}"]
        forged += [f"{who}.{key}", "." * 50, "x" * 5000]
        for cookie in forged:
            thief = server.stranger()
            thief.web.cookies.set("tundra", cookie)
            before = server.hub.counters.counts["forged_cookies"]
            screen = await thief.knock(table)
            await screen.send("hello", have=[])
            assert await screen.closed() == 4401
            assert screen.frames == []
            assert server.hub.counters.counts["forged_cookies"] == before + 1
            body = {"game": "embers", "chairs": [{"kind": "here"}] * 2, "name": "T"}
            assert (await thief.web.post("/api/tables", json=body)).status_code == 401
            assert server.hub.counters.counts["forged_cookies"] == before + 2
        onlooker = await server.stranger().look(table)
        refused = await onlooker.ask(**ACT)
        assert refused["why"]["key"] == "web.refused.not_your_seat"
        assert server.hub.counters.counts["forged_cookies"] == 2 * len(forged)


async def test_bad_calls_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        web = (await server.person("Ann")).web
        json = {"content-type": "application/json"}
        calls: list[tuple[int, httpx.Request]] = [
            (400, web.build_request("POST", "/api/tables", content=b"{", headers=json)),
            (400, web.build_request("POST", "/api/tables", content=b"[" * 9000, headers=json)),
            (400, web.build_request("POST", "/api/tables", content=b"\xff\xfe", headers=json)),
            (413, web.build_request("POST", "/api/tables", content=b" " * 99_999, headers=json)),
            (415, web.build_request("POST", "/api/tables", content=b"{}")),
            (405, web.build_request("DELETE", "/api/tables")),
            (404, web.build_request("GET", "/api/tables/nosuchtable")),
            (404, web.build_request("GET", "/api/tables/%2e%2e%2fx/record")),
            (404, web.build_request("GET", "/api/nothing")),
            (404, web.build_request("GET", "/api/rules/chess")),
            (400, web.build_request("GET", "/api/rules/maamut?lang=../../x")),
            (404, web.build_request("GET", "/api/texts/de")),
            (404, web.build_request("GET", "/assets/%2e%2e/%2e%2e/pyproject.toml")),
            (404, web.build_request("GET", "/../../../etc/passwd.txt")),
        ]
        for status, call in calls:
            answer = await web.send(call)
            assert answer.status_code == status, call.url
            assert answer.json()["why"]["key"].startswith("web.refused.")
        assert "trouble" not in server.hub.counters.counts


async def test_too_many_calls_from_one_address_are_refused(tmp_path: Path) -> None:
    # To become somebody is one of them.
    async with live(quick(tmp_path, write_rate=0.01, write_burst=4)) as server:
        ann = await server.person("Ann")
        codes = [(await ann.web.put("/api/me", json={"name": "A"})).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


async def test_one_person_opens_only_so_many_connections(tmp_path: Path) -> None:
    async with live(quick(tmp_path, connections_each=3)) as server:
        ann, _, table = await pair(server, "embers")
        for _ in range(2):
            await server.people[0].look(table)
        one_too_many = await server.people[0].knock(table)
        await one_too_many.send("hello")
        assert await one_too_many.closed() == 4429
        assert ann.code is None


async def test_a_crowd_of_onlookers_leaves_room_for_the_players(tmp_path: Path) -> None:
    async with live(quick(tmp_path, onlookers=3)) as server:
        _, _, table = await pair(server, "embers")
        for _ in range(3):
            await server.stranger().look(table)
        late = await server.stranger().knock(table)
        await late.send("hello")
        assert await late.closed() == 4429
        assert (await server.people[1].look(table)).table["onlookers"] == 3


async def test_a_slow_reader_is_let_go_and_harms_nobody(tmp_path: Path) -> None:
    async with live(quick(tmp_path, queue=8)) as server:
        ann, ben, table_id = await pair(server, "embers")
        table = await server.hub.tables.find(table_id)
        his = table.chairs.places[1].who
        slow = next(listener for listener in table.audience if listener.who == his)
        for _ in range(20):
            slow.post(Pong())
        assert await ben.closed() == 4430
        assert (await ann.act(0, "draw"))["t"] == "step"
        assert server.hub.counters.counts["slow_readers"] >= 1


def is_written(record: logging.LogRecord) -> bool:
    """What ``logs.set_up`` lets through; the clients of this test write lines of their own."""
    if record.name.startswith("uvicorn"):
        return record.levelno >= logging.WARNING
    return record.name.startswith("tundra")


async def test_secrets_never_reach_the_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    logs.LOG.propagate = True
    caplog.set_level(logging.DEBUG)
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        cid = await server.person("Cid")
        made = await server.people[0].create("maamut", "here", "link")
        path = made["links"][0]["path"]
        await cid.claim(table, seat=1, key=path.partition("key=")[2])
        await cid.claim(made["id"], seat=1, key="wrong-key-of-cid")
        await cid.web.get(f"/api/tables/{table}/replay?as=0&key=hidden-in-a-query")
        await cid.claim_link(made["id"], path)
        await ann.act(0, "draw")
        await ben.ask("say", text="a word in private")
        seed = str((await server.hub.tables.find(table)).row.seed)
        hidden = [path.partition("key=")[2], seed]
        hidden += ["wrong-key-of-cid", "hidden-in-a-query", "in private"]
        hidden += [person.cookie.partition(".")[2] for person in server.people]
    ours = [record for record in caplog.records if is_written(record)]
    written = "\n".join(logs.JsonLines().format(record) for record in ours)
    assert "answered" in written
    assert "a table was made" in written
    assert [secret for secret in hidden if secret in written] == []
