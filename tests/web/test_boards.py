"""What every board owes its players: the ground stays in sight under what glows, and all of it fits a low window."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

from tests.games.big_manitou.positions import Columns
from tests.games.ice_age.positions import position as land
from tests.games.mammoth_valley.positions import valley
from tests.web.conftest import Door
from tests.web.manitou_scenes import CROWD, choosing, crowd
from tests.web.screen import PATIENCE, PHONE, Screen
from tests.web.stage import Stage
from tests.web.tables import ANN, RANDOM, open_table
from tundra.core import AnyGame
from tundra.games import big_manitou, ice_age, mammoth_valley

pytestmark = pytest.mark.slow

LIT = {
    "maamut": ".hex.open",
    "mammut": "[data-tile].able",
    "ice_age": "[data-lit]",
    "mammoth_valley": ".hex.open",
}
MOST_HIDDEN = 0.25
"""Of what can be chosen, the share that its glow may cover; it was the whole."""
DARK = "[data-glow], .able::after { visibility: hidden !important }"
COMPARE = """
async ([lit, dark, boxes]) => {
  const pixels = async (told) => {
    const bytes = Uint8Array.from(atob(told), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    brush.drawImage(picture, 0, 0);
    return (box) => brush.getImageData(box.x, box.y, box.width, box.height).data;
  };
  const [one, other] = [await pixels(lit), await pixels(dark)];
  return boxes.map((box) => {
    const [a, b] = [one(box), other(box)];
    let changed = 0;
    for (let i = 0; i < a.length; i += 4)
      if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 40) changed += 1;
    return changed / (a.length / 4);
  });
}
"""
OUTSIDE = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((one) => one.outerHTML.slice(0, 90))
"""
LOW = ((740, 360), (900, 420))
MISFITS = """
() => [...document.querySelectorAll('.card .name')].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const [said, card] = [words.getBoundingClientRect(), name.closest('.card').getBoundingClientRect()];
  return said.width > 0 && (said.left < card.left || said.right > card.right || said.bottom > card.bottom);
}).map((name) => name.textContent)
"""


SIX: Columns = {seat: {**laid, 1: laid[1].rsplit(" ", 1)[0]} for seat, laid in CROWD.items()}
"""Everybody has played six cards."""


def share_covered(page: Page, selector: str) -> list[float]:
    """How much of each thing that glows looks different without its glow."""
    expect(page.locator("canvas.ready").first).to_be_visible()
    lit = page.locator(selector)
    expect(lit.first).to_be_visible()
    boxes = [lit.nth(i).bounding_box() for i in range(lit.count())]
    shots = []
    for style in ("", DARK):
        page.evaluate("(css) => document.adoptedStyleSheets[0].replaceSync(css)", style)
        shots.append(b64encode(page.screenshot()).decode())
    shares: list[float] = page.evaluate(COMPARE, [*shots, boxes])
    return shares


@pytest.mark.parametrize(
    ("game", "theme"), [*((game, "day") for game in LIT), ("mammoth_valley", "night")]
)
def test_the_ground_stays_in_sight_under_what_glows(door: Door, game: str, theme: str) -> None:
    screen = door.visit(theme=theme)
    open_table(screen, ANN, RANDOM, RANDOM, game=game, first_player=1)
    page = screen.page
    expect(page.locator(LIT[game]).first).to_be_visible()
    page.evaluate("document.adoptedStyleSheets = [new CSSStyleSheet()]")
    shares = share_covered(page, LIT[game])
    assert max(shares) < MOST_HIDDEN, "the glow hides what one decides by"
    assert min(shares) > 0.005, "the glow is not seen"


