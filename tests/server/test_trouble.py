"""When something fails inside: the position stays as it is on disk, and people find it there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from tests.server.live import Live, live, pair, quick
from tundra.core import Match
from tundra.server.bot_lanes import Asker
from tundra.server.bot_process import Question


async def test_what_cannot_be_written_is_refused_and_everybody_stays(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        with no_writing(tmp_path):
            refused = await ann.act(0, "draw", id="only")
            assert refused["why"]["key"] == "web.refused.not_written"
            health = await server.people[0].web.get("/healthz")
            assert (health.status_code, health.json()["writes"]) == (503, False)
            renamed = await server.people[0].web.put("/api/me", json={"name": "Anna"})
            assert (renamed.status_code, renamed.json()["why"]["key"]) == (503, "web.refused.not_written")  # fmt: skip
        await ben.quiet()
        assert not ben.of("step")
        assert (await ann.act(0, "draw", id="only"))["seq"] == 1
        await ben.until(lambda frame: frame["t"] == "step")


async def test_the_server_says_that_it_is_well_again_although_nobody_acts(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "embers")
        with no_writing(tmp_path):
            await ann.act(0, "draw")
            assert not (await server.people[0].web.get("/healthz")).json()["ok"]
        assert (await server.people[0].web.get("/healthz")).json()["ok"]


async def test_a_bot_whose_act_could_not_be_written_acts_by_itself_later(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "bot:1", "here")
        with no_writing(tmp_path):
            screen = await ann.look(made["id"])
            while server.hub.counters.counts["store_trouble"] == 0:
                await asyncio.sleep(0.01)
            assert not screen.of("step")
        await screen.until(lambda frame: frame["t"] == "step")


async def test_a_table_woken_again_has_bots_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that was thinking when the table had trouble does not keep the next one silent."""
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        thinking, go_on = asyncio.Event(), asyncio.Event()
        ask = server.hub.bots._pool.ask

        async def slowly(question: Question, asker: Asker) -> str:
            thinking.set()
            await go_on.wait()
            return await ask(question, asker)

        monkeypatch.setattr(server.hub.bots._pool, "ask", slowly)
        made = await ann.create("embers", "bot:1", "here")
        screen = await ann.look(made["id"])
        await thinking.wait()
        table = server.hub.tables.awake[0]
        table.is_broken = True
        table.after_change(table)
        assert await screen.closed() == 1012
        back = await ann.look(made["id"])
        go_on.set()
        await back.until(lambda frame: frame["t"] == "step")


async def test_a_step_that_was_written_but_not_adopted_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")

        def fail(*_: object) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as patch:
            patch.setattr(Match, "commit", fail)
            await ann.send("act", seat=0, seq=0, act=["draw"], id="only")
            assert await ann.closed() == 1012
        back = await server.people[0].look(table)
        assert back.now(0)["seq"] == 1
        again = await back.act(0, "draw", seq=0, id="only")
        assert (again["t"], again["seq"]) == ("step", 1)
        assert server.hub.counters.counts["trouble"] == 1


