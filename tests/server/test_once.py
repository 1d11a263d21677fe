"""What is asked twice, or again because the answer was lost, is done once; odd names are refused at the door."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Person, live, pair, play_on, quick


async def ask_for_a_table(person: Person, mark: str) -> Any:
    body = {"game": "embers", "name": "Ann", "id": mark, "chairs": [{"kind": "here"}] * 2}
    answer = await person.web.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def tables_on_disk(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        (count,) = file.execute("select count(*) from tables").fetchone()
        return int(count)


async def test_a_table_asked_for_twice_is_one_table(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben = await server.person("Ann"), await server.person("Ben")
        made = await asyncio.gather(*(ask_for_a_table(ann, "mine") for _ in range(5)))
        assert len({table["id"] for table in made}) == 1
        assert (await ask_for_a_table(ann, "mine")) == made[0]
        others = [await ask_for_a_table(ann, "another"), await ask_for_a_table(ben, "mine")]
        assert len({made[0]["id"], *(table["id"] for table in others)}) == 3
        assert tables_on_disk(tmp_path) == 3


async def test_a_rematch_asked_for_by_everybody_at_once_is_one_table(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        await play_on({0: ann, 1: ben})
        for screen in (ann, ben, ann, ben):
            await screen.send("rematch")
        for screen in (ann, ben):
            await screen.until(lambda frame: frame["t"] == "done")
            await screen.quiet()
        assert ann.table["rematch"] == ben.table["rematch"] is not None
        assert tables_on_disk(tmp_path) == 2


async def test_a_rematch_that_cannot_be_written_leaves_no_table_behind(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        await play_on({0: ann, 1: ben})
        entries = (await server.hub.store.read(table)).entries  # type: ignore[union-attr]  # it is there
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            # The place of the note is taken: the whole of it must fail.
            file.execute(
                "insert into entries (table_id, n, at, kind, text) values (?, ?, 0, 'chat', 'x')",
                [table, len(entries)],
            )
        await ann.send("rematch")
        await ann.closed()
        assert tables_on_disk(tmp_path) == 1


@pytest.mark.parametrize("odd", ["a\0b", "a\nb", "é", "\u202e", "x" * 41, ""])
async def test_odd_names_are_refused_at_the_door(tmp_path: Path, odd: str) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        start = len(ann.frames)
        await ann.send("act", seat=0, seq=0, act=["draw"], id=odd)
        refused = await ann.until(lambda frame: frame["t"] == "refused", start)
        assert refused["why"]["key"] == "web.refused.bad_message"
        person = server.people[0]
        body = {"game": "embers", "name": "Ann", "id": odd, "chairs": [{"kind": "here"}] * 2}
        assert (await person.web.post("/api/tables", json=body)).status_code == 400
        for path in ("/api/tables/%00", f"/api/tables/{table}%00", f"/api/tables/{table}%0a"):
            assert (await person.web.get(path)).status_code == 404
