"""Small runs that visitors start: one at a time, of a limited size, in a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import sys
import time
from pathlib import Path

from tundra.core import AnyGame, BadOptions
from tundra.server import logs
from tundra.server.laboratory_bodies import NewRun, Run, RunStatus
from tundra.server.refusals import Refused
from tundra.server.studies import BY_VISITORS

BOTS = ("random", "greedy", "search:1", "search:2")
MOST_BOTS = 4
MOST_KEPT = 20
"""Runs of visitors that are kept; the oldest make room."""
PROGRESS = "progress.json"


class Experiments:
    def __init__(self, folder: Path, most_games: int, seconds: float) -> None:
        self._folder = folder
        self._most_games = most_games
        self._seconds = seconds
        self._run: Run | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, wanted: NewRun, game: AnyGame) -> Run:
        if not self._most_games:
            raise Refused("lab_closed", 403)
        check(wanted, game, self._most_games)
        if self.is_busy:
            raise Refused("lab_busy", 409)
        name = f"{BY_VISITORS}{wanted.kind}-{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
        run = Run(name, wanted.kind, game.name, wanted.seats, 0, wanted.games, 0.0, "running")
        self._run = run
        self._task = asyncio.create_task(self._carry_out(run, words_for(wanted, game.name)))
        return run

    def now(self) -> Run | None:
        """How far it is, from the note that the arena keeps in the folder."""
        if self._run is None:
            return None
        try:
            note = json.loads((self._folder / self._run.name / PROGRESS).read_bytes())
            self._run.done, self._run.total = int(note["done"]), int(note["total"])
            self._run.rate = float(note["rate"])
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return self._run

    async def _carry_out(self, run: Run, words: list[str]) -> None:
        await asyncio.to_thread(self._make_room)
        words = [*words, "--out", str(self._folder / run.name)]
        try:
            process = await start(words)
        except OSError:
            run.status = "failed"
            logs.trouble("an experiment could not start", name=run.name)
            return
        try:
            run.status = await self._watch(process)
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        self.now()
        logs.say("experiment", name=run.name, status=run.status, games=run.done)

    async def _watch(self, process: asyncio.subprocess.Process) -> RunStatus:
        """What runs too long is interrupted, which keeps and rates all that was played."""
        status: RunStatus = "done"
        try:
            await asyncio.wait_for(process.wait(), self._seconds)
        except TimeoutError:
            status = "stopped"
            await interrupt(process)
        return "failed" if status == "done" and process.returncode else status

    def _make_room(self) -> None:
        kept = sorted(
            (place for place in self._folder.glob(f"{BY_VISITORS}*") if place.is_dir()),
            key=lambda place: place.stat().st_mtime,
        )
        for place in kept[: max(0, len(kept) + 1 - MOST_KEPT)]:
            shutil.rmtree(place, ignore_errors=True)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def check(wanted: NewRun, game: AnyGame, most_games: int) -> None:
    try:
        game.choose(wanted.seats)
    except BadOptions:
        raise Refused("bad_request", 400) from None
    is_known = all(bot in BOTS for bot in wanted.bots)
    is_once = len(set(wanted.bots)) == len(wanted.bots)
    is_one = wanted.kind == "league" or len(wanted.bots) == 1
    if not (is_known and is_once and is_one):
        raise Refused("bad_request", 400)
    if len(wanted.bots) > MOST_BOTS or wanted.games > most_games:
        raise Refused("lab_limit", 400, games=most_games, bots=MOST_BOTS)


def words_for(wanted: NewRun, game: str) -> list[str]:
    words = ["arena", wanted.kind, game, "--seats", str(wanted.seats), "--jobs", "1", "--json"]
    words += ["--bots", ",".join(wanted.bots), "--games", str(wanted.games)]
    return [*words, "--seed", str(secrets.randbelow(10**9))]


async def start(words: list[str]) -> asyncio.subprocess.Process:
    path = os.pathsep.join(place for place in sys.path if place)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tundra.server.lab_process", *words),
        # Never written to: it closes when the server is gone, and the run ends.
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        # A Ctrl-C in the terminal is for the server, which then stops the run.
        start_new_session=True,
    )


async def interrupt(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(signal.SIGINT)
    try:
        await asyncio.wait_for(process.wait(), 20)
    except TimeoutError:
        process.kill()
        await process.wait()
