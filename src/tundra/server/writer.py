"""One thread that writes: what waits is written together, in one transaction, before anybody is answered."""

from __future__ import annotations

import asyncio
import queue
import threading
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, bindparam, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert

from tundra.server.schema import SEAL
from tundra.server.seal import Seal
from tundra.server.store import StoreConflict, StoreTrouble

MOST_AT_ONCE = 500

Write = tuple[Insert, list[dict[str, Any]]]

COUNT = update(SEAL).values(commits=bindparam("count"))


@dataclass
class Job:
    writes: list[Write]
    loop: asyncio.AbstractEventLoop
    written: asyncio.Future[None]
    problem: Exception | None = None


class Writer(threading.Thread):
    def __init__(self, engine: Engine, seal: Seal) -> None:
        super().__init__(name="tundra-writer", daemon=True)
        self._engine = engine
        self._seal = seal
        self.is_failing = False
        """The last commit failed for a reason that concerns the whole file."""
        with engine.connect() as connection:
            self._identity, self._commits = connection.execute(select(SEAL)).one()
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()

    async def write(self, *writes: Write) -> None:
        """Returns when all of it is on disk; raises StoreTrouble when none of it is."""
        loop = asyncio.get_running_loop()
        job = Job(list(writes), loop, loop.create_future())
        self._waiting.put(job)
        await job.written

    def stop(self) -> None:
        """Everything that waits is written first."""
        self._waiting.put(None)
        self.join()

    def run(self) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self._next_jobs()
            self._commit(jobs)
            for loop in {job.loop for job in jobs}:
                loop.call_soon_threadsafe(settle, [job for job in jobs if job.loop is loop])

    def _next_jobs(self) -> tuple[list[Job], bool]:
        """All that waits now, and whether more may come."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._waiting.empty():
                return jobs, True
            job = self._waiting.get()
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all; if a row is bad, one for each, so that it harms nobody else."""
        if not jobs:
            return
        try:
            with self._engine.begin() as connection:
                for statement, rows in gathered(jobs):
                    connection.execute(statement, rows)
                connection.execute(COUNT, {"count": self._commits + 1})
        except IntegrityError as problem:
            if len(jobs) == 1:
                jobs[0].problem = problem
                return
            for job in jobs:
                self._commit([job])
        except Exception as problem:
            self.is_failing = True
            for job in jobs:
                job.problem = problem
        else:
            self.is_failing = False
            self._commits += 1
            self._seal.note(self._identity, self._commits)


def gathered(jobs: list[Job]) -> list[Write]:
    """The rows of all jobs by statement, in order."""
    rows: dict[Insert, list[dict[str, Any]]] = {}
    for job in jobs:
        for statement, more in job.writes:
            rows.setdefault(statement, []).extend(more)
    return [(statement, some) for statement, some in rows.items() if some]


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.written.done():
            continue
        if job.problem is None:
            job.written.set_result(None)
        else:
            kind = StoreConflict if isinstance(job.problem, IntegrityError) else StoreTrouble
            job.written.set_exception(kind(told_by(job.problem)))


def told_by(problem: Exception) -> str:
    """The database's own words, without the statement and what was to be written."""
    return str(getattr(problem, "orig", None) or type(problem).__name__)
