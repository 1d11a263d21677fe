"""Processes that play: from any thread, and with Ctrl-C heard when they stand."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.scripts import said_by
from tundra.arena.duel import Duel
from tundra.arena.runs import run

DUEL = Duel("maamut", 2, ("greedy", "random"), 2, 7)

# What is done although Ctrl-C came first.
HAND_OUT = """
import os, signal, sys, time
from tundra.arena.runs import interrupted_later

answer, has_masks = sys.argv[1:]
signal.signal(signal.SIGINT, getattr(signal, answer))
if not int(has_masks):
    del signal.pthread_sigmask
try:
    with interrupted_later():
        os.kill(os.getpid(), signal.SIGINT)
        print("handed out")
    time.sleep(0.2)
except KeyboardInterrupt:
    print("interrupted")
print(signal.getsignal(signal.SIGINT) is getattr(signal, answer))
"""


def ignore() -> None:
    pass


def test_processes_can_be_had_from_any_thread() -> None:
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(run, DUEL, 2, ignore).result() == run(DUEL, 1, ignore)


@pytest.mark.parametrize("has_masks", ["1", "0"], ids=["masks", "as on Windows"])
def test_ctrl_c_is_heard_when_all_is_handed_out(has_masks: str) -> None:
    said = said_by(HAND_OUT, "default_int_handler", has_masks)
    assert said == ["handed out", "interrupted", "True"]


def test_who_lets_ctrl_c_pass_lets_it_pass_meanwhile_too() -> None:
    """As a process in the background of a script does."""
    assert said_by(HAND_OUT, "SIG_IGN", "1") == ["handed out", "True"]
