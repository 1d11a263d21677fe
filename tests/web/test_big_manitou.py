"""Big Manitou in real browsers: whole matches by mouse, secret choices at two screens, open to all."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import Door
from tests.web.explanations import unexplained
from tests.web.knowledge import never_heard_the_seed, was_told_what_it_may_know
from tests.web.manitou_hands import (
    Hunter,
    Typist,
    answer,
    play_a_while,
    play_to_the_end,
    play_until,
)
from tests.web.mishaps import load_again, miss_something
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.tables import ANN, RANDOM, let_a_bot_play, open_table, seat_two
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

SECRETS = ("hands", "packs", "asides")


def open_hunt(screen: Screen, *chairs: Told, **options: int) -> Told:
    made = open_table(screen, *chairs, game="big_manitou", **options)
    screen.page.wait_for_selector("[data-ground]")
    return made


def test_a_whole_match_of_big_manitou_is_played_against_bots_by_clicking(door: Door) -> None:
    screen = door.visit()
    open_hunt(screen, ANN, RANDOM, RANDOM, dealer=3)
    # Three hunts of a choice and seven cards, and whatever the ends of hunts ask.
    assert play_to_the_end([Hunter(screen, 0)]) >= 3 * 8
    table = screen.last("table")
    assert table is not None
    assert table["result"]["reason"] in ("points", "tipi", "tiles", "shared")
    points = screen.page.get_by_role("region", name="Points")
    expect(points).to_be_visible()
    expect(points.get_by_role("columnheader")).to_have_count(3)
    expect(points.get_by_role("rowheader", name="Pairs")).to_be_visible()


def test_a_whole_match_of_big_manitou_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    # With three people a match has the fewest hunts.
    open_hunt(screen, ANN, RANDOM, RANDOM, dealer=3)
    assert play_to_the_end([Typist(screen, 0)]) >= 3 * 8
    expect(screen.page.get_by_role("region", name="Points")).to_be_visible()


def test_a_choice_can_be_changed_until_it_is_confirmed_and_says_what_is_missing(door: Door) -> None:
    screen = door.visit()
    open_hunt(screen, ANN, RANDOM, dealer=2)
    page, chosen = screen.page, screen.page.locator("[data-pick][aria-pressed=true]")
    confirm = page.locator("[data-action=confirm]")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    page.click("[data-pick=h3]")
    page.click("[data-pick=chief] >> nth=1")
    expect(chosen).to_have_count(2)
    page.click("[data-pick=h3]")
    expect(chosen).to_have_count(1)
    confirm.click(force=True)
    expect(page.locator(".prompt")).to_contain_text("missing")
    page.click("[data-action=suggest]")
    expect(chosen).to_have_count(8)
    expect(confirm).to_have_text("Confirm 8 cards")
    page.locator("[data-pick][aria-pressed=false]").first.click()
    expect(chosen).to_have_count(8)
    expect(page.locator(".prompt")).to_contain_text("that is all")
    sight = screen.sight(0)
    assert sight is not None
    assert sight["view"]["selection"]["picks"][0] == [], "nothing is sent before it is confirmed"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["hover", "long press"])
def test_everything_on_the_table_of_big_manitou_explains_itself(
    door: Door, size: dict[str, int]
) -> None:
    screen = door.visit(size=size)
    open_hunt(screen, ANN, RANDOM, dealer=2)
    things = ["[data-seat='1']", "[data-open=bag]", "[data-pick=h3]", "[data-pick=scout]"]
    things += [".cyl[data-flies=cyl-horse]", ".cyl[data-flies=cyl-totem]"]
    things += ["[data-row='1']", "[data-ground='2'] .tile", "[data-action=like]"]
    assert unexplained(screen, things) == []
    assert screen.page.locator("[data-pick][aria-pressed=true]").count() == 0
    screen.page.click("[data-open=wheel]")
    expect(screen.page.get_by_role("dialog")).to_contain_text("Scout beats: Sorcerer, Matriarch")


def test_where_the_lot_decides_nobody_chooses(door: Door) -> None:
    screen = door.visit()
    open_hunt(screen, ANN, RANDOM, dealer=2, random_selection=True)
    expect(screen.page.locator("[data-card]")).to_have_count(3)
    expect(screen.page.locator("[data-pick]")).to_have_count(0)
    answer(Hunter(screen, 0))


def test_two_people_choose_at_the_same_time_and_see_only_who_is_ready(door: Door) -> None:
    ann, ben, _ = seat_two(door, game="big_manitou", shows="[data-ground]")
    both_choose([Hunter(ann, 0, 3), Hunter(ben, 1, 4)])


def test_two_people_hunt_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        # The third seat makes a match one hunt shorter; Ann begins the first one.
        ann, ben, made = seat_two(
            door, cable.address, RANDOM, game="big_manitou", shows="[data-ground]", dealer=3
        )
        people = [Hunter(ann, 0, 3), Hunter(ben, 1, 4)]
        play_until(people[0], "play", people)
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


def both_choose(people: list[Hunter]) -> None:
    """Both gather; the first to confirm sees that the other is not ready, and keeps nothing waiting."""
    ann, ben = people
    sight = ann.screen.sight(0)
    assert sight is not None
    sizes = sight["view"]["selection"]["sizes"]
    ben.gather(sizes[1])
    ann.gather(sizes[0])
    heard = len(ben.screen.frames)
    ann.press("[data-action=confirm]")
    expect(ann.page.locator("[data-action=confirm]")).to_have_count(0)
    expect(ben.page.locator("[data-seat='0'] .ready")).to_be_visible()
    # What Ben had gathered is still there, and of Ann's choice he heard one thing only.
    expect(ben.page.locator("[data-pick][aria-pressed=true]")).to_have_count(sizes[1])
    steps = [said for said in ben.screen.messages[heard:] if said["t"] == "step"]
    assert [event["kind"] for said in steps for event in said["events"]] == ["ready"]
    ben.press("[data-action=confirm]")
    for who in people:
        expect(who.page.locator("[data-card]")).to_have_count(3)


def was_told_no_secret(screen: Screen, seat: int) -> None:
    never_heard_the_seed(screen)
    for message in screen.messages:
        if "view" in message:
            view = message["view"]
            others = [who for who in range(len(view["hands"])) if who != seat]
            assert all(isinstance(view[pile][who], int) for pile in SECRETS for who in others)
            assert all(view["selection"]["picks"][who] is None for who in others)
        for event in message.get("events", []):
            if event["kind"] in ("ready", "assigned", "drew"):
                assert "cards" not in event or event["seat"] == seat


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_the_table_of_big_manitou_is_open_to_all(
    door: Door, lang: str, size: dict[str, int]
) -> None:
    screen, is_phone = door.visit(lang=lang, size=size), size is PHONE
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    ann, found = Hunter(screen, 0, 5), []

    def look(where: str) -> None:
        found.extend(findings(screen, where, is_phone))

    screen.page.click("[data-action=suggest]")
    look("choosing")
    play_until(ann, "play")
    screen.page.click("[data-card] >> nth=0")
    look("a card in mind")
    screen.page.click("[data-card] >> nth=0")
    for what in ("wheel", "bag", "scores"):
        screen.page.click(f"[data-open={what}]")
        look(what)
        screen.page.keyboard.press("Escape")
    screen.page.click("[data-seat='1']")
    look("a seat")
    screen.page.keyboard.press("Escape")
    for _ in range(5):
        play_until(ann, "play")
        answer(ann)
    look("the seventh round")
    assert found == []
