"""Threads that read the same kind of data for the first time."""

from __future__ import annotations

from tests.scripts import said_by

FIRST_READERS = """
import sys, threading
import msgspec
from tundra.core.shapes import shaped

sys.setswitchinterval(1e-6)

def new_kind():
    inner = [msgspec.defstruct(f"Inner{i}", [("a", int), ("b", list[str])]) for i in range(4)]
    return msgspec.defstruct("Outer", [(f"field{i}", list[kind]) for i, kind in enumerate(inner)])

def read(kind, start):
    start.wait()
    msgspec.json.decode(b'{"field0": [], "field1": [], "field2": [], "field3": []}', type=shaped(kind))

for _ in range(100):
    kind, start = new_kind(), threading.Barrier(4)
    threads = [threading.Thread(target=read, args=(kind, start)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_a_kind_can_be_read_into_by_several_threads_from_the_beginning() -> None:
    assert said_by(FIRST_READERS) == []
