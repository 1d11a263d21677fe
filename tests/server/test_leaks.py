"""No secret leaves the server: every frame is compared with what its reader may know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.games import GAMES
from tests.server.live import Live, Screen, Told, live, quick
from tundra.core import Match
from tundra.server.store import Entry

SEATS = 3
FRAMES = {
    "table", "snapshot", "step", "chats", "chat", "pong", "refused", "undoable", "foreseen", "explained", "done"
}  # fmt: skip


async def party(server: Live, game: str) -> tuple[str, dict[int | None, Screen]]:
    """Three people and an onlooker at a table."""
    people = [await server.person(name) for name in ("Ann", "Ben", "Cid")]
    made = await people[0].create(game, "here", "link", "link")
    for person, link in zip(people[1:], made["links"], strict=True):
        await person.claim_link(made["id"], link["path"])
    screens: dict[int | None, Screen] = {}
    for seat, person in enumerate(people):
        screens[seat] = await person.look(made["id"])
    screens[None] = await server.stranger().look(made["id"])
    return made["id"], screens


async def play(screens: dict[int | None, Screen], chance: random.Random) -> None:
    """A lively match: acts, previews, questions, take-backs, refusals, people who come and go."""
    onlooker = screens[None]
    while onlooker.table["status"] != "over":
        for screen in screens.values():
            await screen.quiet()
        movers = [s for s in range(SEATS) if screens[s].now(s)["legal"]]
        if not movers:
            continue
        seat = chance.choice(movers)
        screen, text = screens[seat], chance.choice(screens[seat].now(seat)["legal"])
        await screen.ask("foresee", seat=seat, act=[text])
        await screen.ask("explain", seat=(seat + 1) % SEATS, act=text)
        answer = await screen.try_to(seat, text) or {"t": "later"}
        if answer["t"] == "step" and await screen.how_far(seat) and chance.random() < 0.3:
            await screen.ask("undo", seat=seat, seq=answer["seq"], to=chance.choice(["step", "turn"]))  # fmt: skip
        await screens[(seat + 1) % SEATS].ask("act", seat=seat, seq=answer.get("seq", 0), act=[text])  # fmt: skip


def sight(match: Match[Any], viewer: int | None) -> Told:
    """What this viewer may have before its eyes, straight from the game."""
    state, game = match.state, match.game
    prompt = game.prompt(state, viewer)
    return {
        "view": game.view_for(state, viewer),
        "prompt": {"seats": [*prompt.seats], "key": prompt.key, "params": dict(prompt.params)},
        "legal": [] if viewer is None else game.legal_texts(state, viewer),
    }


def story(match: Match[Any], entries: list[Entry], viewer: int | None) -> list[Told]:
    """The steps one viewer should have been told: those in which something changed for it."""
    told, before, at = [], sight(match, viewer), 0.0
    events: list[Told] = []
    mark = None
    for entry in entries:
        at = at if is_silence(match, entry) else entry.at
        if entry.kind == "act":
            assert entry.seat is not None
            steps = match.submit(entry.seat, *entry.text.split())
            events += [event.told_to(viewer) for step in steps for event in step.events]
        elif entry.kind == "undo":
            assert entry.seat is not None
            match.take_back(entry.seat, int(entry.text))
        mark = entry.mark if entry.seat == viewer else mark
        asked = asked_in_secret(match)
        if asked and viewer not in asked:
            continue
        now = sight(match, viewer)
        if events or now != before or mark:
            if entry.kind == "undo":
                events = [{"kind": "took_back", "seat": entry.seat}]
            told.append({"events": events, "at": at, **now})
        before, events, mark = now, [], None
    return told


def asked_in_secret(match: Match[Any]) -> list[int]:
    game, state = match.game, match.state
    return [seat for seat in game.waiting_for(state) if game.silence(state, seat) is not None]


def is_silence(match: Match[Any], entry: Entry) -> bool:
    """Of this act nobody hears."""
    game, state = match.game, match.state
    if entry.kind != "act" or entry.seat not in asked_in_secret(match):
        return False
    return game.read(entry.text) == game.silence(state, entry.seat)


@pytest.mark.parametrize("game", ["maamut", "campfire", "embers"])
async def test_each_frame_holds_what_its_reader_may_know_and_nothing_else(
    tmp_path: Path, game: str
) -> None:
    async with live(quick(tmp_path)) as server:
        table_id, screens = await party(server, game)
        await play(screens, random.Random(game))
        table = await server.hub.tables.find(table_id)
        stored = await server.hub.store.read(table_id)
        assert stored is not None
        for viewer, screen in screens.items():
            steps = [frame for frame in screen.frames if frame["t"] == "step"]
            match: Match[Any] = Match(GAMES.find(game), table.options, table.row.seed)
            right = story(match, stored.entries, viewer)
            assert [frame["seq"] for frame in steps] == list(range(1, len(right) + 1))
            for frame, allowed in zip(steps, right, strict=True):
                assert {key: frame[key] for key in allowed} == allowed
                assert set(frame) == {"t", "as", "seq", "undo", "id", *allowed}
            check_the_rest(screen, viewer, table.row.seed, server)


def check_the_rest(screen: Screen, viewer: int | None, seed: int, server: Live) -> None:
    """Frames for these eyes alone, of known kinds, with no seed before the end and no key of another."""
    assert {frame["t"] for frame in screen.frames} <= FRAMES
    for frame in screen.frames:
        if frame["t"] in ("step", "snapshot"):
            assert frame["as"] == viewer
        if frame["t"] == "refused" and frame["now"] is not None:
            assert frame["now"]["as"] == viewer
    end = next(i for i, f in enumerate(screen.frames) if f["t"] == "table" and f["seed"])
    assert not any(str(seed) in text for text in screen.raw[:end])
    cookies = [person.cookie.partition(".") for person in server.people if person.cookie]
    for who, _, signature in cookies:
        assert not any(who in text or signature in text for text in screen.raw)
    if viewer != 0:
        assert not any("key=" in text for text in screen.raw)


async def test_a_hand_of_cards_is_seen_by_its_owner_alone(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        _, screens = await party(server, "maamut")
        await play(screens, random.Random(7))
        for viewer, screen in screens.items():
            for frame in screen.frames:
                if frame["t"] not in ("step", "snapshot"):
                    continue
                seen = [isinstance(hand, list) for hand in frame["view"]["hands"]]
                assert seen == [seat == viewer for seat in range(SEATS)]
                for event in frame.get("events", []):
                    if event["kind"] == "drew":
                        assert ("card" in event) == (event["seat"] == viewer)
