"""The worked examples of the rules, in their order."""

from __future__ import annotations

import pytest

from tests.games.mammut.positions import (
    Loot,
    act,
    before_the_sweep,
    heap_sizes,
    kinds,
    legal,
    pick,
    position,
    refusal,
    scored,
    tile,
    tile_row,
)
from tundra.core import Rng
from tundra.core.events import View
from tundra.games.mammut import GAME
from tundra.games.mammut.pieces import BLUE, RED, SPECIES
from tundra.games.mammut.rounds import end_match
from tundra.games.mammut.scoring import TUSKS, award, shaman_order
from tundra.games.mammut.state import State


def test_example_1_the_shaman_order_follows_the_arrow() -> None:
    assert shaman_order(4, 1, RED) == [1, 2, 3, 0]
    assert shaman_order(4, 1, BLUE) == [1, 0, 3, 2]
    for arrow, order in (("red", [1, 2, 3, 0]), ("blue", [1, 0, 3, 2])):
        state = position({}, {"axe": 1}, {}, {}, middle={"hide": 1}, shaman="B1", arrow=arrow)
        assert GAME.view_for(state, None)["shaman"]["order"] == order


def order_told(events: list[View]) -> list[int]:
    """The shaman order of an evaluation."""
    (evaluation,) = [event for event in events if event["kind"] == "evaluation"]
    order: list[int] = evaluation["order"]
    return order


def totals(events: list[View], *reasons: str) -> list[tuple[int, int]]:
    """Who had how many points after each gain and loss for these reasons, in order."""
    return [(e["seat"], e["total"]) for e in events if e.get("reason") in reasons]


def test_example_2_the_hide_track_pays_its_leader_and_fines_its_last() -> None:
    loot: tuple[Loot, ...] = (
        {"hide": 3, "fire": 1},
        {"hide": 1, "fire": 1},
        {"fire": 1},
        {"hide": 1},
    )
    state = before_the_sweep(*loot, round=4, points=[20] * 4, hides=[5, 3, 7, 2])
    told = act(state, "sweep")
    assert state.hides == [8, 4, 7, 3]
    assert scored(told, "hide_leader", "hide_last") == [(0, "hide_leader", 4), (3, "hide_last", -4)]
    assert state.points == [24, 20, 20, 11]


def test_example_3_all_level_on_the_hide_track_the_shaman_order_decides() -> None:
    loot: tuple[Loot, ...] = ({"hide": 1}, {}, {"hide": 2})
    state = before_the_sweep(*loot, holder=1, arrow="blue", hides=[1, 2, 0])
    told = act(state, "sweep")
    assert order_told(told) == [1, 0, 2]
    assert state.hides == [2, 2, 2]
    assert scored(told, "hide_leader", "hide_last") == [(1, "hide_leader", 1), (2, "hide_last", -1)]
    (leader,) = [event for event in told if event.get("reason") == "hide_leader"]
    assert leader["tied"] == [0, 2]


def test_example_4_the_last_player_sweeps_or_steals_and_the_robbed_one_acts_again() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 1}), 4)
    pick(state, "take", 12)
    pick(state, "take", 9)
    assert state.active == 2
    assert heap_sizes(state) == {"A1": 12, "B1": 9, "C1": 0, "middle": 11}
    tile_actions = [text for text in legal(state) if not text.startswith("play")]
    assert tile_actions == ["sweep", "steal-A1", "steal-B1"]
    assert refusal(state, "take") == ("3.4", "must_sweep")
    assert may_pick(state, "steal-A1") == list(range(1, 12))
    assert may_pick(state, "steal-B1") == list(range(1, 9))
    pick(state, "steal-A1", 4)
    assert heap_sizes(state) == {"A1": 0, "B1": 9, "C1": 8, "middle": 15}
    assert state.active == 0
    tile_actions = [text for text in legal(state) if not text.startswith("play")]
    assert tile_actions == ["sweep", "steal-B1", "steal-C1"]
    told = act(state, "sweep")
    assert kinds(told)[:2] == ["swept", "evaluation"]
    assert told[0]["count"] == 15
    assert state.start == 0


