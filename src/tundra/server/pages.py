"""The pages: one bundle, kept in memory, sent compressed; every path of the client gets index.html."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tundra.server.refusals import Refused

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' blob: data:",
        # The drawings carry style attributes.
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tundra</title>
<h1>The pages are not built</h1>
<p>The server runs, but it has no pages: run <code>make play</code>, or install the wheel.</p>
<p lang="fr">Le serveur tourne, mais sans ses pages : lancez <code>make play</code>, ou installez le paquet.</p>
</html>
"""
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml")


@dataclass(frozen=True)
class Page:
    body: bytes
    kind: str
    cache: str

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        if len(self.body) < 500 or not self.kind.startswith(COMPRESSED):
            return None
        return gzip.compress(self.body, 9, mtime=0)


def web_folder() -> Path | None:
    """The bundle inside the package; in a source tree, the one that Vite built."""
    inside = Path(str(files("tundra"))) / "web"
    built = inside.parents[2] / "web" / "dist"
    for folder in (inside, built):
        if (folder / "index.html").is_file():
            return folder
    return None


class Pages:
    """Only what was in the folder at the start is ever served, so no path can lead out of it."""

    def __init__(self, folder: Path | None) -> None:
        self._pages: dict[str, Page] = {}
        for path in sorted(folder.rglob("*")) if folder is not None else []:
            name = path.relative_to(folder).as_posix() if folder is not None else ""
            if path.is_file() and not name.startswith("."):
                self._pages[name] = Page(path.read_bytes(), kind_of(name), cache_for(name))
        self._index = self._pages.get("index.html") or Page(
            NOT_BUILT.encode(), "text/html; charset=utf-8", "no-cache"
        )

    async def serve(self, request: Request) -> Response:
        name = request.path_params["path"].strip("/")
        page = self._pages.get(name)
        if page is None:
            if "." in name.rpartition("/")[2] or name.startswith(("api/", "ws/")):
                raise Refused("not_found", 404)
            page = self._index
        return send(page, request)


def send(page: Page, request: Request) -> Response:
    headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    body = page.body
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=page.kind)


def kind_of(name: str) -> str:
    if name.endswith(".js"):
        return "text/javascript; charset=utf-8"
    if name.endswith(".woff2"):
        return "font/woff2"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def cache_for(name: str) -> str:
    """Vite puts a hash of the content into the name of everything in assets."""
    return FOR_EVER if name.startswith("assets/") else "no-cache"
