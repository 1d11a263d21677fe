"""People at a table: presence, chat, and seats that pass to a bot and back."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.live import live, pair, quick


async def test_everybody_sees_who_is_here(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        await ann.quiet()
        assert [chair["present"] for chair in ann.table["chairs"]] == [True, True]
        await ben.go()
        await ann.until(lambda f: f["t"] == "table" and f["chairs"][1]["away"] is not None)
        await server.stranger().look(table)
        await ann.until(lambda f: f["t"] == "table" and f["onlookers"] == 1)


async def test_chat_has_names_and_reaches_everybody(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        said = await ann.ask("say", text="  hello\u202e \n there ")
        assert (said["line"]["name"], said["line"]["seats"]) == ("Ann", [0])
        assert said["line"]["text"] == "hello there"
        heard = await ben.until(lambda f: f["t"] == "chat")
        assert (heard["line"], heard["id"]) == (said["line"], None)
        late = await server.stranger().look(table)
        assert late.of("chats")[0]["lines"] == [said["line"]]


async def test_a_line_sent_twice_is_said_once_even_after_a_restart(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")
        for screen in (ann, await server.people[0].look(table)):
            for _ in range(4):
                await screen.send("say", text="hello", id="only")
            await screen.quiet()
        assert {frame["id"] for frame in ann.of("chat")} == {"only"}
        assert {frame["line"]["n"] for frame in ann.of("chat")} == {ann.of("chat")[0]["line"]["n"]}
        assert (await ben.ask("say", text="hello", id="only"))["line"]["name"] == "Ben"
        assert len(ben.of("chat")) == 2
        cookie = server.people[0].cookie
    async with live(quick(tmp_path)) as server:
        person = server.stranger()
        person.web.cookies.set("tundra", cookie)
        back = await person.look(table)
        await back.ask("say", text="hello", id="only")
        lines = (await server.stranger().look(table)).of("chats")[0]["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [
            ("Ann", "hello"),
            ("Ben", "hello"),
        ]


async def test_chat_needs_a_name_and_has_limits(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        nobody = await server.stranger().look(table)
        assert (await nobody.ask("say", text="hi"))["why"]["key"] == "web.refused.no_name"
        onlooker = await server.person()
        screen = await onlooker.look(table)
        assert (await screen.ask("say", text="hi"))["why"]["key"] == "web.refused.no_name"
        assert (await onlooker.web.put("/api/me", json={"name": "Zoe"})).json()["name"] == "Zoe"
        assert (await screen.ask("say", text="hi"))["line"]["seats"] == []
        assert (await ann.ask("say", text=" \u200b "))["t"] == "refused"
        answers = [await ann.ask("say", text=f"line {n}") for n in range(8)]
        assert [answer["t"] for answer in answers] == ["chat"] * 5 + ["refused"] * 3
        await ann.send("say", text="x" * 301)
        await ann.until(lambda f: f["t"] == "refused" and f["id"] is None)


async def test_a_seat_goes_to_a_bot_and_back_at_its_owners_wish(tmp_path: Path) -> None:
    async with live(quick(tmp_path, bot_delay=3600)) as server:
        ann, ben, _ = await pair(server, "embers")
        assert (await ann.ask("hand_over", seat=0, bot="3"))["t"] == "done"
        assert ann.table["chairs"][0]["bot"] == "3"
        assert (await ann.act(0, "draw"))["why"]["key"] == "web.refused.bot_plays"
        assert (await ben.ask("take_over", seat=0))["why"]["key"] == "web.refused.not_your_seat"
        assert (await ann.ask("take_over", seat=0))["t"] == "done"
        assert ann.table["chairs"][0]["bot"] is None
        assert (await ann.act(0, "draw"))["t"] == "step"
        refused = await ann.ask("take_over", seat=0)
        assert refused["why"]["key"] == "web.refused.nothing_to_take_over"


async def test_others_hand_over_a_seat_only_after_a_long_absence(tmp_path: Path) -> None:
    async with live(quick(tmp_path, absence=1)) as server:
        ann, ben, table = await pair(server, "embers")
        refused = await ben.ask("hand_over", seat=0, bot="random")
        assert refused["why"]["key"] == "web.refused.not_absent"
        await ann.go()
        refused = await ben.ask("hand_over", seat=0, bot="random")
        assert refused["why"]["key"] == "web.refused.not_absent"
        onlooker = await server.stranger().look(table)
        server.hub.tables.awake[0].chairs.places[0].away_since = time.monotonic() - 1000
        refused = await onlooker.ask("hand_over", seat=0, bot="random")
        assert refused["why"]["key"] == "web.refused.not_your_seat"
        assert (await ben.ask("hand_over", seat=0, bot="random"))["t"] == "done"
        await ben.until(lambda f: f["t"] == "step")
        back = await server.people[0].look(table)
        assert back.table["mine"] == [0]
        assert (await back.ask("take_over", seat=0))["t"] == "done"


async def test_names_are_made_decent(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person()
        for given, kept in (
            ("  Ann \t Lee ", "Ann Lee"),
            ("A\u202enn", "Ann"),
            ("é" * 24, "é" * 24),
        ):
            answer = await ann.web.put("/api/me", json={"name": given})
            assert answer.json() == {"name": kept, "known": True}
        for bad in ("", " \u200b", "x" * 25, 5, None):
            assert (await ann.web.put("/api/me", json={"name": bad})).status_code == 400
        assert (await ann.web.get("/api/me")).json()["name"] == "é" * 24


async def test_in_a_crowd_comings_and_goings_are_told_together(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")
        crowd = [await server.stranger().look(table) for _ in range(40)]
        await ann.until(lambda f: f["t"] == "table" and f["onlookers"] == 40)
        assert len(ann.of("table")) < 35
        for screen in crowd[:30]:
            await screen.go()
        await ann.until(lambda f: f["t"] == "table" and f["onlookers"] == 10)
