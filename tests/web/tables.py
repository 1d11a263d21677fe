"""Tables for the tests, opened without the form."""

from __future__ import annotations

from tests.web.conftest import Door
from tests.web.screen import Screen, Told

ANN = {"kind": "here", "name": "Ann"}
BEN = {"kind": "here", "name": "Ben"}
RANDOM = {"kind": "bot", "bot": "random"}
LINK = {"kind": "link"}


def open_table(screen: Screen, *chairs: Told, game: str = "maamut", **options: int | str) -> Told:
    """Opens a table of Ann's and goes there."""
    body = {"game": game, "name": "Ann", "chairs": list(chairs), "options": options}
    made: Told = screen.call("/api/tables", body)
    screen.forget()
    screen.open(made["path"])
    return made


def seat_two(
    door: Door,
    second_address: str | None = None,
    *more: Told,
    game: str = "maamut",
    shows: str = "[data-tile]",
    **options: int | str,
) -> tuple[Screen, Screen, Told]:
    """Ann opens a table with a secret link; Ben follows it and sits down."""
    ann = door.visit()
    made = open_table(ann, ANN, LINK, *more, game=game, **options)
    ben = door.visit(made["links"][0]["path"], address=second_address)
    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Ben")
    dialog.locator(".btn.go").click()
    for screen in (ann, ben):
        screen.page.wait_for_selector(shows)
    return ann, ben, made


def let_a_bot_play(screen: Screen, level: str = "3") -> None:
    """Hands one's seat over in the menu of the table."""
    page = screen.page
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_label("A bot that takes a seat is a:").select_option(level)
    page.get_by_role("button", name="Let a bot play").click()
    page.keyboard.press("Escape")


def finish_table(screen: Screen) -> Told:
    """A short match of Ann's against a bot, played to its end by another."""
    made = open_table(screen, ANN, RANDOM, quiet_per_hunter=5, turns_per_player=20)
    screen.page.wait_for_selector("[data-tile]")
    let_a_bot_play(screen, "random")
    screen.page.wait_for_selector(".ending")
    return made
