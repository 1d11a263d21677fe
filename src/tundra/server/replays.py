"""HTTP: matches played again, from the eyes somebody may use; records brought and taken away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tundra.core import ALL_SEEING, Match, Seat
from tundra.core.record import BadRecord, read_record, record_of, verify, write_record
from tundra.core.registry import UnknownGame
from tundra.server.bodies import Frame, Replay, Verdict
from tundra.server.eyes import written
from tundra.server.hub import Hub
from tundra.server.refusals import Refused
from tundra.server.store import Entry, Stored
from tundra.server.story import Story
from tundra.server.table import Table
from tundra.server.web import (
    answer,
    check_rate,
    check_read,
    check_write,
    hub_of,
    person_of,
    read_bytes,
)

RECORD_BYTES = 262_144


async def replay(request: Request) -> Response:
    check_rate(request)
    hub = hub_of(request)
    table = await hub.tables.find(request.path_params["table_id"])
    may = eyes_of(table, person_of(request))
    viewer = chosen_eyes(request.query_params.get("as"), may)
    stored = await all_that_was_told(hub, table)
    if stored is None or table.story is None:
        raise Refused("not_playing")
    names = [place.called for place in table.chairs.places]
    async with hub.heavy:
        body = await asyncio.to_thread(
            replay_of, table.story.match, stored.entries, names, viewer, may
        )
    return answer(body)


async def all_that_was_told(hub: Hub, table: Table) -> Stored | None:
    """The log at a moment when all of it has been told: no act is under way, and nothing is kept back."""
    while True:
        await table.curtain.opened()
        is_told, stored = await table.once(read_if_told(hub, table))
        if is_told:
            return stored


async def read_if_told(hub: Hub, table: Table) -> tuple[bool, Stored | None]:
    if not table.curtain.is_open:
        return False, None
    return True, await hub.store.read(table.id)


def eyes_of(table: Table, who: str | None) -> list[Seat | None]:
    """While it is played: one's own seats, or an onlooker's eyes. Afterwards: everybody's."""
    if table.status == "over":
        return [ALL_SEEING, *range(table.options.seats), None]
    return table.chairs.viewers_of(who)


def chosen_eyes(text: str | None, may: list[Seat | None]) -> Seat | None:
    if text is None:
        return may[0]
    if text == "onlooker":
        viewer: Seat | None = None
    elif text == "all":
        viewer = ALL_SEEING
    elif text.isascii() and text.isdecimal() and len(text) < 3:
        viewer = int(text)
    else:
        raise Refused("bad_request", 400)
    if viewer not in may:
        raise Refused("not_yours_to_see", 403)
    return viewer


def replay_of(
    match: Match[Any],
    entries: Iterable[Entry],
    names: list[str],
    viewer: Seat | None,
    may: list[Seat | None],
) -> Replay:
    """Plays the entries again before one pair of eyes. The live match is only asked what it is."""
    story = Story(match.game, match.options, match.seed, [viewer])
    eyes = story.eyes[viewer]
    frames = [Frame(0, written([]), eyes.sight.view, eyes.sight.prompt)]
    for entry in entries:
        story.replay(entry)
        if story.look():
            now, heard = eyes.sight, eyes.story[-1]
            frames.append(Frame(now.seq, heard.events, now.view, now.prompt, heard.at or None))
    is_over = story.match.is_over
    return Replay(
        match.game.name,
        match.game.rules_version,
        match.options.seats,
        match.options.as_dict(),
        names,
        viewer,
        may,
        frames,
        match.seed_hash,
        str(match.seed) if is_over else None,
        story.result,
    )


async def record(request: Request) -> Response:
    check_read(request)
    table = await hub_of(request).tables.find(request.path_params["table_id"])
    if table.story is None or table.status != "over":
        raise Refused("not_over")
    names = [place.called for place in table.chairs.places]
    text = write_record(record_of(table.story.match, names))
    name = f"{table.game.name}-{table.id}.txt"
    return Response(
        text,
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type="text/plain",
    )


async def bring_record(request: Request) -> Response:
    """Verifies a record and shows it, from any eyes: whoever has the seed may see everything."""
    check_write(request)
    hub, body = hub_of(request), await read_bytes(request, RECORD_BYTES)
    eyes = request.query_params.get("as", "all")
    try:
        async with hub.heavy:
            shown = await asyncio.to_thread(replay_of_record, hub, body.decode(), eyes)
    except (BadRecord, UnknownGame, UnicodeDecodeError) as problem:
        return answer(Verdict(False, str(problem)))
    return answer(Verdict(True, None, shown))


def replay_of_record(hub: Hub, text: str, eyes: str) -> Replay:
    brought = read_record(text)
    match = verify(brought, hub.games.find)
    may: list[Seat | None] = [ALL_SEEING, *range(match.options.seats), None]
    acts = [Entry(n, 0, "act", text, seat) for n, (seat, text) in enumerate(brought.steps)]
    return replay_of(match, acts, brought.names, chosen_eyes(eyes, may), may)
