"""The real server without disk, network and clock: a table at any position; time passes when nobody is busy."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from starlette.websockets import WebSocketState

from tests.conformance.games import EVERY_GAME
from tundra.core import AnyGame, Options, Seat
from tundra.server.bot_lanes import Asker
from tundra.server.bot_process import Question
from tundra.server.eyes import sight_of
from tundra.server.hub import Hub
from tundra.server.identity import COOKIE, Signer
from tundra.server.settings import Settings
from tundra.server.sockets import Connection
from tundra.server.store import Entry, Listed, Stored, TableRow
from tundra.server.table import Table

T = TypeVar("T")

MORNING = 1_800_000_000.0
MASK = 5.0
SIGNER = Signer(b"worlds")


class JumpingLoop(asyncio.SelectorEventLoop):
    """When nobody has anything to do it is at once the time of the next appointment."""

    _ready: Any
    _scheduled: Any

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def run_in_executor(self, _executor: Any, call: Callable[..., Any], *given: Any) -> Any:  # type: ignore[override]  # its names
        """Instead of a thread, whose time would be another."""
        done = self.create_future()
        done.set_result(call(*given))
        return done

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self.now = max(self.now, self._scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]  # asyncio's own, which has no stub


def in_its_own_time(play: Coroutine[Any, Any, T]) -> T:
    loop = JumpingLoop()
    with (
        patch.object(time, "time", lambda: MORNING + loop.now),
        patch.object(time, "monotonic", lambda: loop.now),
    ):
        try:
            return loop.run_until_complete(play)
        finally:
            loop.close()


class Memory:
    """A store that writes at once, and forgets all with the test."""

    damage = None
    is_failing = False

    def __init__(self, stored: Stored) -> None:
        self._stored = stored
        self._noted: tuple[int, str] = (0, "")

    async def append(self, _table: str, entries: list[Entry]) -> None:
        self._stored.entries.extend(entries)

    def note(self, _table: str, entries: int, summary: str) -> None:
        self._noted = (entries, summary)

    async def tables_of(self, _who: str, _most: int) -> list[Listed]:
        count, summary = self._noted
        return [Listed(self._stored.row, summary if count == len(self._stored.entries) else None)]

    async def close(self) -> None: ...


class Wire:
    """A WebSocket: what the browser says, and when which bytes came."""

    application_state = WebSocketState.CONNECTED

    def __init__(self, cookie: str | None) -> None:
        self.cookies = {} if cookie is None else {COOKIE: cookie}
        self.came: list[tuple[float, str]] = []
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, t: str, **rest: Any) -> None:
        text = msgspec.json.encode({"t": t, **rest}).decode()
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        self.came.append((asyncio.get_running_loop().time(), text))

    async def close(self, code: int) -> None:
        self.came.append((asyncio.get_running_loop().time(), str(code)))


class Script:
    """Instead of worker processes: what bots are to do, and how long they take over secret questions."""

    def __init__(self, chance: random.Random) -> None:
        self.table: Table | None = None
        self._chance = chance
        self._turns: dict[Seat, asyncio.Queue[str]] = {}

    def turn(self, seat: Seat) -> asyncio.Queue[str]:
        return self._turns.setdefault(seat, asyncio.Queue())

    async def ask(self, question: Question, _asker: Asker) -> str:
        assert self.table is not None
        silent = self.table.playing().silent_answers
        if question.seat in silent:
            await asyncio.sleep(self._chance.uniform(0.0, 1.5 * MASK))
            return silent[question.seat]
        return await self.turn(question.seat).get()

    async def close(self) -> None: ...


class Setting:
    """What two worlds have in common: the game, the chairs, the people and what everybody is called."""

    def __init__(self, game: AnyGame, options: Options, people: list[Seat]) -> None:
        self.game = game
        self.people = people
        self.cookies = {seat: SIGNER.new_cookie() for seat in people}
        chairs = [
            {"kind": "open", "bot": "2"} if seat in people else {"kind": "bot", "bot": "2"}
            for seat in range(options.seats)
        ]
        owner = self.cookies[people[0]][0]
        version, values = game.rules_version, options.as_dict()
        self._row = TableRow("abcdefgh", game.name, version, values, chairs, 1, owner, MORNING)

    def stored(self) -> Stored:
        sat = [
            Entry(number, MORNING, "sit", f"P{seat}", seat, self.cookies[seat][0])
            for number, seat in enumerate(self.people)
        ]
        return Stored(self._row, [*sat, Entry(len(sat), MORNING, "start")])


class World:
    """A server with one table at a position, and everybody's connection."""

    def __init__(self, setting: Setting, state: Any, chance: random.Random) -> None:
        settings = Settings(mask=MASK, message_rate=1e9, message_burst=10**6)
        stored = setting.stored()
        self.setting = setting
        self.chance = chance
        self.hub = Hub(settings, EVERY_GAME, Memory(stored), SIGNER)  # type: ignore[arg-type]  # no file
        self.script = Script(chance)
        self.hub.bots._pool = self.script  # type: ignore[assignment]  # no processes
        copy = Stored(stored.row, list(stored.entries))
        self.table = Table(copy, setting.game, self.hub.store, SIGNER, settings)
        self.script.table = self.table
        self._begin_at(state)
        self.hub.tables._add(self.table)
        self.wires: dict[Seat | None, Wire] = {}
        self._tasks: list[asyncio.Task[Any]] = []
        for seat in [*setting.people, None]:
            self._connect(seat, None if seat is None else setting.cookies[seat][1])

    @property
    def state(self) -> Any:
        return self.table.playing().match.state

    def _begin_at(self, state: Any) -> None:
        story = self.table.playing()
        story.match.state = state
        for viewer, eyes in story.eyes.items():
            eyes.sight = sight_of(story.match, viewer, 0)

    def _connect(self, seat: Seat | None, cookie: str | None) -> None:
        wire = self.wires[seat] = Wire(cookie)
        connection = Connection(wire, self.hub, "here")  # type: ignore[arg-type]  # no network
        self._tasks.append(asyncio.create_task(connection.run(self.table.id)))
        wire.say("hello")

    def act(self, seat: Seat, text: str, mark: str) -> None:
        """A person says it; a bot has thought of it."""
        if seat in self.setting.people:
            seq = self.table.playing().eyes[seat].seq
            self.wires[seat].say("act", seat=seat, seq=seq, id=mark, act=[text])
        else:
            self.script.turn(seat).put_nowait(text)

    @property
    def is_settled(self) -> bool:
        return self.table.curtain.is_open and not self.table.playing().silent_answers

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.table.curtain.stop()
        await self.hub.close()
