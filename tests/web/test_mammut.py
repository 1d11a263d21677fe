"""Mammut in real browsers: a whole match by clicking, two people at two screens, and open to all."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import Door
from tests.web.explanations import unexplained
from tests.web.keys import enter
from tests.web.knowledge import never_heard_the_seed, was_told_what_it_may_know
from tests.web.mammut_hands import Gatherer, Typist, look_into_a_heap, play_to_the_show
from tests.web.mishaps import load_again, miss_something
from tests.web.player import answer, play_a_while, play_to_the_end, wait_for_answer
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.stage import Stage
from tests.web.tables import ANN, RANDOM, let_a_bot_play, open_table, seat_two
from tests.web.test_access import findings
from tundra.games.mammut import GAME

pytestmark = pytest.mark.slow


def open_mammut(screen: Screen, *chairs: Told, **options: int) -> Told:
    return open_table(screen, *chairs, game="mammut", **options)


def test_a_whole_match_of_mammut_is_played_against_bots_by_clicking(door: Door) -> None:
    screen = door.visit()
    open_mammut(screen, ANN, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    assert play_to_the_end([Gatherer(screen, 0)]) >= 5
    table = screen.last("table")
    assert table is not None
    assert table["result"]["reason"] in ("points", "hide_track", "shared")
    show = screen.page.locator("[data-show]")
    expect(show).to_be_visible()
    expect(show.get_by_role("row")).to_have_count(4)
    # Nobody is named the winner before these scores have been looked at.
    expect(screen.page.locator(".ending")).to_have_count(0)
    show.locator("[data-action=close]").click()
    expect(screen.page.locator(".ending")).to_be_visible()
    the_finale_tells_where_points_came_from(screen, table)


def the_finale_tells_where_points_came_from(screen: Screen, table: Told) -> None:
    """By itself after the scores: bars that add up, the lead, three facts; behind it the hide is not empty."""
    finale = screen.page.locator("[data-finale]")
    rows = finale.locator("[data-finale-seat]")
    expect(rows).to_have_count(3)
    for row in rows.all():
        parts = [int(text.replace("−", "-")) for text in row.locator(".part span").all_inner_texts()]
        assert sum(parts) == int(row.locator(".total").inner_text())
    winner = rows.first.get_attribute("data-finale-seat")
    assert table["result"]["places"][int(winner or 0)] == 1
    expect(finale.locator("[data-lead]")).to_be_visible()
    expect(finale.locator("[data-fact]")).to_have_count(3)
    assert findings(screen, "finale", False) == []
    finale.locator("[data-action=board]").click()
    expect(finale).to_have_count(0)
    expect(screen.page.locator("[data-last]")).to_be_visible()
    screen.page.locator("[data-action=finale]").click()
    expect(finale).to_be_visible()


def test_the_evaluation_can_be_paged_through_and_opened_again(door: Door) -> None:
    screen = door.visit()
    open_mammut(screen, ANN, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    play_to_the_show(Gatherer(screen, 0))
    show = screen.page.locator("[data-show]")
    # Nothing moves for this person: the table of points comes first, the categories lie before it.
    expect(show).to_have_attribute("data-show", "ledger")
    for chapter in ("animal", "fire", "meat", "tusk", "hide", "axe", "open"):
        show.get_by_role("button", name="Back", exact=True).click()
        expect(show).to_have_attribute("data-show", chapter)
    screen.page.keyboard.press("Escape")
    expect(show).to_have_count(0)
    screen.page.click("[data-action=ledger]")
    expect(show).to_have_attribute("data-show", "ledger")


def test_what_is_gathered_can_be_changed_and_is_sent_once(door: Door) -> None:
    screen = door.visit()
    stage = Stage(screen, GAME)
    open_mammut(screen, ANN, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    # Nobody else plays here, so that what was taken stays in sight.
    stage.show(GAME.new_game(GAME.choose(3, {"first_player": 1}), 1))
    tile = screen.page.locator("[data-tile]")
    tile.nth(3).click()
    tile.nth(9).click()
    expect(tile.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(screen.page.locator("[data-action=take]")).to_have_text("Take 2 tiles")
    tile.nth(3).click()
    expect(screen.page.locator("[data-action=take]")).to_have_text("Take 1 tile")
    screen.page.click("[data-action=change]")
    expect(screen.page.locator("[aria-pressed=true][data-tile]")).to_have_count(0)
    tile.nth(5).focus()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("Space")
    expect(screen.page.locator("[data-action=take]")).to_have_text("Take 2 tiles")
    screen.page.click("[data-action=take]")
    heap = screen.page.locator("[data-heap=A1] [data-moves]")
    expect(heap).to_have_count(2)
    (act,) = stage.acts
    assert (act[0], len(act), act[-1]) == ("take", 4, "done")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["hover", "long press"])
def test_everything_on_the_table_of_mammut_explains_itself(
    door: Door, size: dict[str, int]
) -> None:
    screen = door.visit(size=size)
    open_mammut(screen, ANN, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    things = ["[data-tile]", "[data-heap]", "[data-cards]", ".animals", ".round", ".ties"]
    things += ["[data-track=hides]", "[data-track=points]"]
    things += [f"[data-pile={pile}]" for pile in ("pile", "discard", "played")]
    assert unexplained(screen, things) == []
    assert screen.page.locator("[data-tile][aria-pressed=true]").count() == 0


def test_two_people_share_loot_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        ann, ben, made = seat_two(door, cable.address, game="mammut", first_player=1)
        people = [Gatherer(ann, 0, 3), Gatherer(ben, 1, 4)]
        load_again(ann, 0)
        miss_something(ben, 1, cable, lambda: answer(people[0]))
        play_a_while(people, 4)
        for screen in (ben, ann):
            let_a_bot_play(screen, "random")
        for screen in (ben, ann):
            screen.page.wait_for_selector(".ending", timeout=90_000)
    record = ann.call(f"/api/tables/{made['id']}/record")
    for who in people:
        was_told_what_it_may_know(who.screen, who.seat, record)
        was_told_no_secret(who.screen, who.seat)


def was_told_no_secret(screen: Screen, seat: int) -> None:
    """No seed, no hand, no card face down, and under no question mark that this seat did not look at."""
    never_heard_the_seed(screen)
    for message in screen.messages:
        if "view" not in message:
            continue
        view = message["view"]
        others = [hand for who, hand in enumerate(view["hands"]) if who != seat]
        assert all(isinstance(hand, int) for hand in others)
        for tile in view["tiles"]:
            assert tile["under"] is None or tile["known"] == "open" or seat in tile["lookers"]


def test_a_whole_match_of_mammut_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    # With four people a match has the fewest rounds.
    open_mammut(screen, ANN, RANDOM, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    typist = Typist(screen, 0, 2)
    assert play_to_the_end([typist]) >= 4
    # The last loot is counted before all eyes, too.
    screen.page.wait_for_selector("[data-show]")
    typist.close_show()
    enter(screen.page, "[data-action=ledger]")
    expect(screen.page.locator("[data-show]")).to_have_attribute("data-show", "ledger")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_the_table_of_mammut_is_open_to_all(door: Door, lang: str, size: dict[str, int]) -> None:
    screen, is_phone = door.visit(lang=lang, size=size), size is PHONE
    open_mammut(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    found = findings(screen, "five at the table", is_phone)
    open_mammut(screen, ANN, RANDOM, RANDOM, first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    screen.page.locator("[data-tile]").nth(2).click()
    found += findings(screen, "gathering", is_phone)
    ann, heard = Gatherer(screen, 0, 2), len(screen.frames)
    screen.page.click("[data-action=take]")
    wait_for_answer(ann, heard)
    look_into_a_heap(ann)
    found += findings(screen, "a heap", is_phone)
    screen.page.click(".spread .head button")
    play_to_the_show(ann)
    found += findings(screen, "the show", is_phone)
    assert found == []
