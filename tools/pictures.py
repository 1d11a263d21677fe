"""Takes the pictures of the README: real tables on a real server, some turns into a match.

``make pictures`` writes them to docs/pictures; with names of games, only theirs are taken.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
ACTS = {"maamut": 9, "mammut": 12, "big_manitou": 14, "ice_age": 34}
"""How far into a match a picture is taken; a pick counts as an act."""
BEGINS = {"mammut": "take"}
"""What may be done where a turn begins; a picture in the middle of one would show half of it."""
TURNS = {"day": 8, "night": 5}
"""In which turn of the valley: in the second summer, and in the first winter."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")

# What a step tells is what changed: this adds it up, for each viewer.
READER = """
const changed = (was, change) => {
  if (Array.isArray(change)) return change[0];
  const now = Array.isArray(was) ? [...was] : { ...was };
  for (const [key, part] of Object.entries(change)) {
    const isGone = Array.isArray(part) && !part.length;
    if (!isGone) now[key] = changed(was[key], part);
    else if (Array.isArray(now)) now.length = key;
    else delete now[key];
  }
  return now;
};
const seen = {};
const read = (frame) => {
  const told = JSON.parse(frame.data);
  if (told.t === 'snapshot') seen[told.as] = { view: told.view, prompt: told.prompt, legal: told.legal };
  if (told.t === 'step') Object.assign(told, seen[told.as] = changed(seen[told.as], told.changes));
  return told;
};
"""

# A person who plays some turns over a socket of the page's own, so that the picture shows a match under way.
PLAY_A_WHILE = """([table, turns, begins]) => new Promise((done) => {
  READER
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + table);
  let acts = 0;
  const finish = () => { socket.close(); done(acts); };
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', have: [] }));
  socket.onmessage = (frame) => {
    const told = read(frame);
    if (told.t === 'table' && told.status === 'over') return finish();
    const here = told.t === 'step' || told.t === 'snapshot' ? told : told.now;
    if (!here || here.as !== 0 || !here.legal || !here.legal.length) return;
    if (acts >= turns && (!begins || here.legal.includes(begins))) return finish();
    const open = here.legal.filter((text) => text !== 'clear');
    const wish = open.find((text) => text === 'lay') || open[(acts * 5) % open.length];
    acts += 1;
    socket.send(JSON.stringify({ t: 'act', seat: 0, seq: here.seq, id: 'p' + acts, act: [wish] }));
  };
  setTimeout(finish, 20000);
})""".replace("READER", READER)

# Tribes grow slowly: a bot leads one until the turn of the picture; then its person walks, if the match still goes on.
LEAD_A_TRIBE = """([table, turn]) => new Promise((done) => {
  READER
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + table);
  const send = (message) => socket.send(JSON.stringify({ seat: 0, id: 'p' + Math.random(), ...message }));
  let leads = false;
  let ready = false;
  const finish = () => { socket.close(); done(ready); };
  socket.onopen = () => {
    socket.send(JSON.stringify({ t: 'hello', have: [] }));
    send({ t: 'hand_over', bot: '2' });
  };
  socket.onmessage = (frame) => {
    const told = read(frame);
    if (told.status === 'over') return finish();
    const here = told.t === 'step' || told.t === 'snapshot' ? told : told.now;
    if (!here || here.as !== 0) return;
    if (!leads && here.view.game_turn >= turn) {
      leads = true;
      send({ t: 'take_over' });
    } else if (leads && here.legal.length) {
      ready = here.legal.includes('end') && here.legal.length > 4;
      if (ready) return finish();
      const easy = ['pass', 'feed', 'done'].find((text) => here.legal.includes(text));
      send({ t: 'act', seq: here.seq, act: [easy || here.legal[0]] });
    }
  };
  setTimeout(finish, 240000);
})""".replace("READER", READER)


@contextmanager
def server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tundra", "serve", "--port", str(port)]
        command += ["--db", str(Path(folder) / "tables.sqlite")]
        environment = {**os.environ, "TUNDRA_BOT_DELAY": "0", "TUNDRA_TAKE_BACK": "0"}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            yield wait_for(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait(20)


def wait_for(address: str) -> str:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
        except OSError:
            time.sleep(0.1)
        else:
            return address
    raise SystemExit("the server did not start")


def open_page(browser: Browser, size: dict[str, int], theme: str, lang: str) -> Page:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if theme == "night" else "light",
        locale="fr-FR" if lang == "fr" else "en-GB",
        device_scale_factor=1,
    )
    return context.new_page()


def new_table(page: Page, address: str, game: str, bots: int) -> str:
    page.goto(address)
    page.wait_for_timeout(500)
    body: dict[str, Any] = {"game": game, "name": "Noé", "options": {}}
    names = [{"kind": "here", "name": "Noé"}] + [{"kind": "bot", "bot": "2"}] * bots
    body["chairs"] = names
    made = page.evaluate(
        """async (body) => (await fetch('/api/tables', {method: 'POST',
           headers: {'content-type': 'application/json'}, body})).json()""",
        json.dumps(body),
    )
    return str(made["id"])


def picture_of_a_match(browser: Browser, address: str, game: str, shot: tuple[str, str]) -> None:
    name, theme = shot
    size = PHONE if name.startswith("phone") else DESK
    page = open_page(browser, size, theme, "fr" if theme == "night" else "en")
    table = new_table(page, address, game, bots=3)
    if game == "mammoth_valley":
        while not page.evaluate(LEAD_A_TRIBE, [table, TURNS[theme]]):
            table = new_table(page, address, game, bots=3)
    else:
        page.evaluate(PLAY_A_WHILE, [table, ACTS[game], BEGINS.get(game)])
    page.goto(f"{address}/table/{table}")
    page.wait_for_timeout(4000)
    if game == "mammoth_valley":
        lead_a_group(page)
    elif game == "mammut":
        gather_loot(page)
    page.screenshot(path=PICTURES / f"{game}-{name}-{theme}.jpg", type="jpeg", quality=82)
    page.context.close()


def lead_a_group(page: Page) -> None:
    """Some of one's people are taken up: where they can walk, the land glows."""
    page.wait_for_selector(".terrain canvas.ready")
    page.locator("[data-ready]").first.click()
    page.wait_for_timeout(1000)


def gather_loot(page: Page) -> None:
    """Some tiles are chosen: the page tells what they would bring."""
    tiles = page.locator("[data-tile]")
    for place in range(tiles.count() // 3, tiles.count(), 4):
        tiles.nth(place).click()
    page.mouse.move(1, 1)
    page.wait_for_timeout(500)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise SystemExit("Chromium is needed to take pictures")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        games = json.load(urllib.request.urlopen(f"{address}/api/games"))["games"]
        wanted = sys.argv[1:] or [game["id"] for game in games]
        for game in wanted:
            for shot in (("desk", "day"), ("phone", "night")):
                picture_of_a_match(browser, address, game, shot)
        for theme in () if sys.argv[1:] else ("day", "night"):
            page = open_page(browser, DESK, theme, "en")
            page.goto(address)
            page.wait_for_timeout(4000)
            page.screenshot(path=PICTURES / f"home-{theme}.jpg", type="jpeg", quality=82)
        browser.close()


if __name__ == "__main__":
    main()
