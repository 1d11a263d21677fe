"""Big Manitou in real browsers: whole matches by mouse, secret choices at two screens, open to all."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.cable import Cable
from tests.web.conftest import Door
from tests.web.explanations import unexplained
from tests.web.knowledge import never_heard_the_seed, was_told_what_it_may_know
from tests.web.manitou_hands import Hunter, Typist, play_until
from tests.web.manitou_scenes import (
    Stage,
    after,
    choosing,
    crowd,
    eighth_card,
    last_of_hunt,
    sixth_round,
    taking,
)
from tests.web.mishaps import load_again, miss_something
from tests.web.player import answer, play_a_while, play_to_the_end
from tests.web.screen import DESK, PHONE, Screen, Told
from tests.web.tables import ANN, RANDOM, let_a_bot_play, open_table, seat_two
from tests.web.test_access import findings
from tundra.games.big_manitou.state import State

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
    stage = Stage(screen)
    # Neither the first to play nor the last: eight cards.
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=3)
    page, chosen = screen.page, screen.page.locator("[data-pick][aria-pressed=true]")
    confirm, prompt = page.locator("[data-action=confirm]"), page.locator(".prompt")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    page.click("[data-pick=h3]")
    page.click("[data-pick=chief] >> nth=1")
    expect(chosen).to_have_count(2)
    page.click("[data-pick=h3]")
    expect(chosen).to_have_count(1)
    confirm.click(force=True)
    expect(prompt).to_contain_text("7 cards are still missing. Rule 3.3")
    page.click("[data-action=suggest]")
    expect(prompt).not_to_contain_text("missing")
    expect(chosen).to_have_count(8)
    expect(confirm).to_have_text("Confirm 8 cards")
    page.locator("[data-pick][aria-pressed=false]").first.click(force=True)
    expect(chosen).to_have_count(8)
    expect(prompt).to_contain_text("that is all. Rule 3.3")
    assert stage.acts == [], "nothing is sent before it is confirmed"
    what_cannot_be_put_back_is_completed(page, stage)


def what_cannot_be_put_back_is_completed(page: Page, stage: Stage) -> None:
    """Somebody's bot has cleared three times and left two cards: they stay, and nothing below them goes."""
    stage.show(choosing(packs={0: "h1 h3"}, clears=[3, 0, 0, 0, 0]))
    chosen, prompt = page.locator("[data-pick][aria-pressed=true]"), page.locator(".prompt")
    expect(chosen).to_have_count(2)
    page.locator("[data-pick=h3]").click(force=True)
    expect(prompt).to_contain_text("three times in this hunt")
    page.locator("[data-pick=h2]").click(force=True)
    expect(prompt).to_contain_text("Hunter 2 comes before the last one. Rule 3.4")
    page.click("[data-action=suggest]")
    expect(chosen).to_have_count(9)
    page.click("[data-action=confirm]")
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    (act,) = stage.acts
    assert (act[-1], "clear" in act, len(act)) == ("done", False, 8)


def test_like_last_time_gathers_what_was_chosen_for_such_a_hunt_even_after_a_reload(
    door: Door,
) -> None:
    screen = door.visit()
    page, stage = screen.page, Stage(screen)
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    like, chosen = (
        page.locator("[data-action=like]"),
        page.locator("[data-pick][aria-pressed=true]"),
    )
    first = ["h1", "h4", "h10", "chief", "chief", "matriarch", "rainmaker", "scout", "sorcerer"]
    stage.show(
        crowd("play", columns={}, turns=0, hands={0: "h1 h4 h10"}, packs={0: " ".join(first[3:])})
    )
    expect(page.locator("[data-card]")).to_have_count(3)
    # The second hunt of a pair is another kind: nothing was chosen for one yet.
    stage.show(choosing())
    expect(like).to_have_attribute("aria-disabled", "true")
    page.reload()
    page.wait_for_selector("[data-ground]")
    stage.show(crowd("select", columns={}, turns=0, hunt=5))
    like.click()
    expect(chosen).to_have_count(len(first))
    assert [card.get_attribute("data-pick") for card in chosen.all()] == first


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["hover", "long press"])
def test_everything_on_the_table_of_big_manitou_explains_itself(
    door: Door, size: dict[str, int]
) -> None:
    screen = door.visit(size=size)
    open_hunt(screen, ANN, RANDOM, dealer=2)
    things = ["[data-seat='1']", "[data-open=bag]", "[data-pick=h3]", "[data-pick=scout]"]
    things += [".cyl[data-flies=cyl-horse]", ".cyl[data-flies=cyl-totem]"]
    things += ["[data-ground='2'] .tile", "[data-action=like]"]
    # A phone needs its height while cards are chosen: rows come with the first cards.
    things += ["[data-row='1']"] if size == DESK else []
    assert unexplained(screen, things) == []
    assert screen.page.locator("[data-pick][aria-pressed=true]").count() == 0
    screen.page.click("[data-open=wheel]")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Scout beats: Sorcerer, Matriarch")
    screen.page.keyboard.press("Escape")
    screen.page.click("[data-seat='1']")
    expect(dialog).to_contain_text("Dealer: plays last in this hunt.")


