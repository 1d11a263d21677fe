"""Our rulings D22 to D41, about piles, stones and rounds, one test each; the rules page gives their reasons."""

from __future__ import annotations

from tests.games.ice_age.positions import (
    A,
    B,
    C,
    act,
    asked,
    every,
    finish_turn,
    kinds,
    last_conflicts,
    legal,
    only,
    playing,
    position,
    region,
    round_over,
    round_over_soon,
    seen,
)
from tundra.core import Rng
from tundra.games.ice_age import GAME
from tundra.games.ice_age.scoring import final_outcome, last_seats


def test_d22_with_too_few_stones_one_takes_what_is_there() -> None:
    state = position(3, hands={A: "all_place_2"}, stones={A: 7, B: 10, C: 10}, reserve=3, spent=2)
    gained = only(act(state, "play-all-place-2"), "gained")
    assert (gained["stones"], gained["dark"], gained["light"]) == (5, 3, 2)
    assert state.stones[A] == 12


def test_d23_whoever_ends_a_migration_discards_and_draws_before_the_conflicts() -> None:
    state = round_over_soon(round=1)
    act(state, "play-dark-fire", "name-B", "done")
    assert (seen(state)["ending"], asked(state)) == (True, (A, "discard"))
    told = finish_turn(state)
    assert kinds(told).index("drew") < kinds(told).index("migration_over")


def test_d24_a_cult_ends_a_migration_like_the_card_that_it_copies() -> None:
    state = round_over_soon(round=2)
    act(state, "cult-light-dark", "done", "done")
    told = finish_turn(state)
    assert only(told, "migration_over")["seat"] == A
    last = round_over_soon(round=4)
    assert kinds(act(last, "cult-light-dark"))[:3] == ["copied", "forfeited", "migration_over"]


def test_d25_a_cult_is_never_visible_and_copies_nothing_from_an_empty_pile() -> None:
    state = position(3, hands={A: "cult_light cult_dark"}, dark={"below": ["cult_dark"]})
    assert seen(state)["piles"]["dark"]["top"] is None
    assert not any(text.startswith("cult") for text in legal(state))


def test_d26_without_a_playable_card_dark_ones_are_played_in_spite_of_the_stones() -> None:
    state = position(
        3, hands={A: "cult_light cult_light mammoth all_place_1 cult_dark"}, stones={A: 9}
    )
    assert legal(state) == ["play-mammoth-place"]
    held = "cult_light cult_light all_place_1 all_place_1 cult_dark"
    assert legal(position(3, hands={A: held}, stones={A: 9})) == ["play-all-place-1"]
    copied = position(3, hands={A: held}, stones={A: 9}, dark={"top": "dark_fire"})
    assert legal(copied) == ["play-all-place-1", "cult-light-dark", "cult-dark-dark"]


def test_d26_with_nothing_at_all_to_play_a_cult_is_played_blank() -> None:
    hand = "cult_light settle settle group_move cult_dark"
    state = position(3, hands={A: hand}, stones={A: 4})
    assert legal(state) == ["blank-cult-light", "blank-cult-dark"]
    told = act(state, "blank-cult-dark")
    assert (kinds(told), state.stones[A]) == (["blank"], 4)
    assert seen(state)["piles"]["dark"]["below"] == ["cult_dark"]
    assert asked(state) == (A, "discard")


def test_d27_with_eight_stones_both_cults_copy_light_cards_only() -> None:
    state = position(
        3, hands={A: "cult_light cult_dark all_place_1"}, stones={A: 8}, fire={6: "0"},
        light={"top": "light_fire"}, dark={"top": "dark_fire"},
    )  # fmt: skip
    cults = [text for text in legal(state) if text.startswith("cult")]
    assert cults == ["cult-light-light", "cult-dark-light"]


def test_d28_cards_are_seen_one_after_the_other() -> None:
    state = playing("swap")
    act(state, "drop-all-place-2")
    assert seen(state)["question"]["left"] == 2
    before = seen(state, A)["hands"][A]["cards"]
    drawn = only(act(state, "draw-light"), "drew")["card"]
    assert sorted([*before, drawn]) == sorted(seen(state, A)["hands"][A]["cards"])
    assert seen(state)["question"]["left"] == 1


def test_d29_a_pile_is_refilled_as_soon_as_it_is_empty() -> None:
    data = GAME.dump(position(3, hands={A: "swap"}, light={"top": "settle"}))
    data["light"].update(draw=[], below=data["light"]["draw"])
    state = GAME.load(data)
    told = act(state, "play-swap", "keep")
    assert only(told, "reshuffled")["colour"] == "light"
    pile = seen(state)["piles"]["light"]
    assert (pile["top"], pile["discard"]) == ("swap", 1)


