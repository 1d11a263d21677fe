"""A live server on a free port, people with cookies, and their screens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.games import GAMES
from tests.steps import Reader
from tundra.server.hub import Hub
from tundra.server.run import make_server, open_door
from tundra.server.settings import Settings

Told = dict[str, Any]
PATIENCE = 30.0


def quick(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots at once, no pauses, and rates that hurry does not reach."""
    quickly: dict[str, Any] = {
        "bot_delay": 0.0,
        "take_back": 0.0,
        "bot_module": "tests.server.toy_bots",
    }
    quickly |= {"write_rate": 1e6, "message_rate": 1e6, "connect_rate": 1e6, "mask": 0.0}
    return Settings(str(folder / "tables.sqlite"), port=0, **quickly | changes)


class Live:
    def __init__(self, port: int, hub: Hub) -> None:
        self.port = port
        self.hub = hub
        self.people: list[Person] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def person(self, name: str = "") -> Person:
        person = Person(name, self.port)
        self.people.append(person)
        await person.web.get("/api/me")
        return person

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        person = Person("", self.port)
        self.people.append(person)
        return person


@asynccontextmanager
async def live(settings: Settings) -> AsyncIterator[Live]:
    server = make_server(settings, GAMES)
    door = open_door("127.0.0.1", 0)
    task = asyncio.create_task(server.serve([door]))
    while not server.started:
        assert not task.done(), "the server could not start"
        await asyncio.sleep(0.005)
    alive = Live(door.getsockname()[1], server.config.app.state.hub)  # type: ignore[union-attr]  # our own app
    try:
        yield alive
    finally:
        for person in alive.people:
            await person.go()
        server.should_exit = True
        await task
        door.close()


@dataclass
class Screen:
    """One connection: everything that came, and ways to wait for what will come."""

    socket: ClientConnection
    reader: Reader = field(default_factory=Reader)
    frames: list[Told] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    code: int | None = None
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _reader: asyncio.Task[None] | None = None
    _marks: int = 0

    def start(self) -> Screen:
        self._reader = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self._note(text)
        except ConnectionClosed:
            pass
        async with self._news:
            self.code = self.socket.close_code
            self._news.notify_all()

    async def _note(self, text: str) -> None:
        async with self._news:
            self.raw.append(text)
            self.frames.append(self.reader.read(text))
            self._news.notify_all()

    async def send(self, t: str, **rest: Any) -> str:
        self._marks += 1
        mark = str(rest.setdefault("id", f"{id(self)}-{self._marks}"))
        if t in ("hello", "ping"):
            rest.pop("id")
        await self.socket.send(msgspec.json.encode({"t": t, **rest}).decode())
        return mark

    async def until(self, is_it: Callable[[Told], bool], start: int = 0) -> Told:
        """The first frame from ``start`` on that is it, now or later."""
        async with self._news:
            await asyncio.wait_for(
                self._news.wait_for(
                    lambda: any(map(is_it, self.frames[start:])) or self.code is not None
                ),
                PATIENCE,
            )
        found = next(filter(is_it, self.frames[start:]), None)
        assert found is not None, f"closed with {self.code}: {self.frames[-2:]}"
        return found

    async def ask(self, t: str, **rest: Any) -> Told:
        """Sends, and waits for the answer."""
        start = len(self.frames)
        mark = await self.send(t, **rest)
        return await self.until(lambda frame: mark_of(frame) == mark, start)

    async def closed(self) -> int | None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self.code is not None), PATIENCE)
        return self.code

    async def quiet(self) -> None:
        """Waits until everything sent so far was answered."""
        start = len(self.frames)
        await self.send("ping")
        await self.until(lambda frame: frame["t"] == "pong", start)

    def of(self, t: str) -> list[Told]:
        return [frame for frame in self.frames if frame["t"] == t]

    def positions(self, viewer: int | None) -> list[Told]:
        return [f for f in self.frames if f["t"] in ("step", "snapshot") and f["as"] == viewer]

    def now(self, viewer: int | None) -> Told:
        return self.positions(viewer)[-1]

    @property
    def table(self) -> Told:
        return self.of("table")[-1]

    async def act(self, seat: int, *texts: str, **changes: Any) -> Told:
        sent = {"seat": seat, "seq": self.now(seat)["seq"], "act": list(texts)} | changes
        return await self.ask("act", **sent)

    async def how_far(self, seat: int) -> int:
        """How many steps the seat may take back now."""
        undo: int | None = self.now(seat)["undo"]
        if undo is None:
            undo = (await self.ask("how_far", seat=seat, seq=self.now(seat)["seq"]))["undo"]
        return undo

    async def try_to(self, seat: int, *texts: str) -> Told | None:
        """Acts; the answer, if it comes before everybody has been asked what the act brought."""
        seq, start = self.now(seat)["seq"], len(self.frames)
        mark = await self.send("act", seat=seat, seq=seq, act=list(texts))
        await self.quiet()
        return next((frame for frame in self.frames[start:] if mark_of(frame) == mark), None)

    async def go(self) -> None:
        await self.socket.close()
        if self._reader is not None:
            await self._reader


