"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View
from tundra.games.mammoth_valley.pieces import HEX_NAMES, ROWS

LETTERS = "ABCDEF"


def show(view: View) -> str:
    """The valley, then every hex with something in it, then the tribes."""
    lines = [headline(view), *valley(view), ""]
    lines += [f"{name}  {hex_text(row)}" for name, row in view["hexes"].items()]
    lines.append("")
    lines += [tribe_text(view, seat) for seat in range(len(view["tribes"]))]
    return "\n".join(lines)


def headline(view: View) -> str:
    parts = [
        f"{view['board']}  year {view['year']}, {view['season']} {view['turn']}",
        f"phase {view['phase']}",
        f"first {LETTERS[view['first']]}",
    ]
    if view["event"]:
        parts.append(f"event {view['event']}")
    parts += view["lasting"]
    return "   ".join(parts)


def valley(view: View) -> list[str]:
    """Each hex by its terrain and who is there, row by row."""
    lines = []
    place = 0
    for row, columns in enumerate(ROWS):
        cells = []
        for _ in columns:
            name = HEX_NAMES[place]
            cells.append(view["map"]["terrain"][place] + mark(view["hexes"].get(name)))
            place += 1
        indent = 6 * columns[0] + 3 * (row % 2)
        lines.append(" " * indent + "".join(cell.ljust(6) for cell in cells).rstrip())
    return lines


def mark(row: dict[str, Any] | None) -> str:
    """Tribes, a star for a camp, a number for animals."""
    if row is None:
        return ""
    text = "".join(LETTERS[group["seat"]] for group in row["tribes"])
    if row["camp"]:
        text += "*"
    beasts = sum(row["animals"].values())
    return text + (str(beasts) if beasts else "")


def hex_text(row: dict[str, Any]) -> str:
    parts = []
    if row["camp"]:
        parts.append(f"{row['camp']['kind']} of {LETTERS[row['camp']['seat']]}")
    parts += [f"{row['crop']} crop"] if row["crop"] else []
    parts += [row["marker"]] if row["marker"] else []
    for group in row["tribes"]:
        tame = f" {group['t']}t" if group["t"] else ""
        parts.append(f"{LETTERS[group['seat']]} {group['w']}w {group['f']}f{tame}")
    parts += [f"{count} {name}" for name, count in row["animals"].items()]
    parts += [f"neutral {kind}" for kind in row["neutral"]]
    return ", ".join(parts)


def tribe_text(view: View, seat: int) -> str:
    tribe = view["tribes"][seat]
    hand = tribe["hand"]
    cards = " ".join(hand) if isinstance(hand, list) else f"{hand} cards"
    fire = "  Fire" if tribe["fire"] else ""
    mark = ">" if view["active"] == seat else " "
    said = "  announced" if tribe["announced"] else ""
    return (
        f"{mark} {LETTERS[seat]}  {tribe['status']}  camps {tribe['camps']}  "
        f"{tribe['warriors']}w {tribe['women']}f  food {tribe['food']}{fire}{said}  {cards}"
    )
