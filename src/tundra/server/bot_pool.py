"""Worker processes for bots. One that fails, hangs or dies is replaced, and whoever asked is told.

Bots that answer at once have a lane of their own: they never wait for those that think long.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from tundra.core.shapes import shaped
from tundra.server.bot_lanes import Asker, Lane
from tundra.server.bot_process import Answer, Question

PIPE = asyncio.subprocess.PIPE
NOBODY = Asker()
QUICK = {"random", "greedy", "search:1", "search:2"}


def is_quick(bot: str) -> bool:
    """Whatever time it may take."""
    return bot.partition(":secs=")[0] in QUICK


class BotTrouble(Exception):
    """No answer came, or none that can be used."""


class BotPool:
    def __init__(self, workers: int, limit: float, module: str) -> None:
        self._workers = max(2, workers)
        self._quick, self._slow = Lane(1), Lane(self._workers - 1)
        self._limit = limit
        self._module = module
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        lane = self._quick if is_quick(question.bot) else self._slow
        async with lane.place(asker):
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(exchange(process, question), self._limit)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as problem:
                await self._replace(process)
                raise BotTrouble(type(problem).__name__) from None
            except asyncio.CancelledError:
                await self._replace(process)
                raise
            await self._keep(process)
        if answer.text is None:
            raise BotTrouble(answer.problem)
        return answer.text

    async def _keep(self, process: asyncio.subprocess.Process) -> None:
        """For the next question, unless it was a spare one."""
        if len(self._idle) < self._workers:
            self._idle.append(process)
        else:
            await self._replace(process)

    async def close(self) -> None:
        for process in tuple(self._all):
            await self._replace(process)

    async def _start(self) -> asyncio.subprocess.Process:
        path = os.pathsep.join(place for place in sys.path if place)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            # A Ctrl-C in the terminal is for the server, which then stops its workers.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _replace(self, process: asyncio.subprocess.Process) -> None:
        """The next question starts a new one."""
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    return msgspec.json.decode(line, type=shaped(Answer))