async def test_a_bug_in_a_question_is_a_refusal_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")

        def fail(*_: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(Match, "foresee", fail)
        refused = await ann.ask("foresee", seat=0, act=["draw"])
        assert refused["why"]["key"] == "web.refused.trouble"
        assert (await ann.act(0, "draw"))["t"] == "step"
        await ben.quiet()


async def test_a_table_of_other_rules_is_not_played_wrongly(tmp_path: Path) -> None:
    async with live(quick(tmp_path, idle=0)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "here", "here")
        server.hub.tables.sweep()
        game = server.hub.games.find("embers")
        object.__setattr__(game, "rules_version", 2)
        try:
            answer = await ann.web.get(f"/api/tables/{made['id']}")
            assert (answer.status_code, answer.json()["why"]["key"]) == (
                410,
                "web.refused.old_rules",
            )
            (listed,) = (await ann.web.get("/api/tables")).json()["tables"]
            assert (listed["id"], listed["trouble"]) == (made["id"], "old_rules")
            assert await (await ann.knock_and_greet(made["id"])).closed() == 4410
        finally:
            object.__setattr__(game, "rules_version", 1)


async def test_a_damaged_table_is_in_nobody_elses_way(tmp_path: Path) -> None:
    async with live(quick(tmp_path, idle=0)) as server:
        ann = await server.person("Ann")
        good, bad, unread = [(await ann.create("embers", "here", "here"))["id"] for _ in "123"]
        screen = await ann.look(bad)
        await screen.act(0, "draw")
        await screen.go()
        await until_asleep(server)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("update entries set text='dxaw' where kind='act' and table_id=?", [bad])
        assert await (await ann.knock_and_greet(bad)).closed() == 4500
        damage_reading(server, unread)
        tables = (await ann.web.get("/api/tables")).json()["tables"]
        assert {table["id"]: table["trouble"] for table in tables} == {
            good: None,
            bad: "damaged",
            unread: "damaged",
        }
        answer = await ann.web.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["why"]["key"]) == (500, "web.refused.damaged")
        assert (await ann.web.get("/healthz")).json()["counts"]["damaged_tables"] == 1
        assert (await (await ann.look(good)).act(0, "draw"))["t"] == "step"


async def until_asleep(server: Live) -> None:
    while len(server.hub.tables):
        server.hub.tables.sweep()
        await asyncio.sleep(0.001)


def damage_reading(server: Live, table: str) -> None:
    """As a page of the file whose bits were flipped: whoever reads that table's entries gets an error."""

    @event.listens_for(server.hub.store._engine, "before_cursor_execute")
    def fail(_1: object, _2: object, statement: str, given: tuple[object, ...], *_: object) -> None:
        if "FROM entries" in statement and table in given:
            problem = sqlite3.DatabaseError("database disk image is malformed")
            problem.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise problem


@contextmanager
def no_writing(folder: Path) -> Iterator[None]:
    """Nothing can be written: another program holds the file, which fails as a full disk does."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize(
    "damage",
    [
        "update tables set options='{' where id=?",
        "update tables set chairs='[{' where id=?",
        "update tables set seed='1x' where id=?",
        "update tables set options=cast(x'ff22' as text) where id=?",
        "update entries set text=cast(x'fffe' as text) where kind='act' and table_id=?",
        "update entries set seat=77 where kind='sit' and table_id=?",
    ],
)
async def test_whatever_is_damaged_in_one_table_the_list_shows_the_others(
    tmp_path: Path, damage: str
) -> None:
    async with live(quick(tmp_path, idle=0)) as server:
        ann = await server.person("Ann")
        good, bad = [(await ann.create("embers", "here", "here"))["id"] for _ in "12"]
        screen = await ann.look(bad)
        await screen.act(0, "draw")
        await screen.go()
        await until_asleep(server)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("delete from summaries")
        file.execute(damage, [bad])
    async with live(quick(tmp_path)) as server:
        again = await server.person("Ann")
        again.web.cookies = ann.web.cookies
        tables = (await again.web.get("/api/tables")).json()["tables"]
        assert {table["id"]: table["trouble"] for table in tables} == {good: None, bad: "damaged"}
        assert (await again.web.get(f"/api/tables/{bad}")).status_code == 500
        assert await (await again.knock_and_greet(bad)).closed() == 4500
        assert (await again.web.get("/healthz")).json()["counts"]["damaged_tables"] == 1


async def test_a_broken_summary_is_made_again(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        made = (await ann.create("embers", "here", "here"))["id"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("update summaries set body='{\"sta'")
    async with live(quick(tmp_path)) as server:
        again = await server.person("Ann")
        again.web.cookies = ann.web.cookies
        (listed,) = (await again.web.get("/api/tables")).json()["tables"]
        assert (listed["id"], listed["trouble"]) == (made, None)
