"""What an act costs: the server looks hardly more than once through each pair of eyes, and writes each step once."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.act import Screen, some_act, table_of
from tundra.core import AnyGame, Seat
from tundra.games import REGISTRY
from tundra.server.messages import Posted


class Onlooker(Screen):
    def __init__(self) -> None:
        super().__init__("somebody else")
        self.heard: list[Posted] = []

    def post(self, message: Posted) -> None:
        self.heard.append(message)


@pytest.mark.parametrize("game", list(REGISTRY), ids=lambda game: game.name)
async def test_an_act_is_written_out_once_however_many_look_on(
    game: AnyGame,
) -> None:
    looks: Counter[Seat | None] = Counter()

    def view_for(state: Any, viewer: Seat | None) -> dict[str, Any]:
        looks[viewer] += 1
        return game.view_for(state, viewer)

    table, _ = table_of(replace(game, view_for=view_for), 7)
    chance, onlookers = random.Random(7), [Onlooker() for _ in range(5)]
    for onlooker in onlookers:
        table.join(onlooker, [])
    for n in range(12):
        looks.clear()
        for onlooker in onlookers:
            onlooker.heard.clear()
        act = some_act(table, chance, f"act {n}")
        await table.once(table.act(f"person {act.seat}", act))
        # Twice more through an onlooker's: before and after, to see whether anybody could notice.
        assert looks[None] <= 3
        assert all(looks[seat] <= 1 for seat in range(game.seats[-1]))
        first, *others = [onlooker.heard for onlooker in onlookers]
        for other in others:
            assert all(one is same for one, same in zip(first, other, strict=True))
