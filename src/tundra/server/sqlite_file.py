"""The file of the SQLite store: one server at a time, and what would keep it from being used, in one line."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tundra.server.migrations import newest
from tundra.server.seal import acknowledged, seal_of
from tundra.server.settings import BadSettings

OURS = {"people", "tables", "entries", "secrets"}
"""What every version of the database has."""
LARGE = 64 << 20
"""A start waits until a file of so many bytes was looked through; a larger one is looked through while people play."""


def check_file(path: Path) -> None:
    """Says before the server starts what would keep it from starting."""
    with closing(hold_lock(path)):
        make_private(path)
        try:
            with closing(sqlite3.connect(path, timeout=2, isolation_level=None)) as file:
                check_soundness(path, file)
                check_version(path, file)
                check_seal(path, file)
                file.execute("BEGIN IMMEDIATE")
                file.execute("ROLLBACK")
        except BadSettings:
            raise
        except sqlite3.Error as problem:
            raise BadSettings(f"cannot use {path}: {problem}") from None
        except (TypeError, ValueError):
            raise BadSettings(f"{path} is damaged: put a copy of it back") from None


def hold_lock(path: Path) -> sqlite3.Connection:
    """One server for one file. The lock goes when the process does, however it ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return exclusive(path.with_name(f"{path.name}.lock"))
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise BadSettings(f"another server is using {path}") from None
        raise BadSettings(f"cannot open {path}: {problem}") from None
    except OSError as problem:
        raise BadSettings(f"cannot open {path}: {problem.strerror}") from None


def exclusive(path: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(path, timeout=0, check_same_thread=False, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise
    return lock


def make_private(path: Path) -> None:
    """A new file is for its owner alone: it holds seeds and the signing key. SQLite's other files follow it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as problem:
        raise BadSettings(f"cannot open {path}: {problem.strerror}") from None


def check_soundness(path: Path, file: sqlite3.Connection) -> None:
    found = None if path.stat().st_size > LARGE else damage_of(file)
    if found is not None:
        raise BadSettings(f"{path} is damaged ({found}): put a copy of it back")


def damage_of(file: sqlite3.Connection) -> str | None:
    """What is wrong with the file, if anything is."""
    verdict: str = file.execute("PRAGMA quick_check(1)").fetchone()[0]
    return None if verdict == "ok" else " ".join(verdict.split())[:120]


def look_through(path: Path) -> str | None:
    """What is wrong with a file in use."""
    try:
        with closing(sqlite3.connect(path)) as file:
            return damage_of(file)
    except sqlite3.Error as problem:
        return str(problem)


def check_version(path: Path, file: sqlite3.Connection) -> None:
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if not tables:
        return
    if not {"alembic_version", "entries"} <= tables:
        raise BadSettings(f"{path} is the database of another program")
    missing = OURS - tables
    if missing:
        raise BadSettings(f"{path} is damaged (no {min(missing)}): put a copy of it back")
    (version,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
    if version > newest():
        raise BadSettings(f"{path} was written by a newer version of Tundra: start that one")


def check_seal(path: Path, file: sqlite3.Connection) -> None:
    names = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
    if names and "seal" not in names:
        return
    identity, commits = (
        file.execute("SELECT id, commits FROM seal").fetchone() if names else (None, 0)
    )
    known = acknowledged(path, identity)
    if commits < known:
        raise BadSettings(
            f"{path} lost its last {known - commits} of {known} commits (was {path.name}-wal removed?): "
            f"put the missing file back, or remove {seal_of(path).name} to go on without them"
        )
