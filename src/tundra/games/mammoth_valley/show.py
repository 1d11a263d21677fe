"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View
from tundra.core.texts import Words
from tundra.games.mammoth_valley.pieces import HEX_NAMES, ROWS

LETTERS = "ABCDEF"


def show(view: View, language: str) -> str:
    """The valley, then every hex with something in it, then the tribes."""
    words = Words(language, "mammoth_valley")
    lines = [*headlines(view, words), *valley(view), ""]
    lines += [f"{name}  {hex_text(row, words)}" for name, row in view["hexes"].items()]
    lines.append("")
    lines += [tribe_text(view, seat, words) for seat in range(len(view["tribes"]))]
    return "\n".join(lines)


def headlines(view: View, words: Words) -> list[str]:
    facts = {
        "board": view["board"],
        "year": view["year"],
        "season": words(f"season.{view['season']}"),
        "turn": view["turn"],
        "phase": words(f"phase.{view['phase']}"),
        "first": LETTERS[view["first"]],
    }
    lines = [words.show("head", **facts)]
    if view["event"]:
        lines.append(words.show("event", event=words(f"card.{view['event']}")))
    return lines + [words(f"lasting.{name}") for name in view["lasting"]]


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


def hex_text(row: dict[str, Any], words: Words) -> str:
    parts = []
    if row["camp"]:
        parts.append(words(f"board.camp.{row['camp']['kind']}", seat=LETTERS[row["camp"]["seat"]]))
    parts += [words(f"board.crop.{row['crop']}")] if row["crop"] else []
    parts += [words(f"board.marker.{row['marker']}")] if row["marker"] else []
    parts += [group_text(group, words) for group in row["tribes"]]
    parts += [words(f"species.{name}.n", n=count) for name, count in row["animals"].items()]
    parts += [words(f"board.solitary.{kind}") for kind in row["neutral"]]
    return ", ".join(parts)


def group_text(group: dict[str, Any], words: Words) -> str:
    tame = " " + words.show("tame", n=group["t"]) if group["t"] else ""
    people = words.show("people", warriors=group["w"], women=group["f"])
    return f"{LETTERS[group['seat']]} {people}{tame}"


def tribe_text(view: View, seat: int, words: Words) -> str:
    tribe = view["tribes"][seat]
    mark = ">" if view["active"] == seat else " "
    people = words.show("people", warriors=tribe["warriors"], women=tribe["women"])
    facts = {"camps": tribe["camps"], "people": people, "food": tribe["food"]}
    parts = [words.show(f"status.{tribe['status']}"), words.show("tribe", **facts)]
    parts += [words.show("fire")] if tribe["fire"] else []
    parts += [words.show("announced")] if tribe["announced"] else []
    return f"{mark} {LETTERS[seat]}  {'  '.join(parts)}  {words.cards(tribe['hand'])}"
