"""Starts the server: for this computer (``play``), or for a club (``serve``)."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import platformdirs
import uvicorn
from starlette.applications import Starlette

from tundra.core.registry import Registry
from tundra.server import logs
from tundra.server.app import make_app
from tundra.server.settings import BadSettings, Settings, from_environment, named
from tundra.server.sqlite_file import check_file
from tundra.server.wire import CountedFrames, TimedCalls

LAST_SECONDS = 4.5
"""A server that was told to stop is gone after so long, whatever it waits for: what it acknowledged is on disk."""


class Server(uvicorn.Server):
    """Before it closes any connection, it says goodbye to all."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._starlette = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """A first signal stops gracefully, and that counts as a good end; a second one stops at once."""
        if not self.should_exit:
            end_by_then = threading.Timer(LAST_SECONDS, os._exit, [0])
            end_by_then.daemon = True
            end_by_then.start()
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = getattr(self._starlette.state, "hub", None)
        if hub is not None:
            await hub.say_goodbye()
        # Whoever does not hang up is cut off; that is no news, and no trace of it belongs into the log.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        await super().shutdown(sockets)


def make_server(settings: Settings, games: Registry) -> Server:
    app = make_app(settings, games)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=TimedCalls,
        ws=CountedFrames,
        proxy_headers=bool(settings.proxies),
        # Where the server listens on IPv6 too, an IPv4 address is written in a longer way.
        forwarded_allow_ips=[
            way for proxy in named(settings.proxies) for way in (proxy, f"::ffff:{proxy}")
        ],
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        lifespan="on",
    )
    return Server(config, app)


COLLECTIONS = (5_000, 10, 400)
"""How many new objects bring a collection of garbage on: of the youngest, of the next, of all.

Python's own (700, 10, 10) looks through everything again and again, with all tables waiting: hosting.md has figures.
"""


def keep_collections_short() -> None:
    """What is loaded at the start stays for ever: the collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def run_server(settings: Settings, games: Registry, door: socket.socket) -> None:
    """Listens at ``door`` until it is told to stop."""
    with door:
        check_file(Path(settings.db))
        server = make_server(settings, games)
        keep_collections_short()
        logs.say("starting", host=settings.host, port=settings.port, db=Path(settings.db).name)
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve([door]))
    if not server.started:
        raise BadSettings("the server could not start; the lines above say why")


def serve(
    host: str = "127.0.0.1",
    port: int = 8710,
    db: str | None = None,
    redis: str | None = None,
    workers: int = 1,
) -> None:
    """One process on one SQLite file."""
    from tundra.games import REGISTRY

    if redis is not None or workers != 1:
        raise BadSettings("one process serves all tables here: leave --redis and --workers out")
    logs.set_up()
    settings = from_environment(host=host, port=port, db=None if db is None else sqlite_file(db))
    run_server(settings, REGISTRY, open_door(host, port))


def sqlite_file(url: str) -> str:
    """A path, or ``sqlite:///path``."""
    scheme, mark, path = url.partition("://")
    if not mark:
        return url
    if scheme != "sqlite" or not path.startswith("/"):
        raise BadSettings(f"{scheme} is no database this server can use: give sqlite:///FILE")
    return path[1:]


def play(game: str | None = None, open_browser: bool = True, port: int = 8710) -> None:
    """The table on this computer: data in the user's own folder, the browser opened."""
    from tundra.games import REGISTRY

    folder = platformdirs.user_data_path("tundra", ensure_exists=True)
    path = f"/new/{REGISTRY.find(game).name}" if game is not None else "/"
    note = folder / "running.json"
    running = running_address(note)
    if running is not None:
        show(running + path, open_browser)
        return
    logs.set_up(level=30)
    door = open_door("127.0.0.1", port, or_any=True)
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    threading.Thread(
        target=show_when_ready, args=(address, path, open_browser, note), daemon=True
    ).start()
    settings = from_environment(
        host="127.0.0.1", port=door.getsockname()[1], db=str(folder / "tundra.sqlite")
    )
    try:
        run_server(settings, REGISTRY, door)
    finally:
        if noted_address(note) == address:
            note.unlink(missing_ok=True)


def open_door(host: str, port: int, or_any: bool = False) -> socket.socket:
    """A listening socket on this port; if it is taken, on any free one or not at all."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, because asyncio sends small messages at once (TCP_NODELAY) only then.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        # A port just left is free again; elsewhere this would share a port in use.
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as problem:
        door.close()
        if not or_any:
            raise BadSettings(f"cannot listen on {host}:{port}: {problem.strerror}") from None
        return open_door(host, 0)
    door.listen(1024)
    return door


def running_address(note: Path) -> str | None:
    """The address of a server that already uses this folder, if it answers."""
    address = noted_address(note)
    is_local = urlsplit(address).hostname == "127.0.0.1"
    return address if is_local and answers(address) else None


def noted_address(note: Path) -> str:
    try:
        return str(json.loads(note.read_text())["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=1) as response:
            return bool(json.load(response).get("ok"))
    except (OSError, ValueError, urllib.error.URLError):
        return False


def show_when_ready(address: str, path: str, open_browser: bool, note: Path) -> None:
    """Only a server that answers has the folder's database, so only then is its address noted down."""
    for _ in range(200):
        if answers(address):
            note.write_text(json.dumps({"address": address}))
            show(address + path, open_browser)
            return
        time.sleep(0.05)


def show(address: str, open_browser: bool) -> None:
    print(f"Tundra: {address}  (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
