"""Faults that break each promise in turn, for toys that the checks must fail on."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count
from typing import Any

from tests.toys import campfire_night, campfire_view, embers
from tests.toys.embers import DRAW, State
from tundra.core import (
    Action,
    AnyGame,
    Event,
    Options,
    Outcome,
    Prompt,
    Refusal,
    Rng,
    Seat,
    View,
)

Told = list[Event] | None
ticks = count(1)
ledger: list[int] = [0]


class Sharing(State):
    """Its clones keep the same bag."""

    def clone(self) -> State:
        twin = super().clone()
        twin.bag, twin.__class__ = self.bag, Sharing
        return twin


class Remembering(State):
    """Holds a callback instead of data."""

    def clone(self) -> State:
        twin = super().clone()
        vars(twin)["then"] = print
        return twin


def opening(kind: type[State]) -> AnyGame:
    def new_game(options: Options, seed: int) -> State:
        state = embers.new_game(options, seed)
        state.__class__ = kind
        return state

    return replace(embers.GAME, new_game=new_game)


def another_opening_each_time(options: Options, seed: int) -> State:
    return embers.new_game(options, seed + next(ticks))


def luck_from_elsewhere(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if random.random() < 0.5:
        state.rng.word()


def shuffled_legal(state: State, seat: Seat) -> list[Action]:
    legal = embers.legal_actions(state, seat)
    return legal if next(ticks) % 2 else legal[::-1]


def doubled_legal(state: State, seat: Seat) -> list[Action]:
    return embers.legal_actions(state, seat) * 2


def legal_out_of_turn(state: State, seat: Seat) -> list[Action]:
    return embers.legal_actions(state, seat) or [DRAW]


def nothing_legal_when_cold(state: State, seat: Seat) -> list[Action]:
    return embers.legal_actions(state, seat) if state.trail else []


def always_draws(_state: embers.State, _seat: Seat) -> Action:
    return embers.DRAW


def late_actions(state: State, seat: Seat) -> list[Action]:
    return [DRAW] if state.outcome else embers.legal_actions(state, seat)


def nobody_on_a_high_trail(state: State) -> list[Seat]:
    return [] if state.trail > 15 else embers.waiting_for(state)


def never_ending(state: State, seat: Seat, action: Action, told: Told) -> None:
    if action == DRAW and len(state.bag) > 1:
        embers.apply(state, seat, action, told)


def odd_places(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if state.outcome:
        state.outcome = Outcome((1,), state.outcome.reason)


def odd_reason(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if state.outcome:
        state.outcome = Outcome(state.outcome.places, "Somebody won!")


def keeps_a_ledger(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    ledger.append(action)


def plays_to_its_audience(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if told is None:
        state.rng.word()


def spaced_text(action: Action) -> str:
    return embers.write(action).replace("draw", "draw one")


def read_spaced(text: str) -> Action:
    return embers.read(text.replace("draw one", "draw"))


def read_loosely(text: str) -> Action:
    return embers.read(text.strip())


def read_one_more(text: str) -> Action:
    return min(embers.read(text) + 1, 20)


def view_with_tuples(state: State, seat: Seat | None) -> View:
    return {**embers.view_for(state, seat), "places": (1, 2)}


def view_with_a_set(state: State, seat: Seat | None) -> View:
    return {**embers.view_for(state, seat), "burning": {1}}


def view_that_is_the_state(state: State, seat: Seat | None) -> View:
    return {**embers.view_for(state, seat), "bag": state.bag}


def says(event: Event) -> AnyGame:
    """Embers with one more event at every step."""

    def apply(state: State, seat: Seat, action: Action, told: Told) -> None:
        embers.apply(state, seat, action, told)
        if told is not None:
            told.append(event)

    return replace(embers.GAME, apply=apply)


def ticks_aloud(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if told is not None:
        told.append(Event("ticked", facts={"tick": next(ticks)}))


def open_hands(state: State, seat: Seat | None) -> View:
    return {**embers.view_for(state, seat), "hands": [hand[:] for hand in state.hands]}


def peeks_when_it_picks(state: Any, seat: Seat | None) -> View:
    """Whoever has picked something sees a neighbour's hand."""
    view = campfire_view.view_for(state, seat)
    is_picking = seat is not None and seat >= 0 and bool(state.picks[seat])
    return {**view, "peeked": state.hands[seat - 1][:] if is_picking and seat is not None else []}


