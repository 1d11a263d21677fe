"""The application: routes, what surrounds every answer, start and stop."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tundra.core.registry import Registry
from tundra.server import books, devices, laboratory, lobby, logs, replays, sockets
from tundra.server import help as help_pages
from tundra.server.bodies import Problem
from tundra.server.hosts import KnownHosts
from tundra.server.hub import open_hub
from tundra.server.messages import Why
from tundra.server.pages import POLICY, Pages, web_folder
from tundra.server.refusals import Refused
from tundra.server.settings import Settings
from tundra.server.store import StoreTrouble
from tundra.server.web import answer, hub_of, not_found, refuse, wrong_method

SAFE_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Surround:
    """Safe headers on every answer, and one log line for each. Paths hold no secret, queries are left out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    headers.setdefault(name, value)
                note(scope, message["status"], began)
            await send(message)

        await self._app(scope, receive, send_on)


def note(scope: Scope, status: int, began: float) -> None:
    logs.say(
        "answered",
        logging.DEBUG if status < 400 else logging.INFO,
        method=scope["method"],
        path=scope["path"][:120],
        status=status,
        ms=round((time.perf_counter() - began) * 1000, 1),
    )


async def our_trouble(request: Request, _: Exception) -> Response:
    hub_of(request).counters.count("trouble")
    logs.trouble("a call could not be answered", path=request.url.path[:120])
    return answer(Problem(Why("web.refused.trouble")), 500)


async def store_trouble(request: Request, problem: Exception) -> Response:
    """The database could not be read or written; whatever was asked for was not done."""
    hub_of(request).counters.count("store_trouble")
    logs.say("the store has trouble", logging.ERROR, problem=str(problem))
    return answer(Problem(Why("web.refused.not_written")), 503)


def make_app(settings: Settings, games: Registry) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = await open_hub(settings, games)
        try:
            yield
        finally:
            await app.state.hub.close()

    return Starlette(
        routes=routes(Pages(web_folder())),
        middleware=[Middleware(KnownHosts, settings=settings), Middleware(Surround)],
        exception_handlers={
            Refused: refuse,
            StoreTrouble: store_trouble,
            404: not_found,
            405: wrong_method,
            500: our_trouble,
        },
        lifespan=lifespan,
    )


def routes(pages: Pages) -> list[Route | WebSocketRoute]:
    return [
        Route("/healthz", lobby.health),
        Route("/api/me", lobby.me, methods=["GET"]),
        Route("/api/me", lobby.rename, methods=["PUT"]),
        Route("/api/me/code", devices.code_state, methods=["GET"]),
        Route("/api/me/code", devices.make_code, methods=["POST"]),
        Route("/api/me/code", devices.revoke_code, methods=["DELETE"]),
        Route("/api/device", devices.arrive, methods=["POST"]),
        Route("/api/games", lobby.games),
        Route("/api/tables", lobby.my_tables, methods=["GET"]),
        Route("/api/tables", lobby.new_table, methods=["POST"]),
        Route("/api/tables/{table_id}", lobby.table),
        Route("/api/tables/{table_id}/claim", lobby.claim, methods=["POST"]),
        Route("/api/tables/{table_id}/replay", replays.replay),
        Route("/api/tables/{table_id}/record", replays.record),
        Route("/api/tables/{table_id}/account", books.account),
        Route("/api/records", replays.bring_record, methods=["POST"]),
        Route("/api/rules/pictures/{name}", help_pages.picture),
        Route("/api/rules/{game}", help_pages.rules),
        Route("/api/texts/{lang}", help_pages.texts),
        *laboratory.ROUTES,
        WebSocketRoute("/ws/{table_id}", sockets.endpoint),
        Route("/{path:path}", pages.serve),
    ]
