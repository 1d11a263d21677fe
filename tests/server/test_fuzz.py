"""Twenty thousand hostile frames during play: the match ends as it would have without them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Live, Person, Screen, live, quick
from tundra.core import Match
from tundra.core.record import read_record
from tundra.games.maamut import GAME

FRAMES = 20_000
SEED = 12
OPTIONS = {"turns_per_player": 60, "quiet_per_hunter": 60}
STEPS = 122
"""How long the scripted players take with this seed and these options."""
TEXTS = ["2E", "lay", "lift", "pass-1", "place-a1", "flee-d5", "", "x" * 40, "\x00", "é"]
WORDS = ["t", "seat", "seq", "id", "act", "to", "text", "bot", "fill", "have", "as", "__proto__"]
KINDS = [
    "hello",
    "act",
    "undo",
    "how_far",
    "foresee",
    "say",
    "hand_over",
    "start",
    "ping",
    "step",
    "bye",
    "",
]


def choice(legal: list[str], count: int) -> str:
    """What the scripted players do: it depends on the position and nothing else."""
    return legal[(count * 7 + len(legal)) % len(legal)]


def anything(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(9 if depth < 4 else 6)
    if kind < 6:
        odd = [None, True, -1, 2**70, 1.5, "", "0", "\u0000", "x" * 300, chance.choice(TEXTS)]
        return chance.choice(odd)
    if kind < 8:
        return [anything(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(WORDS): anything(chance, depth + 1) for _ in range(chance.randrange(4))}


def well_formed(chance: random.Random) -> dict[str, Any]:
    """A message somebody could send, for a seat that is not theirs."""
    seat, mark = chance.randrange(3), str(chance.random())
    return chance.choice(
        [
            {"t": "act", "seat": seat, "seq": chance.randrange(60), "id": mark, "act": [chance.choice(TEXTS) or "2W"]},
            {"t": "undo", "seat": seat, "seq": chance.randrange(60), "id": mark, "to": "turn"},
            {"t": "how_far", "seat": seat, "seq": chance.randrange(60), "id": mark},
            {"t": "hand_over", "seat": seat, "id": mark, "bot": "random"},
            {"t": "take_over", "seat": seat, "id": mark},
            {"t": "explain", "seat": seat, "id": mark, "act": "2E"},
            {"t": "foresee", "seat": seat, "id": mark, "act": ["2E"]},
            {"t": "start", "id": mark, "fill": "random"},
            {"t": "rematch", "id": mark},
            {"t": "say", "id": mark, "text": "buy gold"},
        ]
    )  # fmt: skip


def damaged(chance: random.Random) -> str | bytes:
    """A message that is none: cut, flipped, stuffed, or of the wrong shape."""
    manner = chance.randrange(6)
    text = msgspec.json.encode(well_formed(chance)).decode()
    if manner == 0:
        return text[: chance.randrange(len(text))]
    if manner == 1:
        return chance.randbytes(chance.randrange(200))
    if manner == 2:
        return "[" * chance.randrange(1, 3000)
    if manner == 3:
        body = {"t": chance.choice(KINDS), **{word: anything(chance) for word in WORDS[5:8]}}
        return msgspec.json.encode(body | {"admin": True}).decode()
    if manner == 4:
        return text[:-1] + ',"more":1}'
    return msgspec.json.encode([well_formed(chance)]).decode()


class Siege:
    """Counts the hostile frames, so that the players can take their time under fire."""

    sent = 0

    async def wait_for(self, count: int) -> None:
        while self.sent < min(count, FRAMES):
            await asyncio.sleep(0.001)


async def attack(siege: Siege, person: Person, table: str, seed: int, is_seated: bool) -> None:
    """Sends hostile frames, coming back whenever it is thrown out. A seated person sends no real message."""
    chance = random.Random(seed)
    while siege.sent < FRAMES:
        screen = await person.look(table)
        try:
            while siege.sent < FRAMES:
                if is_seated or chance.random() < 0.6:
                    await screen.socket.send(damaged(chance))
                else:
                    await screen.socket.send(msgspec.json.encode(well_formed(chance)).decode())
                siege.sent += 1
                if siege.sent % 50 == 0:
                    await screen.quiet()
                    screen.frames.clear()
                    screen.raw.clear()
        except (ConnectionClosed, AssertionError):
            pass
        await screen.go()


async def play(siege: Siege, screen: Screen, seat: int) -> None:
    """The scripted player: waits for its turn and for more frames to fly, and acts."""
    while True:
        now = await screen.until(lambda f: is_turn(f, screen, seat) or is_over(f))
        if is_over(now):
            return
        count = now["view"]["turns"] + len(now["legal"])
        await siege.wait_for(now["seq"] * FRAMES // STEPS)
        answer = await screen.act(seat, choice(now["legal"], count))
        assert answer["t"] == "step"


def is_turn(frame: dict[str, Any], screen: Screen, seat: int) -> bool:
    return frame.get("legal", []) != [] and frame is screen.now(seat)


def is_over(frame: dict[str, Any]) -> bool:
    return bool(frame["t"] == "table" and frame["status"] == "over")


def expected(seed: int, options: dict[str, Any]) -> list[tuple[int, str]]:
    """The same match without a server."""
    match: Match[Any] = Match(GAME, GAME.choose(2, options), seed)
    while not match.is_over:
        (seat,) = GAME.waiting_for(match.state)
        legal = GAME.legal_texts(match.state, seat)
        count = match.view_for(seat)["turns"] + len(legal)
        match.submit(seat, choice(legal, count))
    return [(step.seat, step.text) for step in match.steps]


async def besieged(server: Live) -> tuple[str, list[Person]]:
    ann, ben = await server.person("Ann"), await server.person("Ben")
    made = await ann.create("maamut", "here", "link", **OPTIONS)
    await ben.claim_link(made["id"], made["links"][0]["path"])
    return made["id"], [ann, ben]


@pytest.mark.slow
async def test_a_match_under_attack_ends_as_it_would_have_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_peace = expected(SEED, OPTIONS)
    assert len(in_peace) == STEPS
    monkeypatch.setattr("tundra.server.tables.secrets.randbits", lambda _: SEED)
    async with live(quick(tmp_path, bad_messages=300)) as server:
        table, (ann, ben) = await besieged(server)
        nameless, mallory, eve = server.stranger(), await server.person(), await server.person()
        await eve.web.put("/api/me", json={"name": "Eve"})
        siege = Siege()
        attacks = [
            asyncio.create_task(attack(siege, person, table, number, person is ben))
            for number, person in enumerate((nameless, mallory, eve, ben))
        ]
        screens = [await ann.look(table), await ben.look(table)]
        match = [play(siege, screen, seat) for seat, screen in enumerate(screens)]
        await asyncio.gather(*match, *attacks)
        assert siege.sent >= FRAMES
        record = read_record((await ann.web.get(f"/api/tables/{table}/record")).text)
        assert record.steps == in_peace
        counts = server.hub.counters.counts
        assert counts["bad_messages"] + counts["refused"] > FRAMES * 0.8
        assert "trouble" not in counts
