"""Moments of Mammoth Valley that a match seldom brings, shown from positions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.games.mammoth_valley.positions import act, begin, valley
from tests.web.conftest import Door
from tests.web.screen import PHONE, Screen, Told
from tests.web.stage import Stage
from tests.web.tables import ANN, RANDOM
from tests.web.test_big_manitou import ALL_MOVED, MOVED
from tests.web.test_mammoth_valley import open_valley
from tundra.core import Event
from tundra.games.mammoth_valley import GAME
from tundra.games.mammoth_valley.state import State

pytestmark = pytest.mark.slow


def set_the_stage(screen: Screen) -> Stage:
    stage = Stage(screen, GAME)
    open_valley(screen, ANN, RANDOM)
    return stage


def as_events(told: list[Told]) -> list[Event]:
    """What was told to somebody who sees everything, to be told once more."""
    return [Event(one.pop("kind"), one.pop("seat"), one) for one in told]


def test_whoever_has_announced_a_victory_is_named_above_the_valley(door: Door) -> None:
    screen = door.visit()
    stage = set_the_stage(screen)
    camps = {"c3r3": "A:2w1f camp-A", "c5r3": "B:2w1f camp-B"}
    stage.show(valley(camps, seats=2))
    herald = screen.page.locator(".herald")
    expect(herald).to_have_count(0)
    stage.show(valley(camps, seats=2, announced=[True, False]))
    expect(herald).to_contain_text("Ann")
    expect(herald).not_to_contain_text("Random")
    stage.show(valley(camps, seats=2, announced=[True, True]))
    expect(herald).to_contain_text("Ann, ")


def test_a_field_that_two_herds_ran_over_is_marked_once(door: Door) -> None:
    """A mark that was drawn twice once stopped the page."""
    screen = door.visit()
    stage = set_the_stage(screen)
    fields = {"c3r3": "A:2w1f camp-A intact", "c5r3": "B:2w1f"}
    state = valley(fields, seats=2)
    state.trampled = [18 * 8 + 4, 18 * 8 + 5, 18 * 8 + 5]
    stage.show(state)
    expect(screen.page.locator("path.hurt")).to_have_count(1)


def test_the_ledger_counts_what_is_left_only_for_tribes_that_have_eaten(door: Door) -> None:
    screen = door.visit()
    stage = set_the_stage(screen)
    hungry = valley({"c4r1": "A:4w2f", "c5r1": "B:2w1f"}, "setup", seats=2, first=1, food=[1, 9])
    told = begin(hungry, "survival") + act(hungry, "feed")
    stage.show(hungry, as_events(told))
    ledger = screen.page.locator("[data-scene=survival]")
    expect(ledger.locator("dl")).to_contain_text("Ann has in store")
    expect(ledger.locator("tbody tr")).to_have_count(1)
    expect(ledger.locator("tbody tr")).not_to_contain_text("Ann")


def test_herds_births_sowing_cards_and_captures_are_seen_to_move_unless_that_is_not_wanted(
    door: Door,
) -> None:
    screen = door.visit()
    page = screen.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(MOVED)
    stage = set_the_stage(screen)
    for before, after, told, things in stirring():
        stage.show(before)
        expect(page.locator("[data-piece='c3r3/0w']")).to_be_visible()
        page.evaluate("moved.length = 0")
        stage.show(after, told)
        page.wait_for_function(ALL_MOVED, arg=things)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("moved.length = 0")
    # The wolves come last: when they are there, all the rest was shown.
    for before, after, told, _ in reversed(stirring()):
        stage.show(before)
        stage.show(after, told)
    expect(page.locator("[data-piece='c5r1/wolf']")).to_be_visible()
    assert page.evaluate("moved.length") == 0


def test_a_movement_card_is_offered_only_to_a_group_that_it_helps(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    ashore = {"c3r3": "A:2w1f camp-A", "c4r1": "A:1w"}
    stage.show(valley(ashore, seats=2, hands=[["raft"], []]))
    card, use = page.locator("[data-card=raft]"), page.locator("[data-use=raft-a]")
    page.click("[data-tile=c4r1]")
    expect(page.locator("[data-box=group]")).to_be_visible()
    card.click()
    expect(use).to_have_attribute("aria-disabled", "true")
    expect(card).not_to_have_class(re.compile("ready"))
    use.click(force=True)
    expect(page.locator(".prompt")).to_contain_text("Raft would not help this group on its way.")
    assert stage.acts == []
    # Beside the Great River there is a use for it; for the other way there would have to be a flood.
    page.click("[data-action=drop]")
    page.click("[data-tile=c3r3]")
    expect(card).to_have_class(re.compile("ready"))
    card.click()
    expect(page.locator("[data-use=raft-c]")).to_have_attribute("aria-disabled", "true")
    use.click()
    expect(page.locator("[data-box=answers] [data-text=W]")).to_be_visible()
    assert stage.acts == [["c3r3:w", "c3r3:w", "c3r3:f", "raft-a"]]


def test_a_press_counts_although_the_picture_of_the_card_comes_in_the_middle_of_it(
    door: Door,
) -> None:
    screen = door.visit()
    page, late = screen.page, list[Route]()
    page.route(re.compile("trick-cards"), lambda route: late.append(route))
    stage = set_the_stage(screen)
    stage.show(valley({"c3r3": "A:2w1f camp-A"}, seats=2, hands=[["raft"], []]))
    card = page.locator("[data-card=raft]")
    card.hover()
    assert screen.comes(lambda: len(late) > 0)
    page.mouse.down()
    late[0].continue_()
    expect(card.locator(".painted")).to_be_visible()
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_group_stays_in_sight_while_its_cards_are_read(door: Door) -> None:
    screen = door.visit(size=PHONE)
    page, stage = screen.page, set_the_stage(screen)
    foot = {"c3r6": "A:2w1f camp-A", "c5r1": "B:2w1f"}
    stage.show(valley(foot, seats=2, hands=[["raft", "stamina"], []]))
    page.tap("[data-tile=c3r6]")
    expect(page.locator("[data-box=group] [data-stepper=w]")).to_be_visible()
    page.tap("[data-card=stamina]")
    expect(page.locator("[data-use=stamina-a]")).to_be_visible()
    for place in page.locator("[data-tile=c3r6], [data-target=walk]").all():
        expect(place).to_be_in_viewport(ratio=1)
        box, sheet = place.bounding_box(), page.locator("aside.side").bounding_box()
        assert box is not None and sheet is not None and box["y"] + box["height"] <= sheet["y"]
    # Whoever takes the group up anew chooses who goes along.
    page.tap("[data-action=drop]")
    page.tap("[data-card=raft]")
    page.tap("[data-tile=c3r6]")
    expect(page.locator("[data-box=group] [data-stepper=w]")).to_be_visible()


def test_a_hex_that_is_no_answer_says_why(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    tilled = {"c3r3": "A:2w1f camp-A", "c5r3": "B:1w1f"}
    sowing = valley(tilled, "sowing", seats=2, season="winter", turn=3, food=[5, 0])
    enamoured = {"c4r3": "A:2w", "c3r2": "A:1w", "c4r2": "B:1f"}
    love = valley(enamoured, seats=2, hands=[["love-at-first-sight"], []])
    act(love, "play-love-at-first-sight")
    afloat = valley(tilled, seats=2, hands=[["raft"], []])
    act(afloat, "c3r3:w", "raft-a")
    for state, wrong, rule in (
        (sowing, "c5r3", "8.4"),
        (love, "c4r2", "8.9"),
        (afloat, "c6r3", "6.1"),
    ):
        stage.show(state)
        expect(page.locator("[data-target]").first).to_be_visible()
        page.click(f"[data-tile={wrong}]", force=True)
        expect(page.locator(".prompt")).to_contain_text(f"Rule {rule}")
    assert stage.acts == []


def test_a_tame_wolf_goes_along_with_its_people_unless_it_is_left_behind(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    pack = {"c3r3": "A:2w1f camp-A", "c4r1": "A:1w1t"}
    wolf = page.locator("[data-box=group]").get_by_text("Tame wolves")
    stage.show(valley(pack, seats=2))
    page.click("[data-tile=c4r1]")
    expect(wolf).to_be_visible()
    page.click("[data-tile=c4r2]")
    expect(page.locator("[data-piece='c4r2/0t']")).to_be_visible()
    assert stage.acts == [["c4r1:w", "c4r1:t", "SW"]]


def test_the_group_of_a_trick_is_gathered_can_be_changed_and_is_sent_once(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    forest = {"c3r4": "A:3w2f1t B:2w", "c5r3": "B:1w1f"}
    state = valley(forest, "combat", seats=2, hands=[["climbing-trees"], []])
    act(state, "play-climbing-trees")
    stage.show(state)
    box, send = page.locator("[data-box=take]"), page.locator("[data-action=send]")
    expect(send).to_have_attribute("aria-disabled", "true")
    box.locator("[data-action=all]").click()
    box.locator("[data-stepper=w] [data-step=less]").click()
    box.locator("[data-stepper=f] [data-step=less]").click()
    box.locator("[data-stepper=f] [data-step=more]").click()
    send.click()
    expect(box).to_have_count(0)
    assert stage.acts == [["take-w"] * 2 + ["take-f"] * 2 + ["take-t", "done"]]


def test_whoever_is_never_asked_can_be_stopped_at_the_next_moment_alone(door: Door) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    asked, button = page.locator("[data-window=before_combat]"), "[data-action=stop-next]"
    stage.show(before_a_hunt())
    # Alone with bots nobody waits, so that there is no clock.
    expect(asked).to_be_visible()
    expect(asked).not_to_contain_text("Without an answer")
    asked.locator("[data-action=never]").click()
    stage.show(valley({"c3r3": "A:2w1f camp-A"}, seats=2, hands=[["traps"], []]))
    page.click(button)
    expect(page.locator(button)).to_have_attribute("aria-pressed", "true")
    stage.show(before_a_hunt())
    expect(asked).to_be_visible()
    expect(page.locator(button)).to_have_attribute("aria-pressed", "false")
    assert stage.acts == [["pass"]]
    asked.locator("[data-text=pass]").click()
    expect(asked).to_have_count(0)
    # The same moment once more: the page passes by itself again.
    stage.show(before_a_hunt())
    for _ in range(200):
        if len(stage.acts) == 3:
            break
        page.wait_for_timeout(20)
    assert stage.acts == [["pass"]] * 3


def test_the_second_half_of_a_double_click_answers_nothing_that_came_in_between(
    door: Door,
) -> None:
    screen = door.visit()
    page, stage = screen.page, set_the_stage(screen)
    button = page.locator("[data-box=window] [data-text=pass]")
    stage.show(before_a_hunt())
    button.click()
    expect(button).to_have_count(0)
    stage.show(before_a_hunt())
    button.hover()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    button.click()
    expect(button).to_have_count(0)
    assert stage.acts == [["pass"]] * 2


def before_a_hunt() -> State:
    hunting = {"c3r3": "A:2w1f camp-A wolf:1"}
    return valley(hunting, "combat", seats=2, hands=[["traps"], []])


ON_THE_WAY = ".pieces > g:not([data-piece])"


def stirring() -> list[tuple[State, State, list[Event], list[str]]]:
    """Before and after, what was told of it, and what must stir then."""
    home = {"c3r3": "A:2w1f camp-A"}
    wild = {**home, "c5r2": "wolf:2"}
    running = valley(wild, "setup", seats=2, dice=[1])
    ran = as_events(begin(running, "animals"))
    filled = valley(home, "setup", seats=2, turn=3, dice=[6, 6])
    born = as_events(begin(filled, "births"))
    tilled = valley(home, "sowing", seats=2, season="winter", turn=3, food=[2, 0])
    sown = tilled.clone()
    sowed = as_events(act(sown, "sow-c3r3", "done"))
    return [
        (valley(wild, seats=2), running, ran, [f"{ON_THE_WAY}:has(use[href*=wolf])"]),
        (valley(home, seats=2), filled, born, [".sign:has(circle.birth)"]),
        (tilled, sown, sowed, [".sign:has(circle.crop)"]),
        *cards_and_captures(home),
    ]


def cards_and_captures(home: dict[str, str]) -> list[tuple[State, State, list[Event], list[str]]]:
    rafting = {**home, "c5r3": "B:2w1f camp-B"}
    ashore = valley(rafting, seats=2, first=1, hands=[[], ["raft"]])
    afloat = ashore.clone()
    played = as_events(act(afloat, "c5r3:w", "raft-a"))
    richer = valley(home, "setup", seats=2, turn=3, hands=[["net"], ["raft"]])
    drew = as_events(begin(richer, "tricks"))
    alone = {**home, "c5r3": "A:2f camp-A B:1w", "c4r1": "B:1w2f camp-B"}
    beaten = valley(alone, "combat", seats=2, food=[9, 3])
    taken = beaten.clone()
    captured = as_events(act(taken, "capture"))
    strange = valley(home, "setup", seats=2, neutral=[None, "c4r2"], dice=[1])
    wandered = as_events(begin(strange, "animals"))
    eventful = valley(home, "setup", seats=2, turn=3, game_turn=5)
    revealed = as_events(begin(eventful, "event"))
    fed = valley(home, "setup", seats=2, turn=3)
    income = as_events(begin(fed, "survival"))
    stranger = f"{ON_THE_WAY}:has(use[href*=st-woman])"
    event = ["[data-show=event]", "[data-event] .face"]
    return [
        (ashore, afloat, played, ["[data-show=played]"]),
        (
            valley(home, seats=2),
            richer,
            drew,
            ["[data-deal='0']", "[data-deal='1']", "[data-card]"],
        ),
        (beaten, taken, captured, [".sign:has(circle.capture)"]),
        (valley(home, seats=2, neutral=[None, "c4r2"]), strange, wandered, [stranger]),
        (valley(home, seats=2), eventful, revealed, event),
        (valley(home, seats=2), fed, income, ["[data-gain='0']"]),
    ]


def test_an_answer_that_takes_its_time_is_waited_for_in_words(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between people a pause hides who is asked; whoever has acted sees that the act is on its way."""
    screen = door.visit()
    stage = set_the_stage(screen)
    herds = {"c3r3": "A:2w1f wolf:1", "c5r3": "A:2w1f wolf:1"}
    stage.show(valley(herds, "combat", seats=2), [Event("battle", 0, {"hex": "c5r3"})])
    prompt, answers = screen.page.locator(".prompt"), list[Told]()
    expect(prompt).to_contain_text("Your turn")
    monkeypatch.setattr(stage, "_act", answers.append)
    screen.page.locator("[data-tile=c3r3]").click()
    expect(prompt).to_contain_text("One moment…")
    # The last fight is not shown over the board meanwhile.
    expect(screen.page.locator("[data-scene]")).to_have_count(0)
    monkeypatch.undo()
    stage._act(answers[0])
    expect(prompt).not_to_contain_text("One moment…")


def test_whoever_falls_is_counted_once_however_quickly_the_next_step_comes(door: Door) -> None:
    """What was cut short is shown moving once more; a fight is told by what happened."""
    screen = door.visit()
    screen.page.emulate_media(reduced_motion="no-preference")
    page, stage = screen.page, set_the_stage(screen)
    side: Told = {"species": None, "count": 1, "bonuses": [], "die": 2, "bonus": 1}
    sides = [side | {"seat": 0}, side | {"seat": None, "species": "wolf"}]
    fought = Event("round", None, {"hex": "c3r3", "sides": sides, "losers": [0], "beast": None})
    fell = Event("died", 0, {"hex": "c3r3", "token": "warrior", "cause": "fight"})
    scene = page.locator("[data-scene=battle]")
    stage.show(before_a_hunt(), [Event("battle", 0, {"hex": "c3r3"}), fought, fell])
    stage.show(before_a_hunt(), [fought, fell])
    expect(scene.locator(".rounds li")).to_have_count(1)
    expect(scene.locator(".results .died")).to_have_count(2)
    expect(scene.locator("[data-side='0'] .cross")).to_have_count(2)
