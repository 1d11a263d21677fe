"""Hands that play Mammut, with the mouse or on the keyboard: gather tiles, grab heaps, play cards, answer questions."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.keys import enter, press_until, steer_to
from tests.web.player import Player, answer, next_to_act, shown_sight
from tests.web.screen import Told

CARD = "play-"
SHOWING = "[data-showing]"


class Gatherer(Player):
    def pick(self, tile: int) -> None:
        """A tile that lies in the middle."""
        self.press(f"[data-tile='{tile}']")

    def close_show(self) -> None:
        """The evaluation lies over the table until it is put away; it comes a moment after the position."""
        if self.page.locator(SHOWING).count() > 0:
            self.page.wait_for_selector("[data-show]")
            self.put_away()
            expect(self.page.locator(SHOWING)).to_have_count(0)

    def put_scores_away(self) -> None:
        """Only what holds the page back: an evaluation goes on by itself, and the last one stays to be read."""
        whole = self.page.locator("[data-showing=whole]").count() > 0
        sight = self.screen.sight(self.seat)
        if whole and sight and not self.screen.has_caught_up(sight):
            self.close_show()

    def put_away(self) -> None:
        self.page.click("[data-show] [data-action=close]")

    def act(self, sight: Told) -> None:
        self.close_show()
        phase, legal = sight["view"]["phase"], sight["legal"]
        if phase in ("look", "flip"):
            self.touch(sight["view"], legal)
        elif phase in ("swap", "pawn"):
            self.choose_animal(legal)
        else:
            self.take_turn(sight["view"], legal)

    def take_turn(self, view: Told, legal: list[str]) -> None:
        cards = [text for text in legal if text.startswith(CARD)]
        heaps = [text for text in legal if text.startswith("steal-")]
        if cards and self.rng.below(2):
            self.play(view, self.one_of(cards).removeprefix(CARD))
        elif heaps and (self.rng.below(3) == 0 or len(heaps) == len(legal)):
            self.steal(view, self.one_of(heaps).removeprefix("steal-"))
        elif "take" in legal:
            self.take(view)
        else:
            (action,) = {"sweep", "end", "pass"} & set(legal)
            self.press(f"[data-action={action}]")

    def play(self, view: Told, card: str) -> None:
        self.press(f"[data-card='{card}']")
        self.press("[data-action=play]")
        if card == "return":
            full = [heap for heap in view["heaps"] if heap["tiles"]]
            # Two players may send their own heaps back too (rule 4.4), when nobody else has one.
            for heap in [heap for heap in full if heap["seat"] != self.seat] or full:
                self.press(f"[data-heap={heap['id']}]")
            self.press("[data-action=return]")

    def some_tiles(self, tiles: list[int], most: int) -> Iterator[int]:
        """At least one, at most ``most``, in no particular order."""
        left = list(tiles)
        for _ in range(min(most, 1 + self.rng.below(6))):
            yield left.pop(self.rng.below(len(left)))

    def take(self, view: Told) -> None:
        for tile in self.some_tiles(view["middle"], len(view["middle"])):
            self.pick(tile)
        self.press("[data-action=take]")

    def steal(self, view: Told, heap: str) -> None:
        self.press(f"[data-heap={heap}]")
        tiles = next(other["tiles"] for other in view["heaps"] if other["id"] == heap)
        for tile in self.some_tiles(tiles, len(tiles) - 1):
            self.press(f".spread [data-tile='{tile}']")
        self.press("[data-action=steal]")

    def touch(self, view: Told, legal: list[str]) -> None:
        text = self.one_of(legal)
        if text == "stop":
            self.press("[data-action=stop]")
            return
        tile = next(tile for tile in view["tiles"] if f"t{tile['id']}" == text)
        if tile["place"] == "middle":
            self.pick(tile["id"])
        else:
            self.press(f"[data-heap={tile['place']}]")
            self.press(f".spread [data-tile='{tile['id']}']")

    def choose_animal(self, legal: list[str]) -> None:
        word, *species = self.one_of([text for text in legal if "-" in text]).split("-")
        if word == "swap":
            self.press(f"[data-swap={species[0]}]")
        self.press(f"[data-pawn={species[-1]}]")


class Typist(Gatherer):
    """Knows Tab, the arrows, Enter and Escape; never the mouse."""

    def press(self, selector: str) -> None:
        enter(self.page, selector)

    def pick(self, tile: int) -> None:
        press_until(self.page, "Tab", "[data-tile]")
        steer_to(self.page, f"[data-tile='{tile}']")
        self.page.keyboard.press("Enter")

    def put_away(self) -> None:
        self.page.keyboard.press("Escape")


def look_into_a_heap(who: Gatherer) -> None:
    """Spreads some heap out. On one's own turn nobody takes it away under the hand."""
    while next_to_act([who]):
        sight = shown_sight(who)
        who.close_show()
        heaps = [heap["id"] for heap in sight["view"]["heaps"] if heap["tiles"]]
        if heaps and sight["view"]["phase"] == "turn":
            who.press(f"[data-heap={heaps[0]}]")
            who.page.wait_for_selector(".spread")
            return
        answer(who)
    raise AssertionError("the match ended and no heap was there to look into")


def is_ready(who: Gatherer) -> bool:
    """Asked, and the page shows it."""
    sight = who.screen.sight(who.seat)
    return bool(sight and sight["legal"] and who.screen.has_caught_up(sight))


def play_to_the_show(who: Gatherer) -> None:
    """Until the first evaluation lies over the table."""
    showing = who.page.locator(SHOWING)
    for _ in range(100):
        assert who.screen.comes(lambda: showing.count() > 0 or is_ready(who)), "nobody is asked"
        if showing.count() > 0:
            who.page.wait_for_selector("[data-show]")
            return
        answer(who)
    raise AssertionError("no evaluation is shown")
