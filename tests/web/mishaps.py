"""What happens to people at a table: a page is loaded again, a line is cut."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.cable import Cable, cut_off
from tests.web.screen import Screen


def load_again(screen: Screen, seat: int) -> None:
    """On one's own turn, so that nothing happens meanwhile: all is as it was."""
    before = screen.sight(seat)
    assert before is not None
    assert before["legal"]
    heard = len(screen.frames)
    screen.page.reload()
    assert screen.comes(lambda: any("view" in message for message in screen.messages[heard:]))
    after = screen.sight(seat)
    assert after is not None
    for fact in ("seq", "view", "legal", "prompt"):
        assert after[fact] == before[fact]
    screen.catches_up(after)


def miss_something(screen: Screen, seat: int, cable: Cable, act: Callable[[], None]) -> None:
    """While this person is cut off, another one acts; both know it in the end."""
    lost = screen.page.get_by_text("The connection is gone")
    with cut_off(screen, cable):
        expect(lost).to_be_visible()
        # Only now: until the line was cut, the last act of another was perhaps still on its way here.
        before = seq_of(screen, seat)
        act()
        assert seq_of(screen, seat) == before
    assert screen.comes(lambda: seq_of(screen, seat) > before)
    expect(lost).to_have_count(0)
    now = screen.sight(seat)
    assert now is not None
    screen.catches_up(now)


def seq_of(screen: Screen, seat: int) -> int:
    sight = screen.sight(seat)
    assert sight is not None
    return int(sight["seq"])
