"""Under which names the server answers: a site that lets its own name point here is turned away."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tundra.server.settings import Settings, named


class KnownHosts:
    """Calls to a name that nobody gave this server are answered with one line that says what to set."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = {"localhost", "testserver", *own_names(), *named(settings.hosts.lower())}
        self._names |= {urlsplit(origin).hostname or "" for origin in named(settings.origins)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._knows(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            line = "This server is not known under that name: its host can set TUNDRA_HOSTS."
            await PlainTextResponse(line, 421)(scope, receive, send)

    def _knows(self, host: str) -> bool:
        name = name_in(host)
        return "*" in self._names or name in self._names or is_address(name)


def name_in(host: str) -> str:
    """The name or address before the port; nothing where there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "") if is_plain(host) else ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local", name.partition(".")[0]}


def is_plain(host: str) -> bool:
    """Nothing that a name or an address with a port could not hold."""
    return bool(host) and set(host.lower()) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-:[]_")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
