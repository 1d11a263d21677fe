"""Whole streams, not single views: neither what reaches a viewer nor when tells more than the viewer may know."""

from __future__ import annotations

from typing import Any
from unittest.mock import PropertyMock, patch

import pytest

from tests.conformance.games import EVERY_GAME, names
from tests.conformance.streams import Count, compare_streams, tables_of
from tests.conformance.worlds import MORNING
from tundra.core import AnyGame, Seat
from tundra.core.way_back import WayBack
from tundra.games.mammoth_valley import GAME as VALLEY
from tundra.games.mammoth_valley import playing
from tundra.server import bot_seats, summaries
from tundra.server.chat import Chat
from tundra.server.curtain import Curtain
from tundra.server.messages import Line
from tundra.server.story import Story, Telling
from tundra.server.table import Table


def compared(game: AnyGame, acts: int, matches: int = 1) -> Count:
    options = game.choose(max(3, game.seats[0]))
    return sum(
        (
            compare_streams(game, options, [s for s in people if s < 3], viewer, seed, acts)
            for people, viewer in tables_of(game)
            for seed in range(matches)
        ),
        Count(),
    )


@pytest.mark.parametrize("name", names())
def test_in_two_worlds_that_a_viewer_cannot_tell_apart_the_same_is_told_at_the_same_times(
    name: str,
) -> None:
    count = compared(EVERY_GAME.find(name), 20)
    assert count.acts > 20
    assert count.frames > 60


@pytest.mark.slow
def test_nobody_can_tell_in_the_valley_whether_another_was_asked_for_a_trick() -> None:
    count = compared(VALLEY, 80, matches=2)
    assert count.secret > 20


# It can fail.


def tells_at_once(story: Story, _viewers: Any = None) -> Telling:
    return {viewer: eyes.send() for viewer, eyes in story.eyes.items() if story._hears(eyes)}


def counts_the_log(chat: Chat, entry: Any, seats: list[Seat]) -> Line:
    line = Line(entry.n, entry.mark or "", seats, entry.text.partition("\n")[0], entry.at)
    chat._lines[entry.who or "", entry.text.partition("\n")[2]] = line
    return line


def knows_the_last_entry(story: Story | None, _viewer: Seat | None) -> summaries.Known:
    steps = 0 if story is None else len(story.match.steps)
    return summaries.Known([], 2 * MORNING + steps)


def bots_that_know_already(table: Table) -> list[Seat]:
    story, places = table.playing(), table.chairs.places
    waiting = [] if story.match.is_over else story.waiting_for
    return [seat for seat in waiting if places[seat].bot is not None]


def asks_at_once(curtain: Curtain, when: float, call: Any) -> None:
    at(curtain, when if call == curtain.open else 0.0, call)


at = Curtain._at

LEAKS: dict[str, tuple[object, str, object]] = {
    "a question is told to all": (Story, "tell", tells_at_once),
    "a question takes time": (Table, "mask", PropertyMock(return_value=0.0)),
    "a pass is told under its own time": (Story, "leaves_no_trace", lambda *_: False),
    "a moment is given only to those who hold a card": (playing, "might_play", playing.has_play),
    "the second who is asked hears when the first answered": (Curtain, "_at", asks_at_once),
    "chat counts what was done in secret": (Chat, "adopt", counts_the_log),
    "the list knows when something was done in secret": (summaries, "known_to", knows_the_last_entry),
    "a take-back shows that nobody was asked": (WayBack, "_is_secret", lambda *_: False),
    "bots act before they could know": (bot_seats, "bots_to_move", bots_that_know_already),
}  # fmt: skip


@pytest.mark.parametrize("name", LEAKS)
def test_a_server_that_betrays_something_is_found_out(name: str) -> None:
    """In Mammoth Valley, from the beginning of a match."""
    target, part, instead = LEAKS[name]
    with patch.object(target, part, instead), pytest.raises(AssertionError):
        compared_between_people(12)


def compared_between_people(matches: int) -> None:
    for seed in range(matches):
        compare_streams(VALLEY, VALLEY.choose(3), [0, 1], 0, seed, 40)
