"""The clock of the machine is set: nobody loses a seat by it, and no time is told backwards."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.live import live, pair, quick

HOUR, DAY = 3600.0, 86400.0


class Clock:
    """The machine's clock, as somebody set it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shift = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.shift)


@pytest.mark.parametrize("jump", [HOUR, DAY, -HOUR, -DAY])
async def test_a_jump_of_the_clock_gives_nobodys_seat_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    clock = Clock(monkeypatch)
    async with live(quick(tmp_path, absence=60)) as server:
        ann, ben, _ = await pair(server, "embers")
        await ann.go()
        await ben.until(lambda f: f["t"] == "table" and f["chairs"][0]["away"] is not None)
        clock.shift = jump
        refused = await ben.ask("hand_over", seat=0, bot="random")
        assert refused["why"]["key"] == "web.refused.not_absent"
        assert 0 < refused["why"]["params"]["seconds"] <= 60


async def test_no_time_is_told_backwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    async with live(quick(tmp_path, idle=0)) as server:
        ann, ben, table = await pair(server, "embers")
        for shift, (seat, screen) in zip(
            (0.0, HOUR, -DAY, 0.0), [(0, ann), (1, ben)] * 2, strict=True
        ):
            clock.shift = shift
            await screen.act(seat, "draw")
            for other in (ann, ben):
                await other.quiet()
        told = [frame["at"] for frame in ben.of("step")]
        assert len(told) == 4
        assert told == sorted(told)
        stored = await server.hub.store.read(table)
        assert stored is not None
        written = [entry.at for entry in stored.entries]
        assert written == sorted(written)
