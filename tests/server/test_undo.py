"""Taking back: as far as nothing was drawn and nobody learned anything."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import PATIENCE, Told, live, pair, play_on, quick
from tundra.core.undo import is_undoable


async def test_a_secret_pick_can_be_taken_back_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        before = ann.now(0)
        cards = [text for text in before["legal"] if text != "done"]
        await ann.act(0, cards[0])
        await ann.act(0, cards[1])
        assert await ann.how_far(0) == 2
        step = await ann.ask("undo", seat=0, seq=2, to="step")
        assert (step["seq"], step["undo"]) == (3, 1)
        assert step["events"] == [{"kind": "took_back", "seat": 0}]
        assert len(step["view"]["picks"][0]) == 1
        await ann.act(0, cards[2])
        whole = await ann.ask("undo", seat=0, seq=4, to="turn")
        assert (whole["view"], whole["legal"]) == (before["view"], before["legal"])
        await ben.quiet()
        assert not ben.of("step")


async def test_a_set_sent_as_one_message_is_taken_back_as_one(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "campfire")
        cards = [text for text in ann.now(0)["legal"] if text != "done"]
        await ann.act(0, cards[0], cards[1])
        step = await ann.ask("undo", seat=0, seq=1, to="step")
        assert step["view"]["picks"][0] == []


async def test_what_was_drawn_cannot_be_taken_back(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")
        step = await ann.act(0, "draw")
        assert step["undo"] == 0
        refused = await ann.ask("undo", seat=0, seq=1, to="turn")
        assert refused["why"]["key"] == "web.refused.cannot_undo"
        assert refused["now"]["seq"] == 1
        await ben.quiet()
        assert (await ben.ask("undo", seat=1, seq=1, to="step"))["t"] == "refused"


async def test_the_same_take_back_sent_twice_counts_once(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "campfire")
        cards = [text for text in ann.now(0)["legal"] if text != "done"]
        await ann.act(0, cards[0])
        await ann.act(0, cards[1])
        first = await ann.ask("undo", seat=0, seq=2, to="step", id="back")
        assert await ann.ask("undo", seat=0, seq=2, to="step", id="back") == first
        assert ann.now(0)["seq"] == 3


async def test_a_stale_take_back_is_refused(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, _ = await pair(server, "campfire")
        await ann.act(0, ann.now(0)["legal"][0])
        refused = await ann.ask("undo", seat=0, seq=0, to="step")
        assert refused["why"]["key"] == "web.refused.stale"


async def test_the_end_is_final(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "maamut")
        await play_on({0: ann, 1: ben})
        for seat, screen in enumerate((ann, ben)):
            assert screen.now(seat)["undo"] == 0
            seq = screen.now(seat)["seq"]
            refused = await screen.ask("undo", seat=seat, seq=seq, to="turn")
            assert refused["why"]["key"] == "web.refused.cannot_undo"


async def test_a_trap_is_laid_and_taken_back_and_the_others_are_told(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "maamut", first_player=1)
        screens = {0: ann, 1: ben}
        for seat in (0, 1):
            grass = grass_at_the_edge(screens[seat].now(seat))
            await screens[seat].act(seat, grass)
            await screens[1 - seat].quiet()
        before = ben.now(1)["view"]
        step = await ann.act(0, "lay")
        assert await ann.how_far(0) == 1
        await ann.ask("undo", seat=0, seq=step["seq"], to="turn")
        told = await ben.until(lambda f: f["t"] == "step" and f["seq"] == step["seq"] + 1)
        assert told["events"] == [{"kind": "took_back", "seat": 0}]
        assert told["view"] == before
        assert (await ann.act(0, "lay"))["t"] == "step"
        stored = await server.hub.store.read(table)
        assert stored is not None
        assert [entry.kind for entry in stored.entries][-3:] == ["act", "undo", "act"]


def grass_at_the_edge(position: Told) -> str:
    rows = zip("abcdefg", (4, 5, 6, 7, 6, 5, 4), strict=True)
    tiles = [f"{row}{place}" for row, width in rows for place in range(1, width + 1)]
    ground = dict(zip(tiles, position["view"]["terrain"], strict=True))
    legal: list[str] = position["legal"]
    return next(text for text in legal if ground[text.removeprefix("place-")] == "g")


async def test_nothing_is_worked_out_before_somebody_asks_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []

    def counting(*parts: Any) -> bool:
        judged.append(parts[2])
        return is_undoable(*parts)

    monkeypatch.setattr("tundra.core.way_back.is_undoable", counting)
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "campfire")
        cards = [text for text in ann.now(0)["legal"] if text != "done"]
        assert (await ann.act(0, cards[0]))["undo"] == 1
        step = await ann.act(0, "done")
        assert (step["undo"], judged) == (None, [])
        asked = {"seat": 0, "seq": step["seq"]}
        for _ in range(2):
            answer = await ann.ask("how_far", **asked)
            assert (answer["t"], answer["as"], answer["undo"]) == ("undoable", 0, 2)
        back = await server.people[0].look(table)
        assert back.now(0)["undo"] == 2
        assert judged == [0]
        assert (await ann.ask("how_far", seat=0, seq=0))["why"]["key"] == "web.refused.stale"
        assert (await ben.ask("how_far", **asked))["why"]["key"] == "web.refused.not_your_seat"
        await ann.ask("undo", seat=0, seq=step["seq"], to="turn")
        server.hub.tables.awake[0].is_broken = True
        await server.people[1].look(table)
        assert judged == [0], "what the log says is judged again"


async def test_the_table_plays_on_while_it_is_worked_out_what_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_thought_out = threading.Event()

    def slow(*parts: Any) -> bool:
        return is_thought_out.wait(PATIENCE) and is_undoable(*parts)

    monkeypatch.setattr("tundra.core.way_back.is_undoable", slow)
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "campfire")
        step = await ann.act(0, "done")
        mark = await ann.send("how_far", seat=0, seq=step["seq"])
        assert (await ben.act(1, ben.now(1)["legal"][0]))["t"] == "step"
        assert not ann.of("undoable")
        is_thought_out.set()
        answer = await ann.until(lambda frame: frame.get("id") == mark)
        assert (answer["t"], answer["undo"]) == ("undoable", 1)


async def test_what_was_offered_is_not_refused_because_another_chose_in_secret(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "campfire")
        step = await ann.act(0, ann.now(0)["legal"][0], "done")
        assert await ann.how_far(0) == 2
        theirs = await ben.act(1, ben.now(1)["legal"][0])
        assert (await ann.ask("undo", seat=0, seq=step["seq"], to="turn"))["t"] == "step"
        told = await ben.until(lambda f: f["t"] == "step" and f["seq"] > theirs["seq"])
        assert told["view"]["picks"][1] == theirs["view"]["picks"][1] != []
        assert told["view"]["ready"] == [False, False]
        before = [ann.now(0)["view"], ben.now(1)["view"]]
        server.hub.tables.awake[0].is_broken = True
        again = [await person.look(table) for person in server.people[:2]]
        assert [again[0].now(0)["view"], again[1].now(1)["view"]] == before


async def test_what_a_bot_could_take_back_is_there_when_a_person_takes_its_seat_over(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path)) as server:
        _, ben, table_id = await pair(server, "campfire")
        table = await server.hub.tables.find(table_id)
        await ben.ask("hand_over", seat=1, bot="random")
        while table.story is None or not table.story.match.steps or server.hub.bots.is_busy(table):
            await asyncio.sleep(0.01)
        steps = len(table.story.match.steps)
        seq = ben.now(1)["seq"]
        refused = await ben.ask("how_far", seat=1, seq=seq)
        assert refused["why"]["key"] == "web.refused.bot_plays"
        await ben.ask("take_over", seat=1)
        assert await ben.how_far(1) == steps