def may_pick(state: State, opening: str) -> list[int]:
    """How many tiles may be taken, or of a stolen heap go back, found out by picking as long as it goes."""
    trial, found = state.clone(), []
    act(trial, opening)
    for count in range(32):
        if "done" in legal(trial):
            found.append(count)
        if legal(trial) == ["done"]:
            break
        act(trial, legal(trial)[0])
    return found


def test_example_5_players_with_loot_are_skipped() -> None:
    state = position({"axe": 2}, {"hide": 3}, {"tusk": 2}, {}, middle={"meat": 4}, active=3)
    pick(state, "steal-B1", 1)
    assert state.active == 1


def test_example_6_what_the_last_player_may_not_do() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 1}), 6)
    pick(state, "take", 1)
    pick(state, "take", 25)
    assert heap_sizes(state) == {"A1": 1, "B1": 25, "C1": 0, "middle": 6}
    assert [text for text in legal(state) if not text.startswith("play")] == ["sweep", "steal-B1"]
    assert refusal(state, "take") == ("3.4", "must_sweep")
    assert refusal(state, "steal-A1") == ("3.5", "single_tile")
    assert may_pick(state, "steal-B1") == list(range(1, 25))
    assert act(state.clone(), "sweep")[0]["count"] == 6
    act(state, "steal-B1")
    assert refusal(state, "done") == ("3.5", "pick_one")
    for _ in range(24):
        act(state, legal(state)[0])
    assert legal(state) == ["done"]
    left = GAME.view_for(state, None)["heaps"][1]["tiles"]
    last = next(t for t in left if f"t{t}" not in picked(state))
    assert refusal(state, f"t{last}") == ("3.5", "keep_one")


def picked(state: State) -> list[str]:
    return [f"t{number}" for number in GAME.view_for(state, state.active)["picking"]["tiles"]]


def test_example_7_who_takes_everything_is_robbed() -> None:
    state = GAME.new_game(GAME.choose(3, {"first_player": 1}), 7)
    pick(state, "take", 32)
    assert refusal(state, "take") == ("3.3", "middle_empty")
    assert may_pick(state, "steal-A1") == list(range(1, 32))
    assert [text for text in legal(state) if not text.startswith("play")] == ["steal-A1"]
    pick(state, "steal-A1", 10)
    assert heap_sizes(state) == {"A1": 0, "B1": 22, "C1": 0, "middle": 10}
    assert state.active == 2
    assert [text for text in legal(state) if not text.startswith("play")] == ["take", "steal-B1"]
    assert may_pick(state, "take") == list(range(1, 11))
    assert may_pick(state, "steal-B1") == list(range(1, 22))


@pytest.mark.parametrize(
    ("meat", "holder", "arrow", "order", "prizes"),
    [
        ((3, 3, 1, 0, 0), 3, "red", [3, 4, 0, 1, 2], [(0, 8), (1, 5), (2, 2)]),
        ((2, 0, 0, 0, 0), 3, "red", [3, 4, 0, 1, 2], [(0, 8)]),
        ((1, 1, 1), 0, "blue", [0, 2, 1], [(0, 8), (2, 5)]),
    ],
)
def test_example_8_meat_pays_a_podium(
    meat: tuple[int, ...],
    holder: int,
    arrow: str,
    order: list[int],
    prizes: list[tuple[int, int]],
) -> None:
    loot = [{"meat": count} if count else {} for count in meat]
    state = before_the_sweep(*loot, holder=holder, arrow=arrow)
    told = act(state, "sweep")
    assert order_told(told) == order
    won = scored(told, "meat_1", "meat_2", "meat_3")
    assert [(seat, points) for seat, _, points in won] == prizes


