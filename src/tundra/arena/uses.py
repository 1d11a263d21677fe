"""What a step used, by a name a designer knows: a card, a tile, a kind of action."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from tundra.core.texts import has, say
from tundra.games.mammut.pieces import ANIMAL, AXE, FIRE, HIDE, MEAT, QUESTION, TUSK
from tundra.games.mammut.state import GIVE, TAKE

Uses = Callable[[str, Any], list[str]]
"""From the text of an action and the position before it. Mere parts of another action use nothing."""


def used(game_name: str, text: str, state: Any) -> list[str]:  # noqa: ANN401 - a position of any game
    return USES.get(game_name, plainly)(text, state)


def plainly(text: str, _: object) -> list[str]:
    """The verb and its words: ``throw-long-spear-4`` is ``throw long spear``; places and numbers are left out."""
    verb, *objects = text.split("-")
    named = takewhile(lambda word: re.fullmatch(r"[a-z]{2,}\d?", word), objects)
    return [" ".join([verb, *named])]


def maamut(text: str, _: object) -> list[str]:
    """A move is its card; where hunters begin is kept, where they flee to is not."""
    if move := re.fullmatch(r"(\d)[A-Z]{1,2}", text):
        return [f"card {move[1]}"]
    verb, _, what = text.partition("-")
    return [f"start {what}"] if verb == "place" else [verb]


FACES = {AXE: "axe", HIDE: "hide", TUSK: "tusk", MEAT: "meat", FIRE: "fire", QUESTION: "?"}
PICKS = {TAKE: "tile", GIVE: "back"}
"""A tile is taken from the middle, or goes back there from a stolen heap; cards only look at others."""


def mammut(text: str, state: Any) -> list[str]:  # noqa: ANN401 - a position of Mammut
    if tile := re.fullmatch(r"t(\d+)", text):
        face = state.faces[int(tile[1])]
        name = FACES.get(face, "animal" if face >= ANIMAL else "shaman")
        return [f"{PICKS[state.phase]} {name}"] if state.phase in PICKS else []
    verb, _, what = text.partition("-")
    if verb == "play":
        return [f"card {what}"]
    return [] if verb in ("done", "stop", "heap", "end", "pass") else [verb]


def big_manitou(text: str, _: object) -> list[str]:
    """A card is played to a ground: ``h5-2`` is ``card h5``."""
    verb, _, what = text.partition("-")
    if verb in ("clear", "done"):
        return []
    if verb == "move":
        return [verb]
    return [f"card {verb}"] if what.isdecimal() else [f"{verb} {what}".strip()]


OF_A_CARD = ("name", "swap", "with", "group", "band", "settle", "club", "keep", "done")
"""Steps of Ice Age that do no more than carry a card out."""


def ice_age(text: str, _: object) -> list[str]:
    """The card with what was paid or copied; hunters, fires and mammoths by what befell them, not where."""
    if cult := re.fullmatch(r"cult-(light|dark)-(light|dark).*", text):
        return [f"card cult-{cult[1]}", f"copy {cult[2]}"]
    if choice := re.fullmatch(r"play-mammoth-(\w+)", text):
        return ["card mammoth", f"mammoth {choice[1]}"]
    if text in ("take-club", "remove-mammoth") or text.startswith("remove-mammoth-"):
        return ["club" if text == "take-club" else "remove-mammoth"]
    verb, _, what = text.partition("-")
    if verb in ("play", "blank"):
        return [f"card {what}"] if verb == "play" else [f"blank {what}"]
    if verb in ("draw", "mode"):
        return [f"{verb} {what}"]
    return [] if verb in OF_A_CARD else [verb]


ANSWERS = (
    *("hex", "seat", "kind", "mode", "card", "take", "animal"),
    *("done", "end", "halt", "skip", "feed", "birth", "pass"),
)
"""Steps of Mammoth Valley that only answer a card, choose an order or end something."""


def mammoth_valley(text: str, _: object) -> list[str]:
    """Who joins a group, ``c3r3:w1``, is told by its kind, a way, ``NE``, is a step; ``bridge-a`` is a card."""
    if joined := re.fullmatch(r"c\d+r\d+:([a-z]).*", text):
        return [f"join {joined[1]}"]
    if re.fullmatch(r"[NSEW]{1,2}", text):
        return ["step"]
    attached = re.fullmatch(r"([a-z-]+)-[a-d]", text)
    if attached and attached[1] not in ANSWERS:
        return [f"card {attached[1]}"]
    verb, _, what = text.partition("-")
    if verb in ("play", "hunt"):
        return [f"card {what}"] if verb == "play" else [f"hunt {what}"]
    return [] if verb in ANSWERS else [verb]


USES: dict[str, Uses] = {
    "maamut": maamut,
    "mammut": mammut,
    "big_manitou": big_manitou,
    "ice_age": ice_age,
    "mammoth_valley": mammoth_valley,
}

SHELVES = ("card", "tile", "face", "species", "one", "mammoth", "colour")
"""Where a game's own catalogue keeps the names of its things."""


def use_name(game_name: str, name: str, lang: str) -> str:
    """In the reader's language, cards and tiles by their titles; the short name where nothing better is known."""
    verb, _, what = name.partition(" ")
    if not what:
        keys = [f"lab.use.{game_name}.{verb}", f"lab.use.{verb}"]
    else:
        keys = [f"lab.use.{game_name}.{verb}.{what}"]
        keys += [f"lab.use.{game_name}.{verb}.what", f"lab.use.{verb}.what"]
    title = title_of(game_name, what, lang)
    return next((say(lang, key, {"what": title}) for key in keys if has(lang, key)), name)


def title_of(game_name: str, what: str, lang: str) -> str:
    keys = [f"{game_name}.{shelf}.{what.replace('-', '_')}" for shelf in SHELVES]
    return next((say(lang, key) for key in keys if has(lang, key)), what)
