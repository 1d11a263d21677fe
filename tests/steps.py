"""Reads what a table says, as a browser does: steps tell what changed, and come out with the whole position."""

from __future__ import annotations

import json
from typing import Any

from tundra.server.changes import changed

Told = dict[str, Any]
WHOLE = ("view", "prompt", "legal")


class Reader:
    """One browser's memory: what each viewer had before its eyes, by number."""

    def __init__(self) -> None:
        self._seen: dict[int | None, dict[int, Told]] = {}

    def copy(self) -> Reader:
        """For the next connection of the same browser."""
        other = Reader()
        other._seen = {viewer: dict(seen) for viewer, seen in self._seen.items()}
        return other

    def read(self, text: str | bytes) -> Told:
        said: Told = json.loads(text)
        if said["t"] == "snapshot":
            self._seen[said["as"]] = {said["seq"]: whole(said)}
        elif said["t"] == "step":
            seen = self._seen.setdefault(said["as"], {})
            changes, seq = said.pop("changes"), said["seq"]
            if seq not in seen:
                assert seq - 1 in seen or set(changes) == set(WHOLE), (
                    f"step {seq} follows on nothing"
                )
                now = changed(seen.get(seq - 1, {}), changes)
                assert isinstance(now, dict)
                seen[seq] = now
            said |= seen[seq]
        return said


def whole(said: Told) -> Told:
    return {name: said[name] for name in WHOLE}
