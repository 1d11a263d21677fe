"""``tundra play`` and ``tundra serve`` pass on what they were told."""

from __future__ import annotations

import pytest

from tests.cli.calls import Shell
from tundra.server import run
from tundra.server.settings import BadSettings


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    made: list[tuple[object, ...]] = []
    monkeypatch.setattr(run, "play", lambda *words: made.append(words))
    monkeypatch.setattr(run, "serve", lambda *words: made.append(words))
    return made


def test_play_opens_the_browser_unless_told_not_to(
    shell: Shell, calls: list[tuple[object, ...]]
) -> None:
    assert shell("play").code == 0
    assert shell("play maamut --no-browser --port 18123").code == 0
    assert calls == [(None, True, 8710), ("maamut", False, 18123)]


def test_serve_listens_where_it_is_told(shell: Shell, calls: list[tuple[object, ...]]) -> None:
    assert shell("serve").code == 0
    words = "--host 0.0.0.0 --port 80 --db sqlite:///club.sqlite --redis redis://club --workers 3"
    assert shell(f"serve {words}").code == 0
    assert calls == [
        ("127.0.0.1", 8710, None, None, 1),
        ("0.0.0.0", 80, "sqlite:///club.sqlite", "redis://club", 3),
    ]


def test_a_setting_that_cannot_be_used_is_told_in_one_line(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise BadSettings("the ice is too thin")

    monkeypatch.setattr(run, "serve", refused)
    answer = shell("serve")
    assert (answer.code, answer.complaint) == (2, "the ice is too thin")
    assert shell("serve --port 99999").code == 2
