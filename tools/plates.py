"""Draws the pictures of the rules pages: components and worked examples, by the boards of the table itself.

``python -m tools.plates`` writes docs/rules/pictures/GAME-NAME.jpg and its French twin; with games,
only theirs.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.games.big_manitou import positions as manitou
from tests.games.ice_age import positions as ice
from tests.games.maamut import positions as hunt
from tests.games.mammoth_valley import positions as tribes
from tests.games.mammut import positions as loot

from tundra.games import REGISTRY
from tundra.games.maamut.pieces import AXIAL

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "rules" / "pictures"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
QUALITY = 74
TALL = 900
"""Room enough for any of them."""


@dataclass(frozen=True)
class Plate:
    """A position as one seat sees it (or an onlooker): its board, or what that seat holds."""

    name: str
    state: Any
    width: int
    seat: int | None = None
    part: str = "Field"
    crop: str = ".plate"
    """The part of it that is drawn, by its class."""


def places(*names: str) -> tuple[tuple[int, int], ...]:
    """Tiles of Mâamut by the names that the page uses."""
    axial = {hunt.at(q, r): (q, r) for q, r in AXIAL}
    return tuple(axial[name] for name in names)


def maamut() -> list[Plate]:
    d2, d3, d5, e5, b5, f3, g2, a1, a4 = places(
        "d2", "d3", "d5", "e5", "b5", "f3", "g2", "a1", "a4"
    )
    snow = places("a2", "c1", "f5", "e2", "g1", "b1")
    rocks = places("c6", "e6", "a3", "f2", "b3", "g4", "c3")
    everything = hunt.position(d2, b5, f3, rocks=rocks, snow=snow, traps={e5: 1, g2: 2})
    turned = hunt.position(d2, a1, rocks=places("d6"))
    fled = hunt.position(d3, d5, e5, a4, rocks=places("c5"), hands=[(0, 2, 1)] + [(1, 1, 1)] * 3)
    hunt.act(fled, "2E")
    return [
        Plate("board", everything, 560),
        Plate("cards", everything, 380, 0, "Controls"),
        Plate("turned", turned, 560),
        Plate("flight", fled, 560, 1),
    ]


def mammut() -> list[Plate]:
    game = REGISTRY.find("mammut")
    hands = [["look", "flip", "return", "hide-one", "most-hide-4vp"], ["animal-swap"], []]
    goods = {"axe": 1, "hide": 1, "tusk": 1, "meat": 1, "fire": 1, "?": 1}
    animals = dict.fromkeys(("hare", "fox", "marmot", "beaver", "ptarmigan"), 1)
    spread = loot.position({}, {}, {}, middle=goods | animals, hands=hands)
    last = game.new_game(game.choose(3, {"first_player": 1}), 12)
    loot.pick(last, "take", 12)
    loot.pick(last, "take", 9)
    return [
        Plate("tiles", spread, 640, crop=".middle"),
        Plate("cards", spread, 420, 0, "Controls"),
        Plate("last-slot", last, 560, 2),
    ]


def big_manitou() -> list[Plate]:
    game = REGISTRY.find("big_manitou")
    opening = game.new_game(game.choose(3, {"dealer": 3}), 5)
    columns = {0: {2: "scout chief"}, 1: {2: "h5"}}
    sacrifice = manitou.position(2, columns, hands={1: "matriarch h3 h8"}, turn=1)
    totals = {0: {1: "chief"}, 1: {1: "h10 h4"}, 2: {1: "h9"}, 3: {1: "h3"}}
    shares = manitou.position(4, totals, grounds=("bison3 tipi2 horse totem", "bison2", "bison1"))
    return [
        Plate("grounds", opening, 640),
        Plate("cards", opening, 420, 0, "Controls"),
        Plate("sacrifice", sacrifice, 640, 1),
        Plate("shares", shares, 640),
    ]


def ice_age() -> list[Plate]:
    game = REGISTRY.find("ice_age")
    opening = game.new_game(game.choose(4, {"first_player": 1}), 5)
    hands = {0: "place_forest mammoth swap all_place_1 cult_dark"}
    hand = ice.position(3, {6: "A A B", 7: "C"}, hands, mammoths={6: 1}, fire={6: "1"})
    steps = ice.position(3, {6: "A B B C", 7: "A", 10: "C*"}, mammoths={7: 1}, fire={6: "2"})
    crowd = ice.position(3, {6: "A A B B B C C C C", 9: "A* B"}, mammoths={6: 1}, fire={6: "1"})
    return [
        Plate("board", opening, 640),
        Plate("cards", hand, 420, 0, "Controls"),
        Plate("steps", steps, 640),
        Plate("crowd", crowd, 640),
    ]


def mammoth_valley() -> list[Plate]:
    hands = [["raft", "bridge", "war-drum", "wolfling", "terraces"], [], [], []]
    peopled = {"c3r3": "A:3w2f camp-A intact", "c4r1": "B:2w1f camp-B", "c2r5": "C:2w1f camp-C"}
    beasts = {"c3r2": "mammoth:1", "c1r3": "wolf:2", "c5r4": "bison:2", "c4r4": "tiger:1"}
    valley = tribes.valley(peopled | beasts, hands=hands)
    held = tribes.valley({"c3r3": "A:4w1f wolf:2", "c4r1": "B:2w1f camp-B"}, hands=hands)
    raid = {"c3r3": "A:2f camp-A", "c3r2": "B:1w", "c4r1": "B:4f camp-B"}
    return [
        Plate("board", valley, 640),
        Plate("tricks", valley, 420, 0, "Controls"),
        Plate("wolves", held, 640),
        Plate("raid", tribes.valley(raid), 640),
    ]


PLATES = {
    "maamut": maamut,
    "mammut": mammut,
    "big_manitou": big_manitou,
    "ice_age": ice_age,
    "mammoth_valley": mammoth_valley,
}


@contextmanager
def gallery() -> Iterator[str]:
    """The page of sample positions, served for drawing only."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = ["node_modules/.bin/vite", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
    process = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
    try:
        yield wait_for(f"http://127.0.0.1:{port}/gallery.html")
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str) -> str:
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=2)
        except OSError:
            time.sleep(0.1)
        else:
            return address
    raise SystemExit("the gallery did not start")


