"""Scripted people against a real server process: how long until the other one sees an act, and what it costs.

`make load`, or `python -m benchmarks.load --only mixed --tables 100 --seconds 30`. An open loop: each table has a
moment for every act, two seconds apart, whatever the server does meanwhile, and an act that had to wait for the server
counts from that moment. What the client itself is late by is kept out: the kernel says when a message came, and an act
that nothing but the client held up counts from when it was sent.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import random
import resource
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.line import Line, open_line
from benchmarks.served import Served, server
from tundra.server.changes import changed

EVERY = 2.0
"""Seconds between two acts of people at one table."""
WARM_UP = 6.0
PATIENCE = 20.0
LONG = {"turns_per_player": 400, "quiet_per_hunter": 60}


@dataclass(frozen=True)
class Setup:
    """A table of two people; bots sit on the other chairs."""

    game: str
    bots: int = 0
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Scenario:
    tables: int
    setups: tuple[Setup, ...]


SCENARIOS = {
    "maamut": Scenario(1000, (Setup("maamut", options=LONG),)),
    "mixed": Scenario(
        300,
        (
            Setup("maamut", options=LONG),
            Setup("mammut", 1),
            Setup("big_manitou", 1),
            Setup("ice_age", 1),
            # Here a bot may be asked in secret, and nobody is told anything while it thinks.
            Setup("mammoth_valley"),
        ),
    ),
}
BOT = "greedy"


class Frame(msgspec.Struct):
    """The few fields a scripted person reads."""

    t: str
    seq: int = -1
    legal: list[str] = []
    changes: dict[str, Any] = {}
    at: float = 0.0
    id: str | None = None
    status: str = ""
    rematch: str | None = None


READ: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


@dataclass
class Results:
    begins: float
    """What was due before is warming up, and not counted."""
    waits: list[float] = field(default_factory=list)
    """From an act to the other one's screen."""
    answers: list[float] = field(default_factory=list)
    """From an act to one's own screen."""
    lags: list[float] = field(default_factory=list)
    """How late the client itself was."""
    acts: int = 0
    steps: set[tuple[str, float]] = field(default_factory=set)
    """Acts of people and of bots."""
    idle: int = 0
    """Moments at which only bots could act, or a new match began."""
    kept_back: int = 0
    """Acts of which the other one hears nothing, or only after the next: a secret choice, a secret question."""
    refused: int = 0
    unanswered: int = 0


@dataclass
class Person:
    table: Table
    seat: int
    cookie: str
    line: Line | None = None
    seq: int = -1
    legal: list[str] = field(default_factory=list)
    sent: Sent | None = None

    async def sit(self) -> None:
        if self.line is not None:
            self.line.close()
        self.seq, self.legal, self.sent = -1, [], None
        table = self.table
        self.line = await open_line(table.port, f"/ws/{table.id}", self.cookie, self.hear)
        self.line.send(b'{"t":"hello"}')

    def hear(self, message: bytes, came: float) -> None:
        frame = READ.decode(message)
        if frame.t == "step":
            now = changed(self.legal, frame.changes.get("legal", {}))
            assert isinstance(now, list)
            self.seq, self.legal = frame.seq, now
            self.table.heard(self, frame, came)
        elif frame.t == "snapshot":
            self.seq, self.legal = frame.seq, frame.legal
        elif frame.t == "refused":
            self.table.refused(self, frame)
        elif frame.t == "table" and (frame.rematch or frame.status == "over"):
            self.table.ended(frame.rematch)


@dataclass
class Sent:
    """An act on its way: since when it counts."""

    mark: str
    since: float
    is_kept_back: bool = False
    """Somebody else had to act before it was told."""


