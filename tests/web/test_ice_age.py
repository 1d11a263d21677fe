"""Ice Age in real browsers: whole matches by mouse and by keyboard, two people at two screens, open to all."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.games.ice_age.positions import A, act, position
from tests.web.cable import Cable
from tests.web.conftest import Door
from tests.web.ice_age_hands import Nomad, Settler, Typist, play_to_the_show, play_until_asked
from tests.web.knowledge import never_heard_the_seed, was_told_what_it_may_know
from tests.web.mishaps import load_again, miss_something
from tests.web.player import answer, next_to_act, play_to_the_end
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.stage import Stage
from tests.web.tables import ANN, RANDOM, open_table, seat_two
from tests.web.test_access import findings
from tundra.games.ice_age import GAME
from tundra.games.ice_age.state import State

pytestmark = pytest.mark.slow

SHORT = {"rounds": 3, "first_player": 1}
REASONS = ("points", "hunters", "stones", "shared")


def open_land(screen: Screen, *chairs: Told, **options: int) -> Told:
    made = open_table(screen, *chairs, game="ice_age", **options)
    screen.page.wait_for_selector("[data-region]")
    return made


def test_a_whole_match_of_ice_age_is_played_against_bots_by_clicking(door: Door) -> None:
    screen = door.visit()
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    # Six hunters are placed before the first card.
    assert play_to_the_end([Nomad(screen, 0)]) > 6
    table, show = screen.last("table"), screen.page.locator("[data-show]")
    assert table is not None
    assert table["result"]["reason"] in REASONS
    # The last round's points lie open: a column for everybody. They can be looked at again after a reload.
    points = show.get_by_role("row", name="In all")
    expect(show).to_have_attribute("data-show", "scores")
    expect(show.get_by_role("columnheader")).to_have_count(4)
    before = points.inner_text()
    screen.page.reload()
    screen.page.click("[data-action=ledger]")
    expect(show).to_have_attribute("data-show", "scores")
    expect(points).to_have_text(before, use_inner_text=True)


def test_a_whole_match_of_ice_age_is_played_by_keyboard_alone(door: Door) -> None:
    screen = door.visit()
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    assert play_to_the_end([Typist(screen, 0, 2)]) > 6


def test_a_card_shows_where_it_could_act_and_what_it_costs_before_it_is_played(door: Door) -> None:
    screen = door.visit()
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    sight = play_until_asked(Nomad(screen, 0), "play")
    screen.catches_up(sight)
    play = sight["view"]["plays"][0]
    card = screen.page.locator(f"[data-card='{play['card']}']").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    reach = {
        region
        for one in sight["view"]["plays"]
        if one["card"] == play["card"]
        for region in one["regions"]
    }
    expect(screen.page.locator("[data-reach]")).to_have_count(len(reach))
    way = screen.page.locator(f"[data-act='{play['act']}']")
    price = play["cost"] or play["gain"]
    expect(way).to_contain_text(f"{price} stone" if price else "no stones")
    card.click()
    expect(screen.page.locator("[data-reach]")).to_have_count(0)


def test_a_card_in_mind_says_on_a_phone_what_it_does_and_warns_of_the_end(door: Door) -> None:
    screen = door.visit(size=PHONE)
    stage = Stage(screen, GAME)
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    stage.show(position(3, hands={A: "place_forest all_place_1"}))
    screen.page.click("[data-card=place_forest]")
    expect(screen.page.get_by_text("Place up to 3 of your hunters in forests")).to_be_visible()
    # What ends a migration is more than what a card says of itself.
    stage.show(position(3, hands={A: "all_place_1"}, reserve=1, spent=19))
    screen.page.click("[data-card=all_place_1]")
    expect(screen.page.get_by_text("the migration ends with this turn")).to_be_visible()


def test_a_region_that_cannot_be_chosen_says_why_with_its_rule(door: Door) -> None:
    screen = door.visit()
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    sight = play_until_asked(Nomad(screen, 0), "placement")
    screen.catches_up(sight)
    # With three players the ice lies on region 1 from the start.
    screen.page.locator("[data-pieces='1']").click()
    expect(screen.page.locator(".prompt")).to_contain_text("2.5")


def test_cards_and_piles_that_cannot_be_taken_say_why_with_the_rule(door: Door) -> None:
    screen = door.visit()
    stage = Stage(screen, GAME)
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    prompt = screen.page.locator(".prompt")
    for state, selector, why in out_of_reach():
        stage.show(state)
        expect(prompt).not_to_contain_text("Rule")
        screen.page.locator(selector).first.click(force=True)
        expect(prompt).to_contain_text(why)
    assert stage.acts == []


def out_of_reach() -> list[tuple[State, str, str]]:
    """Too dear, nothing to copy, eight stones, a fifth card of a colour."""
    poor = position(3, hands={A: "settle mammoth all_place_1 cult_dark light_fire"}, stones={A: 1})
    rich = position(3, hands={A: "all_place_1 cult_dark swap"}, stones={A: 8})
    pale = position(3, hands={A: "dark_fire swap swap settle settle"}, fire={6: "0"})
    act(pale, "play-dark-fire", "name-B", "done", "keep")
    return [
        (poor, "[data-card=settle]", "3.2"),
        (poor, "[data-card=cult_dark]", "3.6"),
        (rich, "[data-card=all_place_1]", "3.4"),
        (pale, "[data-act=draw-light]", "3.8"),
    ]


def test_hunters_are_gathered_can_be_changed_and_are_sent_once(door: Door) -> None:
    screen = door.visit()
    ann, region = wait_for_a_choice(screen)
    gathered, sent = screen.page.locator("[data-unpick]"), len(acts_of(screen))
    ann.press_region(region)
    ann.press_region(region)
    expect(gathered).to_have_count(2)
    gathered.first.click()
    expect(gathered).to_have_count(1)
    ann.press_region(region)
    expect(screen.page.locator("[data-action=send]")).to_have_text("Place 2 hunters")
    assert len(acts_of(screen)) == sent
    screen.page.click("[data-action=send]")
    expect(gathered).to_have_count(0)
    assert len(acts_of(screen)) == sent + 1


def acts_of(screen: Screen) -> list[str]:
    """A page says more than that: that it is still there, or what it would like to foresee."""
    return [frame for frame in screen.sent if '"t":"act"' in frame]


def wait_for_a_choice(screen: Screen) -> tuple[Nomad, str]:
    """Plays until two hunters may be placed; some matches never get there."""
    for seed in range(5):
        open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
        ann = Settler(screen, 0, seed)
        while next_to_act([ann]) is not None:
            sight = screen.sight(0)
            assert sight is not None
            asked = sight["view"]["question"]
            if asked["kind"] == "place" and min(asked["left"], sight["view"]["supply"][0]) > 1:
                ann.put_show_away()
                screen.catches_up(sight)
                return ann, str(asked["zone"][0])
            answer(ann)
    raise AssertionError("five matches, and never two hunters to place")


def test_two_people_migrate_one_reloads_one_is_cut_off_and_nothing_is_lost_or_leaks(
    door: Door,
) -> None:
    with Cable(urlsplit(door.address).port or 0) as cable:
        ann, ben, made = seat_two(
            door, cable.address, RANDOM, game="ice_age", shows="[data-region]", **SHORT
        )
        people = [Nomad(ann, 0, 3), Nomad(ben, 1, 4)]
        play_until_asked(people[0], "play", people=people)
        load_again(ann, 0)
        miss_something(ben, 1, cable, lambda: answer(people[0]))
        play_to_the_end(people)
    record = ann.call(f"/api/tables/{made['id']}/record")
    for who in people:
        was_told_what_it_may_know(who.screen, who.seat, record)
        was_told_no_secret(who.screen, who.seat)


def was_told_no_secret(screen: Screen, seat: int) -> None:
    never_heard_the_seed(screen)
    for message in screen.messages:
        if "view" in message:
            view = message["view"]
            assert all(region["values"] is None for region in view["regions"])
            assert all(
                hand["cards"] is None for who, hand in enumerate(view["hands"]) if who != seat
            )
        for event in message.get("events", []):
            if event["kind"] in ("dealt", "dropped"):
                assert not {"card", "cards"} & event.keys() or event["seat"] == seat


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["desk", "phone"])
def test_the_table_of_ice_age_is_open_to_all_by_day_and_by_night(
    door: Door, lang: str, size: dict[str, int]
) -> None:
    screen, is_phone = door.visit(lang=lang, size=size), size is PHONE
    stage = Stage(screen, GAME)
    open_land(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, **SHORT)
    screen.page.wait_for_selector("[data-lit]")
    found = findings(screen, "five at the table", is_phone)
    open_land(screen, ANN, RANDOM, RANDOM, **SHORT)
    ann = Nomad(screen, 0, 5)
    found += look_at_the_show(screen, ann, is_phone)
    ann.put_show_away()
    stage.show(position(3, hands={A: "place_forest"}))
    screen.page.click("[data-card=place_forest]")
    found += findings(screen, "a card in mind", is_phone)
    screen.page.click("[data-act=play-place-forest]")
    screen.page.wait_for_selector("[data-effect]")
    found += findings(screen, "a card carried out", is_phone)
    screen.page.click("[data-seat='1']")
    found += findings(screen, "a seat explained", is_phone)
    assert found == []


def look_at_the_show(screen: Screen, who: Nomad, is_phone: bool) -> list[str]:
    """From the points back to the fires; each kind of page once."""
    play_to_the_show(who)
    show, found, seen = screen.page.locator("[data-show]"), [], set[str]()
    for _ in range(20):
        page = show.get_attribute("data-show") or ""
        if page not in seen:
            found += findings(screen, f"the show: {page}", is_phone)
        seen.add(page)
        if page == "fire":
            return found
        show.locator("[data-action=back]").click()
    raise AssertionError("the fires never come")
