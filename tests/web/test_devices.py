"""My seat on my phone: two browsers, one person."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.screen import PHONE
from tests.web.tables import ANN, RANDOM, open_table

pytestmark = pytest.mark.slow


def test_a_code_brings_my_seat_to_my_phone(door: Door) -> None:
    desk = door.visit()
    made = open_table(desk, ANN, RANDOM)
    menu = desk.page.get_by_role("dialog")
    desk.page.get_by_role("button", name="Menu of the table").click()
    menu.get_by_role("button", name="Show a code").click()
    expect(menu.get_by_role("img", name="QR code for your other device")).to_be_visible()
    code = menu.locator("output").inner_text()

    phone = door.visit(f"/device#code={code.replace(' ', '')}", size=PHONE)
    expect(phone.page.get_by_label("Code")).to_have_value(code.replace(" ", ""))
    open_table(phone, ANN, RANDOM)
    phone.open("/device")
    page = phone.page
    expect(page.get_by_label("Code")).to_be_focused()
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_contain_text("sits at tables of its own")
    page.get_by_role("button", name="Leave them and go on").click()
    page.wait_for_url(f"**{made['path']}")
    expect(page.locator("[data-card]")).to_have_count(3)
    expect(menu.get_by_role("status").filter(has_text="Your other device is here")).to_be_visible()
    expect(menu.locator("output")).to_have_count(0)

    late = door.visit(f"/device#code={code.replace(' ', '')}")
    late.page.get_by_role("button", name="Go on here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("good for nothing")
    # A browser notes each refusal by itself.
    for screen in (phone, late):
        assert all("Failed to load resource" in problem for problem in screen.problems)
        screen.problems.clear()
