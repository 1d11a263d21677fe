"""Leaving and coming back, restarts included: nothing is lost and no number changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import Screen, live, pair, play_on, quick
from tundra.server.eyes import KEPT


def have(*viewers: tuple[int | None, int]) -> list[dict[str, int | None]]:
    return [{"as": viewer, "seq": seq} for viewer, seq in viewers]


async def test_whoever_comes_back_gets_the_steps_they_missed(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        await ben.go()
        await ann.act(0, "draw")
        back = await server.people[1].look(table, have((1, 0)))
        assert [frame["seq"] for frame in back.positions(1)] == [1]
        assert back.positions(1)[0]["t"] == "step"
        once_more = await server.people[1].look(table, have((1, 1)))
        assert once_more.positions(1) == []


async def test_whoever_missed_much_gets_a_snapshot_with_the_whole_story(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        seen = 0
        while seen <= KEPT + 2:
            # A match may end before there is much to miss.
            ann, ben, table = await pair(server, "maamut")
            await play_on({0: ann, 1: ben}, KEPT + 8)
            seen = ben.now(1)["seq"]
        back = await server.people[-1].look(table, have((1, 2)))
        (snapshot,) = back.positions(1)
        assert snapshot["t"] == "snapshot"
        heard = [{key: frame[key] for key in ("seq", "events", "at")} for frame in ben.of("step")]
        assert snapshot["story"] == heard
        assert snapshot["view"] == ben.now(1)["view"]


async def test_a_number_from_the_future_gets_a_snapshot(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        _, _, table = await pair(server, "embers")
        back = await server.people[0].look(table, have((0, 99)))
        assert [frame["t"] for frame in back.positions(0)] == ["snapshot"]


@pytest.mark.parametrize("game", ["maamut", "campfire"])
async def test_after_a_restart_every_viewer_has_the_same_story_and_numbers(
    tmp_path: Path, game: str
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, game)
        theirs = await server.stranger().look(table)
        await play_on({0: ann, 1: ben}, 12)
        if await ann.how_far(0):
            await ann.ask("undo", seat=0, seq=ann.now(0)["seq"], to="step")
        for screen in (ann, ben, theirs):
            await screen.quiet()
        before = [ann.now(0), ben.now(1), theirs.now(None)]
        cookies = [person.cookie for person in server.people[:2]]
    async with live(quick(tmp_path)) as server:
        after = []
        for viewer, cookie in enumerate(cookies):
            person = server.stranger()
            person.web.cookies.set("tundra", cookie)
            screen = await person.look(table)
            after.append(screen.now(viewer))
        after.append((await server.stranger().look(table)).now(None))
        for now, then in zip(after, before, strict=True):
            same = {"as", "seq", "view", "prompt", "legal"}
            assert {key: now[key] for key in same} == {key: then[key] for key in same}


async def test_an_act_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        first = await ann.act(0, "draw", id="only")
        cookie = server.people[0].cookie
    async with live(quick(tmp_path)) as server:
        person = server.stranger()
        person.web.cookies.set("tundra", cookie)
        again = await (await person.look(table)).act(0, "draw", seq=0, id="only")
        assert again == first


async def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    screens: list[Screen] = []
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        screens += [ann, ben]
        await ann.act(0, "draw")
        await server.hub.say_goodbye()
        assert [await screen.closed() for screen in screens] == [1012, 1012]
    for screen in screens:
        assert screen.frames[-1] == {"t": "bye", "reason": "restart"}
    async with live(quick(tmp_path)) as server:
        looking = await server.stranger().look(table)
        assert looking.now(None)["seq"] == 1


async def test_a_table_nobody_looks_at_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async with live(quick(tmp_path, idle=0)) as server:
        ann, ben, table = await pair(server, "embers")
        await ann.act(0, "draw")
        server.hub.tables.sweep()
        assert len(server.hub.tables) == 1
        await ann.go()
        await ben.go()
        while server.hub.guests:
            await ann.closed()
        server.hub.tables.sweep()
        assert len(server.hub.tables) == 0
        assert (await server.people[1].look(table)).now(1)["seq"] == 1


async def test_my_tables_say_whose_turn_it_is(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        hers, his = [(await p.web.get("/api/tables")).json()["tables"] for p in server.people]
        assert [row["my_turn"] for row in hers + his] == [True, False]
        assert hers[0]["names"] == ["Ann", "Ben"]
        assert (hers[0]["waiting_for"], hers[0]["status"]) == ([0], "playing")
        await play_on({0: ann, 1: ben})
        over = (await server.people[1].web.get("/api/tables")).json()["tables"][0]
        assert (over["id"], over["status"], over["mine"]) == (table, "over", [1])
        assert over["result"] == ann.table["result"]
        assert (await server.stranger().web.get("/api/tables")).json() == {"tables": []}


async def test_bots_are_listed_and_replayed_by_their_level(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        table = (await ann.create("embers", "here", "bot:random", "open"))["id"]
        screen = await ann.look(table)
        names = [row["names"] for row in (await ann.web.get("/api/tables")).json()["tables"]]
        assert names == [["Ann", "bot random", ""]]
        await screen.ask("start", fill="greedy")
        await screen.ask("hand_over", seat=0, bot="random")
        await screen.until(lambda f: f["t"] == "table" and f["status"] == "over")
        row = (await ann.web.get("/api/tables")).json()["tables"][0]
        assert (row["status"], row["names"]) == ("over", ["Ann", "bot random", "bot greedy"])
        told = (await ann.web.get(f"/api/tables/{table}/replay")).json()
        assert told["names"] == row["names"]
