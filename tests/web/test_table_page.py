"""The table page: quick, steady, and honest about hands and words."""

from __future__ import annotations

import subprocess
from statistics import median

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.conftest import Door
from tests.web.hands import Mouse, Person, any_text, play_on, take, wait_for_turn
from tests.web.player import next_to_act, shown_sight
from tests.web.screen import DESK, PHONE, ROOT, Screen
from tests.web.tables import ANN, BEN, RANDOM, open_table, seat_two

pytestmark = pytest.mark.slow

SECOND = 1000
FRAME = 16.7
"""Milliseconds between two pictures on a screen."""
PHONE_IS_SLOWER = 4
# Ann begins, and nobody else changes anything before she has.
FIRST: dict[str, dict[str, int]] = {
    "big_manitou": {"dealer": 3},
    "ice_age": {"first_player": 1},
    "maamut": {"first_player": 1},
    "mammoth_valley": {"first_player": 1},
    "mammut": {"first_player": 1},
}
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def work_done(phone: CDPSession) -> float:
    """Milliseconds the page has worked on scripts, styles and layout since it was loaded."""
    metrics = phone.send("Performance.getMetrics")["metrics"]
    return 1000 * sum(float(one["value"]) for one in metrics if one["name"] in WORK)


def test_a_step_is_on_the_board_of_a_phone_within_two_pictures(door: Door) -> None:
    costs: list[float] = []
    while len(costs) < 15:
        # A match may end early; then another one goes on.
        # The first few steps run before the browser has compiled anything.
        costs += costs_of_steps(door, 20)[5:]
    assert PHONE_IS_SLOWER * median(costs) < 2 * FRAME, costs


def costs_of_steps(door: Door, most: int) -> list[float]:
    """How much the page of an onlooker's phone works for each step of a match, up to its end."""
    ann = door.visit()
    made = open_table(ann, ANN, BEN, first_player=1)
    onlooker = door.visit(made["path"], size=PHONE)
    onlooker.page.wait_for_selector("[data-tile]")
    onlooker.page.wait_for_timeout(500)
    phone = onlooker.context.new_cdp_session(onlooker.page)
    # Time of the thread alone: whatever else a busy machine does must not count.
    phone.send("Performance.enable", {"timeDomain": "threadTicks"})
    costs: list[float] = []
    for step in range(most):
        before, heard = work_done(phone), len(onlooker.frames)
        if not act_for_both(ann, step):
            break
        while len(onlooker.frames) == heard:
            onlooker.page.wait_for_timeout(20)
        onlooker.page.wait_for_timeout(150)
        costs.append(work_done(phone) - before)
    return costs


def act_for_both(screen: Screen, step: int) -> bool:
    """One act of whoever is to act at a screen that two people share; False when the match is over."""
    who = next_to_act([Person(screen, seat) for seat in range(2)])
    sight = None if who is None else screen.sight(who.seat)
    if who is None or sight is None:
        return False
    screen.catches_up(sight)
    ready = screen.page.get_by_role("button", name=f"I am {('Ann', 'Ben')[who.seat]}")
    if ready.count() > 0:
        ready.click()
    take(screen, who.seat, Mouse(screen), sight, any_text(sight, step))
    return True


def test_the_table_page_loads_less_than_90_kb_of_script() -> None:
    run = subprocess.run(["npm", "run", "--silent", "size"], cwd=ROOT / "web", capture_output=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_board_is_there_within_a_second(door: Door) -> None:
    screen = door.visit()
    path = open_table(screen, ANN, RANDOM)["path"]
    times: list[float] = []
    # A machine that is busy with other things gets another chance, the page does not get more time.
    while len(times) < 8 and min(times, default=SECOND) >= SECOND:
        screen.open(path)
        screen.page.wait_for_selector("[data-tile]")
        times.append(screen.watched()["board"])
    assert min(times) < SECOND, times


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_on_the_table_page_shifts(door: Door, size: dict[str, int]) -> None:
    screen = door.visit(size=size)
    open_table(screen, ANN, RANDOM)
    play_on(screen, 0, Mouse(screen), turns=4)
    screen.page.wait_for_timeout(700)
    watched = screen.watched()
    assert watched["shift"] < 0.01, watched


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(FIRST))
def test_no_table_jumps_as_it_comes(door: Door, game: str, size: dict[str, int]) -> None:
    screen = door.visit(size=size)
    open_table(screen, ANN, RANDOM, RANDOM, game=game, **FIRST[game])
    screen.page.wait_for_selector("main[data-step]")
    screen.page.wait_for_timeout(700)
    watched = screen.watched()
    assert watched["shift"] < 0.01, watched