class Table:
    def __init__(self, port: int, chance: random.Random, results: Results) -> None:
        self.port = port
        self.id = ""
        self.people: list[Person] = []
        self._chance = chance
        self._results = results
        self._marks = itertools.count()
        self._is_over = False
        self._next: str | None = None
        self._free = asyncio.Event()
        self._since: dict[float, float] = {}
        """Acts whose step the other one has not heard yet, by the time the server gave them."""
        self._came: dict[float, float] = {}
        """Steps that came here before their actor's own, by that time."""

    async def play(self, until: float) -> None:
        due = time.time() + self._chance.random() * EVERY
        while due < until:
            await asyncio.sleep(max(0.0, due - time.time()))
            if self._is_over:
                self._results.idle += 1
                await self._begin_again()
            else:
                await self._act(due)
            due += EVERY

    async def _act(self, due: float) -> None:
        since, actor = time.time(), self._ready()
        if actor is None and any(person.sent for person in self.people):
            # The server has not answered yet: the next act should have been made all the same, so its time runs.
            since = due
            await self._answer()
            actor = self._ready()
        if actor is None or actor.line is None:
            self._results.idle += due >= self._results.begins
            return
        if due >= self._results.begins:
            self._results.acts += 1
            self._results.lags.append(time.time() - due if since != due else 0.0)
        self._forget_what_is_kept_back()
        actor.sent = Sent(str(next(self._marks)), since)
        text = self._chance.choice(actor.legal)
        act = {"t": "act", "seat": actor.seat, "seq": actor.seq, "id": actor.sent.mark}
        actor.line.send(msgspec.json.encode(act | {"act": [text]}))

    def _ready(self) -> Person | None:
        """Somebody who may act, and does not wait for an answer."""
        return next((p for p in self.people if p.legal and p.sent is None), None)

    async def _answer(self) -> None:
        """Waits until one comes."""
        self._free.clear()
        try:
            await asyncio.wait_for(self._free.wait(), PATIENCE)
        except TimeoutError:
            for person in self.people:
                self._results.unanswered += person.sent is not None
                person.sent = None

    def _forget_what_is_kept_back(self) -> None:
        """The server tells all that it tells at once: what one has heard, and the other not, is kept from it."""
        self._results.kept_back += sum(
            since >= self._results.begins for since in self._since.values()
        )
        self._since.clear()
        for person in self.people:
            if person.sent is not None:
                person.sent.is_kept_back = True

    def heard(self, person: Person, frame: Frame, came: float) -> None:
        if came >= self._results.begins:
            self._results.steps.add((self.id, frame.at))
        if person.sent is not None and frame.id == person.sent.mark:
            sent, person.sent = person.sent, None
            self._free.set()
            self._answered(sent, frame.at, came)
        elif frame.at in self._since:
            self._note(self._results.waits, self._since.pop(frame.at), came)
        else:
            self._came[frame.at] = came

    def _answered(self, sent: Sent, at: float, came: float) -> None:
        if sent.is_kept_back:
            self._results.kept_back += sent.since >= self._results.begins
            return
        self._note(self._results.answers, sent.since, came)
        if at in self._came:
            self._note(self._results.waits, sent.since, self._came.pop(at))
        else:
            self._since[at] = sent.since

    def _note(self, waits: list[float], since: float, came: float) -> None:
        if since >= self._results.begins:
            waits.append(came - since)

    def refused(self, person: Person, frame: Frame) -> None:
        """A bot, or the other person, was quicker."""
        self._results.refused += 1
        if person.sent is not None and frame.id == person.sent.mark:
            person.sent = None
            self._free.set()

    def ended(self, rematch: str | None) -> None:
        self._is_over = True
        self._next = rematch or self._next
        self._free.set()

    async def _begin_again(self) -> None:
        """Between two matches nobody waits for anything."""
        first = self.people[0].line
        assert first is not None
        if self._next is None:
            first.send(msgspec.json.encode({"t": "rematch", "id": f"after {self.id}"}))
        while self._next is None:
            await asyncio.sleep(0.01)
        self.id, self._next, self._is_over = self._next, None, False
        for person in self.people:
            await person.sit()


async def seat_two(port: int, number: int, setup: Setup, results: Results) -> Table:
    address = f"http://127.0.0.1:{port}"
    async with (
        httpx.AsyncClient(base_url=address, verify=False, timeout=60) as ann,
        httpx.AsyncClient(base_url=address, verify=False, timeout=60) as ben,
    ):
        for browser in (ann, ben):
            await browser.get("/api/me")
        chairs = [{"kind": "here"}, {"kind": "open"}] + setup.bots * [{"kind": "bot", "bot": BOT}]
        body = {"game": setup.game, "name": "Ann", "chairs": chairs, "options": setup.options}
        made = (await ann.post("/api/tables", json=body)).raise_for_status().json()
        (await ben.post(f"/api/tables/{made['id']}/claim", json={"name": "Ben"})).raise_for_status()
        cookies = [ann.cookies["tundra"], ben.cookies["tundra"]]
    table = Table(port, random.Random(number), results)
    table.id = made["id"]
    table.people = [Person(table, seat, cookie) for seat, cookie in enumerate(cookies)]
    for person in table.people:
        await person.sit()
    return table


