"""Plays matches in this process or in several; what comes out is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from functools import partial
from itertools import chain, islice
from typing import TypeVar

from tundra.arena.duel import Bout, Duel, Result, bouts, play_bout
from tundra.arena.trouble import ArenaTrouble

R = TypeVar("R")

WAITING_IN_LINE = 4
"""Matches handed out ahead for each process: enough that none runs dry."""

DEATHS = 3
"""So many times in a row may all be lost before anything is finished."""


def run(duel: Duel, jobs: int, on_result: Callable[[], None]) -> list[Result]:
    """All results in the order of their numbers; ``on_result`` is called after each match."""
    results: list[Result] = []
    with closing(played(partial(play_bout, duel), bouts(duel), jobs)) as finished:
        for result in finished:
            results.append(result)
            on_result()
    return sorted(results, key=lambda result: result.number)


def played(play: Callable[[Bout], R], line: Iterable[Bout], jobs: int) -> Generator[R, None, None]:
    """What ``play`` made of each match, in the order in which they were finished."""
    if jobs == 1:
        return played_here(play, line)
    return played_by_workers(play, iter(line), jobs)


def played_here(play: Callable[[Bout], R], line: Iterable[Bout]) -> Generator[R, None, None]:
    for bout in line:
        yield play(bout)


def played_by_workers(
    play: Callable[[Bout], R], line: Iterator[Bout], jobs: int
) -> Generator[R, None, None]:
    """Workers are sent names and seeds, never positions. What a dead worker was at is played again."""
    deaths = 0
    while True:
        with workers(jobs) as executor:
            finished, lost = yield from handed_out(executor, play, line, jobs * WAITING_IN_LINE)
        if not lost:
            return
        deaths = 0 if finished else deaths + 1
        if deaths == DEATHS:
            raise ArenaTrouble("the processes that play die again and again (out of memory?)")
        line = chain(lost, line)


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play; whatever breaks off what they do ends them at once."""
    # Fresh processes: a fork would copy the thread that draws the progress bar.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=follow_the_parent) as executor:
        try:
            yield executor
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise


@contextmanager
def interrupted_later() -> Iterator[None]:
    """Around handing out, where an executor starts its workers.

    They are born deaf to Ctrl-C, which is the parent's to hear; and it is heard only when they stand,
    for one that was left half started would say so.
    """
    with deaf_children(), heard_at_the_end():
        yield


@contextmanager
def deaf_children() -> Iterator[None]:
    """Children have the mask of the thread that starts them. Windows has no masks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def heard_at_the_end() -> Iterator[None]:
    """Other threads still take signals, and the main thread, which alone answers them, answers later."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    answer = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, answer)
        if heard:
            # As it would have been answered before: a process in the background lets it pass.
            signal.raise_signal(signal.SIGINT)


def handed_out(
    executor: ProcessPoolExecutor, play: Callable[[Bout], R], line: Iterator[Bout], most: int
) -> Generator[R, None, tuple[int, list[Bout]]]:
    """How many were finished, and what was lost when a worker died and took the others along."""
    pending: dict[Future[R], Bout] = {}
    finished = 0
    while True:
        for bout in islice(line, most - len(pending)):
            try:
                with interrupted_later():
                    pending[executor.submit(play, bout)] = bout
            except BrokenProcessPool:
                return finished, in_order([bout, *pending.values()])
        if not pending:
            return finished, []
        done, _ = wait(pending, return_when=FIRST_COMPLETED)
        lost: list[Bout] = []
        for future in done:
            bout = pending.pop(future)
            if isinstance(future.exception(), BrokenProcessPool):
                lost.append(bout)
                continue
            finished += 1
            yield future.result()
        if lost:
            return finished, in_order([*lost, *pending.values()])


def in_order(lost: Iterable[Bout]) -> list[Bout]:
    return sorted(lost, key=lambda bout: bout.number)


def follow_the_parent() -> None:
    """A worker leaves Ctrl-C to the parent, and ends when the parent does, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()


def leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
