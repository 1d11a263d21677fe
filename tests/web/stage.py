"""A table of the real server that shows any position, without the match that would lead there."""

from __future__ import annotations

import json
import re
from time import time
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.web.screen import Screen, Told
from tundra.core import AnyGame, Event, Match
from tundra.core.foresight import foresee
from tundra.server.eyes import sight_of

FAR = 1000
"""Steps of a scene have numbers that no match reaches, so that news of the real one are ignored."""

NO_MATCH: Told = {"have": [], "periods": [], "sources": [], "gains": [], "thinking": []}
"""A scene has an end without a match before it: there is nothing to tell in numbers."""


class Stage:
    """A table of the real server with another position: what the page asks about it is answered here."""

    def __init__(self, screen: Screen, game: AnyGame, seat: int = 0) -> None:
        self.game, self.seat, self.seq = game, seat, FAR
        self.acts: list[list[str]] = []
        """What the page has sent, act by act."""
        self._match: Match[Any] = Match(game, game.choose(min(game.seats)), 1)
        screen.page.route_web_socket(re.compile("/ws/"), self._join)
        account = NO_MATCH | {"swing": None, "best": None}
        screen.page.route("**/api/tables/*/account", lambda route: route.fulfill(json=account))

    def show(self, state: Any, events: list[Event] | None = None) -> None:
        """The page sees this position, and hears how it came about."""
        self._match = Match(self.game, self.game.choose(self._table["seats"]), 1)
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
        if said["t"] == "snapshot" and said["as"] == self.seat:
            self._real = said
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
            actions = [self.game.read(word) for word in said["act"]]
            events = foresee(self.game, self._match.state, self.seat, actions)
            self._say({"t": "foreseen", "id": said["id"], "events": events})
        else:
            why = self.game.explain(self._match.state, self.seat, self.game.read(said["act"]))
            reason = {"key": why.key, "params": why.params, "rule": why.rule}
            self._say({"t": "explained", "id": said["id"], "why": reason})

    def _act(self, said: Told) -> None:
        steps = self._match.submit(self.seat, *said["act"])
        self._tell([event for step in steps for event in step.events], said["id"])

    def _tell(self, events: list[Event], mark: str | None) -> None:
        if self.seq == FAR:
            self._say(self._real | {"seq": FAR})
        self.seq += 1
        sight = sight_of(self._match, self.seat, self.seq)
        told = [event.told_to(self.seat) for event in events]
        ask = sight.prompt
        asked = {"seats": ask.seats, "key": ask.key, "params": ask.params}
        if outcome := self._match.state.outcome:
            result = {"places": outcome.places, "reason": outcome.reason}
            self._say({**self._table, "status": "over", "result": result})
        step = {"t": "step", "as": self.seat, "seq": self.seq, "events": told, "at": time()}
        view = json.loads(bytes(sight.view))
        changes = {"view": [view], "prompt": [asked], "legal": [sight.legal]}
        self._say(step | {"changes": changes, "undo": 0, "id": mark})

    def _say(self, message: Told) -> None:
        self._page.send(json.dumps(message))
