"""A chair kept for somebody cannot be lost by typing, closing, looking around or loading the page again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.tables import ANN, LINK, open_table

pytestmark = pytest.mark.slow


def test_an_invitation_waits_until_somebody_sits_on_its_chair(door: Door) -> None:
    ann = door.visit()
    secret = open_table(ann, ANN, LINK)["links"][0]["path"]
    ben = door.visit(secret)
    page, dialog = ben.page, ben.page.get_by_role("dialog", name="You are invited")
    waiting = page.get_by_role("complementary", name="You have an invitation to this table.")

    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(waiting).to_be_visible()
    page.get_by_role("link", name="Skip to the content").press("Enter")
    page.wait_for_url(f"**{secret}")
    page.reload()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    waiting.get_by_role("button", name="Sit down").click()

    expect(dialog.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tile]")
    expect(dialog.or_(waiting)).to_have_count(0)
    assert page.evaluate("location.hash") == ""

    late = door.visit(secret)
    expect(late.page.get_by_text("Somebody already sits there.")).to_be_visible()
    expect(late.page.get_by_role("dialog")).to_have_count(0)
    assert late.page.evaluate("location.hash") == ""
