"""Bots play through guesses in worker processes; whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live import live, pair, play_on, quick
from tundra.server.bot_pool import BotPool, BotTrouble
from tundra.server.bot_process import Question
from tundra.server.hub import Hub
from tundra.server.table import Table


async def test_bots_play_a_whole_match_among_themselves(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "bot:1", "bot:greedy", "bot:random")
        screen = await ann.look(made["id"])
        await screen.until(lambda f: f["t"] == "table" and f["status"] == "over")
        assert "bot_trouble" not in server.hub.counters.counts


async def test_our_own_bots_play_maamut_against_a_person(tmp_path: Path) -> None:
    async with live(quick(tmp_path, bot_module="tundra.server.bot_process")) as server:
        ann = await server.person("Ann")
        made = await ann.create("maamut", "here", "bot:1", "bot:greedy", turns_per_player=20)
        screen = await ann.look(made["id"])
        await play_on({0: screen}, 100_000)
        assert screen.table["status"] == "over"
        assert "bot_trouble" not in server.hub.counters.counts


@pytest.mark.parametrize("manner", ["hang", "die", "raise", "nonsense", "chatter"])
async def test_a_bot_that_misbehaves_is_replaced_and_its_seat_still_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manner: str
) -> None:
    monkeypatch.setenv("TOY_BOT", manner)
    async with live(quick(tmp_path, bot_limit=1.5)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "here", "bot:5")
        screen = await ann.look(made["id"])
        await screen.act(0, "draw")
        await screen.until(lambda f: f["t"] == "step" and f["seq"] == 2)
        assert server.hub.counters.counts["bot_trouble"] == 1


async def test_when_every_bot_has_trouble_something_legal_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOY_BOT", "greedy")
    async with live(quick(tmp_path)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "here", "bot:greedy")
        screen = await ann.look(made["id"])
        await screen.act(0, "draw")
        await screen.until(lambda f: f["t"] == "step" and f["seq"] == 2)
        assert server.hub.counters.counts["bot_trouble"] == 2


async def test_a_hanging_bot_blocks_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOY_BOT", "hang")
    async with live(quick(tmp_path, bot_limit=600, bot_workers=2)) as server:
        ann = await server.person("Ann")
        stuck = await ann.look((await ann.create("embers", "here", "bot:5"))["id"])
        await stuck.act(0, "draw")
        made = await ann.create("embers", "bot:random", "bot:random")
        other = await ann.look(made["id"])
        await other.until(lambda f: f["t"] == "table" and f["status"] == "over")
        await stuck.quiet()
        assert stuck.now(0)["seq"] == 1


async def test_a_choice_for_a_position_that_was_taken_back_is_dropped(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        ann, ben, table_id = await pair(server, "campfire")
        table = await server.hub.tables.find(table_id)
        await ben.ask("hand_over", seat=1, bot="1")
        asked = table.story.eyes[1].seq if table.story else 0
        await ann.act(0, "done")
        await settle(server.hub, table)
        before = len(table.story.match.steps) if table.story else 0
        with pytest.raises(Exception, match="stale"):
            await table.once(table.take_bot_step(1, asked, "done"))
        assert table.story is not None
        assert len(table.story.match.steps) == before


async def settle(hub: Hub, table: Table) -> None:
    while hub.bots.is_busy(table):
        await asyncio.sleep(0.01)


async def test_a_bot_is_given_a_guess_and_never_the_truth(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        asked: list[Question] = []
        plain_ask = BotPool.ask

        async def listen(pool: BotPool, question: Question) -> str:
            asked.append(question)
            return await plain_ask(pool, question)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(BotPool, "ask", listen)
            ann = await server.person("Ann")
            made = await ann.create("embers", "here", "bot:1")
            screen = await ann.look(made["id"])
            hands: list[list[int]] = []
            for _ in range(3):
                await screen.until(lambda f: bool(f.get("legal")), len(hands) * 2)
                await screen.act(0, "draw")
                hands.append(screen.now(0)["view"]["hands"][0])
        table = await server.hub.tables.find(made["id"])
        assert table.story is not None
        truth = table.story.match.state.rng.dump()
        assert asked
        for question, hand in zip(asked, hands, strict=False):
            assert len(question.guess["hands"][0]) == len(hand)
            assert question.guess["rng"] != truth
        assert any(q.guess["hands"][0] != hand for q, hand in zip(asked, hands, strict=False))


async def test_a_worker_that_cannot_start_is_trouble_and_no_more() -> None:
    pool = BotPool(1, 20, "tests.server.no_such_module")
    with pytest.raises(BotTrouble):
        await pool.ask(Question("embers", {}, 0, "random", 1))
    await pool.close()
