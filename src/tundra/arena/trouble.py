"""What can go wrong in the arena, in words."""

from __future__ import annotations


class ArenaTrouble(Exception):
    """Nothing played is lost; the text says what happened, in one line."""


class MissingExtra(ArenaTrouble):
    """A library that few people need is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs an extra: pip install 'tundra-table[{extra}]'")
