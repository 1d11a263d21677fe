"""Hands that play Mammoth Valley by mouse or by keyboard: lead groups, found camps, fight, feed, play cards."""

from __future__ import annotations

from tests.web.keys import press_until, reach
from tests.web.player import Player
from tests.web.screen import Screen, Told

ON_BOARD = ("camp-", "return-", "battle-", "hex-", "birth-", "ferry-")
MOST_MOVES = 1
"""So many groups walk in a turn: one is enough to be seen walking."""


class Elder(Player):
    def __init__(self, screen: Screen, seat: int, seed: int = 1) -> None:
        super().__init__(screen, seat, seed)
        self.walked = 0

    @property
    def is_asked_in_secret(self) -> bool:
        sight = self.screen.sight(self.seat)
        return self.is_asked and sight is not None and sight["view"]["window"] is not None

    def press_hex(self, name: str) -> None:
        self.press(f"[data-tile={name}]")

    def act(self, sight: Told) -> None:
        # Whatever is asked, it is asked in words.
        assert "mammoth_valley." not in self.page.locator("main").inner_text()
        legal = sight["legal"]
        if "feed" in legal or any(text.startswith("starve-") for text in legal):
            self.feed()
        elif "end" in legal:
            self.move(legal)
        elif "pass" in legal:
            self.answer_window(sight)
        elif "done" in legal and any(text.startswith("sow-") for text in legal):
            self.sow(legal)
        else:
            self.answer(legal)

    # The movement turn

    def move(self, legal: list[str]) -> None:
        settle = [text for text in legal if text.startswith("settle-")]
        fire = [text for text in legal if text.startswith("fire-")]
        starts = sorted({text[:4] for text in legal if text[4:5] == ":"})
        if settle or fire:
            self.press(f"[data-text='{self.one_of(settle or fire)}']")
        elif starts and self.likes_to_walk() and self.walk(self.one_of(starts)):
            self.walked += 1
        else:
            self.walked = 0
            self.press("[data-text=end]")

    def likes_to_walk(self) -> bool:
        return self.walked < MOST_MOVES

    def walk(self, start: str) -> bool:
        """Takes some of the people there up and leads them to a glowing hex; false if there is none."""
        self.press_hex(start)
        self.page.wait_for_selector("[data-box=group]")
        if self.rng.below(2):
            self.leave_one()
        targets = self.page.locator("[data-target=walk]")
        count = targets.count()
        if count == 0:
            self.press("[data-action=drop]")
            return False
        self.press_hex(targets.nth(self.rng.below(count)).get_attribute("data-tile") or "")
        return True

    def leave_one(self) -> None:
        steppers = self.page.locator("[data-box=group] [data-stepper]")
        if steppers.count() > 1:
            kind = steppers.first.get_attribute("data-stepper")
            self.press(f"[data-box=group] [data-stepper={kind}] [data-step=less]")

    # Everything else

    def feed(self) -> None:
        self.page.wait_for_selector("[data-box=feed]")
        if self.page.locator("[data-action=suggest]").count() > 0:
            self.press("[data-box=feed] [data-action=suggest]")
        self.press("[data-box=feed] [data-action=feed]")

    def sow(self, legal: list[str]) -> None:
        field = self.one_of([text for text in legal if text.startswith("sow-")])
        self.press_hex(field.removeprefix("sow-"))
        self.press("[data-action=sow]")

    def answer_window(self, sight: Told) -> None:
        """Plays a card or passes; unless the page passes by itself, as this person wished."""
        box = self.page.locator("[data-box=window]")
        self.screen.comes(lambda: box.count() > 0 or self.has_moved_on(sight))
        if self.has_moved_on(sight):
            return
        cards = [text for text in sight["legal"] if text.startswith("play-")]
        if cards and self.likes_to_play():
            self.play(self.one_of(cards))
        else:
            self.press("[data-box=window] [data-text=pass]")

    def likes_to_play(self) -> bool:
        return self.rng.below(2) == 1

    def has_moved_on(self, sight: Told) -> bool:
        now = self.screen.sight(self.seat)
        return now is None or bool(now["seq"] != sight["seq"]) or self.has_answered(sight)

    def play(self, text: str) -> None:
        card = text.removeprefix("play-").replace("-", "_")
        if self.page.locator(f"[data-card={card}][aria-pressed=true]").count() == 0:
            self.press(f"[data-card={card}]")
        self.press(f"[data-use='{text}']")

    def take(self) -> None:
        """All but one of the first kind, if there is more than one."""
        self.press("[data-box=take] [data-action=all]")
        steppers = self.page.locator("[data-box=take] [data-stepper]")
        if steppers.count() > 1:
            kind = steppers.first.get_attribute("data-stepper")
            self.press(f"[data-box=take] [data-stepper={kind}] [data-step=less]")
        self.press("[data-box=take] [data-action=send]")

    def answer(self, legal: list[str]) -> None:
        if any(text.startswith("take-") for text in legal):
            self.take()
            return
        text = self.one_of(legal)
        on_board = next((verb for verb in ON_BOARD if text.startswith(verb)), None)
        if on_board:
            self.press_hex(text.removeprefix(on_board))
        elif text.startswith("play-"):
            self.play(text)
        else:
            self.press(f"[data-text='{text}']")


class Patient(Elder):
    """Keeps all cards."""

    def likes_to_play(self) -> bool:
        return False


class Scribe(Elder):
    """Knows Tab, Enter and the keys of the board; never the mouse."""

    def likes_to_walk(self) -> bool:
        """Now and then: a match is long enough on the keyboard."""
        return super().likes_to_walk() and self.rng.below(3) == 0

    def press(self, selector: str) -> None:
        self.page.wait_for_selector(selector)
        reach(self.page, selector)
        self.page.keyboard.press("Enter")

    def press_hex(self, name: str) -> None:
        reach(self.page, "[data-tile]")
        press_until(self.page, "n", f"[data-tile={name}]")
        self.page.keyboard.press("Enter")


class Careful(Elder):
    """Wishes to look twice at whatever is sent."""

    def act(self, sight: Told) -> None:
        super().act(sight)
        if sight["view"]["window"] is None:
            self.press("role=button[name='Confirm']")
