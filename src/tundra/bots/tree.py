"""The tree of a search over guesses: one tree for all the positions that a seat cannot tell apart.

Single-observer information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, 2012) for any number
of seats: each seat on the way follows what is best for itself, and a choice is weighed against how often it
could have been made, since not every guess allows it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tundra.bots.playout import Rules, play_on, worth
from tundra.bots.thinking import Thinking
from tundra.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tundra.core.game import State

SEATS: Final = 8
"""More than any game seats; lets a seat and its action share one key."""


class Node:
    """What came of one seat's choice, over all the guesses in which it was made."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 1
        self.total: float = 0.0
        self.children: dict[int, Node] = {}
        self.promising: list[int] = []
        """What may follow, the most promising first; only for a search that widens."""


class Tree:
    """Grows by one node an iteration, each time from a fresh guess."""

    def __init__(self, rules: Rules, seat: int, thinking: Thinking, rng: Rng) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.exploration: Final = thinking.exploration
        self.horizon: i64 = thinking.horizon
        self.widening: Final = thinking.widening
        self.patience: i64 = thinking.patience
        self.rng: Final = rng
        self.root: Final = Node(seat, 0)

    def grow(self, sample: Callable[[Rng], Any], iterations: i64) -> None:
        for _ in range(iterations):
            state = sample(self.rng)
            path = self.descend(state)
            play_on(self.rules, state, self.horizon)
            settle = self.rules.settle
            if settle is not None and state.outcome is None:
                settle(state)
            values = worth(self.rules, state)
            self.root.visits += 1
            for node in path:
                node.visits += 1
                node.total += values[node.seat]

    def descend(self, state: State) -> list[Node]:
        """Plays the tree's choices until one is made for the first time, or the game is over."""
        rules = self.rules
        node = self.root
        seat = self.seat
        path: list[Node] = []
        while True:
            actions = rules.legal_actions(state, seat)
            if self.widening > 0.0:
                node = self.choose_widening(node, state, seat, actions)
            else:
                node = self.choose(node, seat, actions)
            rules.apply(state, seat, node.action, None)
            path.append(node)
            if node.visits < self.patience:
                return path
            waiting = rules.waiting_for(state)
            if not waiting:
                return path
            seat = waiting[0]

    def choose(self, parent: Node, seat: int, actions: list[int]) -> Node:
        """A choice never made here, at random; else the one with the highest upper bound."""
        children = parent.children
        best: Node | None = None
        highest = -1.0
        fresh = -1
        fresh_seen: i64 = 0
        for action in actions:
            child = children.get(action * SEATS + seat)
            if child is None:
                fresh_seen += 1
                if self.rng.below(fresh_seen) == 0:
                    fresh = action
                continue
            child.available += 1
            if fresh_seen == 0:
                bound = self.bound(child)
                if bound > highest:
                    highest = bound
                    best = child
        if best is None or fresh_seen > 0:
            best = Node(seat, fresh)
            children[fresh * SEATS + seat] = best
        return best

    def choose_widening(self, parent: Node, state: State, seat: int, actions: list[int]) -> Node:
        """The choice with the highest upper bound; now and then one more, as the heuristic likes them."""
        children = parent.children
        best: Node | None = None
        highest = -1.0
        known: i64 = 0
        for action in actions:
            child = children.get(action * SEATS + seat)
            if child is not None:
                known += 1
                child.available += 1
                bound = self.bound(child)
                if bound > highest:
                    highest = bound
                    best = child
        room = 1.0 + self.widening * math.sqrt(float(parent.visits))
        if best is None or (known < len(actions) and float(known) < room):
            fresh = self.most_promising(parent, state, seat, actions)
            best = Node(seat, fresh)
            children[fresh * SEATS + seat] = best
        return best

    def most_promising(self, parent: Node, state: State, seat: int, actions: list[int]) -> int:
        """Of the choices never made here, the one that the heuristic likes best after one step."""
        if not parent.promising:
            parent.promising = self.ranked(state, seat, actions)
        for action in parent.promising:
            if action * SEATS + seat not in parent.children and action in actions:
                return action
        for action in actions:
            if action * SEATS + seat not in parent.children:
                return action
        raise ValueError("every choice was made before")

    def ranked(self, state: State, seat: int, actions: list[int]) -> list[int]:
        hopes: list[tuple[float, int]] = []
        for action in actions:
            after = state.clone()
            self.rules.apply(after, seat, action, None)
            hopes.append((-worth(self.rules, after)[seat], action))
        hopes.sort()
        return [action for _, action in hopes]

    def bound(self, child: Node) -> float:
        """How good the choice may yet turn out to be (UCB, with availability for the parent's visits)."""
        visits = float(child.visits)
        return child.total / visits + self.exploration * math.sqrt(
            math.log(float(child.available)) / visits
        )

    def lead(self) -> int:
        """How many visits the most visited choice at the root is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def favourite(self) -> int:
        """The most visited choice at the root; of equals, the one that did better."""
        best: Node | None = None
        for child in self.root.children.values():
            if best is None or is_better(child, best):
                best = child
        if best is None:
            raise ValueError("a tree that never grew has no favourite")
        return best.action


def is_better(child: Node, other: Node) -> bool:
    if child.visits != other.visits:
        return child.visits > other.visits
    return child.total > other.total
