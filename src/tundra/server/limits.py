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


class Counters:
    """What happened since the start, for `/healthz`."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def count(self, what: str) -> None:
        self.counts[what] += 1
