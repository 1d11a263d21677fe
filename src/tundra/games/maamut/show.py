"""A view as text for a terminal."""

from __future__ import annotations

from tundra.core.events import View
from tundra.core.texts import Words
from tundra.games.maamut.pieces import TERRAIN_LETTERS, TILE_NAMES

SIGNS = dict(zip(TERRAIN_LETTERS, ("###", " . ", " * ", " x "), strict=True))
ROWS = "abcdefg"


def show(view: View, language: str) -> str:
    """Seven rows of tiles; M the mammoth, A to D hunters, a to d traps."""
    words = Words(language, "maamut")
    lines = [row_of(view, row) for row in ROWS]
    lines += ["", words.show("signs"), ""]
    lines += [seat_line(view, seat, words) for seat in range(len(view["hunters"]))]
    lines.append(
        words.show("piles", pile=view["pile"], discards=discards(view)) + "   " + clock(view, words)
    )
    return "\n".join(lines)


def row_of(view: View, row: str) -> str:
    names = [name for name in TILE_NAMES if name[0] == row]
    cells = "|".join(cell(view, name) for name in names)
    return f"{row}  {' ' * (2 * (7 - len(names)))}|{cells}|"


def cell(view: View, name: str) -> str:
    """Three signs: what stands on the tile, or its ground."""
    hunters = "".join("ABCD"[seat] for seat, tile in enumerate(view["hunters"]) if tile == name)
    signs = ("M" if view["mammoth"] == name else "") + hunters
    if name in view["traps"]:
        signs += "abcd"[view["traps"][name]]
    ground = SIGNS[view["terrain"][TILE_NAMES.index(name)]]
    return (signs if len(signs) >= 3 else signs.center(3)) if signs else ground


def seat_line(view: View, seat: int, words: Words) -> str:
    hand = view["hands"][seat]
    cards = " ".join(map(str, hand)) if isinstance(hand, list) else words.cards(hand)
    tile = view["hunters"][seat] or words.show("unplaced" if view["phase"] == "place" else "out")
    mark = ">" if view["to_move"] == seat else " "
    rest = words.show("seat", traps=view["supply"][seat], hand=cards)
    return f"{mark} {'ABCD'[seat]}  {tile:<10}  {rest}"


def discards(view: View) -> str:
    return ", ".join(f"{n} x {card}" for card, n in enumerate(view["discard"], 1) if n) or "-"


def clock(view: View, words: Words) -> str:
    """The two counters, and where they end the match if anything does."""
    facts = {"turns": view["turns"], "quiet": view["quiet"]}
    if not view["turn_cap"]:
        return words.show("clock.open", **facts)
    return words.show("clock", **facts, cap=view["turn_cap"], limit=view["quiet_limit"])
