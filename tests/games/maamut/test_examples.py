"""The worked examples of the rules, in their order."""

from __future__ import annotations

from typing import Any

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
from tundra.core import Rng
from tundra.games.maamut import GAME
from tundra.games.maamut.pieces import AXIAL, CROSS, GRASS, NEXT, ROCK
from tundra.games.maamut.setup import lay_tiles

FAR = (-3, 3)
FAR_C = (0, -3)


def test_example_1_the_mammoth_runs_straight_on_as_far_as_the_card_says() -> None:
    state = position((-2, 0), FAR)
    act(state, "2E")
    assert (mammoth(state), hunter(state, 0)) == (at(2, 0), at(0, 0))


def test_example_2_a_hunter_that_meets_it_in_mid_move_walks_on_behind_it() -> None:
    state = position((-1, 0), FAR)
    act(state, "2E")
    assert (mammoth(state), hunter(state, 0)) == (at(2, 0), at(1, 0))


def test_example_3_a_card_of_3_drives_it_three_tiles() -> None:
    state = position((-1, 0), FAR)
    act(state, "3E")
    assert (mammoth(state), hunter(state, 0)) == (at(3, 0), at(2, 0))


def test_example_4_a_blocked_line_makes_it_turn_clockwise() -> None:
    state = position((-2, 0), FAR, rocks=((2, 0),))
    act(state, "2E")
    assert (mammoth(state), hunter(state, 0)) == (at(0, 2), at(0, 0))


def test_example_5_it_may_find_its_way_only_in_the_fifth_direction() -> None:
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=((0, 1),))
    act(state, "2E")
    assert (mammoth(state), hunter(state, 0)) == (at(2, 0), at(0, 2))


def test_example_6_a_mammoth_with_no_way_out_kills_the_hunter() -> None:
    rocks = ((0, 1), (1, 1))
    state = position((-2, 2), (3, -3), mammoth=(0, 2), rocks=rocks, traps={(2, -2): 0})
    events = act(state, "2E")
    assert kinds(events)[-3:] == ["cornered", "eliminated", "turn"]
    view = GAME.view_for(state, None)
    assert (view["mammoth"], view["alive"], view["traps"]) == (at(0, 2), [False, True], {})
    assert view["discard"] == [1, 1, 1]
    assert state.outcome is None


def test_example_6_with_a_snowy_way_out_for_nobody_the_mammoth_has_survived() -> None:
    rocks = ((0, 1), (1, 1))
    hunters = ((-2, 2), (3, -3))
    state = position(*hunters, mammoth=(0, 2), rocks=rocks, all_ground="s")
    act(state, "2E")
    assert state.outcome is not None
    assert state.outcome.reason == "survived"


def test_example_7_rocks_and_the_edge_leave_only_some_directions() -> None:
    state = position((3, 0), FAR, rocks=((1, 0), (2, 1)))
    assert moves(state, 2) == ["NW"]
    assert moves(state, 1) == ["W", "NW"]
    assert moves(state, 3) == ["NW"]


def test_example_8_somebody_elses_trap_wins_for_its_owner() -> None:
    state = position((-2, 0), FAR, traps={(1, 0): 1})
    events = act(state, "2E")
    assert kinds(events) == ["played", "walked", "walked", "scared", "ran", "trapped", "ended"]
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((2, 1), "trap")
    assert (mammoth(state), hunter(state, 0)) == (at(1, 0), at(0, 0))


def test_example_9_a_trap_in_a_blocked_line_attracts_nobody() -> None:
    state = position((-2, 0), FAR, traps={(1, 0): 1}, rocks=((2, 0),))
    act(state, "2E")
    assert mammoth(state) == at(0, 2)
    assert state.outcome is None


def test_example_9_a_shorter_run_onto_the_same_trap_is_clear() -> None:
    state = position((-1, 0), FAR, traps={(1, 0): 1}, rocks=((2, 0),))
    act(state, "1E")
    assert state.outcome is not None
    assert state.outcome.places == (2, 1)


def test_example_10_a_hunter_that_flees_straight_ahead_is_scared_twice() -> None:
    state = position((-2, 0), (1, 0), (1, 1), rocks=((2, -1),))
    act(state, "2E")
    assert state.to_move == 1
    assert set(legal(state)) == {f"flee-{at(*p)}" for p in ((2, 0), (0, 1), (1, -1))}
    assert GAME.view_for(state, None)["hands"] == [2, 3, 3]
    act(state, f"flee-{at(2, 0)}")
    assert set(legal(state)) == {f"flee-{at(*p)}" for p in ((3, 0), (2, 1), (3, -1))}
    events = act(state, f"flee-{at(2, 1)}")
    assert (mammoth(state), hunter(state, 1), hunter(state, 0)) == (at(2, 0), at(2, 1), at(0, 0))
    assert kinds(events) == ["fled", "drew", "turn"]
    assert GAME.view_for(state, None)["hands"] == [3, 3, 3]


def test_example_11_a_hunter_with_nowhere_to_flee_is_trampled() -> None:
    hunters = ((-1, 0), (3, 0), FAR_C, (2, 1))
    state = position(*hunters, mammoth=(1, 0), rocks=((3, -1),), traps={(-3, 3): 1})
    events = act(state, "2E")
    (fallen,) = [event for event in events if event["kind"] == "eliminated"]
    assert (fallen["seat"], fallen["cause"], fallen["traps"]) == (1, "trampled", [at(-3, 3)])
    assert (mammoth(state), hunter(state, 1)) == (at(3, 0), None)
    assert GAME.view_for(state, None)["traps"] == {}
    assert state.outcome is None


