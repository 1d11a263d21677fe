"""What a step used, by a name a designer knows: a card, a tile, a kind of action."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from tundra.games.mammut.pieces import ANIMAL, AXE, FIRE, HIDE, MEAT, QUESTION, TUSK

Uses = Callable[[str, Any], list[str]]
"""From the text of an action and the position before it."""


def used(game_name: str, text: str, state: Any) -> list[str]:  # noqa: ANN401 - a position of any game
    return USES.get(game_name, plainly)(text, state)


def plainly(text: str, _: object) -> list[str]:
    """The verb and its words: ``play-cut-stone`` is ``play cut stone``; places and numbers are left out."""
    verb, *objects = text.split("-")
    named = takewhile(lambda word: re.fullmatch(r"[a-z]{2,}\d?", word), objects)
    return [" ".join([verb, *named])]


def maamut(text: str, _: object) -> list[str]:
    """A move is its card; where hunters begin is kept, where they flee to is not."""
    if move := re.fullmatch(r"(\d)[A-Z]{1,2}", text):
        return [f"card {move[1]}"]
    verb, _, what = text.partition("-")
    return [f"start at {what}"] if verb == "place" else [verb]


FACES = {AXE: "axe", HIDE: "hide", TUSK: "tusk", MEAT: "meat", FIRE: "fire", QUESTION: "hidden"}


def mammut(text: str, state: Any) -> list[str]:  # noqa: ANN401 - a position of Mammut
    if tile := re.fullmatch(r"t(\d+)", text):
        face = state.faces[int(tile[1])]
        if face == QUESTION or face in FACES:
            return [f"tile {FACES[face]}"]
        return ["tile animal" if face >= ANIMAL else "tile shaman"]
    verb, _, what = text.partition("-")
    return [f"play {what}"] if verb == "play" else [verb]


def big_manitou(text: str, _: object) -> list[str]:
    """A card is played to a ground: ``h5-2`` is ``card h5``."""
    verb, _, what = text.partition("-")
    if verb == "move":
        return ["move a hunter"]
    return [f"card {verb}"] if what.isdecimal() else [f"{verb} {what}".strip()]


def mammoth_valley(text: str, _: object) -> list[str]:
    """Who is picked on which hex, ``c3r3:w``, is told by its kind; a way, ``NE``, is a step."""
    if picked := re.fullmatch(r"c\d+r\d+:([a-z]).*", text):
        return [f"pick {picked[1]}"]
    return ["step"] if re.fullmatch(r"[NSEW]{1,2}", text) else plainly(text, None)


USES: dict[str, Uses] = {
    "maamut": maamut,
    "mammut": mammut,
    "big_manitou": big_manitou,
    "mammoth_valley": mammoth_valley,
}
