"""Our rulings D25 to D40: sharing out tiles, the end, and secrets; the rules page gives their reasons."""

from __future__ import annotations

from tests.games.big_manitou.positions import (
    A,
    B,
    C,
    act,
    kinds,
    last_turn,
    legal,
    only,
    paying,
    position,
    seen,
    sharing,
    takers,
)
from tundra.core import Event, Match
from tundra.core.events import View
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.scoring import final_outcome


def test_d25_shares_are_taken_in_order_until_the_tiles_run_out() -> None:
    columns = {A: {1: "chief"}, B: {1: "h9"}, C: {1: "h5"}}
    assert takers(sharing(3, columns, "bison1"), 1) == [(A, "hero", 1)]
    three = sharing(3, columns, "bison1 bison2 bison3")
    assert takers(three, 1) == [(A, "hero", 1), (B, "first", 2)]


def test_d26_without_a_hero_the_third_tile_goes_to_the_second_best() -> None:
    state = sharing(2, {A: {1: "h9"}, B: {1: "h5"}}, "bison1 bison2 bison3")
    assert takers(state, 1) == [(A, "first", 2), (B, "second", 1)]


def test_d26_by_the_letter_the_second_best_take_only_where_four_tiles_were_laid() -> None:
    columns = {A: {1: "h9", 2: "h8"}, B: {1: "h5", 2: "h4"}}
    tiles = ("bison1 bison2 bison3 tipi1", "bison1 bison2 bison3", "")
    state = position(2, columns=columns, grounds=tiles, by_the_letter=True)
    assert takers(state, 1) == [(A, "first", 2), (B, "second", 1)]
    assert takers(state, 2) == [(A, "first", 2)]


def test_d27_without_a_hero_the_fourth_tile_is_removed() -> None:
    state = sharing(2, {A: {1: "h9"}, B: {1: "h5"}}, "bison1 bison2 bison3 tipi1")
    act(state, "take-bison1", "take-bison2")
    assert only(act(state, "take-bison3"), "removed")["tiles"] == ["tipi1"]


def test_d28_when_all_are_level_all_tiles_are_removed() -> None:
    columns = {A: {1: "h9"}, B: {1: "h8"}}
    state = last_turn(2, columns=columns, hands={B: "h1"}, grounds=("bison1 tipi1", "", ""))
    assert only(act(state, "h1-1"), "removed")["count"] == 2


def test_d29_a_hero_takes_a_tile_where_no_hunter_is() -> None:
    assert takers(sharing(2, {B: {1: "scout"}}, "bison1 tipi1"), 1) == [(B, "hero", 1)]


def test_d29_by_the_letter_a_ground_without_hunters_is_cleared_hero_or_not() -> None:
    tiles = ("bison1 tipi1", "", "")
    state = position(2, columns={B: {1: "scout"}}, grounds=tiles, by_the_letter=True)
    assert takers(state, 1) == []
    with_a_hunter = position(2, columns={B: {1: "scout h1"}}, grounds=tiles, by_the_letter=True)
    assert takers(with_a_hunter, 1) == [(B, "hero", 1), (B, "first", 1)]


def test_d30_two_heroes_take_no_more_than_one() -> None:
    assert takers(sharing(2, {B: {1: "scout chief"}}, "bison1 tipi1"), 1) == [(B, "hero", 1)]


def test_d31_a_tile_cannot_be_refused() -> None:
    state = sharing(2, {A: {1: "h9"}}, "bison1 tipi1 tipi1")
    assert legal(state) == ["take-bison1", "take-tipi1"]


def test_d32_the_grounds_are_shared_out_in_their_order() -> None:
    columns = {A: {1: "h9", 2: "h8", 3: "h7"}}
    state = sharing(2, columns, "bison1", grounds=("bison1", "bison2", "bison3"))
    told = act(state, "take-bison1", "take-bison2", "take-bison3")
    assert [event["ground"] for event in told if event["kind"] == "took"] == [1, 2, 3]


def test_d33_tomahawks_are_counted_once_a_hunt_after_the_penalty() -> None:
    columns = {A: {1: "h9", 2: "h5"}, B: {2: "h6"}}
    state = sharing(2, columns, "tomahawk", grounds=("tomahawk", "bison1", ""), hunt=2)
    act(state, "take-tomahawk")
    assert (state.active, seen(state)["bonus"]) == (B, [0, 0])
    paid = paying({A: "tomahawk"}, {A: {1: "h9 h2"}})
    act(paid, "discard-tomahawk")
    assert seen(paid)["grounds"][0]["totals"][A] == 11