def test_example_12_the_trap_comes_before_the_fright() -> None:
    state = position(FAR, (1, 0), (-1, 0), traps={(1, 0): 0}, active=2)
    events = act(state, "1E")
    assert state.outcome is not None
    assert state.outcome.places == (1, 2, 2)
    assert hunter(state, 1) == at(1, 0)
    assert "fled" not in kinds(events)


def test_example_13_a_trap_is_laid_on_grass_alone_and_costs_no_card() -> None:
    state = position((2, 0), FAR, supply=[2, 4], traps={(2, -1): 0, (2, -2): 0})
    assert kinds(act(state, "lay")) == ["laid", "turn"]
    view = GAME.view_for(state, None)
    assert view["supply"] == [1, 4]
    assert view["traps"][at(2, 0)] == 0
    assert view["hands"] == [3, 3]


def test_example_13_where_a_trap_cannot_be_laid() -> None:
    snow = position((2, 0), FAR, snow=((2, 0),))
    assert refusal(snow, "lay") == ("3.3", "not_grass")
    cross = position((0, 0), FAR, mammoth=(2, -1))
    assert refusal(cross, "lay") == ("3.3", "not_grass")
    shared = position((2, 0), (2, 0))
    assert refusal(shared, "lay") == ("3.3", "not_alone")
    trapped = position((2, 0), FAR, traps={(2, 0): 1})
    assert refusal(trapped, "lay") == ("3.3", "trap_there")
    four = {(2, -1): 0, (2, -2): 0, (1, -1): 0, (1, -2): 0}
    assert refusal(position((2, 0), FAR, traps=four), "lay") == ("3.3", "no_supply")


def test_example_14_a_lifted_trap_goes_back_to_its_owner() -> None:
    state = position((2, 0), FAR, traps={(2, 0): 1})
    assert GAME.view_for(state, None)["supply"] == [4, 3]
    act(state, "lift")
    view = GAME.view_for(state, None)
    assert (view["supply"], view["traps"]) == ([4, 4], {})
    own = position((2, 0), FAR, traps={(2, 0): 0})
    act(own, "lift")
    assert GAME.view_for(own, None)["supply"] == [4, 4]


def test_example_14_nobody_lifts_a_trap_beside_another_hunter() -> None:
    assert refusal(position((2, 0), FAR, (2, 0), traps={(2, 0): 1}), "lift") == ("3.4", "not_alone")
    assert refusal(position((2, 0), FAR, (2, 0), traps={(2, 0): 0}), "lift") == ("3.4", "not_alone")


def test_example_15_a_mammoth_driven_into_a_dead_end_has_survived() -> None:
    state = position((-1, 0), FAR, mammoth=(1, 0), rocks=((2, 1), (3, -1)))
    events = act(state, "2E")
    assert mammoth(state) == at(3, 0)
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((2, 2), "survived")
    assert kinds(events)[-1] == "ended"


def test_example_16_hunters_and_traps_neither_block_nor_are_disturbed() -> None:
    state = position((0, -1), (1, -1), FAR, mammoth=(-3, 0), traps={(1, -1): 2})
    act(state, "2E")
    view = GAME.view_for(state, None)
    assert view["hunters"][:2] == [at(2, -1), at(1, -1)]
    assert view["traps"] == {at(1, -1): 2}


def test_example_16_who_shares_a_tile_can_neither_lay_nor_lift_there() -> None:
    state = position((0, -1), (1, -1), FAR, mammoth=(-3, 0), traps={(1, -1): 2})
    act(state, "1E")
    assert hunter(state, 0) == hunter(state, 1)
    assert "lift" not in legal(state)
    assert refusal(state, "lift") == ("3.4", "not_alone")


def test_example_17_an_empty_pile_is_made_anew_with_the_card_just_used() -> None:
    hands = [(1, 1, 1)] * 4
    hunters = ((-3, 0), FAR, (3, -3), (0, 3))
    state = position(*hunters, hands=hands, pile=(0, 0, 0), discard=(8, 12, 4))
    events = act(state, "pass-1")
    assert {"kind": "reshuffled", "seat": None, "count": 25} in events
    view = GAME.view_for(state, None)
    assert (view["pile"], view["discard"], view["hands"][0]) == (24, [0, 0, 0], 3)


def test_example_18_five_rocks_round_the_cross_are_too_many_and_four_are_not() -> None:
    around = NEXT[AXIAL.index((0, 0)) * 6 : AXIAL.index((0, 0)) * 6 + 6]

    def with_rocks(count: int) -> list[int]:
        ground = [GRASS] * 37
        ground[AXIAL.index((0, 0))] = CROSS
        for tile in around[:count]:
            ground[tile] = ROCK
        return ground

    bad, good = with_rocks(5), with_rocks(4)
    dealt = [[*ground[:18], *ground[19:]] for ground in (bad, bad, good)]
    rng = LoadedRng(dealt)
    assert lay_tiles(rng) == good
    assert dealt == []


class LoadedRng(Rng):
    """Deals the tiles in the orders it is given."""

    def __init__(self, orders: list[Any]) -> None:
        super().__init__((0, 0, 0, 0), 9, 0, 0, 0)
        self.orders = orders

    def shuffled(self, items: list[Any]) -> list[Any]:
        order = list(self.orders.pop(0))
        assert len(order) == len(items)
        return order
