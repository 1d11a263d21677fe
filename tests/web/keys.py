"""The keyboard alone: from thing to thing with Tab, among tiles that lie anywhere with the arrows."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page

FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"

# How far away the thing is along the stops of the Tab key; below zero: before the one that has the focus.
STOPS_AWAY = """
(selector) => {
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')];
  const stops = all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length > 0);
  const there = stops.findIndex((one) => one.matches(selector));
  return there < 0 ? 0 : there - stops.indexOf(document.activeElement);
}
"""

STEER = """
(selector) => {
  const here = document.activeElement, there = document.querySelector(selector);
  if (here === there) return [];
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  return [first[0], second[0], second[1], first[1]];
}
"""


def press_until(page: Page, key: str, selector: str, most: int = 150) -> None:
    """The same key again and again, until the focus is there."""
    for _ in range(most):
        if page.evaluate(FOCUSED, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {selector}")


def reach(page: Page, selector: str) -> None:
    """Forwards or backwards, whichever way one sees the thing; key by key, as it turns out."""
    if page.evaluate(FOCUSED, selector):
        return
    away = page.evaluate(STOPS_AWAY, selector)
    key = "Tab" if away >= 0 else "Shift+Tab"
    for _ in range(abs(away)):
        page.keyboard.press(key)
    press_until(page, key, selector)


def enter(page: Page, selector: str) -> None:
    """Tab after Tab until the focus is there, and Enter."""
    press_until(page, "Tab", selector)
    page.keyboard.press("Enter")


def steer_to(page: Page, selector: str, most: int = 80) -> None:
    """Arrow by arrow the way one sees it; back where one has been before, another arrow."""
    seen: Counter[str] = Counter()
    for _ in range(most):
        arrows: list[str] = page.evaluate(STEER, selector)
        if not arrows:
            return
        place = str(page.evaluate("document.activeElement.dataset.tile"))
        page.keyboard.press(arrows[seen[place] % len(arrows)])
        seen[place] += 1
    raise AssertionError(f"no arrows lead to {selector}")
