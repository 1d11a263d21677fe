"""The file of the database: what is wrong with it is said in one line, before anything listens."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from tests.server.test_store import ROW, act
from tundra.server.seal import seal_of
from tundra.server.settings import BadSettings
from tundra.server.sqlite_file import check_file
from tundra.server.sqlite_store import SqliteStore
from tundra.server.store import StoreTrouble


async def filled(path: Path, entries: int = 400) -> None:
    store = SqliteStore(path)
    await store.create(ROW, [act(n, "draw" * 20) for n in range(entries)])
    await store.close()


def refusal(path: Path) -> str:
    with pytest.raises(BadSettings) as refused:
        check_file(path)
    text = str(refused.value)
    assert "\n" not in text
    return text


async def test_a_good_file_and_a_new_one_are_taken(tmp_path: Path) -> None:
    check_file(tmp_path / "new.sqlite")
    await filled(tmp_path / "a.sqlite")
    check_file(tmp_path / "a.sqlite")


async def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    await filled(path)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 3 * 4096)
        file.write(b"\xff" * 8192)
    assert "damaged" in refusal(path) or "malformed" in refusal(path)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite").write_text("a shopping list, and a long one at that\n" * 100)
    assert "not a database" in refusal(tmp_path / "a.sqlite")


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file, file:
        file.execute("create table recipes (name text)")
    assert "another program" in refusal(tmp_path / "a.sqlite")


async def test_a_file_of_a_newer_program_says_so(tmp_path: Path) -> None:
    await filled(tmp_path / "a.sqlite", 1)
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file, file:
        file.execute("update alembic_version set version_num='9999'")
    assert "newer version" in refusal(tmp_path / "a.sqlite")


async def test_a_file_that_somebody_holds_says_so(tmp_path: Path) -> None:
    await filled(tmp_path / "a.sqlite", 1)
    with closing(sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in refusal(tmp_path / "a.sqlite")


@pytest.mark.parametrize("kept", [0.0, 0.5], ids=["gone", "half gone"])
async def test_a_log_that_disappeared_is_noticed(tmp_path: Path, kept: float) -> None:
    """What was acknowledged lay in the write-ahead log, and the power went before it came into the file."""
    path, copy = tmp_path / "a.sqlite", tmp_path / "later" / "a.sqlite"
    copy.parent.mkdir()
    await torn(path, copy, kept)
    assert "lost its last" in refusal(copy)
    seal_of(copy).unlink()
    check_file(copy)


async def torn(path: Path, copy: Path, kept: float) -> None:
    """A copy of a database in use, with only so much of its write-ahead log."""
    store = SqliteStore(path)
    for n in range(20):
        await store.append("t1", [act(n)])
    for part in ("", ".seal"):
        shutil.copy(f"{path}{part}", f"{copy}{part}")
    log = Path(f"{path}-wal").read_bytes()
    Path(f"{copy}-wal").write_bytes(log[: int(len(log) * kept)])
    await store.close()


async def test_a_database_that_was_moved_here_needs_no_seal_of_its_own(tmp_path: Path) -> None:
    for name in ("a", "b"):
        await filled(tmp_path / f"{name}.sqlite", 3)
    shutil.copy(tmp_path / "b.sqlite", tmp_path / "a.sqlite")
    check_file(tmp_path / "a.sqlite")


async def test_a_full_disk_fails_all_that_waits_and_is_over_when_there_is_room(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await store.append("t1", [act(0)])

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")

    event.listen(store._engine, "begin", fill)
    with pytest.raises(StoreTrouble, match="full"):
        await store.append("t1", [act(1, "draw" * 5000)])
    assert store.is_failing
    event.remove(store._engine, "begin", fill)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    await store.append("t1", [act(1)])
    assert not store.is_failing
    await store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "delete from seal",
        "delete from alembic_version",
        "update seal set commits='many'",
        "drop table people",
    ],
)
async def test_a_file_whose_own_rows_are_gone_is_named(tmp_path: Path, damage: str) -> None:
    await filled(tmp_path / "a.sqlite", 1)
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file, file:
        file.execute(damage)
    assert "damaged" in refusal(tmp_path / "a.sqlite")
