"""What the table tells: the goal, what happened, and what happened to me."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.mammoth_valley.positions import valley
from tests.web.conftest import Door
from tests.web.screen import DESK, PHONE
from tests.web.tables import ANN, RANDOM, open_table
from tests.web.test_mammoth_valley_scenes import set_the_stage
from tundra.core import Event

pytestmark = pytest.mark.slow

GAMES = {
    "maamut": "the mammoth in one of your own traps",
    "mammut": "most points after round",
    "big_manitou": "most points after 3 hunts",
    "ice_age": "most points after 4 rounds",
    "mammoth_valley": "4 camps at the end of two turns in a row",
}


def is_in_sight(page: Page, selector: str) -> bool:
    """The whole of it, and nothing lies over its middle."""
    return bool(
        page.locator(selector).first.evaluate(
            """(node) => {
              const { left, top, right, bottom } = node.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              const free = node.contains(over) || over?.contains(node);
              return top >= 0 && bottom <= innerHeight && right <= innerWidth && free;
            }"""
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_goal_first_help_and_log_are_on_the_screen_of_every_game(door: Door, game: str) -> None:
    screen = door.visit(size=DESK)
    open_table(screen, ANN, RANDOM, RANDOM, game=game)
    page = screen.page
    goal = page.locator("[data-goal]")
    expect(goal).to_contain_text(GAMES[game])
    expect(goal.locator("[data-goal-seat]")).to_have_count(3)
    expect(page.locator("[data-first]")).to_be_visible()
    for selector in ("[data-goal]", "[data-first]", ".talk", ".talk [role=tablist]"):
        assert is_in_sight(page, selector), selector
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(goal).to_be_in_viewport(ratio=1)
    expect(goal.locator("[data-goal-seat]").last).to_be_in_viewport(ratio=1)


def test_what_i_lost_is_told_at_its_place_until_i_have_seen_it(door: Door) -> None:
    screen = door.visit()
    stage, page = set_the_stage(screen), screen.page
    home = {"c3r3": "A:2w1f camp-A", "c3r2": "B:2w1f", "c5r3": "B:1f camp-B"}
    stage.show(valley(home, seats=2))
    expect(page.locator("[data-loss]")).to_have_count(0)
    lost = {"c3r3": "A:2w", "c3r2": "B:2w2f", "c5r3": "B:1f camp-B"}
    card = {"card": "love-at-first-sight", "window": "movement_own"}
    woman = {"other": 0, "from": "c3r3", "hex": "c3r2", "token": "woman", "placed": True}
    stage.show(valley(lost, seats=2), [Event("played", 1, card)])
    events = [Event("converted", 1, woman), Event("camp_gone", 0, {"hex": "c3r3"})]
    stage.show(valley(lost, seats=2), events)
    notice = page.locator("[data-loss]")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text("played Love at First Sight")
    expect(notice).to_contain_text("The camp of Ann in the plain")
    place = page.locator("main [data-tile=c3r3]").bounding_box()
    told = notice.bounding_box()
    assert place is not None
    assert told is not None
    assert abs(told["x"] + told["width"] / 2 - place["x"] - place["width"] / 2) < place["width"]
    # It stays while the game goes on, and lies in nobody's way.
    stage.show(valley(lost, seats=2), [Event("first", 1, {})])
    expect(notice).to_have_count(1)
    page.locator("main [data-tile=c3r3]").click()
    page.click("[data-action=seen]")
    expect(notice).to_have_count(0)
    stage.show(valley(lost, seats=2), [Event("first", 1, {})])
    expect(page.locator("[data-losses]")).to_have_count(0)


def test_time_to_answer_is_counted_down_where_others_wait_and_not_alone_with_bots(
    door: Door,
) -> None:
    screen = door.visit()
    stage, page = set_the_stage(screen), screen.page
    hexes = {"c3r4": "A:1w1f camp-A", "c3r5": "B:1w1f"}
    stage.show(valley(hexes, "animals", hands=[["wild-child"], []], seats=2))
    expect(page.locator("[data-box=window]")).to_be_visible()
    timer = page.get_by_role("timer")
    expect(timer).to_have_count(0)
    stage._say({**stage._table, "silence": 20})
    expect(timer).to_have_attribute("data-left", re.compile("1[0-9]"))
    began = timer.get_attribute("data-left") or ""
    expect(timer).not_to_have_attribute("data-left", began)
    expect(timer).to_contain_text("you pass in")
