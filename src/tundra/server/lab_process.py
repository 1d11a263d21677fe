"""A run of the laboratory in a process of its own: it takes what nobody else wants, and ends with its server."""

from __future__ import annotations

import contextlib
import os
import runpy
import signal
import threading


def stand_back() -> None:
    """Whoever serves a table comes first, always: where it can be, this runs only while a core has nothing to do."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(19)
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def follow_the_server() -> None:
    """The other end of standard input closes when the server ends, however it ends."""
    # Nothing is ever written there, so that this returns at the end only.
    os.read(0, 1)
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main() -> None:
    stand_back()
    threading.Thread(target=follow_the_server, daemon=True).start()
    # The command line is no part of the server: it is run, not imported.
    runpy.run_module("tundra", run_name="__main__")


# Processes that share the work of a run import this file too.
if __name__ == "__main__":
    main()
