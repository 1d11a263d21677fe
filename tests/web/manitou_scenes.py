"""Positions of Big Manitou on a real page, without the match that would lead there."""

from __future__ import annotations

import json
import re
from time import time
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.games.big_manitou.positions import A, B, C, Columns, D, E, position
from tests.web.screen import Screen, Told
from tundra.core import Event, Match
from tundra.core.foresight import foresee
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.state import State
from tundra.server.eyes import sight_of

FAR = 1000
"""Steps of a scene have numbers that no match reaches, so that news of the real one are ignored."""


class Stage:
    """A table of the real server with another position: what the page asks about it is answered here."""

    def __init__(self, screen: Screen, seat: int = A) -> None:
        self.seat, self.seq = seat, FAR
        self.acts: list[list[str]] = []
        """What the page has sent, act by act."""
        self._match: Match[State] = Match(GAME, GAME.choose(2), 1)
        screen.page.route_web_socket(re.compile("/ws/"), self._join)

    def show(self, state: State, events: list[Event] | None = None) -> None:
        """The page sees this position, and hears how it came about."""
        self._match = Match(GAME, GAME.choose(len(state.hands)), 1)
        self._match.state = state
        self._tell(events or [], None)

    def _join(self, page: WebSocketRoute) -> None:
        self._page = page
        self._server = page.connect_to_server()
        page.on_message(self._answer)
        self._server.on_message(self._forward)

    def _forward(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] == "table":
            self._table = said
        self._page.send(text)

    def _answer(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] == "act":
            self.acts.append(said["act"])
        if self.seq == FAR or said["t"] not in ("act", "foresee", "explain"):
            self._server.send(text)
        elif said["t"] == "act":
            self._act(said)
        elif said["t"] == "foresee":
            actions = [GAME.read(word) for word in said["act"]]
            events = foresee(GAME, self._match.state, self.seat, actions)
            self._say({"t": "foreseen", "id": said["id"], "events": events})
        else:
            why = GAME.explain(self._match.state, self.seat, GAME.read(said["act"]))
            reason = {"key": why.key, "params": why.params, "rule": why.rule}
            self._say({"t": "explained", "id": said["id"], "why": reason})

    def _act(self, said: Told) -> None:
        steps = self._match.submit(self.seat, *said["act"])
        self._tell([event for step in steps for event in step.events], said["id"])

    def _tell(self, events: list[Event], mark: str | None) -> None:
        self.seq += 1
        sight = sight_of(self._match, self.seat, self.seq)
        told = [event.told_to(self.seat) for event in events]
        ask = sight.prompt
        asked = {"seats": ask.seats, "key": ask.key, "params": ask.params}
        if outcome := self._match.state.outcome:
            result = {"places": outcome.places, "reason": outcome.reason}
            self._say({**self._table, "status": "over", "result": result})
        step = {"t": "step", "as": self.seat, "seq": self.seq, "events": told, "at": time()}
        more = {"view": sight.view, "prompt": asked, "legal": sight.legal, "undo": 0, "id": mark}
        self._say(step | more)

    def _say(self, message: Told) -> None:
        self._page.send(json.dumps(message))


# Scenes: five people, every ground full of cards, everybody with tiles.

CROWD: Columns = {
    A: {1: "h10 h6 chief", 2: "h9 ~scout", 3: "h8 ~sorcerer"},
    B: {1: "h9 ~sorcerer", 2: "h1 h7", 3: "h10 ~matriarch h3"},
    C: {1: "h5 ~rainmaker", 2: "h8 ~sorcerer", 3: "h3 h6 scout"},
    D: {1: "h2 h3 h1", 2: "chief matriarch h10", 3: "h4"},
    E: {1: "h6 h8", 2: "~chief h9 h4", 3: "h5 ~scout"},
}
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
    hands = {A: "h4 rainmaker matriarch", B: "h5", C: "h1", D: "h7", E: "h3"}
    return crowd("play", turns=25, hands=hands, packs={A: "h3"})


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
