"""Pages, rules and sentences: our own and nobody else's, cached as long as they may be."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from tests.server.live import live, quick
from tundra.server.help import render
from tundra.server.pages import Pages
from tundra.server.refusals import Refused

SCRIPT = "console.log('mammoth');\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Tundra</title>" + " " * 600)
    (tmp_path / "assets" / "table-a1b2.js").write_text(SCRIPT)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    return Pages(tmp_path)


class Stand:
    """The pages alone, called as a browser would."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages

    async def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        head = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": f"/{path}",
            "query_string": b"",
        }
        scope |= {"path_params": {"path": path}, "headers": head}
        answer = await self.pages.serve(Request(scope))
        return answer.status_code, dict(answer.headers), bytes(answer.body)


async def test_every_path_of_the_client_gets_the_same_page(pages: Pages) -> None:
    stand = Stand(pages)
    index = await stand.get("")
    for path in ("new/maamut", "table/abc", "replay", "rules/maamut", "settings"):
        assert await stand.get(path) == index
    assert index[1]["cache-control"] == "no-cache"
    for path in ("missing.js", "assets/gone-1.js", ".vite/manifest.json", "api/none", "../x.py"):
        with pytest.raises(Refused):
            await stand.get(path)


async def test_what_has_a_hash_in_its_name_is_kept_for_ever(pages: Pages) -> None:
    status, headers, body = await Stand(pages).get("assets/table-a1b2.js")
    assert (status, body.decode()) == (200, SCRIPT)
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")


async def test_pages_travel_compressed_and_only_when_they_changed(pages: Pages) -> None:
    stand = Stand(pages)
    _, headers, body = await stand.get("assets/table-a1b2.js", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode() == SCRIPT
    status, _, body = await stand.get("assets/table-a1b2.js", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


async def test_without_a_bundle_the_page_says_what_to_do() -> None:
    status, _, body = await Stand(Pages(None)).get("")
    assert status == 200
    assert "make play" in body.decode()


async def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        web = server.stranger().web
        for path in ("/", "/healthz", "/api/games", "/api/nothing", "/api/rules/maamut"):
            headers = (await web.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "http" not in policy
            assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_rules_page_comes_with_contents_and_numbered_rules(
    tmp_path: Path, language: str
) -> None:
    async with live(quick(tmp_path)) as server:
        answer = await server.stranger().web.get(f"/api/rules/maamut?lang={language}")
        page = answer.json()
        assert page["title"] == "Mâamut"
        for heading in page["contents"]:
            assert f'id="{heading["id"]}"' in page["html"]
        for anchor in ("r1-1", "r3-2", "r6-5", "d8"):
            assert f'id="{anchor}"' in page["html"]
        assert "<table>" in page["html"]


async def test_the_pictures_of_a_rules_page_come_with_it(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        web = server.stranger().web
        html = (await web.get("/api/rules/maamut?lang=fr")).json()["html"]
        addresses = re.findall(r'<img loading="lazy" src="([^"]+)"', html)
        assert len(addresses) == html.count("<img") > 2
        for address in addresses:
            picture = await web.get(address)
            assert picture.headers["content-type"] == "image/jpeg"
            assert picture.content.startswith(b"\xff\xd8")
        for nothing in ("none-such.jpg", "maamut-board.png", "..%2Fmaamut.md"):
            assert (await web.get(f"/api/rules/pictures/{nothing}")).status_code == 404


def test_no_two_headings_share_an_id() -> None:
    page = render("maamut", "en")
    names = [heading.id for heading in page.contents]
    assert len(set(names)) == len(names)


async def test_sentences_come_by_key_and_only_when_they_changed(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        web = server.stranger().web
        english, french = [await web.get(f"/api/texts/{lang}") for lang in ("en", "fr")]
        assert set(english.json()) == set(french.json())
        assert english.json()["maamut.title"] == "Mâamut"
        again = await web.get("/api/texts/en", headers={"if-none-match": english.headers["etag"]})
        assert again.status_code == 304


async def test_the_server_says_how_it_is(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        told = (await server.stranger().web.get("/healthz")).json()
        assert told["ok"] is True
        assert {"version", "seconds", "tables", "connections", "counts"} <= set(told)


async def test_the_games_come_with_their_forms(tmp_path: Path) -> None:
    async with live(quick(tmp_path)) as server:
        told = (await server.stranger().web.get("/api/games")).json()
        maamut = next(game for game in told["games"] if game["id"] == "maamut")
        assert maamut["seats"] == [2, 3, 4]
        assert {"kind", "name", "low", "high", "default"} == set(maamut["options"][0])
        assert told["bots"] == ["1", "2", "3", "4", "5", "greedy", "random"]
