"""Small things every HTTP handler needs: who is calling, the body, the answer, the refusal."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tundra.core.shapes import shaped
from tundra.server.addresses import counted
from tundra.server.bodies import Problem
from tundra.server.hub import Hub
from tundra.server.identity import COOKIE, COOKIE_SECONDS
from tundra.server.limits import Buckets
from tundra.server.messages import Why
from tundra.server.origin import is_ours
from tundra.server.refusals import Refused

T = TypeVar("T")

BODY_BYTES = 16_384
LANGUAGES = ("en", "fr")


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def person_of(request: Request) -> str | None:
    return hub_of(request).person(request.cookies.get(COOKIE))


def known_person(request: Request) -> str:
    """For calls that need an identity; the page gets its cookie from `/api/me` first."""
    who = person_of(request)
    if who is None:
        raise Refused("no_name", 401)
    return who


def answer(body: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(body),
        status,
        {"cache-control": "no-store"},
        "application/json",
    )


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


async def read_bytes(request: Request, most: int) -> bytes:
    """The body, as long as it is no longer than it may be."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too_big", 413)
    return bytes(body)


async def read_body(request: Request, kind: type[T]) -> T:
    check_write(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("bad_request", 415)
    try:
        return msgspec.json.decode(await read_bytes(request, BODY_BYTES), type=shaped(kind))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_request", 400) from None


def check_write(request: Request) -> None:
    """A call that changes something comes from our own pages, and not too often."""
    hub = hub_of(request)
    if not is_ours(request.headers, hub.settings.origins):
        hub.counters.count("foreign_calls")
        raise Refused("foreign_site", 403)
    check_rate(request)


def check_rate(request: Request) -> None:
    take(request, hub_of(request).writes)


def check_read(request: Request) -> None:
    """A call that changes nothing, but takes work."""
    take(request, hub_of(request).reads)


def take(request: Request, buckets: Buckets) -> None:
    if not buckets.take(counted(request.client.host if request.client else None)):
        hub_of(request).counters.count("http_floods")
        raise Refused("too_fast", 429)


async def refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    hub_of(request).counters.count("refused")
    return answer(Problem(problem.why), problem.status)


async def not_found(request: Request, _: Exception) -> Response:
    hub_of(request).counters.count("not_found")
    return answer(Problem(Why("web.refused.not_found")), 404)


async def wrong_method(request: Request, _: Exception) -> Response:
    hub_of(request).counters.count("refused")
    return answer(Problem(Why("web.refused.bad_request")), 405)
