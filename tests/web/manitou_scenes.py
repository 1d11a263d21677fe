"""Positions of Big Manitou on a real page, without the match that would lead there."""

from __future__ import annotations

from typing import Any

from tests.games.big_manitou.positions import A, B, C, Columns, D, E, position
from tests.web import stage
from tests.web.screen import Screen
from tundra.core import Event
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.state import State


class Stage(stage.Stage):
    def __init__(self, screen: Screen, seat: int = A) -> None:
        super().__init__(screen, GAME, seat)


# Scenes: five people, every ground full of cards, everybody with tiles.

CROWD: Columns = {
    A: {1: "h10 h6 chief", 2: "h9 ~scout", 3: "h8 ~sorcerer"},
    B: {1: "h9 ~sorcerer", 2: "h1 h7", 3: "h10 ~matriarch h3"},
    C: {1: "h5 ~rainmaker", 2: "h8 ~sorcerer", 3: "h3 h6 scout"},
    D: {1: "h2 h3 h1", 2: "chief matriarch h10", 3: "h4"},
    E: {1: "h6 h8", 2: "~chief h9 h4", 3: "h5 ~scout"},
}
FIVE: Columns = {
    A: {1: "h10 chief", 2: "h9 ~scout", 3: "h8"},
    B: {1: "h9 ~sorcerer", 2: "h7", 3: "h10 ~matriarch"},
    C: {1: "h5 ~rainmaker", 2: "h8", 3: "h3 scout"},
    D: {1: "h2", 2: "chief matriarch h10", 3: "h4"},
    E: {1: "h6 h8", 2: "~chief h9", 3: "h5"},
}
"""The same people, two rounds earlier."""
WEALTH = {
    A: "bison1 bison3 tipi2 horse totem",
    B: "bison2 tipi3 tipi3 horse tomahawk",
    C: "tipi1 totem tomahawk tomahawk",
    D: "bison1 bison2 bison3 tipi1 tomahawk",
    E: "tipi2 horse",
}
TILES = ("bison3 tipi2 horse totem", "bison1 bison2 tipi3 tomahawk", "tipi1 tipi1 horse totem")


def crowd(phase: str, **more: Any) -> State:
    """Seven rounds of the third hunt are played; A has both cylinders and the most force."""
    usual: dict[str, Any] = {"columns": CROWD, "owned": WEALTH, "grounds": TILES, "hunt": 3}
    return position(5, phase=phase, **(usual | {"turns": 35, "totem": A, "horse": A} | more))


def choosing(**more: Any) -> State:
    """Before the second hunt of a pair: A chooses nine cards of ten."""
    spent = [" ".join(CROWD[seat].values()).replace("~", "").split() for seat in range(5)]
    return crowd("select", columns={}, turns=0, hunt=4, spent=spent, **more)


def sixth_round() -> State:
    """A holds a hunter, and heroes that would win, fall for nothing, or join their own."""
    hands = {A: "h4 rainmaker matriarch", B: "h1 h3 h5", C: "h1 h6 sorcerer"}
    hands |= {D: "h1 h3 h7", E: "h3 h4"}
    return crowd("play", columns=FIVE, turns=25, hands=hands, packs={A: "h3"})


def eighth_card() -> State:
    return crowd("extra", hands={A: "h4 matriarch"})


def taking(**more: Any) -> State:
    """A is the first to take a tile of ground 1, for the chief."""
    return crowd("take", **({"share": "hero", "left": 1} | more))


def last_of_hunt(hunt: int, **more: Any) -> State:
    """A takes the last tile but one of a hunt, and nobody is there for the other."""
    tiles = ("", "", "tipi1 bison1")
    return crowd(
        "take", hunt=hunt, grounds=tiles, ground=3, columns={A: {3: "chief"}}, share="hero",
        left=1, **more,
    )  # fmt: skip


def after(state: State, text: str) -> list[Event]:
    """The seat that is asked acts."""
    events: list[Event] = []
    GAME.apply(state, state.active, GAME.read(text), events)
    return events
