"""What a store keeps and promises. SQLite is the first; another database fits behind the same protocol."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

Kind = str
"""sit, bot, person, start, act, undo, end, chat, rematch."""


class StoreTrouble(Exception):
    """Nothing was written, or nothing could be read; the text says why."""


class StoreConflict(StoreTrouble):
    """What was to be written is there already, or contradicts what is there."""


class StoreDamage(StoreTrouble):
    """What is there cannot be read, now or later."""


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
    asked: str | None = None
    """The owner's own name for the request that made it."""


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


@dataclass(frozen=True)
class Listed:
    """A table without its entries."""

    row: TableRow
    summary: str | None = None
    """The latest that was noted, if no entry came after it."""
    is_whole: bool = True
    """As far as it was read, nothing is wrong with it."""


class Store(Protocol):
    damage: str | None
    """What is wrong with the database itself, as far as it was looked through."""

    @property
    def is_failing(self) -> bool:
        """The last write failed for a reason that concerns them all: a full disk, a locked file."""
        ...

    async def probe(self) -> None:
        """Writes as little as can be; raises StoreTrouble while writes fail."""
        ...

    async def create(
        self, row: TableRow, entries: list[Entry], before: tuple[str, Entry] | None = None
    ) -> None:
        """A new table and, together with it or not at all, an entry of the table it comes from."""
        ...

    async def asked(self, owner: str, mark: str) -> str | None:
        """The table that a request with this mark already became."""
        ...

    async def append(self, table_id: str, entries: list[Entry]) -> None:
        """On disk, all of them, when this returns; none of them when it raises StoreTrouble."""
        ...

    async def read(self, table_id: str) -> Stored | None: ...

    def note(self, table_id: str, entries: int, summary: str) -> None:
        """Keeps a summary of so many entries, with whatever is written next. No fact is lost with it."""
        ...

    async def tables_of(self, who: str, most: int) -> list[Listed]:
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
