"""Plays the matches of a duel, in this process or in several; what comes out is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import islice

from tundra.arena.duel import Bout, Duel, Result, bouts, play_bout

WAITING_IN_LINE = 4
"""Matches handed out ahead for each process: enough that none runs dry."""


def run(duel: Duel, jobs: int, on_result: Callable[[], None]) -> list[Result]:
    """All results in the order of their numbers; ``on_result`` is called after each match."""
    results: list[Result] = []
    with closing(played_here(duel) if jobs == 1 else played_by_workers(duel, jobs)) as played:
        for result in played:
            results.append(result)
            on_result()
    return sorted(results, key=lambda result: result.number)


def played_here(duel: Duel) -> Generator[Result, None, None]:
    for bout in bouts(duel):
        yield play_bout(duel, bout)


def played_by_workers(duel: Duel, jobs: int) -> Generator[Result, None, None]:
    """Workers are sent names and seeds, never positions."""
    # Fresh processes: a fork would copy the thread that draws the progress bar.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, initializer=follow_the_parent)
    try:
        yield from handed_out(executor, duel, bouts(duel), jobs * WAITING_IN_LINE)
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    executor.shutdown()


def handed_out(
    executor: ProcessPoolExecutor, duel: Duel, line: Iterator[Bout], most: int
) -> Generator[Result, None, None]:
    pending: set[Future[Result]] = set()
    while True:
        for bout in islice(line, most - len(pending)):
            pending.add(executor.submit(play_bout, duel, bout))
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def follow_the_parent() -> None:
    """A worker leaves interrupts to the parent, and ends when the parent does, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()


def leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
