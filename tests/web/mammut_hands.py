"""Hands that play Mammut, with the mouse or on the keyboard: gather tiles, grab heaps, play cards, answer questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from tests.web.hands import wait_for_turn
from tests.web.keys import enter, press_until, steer_to
from tests.web.screen import Screen, Told
from tundra.core import Rng

CARD = "play-"


class Gatherer:
    """Does something sensible and varied, always by clicking."""

    def __init__(self, screen: Screen, seat: int, seed: int = 1) -> None:
        self.screen, self.page, self.seat = screen, screen.page, seat
        self.rng = Rng.seeded(seed)

    def click(self, selector: str) -> None:
        self.page.click(selector)

    def pick(self, tile: int) -> None:
        """A tile that lies in the middle."""
        self.click(f"[data-tile='{tile}']")

    def close_show(self) -> None:
        """The evaluation lies over the table until it is put away."""
        show = self.page.locator("[data-show]")
        if show.count() > 0:
            show.locator("[data-action=close]").click()

    def act(self, sight: Told) -> None:
        self.screen.catches_up(sight)
        self.close_show()
        phase, legal = sight["view"]["phase"], sight["legal"]
        if phase in ("look", "flip"):
            self.touch(sight["view"], legal)
        elif phase in ("swap", "pawn"):
            self.choose_animal(legal)
        else:
            self.take_turn(sight["view"], legal)

    def one_of(self, things: list[str]) -> str:
        return things[self.rng.below(len(things))]

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
            self.click(f"[data-action={'sweep' if 'sweep' in legal else 'end'}]")

    def play(self, view: Told, card: str) -> None:
        self.click(f"[data-card='{card}']")
        self.click("[data-action=play]")
        if card == "return":
            full = [heap for heap in view["heaps"] if heap["tiles"]]
            # Two players may send their own heaps back too (rule 4.4), when nobody else has one.
            for heap in [heap for heap in full if heap["seat"] != self.seat] or full:
                self.click(f"[data-heap={heap['id']}]")
            self.click("[data-action=return]")

    def some_tiles(self, tiles: list[int], most: int) -> Iterator[int]:
        """At least one, at most ``most``, in no particular order."""
        left = list(tiles)
        for _ in range(min(most, 1 + self.rng.below(6))):
            yield left.pop(self.rng.below(len(left)))

    def take(self, view: Told) -> None:
        for tile in self.some_tiles(view["middle"], len(view["middle"])):
            self.pick(tile)
        self.click("[data-action=take]")

    def steal(self, view: Told, heap: str) -> None:
        self.click(f"[data-heap={heap}]")
        tiles = next(other["tiles"] for other in view["heaps"] if other["id"] == heap)
        for tile in self.some_tiles(tiles, len(tiles) - 1):
            self.click(f".spread [data-tile='{tile}']")
        self.click("[data-action=steal]")

    def touch(self, view: Told, legal: list[str]) -> None:
        text = self.one_of(legal)
        if text == "stop":
            self.click("[data-action=stop]")
            return
        tile = next(tile for tile in view["tiles"] if f"t{tile['id']}" == text)
        if tile["place"] == "middle":
            self.pick(tile["id"])
        else:
            self.click(f"[data-heap={tile['place']}]")
            self.click(f".spread [data-tile='{tile['id']}']")

    def choose_animal(self, legal: list[str]) -> None:
        word, *species = self.one_of([text for text in legal if "-" in text]).split("-")
        if word == "swap":
            self.click(f"[data-swap={species[0]}]")
        self.click(f"[data-pawn={species[-1]}]")


class Typist(Gatherer):
    """Knows Tab, the arrows, Enter and Escape; never the mouse."""

    def click(self, selector: str) -> None:
        enter(self.page, selector)

    def pick(self, tile: int) -> None:
        press_until(self.page, "Tab", "[data-tile]")
        steer_to(self.page, f"[data-tile='{tile}']")
        self.page.keyboard.press("Enter")

    def close_show(self) -> None:
        if self.page.locator("[data-show]").count() > 0:
            self.page.keyboard.press("Escape")
            expect(self.page.locator("[data-show]")).to_have_count(0)


def play_to_the_end(people: Sequence[Gatherer], turns: int = 600) -> int:
    """Everybody acts when asked; says how often somebody did."""
    for done in range(turns):
        who = next_to_act(people)
        if who is None:
            return done
        answer(who)
    raise AssertionError("the match does not end")


def play_a_while(people: Sequence[Gatherer], turns: int) -> None:
    for _ in range(turns):
        who = next_to_act(people)
        assert who is not None, "the match is over already"
        answer(who)


def answer(who: Gatherer) -> None:
    """Acts, and waits until the server has told so."""
    sight = who.screen.sight(who.seat)
    assert sight is not None
    who.act(sight)
    wait_for_answer(who, sight["seq"])


def look_into_a_heap(who: Gatherer) -> None:
    """Spreads some heap out. On one's own turn nobody takes it away under the hand."""
    while wait_for_turn(who.screen, who.seat):
        sight = who.screen.sight(who.seat)
        assert sight is not None
        who.screen.catches_up(sight)
        who.close_show()
        heaps = [heap["id"] for heap in sight["view"]["heaps"] if heap["tiles"]]
        if heaps and sight["view"]["phase"] == "turn":
            who.click(f"[data-heap={heaps[0]}]")
            who.page.wait_for_selector(".spread")
            return
        answer(who)
    raise AssertionError("the match ended and no heap was there to look into")


def play_to_the_show(who: Gatherer) -> None:
    """Until the first evaluation lies over the table."""
    for _ in range(6000):
        if who.page.locator("[data-show]").count() > 0:
            return
        sight = who.screen.sight(who.seat)
        if sight is not None and sight["legal"]:
            answer(who)
        who.page.wait_for_timeout(20)
    raise AssertionError("no evaluation is shown")


def next_to_act(people: Sequence[Gatherer]) -> Gatherer | None:
    if len(people) == 1:
        return people[0] if wait_for_turn(people[0].screen, people[0].seat) else None
    for _ in range(6000):
        for who in people:
            who.page.wait_for_timeout(10)
            table, sight = who.screen.last("table"), who.screen.sight(who.seat)
            if table is not None and table["status"] == "over":
                return None
            if sight is not None and sight["legal"]:
                return who
    raise AssertionError("nobody is asked")


def wait_for_answer(who: Gatherer, seq: int) -> None:
    for _ in range(6000):
        now = who.screen.sight(who.seat)
        if now is not None and now["seq"] > seq:
            return
        who.page.wait_for_timeout(10)
    raise AssertionError("the act was never answered")
