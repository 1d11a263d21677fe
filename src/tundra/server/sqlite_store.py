"""The store in one SQLite file: write-ahead log, every commit on disk before it counts."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, create_engine, event, insert, or_, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tundra.server.migrations import migrate
from tundra.server.schema import ENTRIES, PEOPLE, SECRETS, TABLES
from tundra.server.settings import BadSettings
from tundra.server.store import Entry, Stored, TableRow
from tundra.server.writer import Writer

T = TypeVar("T")

ADD_TABLE = insert(TABLES)
ADD_ENTRY = insert(ENTRIES)
NEW_NAME = sqlite_insert(PEOPLE)
NAME_PERSON = NEW_NAME.on_conflict_do_update(
    index_elements=["who"], set_={"name": NEW_NAME.excluded.name}
)
ADD_SECRET = sqlite_insert(SECRETS).on_conflict_do_nothing()


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._lock = hold_lock(path)
        make_private(path)
        self._engine = open_engine(path)
        migrate(self._engine)
        self._readers = ThreadPoolExecutor(2, "tundra-reader")
        self._writer = Writer(self._engine)
        self._writer.start()

    async def create(self, row: TableRow, entries: list[Entry]) -> None:
        written = asdict(row) | {
            "options": json.dumps(row.options),
            "chairs": json.dumps(row.chairs),
            "seed": str(row.seed),
        }
        await self._writer.write((ADD_TABLE, [written]), (ADD_ENTRY, rows_of(row.id, entries)))

    async def append(self, table_id: str, entries: list[Entry]) -> None:
        await self._writer.write((ADD_ENTRY, rows_of(table_id, entries)))

    async def read(self, table_id: str) -> Stored | None:
        return await self._read(lambda connection: read_table(connection, table_id))

    async def tables_of(self, who: str, most: int) -> list[Stored]:
        sat = select(ENTRIES.c.table_id).where(ENTRIES.c.who == who, ENTRIES.c.kind == "sit")
        query = (
            select(TABLES)
            .where(or_(TABLES.c.owner == who, TABLES.c.id.in_(sat)))
            .order_by(TABLES.c.at.desc())
            .limit(most)
        )
        return await self._read(
            lambda connection: [
                Stored(table_row(row), entries_of(connection, row.id))
                for row in connection.execute(query)
            ]
        )

    async def name_of(self, who: str) -> str | None:
        query = select(PEOPLE.c.name).where(PEOPLE.c.who == who)
        return await self._read(lambda connection: connection.scalar(query))

    async def rename(self, who: str, name: str) -> None:
        await self._writer.write((NAME_PERSON, [{"who": who, "name": name}]))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        await self._writer.write((ADD_SECRET, [{"name": name, "value": fresh}]))
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.close()

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return look(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


def rows_of(table_id: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **vars(entry)} for entry in entries]


def read_table(connection: Connection, table_id: str) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return None if row is None else Stored(table_row(row), entries_of(connection, table_id))


def table_row(row: Row[Any]) -> TableRow:
    found = row._asdict()
    return TableRow(
        **found
        | {
            "options": json.loads(found["options"]),
            "chairs": json.loads(found["chairs"]),
            "seed": int(found["seed"]),
        }
    )


def entries_of(connection: Connection, table_id: str) -> list[Entry]:
    query = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.n)
    return [
        Entry(row.n, row.at, row.kind, row.text, row.seat, row.who, row.mark)
        for row in connection.execute(query)
    ]


def open_engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def hold_lock(path: Path) -> sqlite3.Connection:
    """One server for one file. The lock goes when the process does, however it ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return exclusive(path.with_name(f"{path.name}.lock"))
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise BadSettings(f"another server is using {path}") from None
        raise BadSettings(f"cannot open {path}: {problem}") from None
    except OSError as problem:
        raise BadSettings(f"cannot open {path}: {problem.strerror}") from None


def make_private(path: Path) -> None:
    """A new file is for its owner alone: it holds seeds and the signing key. SQLite's other files follow it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def exclusive(path: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(path, timeout=0, check_same_thread=False, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise
    return lock


def check_file(path: Path) -> None:
    """Says before the server starts what would keep it from starting."""
    hold_lock(path).close()
