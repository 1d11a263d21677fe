"""Mammoth Valley in real browsers: a match by clicking, by keys, at two screens, and open to all."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.conftest import Door
from tests.web.knowledge import never_heard_the_seed, was_told_what_it_may_know
from tests.web.mammoth_valley_hands import Careful, Elder, Patient, Scribe
from tests.web.mishaps import load_again, miss_something
from tests.web.player import answer, next_sight, next_to_act, play_to_the_end, wait_for_answer
from tests.web.screen import DESK, PATIENCE, PHONE, Screen, Told
from tests.web.tables import ANN, RANDOM, let_a_bot_play, open_table, seat_two
from tests.web.test_access import findings

pytestmark = pytest.mark.slow

SHORT: dict[str, int | str] = {"board": "A1B1", "max_years": 2, "first_player": 1}


def open_valley(screen: Screen, *chairs: Told, **options: int | str) -> Told:
    made = open_table(screen, *chairs, game="mammoth_valley", **(SHORT | options))
    screen.page.wait_for_selector("[data-tile]")
    return made


def seat_two_tribes(door: Door, bens_address: str | None = None) -> tuple[Screen, Screen, Told]:
    return seat_two(
        door, bens_address, game="mammoth_valley", board="A1B1", max_years=2, first_player=1
    )


def settle_down(screen: Screen, *chairs: Told, **options: int | str) -> None:
    """The first camp, then on to the first movement turn; elsewhere if a card has struck the tribe before."""
    for _ in range(8):
        open_valley(screen, *chairs, **options)
        settle(screen, "c3r3")
        if next_sight(Elder(screen, 0))["view"]["moving"]["classes"].get("c3r3", {}).get("w") == 5:
            return
    raise AssertionError("eight tribes, and none has all its warriors")


def settle(screen: Screen, home: str) -> None:
    ann = Patient(screen, 0)
    next_sight(ann)
    heard = len(screen.frames)
    screen.page.locator(f"[data-tile={home}][data-target=camp]").click()
    wait_for_answer(ann, heard)
    for _ in range(60):
        if "end" in next_sight(ann)["legal"]:
            return
        answer(ann)
    raise AssertionError("the first movement turn never comes")


def test_a_whole_match_of_mammoth_valley_is_played_against_a_bot_by_clicking(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    assert play_to_the_end([Elder(screen, 0)]) >= 3
    table = screen.last("table")
    assert table is not None
    reasons = ("victory", "shared", "last_tribe", "extinction", "years")
    assert table["result"]["reason"] in reasons
    said = " ".join(screen.page.locator(".log").all_text_contents())
    assert "Battle" in said or "food" in said
    assert "mammoth_valley." not in said


def test_a_group_is_taken_up_changed_walks_where_it_glows_and_can_be_taken_back(door: Door) -> None:
    screen = door.visit()
    settle_down(screen, ANN, RANDOM)
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
    assert acts[-1][:2] == ["c3r3:w", "c3r3:w"]
    # Whoever thinks better of it takes the walk back.
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator("[data-piece='c3r2/0w']")).to_have_count(0)
    expect(page.locator("[data-piece='c3r3/0w']")).to_be_visible()


def test_a_whole_match_of_mammoth_valley_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    assert play_to_the_end([Scribe(screen, 0)]) >= 3


def test_what_cannot_be_done_says_why(door: Door) -> None:
    screen = door.visit()
    open_valley(screen, ANN, RANDOM)
    screen.page.click("[data-tile=c4r5]", force=True)
    expect(screen.page.locator(".notice, [role=alert], .prompt").first).to_contain_text("lake")
    settle_down(screen, ANN, RANDOM)
    screen.page.click("[data-tile=c3r3]")
    for name, reason, rule in (("c6r4", "too far", "6.1"), ("c2r3", "A river bars the way", "6.4")):
        screen.page.click(f"[data-tile={name}]", force=True)
        expect(screen.page.locator(".prompt")).to_contain_text(reason)
        expect(screen.page.locator(".prompt")).to_contain_text(f"Rule {rule}")


def test_two_people_in_the_valley_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        ann, ben, made = seat_two_tribes(door, cable.address)
        people = [Elder(ann, 0, 3), Elder(ben, 1, 4)]
        next_sight(people[0])
        load_again(ann, 0)
        play_until_ann_may_walk(people)
        miss_something(ben, 1, cable, lambda: answer(people[0]))
        play_until_ann_may_walk(people)
        # Bots play on in their seats; both look on to the end.
        for screen in (ann, ben):
            let_a_bot_play(screen, "random")
        for screen in (ann, ben):
            sees_the_end(screen)
    record = ann.call(f"/api/tables/{made['id']}/record")
    for who in people:
        was_told_what_it_may_know(who.screen, who.seat, record)
        never_heard_the_seed(who.screen)
        sees_only_its_own_hand(who.screen, who.seat)


def test_whoever_comes_or_goes_leaves_the_group_that_was_taken_up_alone(door: Door) -> None:
    ann, ben, _ = seat_two_tribes(door)
    people = [Elder(ann, 0, 3), Elder(ben, 1, 4)]
    play_until_ann_may_walk(people)
    start = next(text[:4] for text in next_sight(people[0])["legal"] if text[4:5] == ":")
    people[0].press_hex(start)
    group = ann.page.locator("[data-box=group]")
    expect(group).to_be_visible()
    ben.page.close()
    assert ann.comes(lambda: not (ann.last("table") or {})["chairs"][1]["present"])
    ann.page.wait_for_timeout(200)
    expect(group).to_be_visible()


def sees_the_end(screen: Screen) -> None:
    assert screen.comes(lambda: screen.is_over, 6 * PATIENCE), "the match does not end"


def play_until_ann_may_walk(people: list[Elder]) -> None:
    """Everybody acts when asked, until Ann is asked for her next movement turn."""
    for acts in range(80):
        who = next_to_act(people)
        assert who is not None, "the match is over"
        if acts > 0 and who.seat == 0 and "end" in next_sight(who)["legal"]:
            return
        answer(who, people)
    raise AssertionError("Ann never may walk")


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
    wishes = {"tundra.mammoth_valley.stops": stored, "tundra.confirm": "yes"}
    screen.page.evaluate("(all) => Object.assign(localStorage, all)", wishes)
    screen.page.reload()
    screen.page.wait_for_selector("[data-tile]")
    ann = Careful(screen, 0, 5)
    # Whatever was asked in a window was answered by the page itself, without a second look.
    while not (asked := windows_of(screen)):
        assert next_to_act([ann]) is not None, "a match without a single window"
        answer(ann)
    next_to_act([ann])
    expect(screen.page.locator("[data-box=window]")).to_have_count(0)
    sent = [json.loads(frame) for frame in screen.sent]
    passed = [message for message in sent if message["t"] == "act" and message["act"] == ["pass"]]
    assert len(passed) >= len(asked)


def windows_of(screen: Screen) -> set[int]:
    """The steps after which this person was asked for a trick."""
    steps = [message for message in screen.messages if message["t"] == "step"]
    return {step["seq"] for step in steps if step["view"]["window"] is not None}


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
    six = [ANN, RANDOM, RANDOM, RANDOM, RANDOM, RANDOM]
    open_valley(screen, *six, preset="advanced_2002")
    screen.page.wait_for_selector("[data-pile]")
    found = findings(screen, "six at the table", is_phone)
    settle_down(screen, *six, preset="advanced_2002")
    screen.page.locator("[data-tile=c3r3]").click()
    screen.page.wait_for_selector("[data-box=group]")
    found += findings(screen, "a group", is_phone)
    screen.page.click("[data-action=drop]")
    screen.page.locator("[data-card]").first.click()
    found += findings(screen, "a card", is_phone)
    found += look_at_the_scenes(screen, is_phone)
    assert found == []


def look_at_the_scenes(screen: Screen, is_phone: bool) -> list[str]:
    """On to the first meal, which comes in every turn; a fight and a window on the way are looked at, too."""
    ann, page, found, seen = Elder(screen, 0, 2), screen.page, list[str](), set[str]()
    for _ in range(60):
        sight = next_sight(ann)
        if sight["view"]["survival"]:
            page.wait_for_selector("[data-scene=survival]")
        for scene in ("[data-scene=battle]", "[data-scene=survival]", "[data-box=window]"):
            if scene not in seen and page.locator(scene).count() > 0:
                seen.add(scene)
                found += findings(screen, scene, is_phone)
        if "[data-scene=survival]" in seen:
            return found
        answer(ann)
    raise AssertionError("nobody ever eats")
