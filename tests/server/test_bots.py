"""Bots play through guesses in worker processes; whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.live import live, pair, play_on, quick
from tests.toys import embers
from tundra.server.bot_lanes import Asker, Lane
from tundra.server.bot_pool import BotPool, BotTrouble
from tundra.server.bot_process import Question
from tundra.server.bot_seats import BotSeats
from tundra.server.hub import Hub
from tundra.server.settings import Settings
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


@pytest.mark.parametrize("level", [1, 5])
async def test_as_many_hung_bots_as_workers_block_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    monkeypatch.setenv("TOY_BOT", "hang")
    async with live(quick(tmp_path, bot_limit=600)) as server:
        ann = await server.person("Ann")
        stuck = []
        for _ in range(Settings().bot_workers):
            stuck.append(await ann.look((await ann.create("embers", "here", f"bot:{level}"))["id"]))
            await stuck[-1].act(0, "draw")
        made = await ann.create("embers", "here", "bot:random")
        other = await ann.look(made["id"])
        began = time.monotonic()
        await other.act(0, "draw")
        await other.until(lambda f: f["t"] == "step" and f["seq"] == 2)
        assert time.monotonic() - began < 8, "a spare worker comes, even on a busy machine"
        for screen in stuck:
            await screen.quiet()
            assert screen.now(0)["seq"] == 1


async def test_bots_that_answer_at_once_do_not_wait_for_those_that_think_long() -> None:
    pool = BotPool(2, 600, "tests.server.toy_bots")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TOY_BOT", "hang")
        patch.setattr("tundra.server.bot_lanes.PATIENCE", 600)
        asked = [
            asyncio.create_task(pool.ask(question("search:5"), Asker(f"t{n}"))) for n in range(9)
        ]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(pool.ask(question("random"), Asker("other")), 20)
    assert not any(task.done() for task in asked)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await pool.close()


def question(bot: str) -> Question:
    game = embers.GAME
    start = game.new_game(game.choose(2, {}), 1)
    return Question("embers", game.dump(start), game.waiting_for(start)[0], bot, 1)


async def test_places_are_handed_on_by_table_and_in_order_of_asking() -> None:
    lane, order = Lane(2), list[str]()

    async def think(table: str, name: str) -> None:
        async with lane.place(Asker(table)):
            order.append(name)
            await asyncio.sleep(0.01)

    names = ["a1", "a2", "a3", "a4", "b1", "c1"]
    await asyncio.gather(*(think(name[0], name) for name in names))
    assert order == ["a1", "a2", "b1", "c1", "a3", "a4"]


async def test_owners_take_turns_and_a_table_with_people_comes_first() -> None:
    lane, order = Lane(1), list[str]()

    async def think(asker: Asker) -> None:
        async with lane.place(asker):
            order.append(asker.table)
            await asyncio.sleep(0)

    greedy = [Asker(f"g{n}", "greedy") for n in range(5)]
    lonely = [Asker("bots", "honest", has_people=False)]
    modest = [Asker("m0", "modest")]
    await asyncio.gather(*map(think, [*greedy, *lonely, *modest]))
    assert order == ["g0", "m0", "g1", "g2", "g3", "g4", "bots"]


async def test_whoever_stops_waiting_for_a_place_takes_none_along() -> None:
    lane = Lane(1)
    async with lane.place(Asker("a")):
        waiting = asyncio.create_task(enter(lane, "b"))
        called = asyncio.create_task(enter(lane, "c"))
        await asyncio.sleep(0)
        waiting.cancel()
    called.cancel()
    await asyncio.gather(waiting, called, return_exceptions=True)
    await asyncio.wait_for(enter(lane, "d"), 1)


async def enter(lane: Lane, table: str) -> None:
    async with lane.place(Asker(table)):
        pass


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

        async def listen(pool: BotPool, question: Question, asker: Asker) -> str:
            asked.append(question)
            return await plain_ask(pool, question, asker)

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


FOREVER = 3600.0
"""Seconds; whoever waits so long is seen to wait."""


async def test_bots_wait_while_somebody_may_take_back_and_no_longer(tmp_path: Path) -> None:
    async with live(quick(tmp_path, take_back=FOREVER)) as server:
        ann = await server.person("Ann")
        made = await ann.create("maamut", "here", "bot:random", first_player=1)
        screen = await ann.look(made["id"])
        await screen.act(0, screen.now(0)["legal"][0])
        # The bot has long chosen; its step is not there, and Ann's can be taken back.
        await until_it_waits(server.hub.bots, made["id"])
        assert await screen.how_far(0) == 1
        step = await screen.ask("undo", seat=0, seq=1, to="step")
        assert step["events"] == [{"kind": "took_back", "seat": 0}]


async def test_alone_with_bots_nobody_waits_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with live(quick(tmp_path, take_back=FOREVER)) as server:
        ann = await server.person("Ann")
        made = await ann.create("embers", "here", "bot:random")
        screen = await ann.look(made["id"])
        await screen.act(0, "draw")
        await screen.until(lambda f: f["t"] == "step" and f["seq"] == 2)


async def test_a_browser_may_wish_that_bots_wait_less(tmp_path: Path) -> None:
    async with live(quick(tmp_path, take_back=FOREVER)) as server:
        ann = await server.person("Ann")
        made = await ann.create("maamut", "here", "bot:random", first_player=1)
        screen = await ann.look(made["id"], take_back=0)
        await screen.act(0, screen.now(0)["legal"][0])
        await screen.until(lambda f: f["t"] == "step" and f["seq"] == 2)


async def until_it_waits(bots: BotSeats, table: str) -> None:
    """Until a bot of the table has chosen, and leaves people their time."""
    for _ in range(2000):
        if any(waiting.id == table for waiting in bots.leaving_time):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no bot waits")
