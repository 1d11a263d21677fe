"""A real server with real bots, a real Chromium, and people who come and go."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.process import free_port
from tests.unsteady import try_again
from tests.web.cable import Cable
from tests.web.screen import DESK, PATIENCE, ROOT, Screen

expect.set_options(timeout=PATIENCE)

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first does without the frame of a window, and so with a fifth less work."""
# Bots answer at once, nobody is hurried, one address may be many people, and whoever leaves is soon missed.
EASY = {
    "TUNDRA_BOT_DELAY": "0",
    "TUNDRA_TAKE_BACK": "0",
    "TUNDRA_MASK": "0",
    "TUNDRA_WRITE_RATE": "1e6",
    "TUNDRA_CONNECT_RATE": "1e6",
    "TUNDRA_READ_RATE": "1e6",
    "TUNDRA_BOT_WORKERS": "1",
    "TUNDRA_ABSENCE": "1",
}

HERE = Path(__file__).parent

LAG = float(os.environ.get("TUNDRA_TEST_LAG", "0"))
"""Seconds each piece of a message may take; with more than none a test shows what it does not wait for."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    try_again(item for item in items if HERE in item.path.parents)


def wait_until_ready(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(400):
        try:
            httpx.get(f"{address}/healthz", timeout=1)
        except httpx.TransportError:
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server did not start")


def package() -> dict[str, str]:
    """Where the server's modules are: compiled as they ship; while the sources are ahead, the sources."""
    built = subprocess.run(["make", "-q", ".venv/.built"], cwd=ROOT, capture_output=True)
    return {} if built.returncode == 0 else {"PYTHONPATH": str(ROOT / "src")}


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process on a free port, with an empty database."""
    assert (ROOT / "web/dist/index.html").is_file(), "the pages are not built: make web"
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    command = [sys.executable, "-m", "tundra.cli", "serve", "--port", str(port)]
    command += ["--db", str(folder / "tables.sqlite")]
    environment = {**os.environ, **package(), **EASY}
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=out, stderr=out)
    where = f"http://127.0.0.1:{port}"
    wait_until_ready(where, process, log)
    if LAG:
        with Cable(port, LAG) as cable:
            yield cable.address
    else:
        yield where
    process.terminate()
    process.wait(20)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "no Chromium: tools/chromium installs it where that is possible"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Door:
    """Lets people in; when the test is over, everything must have gone well on each screen."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self.screens: list[Screen] = []

    def visit(
        self,
        path: str = "/",
        *,
        lang: str = "en",
        theme: str = "day",
        size: dict[str, int] | None = None,
        address: str | None = None,
    ) -> Screen:
        wide = size or DESK
        context = self._browser.new_context(
            viewport={"width": wide["width"], "height": wide["height"]},
            reduced_motion="reduce",
            has_touch=wide["width"] < 600,
        )
        context.add_init_script(
            f"localStorage.getItem('tundra.lang') ?? localStorage.setItem('tundra.lang', '{lang}');"
            f"localStorage.getItem('tundra.theme') ?? localStorage.setItem('tundra.theme', '{theme}')"
        )
        screen = Screen(context, address or self.address)
        self.screens.append(screen)
        screen.open(path)
        return screen


@pytest.fixture
def door(browser: Browser, address: str) -> Iterator[Door]:
    house = Door(browser, address)
    yield house
    problems = [problem for screen in house.screens for problem in screen.problems]
    for screen in house.screens:
        screen.context.close()
    assert problems == []
