"""Replays through eyes that see everything: the cards of all seats lie open, at every step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.web.conftest import Door
from tests.web.knowledge import moments
from tests.web.screen import DESK, PHONE, ROOT, Screen, Told
from tests.web.test_access import findings
from tundra.core.events import ALL_SEEING

pytestmark = pytest.mark.slow

Cards = Callable[[Told, int], list[str]]


def action_cards(view: Told, seat: int) -> list[str]:
    """Those in hand, then those laid face down."""
    held: list[str] = view["hands"][seat]
    laid: list[str] = view["laid"][seat]
    return held + laid


def tribe(view: Told, seat: int) -> list[str]:
    """The hand, the pack, and what lies aside; before a hunt, what is chosen so far comes first."""
    if view["phase"] != "select":
        piles = [view[pile][seat] for pile in ("hands", "packs", "asides")]
        return [card for pile in piles for card in pile]
    chosen: list[str] = view["selection"]["picks"][seat]
    rest = list(view["asides"][seat])
    for card in chosen:
        rest.remove(card)
    return chosen + rest


def five_cards(view: Told, seat: int) -> list[str]:
    held: list[str] = view["hands"][seat]["cards"]
    return held


GAMES: list[tuple[str, Cards]] = [
    ("mammut", action_cards),
    ("big_manitou", tribe),
    ("ice_age", five_cards),
]


def bring(screen: Screen, game: str) -> str:
    """A finished match of five, brought from a file."""
    record = (ROOT / f"tests/golden/{game}/seats_5.txt").read_text("utf-8")
    brought: FilePayload = {
        "name": "match.txt",
        "mimeType": "text/plain",
        "buffer": record.encode(),
    }
    screen.open("/replay")
    screen.page.locator("input[type=file]").set_input_files(brought)
    expect(screen.page.locator("[data-hand]")).to_have_count(5)
    return record


def slips(screen: Screen) -> list[list[str]]:
    return [
        [str(slip.get_attribute("data-slip")) for slip in hand.locator("[data-slip]").all()]
        for hand in screen.page.locator("[data-hand]").all()
    ]


@pytest.mark.parametrize(("game", "cards_of"), GAMES, ids=[game for game, _ in GAMES])
def test_all_hands_lie_open_at_every_step(door: Door, game: str, cards_of: Cards) -> None:
    screen = door.visit()
    known = moments(bring(screen, game), ALL_SEEING)
    slider = screen.page.get_by_role("slider")
    for step in (0, 3, len(known) // 3, len(known) // 2, len(known) - 2):
        slider.fill(str(step))
        expect(screen.page.get_by_text(f"Step {step} of")).to_be_visible()
        view = known[step].view
        assert slips(screen) == [cards_of(view, seat) for seat in range(5)]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_a_replay_with_all_hands_is_open_to_all(
    door: Door, game: str, size: dict[str, int]
) -> None:
    screen = door.visit(size=size)
    steps = len(moments(bring(screen, game), ALL_SEEING))
    screen.page.get_by_role("slider").fill(str(steps // 2))
    assert findings(screen, "all hands", size is PHONE) == []
