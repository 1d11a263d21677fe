"""Whole matches in real browsers: against bots, against each other, through reloads and cut lines."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable, cut_off
from tests.web.conftest import Door
from tests.web.hands import Keyboard, Mouse, play_on, take, wait_for_turn
from tests.web.knowledge import moments, never_heard_the_seed
from tests.web.screen import Screen, Told
from tests.web.tables import ANN, RANDOM, open_table, seat_two

pytestmark = pytest.mark.slow


def test_a_whole_match_is_won_against_a_bot_by_clicking(door: Door) -> None:
    screen = door.visit()
    for _ in range(5):
        screen.frames.clear()
        open_table(screen, ANN, RANDOM)
        acts = play_on(screen, 0, Mouse(screen))
        table = screen.last("table")
        assert acts > 2
        assert table is not None
        if table["result"]["places"][0] == 1:
            break
    else:
        raise AssertionError("five matches, none won")
    assert table["result"]["reason"] == "trap"
    expect(screen.page.get_by_role("heading", name="You")).to_be_visible()


def test_a_whole_match_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    keyboard = Keyboard(screen)
    keyboard.enter("main button:not([aria-expanded]):not([type=submit])")
    screen.page.wait_for_url("**/table/*")
    screen.page.wait_for_selector("[data-tile]")
    first = urlsplit(screen.page.url).path
    assert play_on(screen, 0, keyboard) > 2
    screen.page.wait_for_selector(".ending")
    keyboard.enter("aside button.go, [role=complementary] button.go")
    screen.page.wait_for_url(lambda url: urlsplit(url).path != first)


def exchange(people: list[Screen], turns: int) -> None:
    """Each in turn lays a trap where that is allowed, and else does something quiet."""
    for _ in range(turns):
        for seat, screen in enumerate(people):
            sight = screen.sight(seat)
            if sight is not None and sight["legal"]:
                text = "lay" if "lay" in sight["legal"] else sight["legal"][-1]
                take(screen, seat, Mouse(screen), sight, text)
        people[0].page.wait_for_timeout(30)
        people[1].page.wait_for_timeout(30)


def until_it_is_anns_turn(people: list[Screen]) -> None:
    for _ in range(1500):
        for seat, screen in enumerate(people):
            screen.page.wait_for_timeout(20)
            sight = screen.sight(seat)
            if sight is None or not sight["legal"]:
                continue
            if seat == 0:
                return
            if screen.page.locator("[data-action=pass]:not([aria-disabled=true])").count() > 0:
                take(screen, seat, Mouse(screen), sight, sight["legal"][-1])
    raise AssertionError("Ann is never asked")


def test_two_people_play_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        ann, ben, made = seat_two(door, cable.address, quiet_per_hunter=5, turns_per_player=20)
        people = [ann, ben]
        exchange(people, 3)

        before = ann.sight(0)
        assert before is not None
        ann.page.reload()
        ann.page.wait_for_selector("[data-tile]")
        after = ann.sight(0)
        assert after is not None
        assert after["view"] == before["view"]

        until_it_is_anns_turn(people)
        with cut_off(ben, cable):
            sight = ann.sight(0)
            assert sight is not None
            take(ann, 0, Mouse(ann), sight, sight["legal"][-1])
            ben.page.wait_for_timeout(10_000)
        sight = wait_for_turn(ben, 1)
        assert sight is not None

        with cut_off(ben, cable):
            Mouse(ben).act(sight["legal"][-1])
            ben.page.wait_for_timeout(1000)
        until_it_is_anns_turn(people)
        exchange(people, 60)

    for screen in people:
        table = screen.last("table")
        assert table is not None
        assert table["status"] == "over"
    record = ann.call(f"/api/tables/{made['id']}/record")
    for seat, screen in enumerate(people):
        was_told_the_truth(screen, seat, record)
        kept_no_secret_of_others(screen, seat)


def was_told_the_truth(screen: Screen, seat: int, record: str) -> None:
    """Each step once and in order, exactly as the rules tell it to this seat."""
    known = json.loads(json.dumps([vars(moment) for moment in moments(record, seat)]))
    heard: dict[int, list[Told]] = {}
    for message in screen.messages:
        if message["t"] not in ("step", "snapshot"):
            continue
        assert message["as"] == seat
        assert message["view"] == known[message["seq"]]["view"]
        steps = message["story"] if message["t"] == "snapshot" else [message]
        for step in steps:
            heard[step["seq"]] = step["events"]
    assert [heard[seq] for seq in range(1, len(known))] == [
        moment["events"] for moment in known[1:]
    ]


def kept_no_secret_of_others(screen: Screen, seat: int) -> None:
    """No hand, no drawn card, no key of another chair."""
    never_heard_the_seed(screen)
    for message in screen.messages:
        if "view" in message:
            others = [hand for who, hand in enumerate(message["view"]["hands"]) if who != seat]
            assert all(isinstance(hand, int) for hand in others)
        for event in message.get("events", []):
            assert "card" not in event or event["seat"] == seat or event["kind"] != "drew"
        if message["t"] == "table" and seat == 1:
            assert message["links"] == []
