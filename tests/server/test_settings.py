"""What a host can set, and where it is written down."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from tundra.server.settings import BadSettings, Settings, from_environment

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_stands_on_the_page_for_hosts() -> None:
    page = PAGE.read_text("utf-8")
    missing = [field.name for field in fields(Settings) if f"`{field.name}`" not in page]
    assert missing == []


def test_the_environment_changes_a_setting_and_an_argument_beats_it() -> None:
    given = {"TUNDRA_ABSENCE": "30", "TUNDRA_PORT": "9000"}
    settings = from_environment(given, port=9001)
    assert (settings.absence, settings.port, settings.host) == (30, 9001, "127.0.0.1")


def test_a_wrong_setting_is_named_in_one_line() -> None:
    with pytest.raises(BadSettings, match="TUNDRA_PORT: 'x' is no int"):
        from_environment({"TUNDRA_PORT": "x"})
