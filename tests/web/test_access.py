"""Nobody is kept out: axe-core finds nothing, nothing is too wide, nothing too small to tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.screen import DESK, PHONE, Screen

pytestmark = pytest.mark.slow

PAGES = ("/settings", "/new/maamut", "/rules/maamut", "/credits", "/replay", "/nowhere", "/")
SEATS = {
    "gathering": [{"kind": "here", "name": "Ann"}, {"kind": "link"}, {"kind": "open"}],
    "playing": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
    "hot seat": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}],
}
SMALL = """
() => [...document.querySelectorAll('button, select, input, [role=button], summary, nav a, a.btn, footer a')]
  .filter((element) => element.checkVisibility() && !element.closest('.sr'))
  .filter((element) => !(element.closest('label') && element.matches('input')))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([_, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)
"""


def findings(screen: Screen, where: str, is_phone: bool) -> list[str]:
    found = [f"{where}: {finding}" for finding in screen.scans()]
    if screen.is_too_wide():
        found.append(f"{where}: wider than the window")
    if is_phone:
        found += [f"{where}: too small: {small}" for small in screen.page.evaluate(SMALL)]
    # The light changes colours and nothing else.
    screen.page.evaluate("document.documentElement.dataset.theme = 'night'")
    found += [f"{where}, by night: {finding}" for finding in screen.scans("color-contrast")]
    screen.page.evaluate("document.documentElement.dataset.theme = 'day'")
    return found


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_every_page_is_open_to_all_by_day_and_by_night(
    door: Door, lang: str, size: dict[str, int]
) -> None:
    screen, is_phone = door.visit(lang=lang, size=size), size is PHONE
    found = []
    for path in PAGES:
        screen.go(path)
        expect(screen.page.locator("h1").first).to_be_attached()
        found += findings(screen, path, is_phone)
    for name, chairs in SEATS.items():
        body = {"game": "maamut", "name": "Ann", "chairs": chairs}
        screen.go(screen.call("/api/tables", body)["path"])
        screen.page.wait_for_selector("main h2" if name == "gathering" else "[data-tile]")
        found += findings(screen, name, is_phone)
    assert found == []
