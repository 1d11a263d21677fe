"""Why not: every refusal names its rule, and its sentence exists in both languages."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    act,
    carrying_out,
    last_conflicts,
    playing,
    position,
    refusal,
    round_over,
)
from tundra.core.texts import LANGUAGES, say
from tundra.games.ice_age import GAME

ALL_BEASTS = {5: 1, 6: 1, 7: 1, 8: 1}


def test_only_who_is_asked_may_decide() -> None:
    state = position(3)
    assert refusal(state, "play-swap", B) == ("3.1", "not_your_turn")
    assert refusal(state, "done") == ("3.1", "not_now")
    opening = GAME.new_game(GAME.choose(3, {"first_player": 1}), 1)
    assert refusal(opening, "place-6", B) == ("2.5", "not_your_turn")
    assert refusal(opening, "place-1") == ("2.5", "covered")
    assert refusal(opening, "place-6+") == ("4.4", "no_club")
    assert refusal(opening, "play-swap") == ("2.5", "not_now")
    assert refusal(playing("swap", hunters={6: "A", 7: "B"}), "done", B) == ("4.1", "not_your_turn")
    over = round_over(3, hunters={6: "B C"})
    assert refusal(over, "decline", B) == ("8.1", "not_your_turn")


def test_a_card_must_be_in_the_hand_and_paid() -> None:
    hand = "settle mammoth all_place_1 cult_dark light_fire"
    state = position(3, hands={A: hand}, stones={A: 1}, mammoths=ALL_BEASTS)
    assert refusal(state, "play-swap") == ("3.1", "no_card")
    assert refusal(state, "play-settle") == ("3.2", "too_dear")
    assert refusal(state, "play-mammoth-jump") == ("3.2", "too_dear")
    assert refusal(state, "cult-dark-light") == ("3.6", "no_top")
    assert refusal(state, "cult-light-dark") == ("3.1", "no_card")
    assert refusal(state, "blank-cult-dark") == ("3.5", "may_play")
    assert refusal(state, "blank-cult-light") == ("3.1", "no_card")


def test_with_eight_stones_no_dark_card_is_played_or_copied() -> None:
    state = position(
        3, hands={A: "all_place_1 cult_dark swap"}, stones={A: 8}, dark={"top": "dark_fire"}
    )
    assert refusal(state, "play-all-place-1") == ("3.4", "eight_stones")
    assert refusal(state, "cult-dark-dark") == ("3.4", "eight_stones")


def test_the_options_of_the_mammoth_card_must_be_possible() -> None:
    state = position(3, hands={A: "mammoth swap"}, stones={A: 7}, mammoths=ALL_BEASTS)
    assert refusal(state, "play-mammoth-place") == ("5.6", "no_mammoth_supply")
    empty = position(3, hands={A: "mammoth swap"}, stones={A: 7})
    assert refusal(empty, "play-mammoth-step") == ("5.6", "no_mammoth_step")
    assert refusal(empty, "play-mammoth-jump") == ("5.6", "no_mammoth")


def test_a_cult_copies_the_visible_top_as_it_is() -> None:
    state = position(3, hands={A: "cult_light swap"}, stones={A: 2}, light={"top": "mammoth"})
    assert refusal(state, "cult-light-light") == ("5.6", "needs_option")
    assert refusal(state, "cult-light-light-jump") == ("3.2", "too_dear")
    assert refusal(state, "cult-light-dark") == ("3.6", "no_top")
    other = position(3, hands={A: "cult_light swap"}, stones={A: 2}, light={"top": "settle"})
    assert refusal(other, "cult-light-light-step") == ("3.6", "top_is_not_mammoth")
    assert refusal(other, "cult-light-light") == ("3.2", "too_dear")


def test_a_dark_card_is_for_another_player() -> None:
    state = playing("remove-1-hunter", hunters={6: "A"})
    assert refusal(state, "name-A") == ("4.6", "yourself")
    assert refusal(state, "name-E") == ("4.6", "no_seat")


def test_hunters_are_placed_from_supply_on_open_regions_of_the_card() -> None:
    state = playing("place-forest")
    act(state, "mode-terrain")
    assert refusal(state, "place-1") == ("4.2", "covered")
    assert refusal(state, "place-7") == ("5.1", "outside_zone")
    assert refusal(state, "place-6+") == ("4.4", "no_club")
    assert refusal(state, "relocate-7-6") == ("4.5", "supply_left")
    frozen = playing("place-forest", covered=[1, 2, 3, 4, 6, 12])
    assert refusal(frozen, "mode-terrain") == ("5.1", "terrain_covered")


def test_with_an_empty_supply_own_free_hunters_are_moved() -> None:
    hunters = dict.fromkeys((5, 6, 7, 8, 9, 12), "B B")
    state = playing("all-place-2", hunters=hunters)
    assert refusal(state, "place-6") == ("4.5", "no_supply")
    assert refusal(state, "relocate-10-6") == ("4.1", "no_hunter")
    assert refusal(state, "relocate-5-1") == ("4.2", "covered")
    assert refusal(state, "relocate-5-6+") == ("4.4", "no_club")
    act(state, "relocate-5-10")
    assert refusal(state, "relocate-10-6") == ("4.3", "moved_already")


def test_three_steps_have_their_limits() -> None:
    state = playing("step-any-3", hunters={6: "B B B C* A"})
    assert refusal(state, "step-C6*-7") == ("4.4", "not_yours")
    assert refusal(state, "step-B6-7+") == ("4.4", "club_not_yours")
    assert refusal(state, "step-A6-7+") == ("4.4", "no_club")
    assert refusal(state, "step-A6-1") == ("4.2", "covered")
    assert refusal(state, "step-E6-7") == ("1.3", "no_seat")
    act(state, "step-B6-7", "step-B6-5")
    assert refusal(state, "step-B6-9") == ("5.2", "two_of_one")
    assert refusal(state, "step-B7-12") == ("4.3", "moved_already")


def test_a_swap_needs_two_neighbours_that_differ() -> None:
    state = playing("swap", hunters={6: "A", 7: "A B", 11: "C", 5: "C"})
    assert refusal(state, "swap-B6") == ("4.1", "no_hunter")
    act(state, "swap-A6")
    assert refusal(state, "with-C11") == ("1.2", "not_neighbours")
    assert refusal(state, "with-A7") == ("5.4", "nothing_changes")
    lonely = playing("swap", hunters={5: "A", 6: "B", 12: "C"})
    assert refusal(lonely, "swap-C12") == ("5.4", "no_partner")
    armed = playing("swap", hunters={6: "A", 7: "A"}, clubs=[1, 0, 0])
    act(armed, "swap-A6+")
    assert refusal(armed, "with-A7+") == ("4.4", "no_club")


def test_a_group_is_what_stands_in_the_region() -> None:
    state = playing("group-move", hunters={7: "A"}, mammoths={6: 1})
    assert refusal(state, "group-6-7") == ("5.7", "no_hunter")
    assert refusal(state, "group-7-3") == ("4.2", "covered")
    act(state, "group-7-8")
    assert refusal(state, "band-2-0-0-0") == ("5.7", "too_few")
    assert refusal(state, "band-1-0-1-0") == ("5.7", "no_mammoth_there")
    assert refusal(state, "band-1-0-0-1") == ("4.4", "no_club")
    assert refusal(state, "band-0-0-1-0") == ("5.7", "one_hunter")


def test_mammoths_come_from_supply_while_there_are_any() -> None:
    state = playing("club-or-mammoth", mammoths={6: 1}, clubs=[2, 2, 2])
    assert refusal(state, "take-club") == ("5.3", "no_clubs")
    assert refusal(state, "mammoth-6-7") == ("5.3", "mammoths_left")
    assert refusal(state, "mammoth-1") == ("4.2", "covered")
    empty = playing("settle", mammoths=ALL_BEASTS)
    assert refusal(empty, "settle-1") == ("4.2", "covered")
    act(empty, "settle-9", "done")
    assert refusal(empty, "mammoth-9") == ("5.8", "no_mammoth_left")
    assert refusal(empty, "mammoth-10-9") == ("5.8", "no_mammoth_there")
    assert refusal(empty, "mammoth-5-6") == ("5.8", "outside_zone")


def test_a_mammoth_steps_to_a_neighbour() -> None:
    state = position(3, hands={A: "mammoth"}, mammoths={6: 1})
    act(state, "play-mammoth-step")
    assert refusal(state, "mammoth-6-11") == ("1.2", "not_neighbours")
    assert refusal(state, "mammoth-7-8") == ("5.6", "no_mammoth_there")


def test_what_is_not_there_is_not_removed_moved_or_armed() -> None:
    state = carrying_out("remove-2-hunters", hunters={6: "A A C"})
    assert refusal(state, "remove-B6") == ("4.1", "no_hunter")
    act(state, "remove-A6")
    assert refusal(state, "remove-A6") == ("5.10", "owner_used")
    assert refusal(state, "remove-E6") == ("1.3", "no_seat")
    beasts = carrying_out("remove-mammoth", mammoths={6: 1})
    assert refusal(beasts, "remove-mammoth-7") == ("5.11", "no_mammoth_there")
    fire = carrying_out("dark-fire", fire={6: "0"})
    assert refusal(fire, "fire-7-6") == ("5.5", "no_fire")
    assert refusal(fire, "fire-6-1") == ("4.2", "covered")
    club = carrying_out("dark-club-or-move", hunters={6: "B"})
    act(club, "take-club")
    assert refusal(club, "club-7") == ("5.12", "no_plain_hunter")


def test_cards_are_dropped_from_the_hand_and_drawn_from_piles() -> None:
    state = playing("swap", hands={C: "cult_dark"})
    assert refusal(state, "drop-cult-dark") == ("3.7", "no_card")
    state = position(3, hands={A: "dark_fire swap swap settle settle"}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", "keep")
    assert refusal(state, "draw-light") == ("3.8", "five_of_a_colour")


def test_a_glacier_comes_from_the_ice() -> None:
    state = round_over(3)
    assert refusal(state, "cover-1") == ("8.2", "covered")
    assert refusal(state, "cover-12") == ("8.2", "not_at_the_ice")


def test_when_it_is_over_nothing_can_be_done() -> None:
    assert last_conflicts(3, {6: "A"})[-1]["kind"] == "ended"
    state = position(3, {6: "A"}, {A: "dark_fire"}, reserve=1, spent=19, round=4)
    act(state, "play-dark-fire")
    assert refusal(state, "done", A) == ("9.2", "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_in_both_languages(language: str) -> None:
    state = position(3, hands={A: "settle"}, stones={A: 1})
    why = GAME.explain(state, A, GAME.read("play-settle"))
    text = say(language, why.key, {**why.params, "card": "settle"})
    assert "settle" in text
    assert "5" in text
