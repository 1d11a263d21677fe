"""The load benchmark counts what people wait for: all that the server takes, and nothing that the client does."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
import pytest

from benchmarks import load
from benchmarks.load import Person, Results, Table

EVERY = 0.2


class Slow:
    """The line to a server that takes its time for the first act, and answers all others at once."""

    def __init__(self, table: Table, seconds: float) -> None:
        self.table, self.seconds, self.acts = table, seconds, 0

    def send(self, message: bytes) -> None:
        self.acts += 1
        mark = msgspec.json.decode(message)["id"]
        wait = self.seconds if self.acts == 1 else 0.0
        asyncio.get_running_loop().call_later(wait, self.tell, mark, float(self.acts))

    def tell(self, mark: str, at: float) -> None:
        for person, own in zip(self.table.people, (mark, None), strict=True):
            step = {"t": "step", "seq": int(at), "at": at, "id": own}
            person.hear(msgspec.json.encode(step), time.time())


def table_for_two(results: Results, seconds: float) -> Table:
    table = Table(0, random.Random(1), results)
    table.people = [Person(table, seat, "") for seat in range(2)]
    table.people[0].legal = ["draw"]
    table.people[0].line = Slow(table, seconds)  # type: ignore[assignment]  # as much of a line as is used
    return table


async def test_acts_that_had_to_wait_for_the_server_count_from_when_they_were_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(load, "EVERY", EVERY)
    results = Results(0.0)
    await table_for_two(results, 3.5 * EVERY).play(time.time() + 5 * EVERY)
    await asyncio.sleep(0.01)
    # The first took three and a half moments; those that were due meanwhile waited for it as long as people would.
    first, second, third, *_ = results.waits
    assert first > 3.4 * EVERY
    assert first > second > 2.4 * EVERY
    assert second > third > 1.4 * EVERY
    assert results.answers == pytest.approx(results.waits, abs=0.05)


async def test_what_the_client_itself_is_late_by_is_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(load, "EVERY", EVERY)
    results = Results(0.0)
    table = table_for_two(results, 0.0)
    playing = asyncio.create_task(table.play(time.time() + 3 * EVERY))
    await asyncio.sleep(0)
    time.sleep(1.5 * EVERY)
    await playing
    await asyncio.sleep(0.01)
    assert max(results.lags) > 0.4 * EVERY
    assert results.acts == len(results.lags) == len(results.waits)
    assert min(results.waits) < max(results.lags)
