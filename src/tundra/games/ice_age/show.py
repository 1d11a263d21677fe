"""A view as text for a terminal."""

from __future__ import annotations

from typing import Any

from tundra.core.events import View

LETTERS = "ABCDE"


def show(view: View) -> str:
    """The twelve regions with all that stands there, the piles, then each seat."""
    lines = [
        f"round {view['round']} of {view['rounds']}   {view['phase']}   "
        f"dark {view['dark_reserve']}   light {view['light_reserve']}   "
        f"clubs {view['club_supply']}   mammoths {view['mammoth_supply']}",
        "",
    ]
    lines += [region_line(region) for region in view["regions"]]
    lines.append("")
    lines += [pile_line(colour, pile) for colour, pile in view["piles"].items()]
    lines += [seat_line(view, seat) for seat in range(len(view["stones"]))]
    return "\n".join(lines)


def region_line(region: dict[str, Any]) -> str:
    start = f"{region['region']:>3} {region['terrain']:<13}"
    if region["covered"]:
        return f"{start} glacier"
    capacity = region["capacity"]
    limits = f"{capacity['least']}-{capacity['most']}"
    hunters = [
        f"{LETTERS[seat]}{plain}{f'+{clubbed}*' if clubbed else ''}"
        for seat, (plain, clubbed) in enumerate(
            zip(region["plain"], region["clubbed"], strict=True)
        )
        if plain or clubbed
    ]
    return (
        f"{start} {region['hunters']:>2} of {limits:<6} mammoths {region['mammoths']}  "
        f"fire {region['fire']}  {' '.join(hunters) or '-'}"
    )


def pile_line(colour: str, pile: dict[str, Any]) -> str:
    return (
        f"{colour}: {pile['draw']} to draw, {pile['discard']} discarded, top {pile['top'] or '-'}"
    )


def seat_line(view: View, seat: int) -> str:
    mark = ">" if view["to_move"] == seat else " "
    hand = view["hands"][seat]
    cards = f"{hand['light']} light, {hand['dark']} dark"
    if hand["cards"] is not None:
        cards = " ".join(hand["cards"]) or "-"
    return (
        f"{mark} {LETTERS[seat]}  points {view['scores'][seat]}  stones {view['stones'][seat]}  "
        f"clubs {view['clubs'][seat]}  supply {view['supply'][seat]}  hand {cards}"
    )
