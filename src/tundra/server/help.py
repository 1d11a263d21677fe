"""The rules pages, rendered with their contents, and the sentences of both languages."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tundra.core.texts import Entry, catalogue
from tundra.server.bodies import Heading, Rules
from tundra.server.pages import Page, send
from tundra.server.refusals import Refused
from tundra.server.web import LANGUAGES, hub_of

if TYPE_CHECKING:
    from markdown_it.token import Token

PICTURE = re.compile(r"[a-z_]+-[a-z-]+(\.[a-z]{2})?\.jpg")


async def rules(request: Request) -> Response:
    game = hub_of(request).tables.game(request.path_params["game"])
    language = request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise Refused("bad_request", 400)
    return send(rules_page(game.name, language), request)


@cache
def rules_page(game: str, language: str) -> Page:
    return Page(msgspec.json.encode(render(game, language)), "application/json", "no-cache")


def render(game: str, language: str) -> Rules:
    """Our own page, so its HTML anchors are kept as they are."""
    # Imported when a page is first read, so that the server starts sooner.
    from markdown_it import MarkdownIt

    source = find_page(game, language)
    if source is None:
        raise Refused("not_found", 404)
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    tokens = markdown.parse(source.read_text("utf-8"))
    contents = name_headings(tokens)
    html = markdown.renderer.render(tokens, markdown.options, {})
    # A wide table scrolls by itself, and can be reached by keyboard to do so.
    html = html.replace("<table>", '<div class="wide" tabindex="0" role="group"><table>')
    html = html.replace("</table>", "</table></div>")
    html = html.replace('<img src="pictures/', '<img loading="lazy" src="/api/rules/pictures/')
    title = next((entry.text for entry in contents if entry.level == 1), game)
    return Rules(game, language, title, html, contents)


def find_page(game: str, language: str) -> Path | None:
    ending = "" if language == "en" else f".{language}"
    return find_file(f"{game}{ending}.md")


def find_file(name: str) -> Path | None:
    """Inside the package; in a source tree, where the pages are written."""
    inside = Path(str(files("tundra")))
    written = inside.parents[1] / "docs" / "rules"
    for folder in (inside / "help", written):
        if (folder / name).is_file():
            return folder / name
    return None


async def picture(request: Request) -> Response:
    """A picture of a rules page."""
    name = request.path_params["name"]
    path = find_file(f"pictures/{name}") if PICTURE.fullmatch(name) else None
    if path is None:
        raise Refused("not_found", 404)
    return send(picture_page(path), request)


@cache
def picture_page(path: Path) -> Page:
    return Page(path.read_bytes(), "image/jpeg", "no-cache")


def name_headings(tokens: list[Token]) -> list[Heading]:
    """Gives each heading an id, and returns the contents."""
    contents: list[Heading] = []
    taken: set[str] = set()
    for place, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        text = plain(tokens[place + 1])
        name = slug(text)
        while name in taken:
            name += "-2"
        taken.add(name)
        token.attrSet("id", name)
        contents.append(Heading(int(token.tag[1:]), name, text))
    return contents


def plain(inline: Token) -> str:
    """The words of a heading without its markup."""
    return "".join(
        child.content for child in inline.children or [] if child.type in ("text", "code_inline")
    )


def slug(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-") or "part"


async def texts(request: Request) -> Response:
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise Refused("not_found", 404)
    games = tuple(game.name for game in hub_of(request).games)
    return send(texts_page(language, games), request)


@cache
def texts_page(language: str, games: tuple[str, ...]) -> Page:
    """Every sentence the browser may need, by key."""
    sentences: dict[str, Entry] = {}
    for domain in ("core", "web", *games):
        try:
            sentences |= catalogue(language, domain)
        except FileNotFoundError:
            continue
    return Page(msgspec.json.encode(sentences), "application/json", "no-cache")
