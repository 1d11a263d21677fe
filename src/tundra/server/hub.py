"""Everything the server has while it runs, made once at the start and closed once at the end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from pathlib import Path
from typing import Protocol

from tundra.core.registry import Registry
from tundra.server import logs
from tundra.server.bodies import Account
from tundra.server.bot_pool import BotPool
from tundra.server.bot_seats import BotSeats
from tundra.server.experiments import Experiments
from tundra.server.identity import Signer
from tundra.server.limits import Buckets, Counters, Shares
from tundra.server.messages import Bye, Posted
from tundra.server.passes import Passes
from tundra.server.settings import Settings, named
from tundra.server.shelf import Shelf
from tundra.server.sqlite_store import SqliteStore
from tundra.server.studies import Studies
from tundra.server.tables import Tables

SWEEP_SECONDS = 30


class Guest(Protocol):
    """A connection, as the server sees it when it stops."""

    async def finish(self, last: Posted) -> None:
        """Lets out what was posted, then ``last``, then ends."""
        ...


class Hub:
    """Made by ``open_hub``, inside the running loop."""

    def __init__(
        self, settings: Settings, games: Registry, store: SqliteStore, signer: Signer
    ) -> None:
        self.settings = settings
        self.games = games
        self.store = store
        self.signer = signer
        self.counters = Counters()
        self.writes = Buckets(settings.write_rate, settings.write_burst)
        self.reads = Buckets(settings.read_rate, settings.read_burst)
        self.connects = Buckets(settings.connect_rate, settings.connect_burst)
        self.messages = Buckets(settings.message_rate, settings.message_burst)
        share = settings.address_people
        self.address_messages = Buckets(
            settings.message_rate * share, settings.message_burst * share
        )
        self.addresses = Shares(settings.address_connections, named(settings.proxies))
        """Connections that have made no WebSocket of themselves, by the address they come from."""
        self.guest_addresses = Shares(settings.address_connections)
        """WebSockets, by the address of whoever is behind them."""
        self.chats = Buckets(0.5, 5)
        self.passes = Passes(signer, settings.code_seconds)
        self.heavy = asyncio.Semaphore(2)
        """Replays and verifications under way."""
        pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_module)
        self.bots = BotSeats(pool, settings.bot_delay, settings.take_back, self.counters)
        self.tables = Tables(store, games, signer, self.bots, settings, self.counters)
        folder = laboratory_folder(settings)
        self.studies = Studies(folder)
        self.experiments = Experiments(
            folder, settings.laboratory_games, settings.laboratory_seconds
        )
        self.accounts: Shelf[Account] = Shelf(100)
        self.guests: set[Guest] = set()
        self.is_stopping = False
        self.started = time.monotonic()
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.tables.sweep()

    def person(self, cookie: str | None) -> str | None:
        """Whoever this cookie proves. One that proves nobody is counted, and stands for nobody."""
        who = self.signer.person(cookie)
        if cookie and who is None:
            self.counters.count("forged_cookies")
        return who

    async def say_goodbye(self) -> None:
        """Tells everybody who is connected, and lets their last messages out."""
        self.is_stopping = True
        goodbyes = [guest.finish(Bye("restart")) for guest in self.guests]
        await asyncio.gather(*goodbyes, return_exceptions=True)

    async def close(self) -> None:
        """What is under way is written down first."""
        self.is_stopping = True
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await self.bots.close()
        await self.experiments.close()
        await self.tables.close()
        await self.store.close()
        logs.say("stopped", **self.counters.counts)


def laboratory_folder(settings: Settings) -> Path:
    """Beside the database, unless the host says where."""
    return Path(settings.laboratory or Path(settings.db).absolute().parent / "laboratory")


async def open_hub(settings: Settings, games: Registry) -> Hub:
    store = await asyncio.to_thread(SqliteStore, Path(settings.db))
    signer = Signer(await store.secret("signing", secrets.token_bytes(32)))
    return Hub(settings, games, store, signer)