def test_example_9_the_worse_rank_pays_for_the_fire_and_nobody_falls_below_0() -> None:
    loot: tuple[Loot, ...] = ({"fire": 1}, {}, {}, {"fire": 2})
    state = before_the_sweep(*loot, holder=2, points=[10, 3, 10, 10], hides=[5, 1, 6, 0])
    told = act(state, "sweep")
    assert order_told(told) == [2, 3, 0, 1]
    (fire,) = [event for event in told if event.get("reason") == "fire_least"]
    assert (fire["seat"], fire["points"], fire["amount"], fire["total"]) == (1, -5, 3, 0)
    assert fire["tied"] == [2]
    assert state.points[1] == 0
    award(state, 1, TUSKS, "tusk_points", 1, 2, None, None)
    assert state.points[1] == 2


def test_example_10_axes_are_points_in_the_last_round() -> None:
    loot: tuple[Loot, ...] = ({"axe": 2}, {"axe": 1}, {})
    state = before_the_sweep(*loot, round=5, laid=[[], [], ["axe-plus2"]])
    told = act(state, "sweep")
    assert scored(told, "axe_points", "axe_plus2") == [
        (0, "axe_points", 6),
        (1, "axe_points", 3),
        (0, "axe_plus2", 4),
        (1, "axe_plus2", 2),
    ]
    assert "drew" not in kinds(told)


def test_example_11_an_empty_pile_is_made_anew_once_and_then_draws_are_lost() -> None:
    hands = [
        ["look", "look", "look", "flip", "hide-one", "hide-one"],
        ["most-hide-4vp", "most-hide-animal", "most-axe-hide", "most-axe-fire"],
        ["most-tusk-fire", "most-tusk-4vp", "animal-swap", "return"],
    ]
    state = before_the_sweep(
        {"axe": 2}, {"axe": 1}, {"axe": 2},
        holder=2, arrow="blue", round=3, hands=hands,
        pile=["animal-swap", "axe-plus2"], discard=["return"], played=["flip", "flip"],
    )  # fmt: skip
    told = act(state, "sweep")
    draws = [e for e in told if e["kind"] in ("drew", "reshuffled", "draws_lost")]
    assert [(e["kind"], e["seat"], e["count"]) for e in draws] == [
        ("drew", 2, 2),
        ("reshuffled", None, 1),
        ("drew", 0, 1),
        ("draws_lost", 0, 1),
        ("draws_lost", 1, 1),
    ]
    assert [len(hand) for hand in GAME.dump(state)["hands"]] == [7, 4, 6]


def test_example_12_a_look_is_told_to_the_looker_alone() -> None:
    loot: tuple[Loot, ...] = ({}, {}, {})
    state = position(*loot, middle={"?/tusk": 2, "axe": 2}, hands=[["look"], [], []])
    looked_at = tile(state, "?")
    before = state.clone()
    assert act(state, "play-look", looked_at, viewer=0)[1]["face"] == "tusk"
    for other in (1, 2, None):
        heard = act(before.clone(), "play-look", looked_at, viewer=other)[1]
        assert heard == {"kind": "looked", "seat": 0, "tile": int(looked_at[1:]), "place": "middle"}
    assert refusal(state, looked_at) == ("4.2", "same_tile")
    act(state, "stop")
    assert tile_row(state, looked_at, 0)["under"] == "tusk"
    for other in (1, 2, None):
        row = tile_row(state, looked_at, other)
        assert (row["under"], row["lookers"]) == (None, [0])
    pick(state, "take", 1)
    act(state, "take", looked_at, "done")
    told = act(state, "sweep")
    assert (1, "tusk_points", 2) in scored(told)


def test_example_13_a_flip_turns_the_shaman_and_question_marks_but_no_animal() -> None:
    loot: tuple[Loot, ...] = ({}, {"axe": 1}, {})
    state = position(
        *loot,
        middle={"?/hide": 1, "fox": 1, "meat/?": 1},
        shaman="B1",
        active=2,
        hands=[["flip"], [], ["flip"]],
    )
    act(state, "play-flip", tile(state, "red"))
    assert GAME.view_for(state, None)["shaman"]["arrow"] == "blue"
    assert refusal(state, tile(state, "fox")) == ("4.3", "animal")
    told = act(state, tile(state, "?"))
    assert (told[0]["from"], told[0]["to"]) == ("?", "hide")
    turned = f"t{told[0]['tile']}"
    for viewer in (0, 1, 2, None):
        row = tile_row(state, turned, viewer)
        assert (row["face"], row["under"], row["known"]) == ("hide", "?", "open")
    act(state, "take", tile(state, "fox"), "done")
    meat = tile(state, "meat")
    act(state, "play-flip", meat, "stop")
    assert (tile_row(state, meat, None)["face"], tile_row(state, meat, None)["under"]) == (
        "?",
        "meat",
    )
    told = act(state, "sweep")
    assert (0, "meat_1", 8) in scored(told)


