"""Around the rules: positions as data, what is told to whom, previews, take-backs, and the table in a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    act,
    asked,
    carrying_out,
    kinds,
    legal,
    only,
    playing,
    position,
    region,
    seen,
)
from tundra.core import ALL_SEEING, BadNotation, BadPosition, Event, Match, Rng
from tundra.core.game import Prompt
from tundra.core.texts import LANGUAGES, say
from tundra.games.ice_age import GAME
from tundra.games.ice_age.state import State


@pytest.mark.parametrize(
    "text",
    ["", "place", "place-13", "place-0", "play-mammoth", "play-cult-light", "step-A1-7", "DONE",
     "swap-F6", "band-3-1-0-0", "band-1-0-0-2", "fire-6-6", "draw", "cult-light", "cover-6+"],
)  # fmt: skip
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_a_region_shows_what_is_known_and_what_is_possible_of_its_capacity() -> None:
    state = position(3, {6: "A B*"}, mammoths={6: 2}, fire={6: "2 0", 7: "1"})
    place = region(state, 6)
    assert place["capacity"] == {"known": 5, "least": 5, "most": 9, "expected": 7.1}
    assert (place["hunters"], place["each"], place["fire"], place["values"]) == (2, 3, 2, None)
    assert region(state, 7)["capacity"]["most"] == 5
    assert region(state, 1)["capacity"] == {"known": 0, "least": 0, "most": 0, "expected": 0}


@pytest.mark.parametrize(
    ("card", "hunters"),
    [
        ("swap", {6: "A", 8: "B*", 12: "C"}),
        ("swap", {6: "A", 7: "B", 8: "B*", 12: "C"}),
        ("step_any_3", {6: "A", 8: "B*", 12: "C"}),
        ("group_move", {6: "A", 7: "B", 9: "A*"}),
    ],
)
def test_a_card_shows_the_regions_in_which_it_can_really_act(
    card: str, hunters: dict[int, str]
) -> None:
    state = position(3, hunters, {A: card}, stones={A: 7})
    text = f"play-{card.replace('_', '-')}"
    play = next(play for play in seen(state, A)["plays"] if play["act"] == text)
    act(state, text)
    parts = [answer.split("-")[1].lstrip("ABC").rstrip("+*") for answer in legal(state)[:-1]]
    able = {int(part) for part in parts} if seen(state, A)["effect"] else set()
    assert set(play["regions"]) == able


def test_a_card_that_ends_the_last_round_acts_nowhere() -> None:
    state = position(3, {6: "A"}, {A: "all_place_2"}, reserve=4, spent=16, round=4)
    play = next(play for play in seen(state, A)["plays"] if play["act"] == "play-all-place-2")
    assert (play["ends"], play["gain"], play["regions"]) == (True, 0, [])


def test_who_is_to_play_sees_what_each_card_costs_brings_and_where_it_acts() -> None:
    state = position(
        3, {6: "A", 7: "B"}, {A: "swap settle mammoth all_place_2 cult_dark"}, mammoths={6: 1},
        stones={A: 5}, reserve=4, spent=15, dark={"top": "dark_fire"}, fire={9: "0"},
    )  # fmt: skip
    plays = {play["act"]: play for play in seen(state, A)["plays"]}
    assert set(plays) == set(legal(state))
    assert (plays["play-swap"]["cost"], plays["play-swap"]["regions"]) == (1, [6, 7])
    assert plays["play-mammoth-step"]["regions"] == [6]
    great = plays["play-all-place-2"]
    assert (great["gain"], great["ends"], great["cost"]) == (6, True, 0)
    cult = plays["cult-dark-dark"]
    assert (cult["card"], cult["effect"], cult["regions"]) == ("cult_dark", "dark_fire", [9])
    assert seen(state, B)["plays"] is None


def test_a_hand_is_its_owners_to_see_and_the_fire_nobodys() -> None:
    state = position(3, hands={A: "swap settle"}, fire={6: "2"})
    assert seen(state, A)["hands"][A]["cards"][:2] == ["swap", "settle"]
    assert seen(state, B)["hands"][A]["cards"] is None
    assert region(state, 6)["values"] is None
    assert seen(state, ALL_SEEING)["regions"][5]["values"] == [2]


def under_the_pile(card: str = "settle") -> State:
    """B is to draw; all that is left of the light pile is a card that A put under it."""
    state = position(3, hands={A: f"dark_fire {card}", B: "dark_fire"}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", f"drop-{card}")
    while asked(state)[0] == A:
        act(state, "draw-dark" if "draw-dark" in legal(state) else "draw-light")
    act(state, "play-dark-fire", "name-A", "done", "keep")
    data = GAME.dump(state)
    data["light"].update(below=data["light"]["draw"], draw=[])
    return GAME.load(data)


def test_a_card_under_a_pile_is_known_only_to_who_put_it_there() -> None:
    state = under_the_pile()
    for viewer, card in ((A, "settle"), (B, None), (None, None)):
        assert seen(state, viewer)["piles"]["light"]["under"] == [{"seat": A, "card": card}]


def test_who_put_a_card_under_the_pile_knows_who_drew_it() -> None:
    state = under_the_pile()
    events: list[Event] = []
    GAME.apply(state, B, GAME.read("draw-light"), events)
    told = [[event.told_to(viewer).get("card") for event in events[:1]] for viewer in (A, B, C)]
    assert told == [["settle"], ["settle"], [None]]
    assert [seen(state, viewer)["hands"][B]["seen"] for viewer in (A, C)] == [["settle"], []]
    for seed in range(10):
        guess = GAME.determinize(state, A, Rng.seeded(seed))
        assert "settle" in seen(guess, ALL_SEEING)["hands"][B]["cards"]


def test_a_known_card_that_may_have_been_put_away_is_not_sure_any_more() -> None:
    state = under_the_pile()
    act(state, "draw-light")
    data = GAME.dump(state)
    data.update(active=B, questions=[{"kind": "discard", "seat": B}])
    data["dark"]["draw"].append(data["hands"][B].pop())
    state = GAME.load(data)
    act(state, legal(state)[0])
    assert seen(state, A)["hands"][B]["seen"] == []


def test_a_guess_deals_hands_and_fire_anew_and_keeps_what_is_known() -> None:
    state = position(
        4, hands={A: "swap settle"}, fire={6: "2 0", 7: "1"}, light={"top": "group_move"}
    )
    hands, fires = set(), set()
    for seed in range(30):
        guess = GAME.determinize(state, A, Rng.seeded(seed))
        assert seen(guess, A) == seen(state, A)
        view = seen(guess, ALL_SEEING)
        hands.add(tuple(view["hands"][B]["cards"]))
        fires.add(tuple(view["regions"][5]["values"]))
        assert (view["hands"][B]["light"], view["hands"][B]["dark"]) == (2, 3)
    assert len(hands) > 20
    assert len(fires) > 4


def test_the_values_turned_up_at_the_conflicts_stay_known() -> None:
    state = position(
        3, {6: "A"}, {A: "dark_fire"}, fire={6: "2 1", 7: "0"}, reserve=1, spent=19, round=4
    )
    assert seen(state)["turned"] is None
    act(state, "play-dark-fire")
    assert seen(state)["turned"][5:7] == [[2, 1], [0]]


def test_a_placement_is_foreseen_before_it_is_made() -> None:
    match = Match(GAME, GAME.choose(3), 1)
    match.state = playing("place-forest")
    told = match.foresee(A, ["mode-terrain", "place-6"])
    assert [event["kind"] for event in told] == ["mode", "placed"]


def test_what_is_asked_is_said_in_words_with_numbers() -> None:
    state = playing("place-forest")
    assert GAME.prompt(state, B).params["terrain"] == "forest"
    act(state, "mode-terrain", "place-6")
    prompt = GAME.prompt(state, None)
    assert (prompt.seats, prompt.key, prompt.params) == ((A,), "ice_age.prompt.place", {"count": 2})
    rich = position(3, stones={A: 9})
    assert GAME.prompt(rich, A).key == "ice_age.prompt.play_light"


@pytest.mark.parametrize(
    ("hand", "stones", "key", "told"),
    [
        ("cult_light cult_light all_place_1 all_place_1 cult_dark", 9, "play_dark", "play_light"),
        ("cult_light settle settle group_move cult_dark", 4, "play_blank", "play"),
    ],
)
def test_a_hand_without_a_card_that_fits_is_told_so_and_nobody_else_is(
    hand: str, stones: int, key: str, told: str
) -> None:
    state = position(3, hands={A: hand}, stones={A: stones})
    asked_for = [GAME.prompt(state, viewer).key for viewer in (A, B, None)]
    assert asked_for == [f"ice_age.prompt.{one}" for one in (key, told, told)]
    check_said(GAME.prompt(state, A))


CLUBLESS = {5: "A* A* B*", 6: "B* C* C*"}
"""All six clubs lie under hunters."""
HERD = {5: 1, 6: 1, 7: 1, 8: 1}
"""With three players, every mammoth."""


@pytest.mark.parametrize(
    ("hunters", "mammoths", "key"),
    [
        ({}, {}, "club_or_mammoth"),
        ({}, HERD, "club_or_herd"),
        (CLUBLESS, {}, "mammoth_place"),
        (CLUBLESS, HERD, "mammoth_jump"),
    ],
)
def test_only_clubs_and_mammoths_that_are_in_supply_are_offered_in_words(
    hunters: dict[int, str], mammoths: dict[int, int], key: str
) -> None:
    state = playing("club-or-mammoth", hunters=hunters, mammoths=mammoths)
    prompts = {GAME.prompt(state, viewer).key for viewer in (A, B, None)}
    assert prompts == {f"ice_age.prompt.{key}"}
    check_said(GAME.prompt(state, A))


def test_a_journey_without_a_club_in_supply_is_only_a_journey() -> None:
    prompt = GAME.prompt(carrying_out("dark-club-or-move", hunters=CLUBLESS), B)
    assert (prompt.key, prompt.params) == ("ice_age.prompt.move", {"count": 2})


def test_a_terrain_under_ice_is_not_offered_in_words() -> None:
    prompt = GAME.prompt(playing("place-forest", covered=[1, 2, 3, 4, 6, 12]), A)
    assert (prompt.key, prompt.params["terrain"]) == ("ice_age.prompt.mode_anywhere", "forest")
    check_said(prompt)


def test_only_a_colour_that_can_be_drawn_is_asked_for() -> None:
    state = position(3, hands={A: "dark_fire swap swap settle settle"}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done")
    free = state.clone()
    act(state, "keep")
    act(free, "drop-swap")
    for viewer in (A, B, None):
        assert GAME.prompt(state, viewer).key == "ice_age.prompt.draw_dark"
        assert GAME.prompt(free, viewer).key == "ice_age.prompt.draw"
    check_said(GAME.prompt(state, A))
    pale = position(3, hands={A: "swap all_place_1 all_place_1 dark_fire dark_fire"})
    act(pale, "play-swap", "keep")
    prompt = GAME.prompt(pale, A)
    assert (prompt.key, prompt.params) == ("ice_age.prompt.draw_light", {"count": 1})
    check_said(prompt)


def check_said(prompt: Prompt) -> None:
    for language in LANGUAGES:
        for whom in ("you", "other"):
            assert say(language, f"{prompt.key}.{whom}", {**prompt.params, "seat": "Ann"})


def test_each_executor_of_a_dark_card_is_named_in_the_view() -> None:
    state = carrying_out("dark-club-or-move", by=C, hunters={6: "C"})
    view = seen(state)
    assert (view["active"], view["executor"], view["to_move"]) == (A, C, C)
    assert view["effect"] == {
        "card": "dark_club_or_move", "by": A, "cult": None, "option": None, "next": [],
    }  # fmt: skip


def test_a_club_that_cannot_be_used_is_kept_without_asking() -> None:
    state = carrying_out("dark-club-or-move")
    told = act(state, "take-club")
    assert kinds(told) == ["club_taken", "club_kept"]
    assert (state.clubs[B], asked(state)) == (1, (A, "discard"))


def test_a_swap_tells_where_both_hunters_went() -> None:
    state = playing("swap", hunters={6: "A*", 7: "B"})
    told = only(act(state, "swap-A6*", "with-B7"), "swapped")
    assert told["one"] == {"owner": A, "from": 6, "region": 7, "clubbed": True, "club": False}
    assert (told["other"], told["other_region"]) == (B, 6)


def broken(**change: Any) -> dict[str, Any]:
    state = position(3, {6: "A B*"}, {A: "swap dark_fire"}, fire={6: "1"}, mammoths={7: 1})
    return GAME.dump(state) | change


def of_one_colour() -> dict[str, Any]:
    light = ["swap", "settle", "step_any_3", "light_fire", "mammoth"]
    data = broken()
    return data | {"hands": [light, *data["hands"][1:]], "light": {}, "dark": {}}


def between(**change: Any) -> dict[str, Any]:
    """The last player is asked for a glacier, with everything still on the board."""
    return broken(questions=[{"kind": "glacier", "seat": 2}], **change)


TAKEN_UP: dict[str, Any] = {
    "fire": None, "fire_aside": None, "clubbed": None, "club_supply": None, "supply": None
}  # fmt: skip


def over(places: list[int] | None = None, reason: str = "points") -> dict[str, Any]:
    """A match that A has won, with 9 points to 5 and 3."""
    state = position(3, {6: "A A B"}, fire={}, scores=[9, 5, 3], round=4)
    ending = {"places": places or [1, 2, 3], "reason": reason}
    return GAME.dump(state) | {"questions": [], "outcome": ending}


def asking(**question: Any) -> dict[str, Any]:
    """The position in the middle of a card, with this question."""
    data = GAME.dump(playing("swap", hunters={6: "A", 7: "B"}))
    data["questions"][-1] |= question
    return data


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (broken(stones=[4]), "1 seats"),
        (broken(stones=[4, 4, 5]), "33 stones"),
        (broken(active=7), "no seat 7"),
        (broken(round=5), "round"),
        (broken(round=4, rounds=3), "round 4 of 3"),
        (broken(club_supply=6), "7 clubs"),
        (broken(mammoth_supply=4), "5 mammoths"),
        (broken(supply=[12, 11, 12]), "13 hunters"),
        (broken(covered=[6]), "is covered"),
        (broken(covered=[13]), "no region 13"),
        (broken(fire_aside=[0]), "fire tokens"),
        (broken(fire=[[0] * 5] + [[]] * 11, fire_aside=None), "not so many fire tokens"),
        (broken(turned=[[7]] + [[]] * 11), "not so many fire tokens"),
        (broken(hands=[["swap"], [], []]), "cards"),
        (broken(hands=[["bow"], [], []]), "bow"),
        (broken(questions=[]), "an outcome exactly when"),
        (broken(questions=[{"kind": "dance", "seat": 0}]), "dance"),
        (broken(questions=[{"kind": "play", "seat": 1}]), "not its turn"),
        (broken(questions=[{"kind": "discard", "seat": 0}]), "holds 5 cards, not 4"),
        (broken(questions=[{"kind": "swap", "seat": 0}]), "carried out exactly"),
        (broken(questions=[{"kind": "play", "seat": 0}] * 2), "do not follow"),
        (broken(effect="swap"), "carried out exactly"),
        (broken(cult="cult_light"), "left over"),
        (broken(ending=True), "dark reserve is empty"),
        (broken(arrived=[{"region": 6, "owner": 0, "clubbed": False}]), "left over"),
        (broken(seen=[{"card": "settle", "holder": 0, "knower": 1}]), "does not hold"),
        (broken(light={"top": "cult_light"}), "Cult is never|cards"),
        (broken(light={"top": "dark_fire"}), "colour"),
        (broken(outcome={"places": [1, 1, 1], "reason": "shared"}), "an outcome exactly when"),
        (of_one_colour(), "seat 0 holds 5 light cards"),
        (between(), "all fire is taken up"),
        (between(fire=None, fire_aside=None), "clubs on the board are taken up"),
        (between(**TAKEN_UP, round=4), "no glacier comes after the last round"),
        (between(**TAKEN_UP, scores=[0, 0, 1]), "seat 2 is not last"),
        (broken(round=1, covered=[1, 2, 3, 4, 9]), "1 glaciers cannot have come before round 1"),
        (over(places=[2, 1, 2]), "does not fit points"),
        (over(reason="stones"), "does not fit points"),
        (broken(extra=1), "extra"),
        (asking(kind="fire"), "does not ask this"),
        (asking(kind="swap_with", pick=511), "does not fit"),
        (asking(zone=[1]), "covered region"),
        (asking(left=5), "so often"),
        ({}, "plain"),
    ],
)
def test_a_wrong_position_is_refused_with_its_reason(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.load(data)


def test_a_table_can_be_read_in_a_terminal() -> None:
    state = position(3, {6: "A A B*"}, {A: "swap settle"}, mammoths={6: 1}, fire={6: "2"})
    text = GAME.show(seen(state, A), "en")
    assert "round 1 of 4   dark reserve 20" in text
    assert "  6 forest             hunters 3 of 4-6   mammoths 1   fire 1   A2 B0+1*" in text
    assert "  1 ice meadow         glacier" in text
    assert "> A  points 0  stones 4  clubs 0  supply 10  hand Swap, Settling" in text