async def load(served: Served, scenario: Scenario, tables: int, seconds: float) -> dict[str, float]:
    results, seated = Results(float("inf")), list[Table]()
    for start in range(0, tables, 20):
        numbers = range(start, min(start + 20, tables))
        setups = [(n, scenario.setups[n % len(scenario.setups)]) for n in numbers]
        seated += await asyncio.gather(
            *(seat_two(served.port, n, setup, results) for n, setup in setups)
        )
    # What this client makes from here on lives short, and a pause of its own would only be in the way.
    gc.collect()
    gc.freeze()
    gc.disable()
    results.begins = time.time() + WARM_UP
    until = results.begins + seconds
    counting = asyncio.create_task(used(served, results, until))
    await asyncio.gather(*(table.play(until) for table in seated))
    costs = await counting
    await asyncio.sleep(1)
    for table in seated:
        for person in table.people:
            results.unanswered += person.sent is not None
            if person.line is not None:
                person.line.close()
    return {"tables": tables} | summary(results, seconds) | costs


async def used(served: Served, results: Results, until: float) -> dict[str, float]:
    """What the server, its bots and this client used while it counted."""
    await asyncio.sleep(results.begins - time.time())
    began, own, bots = served.cpu, client_cpu(), served.bots_cpu
    wall = time.time()
    await asyncio.sleep(until - time.time())
    wall = time.time() - wall
    server_cpu = served.cpu - began
    return {
        "server_cpu_percent": round(100 * server_cpu / wall, 1),
        "server_cpu_ms_per_act": round(1000 * server_cpu / max(1, len(results.steps)), 3),
        "bots_cpu_percent": round(100 * (served.bots_cpu - bots) / wall, 1),
        "client_cpu_percent": round(100 * (client_cpu() - own) / wall, 1),
        "memory_mb": round(served.memory_mb, 1),
    }


def client_cpu() -> float:
    mine = resource.getrusage(resource.RUSAGE_SELF)
    return mine.ru_utime + mine.ru_stime


def summary(results: Results, seconds: float) -> dict[str, float]:
    return {
        "seconds": seconds,
        "acts_of_people": results.acts,
        "acts_per_s": round(len(results.steps) / seconds, 1),
        **percentiles("other_screen", results.waits, (50, 90, 99)),
        **percentiles("own_screen", results.answers, (50, 99)),
        **percentiles("client_late", results.lags, (50, 99)),
        "moments_without_a_person_to_act": results.idle,
        "kept_back_by_the_rules": results.kept_back,
        "refused": results.refused,
        "unanswered": results.unanswered,
    }


def percentiles(name: str, waits: list[float], which: tuple[int, ...]) -> dict[str, float]:
    cuts = statistics.quantiles(waits, n=100, method="inclusive")
    found = {f"{name}_p{one}_ms": round(cuts[one - 1] * 1000, 2) for one in which}
    return found | {f"{name}_worst_ms": round(max(waits) * 1000, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=SCENARIOS, help="one scenario; otherwise all, in turn")
    parser.add_argument("--tables", type=int, help="instead of the scenario's own number")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else SCENARIOS:
        scenario = SCENARIOS[name]
        with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "load.sqlite") as it:
            tables = asked.tables or scenario.tables
            found = asyncio.run(load(it, scenario, tables, asked.seconds))
        if asked.json:
            print(json.dumps({"scenario": name} | found), flush=True)
            continue
        print(f"{name}: {', '.join(dict.fromkeys(setup.game for setup in scenario.setups))}")
        for key, value in found.items():
            print(f"  {key:34} {value:10}", flush=True)


if __name__ == "__main__":
    main()