def test_example_14_a_swap_gives_another_animal_and_a_second_one_of_a_kind_nothing() -> None:
    loot: tuple[Loot, ...] = ({}, {"hare": 2, "marmot": 1}, {})
    animals = [[], ["hare", "fox"], []]
    laid = [[], ["animal-swap"], []]
    state = before_the_sweep(*loot, animals=animals, laid=laid)
    act(state, "sweep")
    assert state.active == 1
    assert "swap-hare-beaver" in legal(state)
    assert legal(state)[-1] == "decline"
    told = act(state, "swap-hare-beaver")
    got = [
        (event["kind"], event["species"])
        for event in told
        if "pawn" in event["kind"] and event["seat"] == 1
    ]
    assert got == [("pawn", "beaver"), ("no_pawn", "hare"), ("pawn", "marmot")]
    assert GAME.view_for(state, None)["animals"][1] == ["hare", "fox", "marmot", "beaver"]


def test_example_14_a_swap_card_without_an_animal_tile_does_nothing() -> None:
    state = before_the_sweep({}, {"axe": 1}, {}, laid=[[], ["animal-swap"], []])
    told = act(state, "sweep")
    assert "swap_void" in kinds(told)
    assert state.round == 2


def test_example_15_extra_hides_count_for_most_hides() -> None:
    loot: tuple[Loot, ...] = ({"hide": 2}, {"hide": 2, "axe": 1}, {"hide": 1, "axe": 3})
    laid = [["hide-one"], ["most-axe-hide"], ["most-hide-4vp"]]
    state = before_the_sweep(*loot, laid=laid)
    told = act(state, "sweep")
    assert scored(told, "most_hide_4vp") == [(0, "most_hide_4vp", 4)]
    assert state.hides == [3, 2, 2]


def test_example_16_a_full_evaluation() -> None:
    loot = (
        {"axe": 1, "hide": 2, "tusk": 1, "meat": 3},
        {"axe": 2, "hide": 1, "tusk": 1, "meat": 1, "fire": 1},
        {"axe": 1, "hide": 3, "tusk": 3, "meat": 3, "fire": 1},
    )
    laid = [["most-axe-fire"], ["hide-one"], ["most-tusk-4vp"]]
    state = before_the_sweep(*loot, round=2, points=[10, 14, 6], hides=[3, 4, 1], laid=laid)
    told = act(state, "sweep")
    assert [(e["seat"], e["count"]) for e in told if e["kind"] == "drew"] == [
        (0, 1),
        (1, 2),
        (2, 1),
    ]
    assert scored(told) == [
        (1, "hide_leader", 2),
        (2, "hide_last", -2),
        (0, "tusk_points", 2),
        (1, "tusk_points", 2),
        (2, "tusk_points", 6),
        (2, "most_tusk_4vp", 4),
        (0, "meat_1", 8),
        (2, "meat_2", 5),
        (0, "fire_least", -5),
    ]
    assert order_told(told) == [0, 1, 2]
    assert totals(told, "hide_leader", "hide_last") == [(1, 16), (2, 4)]
    assert totals(told, "tusk_points", "most_tusk_4vp") == [(0, 12), (1, 18), (2, 10), (2, 14)]
    assert totals(told, "meat_1", "meat_2", "fire_least") == [(0, 20), (2, 19), (0, 15)]
    (extra,) = [event for event in told if event["kind"] == "extra"]
    assert (extra["seat"], extra["good"], extra["card"]) == (1, "fire", "most-axe-fire")
    assert (state.points, state.hides) == ([15, 18, 19], [5, 6, 4])
    table = GAME.view_for(state, None)["evaluation"]["points"]
    assert table["tusk"] == [2, 2, 10]
    assert (table["meat"], table["fire"]) == ([8, 0, 5], [-5, 0, 0])
    counts = GAME.view_for(state, None)["evaluation"]["counts"]
    assert (counts["hide"], counts["fire"]) == ([2, 2, 3], [0, 2, 1])


