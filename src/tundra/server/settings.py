"""What a host can set. Every field can also come from the environment, as TUNDRA_ and its name in capitals."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any


class BadSettings(ValueError):
    """A setting cannot be used; the text says which and why, in one line."""


@dataclass(frozen=True)
class Settings:
    db: str = "tundra.sqlite"
    """The file of the database."""
    host: str = "127.0.0.1"
    port: int = 8710
    origins: str = ""
    """Further addresses, separated by commas, from which pages may call: for a server behind a proxy."""

    absence: int = 120
    """Seconds after which others may hand an absent person's seat to a bot."""
    silence: float = 30.0
    """Seconds somebody who is asked in the middle of another's turn may think before it counts as a pass.

    Where a moment has its time (`mask`), that counts; alone with bots one may think as long as one likes.
    """
    mask: float = 5.0
    """Seconds between people for a moment at which somebody may be asked in secret: that long one may answer."""
    code_seconds: float = 300.0
    """Seconds for which a code for another device of the same person is good."""
    idle: int = 900
    """Seconds after which a table that nobody looks at leaves the memory."""

    bot_workers: int = max(2, min(4, os.cpu_count() or 2))
    """Processes in which bots think; one of them is for those that answer at once."""
    bot_delay: float = 0.6
    """Seconds a bot waits before it acts, so that people can follow."""
    take_back: float = 2.0
    """Seconds bots leave people to take back what they did; a browser may wish for more or less."""
    bot_limit: float = 12.0
    """Seconds a bot may think before its worker is replaced."""
    bot_module: str = "tundra.server.bot_process"
    """What a worker process runs."""

    laboratory: str = ""
    """The folder of the laboratory; without one, `laboratory` beside the database."""
    laboratory_games: int = 200
    """Matches that a visitor may have played in one run; 0 lets nobody start any."""
    laboratory_seconds: float = 300.0
    """Seconds after which such a run is ended, keeping what was played."""

    frame_bytes: int = 16_384
    message_rate: float = 20.0
    message_burst: int = 60
    bad_messages: int = 20
    """Bad messages after which a connection is closed."""
    hello_seconds: float = 10.0
    queue: int = 256
    """Messages that may wait for a slow reader before it is let go."""
    connections: int = 5000
    address_connections: int = 400
    """Connections of one address: a share, so that no address takes them all."""
    address_people: int = 10
    """As many busy people as one address may be: so many times a person's rate of messages."""
    connect_rate: float = 10.0
    connect_burst: int = 300
    """WebSockets that one address may open a second, and at once."""
    read_rate: float = 20.0
    read_burst: int = 300
    """HTTP calls that take work without changing anything (lists, tables, the laboratory), for each address."""
    call_seconds: float = 20.0
    """Seconds within which an HTTP call has to arrive, headers and body."""
    proxies: str = ""
    """Addresses of proxies, separated by commas, whose word on who calls is believed (`X-Forwarded-For`)."""
    hosts: str = ""
    """Names under which the server is called, separated by commas; * for any.

    Plain addresses, this machine's own name and those of `origins` need not be named.
    """
    connections_each: int = 24
    """Connections of one identity at one table."""
    onlookers: int = 200
    """Connections of people without a seat at one table."""
    write_rate: float = 2.0
    write_burst: int = 60
    """HTTP calls that change something, or take work, for each address."""


def from_environment(given: Mapping[str, str] | None = None, **changes: object) -> Settings:
    """The defaults, changed by the environment, changed by ``changes`` (None means not given)."""
    environment = os.environ if given is None else given
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(f"TUNDRA_{field.name.upper()}")
        if text is not None:
            found[field.name] = parse(field.name, text, type(field.default))
    found |= {name: value for name, value in changes.items() if value is not None}
    return replace(Settings(), **found)


def named(text: str) -> frozenset[str]:
    """The items of a list written with commas."""
    return frozenset(item.strip() for item in text.split(",") if item.strip())


def parse(name: str, text: str, kind: type) -> object:
    try:
        return kind(text)
    except ValueError:
        raise BadSettings(f"TUNDRA_{name.upper()}: {text!r} is no {kind.__name__}") from None
