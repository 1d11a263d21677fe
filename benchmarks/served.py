"""A real server process to measure, and what it uses."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

SERVE = "import sys; from tundra.server.run import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
MANY = ("WRITE", "READ", "CONNECT", "MESSAGE")
EASY = {
    **{f"TUNDRA_{name}_RATE": "1e6" for name in MANY},
    **{f"TUNDRA_{name}_BURST": "1000000" for name in MANY},
    "TUNDRA_ADDRESS_CONNECTIONS": "100000",
    # Waiting on purpose, so that nobody notices a secret question, is no load.
    "TUNDRA_MASK": "0",
}
"""All visitors come from one address here, which the limits of a real server would not let pass."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Served:
    port: int
    pid: int

    @property
    def cpu(self) -> float:
        """Seconds of the server process, without its bots."""
        return cpu_seconds(self.pid)

    @property
    def bots_cpu(self) -> float:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(cpu_seconds(int(child)) for child in children)

    @property
    def memory_mb(self) -> float:
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def server(db: Path, **settings: str) -> Iterator[Served]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE, str(port), str(db)]
    env = {**os.environ, **EASY, **settings}
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
    try:
        wait_until_ready(port)
        yield Served(port, process.pid)
    finally:
        process.terminate()
        process.wait(30)


def wait_until_ready(port: int) -> None:
    for _ in range(400):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server did not start")
