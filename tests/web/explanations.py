"""Asks things on a board what they are: with the pointer on a desk, with a finger on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.screen import PHONE, Screen


def unexplained(screen: Screen, things: list[str]) -> list[str]:
    """Those of the things that say nothing, or name no rule."""
    page = screen.page
    size = page.viewport_size
    is_phone = size is not None and size["width"] == PHONE["width"]
    silent = []
    for thing in things:
        found, tip = page.locator(thing).first, page.get_by_role("tooltip")
        if is_phone:
            press_long(screen, found)
        else:
            found.hover()
        expect(tip.locator("small"), thing).to_contain_text("rule")
        if len(tip.inner_text().splitlines()) < 3:
            silent.append(thing)
        page.keyboard.press("Escape")
        expect(tip, thing).to_have_count(0)
        page.mouse.move(1, 1)
    return silent


def press_long(screen: Screen, thing: Locator) -> None:
    """A finger rests on the thing until there is an answer, and is lifted; the answer stays."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    touch = screen.context.new_cdp_session(screen.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(screen.page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
