"""HTTP: a code for another device of mine, and that device coming with it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tundra.server.bodies import Arrival, Arrived, CodeFor, CodeState, DeviceCode
from tundra.server.refusals import Refused
from tundra.server.web import (
    answer,
    check_read,
    check_write,
    give_cookie,
    hub_of,
    known_person,
    person_of,
    read_body,
    take,
)

PAGE = "/device"


async def make_code(request: Request) -> Response:
    """For whoever sits at a table: the code as text, as a path, and as a picture to photograph."""
    body, who = await read_body(request, CodeFor), known_person(request)
    hub = hub_of(request)
    table = await hub.tables.find(body.table)
    if not table.chairs.seats_of(who):
        raise Refused("not_your_seat", 403)
    code = hub.passes.make(who, table.id)
    # After the # no log of a server sees it.
    path = f"{PAGE}#code={code}"
    return answer(DeviceCode(code, path, hub.passes.seconds, drawn(origin_of(request) + path)), 201)


async def code_state(request: Request) -> Response:
    check_read(request)
    return answer(CodeState(hub_of(request).passes.waits(known_person(request))))


async def revoke_code(request: Request) -> Response:
    check_write(request)
    hub_of(request).passes.revoke(known_person(request))
    return answer(CodeState(False))


async def arrive(request: Request) -> Response:
    """This browser becomes the person whose code it has."""
    body, hub = await read_body(request, Arrival), hub_of(request)
    take(request, hub.passes.tries)
    try:
        key, found = hub.passes.look(body.code)
    except Refused:
        hub.counters.count("bad_codes")
        raise
    before = person_of(request)
    is_another = before is not None and before != found.who
    if before is not None and is_another and not body.leave and await hub.tables.mine(before):
        # Whoever they were here would be lost with the cookie: they are asked first, and the code stays good.
        raise Refused("other_person")
    hub.passes.use(key)
    name = await hub.store.name_of(found.who)
    response = answer(Arrived(name or "", name is not None, f"/table/{found.table}"))
    give_cookie(request, response, hub.signer.cookie(found.who))
    return response


def origin_of(request: Request) -> str:
    """The address of our pages as the browser knows it; it was checked to be ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def drawn(url: str) -> str:
    # Few ever ask for one: the library is read when somebody does.
    import segno

    return segno.make(url, error="m", micro=False).svg_inline(
        scale=5, border=3, dark="#221a15", light="#fdf8ec", omitsize=True
    )
