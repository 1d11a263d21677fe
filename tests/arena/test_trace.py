"""What a match showed: leads, comebacks, choices, and what was used."""

from __future__ import annotations

import pytest

from tests.arena.leagues import LEAGUE
from tundra.arena.league import bouts, play_in_league
from tundra.arena.trace import by_tenths, came_back, lead_changes, traced
from tundra.arena.uses import used
from tundra.core.record import read_record


def test_the_lead_changes_only_when_another_is_clearly_ahead() -> None:
    assert lead_changes([[0.5, 0.5], [0.6, 0.4], [0.4, 0.6], [0.6, 0.4]]) == 2
    assert lead_changes([[0.6, 0.4], [0.49, 0.51], [0.6, 0.4]]) == 0
    assert lead_changes([]) == 0


def test_a_winner_who_was_far_behind_in_the_second_half_came_back() -> None:
    assert came_back([[0.5, 0.5], [0.2, 0.8]], (1, 2)) is True
    assert came_back([[0.2, 0.8], [0.6, 0.4]], (1, 2)) is False
    assert came_back([[0.2, 0.8], [0.5, 0.5]], (1, 2)) is False
    assert came_back([[0.2, 0.8]], (2, 2)) is None


def test_choices_are_told_by_tenths_of_the_match() -> None:
    tenths = by_tenths([5, 1, *[3] * 18])
    assert tenths == [5.0, *[3.0] * 9]
    assert by_tenths([2])[1] is None


def test_a_trace_counts_what_the_record_holds() -> None:
    text = play_in_league(LEAGUE, next(bouts(LEAGUE))).result.record
    trace, record = traced(text), read_record(text)
    assert trace.first == record.steps[0][0]
    assert sum(trace.uses.values()) == len(record.steps)
    laid = sum(text == "lay" for seat, text in record.steps if seat == 0)
    assert trace.uses.get((0, "lay"), 0) == laid
    assert 0 < trace.decisions <= len(record.steps)
    assert 1 < trace.choices <= trace.most_choices


class Faces:
    faces = [1, 4, 6, 9]  # noqa: RUF012 - a position that nobody changes


@pytest.mark.parametrize(
    ("game", "text", "name"),
    [
        ("maamut", "2SE", "card 2"),
        ("maamut", "place-a1", "start at a1"),
        ("maamut", "flee-d5", "flee"),
        ("maamut", "lay", "lay"),
        ("mammut", "t0", "tile axe"),
        ("mammut", "t1", "tile meat"),
        ("mammut", "t2", "tile shaman"),
        ("mammut", "t3", "tile animal"),
        ("mammut", "play-look", "play look"),
        ("mammut", "steal-B1", "steal"),
        ("big_manitou", "h5-2", "card h5"),
        ("big_manitou", "take-tipi2", "take tipi2"),
        ("big_manitou", "move-h5-3", "move a hunter"),
        ("ice_age", "step-B6*-7", "step"),
        ("ice_age", "cult-dark-light", "cult dark light"),
        ("mammoth_valley", "play-cut-stone", "play cut stone"),
        ("mammoth_valley", "c3r3:w1", "pick w"),
        ("mammoth_valley", "NE", "step"),
        ("mammoth_valley", "camp-c3r3", "camp"),
        ("a new game", "throw-spear-4", "throw spear"),
        ("a new game", "go-7", "go"),
    ],
)
def test_a_step_uses_a_thing_a_designer_knows(game: str, text: str, name: str) -> None:
    assert used(game, text, Faces()) == [name]
