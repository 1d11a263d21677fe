"""The same matches on a Ray cluster: an existing one, or one started here."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

from tundra.arena.duel import Bout
from tundra.arena.trouble import ArenaTrouble, MissingExtra

R = TypeVar("R")

LOCAL = "local"
AHEAD = 3
"""Matches handed out ahead for each processor."""
PATIENCE = 5.0
"""Seconds to wait for an answer from a cluster."""
NO_ENTRY = "it does not let us in; does it ask for a token (RAY_AUTH_MODE, RAY_AUTH_TOKEN)?"
STARTS = 4
"""How often a cluster of our own is started before it is given up."""
TRIES = 5
"""How often a match is played again when its worker dies."""


def played_on_cluster(
    play: Callable[[Bout], R], line: Iterable[Bout], address: str, jobs: int
) -> Generator[R, None, None]:
    """What ``play`` made of each match; Ray itself plays again what a dead worker was at."""
    ray = ray_library()

    def play_there(bout: Bout) -> R:  # Ray takes nothing but plain functions.
        return play(bout)

    with connected(ray, address, jobs):
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(play_there)
        yield from handed_out(ray, remote, iter(line), AHEAD * processors(ray))


def handed_out(
    ray: Any,  # noqa: ANN401 - the library, which may be missing
    remote: Any,  # noqa: ANN401 - Ray's wrapper around the function
    line: Iterator[Bout],
    most: int,
) -> Generator[Any, None, None]:
    pending: list[Any] = []
    while True:
        pending += [remote.remote(bout) for bout in islice(line, most - len(pending))]
        if not pending:
            return
        done, pending = ray.wait(pending, num_returns=1)
        for reference in done:
            yield result_of(ray, reference)


def result_of(ray: Any, reference: Any) -> Any:  # noqa: ANN401 - Ray's own types
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as problem:
        raise ArenaTrouble(f"on the cluster: {first_line(problem.cause or problem)}") from None
    except ray.exceptions.RayError as problem:
        raise ArenaTrouble(f"the cluster is in trouble: {first_line(problem)}") from None


def first_line(problem: object) -> str:
    lines = str(problem).strip().splitlines() or [type(problem).__name__]
    return f"{type(problem).__name__}: {lines[0][:200]}"


def ray_library() -> Any:  # noqa: ANN401 - a module
    # No word leaves for another host, and no colours or hints disturb the progress bar.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise MissingExtra("--cluster", "cluster") from None
    return ray


@contextmanager
def connected(ray: Any, address: str, jobs: int) -> Iterator[None]:  # noqa: ANN401 - a module
    if address not in (LOCAL, "auto"):
        knock(address)
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        with hushed():
            if address == LOCAL:
                start_here(ray, jobs, quiet)
            else:
                ray.init(address=address, **quiet)
    except ConnectionError:
        raise ArenaTrouble(f"no cluster at {address}: {NO_ENTRY}") from None
    except Exception as problem:  # Ray raises anything, even Exception itself.
        raise ArenaTrouble(f"no cluster at {address}: {first_line(problem)}") from None
    try:
        yield
    finally:
        ray.shutdown()


def start_here(ray: Any, jobs: int, quiet: dict[str, Any]) -> None:  # noqa: ANN401 - a module
    """On a busy machine Ray gives itself up after half a minute: then once more."""
    for tries_left in reversed(range(STARTS)):
        try:
            # Named, or Ray would look for a cluster that happens to run here.
            ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        except Exception:
            ray.shutdown()
            if not tries_left:
                raise
        else:
            return


@contextmanager
def hushed() -> Iterator[None]:
    """Ray's own machinery writes straight to the error stream while it knocks; we say it in one line."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def knock(address: str) -> None:
    """Ray itself would knock for many minutes where nobody is at home."""
    parts = urlsplit(address if "://" in address else f"ray://{address}")
    try:
        if not parts.hostname or not parts.port:
            raise ValueError("an address is written HOST:PORT or ray://HOST:PORT")
        socket.create_connection((parts.hostname, parts.port), PATIENCE).close()
    except (OSError, ValueError) as problem:
        raise ArenaTrouble(f"no cluster at {address}: {problem}") from None


def processors(ray: Any) -> int:  # noqa: ANN401 - a module
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
