"""What may be wrong with a text or a position that comes from outside."""

from __future__ import annotations


class BadNotation(ValueError):
    """The text is no action of this game, in any position."""


class BadPosition(ValueError):
    """The data is no position of this game; the text says what is wrong with it."""
