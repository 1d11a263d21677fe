"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View
from tundra.core.texts import Words

LETTERS = "ABCDE"


def show(view: View, language: str) -> str:
    """The three grounds with everybody's cards, then each seat with its tiles and cards."""
    words = Words(language, "big_manitou")
    when = words.show("round", round=view["round"]) if view["round"] else words.show("choosing")
    head = words.show(
        "head", hunt=view["hunt"], hunts=view["hunts"], dealer=LETTERS[view["dealer"]]
    )
    lines = [f"{head}   {when}", words.show("bag", tiles=counted(view["bag"], words)), ""]
    for ground in view["grounds"]:
        lines += ground_lines(ground, words)
    for seat in range(len(view["tiles"])):
        lines += seat_lines(view, seat, words)
    return "\n".join(lines)


def counted(tiles: dict[str, int], words: Words) -> str:
    return words.names("tile", [name for name, count in tiles.items() for _ in range(count)])


def ground_lines(ground: dict[str, Any], words: Words) -> list[str]:
    takers = [
        f"{LETTERS[t['seat']]} {t['tiles']} ({words('share.' + t['share'])})"
        for t in ground["takers"]
    ]
    tiles = words.names("tile", ground["tiles"])
    facts = {"ground": ground["ground"], "tiles": tiles, "takers": ", ".join(takers) or "-"}
    lines = [words.show("ground", **facts)]
    for seat, column in enumerate(ground["columns"]):
        if column:
            cards = ", ".join(card_text(card, words) for card in column)
            lines.append(f"   {LETTERS[seat]}  {cards}  = {ground['totals'][seat] or 0}")
    return lines


def card_text(card: dict[str, Any], words: Words) -> str:
    """A fallen hero stands in brackets."""
    name = words(f"card.{card['card']}")
    return name if card["up"] else f"({name})"


def seat_lines(view: View, seat: int, words: Words) -> list[str]:
    mark = ">" if view["to_move"] == seat else " "
    points = view["points"][seat]
    cylinders = [name for name in ("totem", "horse") if view[name]["holder"] == seat]
    facts = words.show(
        "seat",
        points=points["total"],
        tipi=points["tipi"],
        bison=points["bison"],
        force=view["force"][seat],
    )
    tiles = words.names("tile", view["tiles"][seat])
    return [
        f"{mark} {LETTERS[seat]}  {facts}",
        "     " + words.show("tiles", tiles=tiles, cylinders=words.names("cylinder", cylinders)),
        *(f"     {line}" for line in card_lines(view, seat, words)),
    ]


def card_lines(view: View, seat: int, words: Words) -> list[str]:
    """While cards are chosen: the pool, the picks and who is ready; afterwards hand, pack and what lies aside."""
    if view["phase"] == "select":
        picks = view["selection"]["picks"][seat]
        ready = "ready" if view["selection"]["ready"][seat] else "choosing"
        facts = {"size": view["selection"]["sizes"][seat], "state": words.show(ready)}
        lines = [words.show("pool", cards=words.cards(view["pools"][seat]), **facts)]
        return lines if picks is None else [*lines, words.show("picks", cards=words.cards(picks))]
    names = ("hands", "packs", "asides")
    parts = [words.show(name, cards=words.cards(view[name][seat])) for name in names]
    return ["   ".join(parts), words.show("spent", cards=words.cards(view["spent"][seat]))]
