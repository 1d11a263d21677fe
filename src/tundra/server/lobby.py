"""HTTP: who I am, the games, my tables, a new table, sitting down, and how the server is."""

from __future__ import annotations

import contextlib
import time
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from tundra.server.bodies import (
    Claim,
    Claimed,
    Created,
    GameForm,
    Games,
    Me,
    MyTables,
    NewTable,
    Rename,
)
from tundra.server.identity import clean
from tundra.server.messages import Bot
from tundra.server.refusals import Refused
from tundra.server.store import StoreTrouble
from tundra.server.web import (
    answer,
    check_rate,
    check_read,
    give_cookie,
    hub_of,
    known_person,
    person_of,
    read_body,
)


async def me(request: Request) -> Response:
    hub, who = hub_of(request), person_of(request)
    if who is None:
        # Each newcomer is somebody with rates of their own: an address does not become many people at once.
        check_rate(request)
        _, cookie = hub.signer.new_cookie()
        response = answer(Me("", False))
        give_cookie(request, response, cookie)
        return response
    name = await hub.store.name_of(who)
    return answer(Me(name or "", name is not None))


async def rename(request: Request) -> Response:
    body, who = await read_body(request, Rename), known_person(request)
    return answer(Me(await keep_name(request, who, body.name), True))


async def keep_name(request: Request, who: str, given: str) -> str:
    name = clean(given)
    if not name:
        raise Refused("no_name", 400)
    hub = hub_of(request)
    if await hub.store.name_of(who) != name:
        await hub.store.rename(who, name)
    return name


async def games(request: Request) -> Response:
    forms = [
        GameForm(
            game.name,
            game.title,
            game.rules_version,
            list(game.seats),
            [option.form() for option in game.options],
        )
        for game in hub_of(request).games
    ]
    return answer(Games(forms, list(get_args(Bot))))


async def my_tables(request: Request) -> Response:
    check_read(request)
    who = person_of(request)
    return answer(MyTables([] if who is None else await hub_of(request).tables.mine(who)))


async def new_table(request: Request) -> Response:
    body, who = await read_body(request, NewTable), known_person(request)
    hub = hub_of(request)
    name = body.name or await hub.store.name_of(who) or ""
    table = await hub.tables.create(who, await keep_name(request, who, name), body)
    return answer(Created(table.id, f"/table/{table.id}", table.links()), 201)


async def table(request: Request) -> Response:
    check_read(request)
    found = await hub_of(request).tables.find(request.path_params["table_id"])
    return answer(found.message_for(person_of(request)))


async def claim(request: Request) -> Response:
    body, who = await read_body(request, Claim), known_person(request)
    name = await keep_name(request, who, body.name)
    found = await hub_of(request).tables.find(request.path_params["table_id"])
    body.name = name
    return answer(Claimed(await found.once(found.claim(who, body))))


@cache
def own_version() -> str:
    """As installed; a source tree that never was has none."""
    try:
        return version("tundra-table")
    except PackageNotFoundError:
        return "source"


async def health(request: Request) -> Response:
    """Well as long as writes succeed: while they fail, each call tries one."""
    hub = hub_of(request)
    if hub.store.is_failing:
        with contextlib.suppress(StoreTrouble):
            await hub.store.probe()
    is_well = not (hub.is_stopping or hub.store.is_failing or hub.store.damage)
    return answer(
        {
            "ok": is_well,
            "writes": not hub.store.is_failing,
            "damage": hub.store.damage,
            "version": own_version(),
            "seconds": round(time.monotonic() - hub.started),
            "tables": len(hub.tables),
            "connections": len(hub.guests),
            "counts": dict(hub.counters.counts),
        },
        200 if is_well else 503,
    )
