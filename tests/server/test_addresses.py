"""Limits count a household once, however its addresses are written."""

from __future__ import annotations

import pytest

from tundra.server.addresses import counted


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        (None, ""),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_is_counted_with_its_household(host: str | None, name: str) -> None:
    assert counted(host) == name