def mark_of(frame: Told) -> object:
    return frame.get("id") if frame["t"] != "table" else None


class Person:
    """A browser with its cookie."""

    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.port = port
        self.web = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False
        )
        self.screens: list[Screen] = []

    @property
    def cookie(self) -> str:
        return self.web.cookies.get("tundra") or ""

    async def create(self, game: str, *chairs: str, **options: int | str | bool) -> Told:
        """A table; a chair is written ``here``, ``here:Ben``, ``link``, ``open`` or ``bot:3``."""
        body = {
            "game": game,
            "name": self.name,
            "options": options,
            "chairs": [chair_of(*text.partition(":")[::2]) for text in chairs],
        }
        answer = await self.web.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Told = answer.json()
        return made

    async def claim(self, table: str, **body: Any) -> httpx.Response:
        return await self.web.post(f"/api/tables/{table}/claim", json={"name": self.name} | body)

    async def claim_link(self, table: str, path: str) -> httpx.Response:
        words = dict(word.split("=", 1) for word in path.partition("#")[2].split("&"))
        return await self.claim(table, seat=int(words["seat"]), key=words["key"])

    async def knock(self, table: str, **headers: str) -> Screen:
        """A connection that has not said hello."""
        more = {"cookie": f"tundra={self.cookie}"} if self.cookie else {}
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers=more | headers
        )
        self.screens.append(Screen(socket).start())
        return self.screens[-1]

    async def knock_and_greet(self, table: str) -> Screen:
        """A connection that said hello and may be turned away."""
        screen = await self.knock(table)
        await screen.send("hello", have=[])
        return screen

    async def look(self, table: str, have: list[Told] | None = None, **wishes: float) -> Screen:
        """A screen at the table, after the first messages have come."""
        memory = self.screens[-1].reader.copy() if have and self.screens else Reader()
        screen = await self.knock(table)
        screen.reader = memory
        await screen.send("hello", have=have or [], **wishes)
        await screen.until(lambda frame: frame["t"] == "chats")
        return screen

    async def go(self) -> None:
        for screen in self.screens:
            await screen.go()
        await self.web.aclose()


def chair_of(kind: str, word: str) -> dict[str, str]:
    if kind == "bot":
        return {"kind": kind, "bot": word}
    return {"kind": kind, "name": word} if word else {"kind": kind}


async def pair(server: Live, game: str, **options: int | str | bool) -> tuple[Screen, Screen, str]:
    """Two people at a table for two, and its id."""
    ann, ben = await server.person("Ann"), await server.person("Ben")
    made = await ann.create(game, "here", "link", **options)
    await ben.claim_link(made["id"], made["links"][0]["path"])
    return await ann.look(made["id"]), await ben.look(made["id"]), made["id"]


async def at_the_fire(
    server: Live, is_it: Callable[[list[str]], bool]
) -> tuple[int, dict[int, Screen], str]:
    """Campfire, until somebody is asked such a question: who, everybody's screens, and the table.

    Whether there are stories, and good ones, is chance: so there are as many fires as it takes.
    """
    while True:
        ann, ben, table = await pair(server, "campfire", nights=4)
        screens = {0: ann, 1: ben}
        while ann.table["status"] != "over":
            for seat, screen in screens.items():
                await screen.quiet()
                legal = screen.now(seat)["legal"]
                if is_it(legal):
                    return seat, screens, table
                if legal:
                    await screen.try_to(seat, legal[0])


async def play_on(screens: dict[int, Screen], most: int = 1000) -> None:
    """Each seat does the first thing it may, until the match is over or ``most`` acts were made."""
    for _ in range(most):
        some = next(iter(screens.values()))
        if some.table["status"] == "over":
            return
        if not await one_act(screens):
            await asyncio.sleep(0.001)
        for screen in screens.values():
            await screen.quiet()


async def one_act(screens: dict[int, Screen]) -> bool:
    """Whether anybody acted. Somebody may still see a question that was answered, while another is asked in secret."""
    for seat, screen in screens.items():
        legal = screen.now(seat)["legal"]
        if legal:
            answer = await screen.try_to(seat, legal[len(legal) // 2])
            if answer is None or answer["t"] == "step":
                return True
    return False
