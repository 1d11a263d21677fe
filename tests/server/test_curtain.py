"""A question that only some are asked does not show by its pause."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.live import Live, Screen, at_the_fire, live, play_on, quick
from tests.toys.campfire_night import GOOD_ROLL

MASK = 0.4


async def two_at_the_fire(server: Live) -> tuple[int, dict[int, Screen], str]:
    """Somebody tells a story now."""
    return await at_the_fire(server, lambda legal: any(text.startswith("tell") for text in legal))


async def tells_a_story(screens: dict[int, Screen], seat: int) -> tuple[float, bool, bool]:
    """Seconds until the teller is told of it, whether the other was moved by it, and whether that was the end."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    step = await screens[seat].act(seat, f"tell-{1 - seat}")
    seconds = loop.time() - begin
    assert step["events"][0]["kind"] == "told"
    return seconds, step["events"][0]["roll"] >= GOOD_ROLL, not step["prompt"]["seats"]


async def test_a_story_takes_its_time_whether_or_not_somebody_is_asked(tmp_path: Path) -> None:
    seen: dict[bool, float] = {}
    async with live(quick(tmp_path, mask=MASK)) as server:
        while len(seen) < 2:
            seat, screens, _ = await two_at_the_fire(server)
            seconds, is_moved, is_over = await tells_a_story(screens, seat)
            # Nothing is hidden at the end.
            if not is_over:
                seen[is_moved] = seconds
    assert min(seen.values()) >= MASK * 0.9, seen


async def test_whoever_is_asked_hears_at_once_and_the_answer_waits_for_the_others(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path, mask=1000.0)) as server:
        while True:
            teller, screens, name = await two_at_the_fire(server)
            listener = 1 - teller
            seq = screens[listener].now(listener)["seq"]
            await screens[teller].send(
                "act",
                seat=teller,
                seq=screens[teller].now(teller)["seq"],
                act=[f"tell-{listener}"],
            )
            await screens[teller].quiet()
            table = next(one for one in server.hub.tables.awake if one.id == name)
            if table.playing().silent_answers:
                break
            table.curtain.open()
        heard = await screens[listener].until(lambda f: f["t"] == "step" and f["seq"] > seq)
        assert heard["events"][0]["kind"] == "told"
        # The teller hears nothing of the story and of the song, and a refusal shows the position as it was.
        told = len(screens[teller].positions(teller))
        was = screens[teller].now(teller)
        await screens[listener].send("act", seat=listener, seq=heard["seq"], act=["sing"])
        await screens[listener].quiet()
        refused = await screens[teller].act(teller, "sing")
        assert refused["t"] == "refused"
        assert refused["now"]["view"] == was["view"]
        why = await screens[teller].ask("explain", seat=teller, act="sing")
        assert (why["t"], why["why"]) == ("explained", None)
        assert len(screens[teller].positions(teller)) == told
        # The list of one's tables shows the teller's turn, as the teller sees it.
        listed = (await server.people[teller - 2].web.get("/api/tables")).json()["tables"]
        assert next(one for one in listed if one["id"] == name)["waiting_for"] == [teller]
        table.curtain.open()
        last = await screens[teller].until(
            lambda f: f["t"] == "step" and {"kind": "sang", "seat": listener} in f["events"]
        )
        # It is told as one step, under the time of the story.
        assert last["events"][0]["kind"] == "told"
        assert last["seq"] == was["seq"] + 1
        assert last["at"] == heard["at"]


async def test_whoever_comes_in_the_middle_of_a_pause_sees_what_the_others_see(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path, mask=1000.0)) as server:
        seat, screens, name = await two_at_the_fire(server)
        onlooker = await server.stranger().look(name)
        was = onlooker.now(None)
        seq = screens[seat].now(seat)["seq"]
        await screens[seat].send("act", seat=seat, seq=seq, act=[f"tell-{1 - seat}"])
        await screens[seat].quiet()
        guest = await (await server.person("Cleo")).look(name)
        assert guest.now(None) == was
        assert onlooker.now(None) == was


async def test_behind_the_curtain_nothing_new_is_taken_and_nothing_is_told_early(
    tmp_path: Path,
) -> None:
    async with live(quick(tmp_path, mask=1000.0)) as server:
        is_hidden = False
        while not is_hidden:
            # The last story of a match is told at once.
            seat, screens, name = await two_at_the_fire(server)
            teller, seq = screens[seat], screens[seat].now(seat)["seq"]
            for _ in range(2):
                await teller.send("act", seat=seat, seq=seq, act=[f"tell-{1 - seat}"], id="story")
            await teller.quiet()
            is_hidden = teller.table["status"] != "over"
        assert teller.now(seat)["seq"] == seq
        for number in range(seq, seq + 3):
            for text in ("sing", "zzz", f"tell-{1 - seat}"):
                refused = await teller.act(seat, text, seq=number)
                assert refused["why"]["key"] == "web.refused.stale"
            refused = await teller.ask("undo", seat=seat, seq=number, to="turn")
            assert (refused["why"]["key"], refused["now"]["seq"]) == ("web.refused.stale", seq)
        table = await server.hub.tables.find(name)
        if table.playing().silent_answers:
            await screens[1 - seat].try_to(1 - seat, "sing")
        table.curtain.open()
        await teller.until(lambda frame: frame.get("id") == "story")


async def test_against_bots_nobody_waits(tmp_path: Path) -> None:
    async with live(quick(tmp_path, mask=1000.0)) as server:
        ann = await server.person("Ann")
        made = await ann.create("campfire", "here", "bot:random", nights=4)
        screen = await ann.look(made["id"])
        await play_on({0: screen})
        assert screen.table["status"] == "over"
