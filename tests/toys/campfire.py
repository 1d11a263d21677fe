"""Campfire: bring food to the fire in secret, then tell stories that cost a neighbour something."""

from __future__ import annotations

from typing import Final

from tests.toys.campfire_night import (
    ALL_ACTIONS,
    CARDS,
    DONE,
    MOST_PICKS,
    REASONS,
    SEATS,
    SING,
    State,
    apply,
    give,
    new_game,
    pick,
    tell,
    waiting_for,
)
from tests.toys.campfire_position import dump, load
from tests.toys.campfire_view import determinize, prompt, show, view_for
from tundra.core import Action, BadNotation, Choice, Game, Refusal, Seat, Switch, Whole

__all__ = ["ALL_ACTIONS", "GAME", "REASONS"]

TEXTS: Final = {
    DONE: "done",
    SING: "sing",
    **{pick(card): f"pick-{card}" for card in range(1, CARDS + 1)},
    **{give(card): f"give-{card}" for card in range(1, CARDS + 1)},
    **{tell(seat): f"tell-{seat}" for seat in range(SEATS)},
}
ACTIONS: Final = {text: action for action, text in TEXTS.items()}


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat not in waiting_for(state):
        return []
    if not state.questions:
        return picks(state, seat)
    kind, _, asker = state.questions[-1]
    if kind == "tell":
        return [tell(other) for other in neighbours(seat, len(state.hands))]
    return [*(give(card) for card in state.hands[seat] if seat != asker), SING]


def picks(state: State, seat: Seat) -> list[Action]:
    chosen = state.picks[seat]
    if len(chosen) == MOST_PICKS:
        return [DONE]
    last = chosen[-1] if chosen else 0
    return [*(pick(card) for card in state.hands[seat] if card > last), DONE]


def neighbours(seat: Seat, seats: int) -> list[Seat]:
    return sorted({(seat - 1) % seats, (seat + 1) % seats})


def silence(state: State, seat: Seat) -> Action | None:
    """A neighbour who does not answer a story sings."""
    is_asked = bool(state.questions) and state.questions[-1][:2] == ("answer", seat)
    return SING if is_asked else None


def secret_moments(state: State) -> int:
    return state.moments


def explain(state: State, seat: Seat, action: Action) -> Refusal:
    if state.outcome:
        return Refusal("4.1", "campfire.refusal.over")
    if seat not in waiting_for(state):
        return Refusal("2.1", "campfire.refusal.not_asked")
    if not state.questions:
        return explain_pick(state, seat, action)
    if state.questions[-1][0] == "tell":
        return Refusal("3.1", "campfire.refusal.tell")
    return Refusal("3.2", "campfire.refusal.answer")


def explain_pick(state: State, seat: Seat, action: Action) -> Refusal:
    card = action - pick(0)
    if not 1 <= card <= CARDS:
        return Refusal("2.1", "campfire.refusal.not_now")
    if card not in state.hands[seat]:
        return Refusal("2.2", "campfire.refusal.not_in_hand", {"card": card})
    return Refusal("2.2", "campfire.refusal.order", {"card": card})


def write(action: Action) -> str:
    return TEXTS[action]


def read(text: str) -> Action:
    if text not in ACTIONS:
        raise BadNotation(f"not an action of Campfire: {text[:20]!r}")
    return ACTIONS[text]


GAME: Final = Game(
    name="campfire",
    title="Campfire",
    rules_version=1,
    seats=range(2, 5),
    options=(
        Whole("nights", 1, 4, 2),
        Choice("weather", ("calm", "windy"), "calm"),
        Switch("stories", True),
    ),
    new_game=new_game,
    waiting_for=waiting_for,
    legal_actions=legal_actions,
    apply=apply,
    view_for=view_for,
    prompt=prompt,
    determinize=determinize,
    write=write,
    read=read,
    explain=explain,
    load=load,
    dump=dump,
    show=show,
    silence=silence,
    secret_moments=secret_moments,
)