def test_d30_everybody_sees_how_many_cards_of_each_colour_a_hand_has() -> None:
    state = position(3, hands={A: "swap settle mammoth dark_fire cult_dark"})
    assert seen(state, B)["hands"][A] == {"light": 3, "dark": 2, "cards": None, "seen": []}


def test_d31_the_order_of_losses_stays_as_it_was_at_the_beginning() -> None:
    told = last_conflicts(3, {6: "A A B B B C C C C"})
    assert [event["seats"] for event in every(told, "lost")] == [[A], [B], [C], [A], [B], [C]]


def test_d32_hunters_with_clubs_count_for_order_and_room() -> None:
    told = last_conflicts(3, {6: "A* A* B C C C"})
    assert only(told, "conflict")["order"] == [[B], [A], [C]]
    assert [event["seats"] for event in every(told, "lost")] == [[B], [C], [C]]


def test_d33_only_clubs_above_the_limit_stay() -> None:
    told = last_conflicts(3, {6: "A* A* B* B*"})
    assert (every(told, "lost"), only(told, "conflict_over")["clubs_only"]) == ([], True)


def test_d34_losses_at_the_same_time_are_all_carried_out() -> None:
    told = last_conflicts(3, {6: "A A B B"})
    assert only(told, "lost")["seats"] == [A, B]
    assert only(told, "conflict_over")["hunters"] == 2


def test_d35_hunters_left_after_the_conflicts_decide_who_is_last() -> None:
    hunters = {6: "A B B B C C", 7: "A A"}
    state = round_over(3, hunters=hunters, scores=[5, 5, 5], fire={6: "0", 12: "0"})
    assert seen(state)["on_board"] == [2, 2, 1]
    assert asked(state) == (C, "glacier")


def test_d35_a_complete_tie_for_the_last_place_is_drawn_by_lot() -> None:
    last = set()
    for seed in range(30):
        rng = Rng.seeded(seed).dump()
        state = round_over(3, rng=rng, stones={A: 2, B: 4, C: 4})
        assert last_seats(state)[0] == [A, B, C]
        last.add(asked(state)[0])
    assert last == {A, B, C}


def test_d36_the_last_player_may_decline_the_glacier() -> None:
    state = round_over(3)
    told = act(state, "decline")
    assert kinds(told)[:2] == ["declined", "stones_back"]
    assert seen(state)["round"] == 2


def test_d37_the_poor_pay_what_they_have() -> None:
    state = round_over(3, stones={A: 7, B: 22, C: 0})
    levy = only(act(state, "decline"), "levy")
    assert (levy["each"], levy["paid"], levy["reserve"]) == (5, [5, 5, 0], 11)
    assert state.stones == [4, 17, 0]


def test_d38_the_last_dark_stones_go_to_the_light_reserve() -> None:
    state = round_over_soon(round=4)
    told = act(state, "play-dark-fire")
    assert only(told, "forfeited")["stones"] == 2
    assert (state.stones[A], state.dark, state.light) == (4, 0, 20)


def test_d39_a_tie_after_all_tie_breaks_is_a_shared_victory() -> None:
    state = position(3, {5: "A B", 6: "A B"}, scores=[30, 30, 10])
    outcome = final_outcome(state)
    assert (outcome.places, outcome.reason) == ((1, 1, 3), "shared")


def test_d39_more_hunters_break_a_tie_before_stones() -> None:
    state = position(3, {5: "A B", 6: "A"}, scores=[30, 30, 10], stones={A: 1, B: 6})
    assert final_outcome(state).reason == "hunters"


def test_d40_clubs_leave_the_board_before_the_glacier_comes() -> None:
    state = round_over(3, hunters={6: "A* B"}, clubs=[1, 0, 0])
    assert (region(state, 6)["clubbed"], region(state, 6)["plain"]) == ([0, 0, 0], [1, 1, 0])
    assert (state.clubs_left, state.clubs[A]) == (5, 1)
    act(state, "cover-6")
    assert seen(state)["supply"] == [12, 12, 12]


def test_d41_the_eight_stones_are_counted_when_a_card_is_chosen() -> None:
    state = position(3, hands={A: "all_place_2"}, stones={A: 7})
    act(state, "play-all-place-2")
    assert state.stones[A] == 13


RULES = [
    *(f"1.{n}" for n in (2, 3)), *(f"2.{n}" for n in (5,)),
    *(f"3.{n}" for n in (1, 2, 4, 5, 6, 7, 8, 9)), *(f"4.{n}" for n in (1, 2, 3, 4, 5, 6)),
    *(f"5.{n}" for n in range(1, 13)), "8.1", "8.2", "9.2",
]  # fmt: skip


def test_every_ruling_and_rule_number_stands_on_both_rules_pages(rules_pages: list[str]) -> None:
    for page in rules_pages:
        for number in range(1, 42):
            assert f'<a id="d{number}"></a>' in page
        for rule in RULES:
            assert f'<a id="r{rule.replace(".", "-")}"></a>' in page