def test_example_17_two_players_make_two_heaps_each() -> None:
    state = GAME.new_game(GAME.choose(2, {"first_player": 1}), 17)
    pick(state, "take", 10)
    pick(state, "take", 8)
    pick(state, "take", 6)
    assert heap_sizes(state) == {"A1": 10, "A2": 6, "B1": 8, "B2": 0, "middle": 8}
    assert state.active == 1
    tile_actions = [text for text in legal(state) if not text.startswith("play")]
    assert tile_actions == ["sweep", "steal-A1", "steal-A2"]
    swept = state.clone()
    assert kinds(act(swept, "sweep"))[:2] == ["swept", "evaluation"]
    assert (state.start, swept.start) == (0, 1)
    pick(state, "steal-A2", 2)
    assert heap_sizes(state) == {"A1": 10, "A2": 0, "B1": 8, "B2": 4, "middle": 10}
    assert state.active == 0
    assert GAME.view_for(state, None)["last_slot"]


def test_example_18_two_players_are_scored_with_both_heaps_together() -> None:
    loot: tuple[tuple[Loot, Loot], ...] = (
        ({"axe": 2, "hide": 3, "tusk": 3}, {"meat": 2, "fire": 2}),
        ({"axe": 2, "hide": 3, "tusk": 2}, {"meat": 3, "fire": 2}),
    )
    state = before_the_sweep(*loot, holder=1)
    told = act(state, "sweep")
    assert [(e["seat"], e["count"]) for e in told if e["kind"] == "drew"] == [(1, 2), (0, 2)]
    assert scored(told, "hide_leader", "hide_last") == [(1, "hide_leader", 1), (0, "hide_last", -1)]
    assert order_told(told) == [1, 0]
    assert state.hides == [3, 3]
    assert scored(told, "fire_least", "fire_other") == [(0, "fire_least", -5), (1, "fire_other", 2)]
    assert totals(told, "hide_leader", "hide_last") == [(1, 11), (0, 9)]
    assert totals(told, "tusk_points", "meat_1") == [(1, 15), (0, 15), (1, 23)]
    assert totals(told, "fire_least", "fire_other") == [(0, 10), (1, 25)]
    assert state.points == [10, 25]


@pytest.mark.parametrize(
    ("hides", "places", "reason"),
    [([9, 11, 14], (3, 2, 1), "hide_track"), ([9, 14, 14], (3, 1, 1), "shared")],
)
def test_example_19_a_tie_is_broken_on_the_hide_track_or_shared(
    hides: list[int], places: tuple[int, ...], reason: str
) -> None:
    names = ["hare", "fox", "marmot", "beaver", "ptarmigan"]
    animals = [names[:4], names, names]
    state = position({}, {}, {}, round=5, points=[61, 58, 58], hides=hides, animals=animals)
    end_match(state, None)
    assert state.points == [70, 73, 73]
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == (places, reason)


def test_example_20_five_players_start_with_a_pawn_in_round_2() -> None:
    state = GAME.new_game(GAME.choose(5), 20)
    view = GAME.view_for(state, None)
    assert (view["round"], view["last_round"], view["pile"]) == (2, 5, 9)
    pawns = [species for owned in view["animals"] for species in owned]
    assert len(pawns) == len(set(pawns)) == 5
    assert view["supply"] == {name: 4 if name in pawns else 5 for name in SPECIES}
    assert view["points"] == [10] * 5
    rng, rounds = Rng.seeded(20), [2]
    while state.outcome is None:
        told = act(state, rng.pick(legal(state)))
        rounds += [event["round"] for event in told if event["kind"] == "round"]
    assert rounds == [2, 3, 4, 5]
