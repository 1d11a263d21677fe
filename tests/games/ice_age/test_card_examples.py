"""The worked examples of the rules that are about one card; players R, B, G, Y, K are the seats A to E."""

from __future__ import annotations

import pytest

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    D,
    E,
    act,
    asked,
    carrying_out,
    legal,
    only,
    playing,
    position,
    refusal,
    region,
    seen,
)
from tundra.core import BadNotation
from tundra.games.ice_age import GAME
from tundra.games.ice_age.state import State


def crowded(number: int, seat: str = "A") -> dict[int, str]:
    """So many hunters of a player, up to three in a region."""
    places = (5, 6, 7, 8, 9, 11, 12)
    return {
        place: " ".join([seat] * min(3, number - 3 * step))
        for step, place in enumerate(places)
        if number > 3 * step
    }


STEPPES = (3, 10)


def test_i7_with_an_empty_supply_own_hunters_are_moved_instead() -> None:
    state = playing("place-steppe", seats=5, hunters=crowded(11))
    act(state, "mode-terrain")
    assert legal(state) == ["place-3", "place-10", "done"]
    act(state, "place-10")
    moves = [f"relocate-{start}-{end}" for start in (5, 6, 7, 8) for end in STEPPES]
    assert legal(state) == [*moves, "done"]
    act(state, "relocate-5-10", "relocate-6-3")
    assert (region(state, 10)["plain"][A], region(state, 3)["plain"][A]) == (2, 1)
    assert (region(state, 5)["plain"][A], region(state, 6)["plain"][A]) == (2, 2)
    assert asked(state) == (A, "discard")


def test_i7_a_hunter_that_was_just_placed_is_not_moved_again() -> None:
    state = playing("place-steppe", seats=5, hunters=crowded(11))
    act(state, "mode-terrain", "place-10")
    assert refusal(state, "relocate-10-3") == ("4.3", "moved_already")
    act(state, "relocate-5-3")
    assert refusal(state, "relocate-3-10") == ("4.3", "moved_already")


def test_i7_another_hunter_that_stood_there_before_may_still_be_moved() -> None:
    state = playing("place-steppe", seats=5, hunters={**crowded(10), 10: "A"})
    act(state, "mode-terrain", "place-10")
    act(state, "relocate-10-3")
    assert (region(state, 10)["plain"][A], region(state, 3)["plain"][A]) == (1, 1)
    assert refusal(state, "relocate-10-3") == ("4.3", "moved_already")


def test_i8_hunters_step_only_between_neighbours() -> None:
    hunters = {1: "A", 2: "A", 6: "B", 7: "B"}
    state = playing("step-any-3", seats=5, hunters=hunters)
    assert {"step-A1-6", "step-B7-12"} <= set(legal(state))
    near = {1: [2, 5, 6], 2: [1, 3, 6], 6: [1, 2, 3, 5, 7, 9, 10], 7: [3, 4, 6, 8, 10, 11, 12]}
    steps = [
        f"step-{owner}{start}-{end}" for start, owner in hunters.items() for end in near[start]
    ]
    assert sorted(legal(state)) == sorted([*steps, "done"])


@pytest.mark.parametrize("text", ["step-A2-7", "step-B6-11"])
def test_i8_a_step_over_a_corner_cannot_even_be_written(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text)


def test_i8_a_glacier_makes_no_neighbours_and_nobody_stops_on_it() -> None:
    state = playing("step-any-3", seats=5, hunters={1: "A", 7: "B"}, covered=[6])
    steps = [*(f"step-A1-{end}" for end in (2, 5))]
    steps += [f"step-B7-{end}" for end in (3, 4, 8, 10, 11, 12)]
    assert legal(state) == [*steps, "done"]
    for text in ("step-A1-6", "step-B7-6"):
        assert refusal(state, text) == ("4.2", "covered")
    with pytest.raises(BadNotation):
        GAME.read("step-A1-7")


def test_i8_a_mammoth_that_jumps_crosses_a_glacier() -> None:
    state = position(5, hands={A: "mammoth"}, stones={A: 5}, mammoths={1: 1}, covered=[6])
    act(state, "play-mammoth-jump")
    assert legal(state) == [f"mammoth-1-{end}" for end in range(2, 13) if end != 6] + ["done"]
    assert refusal(state, "mammoth-1-6") == ("4.2", "covered")
    act(state, "mammoth-1-7")
    assert (region(state, 1)["mammoths"], region(state, 7)["mammoths"]) == (0, 1)


