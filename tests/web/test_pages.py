"""The pages around the table do what they say."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import FilePayload, FloatRect, Page, expect

from tests.web.conftest import Door
from tests.web.screen import PHONE, Screen
from tundra.core import Box
from tundra.games import REGISTRY

pytestmark = pytest.mark.slow


def new_bot_table(screen: Screen) -> str:
    """A table of this person and a bot, opened without the form."""
    chairs = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = screen.call("/api/tables", {"game": "maamut", "name": "Ann", "chairs": chairs})
    return str(made["path"])


def test_home_shows_five_places_and_lets_one_enter_those_that_are_open(door: Door) -> None:
    screen = door.visit()
    open_games = len(screen.call("/api/games")["games"])
    page = screen.page
    expect(page.locator("article")).to_have_count(5)
    expect(page.locator("article a")).to_have_count(open_games)
    expect(page.get_by_text("Still to come")).to_have_count(5 - open_games)
    page.get_by_role("link", name="Enter Mâamut").click()
    expect(page.locator("h1")).to_have_text("A new table: Mâamut")


def test_one_click_plays_against_bots_and_says_what_it_starts(door: Door) -> None:
    """The first time it is asked; then it is what was last played."""
    screen = door.visit()
    page = screen.page
    page.get_by_role("button", name="Play against bots…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Against how many?").select_option(label="1 bot")
    dialog.get_by_label("How strong?").select_option("random")
    expect(dialog).to_contain_text("Does anything that is allowed.")
    expect(dialog.get_by_label("Mâamut")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".seats")).to_contain_text("Wild Birch")

    screen.open("/")
    again = page.get_by_role("button", name="Play against bots now")
    expect(again).to_contain_text("Mâamut with Wild Birch, plays at random")
    again.click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-tile]")).to_have_count(37)


def test_on_a_phone_my_tables_and_the_way_to_other_pages_come_first(door: Door) -> None:
    screen = door.visit(size=PHONE)
    path = new_bot_table(screen)
    screen.page.reload()
    page = screen.page
    expect(page.locator(f"a[href='{path}']")).to_contain_text("Your turn")
    for seen in (page.locator(f"a[href='{path}']"), page.get_by_role("link", name="Rules").first):
        expect(seen).to_be_in_viewport(ratio=1)
    assert box_of(page, f"a[href='{path}']")["y"] < box_of(page, "article")["y"]
    assert not screen.is_too_wide()


def test_the_home_page_fills_a_large_window_and_covers_no_picture(door: Door) -> None:
    page = door.visit(size={"width": 1920, "height": 1080}).page
    expect(page.locator("article")).to_have_count(5)
    first, last = box_of(page, "article >> nth=0"), box_of(page, "article >> nth=4")
    panel = box_of(page, ".foot")
    assert first["x"] < 60
    assert last["x"] + last["width"] > 1860
    assert first["height"] > 500
    assert 1000 < panel["y"] + panel["height"] <= 1080
    for button in page.locator("article .btn").all():
        expect(button).to_have_css("opacity", "0")


def box_of(page: Page, selector: str) -> FloatRect:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box


def test_home_tells_whose_turn_it_is_at_my_tables(door: Door) -> None:
    screen = door.visit()
    expect(screen.page.get_by_text("No fire is burning yet")).to_be_visible()
    path = new_bot_table(screen)
    screen.page.reload()
    card = screen.page.locator(f"a[href='{path}']")
    expect(card).to_contain_text("Your turn")
    card.click()
    screen.page.wait_for_url(f"**{path}")


def test_a_table_can_be_joined_by_its_link(door: Door) -> None:
    host = door.visit()
    path = new_bot_table(host)
    guest = door.visit()
    field = guest.page.get_by_label("Link or number of a table")
    field.fill("nothing of the kind!")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no link to a table")
    field.fill(host.address + path)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(f"**{path}")
    expect(guest.page.locator("[data-tile]")).to_have_count(37)


def test_a_nickname_is_typed_into_a_dialog_that_escape_closes(door: Door) -> None:
    page = door.visit().page
    chip = page.locator("header .me")
    chip.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(chip).to_be_focused()
    chip.click()
    expect(page.get_by_label("Nickname", exact=True)).to_be_focused()
    page.keyboard.type("Aïda")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(chip).to_contain_text("Aïda")
    page.reload()
    expect(chip).to_contain_text("Aïda")


def test_a_new_table_has_you_and_two_bots_until_you_change_it(door: Door) -> None:
    page = door.visit("/new/maamut").page
    seats = page.locator("ol > li")
    expect(seats).to_have_count(3)
    page.get_by_role("button", name="Add a seat").click()
    expect(seats).to_have_count(4)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    page.get_by_label("Name of the player on seat A").fill("Ann")
    page.get_by_role("button", name="Move seat A down").click()
    expect(page.get_by_label("Name of the player on seat B")).to_have_value("Ann")
    for _ in range(2):
        page.get_by_role("button", name="Remove seat C").click()
    expect(seats).to_have_count(2)
    expect(page.get_by_role("button", name="Remove seat A")).to_be_disabled()


def test_a_form_that_lacks_something_says_what(door: Door) -> None:
    screen = door.visit("/new/maamut")
    page = screen.page
    page.get_by_label("Name of the player on seat A").fill(" ")
    page.get_by_role("button", name="Open the table").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("needs a name")
    page.get_by_label("Name of the player on seat A").fill("Ann")
    expect(alert).not_to_contain_text("needs a name")
    page.get_by_text("Options of the game").click()
    turns = page.get_by_label("Turns per player")
    turns.fill("7")
    page.get_by_role("button", name="Open the table").click()
    expect(alert).to_contain_text("from 20 to 400")
    turns.fill("40")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = screen.call("/api" + page.evaluate("location.pathname").replace("/table/", "/tables/"))
    assert table["options"]["turns_per_player"] == 40
    assert [chair["kind"] for chair in table["chairs"]] == ["here", "bot", "bot"]


def test_whoever_owns_a_box_enters_what_lies_in_it(door: Door) -> None:
    screen = door.visit("/new/mammut")
    page = screen.page
    page.locator("summary", has_text="Options").click()
    (box,) = [one for one in REGISTRY.find("mammut").options if isinstance(one, Box)]
    contents = {**box.file()["contents"], "?/axe": 3}
    for changed, count in ((contents, 0), ({**contents, "?/hide": 1}, 1)):
        text = json.dumps({"game": "mammut", "contents": changed})
        file: FilePayload = {
            "name": "mammut.json", "mimeType": "application/json", "buffer": text.encode()
        }
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".box")).to_contain_text("mammut.json")
        page.get_by_role("button", name="Open the table").click()
        if count == 0:
            expect(page.locator(".errors")).to_contain_text("32 loot tiles, not 31")
            assert all("400" in problem for problem in screen.problems)
            screen.problems.clear()
    page.wait_for_url("**/table/*")
    table = screen.call("/api" + page.evaluate("location.pathname").replace("/table/", "/tables/"))
    assert table["options"]["box"].startswith("?/axe:3;?/hide:1;")


def test_rules_have_contents_and_show_the_rule_one_came_for(door: Door) -> None:
    page = door.visit("/rules/maamut#r3-2").page
    expect(page.locator(".sought")).to_contain_text("3.2")
    expect(page.locator(".sought")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_text("4. The mammoth").click()
    expect(page.locator("h3", has_text="4. The mammoth")).to_be_in_viewport()
    games = ["Mâamut", "Mammut", "Big Manitou", "Ice Age", "Mammoth Valley"]
    expect(page.locator(".games a")).to_have_text(games)
    page.get_by_role("button", name="FR").click()
    expect(page.locator("h3", has_text="4. Le mammouth")).to_have_count(1)
    expect(page.locator(".games a")).to_have_text(
        [*games[:3], "Ère Glaciaire", "La Vallée des Mammouths"]
    )
    picture = page.locator(".text img").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('.text img').naturalWidth > 0")
    expect(picture).to_have_attribute("alt", re.compile("La vallée"))
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_on_a_phone_the_contents_of_the_rules_fold_away(door: Door) -> None:
    screen = door.visit("/rules/maamut", size=PHONE)
    page = screen.page
    page.locator("summary").click()
    page.locator("details").get_by_text("Notation", exact=True).click()
    expect(page.locator("h3", has_text="Notation")).to_be_in_viewport()
    expect(page.locator("details")).not_to_have_attribute("open", "")
    assert not screen.is_too_wide()


def test_settings_are_kept(door: Door) -> None:
    page = door.visit("/settings").page
    page.get_by_label("Night, by the fire").check()
    page.get_by_label("Quick").check()
    page.get_by_label("Ask before my turn is sent").check()
    page.get_by_label("Sound").check()
    page.get_by_role("radio", name="Français").check()
    expect(page.locator("h1")).to_have_text("Réglages")
    page.reload()
    expect(page.locator("h1")).to_have_text("Réglages")
    for label in ("Nuit, au coin du feu", "Rapide", "Confirmer avant d’envoyer mon tour", "Sons"):
        expect(page.get_by_label(label)).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


def test_credits_name_the_author_of_every_silhouette(door: Door) -> None:
    page = door.visit("/credits").page
    rows = page.locator(".icons li")
    assert rows.count() >= 10
    for row in rows.all():
        assert re.search(r"\n\S", row.inner_text()), row.inner_text()
        assert row.locator("path").count() + row.locator("use").count() > 0
    expect(page.locator("main")).to_contain_text("CC BY 3.0")
    expect(page.locator("main")).to_contain_text("SIL OFL 1.1")


def test_a_page_that_is_not_there_leads_back_to_the_fire(door: Door) -> None:
    page = door.visit("/nowhere").page
    expect(page.locator("h1")).to_have_text("The tracks end here")
    page.get_by_role("link", name="Back to the fire").click()
    expect(page.locator("article")).to_have_count(5)


def test_a_new_page_takes_the_focus_and_tells_its_name(door: Door) -> None:
    page = door.visit().page
    page.get_by_role("link", name="Settings").first.click()
    expect(page.locator("h1")).to_have_text("Settings")
    expect(page.locator("main")).to_be_focused()
    expect(page).to_have_title("Settings · Tundra")
    page.go_back()
    expect(page.locator("article")).to_have_count(5)
    expect(page).to_have_title("Tundra")


def test_the_first_tab_offers_to_skip_to_the_content(door: Door) -> None:
    page = door.visit("/settings").page
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_without_a_server_a_page_says_so_in_both_languages(door: Door) -> None:
    screen = door.visit()
    screen.is_cut_off = True
    screen.page.route("**/api/texts/*", lambda route: route.abort())
    screen.page.reload()
    expect(screen.page.locator("main")).to_contain_text("Le serveur est injoignable")
    screen.page.unroute("**/api/texts/*")
    screen.page.get_by_role("button", name="Try again").click()
    expect(screen.page.locator("article")).to_have_count(5)
