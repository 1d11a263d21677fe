"""Our rulings D1 to D30, one test each; the rules page gives their reasons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.maamut.positions import (
    act,
    at,
    hunter,
    kinds,
    legal,
    mammoth,
    moves,
    position,
    refusal,
)
from tundra.arena.duel import Duel
from tundra.arena.runs import run
from tundra.core import ALL_SEEING, BadOptions
from tundra.games.maamut import GAME
from tundra.games.maamut.board import Board
from tundra.games.maamut.pieces import AXIAL
from tundra.games.maamut.state import State

FAR = (-3, 3)


def test_d1_the_first_seat_is_drawn_by_lot_unless_one_is_named() -> None:
    drawn = {GAME.new_game(GAME.choose(4), seed).first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for named in (1, 2, 3, 4):
        options = GAME.choose(4, {"first_player": named})
        assert {GAME.new_game(options, seed).first for seed in range(10)} == {named - 1}
    with pytest.raises(BadOptions, match="only 2 seats"):
        GAME.new_game(GAME.choose(2, {"first_player": 3}), 1)


def test_d2_who_placed_first_takes_the_first_turn() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 2}), 5)
    order = []
    for _ in range(3):
        order.append(state.to_move)
        act(state, legal(state)[0])
    assert order == [1, 2, 0]
    assert (state.to_move, GAME.view_for(state, None)["phase"]) == (1, "turn")


def test_d3_hands_are_hidden_and_the_discard_pile_is_open() -> None:
    state = position((-3, 0), FAR, hands=[(1, 1, 1), (3, 0, 0)], discard=(2, 1, 0))
    assert GAME.view_for(state, 0)["hands"] == [[1, 2, 3], 3]
    assert GAME.view_for(state, None)["hands"] == [3, 3]
    assert GAME.view_for(state, ALL_SEEING)["hands"] == [[1, 2, 3], [1, 1, 1]]
    assert GAME.view_for(state, 1)["discard"] == [2, 1, 0]


def test_d4_the_owner_of_the_scared_hunter_chooses_where_it_flees() -> None:
    state = position((-1, 0), (1, 0))
    act(state, "1E")
    assert GAME.waiting_for(state) == [1]
    assert all(text.startswith("flee-") for text in legal(state))


def test_d5_scared_hunters_flee_one_by_one_clockwise_after_the_active_seat() -> None:
    state = position((1, 0), (-1, 0), (1, 0), (1, 0), active=1)
    act(state, "1E")
    order = []
    while GAME.view_for(state, None)["phase"] == "flee":
        order.append(state.to_move)
        act(state, legal(state)[0])
    assert order == [2, 3, 0]
    assert len({hunter(state, seat) for seat in (0, 2, 3)}) == 3


def test_d6_an_eliminated_hunter_takes_its_traps_along_and_its_hand_is_discarded() -> None:
    rocks = ((0, 1), (1, 1))
    traps = {(2, -2): 0, (1, -2): 0, (-1, 0): 1}
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=rocks, traps=traps)
    act(state, "2E")
    view = GAME.view_for(state, None)
    assert view["traps"] == {at(-1, 0): 1}
    assert (view["supply"], view["hands"], sum(view["discard"])) == ([0, 3], [0, 3], 3)
    assert refusal(state, "pass-1", seat=0) == ("5.1", "eliminated")


def test_d6_with_the_option_the_traps_of_a_dead_hunter_stay_and_can_still_win() -> None:
    traps = {(2, -2): 0, (1, -2): 0, (-1, 0): 1, (1, 0): 0}
    state = position(None, (-2, 0), traps=traps, supply=[0, 3], active=1, traps_stay=True)
    told = act(state, "2E")
    assert [event["kind"] for event in told][-2:] == ["trapped", "ended"]
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((1, 2), "trap")


def test_d6_a_trap_that_stays_goes_out_of_the_game_when_it_is_lifted() -> None:
    rocks = ((0, 1), (1, 1))
    traps = {(2, -2): 0, (3, -3): 0}
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=rocks, traps=traps, traps_stay=True)
    act(state, "2E")
    assert GAME.view_for(state, None)["traps"] == {at(2, -2): 0, at(3, -3): 0}
    (lifted, *_) = act(state, "lift")
    assert (lifted["owner"], lifted["gone"]) == (0, True)
    view = GAME.view_for(state, None)
    assert (view["traps"], view["supply"]) == ({at(2, -2): 0}, [0, 4])


def test_d7_a_lone_hunter_plays_on_and_can_still_win() -> None:
    state = position((-1, 0), None, traps={(1, 0): 0}, supply=[3, 0], hands=[(1, 1, 1), (0, 0, 0)])
    act(state, "pass-1")
    assert state.to_move == 0
    card = GAME.view_for(state, 0)["hands"][0][0]
    act(state, f"{card}E")
    assert state.outcome is not None
    assert state.outcome.places == (1, 2)


def test_d8_the_mammoth_wins_when_the_quiet_lasts_too_long() -> None:
    state = position((-3, 0), FAR, quiet=29)
    act(state, "pass-1")
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((2, 2), "quiet")


def test_d8_the_mammoth_wins_at_the_turn_cap() -> None:
    state = position((-3, 0), FAR, turns=159)
    act(state, "lay")
    assert state.outcome is not None
    assert state.outcome.reason == "turn_cap"


def test_d8_an_event_ends_the_quiet_and_lifting_an_own_trap_is_none() -> None:
    def quiet_after(text: str, **more: Any) -> int:
        state = position((2, 0), FAR, quiet=7, **more)
        act(state, text)
        quiet: int = GAME.view_for(state, None)["quiet"]
        return quiet

    assert quiet_after("lay") == 0
    assert quiet_after("lift", traps={(2, 0): 1}) == 0
    assert quiet_after("lift", traps={(2, 0): 0}) == 8
    assert quiet_after("pass-1") == 8
    assert quiet_after("1NW") == 8
    assert quiet_after("2W") == 0


def test_d8_both_limits_are_options_of_the_match() -> None:
    options = GAME.choose(3, {"quiet_per_hunter": 5, "turns_per_player": 20})
    state = GAME.new_game(options, 7)
    for _ in range(3):
        act(state, legal(state)[0])
    view = GAME.view_for(state, None)
    assert (view["quiet_limit"], view["turn_cap"]) == (15, 60)
    while state.outcome is None:
        act(state, legal(state)[-1])
    assert (state.outcome.reason, state.turns) == ("quiet", 15)


def test_d8_the_quiet_limit_counts_living_hunters_only() -> None:
    state = position((-3, 0), None, quiet=14, hands=[(1, 1, 1), (0, 0, 0)], supply=[4, 0])
    act(state, "pass-1")
    assert state.outcome is not None
    assert state.outcome.reason == "quiet"


def test_d8_a_killed_hunter_ends_the_quiet_even_if_the_mammoth_stays() -> None:
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=((0, 1), (1, 1)), quiet=9)
    act(state, "2E")
    assert GAME.view_for(state, None)["quiet"] == 0


def test_d8_quiet_is_looked_at_before_the_cap_and_survival_before_both() -> None:
    both = position((-3, 0), FAR, quiet=29, turns=159)
    act(both, "pass-1")
    assert both.outcome is not None
    assert both.outcome.reason == "quiet"
    caught = position((-1, 0), FAR, mammoth=(1, 0), rocks=((2, 1), (3, -1)), turns=159)
    act(caught, "2E")
    assert caught.outcome is not None
    assert caught.outcome.reason == "survived"


def test_d8_without_limits_the_match_goes_on_until_the_living_agree() -> None:
    state = position((-3, 0), FAR, (0, 3), quiet=400, turns=4000, limits=False)
    act(state, "pass-1")
    assert state.outcome is None
    assert [event["kind"] for event in act(state, "offer")] == ["offered"]
    assert (state.to_move, legal(state)) == (2, ["agree", "refuse"])
    assert GAME.prompt(state, 0).key == "maamut.prompt.answer"
    act(state, "agree")
    assert state.to_move == 0
    told = act(state, "agree")
    assert [event["kind"] for event in told] == ["agreed", "ended"]
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((2, 2, 2), "agreed")


def test_d8_one_refusal_is_enough_and_one_offer_a_turn() -> None:
    state = position((-3, 0), FAR, limits=False)
    act(state, "offer")
    act(state, "refuse")
    assert (state.to_move, state.outcome) == (0, None)
    assert refusal(state, "offer") == ("6.6", "offered_already")
    act(state, "pass-1")
    assert "offer" in legal(state)


def test_d8_the_dead_are_not_asked_and_a_lone_hunter_may_give_up() -> None:
    state = position((-3, 0), None, limits=False)
    act(state, "offer")
    assert state.outcome is not None
    assert state.outcome.reason == "agreed"


def test_d8_with_limits_nobody_offers_an_end() -> None:
    assert refusal(position((-3, 0), FAR), "offer") == ("6.6", "limits_end_it")


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "greedy", "greedy")])
def test_d8_bots_end_a_match_without_limits_once_the_usual_ones_are_behind(
    bots: tuple[str, ...],
) -> None:
    values = (("limits", False), ("quiet_per_hunter", 5), ("turns_per_player", 20))
    duel = Duel("maamut", len(bots), bots, 12, 8, values)
    endings = {result.reason for result in run(duel, 1, lambda: None)}
    assert "agreed" in endings
    assert endings <= {"agreed", "trap", "no_hunters", "survived"}


def test_d9_the_mammoth_survives_where_no_push_can_bring_it_to_grass() -> None:
    state = position((-1, 0), FAR, mammoth=(1, 0), all_ground="s")
    act(state, "2E")
    assert state.outcome is not None
    assert state.outcome.reason == "survived"


def test_d9_the_mammoth_survives_when_no_living_hunter_can_reach_it() -> None:
    dead_end, corner = ((0, 1), (1, 1)), ((2, -3), (2, -2), (3, -2))
    state = position((3, -3), (-2, 2), mammoth=(0, 2), rocks=dead_end + corner, active=1)
    act(state, "2E")
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((2, 2), "survived")


def test_d9_survival_is_looked_at_right_after_the_last_placement() -> None:
    def after_placement(*rocks: tuple[int, int]) -> State:
        """A hunter stands in the corner already; the last one goes to the opposite corner."""
        state = position(
            (3, -3),
            None,
            rocks=rocks,
            phase="place",
            active=1,
            hands=[(1, 1, 1)] * 2,
            supply=[4, 4],
        )
        act(state, f"place-{at(-3, 3)}")
        return state

    one_corner, other_corner = ((2, -3), (2, -2), (3, -2)), ((-2, 3), (-2, 2), (-3, 2))
    assert after_placement(*one_corner).outcome is None
    outcome = after_placement(*one_corner, *other_corner).outcome
    assert outcome is not None
    assert outcome.reason == "survived"


def can_be_caught(
    grass: tuple[tuple[int, int], ...], open_tiles: tuple[tuple[int, int], ...]
) -> bool:
    """On a board of rocks but for these tiles: is there a way to drive the mammoth across grass?"""
    ground = dict.fromkeys(open_tiles, 2) | dict.fromkeys(grass, 1) | {(0, 0): 3}
    board = Board([ground.get(place, 0) for place in AXIAL], 15, 320)
    return board.can_be_caught(AXIAL.index((0, 0)))


def test_d9_one_push_onto_grass_is_enough() -> None:
    assert can_be_caught(((1, 0),), ((-1, 0), (2, 0)))
    assert not can_be_caught((), ((-1, 0), (1, 0), (2, 0)))


def test_d9_a_second_push_counts() -> None:
    way = ((-1, 0), (1, 0), (2, 0), (3, 0), (2, 1), (1, 2), (0, 3))
    assert can_be_caught(((0, 3),), way)


def test_d10_it_flees_away_from_the_hunter_in_the_direction_of_the_walk() -> None:
    for way, end in (("E", (1, 0)), ("W", (-1, 0))):
        state = position((-1, 0) if way == "E" else (1, 0), FAR)
        act(state, f"1{way}")
        assert mammoth(state) == at(*end)


def test_d11_it_runs_the_whole_value_of_the_card_even_if_met_on_the_first_step() -> None:
    state = position((-1, 0), FAR)
    (scared,) = [event for event in act(state, "3E") if event["kind"] == "scared"]
    assert scared["length"] == 3


def test_d12_a_line_with_a_trap_and_then_a_rock_is_blocked() -> None:
    state = position((-1, 0), FAR, traps={(1, 0): 1}, rocks=((2, 0),))
    act(state, "2E")
    assert mammoth(state) == at(0, 2)


def test_d13_hunters_do_not_stop_the_mammoth() -> None:
    state = position((-1, 0), (1, 0))
    act(state, "2E")
    act(state, f"flee-{at(0, 1)}")
    assert mammoth(state) == at(2, 0)


def test_d14_a_fleeing_hunter_needs_a_tile_without_hunters_but_may_step_on_a_trap() -> None:
    state = position((-1, 0), (1, 0), (2, 0), traps={(1, 1): 0})
    act(state, "1E")
    assert f"flee-{at(1, 1)}" in legal(state)
    assert refusal(state, f"flee-{at(2, 0)}") == ("4.5", "flee_hunter")


def test_d15_a_hunter_may_flee_straight_ahead_of_the_mammoth() -> None:
    state = position((-1, 0), (1, 0))
    act(state, "2E")
    assert f"flee-{at(2, 0)}" in legal(state)


def test_d16_a_trap_under_a_hunter_works_before_the_hunter_is_scared() -> None:
    state = position((-1, 0), (1, 0), traps={(1, 0): 1})
    act(state, "1E")
    assert state.outcome is not None
    assert state.outcome.places == (2, 1)


def test_d17_the_walk_is_not_finished_once_the_trap_has_closed() -> None:
    state = position((-1, 0), FAR, traps={(1, 0): 1})
    act(state, "3E")
    assert hunter(state, 0) == at(0, 0)


def test_d18_a_killed_hunter_draws_no_card() -> None:
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=((0, 1), (1, 1)))
    assert "drew" not in kinds(act(state, "2E"))
    assert GAME.view_for(state, None)["pile"] == 36 - 6


def test_d19_even_an_own_trap_is_lifted_only_alone() -> None:
    state = position((2, 0), (2, 0), traps={(2, 0): 0})
    assert refusal(state, "lift") == ("3.4", "not_alone")


def test_d20_the_mammoth_never_shares_a_tile_when_a_turn_begins() -> None:
    state = position((-1, 0), FAR)
    act(state, "1E")
    assert mammoth(state) not in GAME.view_for(state, None)["hunters"]


def test_d21_a_trap_can_be_laid_again_where_one_was_lifted() -> None:
    state = position((2, 0), FAR, traps={(2, 0): 0})
    act(state, "lift")
    act(state, "pass-1")
    act(state, "lay")
    assert GAME.view_for(state, None)["traps"] == {at(2, 0): 0}


def test_d22_no_fifth_trap() -> None:
    four = {(2, -1): 0, (2, -2): 0, (1, -1): 0, (1, -2): 0}
    assert refusal(position((2, 0), FAR, traps=four), "lay") == ("3.3", "no_supply")


def test_d23_the_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    hands = [(1, 1, 1), (1, 1, 1)]
    state = position((2, 0), FAR, hands=hands, pile=(0, 0, 1), discard=(10, 14, 5))
    assert "reshuffled" not in kinds(act(state, "pass-2"))
    assert GAME.view_for(state, None)["pile"] == 0
    assert "reshuffled" not in kinds(act(state, "lay"))
    assert "reshuffled" in kinds(act(state, "pass-1"))


def test_d24_a_card_without_a_whole_line_is_no_move_but_can_be_swapped() -> None:
    corner = position((0, -3), FAR, rocks=((0, -1), (-1, -2), (2, -3)))
    assert moves(corner, 3) == []
    assert "pass-3" in legal(corner)
    assert refusal(corner, "3E") == ("3.2", "line_blocked")
    assert refusal(corner, "1NW") == ("3.2", "line_blocked.edge")


def test_d25_the_board_is_always_open_from_the_cross_to_the_outer_ring() -> None:
    for seed in range(200):
        state = GAME.new_game(GAME.choose(2), seed)
        free = {text.removeprefix("place-") for text in legal(state)}
        assert free - set(GAME.view_for(state, None)["cut_off"])


def test_d26_a_hunter_may_be_placed_in_a_part_that_is_cut_off() -> None:
    wall = ((-2, 3), (-2, 2), (-3, 2))
    state = position(None, None, rocks=wall, phase="place", hands=[(1, 1, 1)] * 2, supply=[4, 4])
    assert GAME.view_for(state, None)["cut_off"] == [at(-3, 3)]
    assert f"place-{at(-3, 3)}" in legal(state)


def test_d27_two_players_have_one_hunter_each() -> None:
    state = GAME.new_game(GAME.choose(2), 1)
    assert len(GAME.view_for(state, None)["hunters"]) == 2


def test_d28_the_cross_is_ordinary_snow_after_the_start() -> None:
    state = position((-1, 0), FAR, mammoth=(2, -1))
    act(state, "1E")
    assert hunter(state, 0) == at(0, 0)
    act(state, "pass-1")
    assert refusal(state, "lay") == ("3.3", "not_grass")


def test_d29_a_move_into_ones_own_death_is_legal() -> None:
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=((0, 1), (1, 1)))
    assert "2E" in legal(state)


def test_d30_hunters_flee_at_each_tile_before_the_mammoth_enters_the_next() -> None:
    state = position((-1, 0), (1, 0))
    act(state, "2E")
    assert mammoth(state) == at(1, 0)
    assert GAME.view_for(state, None)["run"] == {
        "seat": 0,
        "card": 2,
        "direction": "E",
        "left": 1,
        "walk": 1,
    }


def test_rule_4_6_the_walk_goes_on_after_somebody_fled() -> None:
    state = position((-1, 0), (1, 0))
    act(state, "3E")
    act(state, f"flee-{at(0, 1)}")
    assert (mammoth(state), hunter(state, 0)) == (at(3, 0), at(2, 0))


def test_every_ruling_and_rule_number_stands_on_both_rules_pages(rules_pages: list[str]) -> None:
    rules = ["2.5", "3.1", "3.2", "3.3", "3.4", "3.5", "4.5", "5.1"]
    rules += ["6.1", "6.2", "6.3", "6.4", "6.5"]
    for page in rules_pages:
        for number in range(1, 31):
            assert f'<a id="d{number}"></a>' in page
        for rule in rules:
            assert f'<a id="r{rule.replace(".", "-")}"></a>' in page
