"""My seat on another device: codes that make one more browser the same person, without an account.

A code is random, good once and for a short while, and lives in memory alone: a restart ends all of them. Only its
signature is kept, so that looking one up tells nothing by how long it takes.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from tundra.server.identity import Signer, new_code
from tundra.server.limits import Buckets
from tundra.server.refusals import Refused

MOST = 10_000
"""Codes that may be open at once."""


@dataclass(frozen=True)
class Pass:
    """What a code is good for: to be ``who``, and to go to ``table``."""

    who: str
    table: str
    until: float


class Passes:
    def __init__(self, signer: Signer, seconds: float) -> None:
        self.seconds = seconds
        self.makers = Buckets(0.1, 5)
        """How often one person may ask for a code."""
        self.tries = Buckets(0.1, 10)
        """How often one address may try one."""
        self._signer = signer
        self._open: dict[str, Pass] = {}

    def make(self, who: str, table: str) -> str:
        """A new code, which ends the one before it."""
        if not self.makers.take(who):
            raise Refused("too_fast", 429)
        now = time.monotonic()
        self._open = {
            key: old for key, old in self._open.items() if old.until > now and old.who != who
        }
        if len(self._open) >= MOST:
            raise Refused("busy", 503)
        code = new_code()
        self._open[self._signer.code_key(code)] = Pass(who, table, now + self.seconds)
        return code

    def waits(self, who: str) -> bool:
        """Whether this person's code can still be used."""
        now = time.monotonic()
        return any(one.who == who and one.until > now for one in self._open.values())

    def revoke(self, who: str) -> None:
        self._open = {key: one for key, one in self._open.items() if one.who != who}

    def look(self, typed: str) -> tuple[str, Pass]:
        """The code as it is kept, and what it is good for; one answer for all that are good for nothing."""
        key = self._signer.code_key("".join(typed.lower().split()).replace("-", ""))
        found = self._open.get(key)
        if found is None or found.until <= time.monotonic():
            raise Refused("bad_code", 403)
        return key, found

    def use(self, key: str) -> None:
        """Good once."""
        self._open.pop(key, None)
