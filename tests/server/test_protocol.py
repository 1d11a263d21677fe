"""What is written about the wire is what is on the wire."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from starlette.routing import Route

from tundra.server import bodies, messages
from tundra.server.app import routes
from tundra.server.identity import Signer, clean
from tundra.server.limits import Bucket, Buckets
from tundra.server.pages import Pages
from tundra.server.run import sqlite_file
from tundra.server.settings import BadSettings, Settings, from_environment

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_and_the_protocol_page_are_fresh() -> None:
    check = subprocess.run(
        [sys.executable, "tools/protocol.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert check.returncode == 0, check.stdout


def test_every_call_is_on_the_protocol_page() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    found = re.findall(r"^\| `(GET|PUT|POST|DELETE) ([^`?]+)", page, re.MULTILINE)
    told = {(method, path.replace("{id}", "{table_id}")) for method, path in found}
    calls = [
        one for one in routes(Pages(None)) if isinstance(one, Route) and one.path != "/{path:path}"
    ]
    assert told == {(m, call.path) for call in calls for m in (call.methods or set()) - {"HEAD"}}


@pytest.mark.parametrize("struct", [*messages.UpMessage.__args__, bodies.NewTable, bodies.Claim])
def test_nothing_unknown_is_let_in(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.forbid_unknown_fields


def test_a_signature_is_good_for_one_purpose_only() -> None:
    signer, other = Signer(b"key"), Signer(b"another key")
    who, cookie = signer.new_cookie()
    assert signer.person(cookie) == who
    assert other.person(cookie) is None
    key = signer.chair_key("t1", 0)
    assert signer.opens_chair(key, "t1", 0)
    assert not signer.opens_chair(key, "t1", 1)
    assert not signer.opens_chair(key, "t2", 0)
    assert signer.person(f"t1/0.{key}") is None
    assert signer.person("\udcff.x") is None


def test_a_name_keeps_no_control_characters() -> None:
    assert clean("a\x00b\u202ec\u200bd  e\nf") == "abcd e f"


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(rate=10.0, burst=5)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    bucket.filled -= 0.25
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    many = Buckets(1.0, 1)
    assert [many.take("a"), many.take("b"), many.take("a")] == [True, True, False]
    many.KEPT = 1
    assert [many.take("c"), many.take("a")] == [True, True]


def test_settings_come_from_the_environment_and_the_caller() -> None:
    found = from_environment({"TUNDRA_BOT_DELAY": "0.1", "TUNDRA_PORT": "1"}, port=2, db=None)
    assert (found.bot_delay, found.port, found.db) == (0.1, 2, Settings().db)
    with pytest.raises(BadSettings, match="TUNDRA_PORT"):
        from_environment({"TUNDRA_PORT": "many"})


def test_only_sqlite_is_a_database_here() -> None:
    assert sqlite_file("sqlite:///club.sqlite") == "club.sqlite"
    assert sqlite_file("sqlite:////var/club.sqlite") == "/var/club.sqlite"
    assert sqlite_file("club.sqlite") == "club.sqlite"
    with pytest.raises(BadSettings, match="postgresql"):
        sqlite_file("postgresql://host/club")