def test_heroes_explain_themselves_while_hunters_beside_them_may_be_moved(door: Door) -> None:
    screen = door.visit()
    stage = Stage(screen)
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    stage.show(crowd("move"))
    own = ["[data-ground='1'] [data-row='0'] .head", "[data-moves='0:chief:0']"]
    expect(screen.page.locator("[data-hunter=h10]")).to_be_visible()
    assert unexplained(screen, [*own, "[data-moves='0:scout:0']", "[data-hunter=h10]"]) == []


def test_the_points_tell_who_is_ahead_of_whom_where_totals_are_level(door: Door) -> None:
    screen = door.visit()
    stage, page = Stage(screen), screen.page
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    # Ann wins; of three with two points one has more tipis, and of the other two one has more tiles.
    owned = {0: "bison3 tipi2", 1: "bison2 tipi2", 2: "bison2 tipi1 tipi1", 3: "bison2 tipi3"}
    state = last_of_hunt(5, owned=owned, totem=None, horse=None)
    stage.show(state, after(state, "take-tipi1"))
    points = page.get_by_role("region", name="Points")
    expect(points.locator("tr.total td")).to_have_text(["3", "2", "2", "2", "0"])
    expect(points.locator("tr.tie").first.locator("td")).to_have_text(["", "3", "2", "2", ""])
    expect(points.locator("tr.tie").last.locator("td")).to_have_text(["", "2", "3", "2", ""])


def test_five_people_on_a_phone_see_all_points_and_ties_at_once(door: Door) -> None:
    screen = door.visit(lang="fr", size=PHONE)
    stage, page = Stage(screen), screen.page
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    # Level in points and tipis: no other reason takes as many words as that tiles decide.
    owned = dict.fromkeys(range(5), "bison2 tipi1") | {0: "bison1 bison1"}
    state = last_of_hunt(5, owned=owned, totem=None, horse=None)
    stage.show(state, after(state, "take-tipi1"))
    expect(page.locator(".prompt")).to_contain_text("le plus de tuiles l’emporte")
    last = page.locator("[data-final] tr.tie").last
    expect(page.locator(".ending")).to_be_visible()
    expect(last).to_be_visible()
    row, sheet = last.bounding_box(), page.locator("aside.side").bounding_box()
    assert row is not None
    assert sheet is not None
    assert row["y"] + row["height"] <= sheet["y"] + 1
    # What comes next is in sight without scrolling, too.
    again = page.get_by_role("link", name="Revoir la partie").bounding_box()
    foot = page.locator("aside.side .foot").bounding_box()
    assert again is not None
    assert foot is not None
    assert again["y"] + again["height"] <= foot["y"]


def test_where_the_lot_decides_nobody_chooses(door: Door) -> None:
    screen = door.visit()
    open_hunt(screen, ANN, RANDOM, dealer=2, random_selection=True)
    expect(screen.page.locator("[data-card]")).to_have_count(3)
    expect(screen.page.locator("[data-pick]")).to_have_count(0)
    answer(Hunter(screen, 0))