def test_d34_level_in_tomahawks_nobody_gets_the_point() -> None:
    alone = position(2, owned={A: "tomahawk tomahawk", B: "tomahawk"}, hunt=2)
    level = position(2, owned={A: "tomahawk", B: "tomahawk"}, hunt=2)
    assert [row["tomahawk"] for row in seen(alone)["points"]] == [1, 0]
    assert [row["tomahawk"] for row in seen(level)["points"]] == [0, 0]


def test_d35_the_last_tie_break_counts_the_tiles_that_are_still_owned() -> None:
    owned = {A: "bison1 tipi1 bison1", B: "bison1 tipi1"}
    outcome = final_outcome(position(2, owned=owned, removed=["bison3", "tipi3"]))
    assert (outcome.places, outcome.reason) == ((1, 2), "tiles")
    tipis = final_outcome(position(2, owned={A: "bison1 tipi1 bison1", B: "bison1 tipi2"}))
    assert (tipis.places, tipis.reason) == ((2, 1), "tipi")


def test_d36_a_tie_after_all_tie_breaks_is_a_shared_victory() -> None:
    outcome = final_outcome(position(3, owned={A: "bison1 tipi1", C: "bison1 tipi1"}))
    assert (outcome.places, outcome.reason) == ((1, 3, 1), "shared")


def test_d37_cards_that_were_chosen_but_not_played_are_in_the_next_pool() -> None:
    state = sharing(2, {A: {1: "h9"}}, "bison1", hands={A: "h2"}, packs={B: "chief"})
    act(state, "take-bison1")
    act(state, "discard-bison1")
    pools = seen(state)["pools"]
    assert "h9" not in pools[A]
    assert {"h2", "h3", "chief"} <= set(pools[A])
    assert len(pools[B]) == 17


def test_d37_after_the_second_hunt_of_a_pair_all_cards_come_back() -> None:
    state = sharing(3, {A: {1: "h9"}}, "bison1", hunt=2, spent=[["h1"], ["h2"], []])
    told = act(state, "take-bison1")
    assert only(told, "hunt_over")["recovered"]
    assert [len(pool) for pool in seen(state)["pools"]] == [17, 17, 17]


def test_d38_nobody_else_learns_what_was_chosen() -> None:
    match = Match(GAME, GAME.choose(3, {"dealer": 3}), 7)
    cards = [f"pick-h{value}" for value in range(1, 9)]
    steps = match.submit(B, *cards, "done")
    assert [step.told_to(A) for step in steps[:-1]] == [[]] * 8
    assert steps[-1].told_to(A) == [{"kind": "ready", "seat": B, "count": 8}]
    assert steps[-1].told_to(B)[0]["cards"] == [f"h{value}" for value in range(1, 9)]
    view = match.view_for(A)
    assert (view["selection"]["ready"], view["selection"]["picks"][B]) == (
        [False, True, False],
        None,
    )
    assert (view["asides"][B], match.view_for(B)["selection"]["picks"][B][0]) == (17, "h1")


def test_d38_what_was_chosen_and_not_played_stays_secret_after_the_hunt() -> None:
    def after_the_hunt(kept: str, left: str) -> tuple[View, list[View], set[str]]:
        state = sharing(
            2, {A: {1: "h9"}, B: {2: "h7"}}, "bison1", hands={B: kept}, packs={B: left}, hunt=2
        )
        events: list[Event] = []
        GAME.apply(state, A, GAME.read("take-bison1"), events)
        return seen(state, A), [event.told_to(A) for event in events], set(legal(state, B))

    one, other = after_the_hunt("h2", "chief"), after_the_hunt("sorcerer", "h4")
    assert one == other
    assert "hunt" in kinds(one[1]), "the next hunt has begun"


def test_d39_with_an_empty_pack_one_plays_on_with_the_hand() -> None:
    state = position(2, hands={A: "h1 h2", B: "h3 h4 h5"}, packs={B: "h6"})
    assert "drew" not in kinds(act(state, "h1-1"))
    told = act(state, "h3-1")
    assert only(told, "drew")["cards"] == ["h6"]


def test_d40_picks_can_be_cleared_three_times_a_hunt() -> None:
    state = GAME.new_game(GAME.choose(2, {"dealer": 2}), 1)
    for _ in range(3):
        act(state, "pick-h1", "clear", seat=A)
    act(state, "pick-h1", seat=A)
    assert "clear" not in legal(state, A)
    assert "clear" not in legal(state, B)
    act(state, "pick-h2", seat=B)
    assert "clear" in legal(state, B)
