"""Mammoth Valley in real browsers: a match by clicking, by keys, at two screens, and open to all."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.mammoth_valley_hands import (
    Elder,
    do,
    play_on,
    play_to_the_end,
    wait_for_answer,
)
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.tables import ANN, LINK, RANDOM
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

SHORT = {"board": "A1B1", "max_years": 2, "first_player": 1}


def open_valley(screen: Screen, *chairs: Told, **options: int | str) -> Told:
    body = {"game": "mammoth_valley", "name": "Ann", "chairs": list(chairs)}
    made: Told = screen.call("/api/tables", {**body, "options": {**SHORT, **options}})
    screen.open(made["path"])
    if LINK not in chairs:
        screen.page.wait_for_selector("[data-tile]")
    return made


def settle_down(screen: Screen, hexes: str = "c3r3") -> Elder:
    """The first camp, then on to the first movement turn."""
    ann = Elder(screen, 0)
    before = next_sight(ann)
    screen.page.locator(f"[data-tile={hexes}][data-target=camp]").click()
    wait_for_answer(ann, before)
    for _ in range(60):
        sight = next_sight(ann)
        if "end" in sight["legal"]:
            return ann
        do(ann, sight)
    raise AssertionError("the first movement turn never comes")


def next_sight(who: Elder) -> Told:
    for _ in range(1500):
        sight = who.screen.sight(who.seat)
        if sight is not None and sight["legal"]:
            who.screen.catches_up(sight)
            return sight
        who.page.wait_for_timeout(20)
    raise AssertionError("nobody asks")


def test_a_whole_match_of_mammoth_valley_is_played_against_a_bot_by_clicking(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    assert play_to_the_end([Elder(screen, 0)]) >= 3
    table = screen.last("table")
    assert table is not None
    reasons = ("victory", "shared", "last_tribe", "extinction", "years")
    assert table["result"]["reason"] in reasons
    said = " ".join(screen.page.locator(".log").all_text_contents())
    assert "Combat" in said or "food" in said
    assert "mammoth_valley." not in said


def test_a_group_is_taken_up_changed_and_walks_where_it_glows(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    settle_down(screen)
    page = screen.page
    page.click("[data-tile=c3r3]")
    group = page.locator("[data-box=group]")
    warriors = group.locator("[data-stepper=w]")
    expect(warriors.locator("output")).to_have_text("5 / 5", use_inner_text=True)
    page.locator("[data-stepper=f] [data-step=less]").click(click_count=2)
    for _ in range(3):
        warriors.locator("[data-step=less]").click()
    expect(warriors.locator("output")).to_have_text("2 / 5", use_inner_text=True)
    glowing = page.locator("[data-target=walk]")
    assert glowing.count() > 0
    # Over the Great River nobody walks.
    expect(page.locator("[data-tile=c2r3]")).not_to_have_attribute("data-target", "walk")
    page.locator("[data-tile=c3r2][data-target=walk]").click()
    expect(page.locator("[data-piece='c3r2/0w']")).to_be_visible()
    expect(page.locator("[data-piece='c3r3/0w']")).to_be_visible()
    sent = [json.loads(frame) for frame in screen.sent]
    acts = [message["act"] for message in sent if message["t"] == "act"]
    assert acts[-1] == ["c3r3:w", "c3r3:w", "NE"] or acts[-1][:2] == ["c3r3:w", "c3r3:w"]


def test_whoever_gave_up_a_walk_can_take_it_back(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    settle_down(screen)
    page = screen.page
    page.click("[data-tile=c3r3]")
    page.locator("[data-tile=c3r2][data-target=walk]").click()
    expect(page.locator("[data-piece='c3r2/0w']")).to_be_visible()
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator("[data-piece='c3r2/0w']")).to_have_count(0)
    expect(page.locator("[data-piece='c3r3/0w']")).to_be_visible()


def test_a_turn_can_be_played_on_the_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    settle_down(screen)
    page = screen.page
    reach(screen, "[data-tile]")
    press_until(screen, "n", "[data-tile=c3r3]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-box=group]")
    press_until(screen, "n", "[data-tile=c3r2]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece='c3r2/0w']")).to_be_visible()
    reach(screen, "[data-text=end]")
    sight = screen.sight(0)
    assert sight is not None
    page.keyboard.press("Enter")
    wait_for_answer(Elder(screen, 0), sight)


def reach(screen: Screen, selector: str) -> None:
    press_until(screen, "Tab", selector)


def press_until(screen: Screen, key: str, selector: str) -> None:
    for _ in range(80):
        if screen.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        screen.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {selector}")


def test_what_cannot_be_done_says_why(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    screen.page.click("[data-tile=c4r5]", force=True)
    expect(screen.page.locator(".notice, [role=alert], .prompt").first).to_contain_text("lake")
    settle_down(screen)
    screen.page.click("[data-tile=c3r3]")
    screen.page.click("[data-tile=c6r4]", force=True)
    expect(screen.page.locator(".prompt")).to_contain_text("cannot walk there")


def test_two_people_in_the_valley_see_what_they_may_and_come_back_after_a_break(door: Door) -> None:
    ann = door.visit()
    made = open_valley(ann, ANN, LINK)
    ben = door.visit(made["links"][0]["path"], lang="fr")
    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Ben")
    dialog.locator(".btn.go").click()
    for screen in (ann, ben):
        screen.page.wait_for_selector("[data-tile]")
    people = [Elder(ann, 0, 3), Elder(ben, 1, 4)]
    for _ in range(5):
        act_next(people)
    ben.page.reload()
    ben.page.wait_for_selector("[data-tile]")
    ann.is_cut_off = True
    ann.context.set_offline(True)
    ann.page.wait_for_timeout(50)
    ann.context.set_offline(False)
    for _ in range(5):
        act_next(people)
    for screen, seat in ((ann, 0), (ben, 1)):
        sees_only_its_own_hand(screen, seat)


def act_next(people: list[Elder]) -> None:
    for _ in range(1500):
        for who in people:
            sight = who.screen.sight(who.seat)
            if sight is not None and sight["legal"]:
                do(who, sight)
                return
            who.page.wait_for_timeout(10)
    raise AssertionError("nobody is asked")


def sees_only_its_own_hand(screen: Screen, seat: int) -> None:
    seen = 0
    for message in screen.messages:
        told = message.get("now") if message["t"] == "refused" else message
        if message["t"] not in ("step", "snapshot") or not told:
            continue
        view = told["view"]
        seen += 1
        for who, tribe in enumerate(view["tribes"]):
            assert isinstance(tribe["hand"], list) == (who == seat)
        if view["window"] is not None:
            assert told["legal"], "a window is shown only to the one who is asked"
        for event in told.get("events", []):
            if event["kind"] in ("dealt", "drew") and event["seat"] != seat:
                assert "cards" not in event
    assert seen > 3


def test_a_person_is_never_asked_in_a_window_that_was_switched_off(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM, hand_limit="6")
    stored = json.dumps({"never": WINDOWS, "fitting": True})
    screen.page.evaluate("(s) => localStorage.setItem('tundra.mammoth_valley.stops', s)", stored)
    screen.page.reload()
    screen.page.wait_for_selector("[data-tile]")
    ann = Elder(screen, 0, 5)
    play_on(ann, 8)
    # Whatever was asked in a window was answered by the page itself.
    asked = [m for m in screen.messages if m["t"] == "step" and m["view"]["window"] is not None]
    expect(screen.page.locator("[data-box=window]")).to_have_count(0)
    passed = [json.loads(frame) for frame in screen.sent]
    by_itself = [m for m in passed if m["t"] == "act" and m["act"] == ["pass"]]
    assert len(by_itself) == len({m["seq"] for m in asked})


WINDOWS = [
    "event_revealed", "event_die_rolled", "event_before_losses", "fire_threat",
    "animal_direction_rolled", "after_animal_move", "movement_other_step", "movement_own_end",
    "movement_turn_closed", "combats_start_own", "before_combat", "in_combat", "token_died",
    "combat_won", "camp_taken", "survival", "starvation", "after_survival", "births_start",
    "births_before_camp", "births_end", "sowing", "tricks_phase", "turn_end", "tribe_die_rolled",
]  # fmt: skip


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_the_table_of_mammoth_valley_is_open_to_all(
    door: Door, lang: str, size: dict[str, int]
) -> None:
    screen, is_phone = door.visit(lang=lang, size=size), size is PHONE
    open_valley(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, RANDOM, preset="advanced_2002")
    screen.page.wait_for_selector("[data-pile]")
    found = findings(screen, "six at the table", is_phone)
    settle_down(screen)
    screen.page.locator("[data-tile=c3r3]").click()
    screen.page.wait_for_selector("[data-box=group]")
    found += findings(screen, "a group", is_phone)
    screen.page.click("[data-action=drop]")
    screen.page.locator("[data-card]").first.click()
    found += findings(screen, "a card", is_phone)
    assert found == []
    assert "mammoth_valley." not in screen.page.locator("body").inner_text()
