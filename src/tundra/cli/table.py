"""``tundra play`` and ``tundra serve``: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from tundra.games import REGISTRY

# The server is imported where it is wanted: the laboratory's commands start faster without it.


def play(
    game: Annotated[str | None, typer.Argument(help="A game to open a table for.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on, or any if it is taken.")
    ] = 8710,
) -> None:
    """Starts the table on this computer and opens the browser."""
    if game is not None:
        REGISTRY.find(game)
    from tundra.server import run

    run.play(game, open_browser, port)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8710,
    db: Annotated[str | None, typer.Option(help="URL of the store (a SQLite file).")] = None,
    redis: Annotated[str | None, typer.Option(help="URL of Redis, for several processes.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes.")] = 1,
) -> None:
    """The same for a club: on its own address, store and processes."""
    from tundra.server import run

    run.serve(host, port, db, redis, workers)
