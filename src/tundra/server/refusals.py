"""Refusals: a reason by key, the same over HTTP and over a WebSocket."""

from __future__ import annotations

from tundra.core import IllegalAction
from tundra.server.messages import Why


class Refused(Exception):
    """What was asked cannot be; nothing was changed."""

    def __init__(self, code: str, status: int = 409, **params: str | int) -> None:
        super().__init__(code)
        self.why = Why(f"web.refused.{code}", dict(params))
        self.status = status


def reason(problem: IllegalAction) -> Why:
    """The game's own reason, with its rule, when it gave one."""
    refusal = problem.refusal
    if refusal is None:
        return Why("web.refused.not_allowed")
    return Why(refusal.key, dict(refusal.params), refusal.rule)
