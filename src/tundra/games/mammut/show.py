"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View
from tundra.core.texts import Words

LETTERS = "ABCDE"


def show(view: View, language: str) -> str:
    """The middle, then each seat with its heaps, its tracks and its cards."""
    words = Words(language, "mammut")
    head = words.show(
        "head",
        round=view["round"],
        last=view["last_round"],
        value=view["hide_value"],
        arrow=words(f"face.{view['shaman']['arrow']}"),
    )
    piles = words.show("piles", pile=view["pile"], discard=words.cards(view["discard"]))
    lines = [head, piles, f"{words.show('middle')}  {tiles_at(view, 'middle', words)}", ""]
    for seat in range(len(view["points"])):
        lines += seat_lines(view, seat, words)
    if view["picking"]:
        tiles = " ".join(f"t{tile}" for tile in view["picking"]["tiles"]) or "-"
        lines.append(words.show("picked", tiles=tiles))
    return "\n".join(lines)


def seat_lines(view: View, seat: int, words: Words) -> list[str]:
    mark = ">" if view["to_move"] == seat else " "
    facts = words.show(
        "seat",
        points=view["points"][seat],
        hides=view["hides"][seat],
        hand=words.cards(view["hands"][seat]),
        laid=words.cards(view["laid"][seat]),
        animals=words.names("face", view["animals"][seat]),
    )
    heaps = [
        f"     {heap['id']}  {tiles_at(view, heap['id'], words)}"
        for heap in view["heaps"]
        if heap["seat"] == seat
    ]
    return [f"{mark} {LETTERS[seat]}  {facts}", *heaps]


def tiles_at(view: View, place: str, words: Words) -> str:
    tiles = [tile_text(tile, words) for tile in view["tiles"] if tile["place"] == place]
    return ", ".join(tiles) or "-"


def tile_text(tile: dict[str, Any], words: Words) -> str:
    """``t7:axe/tusk``: the face, and the other side where it is known."""
    known = tile["under"] and tile["known"] != "open"
    under = f"/{face_text(tile['under'], words)}" if known else ""
    return f"t{tile['id']}:{face_text(tile['face'], words)}{under}"


def face_text(face: str, words: Words) -> str:
    return face if face == "?" else words(f"face.{face}")
