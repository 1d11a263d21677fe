"""How many commits were acknowledged, kept beside the database: a part of it that disappears is noticed."""

from __future__ import annotations

import os
from pathlib import Path

LENGTH = 40


class Seal:
    """A small file of its own, so that it does not go the way of the database.

    It is not forced to disk: it outlives the process, and after a power cut it may tell too few, never too many.
    """

    def __init__(self, database: Path) -> None:
        self.path = seal_of(database)
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)

    def note(self, identity: str, commits: int) -> None:
        os.pwrite(self._file, f"{identity} {commits}".ljust(LENGTH - 1).encode() + b"\n", 0)

    def close(self) -> None:
        os.close(self._file)


def seal_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.seal")


def acknowledged(database: Path, identity: str | None) -> int:
    """As many commits as this database is known to have seen; of another one, none.

    Without an identity nothing is left of it: whatever the seal says was its own.
    """
    try:
        whose, commits = seal_of(database).read_text("ascii").split()
        return int(commits) if identity in (whose, None) else 0
    except (OSError, ValueError):
        return 0
