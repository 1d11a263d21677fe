"""Everything the server refuses can be said in words, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tundra.core.texts import LANGUAGES, has
from tundra.server import app

CODE = re.compile(r'Refused\(\s*"([a-z_]+)"|web\.refused\.([a-z_]+)')


def codes() -> set[str]:
    folder = Path(app.__file__).parent
    found = [CODE.findall(path.read_text("utf-8")) for path in folder.glob("*.py")]
    return {one or two for matches in found for one, two in matches}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert len(codes()) > 20
    assert {code for code in codes() if not has(language, f"web.refused.{code}")} == set()
    assert has(language, "web.event.took_back")
