"""Hands that play Mâamut: with the mouse or on the keyboard, as a person would."""

from __future__ import annotations

from typing import Any

from tests.web.keys import enter, press_until
from tests.web.player import Player
from tests.web.screen import Screen, Told
from tundra.bots.bot import Turn
from tundra.bots.names import make_bot
from tundra.core import Rng
from tundra.games.maamut import GAME
from tundra.games.maamut.pieces import COPIES

VALUES = (1, 2, 3)


class Mouse:
    def __init__(self, screen: Screen) -> None:
        self.page = screen.page

    def act(self, text: str) -> None:
        """Clicks what a person would click to do this."""
        if text in ("lay", "lift"):
            self.page.click(f"[data-action={text}]")
        elif text.startswith("pass-"):
            self.page.click("[data-action=pass]")
            self.page.click(f"[data-card='{text[-1]}'] >> nth=0")
        elif "-" in text:
            self.page.click(f"[data-tile={text.rpartition('-')[2]}]")
        else:
            self.page.click(f"[data-card='{text[0]}'] >> nth=0")
            self.page.click(f"[data-text='{text}']")


class Keyboard:
    """Knows the Tab key, Enter, and the keys the board tells of; never the mouse."""

    def __init__(self, screen: Screen) -> None:
        self.page = screen.page

    def act(self, text: str) -> None:
        if text in ("lay", "lift"):
            self.enter(f"[data-action={text}]")
        elif text.startswith("pass-"):
            self.enter("[data-action=pass]")
            self.enter(f"[data-card='{text[-1]}']")
        else:
            self.reach("[data-tile]")
            if "-" not in text:
                self.page.keyboard.press(text[0])
            self.walk_to(f"[data-text='{text}']")
            self.page.keyboard.press("Enter")

    def enter(self, selector: str) -> None:
        enter(self.page, selector)

    def reach(self, selector: str) -> None:
        """Tab after Tab, until the focus is there."""
        press_until(self.page, "Tab", selector)

    def walk_to(self, selector: str) -> None:
        """From one lit tile to the next."""
        press_until(self.page, "n", selector)


class Person(Player):
    """Does the first thing that may be done."""

    def act(self, sight: Told) -> None:
        Mouse(self.screen).act(any_text(sight))


def wait_for_turn(screen: Screen, seat: int) -> Told | None:
    """The position in which ``seat`` is asked; None when the match is over."""

    def asked() -> Told | None:
        sight = screen.sight(seat)
        return sight if sight is not None and sight["legal"] else None

    assert screen.comes(lambda: screen.is_over or asked() is not None), "nobody is asked"
    return None if screen.is_over else asked()


def play_on(screen: Screen, seat: int, hands: Mouse | Keyboard, turns: int = 400) -> int:
    """Plays greedily to the end, or so many turns; says how often it acted."""
    for done in range(turns):
        sight = wait_for_turn(screen, seat)
        if sight is None:
            return done
        take(screen, seat, hands, sight, good_text(seat, sight))
    return turns


def take(screen: Screen, seat: int, hands: Mouse | Keyboard, sight: Told, text: str) -> None:
    """Acts, and waits until the server has told so."""
    screen.catches_up(sight)
    hands.act(text)

    def is_answered() -> bool:
        now = screen.sight(seat)
        return now is not None and bool(now["seq"] > sight["seq"])

    assert screen.comes(is_answered), f"{text} was never answered"


def good_text(seat: int, sight: Told) -> str:
    """What the greedy bot would do, knowing what this person knows."""
    view, legal = sight["view"], sight["legal"]
    if view["phase"] != "turn":
        return any_text(sight)
    state = GAME.load(guess(seat, view))
    turn = Turn(
        seat,
        view,
        [GAME.read(text) for text in legal],
        lambda rng: GAME.determinize(state, seat, rng),
    )
    return GAME.write(make_bot("greedy", GAME).choose(turn, Rng.seeded(view["turns"])))


def any_text(sight: Told, which: int = 0) -> str:
    """Something one may do; a hunter is placed where the match can go on."""
    view, legal = sight["view"], sight["legal"]
    apart = {f"place-{tile}" for tile in view.get("cut_off", [])}
    useful = [text for text in legal if text not in apart] or legal
    return str(useful[which % len(useful)])


def guess(seat: int, view: Told) -> dict[str, Any]:
    """A position that fits the view; whatever is hidden is dealt anew by the bot."""
    seen = view["hands"][seat]
    left = [COPIES[v] - view["discard"][v - 1] - seen.count(v) for v in VALUES]
    hands = [
        [seen.count(value) for value in VALUES] if who == seat else deal(left, held)
        for who, held in enumerate(view["hands"])
    ]
    same = ("terrain", "hunters", "mammoth", "alive", "traps", "supply", "discard", "phase")
    more = ("first", "turns", "quiet", "turn_cap")
    return {
        **{name: view[name] for name in same + more},
        "hands": hands,
        "pile": left,
        "active": seat,
    }


def deal(left: list[int], count: int) -> list[int]:
    """Takes ``count`` cards off ``left``."""
    hand = [0, 0, 0]
    for _ in range(count):
        value = max(range(3), key=lambda card: left[card])
        left[value] -= 1
        hand[value] += 1
    return hand
