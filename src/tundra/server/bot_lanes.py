"""Who may think now: places for bots, handed on in order of asking, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

PATIENCE = 2.0
"""Seconds somebody waits before a spare place is opened: those who think may have hung."""
SPARES = 2


@dataclass
class Waiting:
    table: str
    called: asyncio.Future[None]


class Lane:
    def __init__(self, places: int) -> None:
        self._free = places
        self._spares = 0
        """How many places there are beyond the usual ones."""
        self._thinking: Counter[str] = Counter()
        self._waiting: list[Waiting] = []

    @asynccontextmanager
    async def place(self, table: str) -> AsyncIterator[None]:
        """A place to think for a bot of this table, as soon as there is one."""
        if self._free:
            self._take(table)
        else:
            await self._wait(table)
        try:
            yield
        finally:
            self._leave(table)

    async def _wait(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(table, loop.create_future())
        self._waiting.append(waiting)
        timer = loop.call_later(PATIENCE, self._open_spare)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if not waiting.called.cancelled():
                self._leave(table)
            raise
        finally:
            timer.cancel()

    def _take(self, table: str) -> None:
        self._free -= 1
        self._thinking[table] += 1

    def _leave(self, table: str) -> None:
        self._free += 1
        self._thinking -= Counter([table])
        self._call()
        if self._free and self._spares:
            self._free -= 1
            self._spares -= 1

    def _open_spare(self) -> None:
        if self._spares < SPARES:
            self._spares += 1
            self._free += 1
            self._call()

    def _call(self) -> None:
        """Whoever asked first, of the tables for which the fewest bots are thinking."""
        self._waiting = [one for one in self._waiting if not one.called.cancelled()]
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda one: self._thinking[one.table])
            self._waiting.remove(first)
            self._take(first.table)
            first.called.set_result(None)
