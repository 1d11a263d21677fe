"""Hands that play Big Manitou: gather cards in secret, lay them on grounds, answer what a hunt's end asks."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.keys import enter
from tests.web.screen import Screen, Told
from tundra.core import Rng

PATIENCE = 6000


class Hunter:
    """Does something sensible and varied, always by clicking."""

    def __init__(self, screen: Screen, seat: int, seed: int = 1) -> None:
        self.screen, self.page, self.seat = screen, screen.page, seat
        self.rng = Rng.seeded(seed)

    def press(self, selector: str) -> None:
        self.page.click(selector)

    def act(self, sight: Told) -> None:
        self.screen.catches_up(sight)
        view, legal = sight["view"], sight["legal"]
        if view["phase"] == "select":
            self.choose(view["selection"]["sizes"][self.seat])
        else:
            self.do(legal[self.rng.below(len(legal))])

    def do(self, text: str) -> None:
        """Whatever a text means, as a person would do it."""
        word, *rest = text.split("-")
        if word == "move":
            self.press(f"[data-lift='{rest[0]}']")
            self.press(f"[data-text='{text}']")
        elif word in ("take", "discard", "pass", "skip"):
            self.press(f"[data-act='{text}']")
        else:
            self.press(f"[data-card='{word}'] >> nth=0")
            self.press(f"[data-text='{text}']")

    def choose(self, size: int) -> None:
        """Takes a suggestion, changes its mind about one card, and confirms."""
        self.gather(size)
        self.press("[data-action=confirm]")

    def gather(self, size: int) -> None:
        self.press("[data-action=suggest]")
        chosen = self.page.locator("[data-pick][aria-pressed=true]")
        expect(chosen).to_have_count(size)
        chosen.first.press("Enter")
        expect(chosen).to_have_count(size - 1)
        self.page.locator("[data-pick][aria-pressed=false]").last.click()
        expect(chosen).to_have_count(size)


class Typist(Hunter):
    """Knows the Tab key and Enter; never the mouse."""

    def press(self, selector: str) -> None:
        enter(self.page, selector.partition(" >> ")[0])

    def gather(self, size: int) -> None:
        self.press("[data-action=suggest]")
        expect(self.page.locator("[data-pick][aria-pressed=true]")).to_have_count(size)


def is_over(screen: Screen) -> bool:
    table = screen.last("table")
    return table is not None and table["status"] == "over"


def play_to_the_end(people: Sequence[Hunter], most: int = 400) -> int:
    """Everybody acts when asked; says how often somebody did."""
    for done in range(most):
        who = next_to_act(people)
        if who is None:
            return done
        answer(who)
    raise AssertionError("the match does not end")


def play_a_while(people: Sequence[Hunter], turns: int) -> None:
    for _ in range(turns):
        who = next_to_act(people)
        assert who is not None, "the match is over already"
        answer(who)


def next_to_act(people: Sequence[Hunter]) -> Hunter | None:
    for _ in range(PATIENCE):
        for who in people:
            who.page.wait_for_timeout(10)
            sight = who.screen.sight(who.seat)
            if is_over(who.screen):
                return None
            if sight is not None and sight["legal"]:
                return who
    raise AssertionError("nobody is asked")


def answer(who: Hunter) -> None:
    """Acts, and waits until the server has told so."""
    before = who.screen.sight(who.seat)
    assert before is not None
    who.act(before)
    for _ in range(PATIENCE):
        now = who.screen.sight(who.seat)
        if now is not None and is_answered(before, now, who.seat):
            return
        who.page.wait_for_timeout(10)
    raise AssertionError("the act was never answered")


def is_answered(before: Told, now: Told, seat: int) -> bool:
    """While all choose, a later position may be another seat's doing."""
    is_choosing = before["view"]["phase"] == now["view"]["phase"] == "select"
    ready: bool = now["view"]["selection"]["ready"][seat]
    return bool(now["seq"] > before["seq"]) and (ready or not is_choosing)


def play_until(who: Hunter, phase: str, people: Sequence[Hunter] = ()) -> Told:
    """Everybody plays until ``who`` is asked in this phase."""
    for _ in range(PATIENCE):
        asked = next_to_act(people or [who])
        assert asked is not None, "the match is over"
        sight = who.screen.sight(who.seat)
        if asked is who and sight is not None and sight["view"]["phase"] == phase:
            return sight
        answer(asked)
    raise AssertionError(f"never asked to {phase}")
