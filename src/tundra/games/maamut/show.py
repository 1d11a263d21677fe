"""A view as text for a terminal."""

from __future__ import annotations

from tundra.core.events import View
from tundra.games.maamut.pieces import TERRAIN_LETTERS, TILE_NAMES

SIGNS = dict(zip(TERRAIN_LETTERS, ("###", " . ", " * ", " x "), strict=True))
ROWS = "abcdefg"


def show(view: View) -> str:
    """Seven rows of tiles; M the mammoth, A to D hunters, a to d traps."""
    lines = [row_of(view, row) for row in ROWS]
    lines += ["", "### rock   . grass   * snow   x cross   M mammoth   A-D hunters   a-d traps", ""]
    lines += [seat_line(view, seat) for seat in range(len(view["hunters"]))]
    lines.append(f"pile {view['pile']}   discards {discards(view)}   {clock(view)}")
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


def seat_line(view: View, seat: int) -> str:
    hand = view["hands"][seat]
    cards = " ".join(map(str, hand)) if isinstance(hand, list) else f"{hand} cards"
    tile = view["hunters"][seat] or ("not placed" if view["phase"] == "place" else "out")
    mark = ">" if view["to_move"] == seat else " "
    return f"{mark} {'ABCD'[seat]}  {tile:<10}  traps left {view['supply'][seat]}  hand {cards}"


def discards(view: View) -> str:
    return ", ".join(f"{n} x {card}" for card, n in enumerate(view["discard"], 1) if n) or "none"


def clock(view: View) -> str:
    turns, quiet = view["turns"], view["quiet"]
    return f"turn {turns} of {view['turn_cap']}   quiet {quiet} of {view['quiet_limit']}"
