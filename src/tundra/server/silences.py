"""Questions in the middle of another's turn do not hold up the table: after a while, silence is an answer."""

from __future__ import annotations

import asyncio
import contextlib

from tundra.core import Seat
from tundra.server import logs
from tundra.server.store import StoreTrouble
from tundra.server.table import PLAY_ERRORS, Table

LATE = 1.0
"""Seconds until a silence that could not be written is tried again."""

Key = tuple[str, Seat]


class Silences:
    """One timer for each who is asked so; whoever answers stops it by moving the table on."""

    def __init__(self) -> None:
        self._waiting: dict[Key, tuple[int, asyncio.Task[None]]] = {}

    def look(self, table: Table) -> None:
        """Starts the timers of those who are asked now, and stops those of an earlier question."""
        asked = table.silent_answers
        for key in self._timers_of(table):
            seq, _ = self._waiting[key]
            if key[1] not in asked or seq != seq_of(table, key[1]):
                self._waiting.pop(key)[1].cancel()
        for seat, text in asked.items():
            if (table.id, seat) not in self._waiting:
                seq = seq_of(table, seat)
                task = asyncio.create_task(self._wait(table, seat, seq, text))
                self._waiting[table.id, seat] = (seq, task)

    def forget(self, table: Table) -> None:
        """The table leaves the memory; when it is woken, its timers start again."""
        for key in self._timers_of(table):
            self._waiting.pop(key)[1].cancel()

    def is_busy(self, table: Table) -> bool:
        return bool(self._timers_of(table))

    def _timers_of(self, table: Table) -> list[Key]:
        return [key for key in self._waiting if key[0] == table.id]

    async def close(self) -> None:
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table: Table, seat: Seat, seq: int, text: str) -> None:
        seconds = table.seconds_to_answer
        # Too late already, because the table slept or nothing could be written: then not at once, and not for ever.
        await asyncio.sleep(seconds if seconds > 0 else LATE)
        # From here on it is no timer any more: looking at the table must not stop it.
        self._waiting.pop((table.id, seat), None)
        with contextlib.suppress(*PLAY_ERRORS, StoreTrouble):
            await table.once(table.take_silence(seat, seq, text))
            logs.say("silence was an answer", table=table.id)


def seq_of(table: Table, seat: Seat) -> int:
    return -1 if table.story is None else table.story.eyes[seat].seq
