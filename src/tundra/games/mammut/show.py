"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View

LETTERS = "ABCDE"


def show(view: View) -> str:
    """The middle, then each seat with its heaps, its tracks and its cards."""
    shaman = view["shaman"]
    lines = [
        f"round {view['round']} of {view['last_round']}   hide track pays {view['hide_value']}"
        f"   shaman {shaman['arrow']}   pile {view['pile']}   discard {words(view['discard'])}",
        f"middle  {tiles_at(view, 'middle')}",
        "",
    ]
    for seat in range(len(view["points"])):
        lines += seat_lines(view, seat)
    if view["picking"]:
        lines.append(f"picked  {words([f't{tile}' for tile in view['picking']['tiles']])}")
    return "\n".join(lines)


def seat_lines(view: View, seat: int) -> list[str]:
    mark = ">" if view["to_move"] == seat else " "
    tracks = f"points {view['points'][seat]}  hides {view['hides'][seat]}"
    cards = f"hand {cards_of(view['hands'][seat])}  laid {cards_of(view['laid'][seat])}"
    lines = [f"{mark} {LETTERS[seat]}  {tracks}  {cards}  animals {words(view['animals'][seat])}"]
    lines += [
        f"     {heap['id']}  {tiles_at(view, heap['id'])}"
        for heap in view["heaps"]
        if heap["seat"] == seat
    ]
    return lines


def tiles_at(view: View, place: str) -> str:
    return words([tile_text(tile) for tile in view["tiles"] if tile["place"] == place])


def tile_text(tile: dict[str, Any]) -> str:
    """``t7?/tusk``: the face, and the other side where it is known."""
    under = f"/{tile['under']}" if tile["under"] and tile["known"] != "open" else ""
    return f"t{tile['id']}:{tile['face']}{under}"


def cards_of(cards: int | list[str]) -> str:
    return words(cards) if isinstance(cards, list) else f"{cards} cards"


def words(items: list[str]) -> str:
    return " ".join(items) or "-"
