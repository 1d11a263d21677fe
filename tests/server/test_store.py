"""The store: one file, one writer, many appends in one commit, nothing ever changed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tundra.server.migrations import newest
from tundra.server.schema import METADATA
from tundra.server.settings import BadSettings
from tundra.server.sqlite_store import SqliteStore, open_engine
from tundra.server.store import Entry, StoreConflict, StoreTrouble, TableRow

ROW = TableRow("t1", "embers", 1, {"hand": 4}, [{"kind": "here"}], 2**127 + 1, "ann", 1.0)


def act(n: int, text: str = "draw") -> Entry:
    return Entry(n, float(n), "act", text, 0, "ann", f"mark {n}")


async def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    entries = [Entry(0, 1.0, "sit", "Ann", 0, "ann"), act(1), act(2, "17")]
    await store.create(ROW, entries[:1])
    await store.append("t1", entries[1:])
    await store.close()
    store = SqliteStore(tmp_path / "a.sqlite")
    stored = await store.read("t1")
    assert stored is not None
    assert (stored.row, stored.entries) == (ROW, entries)
    assert await store.read("t2") is None
    assert [found.row.id for found in await store.tables_of("ann", 9)] == ["t1"]
    assert await store.tables_of("ben", 9) == []
    await store.close()


async def test_an_entry_is_never_written_over(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.append("t1", [act(0), act(1)])
    with pytest.raises(StoreTrouble):
        await store.append("t1", [act(2), act(1, "other")])
    await store.create(ROW, [])
    stored = await store.read("t1")
    assert stored is not None
    assert stored.entries == [act(0), act(1)]
    await store.close()


async def test_a_bad_write_harms_none_of_those_beside_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.append("t0", [act(0)])
    writes = [store.append(f"t{n % 50}", [act(n // 50)]) for n in range(200)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [StoreConflict, *[type(None)] * 199]
    await store.close()


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    writes = [asyncio.create_task(store.append("t1", [act(n)])) for n in range(100)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file:
        assert file.execute("select count(*) from entries").fetchone() == (100,)


async def test_commits_are_on_disk_before_they_count(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    with store._engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        assert raw.execute("pragma journal_mode").fetchone() == ("wal",)
        assert raw.execute("pragma synchronous").fetchone() == (2,)
    await store.close()


async def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    with pytest.raises(BadSettings, match="another server"):
        SqliteStore(tmp_path / "a.sqlite")
    await store.close()
    await SqliteStore(tmp_path / "a.sqlite").close()


async def test_a_name_is_kept_and_changed_and_a_secret_never_changes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.rename("ann", "Ann")
    await store.rename("ann", "Anna")
    assert (await store.name_of("ann"), await store.name_of("ben")) == ("Anna", None)
    assert [await store.secret("key", value) for value in (b"1", b"2")] == [b"1", b"1"]
    await store.close()


async def test_the_migrations_lead_to_the_schema_in_use(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.close()
    engine = open_engine(tmp_path / "a.sqlite")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == newest()
    engine.dispose()


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = SqliteStore(tmp_path / "a.sqlite")
        await store.create(ROW, [act(0)])
        modes = [
            (tmp_path / f"a.sqlite{part}").stat().st_mode & 0o777 for part in ("", "-wal", "-shm")
        ]
        await store.close()
    finally:
        os.umask(before)
    assert modes == [0o600] * 3
