"""Kinds of data, worked out by one thread at a time."""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

LOCK = threading.Lock()
KNOWN: set[Any] = set()


def shaped(kind: type[T]) -> type[T]:
    """The same kind, safe to be read into by any thread from now on.

    msgspec works a struct out when it is first read into. Another thread that reads into it meanwhile
    finds it half done, and the process dies.
    """
    if kind not in KNOWN:
        with LOCK:
            msgspec.json.Decoder(kind)
            KNOWN.add(kind)
    return kind
