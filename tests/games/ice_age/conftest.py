from __future__ import annotations

from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs" / "rules"


@pytest.fixture
def rules_pages() -> list[str]:
    """The rules page in English and in French."""
    return [(DOCS / name).read_text("utf-8") for name in ("ice_age.md", "ice_age.fr.md")]
