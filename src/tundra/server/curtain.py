"""A question that only some are asked must not show by its pause: asked or not, each such moment takes its time."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

WRITING = 0.1
"""The share of a moment in which an answer is written down: silence is taken for one so much before its end."""


class Curtain:
    """The moments since somebody acted for all to hear, one after the other.

    Whoever is asked at the last of them hears of it when that moment begins, everybody else when it is over.
    """

    def __init__(self, lift: Callable[[], None]) -> None:
        self._lift = lift
        """Called when more may be told."""
        self._begin = self._end = -math.inf
        self._timers: list[asyncio.TimerHandle] = []
        self._opened = asyncio.Event()
        self._opened.set()

    @property
    def is_open(self) -> bool:
        return self._opened.is_set()

    async def opened(self) -> None:
        await self._opened.wait()

    @property
    def seconds_left(self) -> float:
        return self._end - asyncio.get_running_loop().time()

    def draw(self, moments: int, seconds: float, goes_on: bool, ago: float = 0.0) -> None:
        """So many moments of so many seconds, since just now or ``ago``; ``goes_on`` when only their number grew."""
        now = asyncio.get_running_loop().time()
        if not goes_on:
            self._begin = max(now - ago, self._end)
        self._end = self._begin + moments * seconds
        if self._end <= now:
            self.open()
            return
        self.stop()
        self._opened.clear()
        self._at(self._end - seconds, self._lift)
        self._at(self._end, self.open)

    def open(self) -> None:
        self.stop()
        self._opened.set()
        self._lift()

    def stop(self) -> None:
        """Nothing is told any more by itself."""
        while self._timers:
            self._timers.pop().cancel()

    def _at(self, when: float, call: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        if when <= loop.time():
            call()
        else:
            self._timers.append(loop.call_at(when, call))
