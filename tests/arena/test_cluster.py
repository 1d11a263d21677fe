"""The same league on a Ray cluster; a worker killed in the middle loses no match."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.leagues import LEAGUE, play, records, tables
from tundra.arena import cluster
from tundra.arena.trouble import ArenaTrouble, MissingExtra

ROOT = Path(__file__).parents[2]
KILLED = """
import os, signal, sys
from pathlib import Path
from tests.arena.leagues import LEAGUE, quiet
from tundra.arena import campaign
from tundra.arena.campaign import Hands, play_missing
from tundra.arena.league import play_in_league
from tundra.arena.ledger import open_ledger
from tundra.arena.standings import close_league

folder, mark = Path(sys.argv[1]), Path(sys.argv[2])

def play_or_die(league, bout):
    if bout.number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_in_league(league, bout)

campaign.play_in_league = play_or_die
with open_ledger(folder, LEAGUE) as ledger:
    play_missing(ledger, Hands(2, "local"), quiet)
    close_league(ledger)
"""


@pytest.mark.slow
def test_a_killed_worker_of_the_cluster_loses_no_match_and_all_is_as_with_jobs(
    tmp_path: Path,
) -> None:
    """In a process of its own: Ray leaves threads and signals behind."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    run = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path / "ray"), str(tmp_path / "died")],
        env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "died").exists()
    play(tmp_path / "here")
    assert tables(tmp_path / "ray") == tables(tmp_path / "here")
    assert records(tmp_path / "ray") == records(tmp_path / "here")
    assert len(records(tmp_path / "ray")) == LEAGUE.games


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:notaport", "ray://"])
def test_an_address_that_is_none_is_refused_at_once(address: str) -> None:
    with pytest.raises(ArenaTrouble, match="no cluster at"):
        cluster.knock(address)


def test_an_address_where_nobody_answers_is_given_up() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with pytest.raises(ArenaTrouble, match=f"no cluster at 127.0.0.1:{port}"):
        cluster.knock(f"127.0.0.1:{port}")


class SlowRay:
    """Starts only at the last of so many tries, and complains as Ray does."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.is_on = False

    def init(self, *_: object, **__: object) -> None:
        self.tries -= 1
        if self.tries:
            raise Exception("The current node timed out during startup.")
        self.is_on = True

    def shutdown(self) -> None:
        self.is_on = False


def test_a_cluster_that_starts_slowly_is_tried_again() -> None:
    ray = SlowRay(cluster.STARTS)
    with cluster.connected(ray, "local", 1):
        assert ray.is_on
    assert not ray.is_on
    never = SlowRay(cluster.STARTS + 1)
    refusal = "no cluster at local: Exception: The current node"
    with pytest.raises(ArenaTrouble, match=refusal), cluster.connected(never, "local", 1):
        pass


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'tundra-table\[cluster\]'"):
        cluster.ray_library()
