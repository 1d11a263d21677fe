"""Positions of Mammut on a real page: notes on tiles, a full hand, an evaluation with ties, and what moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.games.mammut.positions import Loot, before_the_sweep, position, tile
from tests.web.conftest import Door
from tests.web.screen import DESK, PHONE, Screen
from tests.web.stage import Stage
from tests.web.tables import ANN, RANDOM, open_table
from tests.web.test_access import findings
from tests.web.test_big_manitou import ALL_MOVED, MOVED
from tundra.core import Event
from tundra.games.mammut import GAME
from tundra.games.mammut.state import State

pytestmark = pytest.mark.slow

LOOT: tuple[Loot, ...] = ({}, {"hide": 2, "meat": 1}, {"axe": 2, "?/fire": 1})
HAND = ["look", "flip", "return", "hide-one", "most-hide-4vp", "animal-swap", "axe-plus2"]


def set_the_stage(screen: Screen) -> Stage:
    stage = Stage(screen, GAME)
    open_table(screen, ANN, RANDOM, RANDOM, game="mammut", first_player=1)
    screen.page.wait_for_selector("[data-tile]")
    return stage


def after(state: State, *texts: str) -> list[Event]:
    """The seats that are asked act."""
    events: list[Event] = []
    for text in texts:
        GAME.apply(state, state.active, GAME.read(text), events)
    return events


def test_what_one_has_looked_at_is_noted_on_the_tile_wherever_it_goes(door: Door) -> None:
    screen = door.visit()
    stage, page = set_the_stage(screen), screen.page
    state = position(*LOOT, middle={"?/tusk": 2, "hide": 2}, hands=[["look"], [], []])
    stage.show(state)
    asked = tile(state, "?", "middle")[1:]
    page.click("[data-card=look]")
    page.click("[data-action=play]")
    page.click(f"[data-tile='{asked}']")
    page.click("[data-heap=C1]")
    page.locator(".spread [data-tile][aria-disabled=false]").click()
    noted = page.locator(f"[data-tile='{asked}']")
    expect(noted).to_contain_text("you saw: tusk")
    expect(noted.locator(".note:not(.open)")).to_be_visible()
    expect(page.locator("[data-heap=C1] .note")).to_have_count(1)
    page.click("[data-heap=C1]")
    page.locator(".spread").get_by_role("button", name="Axe").first.click()
    page.click("[data-action=steal]")
    expect(page.locator("[data-heap=A1] .note")).to_be_visible()


def test_what_somebody_else_has_looked_at_is_marked_but_not_told(door: Door) -> None:
    screen = door.visit()
    stage, page = set_the_stage(screen), screen.page
    state = position({}, {}, {"axe": 2}, middle={"?/tusk": 2}, active=1, hands=[[], ["look"], []])
    asked = tile(state, "?")
    stage.show(state, after(state, "play-look", asked, "stop"))
    marked = page.locator(f"[data-tile='{asked[1:]}']")
    expect(marked.locator(".eye")).to_be_visible()
    expect(marked).to_contain_text("looked at by Wild Birch")
    expect(page.locator(".hide .note")).to_have_count(0)
    assert "tusk" not in (page.locator(".talk, [role=tabpanel]").first.text_content() or "")
    # Whoever looks into a heap meanwhile goes on looking when somebody else acts.
    page.click("[data-heap=C1]")
    expect(page.locator(".spread")).to_be_visible()
    stage.show(state, after(state, "take", asked, "done"))
    expect(page.locator("[data-heap=B1]")).to_contain_text("1")
    expect(page.locator(".spread")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_full_hand_leaves_the_buttons_in_their_panel(door: Door, size: dict[str, int]) -> None:
    screen = door.visit(size=size)
    stage, page = set_the_stage(screen), screen.page
    stage.show(position({}, {}, {"axe": 2}, middle={"?": 3, "hide": 2}, hands=[HAND, [], []]))
    expect(page.locator("[data-card]")).to_have_count(len(HAND))
    page.locator(".hide [data-tile]").first.click()
    for action in ("take", "change"):
        assert is_within(page.locator(f"[data-action={action}]"), page.locator("aside.side"))
    page.click("[data-action=change]")
    page.click(f"[data-card={HAND[-1]}]")
    assert is_within(page.locator("[data-action=play]"), page.locator("aside.side"))
    assert findings(screen, "a full hand", size is PHONE) == []


def is_within(thing: Locator, panel: Locator) -> bool:
    box, room = thing.bounding_box(), panel.bounding_box()
    assert box is not None
    assert room is not None
    return room["x"] <= box["x"] and box["x"] + box["width"] <= room["x"] + room["width"]


def an_evaluation() -> State:
    """A is about to sweep, red arrow: A and B are level for meat, nobody but C has fire."""
    loot: tuple[Loot, ...] = (
        {"meat": 2, "axe": 1, "hare": 1},
        {"meat": 2, "tusk": 2, "hide": 1},
        {"fire": 1, "?/tusk": 1},
    )
    animals = [["fox", "marmot"], [], ["salmon"]]
    return before_the_sweep(*loot, animals=animals, laid=[["hide-one"], [], []], round=2)


def test_an_evaluation_shows_question_marks_ties_and_collections(door: Door) -> None:
    screen = door.visit()
    stage, page = set_the_stage(screen), screen.page
    state = an_evaluation()
    stage.show(state, after(state, "sweep"))
    show = page.locator("[data-show]")
    # Axes, hides, tusks, meat, fire, in all.
    expect(cells(show, "Ann")).to_have_text(["0×1", "+2×1", "0×0", "+8×2", "0×0", "+10→ 20"])
    told = {
        "animal": ["Ann took a pawn, hare: 3 species now."],
        "fire": ["Ann, Wild Birch: level. The shaman’s arrow decides, and the last in its order pays"],
        "meat": ["Ann, Wild Birch: level. The shaman’s arrow decides, best first: Ann → Wild Birch → Wild Clay."],
        "tusk": ["Wild Birch gained 4 points for tusks: 14."],
        "hide": ["First on the hide track, Ann gained 2 points: 12.", "level"],
        "axe": ["Ann drew 1 card for axes"],
        "open": ["1 question mark was turned up: 1 tusk.", "Ann held the shaman, red arrow up."],
    }
    for chapter, sentences in told.items():
        show.get_by_role("button", name="Back", exact=True).click()
        expect(show).to_have_attribute("data-show", chapter)
        for sentence in sentences:
            expect(show.locator(".said")).to_contain_text(sentence)
        if chapter == "animal":
            expect(cells(show, "Points")).to_have_text(["0", "4", "9", "15", "22", "30"])
            expect(cells(show, "Players")).to_have_count(6)
            expect(cells(show, "Players").nth(1).get_by_role("img", name="Ann")).to_be_visible()
    expect(show.get_by_role("img", name="tusk")).to_be_visible()


def cells(show: Locator, row: str) -> Locator:
    return show.get_by_role("row", name=row).get_by_role("cell")


def test_what_happens_to_loot_is_seen_to_move_unless_that_is_not_wanted(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, Stage(screen, GAME)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(MOVED)
    open_table(screen, ANN, RANDOM, RANDOM, game="mammut", first_player=1)
    # What makes things move comes after all else.
    page.wait_for_load_state("networkidle")
    for state, texts, things in stirring():
        stage.show(state.clone())
        expect(page.locator("[data-seat='0'].on")).to_be_visible()
        page.evaluate("moved.length = 0")
        stage.show(state, after(state, *texts))
        page.wait_for_function(ALL_MOVED, arg=things)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("moved.length = 0")
    state = position(*LOOT, middle={"hide": 2})
    stage.show(state, after(state, "sweep"))
    expect(page.locator("[data-show]")).to_be_visible()
    assert page.evaluate("moved.length") == 0


def stirring() -> list[tuple[State, list[str], list[str]]]:
    """Acts, and what must stir then."""
    open_loot: tuple[Loot, ...] = ({}, {"hide": 2, "meat": 1}, {})
    state = position(*open_loot, middle={"axe": 2, "?": 1}, hands=[HAND, [], []])
    axe, asked, hide = (tile(state, face)[1:] for face in ("axe", "?", "hide"))
    return [
        (state.clone(), ["take", f"t{axe}", "done"], [f"[data-heap=A1] [data-moves='{axe}']"]),
        (state.clone(), ["steal-B1", f"t{hide}", "done"], [f".hide [data-moves='{hide}']"]),
        (state.clone(), ["play-return", "heap-B1", "done"], [f".hide [data-moves='{hide}']"]),
        (
            state.clone(),
            ["play-look", f"t{asked}"],
            [f"[data-moves='{asked}']", "[data-pile=played]"],
        ),
        (state.clone(), ["play-flip", f"t{axe}"], [f"[data-moves='{axe}']"]),
        (state.clone(), ["play-hide-one"], ["[data-cards='0']"]),
        (
            an_evaluation(),
            ["sweep"],
            ["[data-cards='0']", "[data-seat='0'] .points", "[data-seat='0'] .animals"],
        ),
    ]
