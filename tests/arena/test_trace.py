"""What a match showed: leads, comebacks, choices, and what was used."""

from __future__ import annotations

from tests.arena.leagues import LEAGUE
from tundra.arena.league import bouts, play_in_league
from tundra.arena.trace import by_tenths, came_back, lead_changes, traced
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