def test_i9_with_eight_stones_only_light_cards_and_light_copies_are_played() -> None:
    state = position(
        4, hands={A: "all_place_1 cult_dark swap light_fire group_move"}, stones={A: 8},
        mammoths={2: 1, 3: 1, 6: 1, 7: 1}, light={"top": "mammoth"},
        dark={"top": "remove_1_hunter"},
    )  # fmt: skip
    assert legal(state) == [
        "play-swap", "play-light-fire", "play-group-move",
        "cult-dark-light-place", "cult-dark-light-step", "cult-dark-light-jump",
    ]  # fmt: skip


def test_i15_two_removed_hunters_belong_to_different_owners() -> None:
    state = carrying_out("remove-2-hunters", seats=5, hunters={6: "A A B C*", 7: "D E"})
    act(state, "remove-A6")
    assert legal(state) == ["remove-B6", "remove-C6*", "remove-D7", "remove-E7", "done"]
    clubs = state.clubs_left
    act(state, "remove-C6*")
    assert (state.clubs_left, state.supply[C]) == (clubs + 1, 12)


def three_steps() -> State:
    """B has three hunters in 6 beside a clubbed one of C; A has one in 7 and a club in stock."""
    return playing("step-any-3", 4, hunters={6: "B B B C*", 7: "A"}, clubs=[1, 0, 0, 0])


def test_i16_no_third_hunter_of_one_owner_steps() -> None:
    state = three_steps()
    act(state, "step-B6-7", "step-B6-3")
    assert (region(state, 7)["plain"][B], region(state, 3)["plain"][B]) == (1, 1)
    steps = [f"step-A7-{end}" for end in (3, 6, 8, 10, 11, 12)]
    assert sorted(legal(state)) == sorted([*steps, *(f"{step}+" for step in steps), "done"])
    assert refusal(state, "step-B6-9") == ("5.2", "two_of_one")


def test_i16_a_hunter_that_has_stepped_does_not_go_on() -> None:
    state = three_steps()
    act(state, "step-B6-7")
    assert "step-B6-3" in legal(state)
    assert not any(text.startswith("step-B7") for text in legal(state))
    assert refusal(state, "step-B7-12") == ("4.3", "moved_already")


def test_i16_only_its_owner_moves_a_hunter_with_a_club() -> None:
    state = three_steps()
    assert not any(text.startswith("step-C") for text in legal(state))
    assert refusal(state, "step-C6*-7") == ("4.4", "not_yours")


def test_i16_an_own_hunter_steps_and_gets_a_club() -> None:
    state = three_steps()
    act(state, "step-A7-12+")
    assert (region(state, 12)["clubbed"], region(state, 12)["plain"]) == ([1, 0, 0, 0], [0] * 4)
    assert state.clubs[A] == 0
    assert "step-B6-7" in legal(state)


def test_i17_a_swap_may_put_a_club_under_the_own_hunter() -> None:
    state = playing("swap", hunters={10: "A", 6: "C", 11: "C"}, clubs=[1, 0, 0])
    act(state, "swap-A10+")
    assert legal(state) == ["with-C6", "with-C11", "done"]
    act(state, "with-C6")
    assert (region(state, 6)["clubbed"], region(state, 10)["plain"]) == ([1, 0, 0], [0, 0, 1])


def test_i17_hunters_of_regions_apart_do_not_swap() -> None:
    state = playing("swap", hunters={6: "A", 7: "B", 11: "C"})
    act(state, "swap-A6")
    assert legal(state) == ["with-B7", "done"]
    assert refusal(state, "with-C11") == ("1.2", "not_neighbours")
    apart = playing("swap", hunters={6: "A", 11: "C"})
    assert asked(apart) == (A, "discard")


def test_i18_the_mammoth_card_is_paid_by_option() -> None:
    beasts = {5: 1, 6: 1, 7: 1, 8: 1}
    state = position(3, hands={A: "mammoth club_or_mammoth"}, stones={A: 4}, mammoths=beasts)
    plays = [text for text in legal(state) if "mammoth" in text]
    assert plays == ["play-club-or-mammoth", "play-mammoth-step"]
    assert refusal(state, "play-mammoth-place") == ("5.6", "no_mammoth_supply")
    assert refusal(state, "play-mammoth-jump") == ("3.2", "too_dear")
    act(state, "play-club-or-mammoth")
    jumps = [f"mammoth-{start}-{end}" for start in beasts for end in range(5, 13) if end != start]
    assert sorted(legal(state)) == sorted([*jumps, "take-club", "done"])


