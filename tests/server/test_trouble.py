"""When something fails inside: the position stays as it is on disk, and people find it there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import live, pair, quick
from tundra.core import Match
from tundra.server.store import Entry, StoreTrouble


async def test_a_failed_write_leaves_the_position_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table = await pair(server, "embers")

        async def full(_: str, entries: list[Entry]) -> None:
            raise StoreTrouble(f"the disk is full: {len(entries)}")

        with monkeypatch.context() as patch:
            patch.setattr(server.hub.store, "append", full)
            await ann.send("act", seat=0, seq=0, act=["draw"], id="only")
            assert [await screen.closed() for screen in (ann, ben)] == [1012, 1012]
        assert not ben.of("step")
        back = await server.people[0].look(table)
        assert back.now(0)["seq"] == 0
        assert (await back.act(0, "draw", id="only"))["t"] == "step"


async def test_a_step_that_was_written_but_not_adopted_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, _, table = await pair(server, "embers")

        def fail(*_: object) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as patch:
            patch.setattr(Match, "commit", fail)
            await ann.send("act", seat=0, seq=0, act=["draw"], id="only")
            assert await ann.closed() == 1012
        back = await server.people[0].look(table)
        assert back.now(0)["seq"] == 1
        again = await back.act(0, "draw", seq=0, id="only")
        assert (again["t"], again["seq"]) == ("step", 1)
        assert server.hub.counters.counts["trouble"] == 1


async def test_a_bug_in_a_question_is_a_refusal_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, _ = await pair(server, "embers")

        def fail(*_: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(Match, "foresee", fail)
        refused = await ann.ask("foresee", seat=0, act=["draw"])
        assert refused["why"]["key"] == "web.refused.trouble"
        assert (await ann.act(0, "draw"))["t"] == "step"
        await ben.quiet()


async def test_a_table_of_other_rules_is_not_played_wrongly(tmp_path: Path) -> None:
    async with live(quick(tmp_path, idle=0)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "here", "here")
        server.hub.tables.sweep()
        game = server.hub.games.find("embers")
        object.__setattr__(game, "rules_version", 2)
        try:
            answer = await ann.web.get(f"/api/tables/{made['id']}")
            assert (answer.status_code, answer.json()["why"]["key"]) == (
                410,
                "web.refused.old_rules",
            )
            assert (await ann.web.get("/api/tables")).json() == {"tables": []}
        finally:
            object.__setattr__(game, "rules_version", 1)