WIDE = {"width": 1920, "height": 1080}
SHARES = """
() => {
  const boxes = [...document.querySelectorAll('main .terrain, main .map')].map((one) => one.getBoundingClientRect());
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const room = document.querySelector('main').getBoundingClientRect();
  const side = document.querySelector('.side').getBoundingClientRect();
  return { board: Math.max((right - left) / room.width, (bottom - top) / room.height), side: side.width };
}
"""


def test_every_board_and_its_side_fill_a_large_window(door: Door) -> None:
    screen = door.visit(size=WIDE)
    for game, options in FIRST.items():
        open_table(screen, ANN, RANDOM, RANDOM, game=game, **options)
        screen.page.wait_for_selector("main[data-step] :is(.terrain, .map)", state="attached")
        shares = screen.page.evaluate(SHARES)
        assert shares["board"] > 0.85, (game, shares)
        assert shares["side"] > 450, game
        if game == "big_manitou":
            tile = screen.page.locator("[data-ground] .tile").first.bounding_box()
            assert tile is not None
            assert tile["width"] > 65


def test_on_one_screen_hands_are_covered_between_turns(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, BEN, first_player=1)
    page, mouse = screen.page, Mouse(screen)
    for seat, name in ((0, "Ann"), (1, "Ben"), (0, "Ann")):
        sight = wait_for_turn(screen, seat)
        assert sight is not None
        ready = page.get_by_role("button", name=f"I am {name}")
        expect(ready).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)
        ready.click()
        expect(page.get_by_role("heading", name=f"Your turn, {name}")).to_be_visible()
        take(screen, seat, mouse, sight, any_text(sight))
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)


def test_what_nobody_has_answered_yet_can_be_taken_back(door: Door) -> None:
    people = seat_two(door)[:2]
    who = next_to_act([Person(screen, seat) for seat, screen in enumerate(people)])
    assert who is not None
    screen, seat = who.screen, who.seat
    sight = shown_sight(who)
    take(screen, seat, Mouse(screen), sight, sight["legal"][0])
    screen.page.get_by_role("button", name="Take back").click()
    for witness in people:
        log = witness.page.get_by_role("region", name="Log", exact=True)
        expect(log).to_contain_text("took back an action")
    again = wait_for_turn(screen, seat)
    assert again is not None
    assert again["view"] == sight["view"]


def test_the_log_speaks_french(door: Door) -> None:
    screen = door.visit(lang="fr")
    open_table(screen, ANN, RANDOM, first_player=1)
    play_on(screen, 0, Mouse(screen), turns=1)
    log = screen.page.get_by_role("region", name="Journal", exact=True)
    expect(log).to_contain_text("Ann a pris position en")
    expect(log).to_contain_text("Folle Braise a")


def test_rules_lie_beside_the_table_and_cover_nothing(door: Door) -> None:
    screen = door.visit()
    open_table(screen, ANN, RANDOM)
    page = screen.page
    page.wait_for_selector("[data-tile]")
    page.get_by_role("button", name="Rules", exact=True).click()
    rules = page.locator("aside.rules").bounding_box()
    assert rules is not None
    page.wait_for_timeout(300)
    assert rules["x"] + rules["width"] <= DESK["width"]
    for thing in page.locator("[data-tile], .seat, .prompt, .hand, .talk").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["width"] > 0
        assert box["x"] + box["width"] <= rules["x"]
    assert not screen.is_too_wide()
