"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View
from tundra.core.texts import Words

LETTERS = "ABCDE"


def show(view: View, language: str) -> str:
    """The twelve regions with all that stands there, the piles, then each seat."""
    words = Words(language, "ice_age")
    names = ("round", "rounds", "dark_reserve", "light_reserve", "club_supply", "mammoth_supply")
    lines = [words.show("head", **{name: view[name] for name in names}), ""]
    lines += [region_line(region, words) for region in view["regions"]]
    lines.append("")
    lines += [pile_line(colour, pile, words) for colour, pile in view["piles"].items()]
    lines += [seat_line(view, seat, words) for seat in range(len(view["stones"]))]
    return "\n".join(lines)


def region_line(region: dict[str, Any], words: Words) -> str:
    start = f"{region['region']:>3} {words('terrain.' + region['terrain']):<18}"
    if region["covered"]:
        return f"{start} {words.show('glacier')}"
    capacity = region["capacity"]
    facts = words.show(
        "region",
        hunters=region["hunters"],
        least=capacity["least"],
        most=capacity["most"],
        mammoths=region["mammoths"],
        fire=fire_text(region),
    )
    return f"{start} {facts}   {' '.join(hunters_of(region)) or '-'}"


def fire_text(region: dict[str, Any]) -> str:
    """How many tokens lie there; and what they are worth, for those who may know."""
    values = region["values"]
    return str(region["fire"]) if values is None else f"{region['fire']} ({values_text(values)})"


def values_text(values: list[int]) -> str:
    return "+".join(map(str, values)) or "-"


def hunters_of(region: dict[str, Any]) -> list[str]:
    """``A2+1*``: two plain hunters of A and one with a club."""
    forms = enumerate(zip(region["plain"], region["clubbed"], strict=True))
    return [
        f"{LETTERS[seat]}{plain}{f'+{clubbed}*' if clubbed else ''}"
        for seat, (plain, clubbed) in forms
        if plain or clubbed
    ]


def pile_line(colour: str, pile: dict[str, Any], words: Words) -> str:
    top = words(f"card.{pile['top']}") if pile["top"] else "-"
    facts = {"draw": pile["draw"], "discard": pile["discard"], "top": top}
    return words.show(f"pile.{colour}", **facts)


def seat_line(view: View, seat: int, words: Words) -> str:
    mark = ">" if view["to_move"] == seat else " "
    hand = view["hands"][seat]
    cards = words.show("hand", light=hand["light"], dark=hand["dark"])
    if hand["cards"] is not None:
        cards = words.cards(hand["cards"])
    names = {"points": "scores", "stones": "stones", "clubs": "clubs", "supply": "supply"}
    facts = {name: view[place][seat] for name, place in names.items()}
    return f"{mark} {LETTERS[seat]}  " + words.show("seat", **facts, hand=cards)