def sees_others_pick(state: Any, seat: Seat | None) -> View:
    """Players, but no onlookers, see how many cards each has picked."""
    view = campfire_view.view_for(state, seat)
    return {**view, "counts": [] if seat is None else [len(picks) for picks in state.picks]}


def legal_by_the_bag(state: State, seat: Seat) -> list[Action]:
    """Drawing is only offered where the bag still holds something high."""
    legal = embers.legal_actions(state, seat)
    return legal if max(state.bag, default=0) > 18 else legal[:-1] or legal


def explain_by_the_bag(state: State, seat: Seat, action: Action) -> Refusal:
    refusal = embers.explain(state, seat, action)
    return replace(refusal, params={**refusal.params, "next": state.bag[-1:]})


def prompt_by_the_bag(state: State, viewer: Seat | None) -> Prompt:
    prompt = embers.prompt(state, viewer)
    return replace(prompt, params={**prompt.params, "bag": sorted(state.bag)[:1]})


def draws_aloud(state: State, seat: Seat, action: Action, told: Told) -> None:
    before = state.hands[seat][:]
    embers.apply(state, seat, action, told)
    if told is not None and action == DRAW:
        told[0] = Event("drew", seat, {"stone": (set(state.hands[seat]) - set(before)).pop()})


def sniffs_at_the_bag(state: State, seat: Seat, action: Action, told: Told) -> None:
    if told is not None:
        told.append(Event("smelled", seat, {"big": max(state.bag) > 18}))
    embers.apply(state, seat, action, told)


def guess_from_the_real_order(state: State, seat: Seat | None, rng: Rng) -> State:
    guess = state.clone()
    guess.rng = rng
    others = [hand for owner, hand in enumerate(guess.hands) if owner != seat]
    unseen = rng.shuffled(guess.bag + [stone for hand in others for stone in hand])
    for hand in others:
        hand[:] = sorted(unseen.pop() for _ in hand)
    guess.bag = unseen
    return guess


def guess_with_the_real_chance(state: State, seat: Seat | None, rng: Rng) -> State:
    guess = embers.determinize(state, seat, rng)
    guess.rng = state.rng.clone()
    return guess


def guess_that_spends_the_truth(state: State, seat: Seat | None, rng: Rng) -> State:
    state.bag.sort(reverse=state.bag[0] < state.bag[-1])
    return embers.determinize(state, seat, rng)


def the_truth(state: State, seat: Seat | None, rng: Rng) -> State:  # noqa: ARG001 - that is the fault
    guess = state.clone()
    guess.rng = rng
    return guess


def forgets_the_trail(state: State) -> dict[str, Any]:
    return {**embers.dump(state), "trail": 0}


def dumps_a_set(state: State) -> dict[str, Any]:
    return {**embers.dump(state), "bag": set(state.bag)}


def believes_anything(data: Any) -> State:
    state = State(Rng.seeded(0), list(data["bag"]), [list(hand) for hand in data["hands"]])
    state.trail, state.to_move = data["trail"], data["to_move"]
    return state


def rewards_the_first(state: Any, seat: Seat, action: Action, told: Told) -> None:
    first = not state.questions and not any(state.ready)
    campfire_night.apply(state, seat, action, told)
    if first and action == campfire_night.DONE:
        state.points[seat] += 1


def rolls_in_secret(state: Any, seat: Seat, action: Action, told: Told) -> None:
    """Seat 0 draws for nothing whenever it picks."""
    is_pick = not state.questions and action != campfire_night.DONE
    campfire_night.apply(state, seat, action, told)
    if is_pick and seat == 0:
        state.rng.word()


def draws_twice_the_same(state: State, seat: Seat, action: Action, told: Told) -> None:
    bag = state.bag[:]
    embers.apply(state, seat, action, told)
    if not state.outcome:
        state.bag = bag


def no_rule(state: State, seat: Seat, action: Action) -> Refusal:
    return replace(embers.explain(state, seat, action), rule="")


def no_sentence(state: State, seat: Seat, action: Action) -> Refusal:
    return replace(embers.explain(state, seat, action), key="embers.refusal.because")


def unworded_prompt(state: State, viewer: Seat | None) -> Prompt:
    return replace(embers.prompt(state, viewer), key="embers.prompt.hm")


def unworded_reason(state: State, seat: Seat, action: Action, told: Told) -> None:
    embers.apply(state, seat, action, told)
    if state.outcome:
        state.outcome = Outcome(state.outcome.places, "somehow")
