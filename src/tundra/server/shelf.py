"""What took work and may be asked for again: worked out once, however many ask, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, asyncio.Task[T]] = OrderedDict()

    async def find(self, name: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is there already, or what the work brings; a failure is not kept."""
        if name not in self._kept:
            self._kept[name] = asyncio.create_task(work())
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        task = self._kept[name]
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._kept.get(name) is task:
                del self._kept[name]
            raise
