"""A question that only some are asked must not show by its pause: either way, the others are told a little later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tundra.core import Seat
from tundra.server.story import Telling


class Curtain:
    """While it is closed, what happens is kept, in order; whoever is asked sees through it."""

    def __init__(self, show: Callable[[Telling], None]) -> None:
        self._show = show
        self._kept: list[Telling] = []
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._is_open = asyncio.Event()
        self._is_open.set()

    async def opened(self) -> None:
        await self._is_open.wait()

    def hides_from(self, viewer: Seat | None) -> bool:
        return any(viewer in telling for telling in self._kept)

    def tell(self, telling: Telling, seconds: float, asked: Collection[Seat]) -> None:
        """Closes for so many more seconds, or shows at once what nothing has to be hidden of."""
        if seconds > 0:
            self._close(seconds)
        self._kept.append(telling)
        if self._is_open.is_set():
            self.open()
        else:
            for seat in asked:
                self._lift(seat)

    def open(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._is_open.set()
        kept, self._kept = self._kept, []
        for telling in kept:
            self._show(telling)

    def _close(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._until = max(self._until, loop.time()) + seconds
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_at(self._until, self.open)
        self._is_open.clear()

    def _lift(self, seat: Seat) -> None:
        for telling in self._kept:
            if seat in telling:
                self._show({seat: telling.pop(seat)})
