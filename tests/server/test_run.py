"""The two ways to start: for this computer, and for a club."""

from __future__ import annotations

import gc
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.process import ROOT, Process, free_port
from tundra.server.run import COLLECTIONS, keep_collections_short, serve
from tundra.server.settings import BadSettings

PLAY = "from tundra.server.run import play; import sys; play({game}, False, int(sys.argv[1]))"


@contextmanager
def playing(home: Path, port: int, game: str | None = None) -> Iterator[subprocess.Popen[str]]:
    """``tundra play`` with its data in ``home``."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HOME": str(home)}
    environment |= {"XDG_DATA_HOME": str(home), "LOCALAPPDATA": str(home)}
    command = [sys.executable, "-c", PLAY.format(game=repr(game)), str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    return found.group()


def test_play_prints_its_address_keeps_its_data_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    with playing(tmp_path, port) as process:
        assert address(process) == f"http://127.0.0.1:{port}/"
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").json()["ok"]
        process.terminate()
        assert process.wait(20) == 0
    assert list(tmp_path.rglob("tundra.sqlite"))
    assert not list(tmp_path.rglob("running.json"))
    began = time.monotonic()
    with playing(tmp_path, port, "maamut") as process:
        assert address(process) == f"http://127.0.0.1:{port}/new/maamut"
        assert time.monotonic() - began < 15, "a second start is quick, even on a busy machine"


def test_play_takes_another_port_when_its_own_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with playing(tmp_path, port) as process:
            found = httpx.URL(address(process))
            assert found.port != port
            assert httpx.get(found.join("/healthz")).json()["ok"]


def test_a_second_play_shows_the_table_that_is_already_there(tmp_path: Path) -> None:
    with playing(tmp_path, free_port()) as first:
        shown = address(first)
        with playing(tmp_path, free_port()) as second:
            assert address(second) == shown
            assert second.wait(20) == 0
        assert first.poll() is None


def test_of_two_that_start_at_once_the_later_leaves_the_note_of_the_first(tmp_path: Path) -> None:
    with playing(tmp_path, free_port()) as first:
        shown = address(first)
        (note,) = tmp_path.rglob("running.json")
        assert json.loads(note.read_text())["address"] + "/" == shown
        hidden = note.rename(note.with_name("hidden.json"))
        with playing(tmp_path, free_port()) as second:
            # The second did not see the first: it fails at the lock, and touches nothing.
            assert second.wait(20) == 1
        assert not note.exists()
        hidden.rename(note)
        with playing(tmp_path, free_port()) as third:
            assert address(third) == shown


def test_a_note_of_another_server_outlives_ours(tmp_path: Path) -> None:
    with playing(tmp_path, free_port()) as process:
        address(process)
        (note,) = tmp_path.rglob("running.json")
        note.write_text(json.dumps({"address": "http://127.0.0.1:1"}))
    assert note.exists()


def test_a_club_server_writes_structured_logs_and_stops_cleanly(tmp_path: Path) -> None:
    server = Process(tmp_path / "club.sqlite", free_port())
    server.start()
    server.wait_until_ready()
    httpx.get(f"http://127.0.0.1:{server.port}/api/nothing?key=a-secret")
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["what"] for line in lines] == ["starting", "answered", "stopped"]
    assert lines[1]["path"] == "/api/nothing"
    assert "a-secret" not in server.log.read_text()


def test_a_port_that_is_taken_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSettings, match=f"cannot listen on 127.0.0.1:{port}"):
            serve("127.0.0.1", port, str(tmp_path / "a.sqlite"))


def test_a_file_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BadSettings, match="cannot open"):
        serve(port=free_port(), db=str(tmp_path / "file" / "a.sqlite"))
    (tmp_path / "a.sqlite.lock").mkdir()
    with pytest.raises(BadSettings, match="cannot open"):
        serve(port=free_port(), db=str(tmp_path / "a.sqlite"))


def test_what_this_server_cannot_do_is_said_at_once() -> None:
    with pytest.raises(BadSettings, match="one process"):
        serve(workers=2)
    with pytest.raises(BadSettings, match="one process"):
        serve(redis="redis://localhost")


def test_the_collector_of_garbage_leaves_alone_what_was_loaded_at_the_start() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        keep_collections_short()
        assert gc.get_freeze_count() > frozen
        assert gc.get_threshold() == COLLECTIONS
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
