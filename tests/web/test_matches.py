"""Whole matches in real browsers: against bots, against each other, through reloads and cut lines."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable, cut_off
from tests.web.conftest import Door
from tests.web.hands import Keyboard, Mouse, play_on
from tests.web.knowledge import moments, never_heard_the_seed
from tests.web.mishaps import load_again, miss_something
from tests.web.player import (
    Player,
    answer,
    next_sight,
    next_to_act,
    play_a_while,
    play_to_the_end,
    wait_for_answer,
)
from tests.web.screen import Screen, Told
from tests.web.tables import ANN, RANDOM, open_table, seat_two

pytestmark = pytest.mark.slow


def test_a_whole_match_is_won_against_a_bot_by_clicking(door: Door) -> None:
    screen = door.visit()
    for _ in range(5):
        screen.forget()
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
    # Whoever never played here is asked what.
    keyboard.enter("dialog button[type=submit]")
    screen.page.wait_for_url("**/table/*")
    screen.page.wait_for_selector("[data-tile]")
    first = urlsplit(screen.page.url).path
    assert play_on(screen, 0, keyboard) > 2
    screen.page.wait_for_selector(".ending")
    keyboard.enter("aside button.go, [role=complementary] button.go")
    screen.page.wait_for_url(lambda url: urlsplit(url).path != first)


class Quiet(Player):
    """Lays a trap where that is allowed, and else does something quiet."""

    def act(self, sight: Told) -> None:
        legal = sight["legal"]
        Mouse(self.screen).act("lay" if "lay" in legal else legal[-1])


def play_until_asked(people: list[Quiet], seat: int) -> Told:
    """Whoever is asked acts, until this seat is."""
    for _ in range(8):
        who = next_to_act(people)
        assert who is not None, "the match is over already"
        if who.seat == seat:
            return next_sight(who)
        answer(who)
    raise AssertionError(f"seat {seat} is never asked")


def test_two_people_play_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        ann, ben, made = seat_two(door, cable.address, quiet_per_hunter=5, turns_per_player=20)
        people = [Quiet(ann, 0), Quiet(ben, 1)]
        play_a_while(people, 5)
        play_until_asked(people, 0)
        load_again(ann, 0)
        miss_something(ben, 1, cable, lambda: answer(people[0]))
        # What is done without a line is sent when there is one.
        sight, heard = play_until_asked(people, 1), len(ben.frames)
        with cut_off(ben, cable):
            people[1].act(sight)
            ben.page.wait_for_timeout(1000)
        wait_for_answer(people[1], heard)
        play_to_the_end(people)
    record = ann.call(f"/api/tables/{made['id']}/record")
    for who in people:
        was_told_the_truth(who.screen, who.seat, record)
        kept_no_secret_of_others(who.screen, who.seat)


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
