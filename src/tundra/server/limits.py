"""How much is too much: rates, and counts of what was turned away."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict


class Bucket:
    """Fills with ``rate`` tokens a second up to ``burst``; each message takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each name (an address, a person), forgetting those longest unused."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.rate, self.burst)
        self.buckets.move_to_end(name)
        while len(self.buckets) > self.KEPT:
            self.buckets.popitem(last=False)
        return bucket.take()


class Shares:
    """How many each name (an address) holds at once, and how many it may."""

    def __init__(self, most: int, exempt: frozenset[str] = frozenset()) -> None:
        self._most = most
        self._exempt = exempt
        self._held: Counter[str] = Counter()

    def enter(self, name: str) -> bool:
        """Takes one more, unless all are taken; what was entered must be left."""
        if self._held[name] >= self._most and name not in self._exempt:
            return False
        self._held[name] += 1
        return True

    def leave(self, name: str) -> None:
        self._held[name] -= 1
        if not self._held[name]:
            del self._held[name]


class Counters:
    """What happened since the start, for `/healthz`."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, what: str) -> None:
        self.counts[what] += 1
