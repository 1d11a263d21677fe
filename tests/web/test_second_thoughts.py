"""Plans that are not carried out at once: looked at twice, interrupted, cut off, and still there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.ice_age.positions import A, act
from tests.games.ice_age.positions import position as land
from tests.games.maamut.positions import position as hunt
from tests.games.mammut.positions import position as loot
from tests.web.conftest import Door
from tests.web.hands import Mouse, play_on, wait_for_turn
from tests.web.stage import Stage
from tests.web.tables import ANN, LINK, RANDOM, open_table
from tundra.core import AnyGame
from tundra.games import ice_age, maamut, mammut

pytestmark = pytest.mark.slow

MENU = re.compile("Menu of the table")


def careful(door: Door, game: AnyGame) -> tuple[Page, Stage]:
    """A table of somebody who wishes to confirm everything."""
    screen = door.visit()
    screen.page.evaluate("localStorage.setItem('tundra.confirm', 'yes')")
    stage = Stage(screen, game)
    open_table(screen, ANN, RANDOM, RANDOM, game=game.name, first_player=1)
    expect(screen.page.locator(".prompt")).to_be_visible()
    return screen.page, stage


def change(page: Page) -> None:
    page.get_by_role("button", name="Change", exact=True).click()


def test_what_waits_to_be_confirmed_is_sent_as_it_was_chosen(door: Door) -> None:
    page, stage = careful(door, mammut.GAME)
    stage.show(loot({}, {"hide": 2}, {"axe": 3}, middle={"?": 2}))
    page.click("[data-heap=C1]")
    tiles = page.locator(".spread [data-tile]")
    given = page.locator(".spread [aria-pressed=true]")
    tiles.nth(0).click()
    page.click("[data-action=steal]")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    tiles.nth(1).click(force=True)
    expect(given).to_have_count(1)
    # Escape puts the menu away, and nothing that lies below it.
    page.get_by_role("button", name=MENU).click()
    expect(page.get_by_role("dialog", name="Mammut")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Mammut")).to_have_count(0)
    change(page)
    expect(given).to_have_count(1)
    tiles.nth(1).click()
    page.click("[data-action=steal]")
    confirm.click()
    expect(page.locator(".spread")).to_have_count(0)
    assert [len(sent) for sent in stage.acts] == [4]


def test_a_double_click_on_all_tiles_does_not_take_them(door: Door) -> None:
    page, stage = careful(door, mammut.GAME)
    stage.show(loot({}, {}, {"axe": 3}, middle={"hide": 3}))
    page.dblclick("[data-action=all]")
    expect(page.locator("[data-action=take]")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


def test_a_band_that_is_to_be_changed_is_still_the_one_that_was_chosen(door: Door) -> None:
    page, stage = careful(door, ice_age.GAME)
    state = land(3, hunters={7: "A A A*"}, hands={A: "group_move"}, stones={A: 8})
    act(state, "play-group-move", "group-7-8")
    stage.show(state)
    page.click("[data-band=plain-1]")
    page.click("[data-action=band]")
    change(page)
    expect(page.locator("[data-band=plain-1]")).to_have_attribute("aria-pressed", "true")
    assert stage.acts == []


def test_what_waits_to_be_confirmed_is_a_ghost_and_spoken_of_as_what_would_be(door: Door) -> None:
    page, stage = careful(door, maamut.GAME)
    stage.show(hunt((2, 0), (-3, 0), (0, 3)))
    lay = page.locator("[data-action=lay]")
    expect(lay).to_have_attribute("aria-disabled", "false")
    lay.click()
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_count(1)
    expect(page.locator(".prompt .pre")).to_contain_text("Ann would lay a trap")
    # While it waits nobody is alone or not alone: it is just not the moment.
    expect(page.locator(".actions")).not_to_contain_text("not alone")
    change(page)
    expect(ghost).to_have_count(0)
    stage.show(hunt((2, 0), (2, 0), (0, 3)))
    expect(page.locator(".actions")).to_contain_text("not alone here")
    stage.show(hunt((2, 0), (-3, 0), (0, 3), snow=((2, 0),)))
    expect(page.locator(".actions")).to_contain_text("snow")


def test_a_menu_or_rules_that_could_not_come_are_fetched_again(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    page = screen.page
    page.wait_for_selector("[data-tile]")
    screen.is_cut_off = True
    rules = page.get_by_role("button", name="Rules", exact=True)
    page.route(re.compile("TableMenu|RulesPanel"), lambda route: route.abort())
    page.get_by_role("button", name=MENU).click()
    expect(page.locator(".toast")).to_be_visible()
    rules.click()
    page.locator("aside.rules").get_by_role("button", name="Close").click()
    page.unroute_all()
    rules.click()
    expect(page.locator("aside.rules h3").first).to_be_visible()
    page.get_by_role("button", name=MENU).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.is_cut_off = False


def test_an_onlooker_follows_a_secret_link_and_what_was_being_said_is_not_lost(door: Door) -> None:
    made = open_table(door.visit(), ANN, LINK)
    ben = door.visit(made["path"])
    words = ben.page.locator(".chat form input").last
    expect(words).to_be_visible()
    words.fill("I am coming")
    ben.page.goto(ben.address + made["links"][0]["path"])
    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Ben")
    dialog.locator(".btn.go").click()
    ben.page.wait_for_selector("[data-tile]")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(words).to_have_value("I am coming")


def test_a_film_of_the_last_turn_has_captions_steps_and_a_pause_and_runs_to_its_own_end(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM, RANDOM, RANDOM, first_player=1)
    page = screen.page
    play_on(screen, 0, Mouse(screen), turns=1)
    assert wait_for_turn(screen, 0) is not None
    page.clock.install(time=0)
    page.reload()
    since = page.get_by_role("button", name="Since your last turn").last
    expect(since).to_be_visible()
    page.clock.pause_at(1000)
    film = page.locator(".prompt")
    since.click()
    expect(film).to_contain_text("Step 0 of 3")
    page.clock.run_for(50)
    # Each step has its caption; a pause waits as long as one likes, and one can go step by step.
    expect(film).to_contain_text("Step 1 of 3")
    expect(page.locator("[data-caption] li").first).to_be_visible()
    page.click("[data-action=pause]")
    page.clock.run_for(60_000)
    expect(film).to_contain_text("Step 1 of 3")
    film.get_by_role("button", name="One step ahead").click()
    expect(film).to_contain_text("Step 2 of 3")
    film.get_by_role("button", name="One step back").click()
    expect(film).to_contain_text("Step 1 of 3")
    since.click()
    expect(film).to_contain_text("Step 0 of 3")
    page.clock.run_for(60_000)
    expect(film).to_contain_text("Your turn")
