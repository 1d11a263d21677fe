"""``--box FILE``: what really lies in the box, for games whose list is our own design."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tundra.core import AnyGame, BadOptions, Box
from tundra.games import REGISTRY

LARGEST = 100_000
"""Bytes; a list of what lies in a box has some hundred."""

BoxPath = Annotated[
    Path | None,
    typer.Option(
        "--box",
        help="A file with what really lies in the box; `tundra games --box GAME` prints ours.",
    ),
]


def box_of(game: AnyGame) -> Box:
    for option in game.options:
        if isinstance(option, Box):
            return option
    raise BadOptions(f"{game.name} has no list of our own that a box could replace")


def box_words(game_name: str, path: Path | None) -> list[str]:
    """The option that this file stands for, as a word; nothing without a file."""
    if path is None:
        return []
    box = box_of(REGISTRY.find(game_name))
    try:
        value = box.parse(text_of(path) or "{}")
    except BadOptions as problem:
        raise BadOptions(f"{path}: {problem}") from None
    return [f"{box.name}={value}"] if value else []


def text_of(path: Path) -> str:
    if not path.exists():
        raise BadOptions("there is no such file")
    if not path.is_file():
        raise BadOptions("no file with an end")
    if path.stat().st_size > LARGEST:
        raise BadOptions("too large for a box")
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadOptions("not a text file") from None


def our_box(game_name: str) -> str:
    """Our own list as a file, to begin with."""
    return json.dumps(box_of(REGISTRY.find(game_name)).file(), indent=2, ensure_ascii=False)
