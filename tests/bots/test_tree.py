"""The core of the search, on trees so small that the right choice is known."""

from __future__ import annotations

from itertools import count

from tundra.bots.playout import Rules
from tundra.bots.thinking import Thinking
from tundra.bots.tree import SEATS, Node, Tree
from tundra.core import Outcome, Rng

RISKY, SAFE, SHARED = 1, 2, 3
KIND, MEAN, RARE = 1, 2, 3
PAYOFFS = {
    (RISKY, KIND): [1.0, 0.0],
    (RISKY, MEAN): [0.2, 1.0],
    (SAFE, KIND): [0.5, 1.0],
    (SAFE, MEAN): [0.5, 0.0],
    (SHARED, KIND): [0.9, 0.9],
    (SHARED, MEAN): [0.0, 0.1],
}
"""What both seats get: whoever thinks that the other one helps takes the risk, whoever fears it plays safe."""


class Path:
    """One choice of seat 0, then a reply of seat 1."""

    def __init__(self, replies: list[int]) -> None:
        self.rng = Rng.seeded(1)
        self.outcome: Outcome | None = None
        self.replies = replies
        self.taken: tuple[int, ...] = ()

    def clone(self) -> Path:
        twin = Path(self.replies)
        twin.taken = self.taken
        return twin


def waiting_for(path: Path) -> list[int]:
    return [len(path.taken)] if len(path.taken) < 2 else []


def legal_actions(path: Path, seat: int) -> list[int]:
    return [RISKY, SAFE, SHARED] if seat == 0 else path.replies


def apply(path: Path, _seat: int, action: int, _told: object) -> None:
    path.taken += (action,)


def values(path: Path) -> list[float]:
    return PAYOFFS.get((path.taken[0], path.taken[-1]), [0.5, 0.5])


def new_tree(widening: float = 0.0) -> Tree:
    rules = Rules(waiting_for, legal_actions, apply, values)
    return Tree(rules, 0, Thinking(horizon=0, widening=widening), Rng.seeded(5))


def test_the_others_are_expected_to_do_what_is_best_for_themselves() -> None:
    for widening in (0.0, 2.0):
        tree = new_tree(widening)
        tree.grow(lambda _: Path([KIND, MEAN]), 400)
        assert tree.favourite() == SHARED
        replies = {
            choice.action: max(choice.children.values(), key=lambda reply: reply.visits).action
            for choice in tree.root.children.values()
        }
        assert replies == {RISKY: MEAN, SAFE: KIND, SHARED: KIND}


def node(action: int, visits: int, available: int) -> Node:
    made = Node(1, action)
    made.visits, made.available, made.total = visits, available, visits / 2
    return made


def test_of_equals_the_one_passed_over_more_often_is_tried_next() -> None:
    """However often the parent was visited: a choice that was seldom there was not neglected."""
    for widening in (0.0, 2.0):
        tree, parent = new_tree(widening), Node(0, SAFE)
        parent.visits = 1000
        for made in (node(RARE, 10, 12), node(KIND, 10, 900)):
            parent.children[made.action * SEATS + 1] = made
        replies = [RARE, KIND]
        if widening:
            chosen = tree.choose_widening(parent, Path(replies), 1, replies)
        else:
            chosen = tree.choose(parent, 1, replies)
        assert chosen.action == KIND
        assert [child.available for child in parent.children.values()] == [13, 901]


def test_a_reply_is_available_only_in_the_guesses_that_allow_it() -> None:
    numbers = count()
    tree = new_tree()
    tree.grow(lambda _: Path([KIND, RARE] if next(numbers) % 10 == 0 else [KIND]), 600)
    choice = max(tree.root.children.values(), key=lambda child: child.visits)
    usual, rare = choice.children[KIND * SEATS + 1], choice.children[RARE * SEATS + 1]
    assert usual.visits + rare.visits == choice.visits - 1
    assert rare.visits <= rare.available < usual.available // 3
