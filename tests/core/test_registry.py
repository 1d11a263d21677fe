"""The list of games."""

from __future__ import annotations

import pytest

from tests.toys import TOYS, embers
from tundra.core.registry import Registry, UnknownGame


def test_a_game_is_found_by_its_name() -> None:
    assert TOYS.find("embers") is embers.GAME
    assert [game.name for game in TOYS] == ["embers", "campfire"]


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        TOYS.find("chess")
    assert str(refused.value) == "no game is called 'chess'; there are: embers, campfire"


def test_two_games_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two games are called 'embers'"):
        Registry([embers.GAME, embers.GAME])
