"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View

LETTERS = "ABCDE"


def show(view: View) -> str:
    """The three grounds with everybody's cards, then each seat with its tiles and cards."""
    when = f"round {view['round']} of 7" if view["round"] else "choosing cards"
    lines = [
        f"hunt {view['hunt']} of {view['hunts']}   {when}   dealer {LETTERS[view['dealer']]}"
        f"   bag {sum(view['bag'].values())}",
        "",
    ]
    for ground in view["grounds"]:
        lines += ground_lines(ground)
    for seat in range(len(view["tiles"])):
        lines += seat_lines(view, seat)
    return "\n".join(lines)


def ground_lines(ground: dict[str, Any]) -> list[str]:
    takers = [f"{LETTERS[t['seat']]} {t['tiles']} ({t['share']})" for t in ground["takers"]]
    lines = [f"ground {ground['ground']}  {words(ground['tiles'])}   now: {words(takers)}"]
    for seat, column in enumerate(ground["columns"]):
        if column:
            total = ground["totals"][seat] or 0
            cards = [card["card"] if card["up"] else f"({card['card']})" for card in column]
            lines.append(f"   {LETTERS[seat]}  {words(cards)}  = {total}")
    return lines


def seat_lines(view: View, seat: int) -> list[str]:
    mark = ">" if view["to_move"] == seat else " "
    ready = "  ready" if view["phase"] == "select" and view["selection"]["ready"][seat] else ""
    points = view["points"][seat]
    cylinders = [name for name in ("totem", "horse") if view[name]["holder"] == seat]
    cards = f"hand {cards_of(view['hands'][seat])}  pack {cards_of(view['packs'][seat])}"
    return [
        f"{mark} {LETTERS[seat]}  points {points['total']} (tipi {points['tipi']}, "
        f"bison {points['bison']})  force {view['force'][seat]}  {cards}{ready}",
        f"     tiles {words(view['tiles'][seat])}   cylinders {words(cylinders)}",
    ]


def cards_of(cards: int | list[str]) -> str:
    return words(cards) if isinstance(cards, list) else f"{cards} cards"


def words(items: list[str]) -> str:
    return " ".join(items) or "-"