def test_an_explanation_stays_true_when_the_position_changes_while_somebody_reads(
    door: Door,
) -> None:
    screen = door.visit()
    stage = Stage(screen)
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=3)
    tip = screen.page.get_by_role("tooltip")
    stage.show(crowd("move"))
    screen.page.hover("[data-seat='1']")
    expect(tip).to_contain_text("Force so far: 30")
    stage.show(choosing())
    expect(tip).to_contain_text("Force so far: 0")


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
    stage, page, found = Stage(screen), screen.page, []
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)

    def look(where: str) -> None:
        found.extend(findings(screen, where, is_phone))

    stage.show(choosing())
    page.click("[data-action=suggest]")
    page.locator("[data-pick][aria-pressed=false]").click(force=True)
    look("choosing, one too many")
    stage.show(sixth_round())
    page.click("[data-card=rainmaker]")
    expect(page.locator("[data-ground='2'] .said")).to_be_visible()
    look("a hero in mind")
    page.click("[data-card=rainmaker]")
    for what in ("wheel", "bag", "scores"):
        page.click(f"[data-open={what}]")
        expect(page.get_by_role("dialog")).to_be_visible()
        look(what)
        page.keyboard.press("Escape")
    page.click("[data-seat='1']")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("a seat")
    page.keyboard.press("Escape")
    for where, state, shows in questions():
        stage.show(state)
        expect(page.locator(shows).first).to_be_visible()
        look(where)
    state = last_of_hunt(5)
    stage.show(state, after(state, "take-tipi1"))
    expect(page.locator("[data-final]")).to_be_visible()
    look("the end")
    assert found == []


def questions() -> list[tuple[str, State, str]]:
    """What the end of a hunt asks of somebody, and what shows it."""
    return [
        ("an eighth card", eighth_card(), "[data-act=pass]"),
        ("a hunter to move", crowd("move"), "[data-lift]"),
        ("a tile to lose", crowd("penalty", owing=[0]), "[data-act=discard-tipi2]"),
        ("a tile to take", taking(), "[data-act=take-totem]"),
    ]


MOVED = """
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) { moved.push(this); return animate.apply(this, how); };
"""
ALL_MOVED = "(things) => things.every((thing) => moved.some((other) => other.matches(thing)))"


def test_what_happens_on_the_grounds_is_seen_to_move_unless_that_is_not_wanted(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, Stage(screen)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(MOVED)
    open_hunt(screen, ANN, RANDOM, RANDOM, RANDOM, RANDOM, dealer=5)
    # What makes things move comes after all else.
    page.wait_for_load_state("networkidle")
    for state, text, things in stirring():
        stage.show(state.clone())
        expect(page.locator("[data-seat='0'].on")).to_be_visible()
        page.evaluate("moved.length = 0")
        stage.show(state, after(state, text))
        # The final table comes a moment after the position.
        page.wait_for_function(ALL_MOVED, arg=things)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("moved.length = 0")
    state = taking()
    stage.show(state, after(state, "take-totem"))
    expect(page.locator("[data-ground='1'] .tile")).to_have_count(3)
    assert page.evaluate("moved.length") == 0


def stirring() -> list[tuple[State, str, list[str]]]:
    """Acts, and what must stir then."""
    gone = "span[style*=absolute]"
    cards = ["[data-seat='1'] [data-cards]", ".hand [data-card]"]
    played = ["[data-ground='3'] [data-moves='0:rainmaker:0']", "[data-moves='2:scout:0']"]
    ground = ["[data-ground='1'] [data-row='0'] .head", "[data-ground='1'] [data-row='4'] .head"]
    poor = crowd("penalty", owing=[0], owned={0: "horse"}, totem=None)
    return [
        (sixth_round(), "rainmaker-3", [*played, ".hand [data-card=h3]"]),
        (crowd("move"), "move-h9-1", ["[data-ground='1'] [data-moves='0:h9:0']", ".force.most"]),
        (poor, "discard-horse", ["[data-seat='0']", ".kit [data-flies=cyl-horse]", *ground]),
        (taking(), "take-horse", ["[data-chip='0:horse']"]),
        (last_of_hunt(2, random_selection=True), "take-tipi1", [gone, ".tile", *cards]),
        (last_of_hunt(5), "take-tipi1", ["[data-final] .pairs", "[data-final] .total"]),
    ]
