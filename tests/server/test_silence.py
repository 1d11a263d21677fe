"""A question in the middle of another's turn does not hold up the table for ever."""

from __future__ import annotations

from pathlib import Path

from tests.server.live import Live, Screen, at_the_fire, live, pair, quick


async def asked_neighbour(server: Live) -> tuple[int, dict[int, Screen], str]:
    """A neighbour may answer a story."""
    return await at_the_fire(
        server, lambda legal: "sing" in legal and any(text.startswith("give") for text in legal)
    )


async def test_whoever_does_not_answer_in_time_is_taken_to_have_passed(tmp_path: Path) -> None:
    async with live(quick(tmp_path, silence=0.3)) as server:
        seat, screens, _ = await asked_neighbour(server)
        seq = screens[seat].now(seat)["seq"]
        step = await screens[seat].until(lambda f: f["t"] == "step" and f["seq"] > seq)
        assert step["events"][0]["kind"] == "sang"


async def test_an_answer_in_time_is_the_one_that_counts(tmp_path: Path) -> None:
    async with live(quick(tmp_path, silence=1000.0)) as server:
        seat, screens, name = await asked_neighbour(server)
        table, silences = await server.hub.tables.find(name), server.hub.tables._silences
        timers = silences._timers_of(table)
        assert timers == [(table.id, seat)]
        _, timer = silences._waiting[timers[0]]
        give = next(text for text in screens[seat].now(seat)["legal"] if text != "sing")
        await screens[seat].act(seat, give)
        assert table.playing().match.steps[-1].text == give
        await screens[seat].quiet()
        assert timer.cancelled()


async def test_a_table_that_wakes_after_a_restart_goes_on_waiting(tmp_path: Path) -> None:
    async with live(quick(tmp_path, silence=1000.0)) as server:
        seat, screens, table = await asked_neighbour(server)
        person = server.people[seat - 2]
        cookies, seq = person.web.cookies, screens[seat].now(seat)["seq"]
    async with live(quick(tmp_path, silence=0.1)) as server:
        again = await server.person()
        again.web.cookies = cookies
        screen = await again.look(table)
        await screen.until(lambda f: f["t"] == "step" and f["seq"] > seq)


async def test_nobody_is_hurried_on_their_own_turn(tmp_path: Path) -> None:
    async with live(quick(tmp_path, silence=0.05)) as server:
        ann, ben, _ = await pair(server, "embers")
        await ann.quiet()
        table = server.hub.tables.awake[0]
        assert not server.hub.tables._silences.is_busy(table)
        await ann.act(0, "draw")
        await ben.quiet()
        assert len(table.playing().match.steps) == 1


async def test_one_person_among_bots_may_think_as_long_as_they_like(tmp_path: Path) -> None:
    """Only bots wait: nothing is counted down, and silence is no answer."""
    async with live(quick(tmp_path, silence=0.05)) as server:
        ann = await server.person("Ann")
        made = await ann.create("campfire", "here", "bot:random", nights=4)
        screen = await ann.look(made["id"])
        assert screen.table["silence"] == 0
        table = await server.hub.tables.find(made["id"])
        for _ in range(20):
            await screen.quiet()
            assert not server.hub.tables._silences.is_busy(table)
            if screen.table["status"] == "over":
                return
            legal = screen.now(0)["legal"]
            if legal:
                await screen.try_to(0, legal[0])
