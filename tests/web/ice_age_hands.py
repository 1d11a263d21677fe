"""Hands that play Ice Age: press cards, regions and buttons as a person would, by mouse or by keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page

from tests.web.player import Player, answer, next_to_act
from tests.web.screen import Told

HUNTER = re.compile(r"(?:step|swap|with|remove)-([A-E])(\d+)(\*?)(?:-(\d+))?(\+?)$")
RELOCATE = re.compile(r"relocate-(\d+)(\*?)-(\d+)(\+?)$")
PAIR = re.compile(r"(?:fire|mammoth|group)-(\d+)-(\d+)$")
PLACE = re.compile(r"(?:place|settle|cover|club|mammoth|remove-mammoth)-(\d+)(\+?)$")
GATHERED = ("place", "settle_place")


class Nomad(Player):
    def press_region(self, region: str) -> None:
        """On its number, where no piece lies in the way."""
        self.page.click(f"[data-number='{region}']")

    def put_show_away(self) -> None:
        """The end of a migration lies over the map until it is put away."""
        if self.page.locator("[data-showing]").count() > 0:
            self.page.wait_for_selector("[data-show]")
            self.press("[data-show] [data-action=done]")
            self.page.locator("[data-showing]").wait_for(state="detached")

    def put_scores_away(self) -> None:
        self.put_show_away()

    def act(self, sight: Told) -> None:
        self.put_show_away()
        self.do(self.wish(sight["view"], sight["legal"]), sight["view"])

    def wish(self, view: Told, legal: list[str]) -> str:
        """Anything; but stones more often than not, so that a match does not take all day."""
        gains = [play["act"] for play in view["plays"] or [] if play["gain"] > 2]
        some = gains if gains and self.rng.below(5) > 0 else legal
        return self.one_of(some)

    def do(self, text: str, view: Told) -> None:
        word = text.partition("-")[0]
        if word in ("play", "cult", "blank"):
            play = next(play for play in view["plays"] if play["act"] == text)
            self.press(f"[data-card='{play['card']}'] >> nth=0")
            self.press(f"[data-act='{text}']")
        elif word == "drop":
            self.press(f"[data-card='{text[5:].replace('-', '_')}'] >> nth=0")
            self.press(f"[data-act='{text}']")
        elif word == "band":
            self.choose_band(text)
        elif match := HUNTER.match(text):
            self.move(match[2], match[1] + match[3], match[4], bool(match[5]))
        elif match := RELOCATE.match(text):
            own = "ABCDE"[self.seat]
            self.move(match[1], own + match[2], match[3], bool(match[4]))
        elif match := PAIR.match(text):
            self.press_region(match[1])
            self.press_region(match[2])
        elif match := PLACE.match(text):
            self.place(view, match[1], bool(match[2]))
        else:
            self.press(f"[data-act='{text}']")

    def move(self, start: str, piece: str, end: str | None, club: bool) -> None:
        """A hunter, perhaps one of several in its region, perhaps with a club, perhaps to another region."""
        if club and end is None:
            self.press("[data-action=club]")
        self.press_region(start)
        pick = self.page.locator(f"[data-pick='{piece}']")
        if pick.count() > 0:
            self.press(f"[data-pick='{piece}']")
        if end is not None:
            if club:
                self.press("[data-action=club]")
            self.press_region(end)

    def place(self, view: Told, region: str, club: bool) -> None:
        """One hunter; where several may be placed, they are gathered and sent together."""
        asked = view["question"]
        if club:
            self.press("[data-action=club]")
        self.press_region(region)
        if asked["kind"] not in GATHERED or min(asked["left"], view["supply"][self.seat]) < 2:
            return
        zone = asked["zone"]
        if self.rng.below(3) > 0:
            self.press_region(str(zone[self.rng.below(len(zone))]))
        self.press("[data-action=send]")

    def choose_band(self, text: str) -> None:
        for part, value in zip(
            ("plain", "clubbed", "mammoth", "clubs"), text.split("-")[1:], strict=True
        ):
            button = f"[data-band='{part}-{value}']"
            if self.page.locator(button).count() > 0:
                self.press(button)
        self.press("[data-action=band]")


class Settler(Nomad):
    """Would rather place hunters than anything else."""

    def wish(self, view: Told, legal: list[str]) -> str:
        plays = view["plays"] or []
        places = [play["act"] for play in plays if (play["effect"] or "").startswith("place_")]
        wishes = [*places, "mode-anywhere", "draw-light"]
        return next((text for text in wishes if text in legal), None) or super().wish(view, legal)


class Typist(Nomad):
    """Knows Tab, Enter and the keys of the map; never the mouse."""

    def wish(self, view: Told, legal: list[str]) -> str:
        """Keeps all cards and often waives the rest: a match is long enough on the keyboard."""
        if "keep" in legal:
            return "keep"
        is_enough = "done" in legal and self.rng.below(2) > 0
        return "done" if is_enough else super().wish(view, legal)

    def press(self, selector: str) -> None:
        found = selector.partition(" >> ")[0]
        self.reach(found)
        self.page.keyboard.press("Enter")

    def press_region(self, region: str) -> None:
        self.reach("[data-region]")
        for _ in range(14):
            if is_focused(self.page, f"[data-region='{region}']"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"N never leads to region {region}")

    def reach(self, selector: str) -> None:
        for _ in range(120):
            if is_focused(self.page, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")


def is_focused(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector)
    return found


def play_until_asked(who: Nomad, *kinds: str, people: Sequence[Nomad] = ()) -> Told:
    """Everybody plays until ``who`` is asked one of these questions."""
    for _ in range(900):
        asked = next_to_act(people or [who])
        assert asked is not None, f"the match ended before anybody was asked {kinds}"
        sight = who.screen.sight(who.seat)
        if asked is who and sight is not None and sight["view"]["question"]["kind"] in kinds:
            who.put_show_away()
            return sight
        answer(asked)
    raise AssertionError(f"never asked {kinds}")


def play_to_the_show(who: Nomad) -> None:
    """Until the end of a migration lies over the map."""
    showing = who.page.locator("[data-showing]")

    def asks_or_shows() -> bool:
        sight = who.screen.sight(who.seat)
        asks = sight is not None and sight["legal"] and who.screen.has_caught_up(sight)
        return showing.count() > 0 or bool(asks)

    for _ in range(900):
        assert who.screen.comes(asks_or_shows), "nobody is asked"
        if showing.count() > 0:
            who.page.wait_for_selector("[data-show]")
            return
        answer(who)
    raise AssertionError("no migration ends")
