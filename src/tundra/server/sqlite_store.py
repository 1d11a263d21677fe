"""The store in one SQLite file: write-ahead log, every commit on disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, create_engine, event, func, insert, or_, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from tundra.server.migrations import migrate
from tundra.server.schema import ENTRIES, PEOPLE, SECRETS, SUMMARIES, TABLES
from tundra.server.seal import Seal
from tundra.server.sqlite_file import LARGE, hold_lock, look_through, make_private
from tundra.server.store import Entry, Listed, Stored, StoreDamage, StoreTrouble, TableRow
from tundra.server.writer import Write, Writer, told_by

T = TypeVar("T")

ADD_TABLE = insert(TABLES)
ADD_ENTRY = insert(ENTRIES)
NEW_NAME = sqlite_insert(PEOPLE)
NAME_PERSON = NEW_NAME.on_conflict_do_update(
    index_elements=["who"], set_={"name": NEW_NAME.excluded.name}
)
NEW_SUMMARY = sqlite_insert(SUMMARIES)
KEEP_SUMMARY = NEW_SUMMARY.on_conflict_do_update(
    index_elements=["table_id"],
    set_={"entries": NEW_SUMMARY.excluded.entries, "body": NEW_SUMMARY.excluded.body},
)
ADD_SECRET = sqlite_insert(SECRETS).on_conflict_do_nothing()


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._lock = hold_lock(path)
        make_private(path)
        self._engine = open_engine(path)
        migrate(self._engine)
        self._readers = ThreadPoolExecutor(2, "tundra-reader")
        self._noted: dict[str, dict[str, Any]] = {}
        """Summaries that wait for the next write."""
        self._seal = Seal(path)
        self._writer = Writer(self._engine, self._seal)
        self._writer.start()
        self.damage: str | None = None
        if path.stat().st_size > LARGE:
            self._readers.submit(self._look_through, path)

    def _look_through(self, path: Path) -> None:
        self.damage = look_through(path)

    @property
    def is_failing(self) -> bool:
        return self._writer.is_failing

    async def probe(self) -> None:
        await self._writer.write()

    async def create(
        self, row: TableRow, entries: list[Entry], before: tuple[str, Entry] | None = None
    ) -> None:
        written = asdict(row) | {
            "options": json.dumps(row.options),
            "chairs": json.dumps(row.chairs),
            "seed": str(row.seed),
        }
        noted = [] if before is None else rows_of(before[0], [before[1]])
        added = (ADD_TABLE, [written]), (ADD_ENTRY, rows_of(row.id, entries) + noted)
        await self._writer.write(*added, self._summaries())

    async def append(self, table_id: str, entries: list[Entry]) -> None:
        await self._writer.write((ADD_ENTRY, rows_of(table_id, entries)), self._summaries())

    def note(self, table_id: str, entries: int, summary: str) -> None:
        self._noted[table_id] = {"table_id": table_id, "entries": entries, "body": summary}

    def _summaries(self) -> Write:
        noted, self._noted = self._noted, {}
        return KEEP_SUMMARY, list(noted.values())

    async def read(self, table_id: str) -> Stored | None:
        return await self._read(lambda connection: read_table(connection, table_id))

    async def tables_of(self, who: str, most: int) -> list[Listed]:
        sat = select(ENTRIES.c.table_id).where(ENTRIES.c.who == who, ENTRIES.c.kind == "sit")
        query = (
            select(TABLES)
            .where(or_(TABLES.c.owner == who, TABLES.c.id.in_(sat)))
            .order_by(TABLES.c.at.desc())
            .limit(most)
        )
        return await self._read(
            lambda connection: [
                read_by_itself(connection, row) for row in connection.execute(query).all()
            ]
        )

    async def asked(self, owner: str, mark: str) -> str | None:
        query = select(TABLES.c.id).where(TABLES.c.owner == owner, TABLES.c.asked == mark)
        return await self._read(lambda connection: connection.scalar(query))

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
        with contextlib.suppress(StoreTrouble):
            await self._writer.write(self._summaries())
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        self._engine.dispose()
        self._seal.close()
        self._lock.close()

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def read() -> T:
            try:
                with self._engine.connect() as connection:
                    return look(connection)
            except SQLAlchemyError as problem:
                kind = StoreDamage if is_damage(problem) else StoreTrouble
                raise kind(told_by(problem)) from problem
            except (ValueError, TypeError) as problem:
                # A row that makes no sense: bits were flipped, or somebody changed it by hand.
                raise StoreDamage(type(problem).__name__) from problem

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)


def rows_of(table_id: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **vars(entry)} for entry in entries]


def read_table(connection: Connection, table_id: str) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return None if row is None else Stored(table_row(row), entries_of(connection, table_id))


def read_by_itself(connection: Connection, row: Row[Any]) -> Listed:
    """A table of a list; what is wrong with its entries harms none of the others."""
    last = select(func.max(ENTRIES.c.n)).where(ENTRIES.c.table_id == row.id)
    kept = select(SUMMARIES.c.body).where(
        SUMMARIES.c.table_id == row.id, SUMMARIES.c.entries == last.scalar_subquery() + 1
    )
    try:
        return Listed(table_row(row), connection.scalar(kept))
    except (DatabaseError, ValueError, TypeError) as problem:
        if isinstance(problem, DatabaseError) and not is_damage(problem):
            raise
        return Listed(bare_row(row), is_whole=False)


def is_damage(problem: Exception) -> bool:
    code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


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


def bare_row(row: Row[Any]) -> TableRow:
    """What can be said of a table of which something cannot be read."""
    bare: dict[str, Any] = {"options": {}, "chairs": [], "seed": 0}
    return TableRow(**row._asdict() | bare)


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
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=2000"):
            connection.execute(f"PRAGMA {pragma}")
        # Flipped bits make one text odd, and must not make a whole list unreadable.
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")

    return engine
