"""Hands that play Big Manitou: gather cards in secret, lay them on grounds, answer what a hunt's end asks."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.keys import enter
from tests.web.player import Player, answer, next_to_act
from tests.web.screen import Told

MOST_ACTS = 400


class Hunter(Player):
    def act(self, sight: Told) -> None:
        view, legal = sight["view"], sight["legal"]
        if view["phase"] == "select":
            self.choose(view["selection"]["sizes"][self.seat])
        else:
            self.do(self.one_of(legal))

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


def play_until(who: Hunter, phase: str, people: Sequence[Hunter] = ()) -> Told:
    """Everybody plays until ``who`` is asked in this phase."""
    for _ in range(MOST_ACTS):
        asked = next_to_act(people or [who])
        assert asked is not None, "the match is over"
        sight = who.screen.sight(who.seat)
        if asked is who and sight is not None and sight["view"]["phase"] == phase:
            return sight
        answer(asked)
    raise AssertionError(f"never asked to {phase}")
