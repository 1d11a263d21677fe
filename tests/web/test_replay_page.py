"""A match once more: any step, any eyes one may use, and whether chance was fair."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.conftest import Door
from tests.web.hands import Mouse, play_on
from tests.web.screen import PHONE, Screen
from tests.web.tables import ANN, BEN, RANDOM, finish_table, open_table

pytestmark = pytest.mark.slow


def slider(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def brought(record: str) -> FilePayload:
    return {"name": "match.txt", "mimeType": "text/plain", "buffer": record.encode()}


def test_a_finished_match_is_seen_step_by_step_through_any_eyes(door: Door) -> None:
    screen = door.visit()
    made = finish_table(screen)
    screen.open(f"/replay/{made['id']}")
    page = screen.page
    expect(page.locator("[data-tile]")).to_have_count(37)
    expect(page.locator("[data-hand]")).to_have_count(2)
    page.get_by_role("slider").fill("5")
    for seat in (0, 1):
        expect(page.locator(f"[data-hand='{seat}'] .slip")).to_have_count(3)
    page.get_by_role("button", name="One step ahead").click()
    assert slider(page) == 6
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="To the beginning").click()
    assert slider(page) == 0
    eyes = page.get_by_label("Through the eyes of")
    eyes.select_option(label="Ann")
    expect(page.get_by_role("heading", name="Ann’s hand")).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(0)
    eyes.select_option(label="an onlooker")
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator(".story time").first).to_be_visible()
    assert_no_card_touches_the_edge(door, screen, made["id"])


def assert_no_card_touches_the_edge(door: Door, screen: Screen, table: str) -> None:
    phone = door.visit(size=PHONE)
    phone.open(f"/replay/{table}")
    phone.page.get_by_label("Through the eyes of").select_option(label="Ann")
    expect(phone.page.locator("[data-card]")).to_have_count(3)
    for box in phone.page.locator("[data-card]").all():
        place = box.bounding_box()
        assert place is not None
        assert place["x"] + place["width"] <= PHONE["width"] - 8
    assert not phone.is_too_wide()
    assert not screen.is_too_wide()


def test_a_record_is_verified_taken_away_and_brought_back(door: Door) -> None:
    screen = door.visit()
    made = finish_table(screen)
    page, way = screen.page, f"a[download][href='/api/tables/{made['id']}/record']"
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    record = saved.value.path().read_text("utf-8")
    assert record == screen.call(f"/api/tables/{made['id']}/record")
    page.get_by_text("Was chance fair?").first.click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified: the seed fits its hash")).to_be_visible()
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("dialog").locator(way)).to_have_text("Download the record")
    page.keyboard.press("Escape")

    ending = re.compile("^You won|^Nobody won|^Wild Birch won; your place: 2 of 2")
    screen.open("/")
    expect(page.locator(f"a[href='{made['path']}'] small")).to_have_text(ending)
    screen.open("/replay")
    match = page.get_by_role("listitem").filter(has=page.locator(way))
    expect(match).to_contain_text("Mâamut")
    expect(match).to_contain_text("Ann and Wild Birch")
    expect(match.locator(".end")).to_have_text(ending)
    expect(match.locator("time")).to_contain_text(re.compile(r"\d{4}"))
    match.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(way)).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(37)

    screen.open("/replay")
    page.locator("input[type=file]").set_input_files(brought(record))
    expect(page.get_by_text("Verified: the seed fits its hash")).to_be_visible()
    expect(page.locator("[data-tile]")).to_have_count(37)

    screen.open("/replay")
    seed = re.sub(r"(?m)^seed (\d)", r"seed 1\1", record)
    page.locator("input[type=file]").set_input_files(brought(seed))
    expect(page.get_by_role("alert")).to_contain_text("This record does not hold")
    expect(page.locator("[data-tile]")).to_have_count(0)


def test_while_people_share_a_screen_a_replay_shows_no_hand_unasked(door: Door) -> None:
    screen = door.visit()
    made = open_table(screen, ANN, BEN, RANDOM)
    screen.open(f"/replay/{made['id']}")
    page = screen.page
    eyes = page.get_by_label("Through the eyes of")
    # The first eyes are those of one's first seat, then of whoever is chosen.
    for name, other in (("Ann", "Ben"), ("Ben", "Ann")):
        ready = page.get_by_role("button", name=f"I am {name}")
        expect(ready).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)
        ready.click()
        expect(page.locator("[data-card]")).to_have_count(3)
        eyes.select_option(label=other)


def test_the_log_keeps_its_times_when_the_page_is_loaded_again(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    play_on(screen, 0, Mouse(screen), turns=1)
    screen.page.reload()
    log = screen.page.get_by_role("region", name="Log", exact=True)
    expect(log.locator("time").first).to_have_text("just now")
