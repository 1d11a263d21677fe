"""Builds positions of Mâamut from what a rule's example says: everything not named is grass."""

from __future__ import annotations

from typing import Any

from tundra.core import Event
from tundra.core.events import View
from tundra.games.maamut import GAME
from tundra.games.maamut.pieces import AXIAL, TILE_NAMES
from tundra.games.maamut.state import State

Place = tuple[int, int]


def at(q: int, r: int) -> str:
    """The name of the tile with these axial coordinates."""
    return TILE_NAMES[AXIAL.index((q, r))]


def position(
    *hunters: Place | None,
    mammoth: Place = (0, 0),
    rocks: tuple[Place, ...] = (),
    snow: tuple[Place, ...] = (),
    traps: dict[Place, int] | None = None,
    hands: list[tuple[int, int, int]] | None = None,
    all_ground: str = "g",
    **more: Any,
) -> State:
    """Seat 0 (A) is to move; everyone holds one card of each value unless ``hands`` says otherwise."""
    ground = {(0, 0): "x"} | dict.fromkeys(snow, "s") | dict.fromkeys(rocks, "r")
    data: dict[str, Any] = {
        "terrain": "".join(ground.get(place, all_ground) for place in AXIAL),
        "hunters": [place and at(*place) for place in hunters],
        "hands": hands or [(1, 1, 1) if place else (0, 0, 0) for place in hunters],
        "mammoth": at(*mammoth),
        "traps": {at(*place): owner for place, owner in (traps or {}).items()},
    }
    if None in hunters:
        gone = [0 if place is None else 4 for place in hunters]
        for owner in (traps or {}).values():
            gone[owner] -= 1
        data["supply"] = gone
    return GAME.load(data | more)


def act(state: State, text: str) -> list[View]:
    """Lets the seat that is to move act, and tells what an onlooker hears."""
    seat = state.to_move
    action = GAME.read(text)
    assert action in GAME.legal_actions(state, seat), f"{text} is not legal"
    events: list[Event] = []
    GAME.apply(state, seat, action, events)
    return [event.told_to(None) for event in events]


def legal(state: State) -> list[str]:
    return GAME.legal_texts(state, state.to_move)


def moves(state: State, card: int) -> list[str]:
    """The directions in which the seat to move may walk with this card."""
    return [text[1:] for text in legal(state) if text[0] == str(card)]


def hunter(state: State, seat: int) -> str | None:
    name: str | None = GAME.view_for(state, None)["hunters"][seat]
    return name


def mammoth(state: State) -> str:
    name: str = GAME.view_for(state, None)["mammoth"]
    return name


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the last part of the key with which an act is refused."""
    who = state.to_move if seat is None else seat
    action = GAME.read(text)
    assert action not in GAME.legal_actions(state, who), f"{text} is legal"
    why = GAME.explain(state, who, action)
    return why.rule, why.key.removeprefix("maamut.refusal.")


def kinds(events: list[View]) -> list[str]:
    return [event["kind"] for event in events]
