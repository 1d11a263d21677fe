"""Whether a call comes from our own pages."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from tundra.server.settings import named


def is_ours(headers: Mapping[str, str], origins: str) -> bool:
    """A browser always names the page's address when it opens a WebSocket or sends a form.

    A program that is no browser names none; it has no cookie that could be misused either.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin in named(origins) or urlsplit_host(origin) == headers.get("host")


def urlsplit_host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
