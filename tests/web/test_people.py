"""People at a table: they talk, think twice, leave, come back, look on and play again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Door
from tests.web.hands import Mouse, Person, wait_for_turn
from tests.web.player import answer, next_to_act
from tests.web.screen import Screen
from tests.web.tables import ANN, RANDOM, finish_table, let_a_bot_play, open_table, seat_two

pytestmark = pytest.mark.slow


def sent(screen: Screen, kind: str) -> int:
    return sum(json.loads(frame)["t"] == kind for frame in screen.sent)


def one_act(people: list[Screen]) -> int:
    """Whoever is to act does; says who it was."""
    who = next_to_act([Person(screen, seat) for seat, screen in enumerate(people)])
    assert who is not None, "the match is over already"
    answer(who)
    return who.seat


def test_what_one_says_the_other_reads(door: Door) -> None:
    ann, ben, _ = seat_two(door)
    for screen, text in ((ann, "the herd is near"), (ben, "<b>I smell it</b>")):
        screen.page.get_by_role("tab", name="Chat").click()
        screen.page.locator(".chat form input").last.fill(text)
        screen.page.keyboard.press("Enter")
    for screen in (ann, ben):
        talk = screen.page.get_by_role("log")
        expect(talk).to_contain_text("Ann the herd is near")
        expect(talk).to_contain_text("Ben <b>I smell it</b>")


def test_nothing_is_sent_before_it_is_confirmed(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    page = screen.page
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_label("Ask before my turn is sent").check()
    page.keyboard.press("Escape")
    sight = wait_for_turn(screen, 0)
    assert sight is not None
    Mouse(screen).act(sight["legal"][0])
    page.get_by_role("button", name="Change").click()
    Mouse(screen).act(sight["legal"][1])
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    page.wait_for_timeout(200)
    assert sent(screen, "act") == 0
    confirm.click()
    expect(confirm).to_have_count(0)
    page.wait_for_timeout(200)
    assert sent(screen, "act") == 1


def test_a_seat_goes_to_a_bot_and_back(door: Door) -> None:
    ann, ben, _ = seat_two(door)
    let_a_bot_play(ann)
    expect(ben.page.locator(".seats")).to_contain_text("Bot")
    back = ann.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    expect(ben.page.locator(".seats")).not_to_contain_text("Bot")


def test_whoever_stays_away_can_be_replaced(door: Door) -> None:
    ann, ben, _ = seat_two(door)
    people = [ann, ben]
    while not (ben.sight(1) or {}).get("legal"):
        one_act(people)
    ben.page.close()
    replace = ann.page.get_by_role("button", name="Let a bot play for Ben")
    ann.page.wait_for_timeout(1500)
    ann.page.reload()
    replace.click()
    assert wait_for_turn(ann, 0) is not None
    expect(ann.page.locator(".seats")).to_contain_text("Bot")


def test_after_a_reload_one_sees_what_happened_since_ones_last_turn(door: Door) -> None:
    ann, ben, _ = seat_two(door)
    people = [ann, ben]
    acted = [one_act(people)]
    while acted[-2:] != [0, 1] or not (ann.sight(0) or {}).get("legal"):
        acted.append(one_act(people))
        ann.page.wait_for_timeout(100)
    ann.page.reload()
    ann.page.get_by_role("button", name="Since your last turn").first.click()
    expect(ann.page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Since your last turn")).to_have_count(0)
    expect(ann.page.locator("[data-card]").first).to_be_visible()


def test_an_onlooker_hears_of_no_hand_and_no_seed(door: Door) -> None:
    ann = door.visit()
    made = open_table(ann, ANN, RANDOM, quiet_per_hunter=5, turns_per_player=20)
    onlooker = door.visit(made["path"])
    onlooker.page.wait_for_selector("[data-tile]")
    let_a_bot_play(ann, "random")
    expect(onlooker.page.get_by_role("region", name="Result")).to_be_visible()
    told = onlooker.messages
    end = next(i for i, said in enumerate(told) if said.get("status") == "over")
    seed = told[end]["seed"]
    assert seed
    assert not any(seed in frame for frame in onlooker.frames[:end])
    for message in told:
        assert message.get("as") is None
        assert not message.get("legal")
        assert not message.get("links")
        assert all(isinstance(hand, int) for hand in message.get("view", {}).get("hands", []))
        for event in message.get("events", []):
            assert event["kind"] != "drew" or "card" not in event


def test_after_the_end_there_is_a_rematch(door: Door) -> None:
    screen = door.visit()
    made = finish_table(screen)
    screen.page.get_by_role("button", name="Rematch").click()
    screen.page.wait_for_url(lambda url: "/table/" in url and made["id"] not in url)
    expect(screen.page.locator("[data-tile]")).to_have_count(37)
    again = screen.call("/api/tables/" + screen.page.url.rpartition("/")[2])
    assert (again["status"], again["rematch_of"]) == ("playing", made["id"])
    assert again["mine"] == [0]