def draw(browser: Browser, address: str, game_name: str, plate: Plate, lang: str) -> bytes:
    game = REGISTRY.find(game_name)
    seat = plate.seat
    data = {
        "game": game_name,
        "view": game.view_for(plate.state, seat),
        "legal": game.legal_texts(plate.state, seat) if seat is not None else [],
        "seat": seat,
        "part": plate.part,
        "width": plate.width,
    }
    page = browser.new_page(
        viewport={"width": plate.width, "height": TALL}, device_scale_factor=1.25
    )
    page.add_init_script(f"window.PLATE = {json.dumps(data)};")
    page.goto(f"{address}?game=plate&lang={lang}&theme=day")
    page.wait_for_function("document.querySelector('.plate')?.childElementCount > 0")
    page.wait_for_load_state("networkidle")
    # Terrain is painted after the first frame.
    page.wait_for_timeout(1500)
    drawn = page.locator(plate.crop).first.screenshot(type="jpeg", quality=QUALITY)
    page.close()
    return drawn


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise SystemExit("Chromium is needed to draw pictures")
    wanted = sys.argv[1:] or list(PLATES)
    with gallery() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in wanted:
            for plate in PLATES[game]():
                english, french = (
                    draw(browser, address, game, plate, lang) for lang in ("en", "fr")
                )
                (PICTURES / f"{game}-{plate.name}.jpg").write_bytes(english)
                # A picture without words serves both pages.
                twin = PICTURES / f"{game}-{plate.name}.fr.jpg"
                twin.unlink(missing_ok=True)
                if french != english:
                    twin.write_bytes(french)
        browser.close()


if __name__ == "__main__":
    main()
