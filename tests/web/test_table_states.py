"""The table page in its other states: rules, menu, invitation and talk open, turns begun and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.conftest import Door
from tests.web.screen import PHONE, Screen, Told
from tests.web.tables import ANN, LINK, RANDOM, open_table, seat_two
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

BETWEEN = [(700, 900), (820, 620), (1000, 700), (1100, 800)]
"""Sizes of windows between a phone and a desk."""


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


def do_overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    along = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and along


def test_between_phone_and_desk_open_rules_leave_prompt_and_hand_in_sight(door: Door) -> None:
    screen = door.visit(size={"width": BETWEEN[0][0], "height": BETWEEN[0][1]})
    open_table(screen, ANN, RANDOM, first_player=1)
    page = screen.page
    page.wait_for_selector("[data-card]")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_selector("aside.rules")
    for width, height in BETWEEN:
        page.set_viewport_size({"width": width, "height": height})
        rules = box_of(page, "aside.rules")
        assert rules["width"] >= 300, (width, rules)
        assert rules["x"] + rules["width"] <= width
        for thing in (".prompt", ".hand"):
            assert not do_overlap(rules, box_of(page, thing)), (width, thing)
        assert not screen.is_too_wide()


def test_everything_that_opens_on_a_phone_is_open_to_all(door: Door) -> None:
    screen = door.visit(size=PHONE, lang="fr")
    open_table(screen, ANN, RANDOM, first_player=1)
    page, found = screen.page, []

    def look(where: str) -> None:
        found.extend(findings(screen, where, is_phone=True))

    page.wait_for_selector("[data-tile]")
    page.locator("button[aria-expanded]").last.click()
    for tab in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(tab).click()
        look(f"tab {tab}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Règles", exact=True).click()
    page.wait_for_selector("aside.rules h3")
    look("rules")
    page.keyboard.press("Escape")
    expect(page.locator("aside.rules")).to_have_count(0)
    page.get_by_role("button", name="Menu de la table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("menu")
    assert found == []


def test_an_invitation_on_a_phone_is_open_to_all(door: Door) -> None:
    made = open_table(door.visit(), ANN, LINK)
    guest = door.visit(made["links"][0]["path"], size=PHONE, lang="fr")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    assert findings(guest, "invitation", is_phone=True) == []


ELSEWHERE = """
([path, deeds]) => new Promise((done) => {
  const line = new WebSocket(path);
  line.onopen = () => {
    for (const deed of [{ t: 'hello' }, ...deeds]) line.send(JSON.stringify(deed));
  };
  let answers = 0;
  line.onmessage = ({ data }) => {
    if (JSON.parse(data).t === 'step' && ++answers === deeds.length) line.close(), done();
  };
})
"""


def now(screen: Screen, seat: int) -> Told:
    sight = screen.sight(seat)
    assert sight is not None
    return sight


def begin_elsewhere(screen: Screen, table: str, *acts: str) -> None:
    """The same person acts in another window, one act at a time."""
    seq = now(screen, 0)["seq"]
    deeds = [
        {"t": "act", "seat": 0, "seq": seq + i, "id": f"elsewhere-{i}", "act": [act]}
        for i, act in enumerate(acts)
    ]
    screen.page.evaluate(ELSEWHERE, [f"/ws/{table}", deeds])


def test_a_turn_that_nobody_has_seen_is_taken_back_as_a_whole(door: Door) -> None:
    ann, ben, made = seat_two(door, game="mammut", first_player=1)
    before, seen = now(ann, 0), now(ben, 1)
    first = before["view"]["tiles"][0]["id"]
    begin_elsewhere(ann, made["id"], "take", f"t{first}")
    assert ann.comes(lambda: now(ann, 0)["seq"] == before["seq"] + 2)
    begun = now(ann, 0)
    assert begun["view"]["picking"]["tiles"] == [first]
    expect(ann.page.get_by_role("button", name="Take back")).to_be_visible()
    ann.page.get_by_role("button", name="Reset my turn").click()
    assert ann.comes(lambda: now(ann, 0)["seq"] > begun["seq"])
    after = now(ann, 0)
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    expect(ann.page.get_by_role("button", name="Reset my turn")).to_have_count(0)
    # What nobody saw begin, nobody saw taken back.
    assert now(ben, 1) == seen