def test_i19_nobody_draws_a_fifth_card_of_one_colour() -> None:
    hand = "dark_fire swap swap settle settle"
    state = position(3, hands={A: hand}, hunters={6: "A"}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", "keep")
    assert legal(state) == ["draw-dark"]


def test_i19_after_a_discard_the_first_of_two_draws_is_free() -> None:
    hand = "dark_fire swap swap settle settle"
    state = position(3, hands={A: hand}, fire={6: "0"})
    act(state, "play-dark-fire", "name-B", "done", "drop-swap")
    assert legal(state) == ["draw-light", "draw-dark"]
    act(state, "draw-light")
    assert legal(state) == ["draw-dark"]


def copying_fire() -> State:
    """The light discard is topped by a fire over a swap; one light card is left to draw."""
    state = position(
        3, hands={A: "cult_light"}, fire={6: "0"},
        light={"top": "light_fire", "below": ["swap"]},
    )  # fmt: skip
    data = GAME.dump(state)
    pile = data["light"]
    pile["below"] += pile["draw"][1:]
    pile["draw"] = pile["draw"][:1]
    return GAME.load(data)


def test_i20_a_cult_goes_under_its_discard_pile_and_the_copied_card_stays() -> None:
    state = copying_fire()
    below = GAME.dump(state)["light"]["below"]
    told = act(state, "cult-light-light", "fire-6-7")
    assert (only(told, "copied")["effect"], only(told, "paid")["stones"]) == ("light_fire", 1)
    assert (region(state, 6)["fire"], region(state, 7)["fire"]) == (0, 1)
    pile = seen(state)["piles"]["light"]
    assert (pile["top"], sorted(pile["below"])) == ("light_fire", sorted([*below, "cult_light"]))
    assert "cult_light" not in seen(state, A)["hands"][A]["cards"]


def test_i20_an_empty_draw_pile_takes_up_all_but_the_visible_top() -> None:
    state = copying_fire()
    act(state, "cult-light-light", "fire-6-7", "keep")
    discarded = seen(state)["piles"]["light"]["below"]
    assert {"cult_light", "swap"} <= set(discarded)
    told = act(state, "draw-light")
    assert only(told, "reshuffled")["count"] == len(discarded)
    pile = seen(state)["piles"]["light"]
    assert (pile["top"], pile["below"], pile["discard"]) == ("light_fire", [], 1)
    assert sorted(GAME.dump(state)["light"]["draw"]) == sorted(discarded)


def test_i22_all_others_place_in_order_and_move_one_if_their_supply_is_empty() -> None:
    hunters = {place: text.replace("A", "B") for place, text in crowded(12).items()}
    state = playing("all-place-1", seats=5, hunters=hunters)
    assert asked(state) == (B, "place")
    anywhere = [
        f"relocate-{start}-{end}"
        for start in sorted(hunters)
        for end in range(1, 13)
        if end != start
    ]
    assert legal(state) == [*anywhere, "done"]
    declined = state.clone()
    act(declined, "done")
    assert asked(declined) == (C, "place")
    act(state, "relocate-5-10")
    assert (region(state, 5)["plain"][B], region(state, 10)["plain"][B]) == (2, 1)
    order = []
    while seen(state)["phase"] == "effect":
        order.append(seen(state)["executor"])
        act(state, "place-6")
    assert order == [C, D, E]
    assert asked(state) == (A, "discard")


def test_i23_a_group_goes_together_and_a_mammoth_never_alone() -> None:
    state = playing("group-move", hunters={7: "A A A*"}, mammoths={7: 1})
    act(state, "group-7-8")
    bands = legal(state)
    assert "band-2-1-1-0" in bands
    assert "band-0-0-1-0" not in bands
    assert refusal(state, "band-0-0-1-0") == ("5.7", "one_hunter")
    assert not any(text.startswith("group-7-12") for text in bands)
    act(state, "band-2-1-1-0")
    there = region(state, 8)
    assert (there["plain"][A], there["clubbed"][A], there["mammoths"]) == (2, 1, 1)
    assert asked(state) == (A, "discard")
