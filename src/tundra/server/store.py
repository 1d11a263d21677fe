"""What a store keeps and promises. SQLite is the first; another database fits behind the same protocol."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

Kind = str
"""sit, bot, person, start, act, undo, end, chat, rematch."""


class StoreTrouble(Exception):
    """Nothing was written."""


@dataclass(frozen=True)
class TableRow:
    """What never changes about a table: written once, when it is made."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    chairs: list[dict[str, Any]]
    seed: int
    owner: str
    at: float
    rematch_of: str | None = None


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table. Entries are only ever added.

    ``sit``: ``who`` claimed ``seat`` under the name ``text``. ``bot``: bot ``text`` plays ``seat``.
    ``person``: the owner of ``seat`` plays again. ``act``: texts joined by spaces; ``mark`` is the sender's id.
    ``undo``: ``text`` steps remain. ``end``: places and reason. ``chat``: ``mark`` is the speaker's name;
    the sender's id is the second line of ``text``.
    ``rematch``: ``text`` is the new table.
    """

    n: int
    at: float
    kind: Kind
    text: str = ""
    seat: int | None = None
    who: str | None = None
    mark: str | None = None


@dataclass(frozen=True)
class Stored:
    """A table as the store has it."""

    row: TableRow
    entries: list[Entry] = field(default_factory=list)


class Store(Protocol):
    async def create(self, row: TableRow, entries: list[Entry]) -> None: ...

    async def append(self, table_id: str, entries: list[Entry]) -> None:
        """On disk, all of them, when this returns; none of them when it raises StoreTrouble."""
        ...

    async def read(self, table_id: str) -> Stored | None: ...

    async def tables_of(self, who: str, most: int) -> list[Stored]:
        """The tables somebody owns or sits at, the latest first."""
        ...

    async def name_of(self, who: str) -> str | None: ...

    async def rename(self, who: str, name: str) -> None: ...

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret kept under this name; ``fresh`` if there was none."""
        ...

    async def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        ...
