"""The laboratory in a real browser: a small run, its progress, its plots, in both languages and lights."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Door
from tests.web.screen import PHONE, Screen
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

LONG = 120_000
"""Milliseconds that a small run may take on a busy machine."""


def wait_until_free(page: Page) -> None:
    """Another test may have left a run behind."""
    expect(page.get_by_role("button", name="Start")).to_be_enabled(timeout=LONG)


def start_run(page: Page, kind: str, games: int) -> None:
    wait_until_free(page)
    page.locator("select[name=kind]").select_option(kind)
    page.get_by_label("Matches").fill(str(games))
    if kind == "balance":
        page.locator("select[name=bot]").select_option("random")
    page.get_by_role("button", name="Start").click()


def see_what_came_out(page: Page, games: int) -> None:
    expect(page.get_by_text(f"{games} of {games} matches")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("status").filter(has_text="Done.")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="See what came out").click()


def no_findings(screen: Screen, where: str, is_phone: bool) -> None:
    assert findings(screen, where, is_phone) == []


def test_a_visitor_starts_a_league_and_sees_ratings(door: Door) -> None:
    screen = door.visit("/laboratory")
    page = screen.page
    expect(page.locator("h1")).to_have_text("The laboratory")
    no_findings(screen, "before", False)
    start_run(page, "league", 6)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    see_what_came_out(page, 6)
    expect(page.locator("h1")).to_have_text("League, Mâamut")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("greedy")
    expect(page.locator("svg.lab-plot")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download (SVG)").click()
    assert download.value.suggested_filename.endswith("ratings.svg")
    assert download.value.path().read_text("utf-8").startswith("<svg")
    page.get_by_text("Options", exact=True).click()
    expect(page.get_by_text("Quiet turns per hunter: 15")).to_be_visible()
    no_findings(screen, "league", False)
    page.get_by_role("button", name=re.compile("^FR")).click()
    expect(page.locator("h1")).to_have_text("Ligue, Mâamut")
    expect(page.locator("figcaption h2")).to_have_text("Le classement au fil de la ligue")


def test_a_visitor_on_a_phone_gets_a_balance_report(door: Door) -> None:
    screen = door.visit("/laboratory", size=PHONE, theme="night")
    page = screen.page
    start_run(page, "balance", 24)
    see_what_came_out(page, 24)
    expect(page.locator("h1")).to_have_text("Balance report, Mâamut")
    expect(page.locator("svg.lab-plot").first).to_be_visible()
    assert page.locator("svg.lab-plot").count() >= 8
    no_findings(screen, "report", True)
    path = page.get_by_role("link", name="The whole report").get_attribute("href")
    report = screen.call(str(path))
    assert "<h1>Mâamut: balance report</h1>" in report
    screen.go("/laboratory")
    expect(page.get_by_text("Balance report, Mâamut").first).to_be_visible()
    no_findings(screen, "list", True)


def test_two_runs_at_once_and_too_few_bots_are_refused_in_words(door: Door) -> None:
    screen = door.visit("/laboratory")
    page = screen.page
    wait_until_free(page)
    page.get_by_label("random").uncheck()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert").filter(has_text="at least two bots")).to_be_visible()
    page.get_by_label("random").check()
    other = door.visit("/laboratory")
    # Bots that think: the run must still be at work when the page has come a second time.
    body = {"kind": "league", "game": "maamut", "seats": 4, "games": 48}
    other.call("/api/laboratory/runs", {**body, "bots": ["greedy", "search:2"]})
    screen.is_cut_off = True  # The refusal is an answer that the console calls an error.
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert").filter(has_text="The laboratory is at work")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
