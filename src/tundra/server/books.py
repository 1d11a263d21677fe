"""HTTP: a finished match in numbers; worked out once, off the event loop, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tundra.core import Match
from tundra.core.account import account_of
from tundra.server.bodies import Account, Best, Swing
from tundra.server.hub import Hub
from tundra.server.refusals import Refused
from tundra.server.store import Entry
from tundra.server.web import answer, check_read, hub_of


async def account(request: Request) -> Response:
    check_read(request)
    hub, table_id = hub_of(request), request.path_params["table_id"]
    return answer(await hub.accounts.find(table_id, lambda: work_out(hub, table_id)))


async def work_out(hub: Hub, table_id: str) -> Account:
    table = await hub.tables.find(table_id)
    if table.story is None or table.status != "over":
        raise Refused("not_over")
    stored = await hub.store.read(table_id)
    entries = [] if stored is None else stored.entries
    async with hub.heavy:
        return await asyncio.to_thread(told, table.story.match, entries)


def told(match: Match[Any], entries: Iterable[Entry]) -> Account:
    steps = [(step.seat, step.text) for step in match.steps]
    books = account_of(match.game, match.options, match.seed, steps)
    thinking = seconds_of(entries, match.options.seats)
    if books is None:
        return Account([], [], [], [], None, None, thinking)
    swing, best = books.swing, books.best
    return Account(
        books.have,
        books.periods,
        list(books.sources),
        [[gained[source] for source in books.sources] for gained in books.gains],
        None if swing is None else Swing(swing.period, swing.seat, swing.before, swing.after),
        None if best is None else Best(best.period, best.seat, best.amount, best.source),
        thinking,
    )


def seconds_of(entries: Iterable[Entry], seats: int) -> list[float]:
    """The time before each act is the time of whoever acted."""
    used, since = [0.0] * seats, None
    for entry in entries:
        if entry.kind == "act" and entry.seat is not None and since is not None:
            used[entry.seat] += max(0.0, entry.at - since)
        if entry.kind in ("act", "undo", "start"):
            since = entry.at
    return [round(seconds, 1) for seconds in used]
