"""Somebody at a screen who acts when asked, whatever the game; the hands of each game know how."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from tests.web.screen import Screen, Told
from tundra.core import Rng


class Player(ABC):
    """Does something sensible and varied, always by clicking."""

    def __init__(self, screen: Screen, seat: int, seed: int = 1) -> None:
        self.screen, self.page, self.seat = screen, screen.page, seat
        self.rng = Rng.seeded(seed)

    @property
    def is_asked(self) -> bool:
        """And has not answered yet: what was said is told later where another is asked in secret meanwhile."""
        sight = self.screen.sight(self.seat)
        return sight is not None and bool(sight["legal"]) and not self.has_answered(sight)

    @property
    def is_asked_in_secret(self) -> bool:
        """Until it is answered nobody else is told anything; in most games it never happens."""
        return False

    def has_answered(self, sight: Told) -> bool:
        """Or the page has by itself."""
        return bool(self.screen.acted.get(self.seat, -1) >= sight["seq"])

    def one_of(self, things: list[str]) -> str:
        return things[self.rng.below(len(things))]

    def press(self, selector: str) -> None:
        self.page.click(selector)

    def put_scores_away(self) -> None:
        """What happens behind a window with scores waits until it is closed; most games have none."""
        return

    @abstractmethod
    def act(self, sight: Told) -> None:
        """Answers what is asked now."""


P = TypeVar("P", bound=Player)


def play_to_the_end(people: Sequence[Player], most: int = 1500) -> int:
    """Everybody acts when asked, until all pages show the end; says how often somebody did."""
    for done in range(most):
        who = next_to_act(people)
        if who is None:
            for each in people:
                shown_sight(each)
            return done
        answer(who, people)
    raise AssertionError("the match does not end")


def play_a_while(people: Sequence[Player], turns: int) -> None:
    for _ in range(turns):
        who = next_to_act(people)
        assert who is not None, "the match is over already"
        answer(who, people)


def next_to_act(people: Sequence[P]) -> P | None:
    """Whoever is asked; None when everybody has heard that the match is over."""

    def asked() -> P | None:
        return next((who for who in people if who.is_asked), None)

    def is_over() -> bool:
        return all(who.screen.is_over for who in people)

    assert people[0].screen.comes(lambda: asked() is not None or is_over()), "nobody is asked"
    return asked()


def next_sight(who: Player) -> Told:
    """What the next question looks like, once the page shows it."""
    assert next_to_act([who]) is not None, "the match is over already"
    return shown_sight(who)


def shown_sight(who: Player) -> Told:
    sight = who.screen.sight(who.seat)
    assert sight is not None

    def is_shown() -> bool:
        if who.screen.has_caught_up(sight):
            return True
        who.put_scores_away()
        return False

    assert who.screen.comes(is_shown), f"step {sight['seq']} is never shown"
    return sight


def answer(who: Player, people: Sequence[Player] = ()) -> None:
    """Acts, and waits until the server has told so, or asks another in secret before it does.

    Unless the page has just answered by itself.
    """
    heard = len(who.screen.frames)
    sight = shown_sight(who)
    if not who.is_asked:
        return
    who.act(sight)
    others = [other for other in people if other is not who]
    wait_for_answer(who, heard, sight, others)


def wait_for_answer(
    who: Player, heard: int, asked: Told | None = None, others: Sequence[Player] = ()
) -> None:
    """The step that an act of one's own became is marked; other seats may act at the same time."""
    messages = who.screen.messages

    def is_answer(told: Told) -> bool:
        return told["t"] == "step" and told["as"] == who.seat and told["id"] is not None

    def is_answered() -> bool:
        return any(map(is_answer, messages[heard:]))

    def waits_for_another() -> bool:
        has_answered = asked is not None and who.has_answered(asked)
        return has_answered and any(other.is_asked_in_secret for other in others)

    came = who.screen.comes(lambda: is_answered() or waits_for_another())
    frames = who.screen.frames[heard:]
    legal = asked and asked["legal"]
    assert came, f"never answered: {legal}, sent {who.screen.sent[-2:]}, heard {frames}"
