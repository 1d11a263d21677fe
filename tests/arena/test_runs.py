"""Processes that play: from any thread, and with Ctrl-C heard when they stand."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tundra.arena.duel import Duel
from tundra.arena.runs import interrupted_later, run

DUEL = Duel("maamut", 2, ("greedy", "random"), 2, 7)


def ignore() -> None:
    pass


@pytest.fixture(autouse=True)
def _ctrl_c() -> Iterator[None]:
    """Whatever a test does with it, it is answered as before afterwards."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def test_processes_can_be_had_from_any_thread() -> None:
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(run, DUEL, 2, ignore).result() == run(DUEL, 1, ignore)


def interrupted_while_handing_out() -> list[str]:
    """What is done although Ctrl-C came first."""
    done = []
    try:
        with interrupted_later():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("handed out")
    except KeyboardInterrupt:
        done.append("interrupted")
    return done


@pytest.mark.parametrize("has_masks", [True, False])
def test_ctrl_c_is_heard_when_all_is_handed_out(
    has_masks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not has_masks:  # As on Windows.
        monkeypatch.delattr(signal, "pthread_sigmask")
    assert interrupted_while_handing_out() == ["handed out", "interrupted"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_lets_ctrl_c_pass_lets_it_pass_meanwhile_too() -> None:
    """As a process in the background of a script does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert interrupted_while_handing_out() == ["handed out"]
