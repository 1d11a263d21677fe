"""Builds positions of Big Manitou from what a rule's example says: everything not named lies aside or in the bag."""

from __future__ import annotations

from typing import Any

from tundra.core import ALL_SEEING, Event
from tundra.core.events import View
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.state import State

A, B, C, D, E = range(5)

Columns = dict[int, dict[int, str]]
"""By seat and ground (1 to 3), the cards from bottom to top; ~ before a hero that has fallen."""


def position(
    seats: int,
    columns: Columns | None = None,
    hands: dict[int, str] | None = None,
    packs: dict[int, str] | None = None,
    owned: dict[int, str] | None = None,
    grounds: tuple[str, str, str] = ("bison3 tipi3", "bison2 tipi2", "bison1 tipi1"),
    turn: int | None = None,
    **more: Any,
) -> State:
    """The last seat deals, so seat 0 (A) is first; ``turn`` is the seat in turn, in the first round that fits."""
    data: dict[str, Any] = {
        "dealer": seats - 1,
        "columns": [
            [(columns or {}).get(seat, {}).get(ground, "").split() for ground in (1, 2, 3)]
            for seat in range(seats)
        ],
        "hands": words_of(hands, seats),
        "packs": words_of(packs, seats),
        "owned": words_of(owned, seats),
        "grounds": [ground.split() for ground in grounds],
    }
    data |= more
    if turn is not None:
        data["turns"] = (turn - data["dealer"] - 1) % seats
    return GAME.load(data)


def words_of(named: dict[int, str] | None, seats: int) -> list[list[str]]:
    return [(named or {}).get(seat, "").split() for seat in range(seats)]


def last_turn(seats: int, **more: Any) -> State:
    """The dealer is to play the last card of the seventh round."""
    return position(seats, turns=7 * seats - 1, **more)


def sharing(seats: int, columns: Columns, tiles: str, **more: Any) -> State:
    """All cards of a first hunt are played, and the tiles of ground 1 are about to be shared out."""
    has_hero = any(
        card.isalpha() for grounds in columns.values() for card in grounds.get(1, "").split()
    )
    first: dict[str, Any] = (
        {"share": "hero", "left": 1} if has_hero else {"share": "first", "left": 2}
    )
    usual: dict[str, Any] = {"phase": "take", "turns": 7 * seats, "grounds": (tiles, "", "")}
    return position(seats, columns, **(usual | first | more))


def paying(owned: dict[int, str], columns: dict[int, dict[int, str]], **more: Any) -> State:
    """Hunt 3: the dealer C plays a hunter 1 on ground 3, and then the strongest pay."""
    state = last_turn(
        3, columns=columns, hands={C: "h1"}, owned=owned, hunt=3, grounds=("bison3", "", ""), **more
    )
    act(state, "h1-3")
    return state


def act(state: State, *texts: str, seat: int | None = None) -> list[View]:
    """Lets the seat that is asked act, and tells all that happened."""
    told: list[View] = []
    for text in texts:
        who = state.active if seat is None else seat
        action = GAME.read(text)
        assert action in GAME.legal_actions(state, who), f"{text} is not legal"
        events: list[Event] = []
        GAME.apply(state, who, action, events)
        told += [event.told_to(ALL_SEEING) for event in events]
    return told


def legal(state: State, seat: int | None = None) -> list[str]:
    return GAME.legal_texts(state, state.active if seat is None else seat)


def choose(state: State, seat: int, cards: str) -> list[View]:
    """A whole choice, confirmed."""
    return act(state, *(f"pick-{card}" for card in cards.split()), "done", seat=seat)


def active(state: State, ground: int) -> tuple[int, list[str]] | None:
    """Who has active heroes on a ground, and which."""
    hero = seen(state)["grounds"][ground - 1]["hero"]
    return hero and (hero["seat"], hero["cards"])


def seen(state: State, viewer: int | None = None) -> View:
    return GAME.view_for(state, viewer)


def takers(state: State, ground: int) -> list[tuple[int, str, int]]:
    """Who takes how many tiles of a ground, and as what."""
    found = seen(state)["grounds"][ground - 1]["takers"]
    return [(share["seat"], share["share"], share["tiles"]) for share in found]


def only(told: list[View], kind: str) -> View:
    """The one event of this kind."""
    (event,) = [event for event in told if event["kind"] == kind]
    return event


def kinds(told: list[View]) -> list[str]:
    return [event["kind"] for event in told]


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the last part of the key with which an act is refused."""
    who = state.active if seat is None else seat
    action = GAME.read(text)
    assert action not in GAME.legal_actions(state, who), f"{text} is legal"
    why = GAME.explain(state, who, action)
    return why.rule, why.key.removeprefix("big_manitou.refusal.")
