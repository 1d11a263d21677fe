"""A real server process that can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
EASY = {
    "TUNDRA_BOT_DELAY": "0",
    "TUNDRA_TAKE_BACK": "0",
    "TUNDRA_MASK": "0",
    "TUNDRA_WRITE_RATE": "1e6",
    "TUNDRA_MESSAGE_RATE": "1e6",
    "TUNDRA_CONNECT_RATE": "1e6",
    "TUNDRA_BOT_MODULE": "tests.server.toy_bots",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    def __init__(self, db: Path, port: int, **environment: str) -> None:
        self.port = port
        self.log = db.with_suffix(".log")
        self._command = [sys.executable, "-m", "tests.server.serve_games", str(db), str(port)]
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self._environment = {**os.environ, "PYTHONPATH": path, **EASY, **environment}
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                self._command, env=self._environment, cwd=ROOT, stderr=log, stdout=log
            )

    def check_it_runs(self) -> None:
        assert self._running is not None
        assert self._running.poll() is None, self.log.read_text()

    def wait_until_ready(self) -> None:
        for _ in range(400):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=1)
            except httpx.TransportError:
                self.check_it_runs()
                time.sleep(0.03)
            else:
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._running is not None
        self._running.kill()
        self._running.wait()

    def stop(self) -> int:
        assert self._running is not None
        self._running.terminate()
        return self._running.wait(20)
