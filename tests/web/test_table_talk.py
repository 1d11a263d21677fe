"""What a table says to people: why a tile is out of reach, and what the others say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.hands import Mouse, play_on, wait_for_turn
from tests.web.screen import Screen, Told
from tests.web.tables import ANN, RANDOM, open_table

pytestmark = pytest.mark.slow

ENOUGH_TO_HANG_UP = 20
"""Bad messages a server bears from one page."""


def bad_messages(screen: Screen) -> int:
    return int(screen.call("/healthz")["counts"].get("bad_messages", 0))


def ground_of(view: Told, tile: str) -> str:
    first = {"a": 0, "b": 4, "c": 9, "d": 15, "e": 22, "f": 28, "g": 33}
    return str(view["terrain"][first[tile[0]] + int(tile[1]) - 1])


def test_a_tile_out_of_reach_tells_why_and_the_server_is_not_troubled(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    page = screen.page
    # A reason goes away with the next step, so the bot must have taken its place before.
    sight = wait_for_turn(screen, 0)
    assert sight is not None
    screen.catches_up(sight)
    page.locator("[data-tile=d4]").dispatch_event("click")
    expect(page.locator(".notice")).to_contain_text("outer ring")
    play_on(screen, 0, Mouse(screen), turns=1)
    sight = wait_for_turn(screen, 0)
    assert sight is not None
    screen.catches_up(sight)
    before = bad_messages(screen)
    closed = page.locator("[data-tile][aria-disabled=true]")
    far = closed.evaluate_all("tiles => tiles.map((tile) => tile.dataset.tile)")
    assert len(far) > ENOUGH_TO_HANG_UP
    assert any(ground_of(sight["view"], tile) == "r" for tile in far)
    for tile in far:
        page.locator(f"[data-tile={tile}]").dispatch_event("click")
        expect(page.locator(".notice .rule")).to_contain_text("3.2")
    assert bad_messages(screen) == before
    expect(page.locator("[data-tile]")).to_have_count(37)


def test_whoever_talks_too_much_is_told_once_and_the_message_goes_away(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    page = screen.page
    page.get_by_role("tab", name="Chat").click()
    words = page.get_by_role("textbox")
    for line in range(8):
        words.fill(f"line {line}")
        words.press("Enter")
    toast = page.locator(".toast")
    expect(toast).to_have_count(1)
    page.wait_for_timeout(6500)
    expect(toast).to_have_count(0, timeout=3000)