def shows_whole(screen: Screen, *selectors: str) -> None:
    page = screen.page
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        for selector in selectors:
            expect(page.locator(selector).first).to_be_visible()
            screen.comes(lambda: not page.evaluate(OUTSIDE, selector), PATIENCE)  # noqa: B023
            assert page.evaluate(OUTSIDE, selector) == []
        screen.comes(lambda: not page.evaluate(MISFITS), PATIENCE)
        assert page.evaluate(MISFITS) == [], "names that do not fit their cards"
        assert not screen.is_too_wide()


def stage_of(door: Door, game: AnyGame, seats: int) -> tuple[Screen, Stage]:
    screen = door.visit(lang="fr")
    stage = Stage(screen, game)
    open_table(screen, ANN, *[RANDOM] * (seats - 1), game=game.name)
    expect(screen.page.locator(".prompt")).to_be_visible()
    return screen, stage


@pytest.mark.parametrize(
    ("game", "hand"),
    [("maamut", ".actions .btn"), ("mammut", "[data-heap], [data-action], .row [data-card]")],
)
def test_a_low_window_shows_tiles_and_hand(door: Door, game: str, hand: str) -> None:
    screen = door.visit(lang="fr")
    open_table(screen, ANN, RANDOM, RANDOM, RANDOM, game=game, first_player=1)
    shows_whole(screen, "[data-tile]", ".hand [data-card]", hand)


def test_a_low_window_shows_the_grounds_and_the_cards_for_them(door: Door) -> None:
    screen, stage = stage_of(door, big_manitou.GAME, 5)
    stage.show(choosing())
    shows_whole(screen, "[data-ground]", "[data-pick]", "[data-action=confirm]")
    stage.show(crowd("play", columns=SIX, turns=30, hands={0: "h4 h5 h7"}))
    shows_whole(screen, "[data-ground] .tiles", ".hand [data-card]")


def drag(page: Page, far: int) -> None:
    box = page.locator(".handle").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + far, steps=4)
    page.mouse.up()


def test_a_sheet_is_tapped_and_dragged_and_leaves_in_sight_what_cards_are_chosen_for(
    door: Door,
) -> None:
    screen = door.visit(size=PHONE)
    stage, page = Stage(screen, big_manitou.GAME), screen.page
    open_table(screen, ANN, *[RANDOM] * 4, game="big_manitou")
    expect(page.locator(".prompt")).to_be_visible()
    stage.show(choosing())
    sheet, cards = page.locator("aside.side"), page.locator("[data-pick]").first
    expect(cards).to_be_visible()
    for tile in page.locator("[data-ground] .tile").all():
        box, top = tile.bounding_box(), sheet.bounding_box()
        assert box is not None
        assert top is not None
        assert box["y"] + box["height"] <= top["y"]
    log = page.get_by_role("tab", name="Log")
    handle = page.locator(".handle .grip")
    handle.click()
    expect(log).to_be_visible()
    handle.click()
    expect(log).to_be_hidden()
    drag(page, 80)
    expect(cards).to_be_hidden()
    drag(page, -80)
    expect(cards).to_be_visible()
    drag(page, -80)
    expect(log).to_be_visible()


def test_a_low_window_shows_the_land_and_the_hand(door: Door) -> None:
    screen, stage = stage_of(door, ice_age.GAME, 3)
    hand = "settle all_place_2 remove_2_hunters place_mountains club_or_mammoth"
    stage.show(land(3, hunters={7: "A A A*", 9: "B C"}, hands={0: hand}, stones={0: 8}))
    shows_whole(screen, "[data-region]", ".hand [data-card]")


def test_a_low_window_shows_the_valley_and_the_tricks(door: Door) -> None:
    screen, stage = stage_of(door, mammoth_valley.GAME, 6)
    people = {"c3r3": "A:2w1f camp-A", "c5r3": "B:2w1f camp-B"}
    stage.show(
        valley(
            people,
            seats=6,
            hands=[
                ["firebug", "fertility-herbs", "childbed-fever"],
                [],
                [],
                [],
                [],
                [],
            ],
        )
    )
    shows_whole(screen, "[data-tile]", ".hand [data-card]")
