"""Who may think now: places for bots, handed out in turn, so that nobody waits for all of another's bots."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

PATIENCE = 2.0
"""Seconds somebody waits before a spare place is opened: those who think may have hung."""
SPARES = 2


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks."""

    table: str = ""
    owner: str = ""
    has_people: bool = True
    """A person plays there, and so somebody waits."""


@dataclass
class Waiting:
    asker: Asker
    called: asyncio.Future[None]


class Lane:
    def __init__(self, places: int) -> None:
        self._free = places
        self._spares = 0
        """How many places there are beyond the usual ones."""
        self._thinking: Counter[str] = Counter()
        """By owner and by table."""
        self._served: dict[str, int] = {}
        """When each was last called, as long as anybody waits."""
        self._calls = 0
        self._waiting: list[Waiting] = []

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """A place to think for a bot, as soon as there is one."""
        if self._free:
            self._take(asker)
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _wait(self, asker: Asker) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(asker, loop.create_future())
        self._waiting.append(waiting)
        timer = loop.call_later(PATIENCE, self._open_spare)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if not waiting.called.cancelled():
                self._leave(asker)
            raise
        finally:
            timer.cancel()

    def _take(self, asker: Asker) -> None:
        self._free -= 1
        self._calls += 1
        for name in names_of(asker):
            self._thinking[name] += 1
            self._served[name] = self._calls

    def _leave(self, asker: Asker) -> None:
        self._free += 1
        self._thinking -= Counter(names_of(asker))
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
        self._waiting = [one for one in self._waiting if not one.called.cancelled()]
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda one: self._turn(one.asker))
            self._waiting.remove(first)
            self._take(first.asker)
            first.called.set_result(None)
        if not self._waiting:
            self._served.clear()

    def _turn(self, asker: Asker) -> list[int]:
        """Tables with people come first; then owners take turns, and with each owner the tables."""
        order = [int(not asker.has_people)]
        for name in names_of(asker):
            order += [self._thinking[name], self._served.get(name, 0)]
        return order


def names_of(asker: Asker) -> tuple[str, str]:
    return f"owner {asker.owner}", f"table {asker.table}"
