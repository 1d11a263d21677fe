"""A bar on the error stream: how far, how fast, how much longer."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tundra.arena.campaign import OnProgress
from tundra.cli.output import Language, err, phrase

PATIENCE = 2.0
"""Seconds without a progress bar."""
MEMORY = 3600.0
"""Seconds from which the rate is taken; of the last thousand matches at most."""


class RateColumn(ProgressColumn):
    def __init__(self, lang: Language) -> None:
        super().__init__()
        self.lang = lang

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        # Strong bots play a few matches an hour.
        figure = "…" if speed is None else f"{speed:.1f}" if speed >= 1 else f"{speed:.2g}"
        if self.lang == Language.FR:
            figure = figure.replace(".", ",")
        return Text(phrase(self.lang, "arena.rate", rate=figure))


@contextmanager
def progress(title: str, lang: Language) -> Iterator[OnProgress]:
    """For those who have waited a little already. What was played earlier does not count as speed."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    told = (RateColumn(lang), TimeRemainingColumn())
    bar = Progress(*columns, *told, console=err(), speed_estimate_period=MEMORY)
    task = bar.add_task(title, total=None, start=False)
    # By a clock, not by the first match: that of two strong bots can last for minutes.
    patience = threading.Timer(PATIENCE, bar.start)
    patience.daemon = True

    def advance(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)
        if bar.tasks[0].start_time is None:
            bar.start_task(task)

    patience.start()
    try:
        yield advance
    finally:
        patience.cancel()
        patience.join()
        if bar.live.is_started:
            bar.stop()
