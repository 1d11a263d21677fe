"""Big Manitou in real browsers: whole matches by mouse, secret choices at two screens, open to all."""

from __future__ import annotations

import json
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.knowledge import moments
from tests.web.manitou_hands import Hunter, Typist, answer, next_to_act, play_to_the_end, play_until
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.tables import ANN, LINK, RANDOM
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

SECRETS = ("hands", "packs", "asides")


def open_hunt(screen: Screen, *chairs: Told, **options: int) -> Told:
    body = {"game": "big_manitou", "name": "Ann", "chairs": list(chairs), "options": options}
    made: Told = screen.call("/api/tables", body)
    screen.frames.clear()
    screen.open(made["path"])
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


def test_a_hunt_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    open_hunt(screen, ANN, RANDOM, dealer=2)
    ann = Typist(screen, 0)
    for _ in range(10):
        who = next_to_act([ann])
        assert who is not None
        answer(who)
    sight = screen.sight(0)
    assert sight is not None
    assert sight["view"]["hunt"] == 2 or sight["view"]["round"] == 7


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


def seat_ben(door: Door, made: Told, lang: str) -> Screen:
    ben = door.visit(made["links"][0]["path"], lang=lang)
    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Ben")
    dialog.locator(".btn.go").click()
    ben.page.wait_for_selector("[data-ground]")
    return ben


def test_two_people_choose_at_the_same_time_play_to_the_end_and_nothing_leaks(door: Door) -> None:
    ann = door.visit()
    body = {"game": "big_manitou", "name": "Ann", "chairs": [ANN, LINK], "options": {}}
    made: Told = ann.call("/api/tables", body)
    ann.open(made["path"])
    ben = seat_ben(door, made, "fr")
    ann.page.wait_for_selector("[data-ground]")
    people = [Hunter(ann, 0, 3), Hunter(ben, 1, 4)]

    both_choose(people)
    ben.page.reload()
    ben.page.wait_for_selector("[data-ground]")
    play_to_the_end(people)

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


def was_told_what_it_may_know(screen: Screen, seat: int, record: str) -> None:
    """Every step is what the rules show this seat at that moment; steps kept from it tell nothing."""
    known = json.loads(json.dumps([vars(moment) for moment in moments(record, seat)]))
    views = [moment["view"] for moment in known]
    told = [event for moment in known for event in moment["events"]]
    heard: dict[int, list[Told]] = {}
    for message in screen.messages:
        if message["t"] not in ("step", "snapshot"):
            continue
        assert message["as"] == seat
        assert message["view"] in views
        for step in message["story"] if message["t"] == "snapshot" else [message]:
            heard[step["seq"]] = step["events"]
    assert [event for seq in sorted(heard) for event in heard[seq]] == told


def was_told_no_secret(screen: Screen, seat: int) -> None:
    end = next(i for i, said in enumerate(screen.messages) if said.get("status") == "over")
    seed = screen.messages[end]["seed"]
    assert seed
    assert not any(seed in frame for frame in screen.frames[:end])
    for message in screen.messages:
        if "view" in message:
            view = message["view"]
            others = [who for who in range(len(view["hands"])) if who != seat]
            assert all(isinstance(view[pile][who], int) for pile in SECRETS for who in others)
            assert all(view["selection"]["picks"][who] is None for who in others)
        for event in message.get("events", []):
            if event["kind"] in ("ready", "assigned", "drew"):
                assert "cards" not in event or event["seat"] == seat


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [
        pytest.param(lang, theme, size, id=f"{lang}-{theme}-{size['width']}")
        for (lang, theme), size in product((("en", "day"), ("fr", "night")), (DESK, PHONE))
    ],
)
def test_the_table_of_big_manitou_is_open_to_all(
    door: Door, lang: str, theme: str, size: dict[str, int]
) -> None:
    screen, is_phone = door.visit(lang=lang, theme=theme, size=size), size is PHONE
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
