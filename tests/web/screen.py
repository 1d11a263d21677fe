"""A person's screen: one page of a real browser, all it was sent, and all that went wrong on it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebSocket

from tests.steps import Reader

Told = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20_000
"""Milliseconds a busy machine may take for anything."""

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

WATCH = """
window.watched = { shift: 0, moved: [], board: null };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    watched.shift += entry.value;
    watched.moved.push(...entry.sources.map((source) => source.node?.className ?? String(source.node)));
  }
}).observe({ type: 'layout-shift', buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-tile]')) return;
  watched.board = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""

GO = """
(path) => {
  document.querySelector('main').dataset.left = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""


SHOWN = "(seq) => Number(document.querySelector('main')?.dataset.step ?? NaN) >= seq"


class Screen:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.frames: list[str] = []
        """Every message the server sent, as it came."""
        self.messages: list[Told] = []
        """The same as the page understands them: each step with the whole position."""
        self._reader = Reader()
        self.sent: list[str] = []
        """Every message of this person."""
        self.acted: dict[int, int] = {}
        """The number under which each seat at this table last acted, whether or not that was told yet."""
        self._table = ""
        self.problems: list[str] = []
        self.is_cut_off = False
        """What fails while the line is cut is no problem."""
        self.page.add_init_script(WATCH)
        self.page.on("websocket", self._listen)
        self.page.on("console", self._note_console)
        self.page.on("pageerror", self._note_error)
        self.page.on("request", self._note_request)

    def _listen(self, socket: WebSocket) -> None:
        if socket.url != self._table:
            self._table = socket.url
            self.acted.clear()
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _say(self, frame: str | bytes) -> None:
        self.sent.append(str(frame))
        message = json.loads(frame)
        if message["t"] == "act":
            self.acted[message["seat"]] = message["seq"]

    def _hear(self, frame: str | bytes) -> None:
        self.messages.append(self._reader.read(frame))
        self.frames.append(str(frame))

    def forget(self) -> None:
        """What was heard so far is of no interest."""
        self.messages.clear()
        self.frames.clear()

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.is_cut_off:
            self.problems.append(f"console: {message.text}")

    def _note_error(self, error: Error) -> None:
        # Part of a page that was just on its way does not come through a line that is cut.
        is_lost = any(words in error.message for words in ("Unable to preload", "Failed to fetch"))
        if not (self.is_cut_off and is_lost):
            self.problems.append(f"error: {error}")

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.problems.append(f"asked another host: {request.url}")

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main, #main")

    def go(self, path: str) -> None:
        """To another page without loading everything again, as a link would."""
        self.page.evaluate(GO, path)
        self.page.wait_for_selector("main:not([data-left])")

    def call(self, path: str, body: Told | None = None) -> Any:
        """What the server answers this person over HTTP."""
        request = self.page.request
        headers = {"origin": self.address}
        answer = (
            request.get(self.address + path)
            if body is None
            else request.post(self.address + path, data=body, headers=headers)
        )
        assert answer.ok, answer.text()
        text = answer.text()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def last(self, kind: str) -> Told | None:
        return next((message for message in reversed(self.messages) if message["t"] == kind), None)

    def sight(self, seat: int | None) -> Told | None:
        """The latest position this person was shown through the eyes of ``seat``."""
        for message in reversed(self.messages):
            told = message.get("now") if message["t"] == "refused" else message
            if told and "view" in told and told["as"] == seat:
                return told
        return None

    def catches_up(self, sight: Told) -> None:
        """Waits until the page shows the position that has come over the line, or a later one."""
        self.page.wait_for_function(SHOWN, arg=sight["seq"])

    def has_caught_up(self, sight: Told) -> bool:
        return bool(self.page.evaluate(SHOWN, sight["seq"]))

    @property
    def is_over(self) -> bool:
        """This person has heard of the end."""
        table = self.last("table")
        return table is not None and table["status"] == "over"

    def comes(self, event: Callable[[], bool], within: float = 3 * PATIENCE) -> bool:
        """Looks again and again, while the page goes on; false if it never comes."""
        deadline = time.monotonic() + within / 1000
        while not event():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(10)
        return True

    def text_of(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def watched(self) -> Told:
        found: Told = self.page.evaluate("window.watched")
        return found

    def scans(self, *rules: str) -> list[str]:
        """What axe-core finds on the page as it is now, by all of its rules or by these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe())
        options: Told = {"resultTypes": ["violations"]}
        if rules:
            options["runOnly"] = list(rules)
        found = self.page.evaluate("(options) => axe.run(document, options)", options)
        return [
            f"{broken['id']}: {[node['target'] for node in broken['nodes']]}"
            for broken in found["violations"]
        ]

    def is_too_wide(self) -> bool:
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
