"""Embers: shed your hand onto a rising trail, or draw and let it go cold."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from tundra.core import (
    ALL_SEEING,
    Action,
    BadNotation,
    BadPosition,
    Event,
    Game,
    Options,
    Outcome,
    Prompt,
    Refusal,
    Rng,
    Seat,
    View,
    Whole,
    load_rng,
    ranked,
)
from tundra.core.reading import Ending, dump_outcome, outcome_of, read_position

HIGHEST: Final = 20
COLD: Final = 0
EMPTY_HAND: Final = "empty_hand"
EMPTY_BAG: Final = "empty_bag"

DRAW: Final = 0
"""Every other action is a stone: the number that is laid on the trail."""
ALL_ACTIONS: Final = tuple(range(HIGHEST + 1))


class State:
    def __init__(self, rng: Rng, bag: list[int], hands: list[list[int]]) -> None:
        self.rng = rng
        self.bag = bag
        self.hands = hands
        self.trail = COLD
        self.to_move: Seat = 0
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        twin = State(self.rng.clone(), self.bag[:], [hand[:] for hand in self.hands])
        twin.trail, twin.to_move, twin.outcome = self.trail, self.to_move, self.outcome
        return twin


def new_game(options: Options, seed: int) -> State:
    rng, bag = Rng.seeded(seed), list(range(1, HIGHEST + 1))
    size = options.whole("hand")
    hands = [sorted(rng.take(bag) for _ in range(size)) for _ in range(options.seats)]
    return State(rng, bag, hands)


def waiting_for(state: State) -> list[Seat]:
    return [] if state.outcome else [state.to_move]


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if state.outcome or seat != state.to_move:
        return []
    return [*(stone for stone in state.hands[seat] if stone > state.trail), DRAW]


def apply(state: State, seat: Seat, action: Action, told: list[Event] | None) -> None:
    if action == DRAW:
        draw(state, seat, told)
    else:
        lay(state, seat, action, told)
    if not state.hands[seat] or not state.bag:
        end(state, told)
    else:
        state.to_move = (seat + 1) % len(state.hands)


def draw(state: State, seat: Seat, told: list[Event] | None) -> None:
    stone = state.rng.take(state.bag)
    insort(state.hands[seat], stone)
    state.trail = COLD
    if told is not None:
        told.append(Event("drew", seat, secret={"stone": stone}))


def lay(state: State, seat: Seat, stone: int, told: list[Event] | None) -> None:
    state.hands[seat].remove(stone)
    state.trail = stone
    if told is not None:
        told.append(Event("laid", seat, {"stone": stone}))


def end(state: State, told: list[Event] | None) -> None:
    places = ranked([(-len(hand),) for hand in state.hands])
    state.outcome = Outcome(places, EMPTY_BAG if not state.bag else EMPTY_HAND)
    if told is not None:
        told.append(Event("ended", facts={"reason": state.outcome.reason, "places": list(places)}))


def view_for(state: State, seat: Seat | None) -> View:
    hands = [
        hand[:] if seat in (owner, ALL_SEEING) else len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    to_move = None if state.outcome else state.to_move
    return {"trail": state.trail, "bag": len(state.bag), "hands": hands, "to_move": to_move}


def prompt(state: State, viewer: Seat | None) -> Prompt:  # noqa: ARG001 - all are asked alike
    if state.outcome:
        return Prompt((), f"embers.prompt.over.{state.outcome.reason}")
    return Prompt((state.to_move,), "embers.prompt.turn", {"seat": state.to_move})


def determinize(state: State, seat: Seat | None, rng: Rng) -> State:
    guess = state.clone()
    guess.rng = rng
    others = [hand for owner, hand in enumerate(guess.hands) if owner != seat]
    # Sorted first: a guess must not depend on how the unseen stones really lie.
    unseen = rng.shuffled(sorted(guess.bag + [stone for hand in others for stone in hand]))
    for hand in others:
        hand[:] = sorted(unseen.pop() for _ in hand)
    guess.bag = unseen
    return guess


def write(action: Action) -> str:
    return "draw" if action == DRAW else str(action)


def read(text: str) -> Action:
    for action in ALL_ACTIONS:
        if write(action) == text:
            return action
    raise BadNotation(f"not an action of Embers: {text[:20]!r}")


def explain(state: State, seat: Seat, action: Action) -> Refusal:
    if state.outcome:
        return Refusal("3.1", "embers.refusal.over")
    if seat != state.to_move:
        return Refusal("2.1", "embers.refusal.not_your_turn", {"seat": state.to_move})
    if action not in state.hands[seat]:
        return Refusal("2.2", "embers.refusal.not_in_hand", {"stone": action})
    return Refusal("2.2", "embers.refusal.too_low", {"stone": action, "trail": state.trail})


def dump(state: State) -> dict[str, Any]:
    return {
        "rng": state.rng.dump(),
        "bag": state.bag[:],
        "hands": [hand[:] for hand in state.hands],
        "trail": state.trail,
        "to_move": state.to_move,
        "outcome": dump_outcome(state.outcome),
    }


Stone = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What ``dump`` writes."""

    bag: list[Stone]
    hands: Annotated[list[list[Stone]], msgspec.Meta(min_length=2, max_length=4)]
    trail: Annotated[int, msgspec.Meta(ge=COLD, le=HIGHEST)]
    to_move: Annotated[int, msgspec.Meta(ge=0)]
    outcome: Ending | None
    rng: Any = None


def load(data: Mapping[str, Any]) -> State:
    position = read_position(data, Position)
    seats = len(position.hands)
    if position.to_move >= seats:
        raise BadPosition(f"there is no seat {position.to_move}")
    hands = [sorted(hand) for hand in position.hands]
    state = State(load_rng(position.rng), position.bag, hands)
    state.trail = position.trail
    state.to_move = position.to_move
    state.outcome = outcome_of(position.outcome, seats)
    check_stones(state)
    return state


def check_stones(state: State) -> None:
    stones = state.bag + [stone for hand in state.hands for stone in hand]
    if len(set(stones)) != len(stones) or state.trail in stones:
        raise BadPosition("no stone may lie in two places")
    if state.outcome is None and not (state.bag and all(state.hands)):
        raise BadPosition("the game is over when a hand or the bag is empty")


def show(view: View, _language: str) -> str:
    lines = [f"trail {view['trail']}, {view['bag']} stones in the bag"]
    for seat, hand in enumerate(view["hands"]):
        stones = " ".join(map(str, hand)) if isinstance(hand, list) else f"{hand} stones"
        lines.append(f"{'>' if seat == view['to_move'] else ' '} seat {seat}: {stones}")
    return "\n".join(lines)


GAME: Final = Game(
    name="embers",
    title="Embers",
    rules_version=1,
    seats=range(2, 5),
    options=(Whole("hand", 3, 4, 4),),
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
)
