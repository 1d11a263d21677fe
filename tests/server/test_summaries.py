"""The list of one's tables: kept with each table, told to each as they may know, and never played again for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.live import Live, Person, live, pair, play_on, quick
from tundra.server.store import Entry

Told = dict[str, Any]


async def tables_of(person: Person) -> list[Told]:
    answer = await person.web.get("/api/tables")
    assert answer.status_code == 200, answer.text
    found: list[Told] = answer.json()["tables"]
    return found


def again(server: Live, cookies: list[str]) -> list[Person]:
    """The same people at the next server."""
    people = [server.stranger() for _ in cookies]
    for person, cookie in zip(people, cookies, strict=True):
        person.web.cookies.set("tundra", cookie)
    return people


async def test_after_a_restart_the_list_is_the_same_and_no_table_is_woken_for_it(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "maamut")
        await play_on({0: ann, 1: ben}, 6)
        people = server.people[:2]
        for game, chairs in (("embers", ("here", "open")), ("embers", ("here", "here:Bob"))):
            made = await people[0].create(game, *chairs)
        screen = await people[0].look(made["id"])
        await play_on({0: screen, 1: screen})
        before = [await tables_of(person) for person in people]
        cookies = [person.cookie for person in people]
    assert [row["status"] for row in before[0]] == ["over", "gathering", "playing"]
    assert [row["id"] for row in before[1]] == [table]
    async with live(quick(tmp_path)) as server:
        assert [await tables_of(person) for person in again(server, cookies)] == before
        assert len(server.hub.tables) == 0


async def test_a_secret_pick_moves_no_time_in_the_list_of_another(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        before = [(await tables_of(person))[0]["updated"] for person in server.people]
        pick = next(text for text in ann.now(0)["legal"] if text != "done")
        await ann.act(0, pick)
        hers, his = [(await tables_of(person))[0]["updated"] for person in server.people]
        assert hers > before[0]
        assert his == before[1]
        await ann.act(0, "done")
        await ben.quiet()
        assert (await tables_of(server.people[1]))[0]["updated"] > his


async def test_a_summary_that_is_behind_its_table_is_not_believed(tmp_path: Path) -> None:
    """As after a kill between an act and whatever would have been written next."""
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        cookies = [person.cookie for person in server.people]
        count = (await server.hub.tables.find(table)).count
        await ann.quiet()
        await server.hub.tables.close()
        await server.hub.store.append(table, [Entry(count, 9e9, "act", "draw", 0, "ann", "late")])
    async with live(quick(tmp_path)) as server:
        people = again(server, cookies)
        assert [(await tables_of(person))[0]["my_turn"] for person in people] == [False, True]
        assert len(server.hub.tables) == 1


async def test_tables_from_before_there_were_summaries_are_listed_all_the_same(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        await play_on({0: ann, 1: ben})
        made = await server.people[0].create("embers", "here", "here:Bob")
        before = await tables_of(server.people[0])
        cookies = [server.people[0].cookie]
    assert [row["id"] == made["id"] for row in before] == [True, False]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("drop table summaries")
        file.execute("update alembic_version set version_num = '0002'")
    for _ in range(2):
        async with live(quick(tmp_path)) as server:
            assert await tables_of(again(server, cookies)[0]) == before
            woken = len(server.hub.tables)
    assert woken == 0
