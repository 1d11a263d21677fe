"""The worked examples B1 to B22 of the rules; players A to E are the seats 0 to 4."""

from __future__ import annotations

import pytest

from tests.games.big_manitou.positions import (
    A,
    B,
    C,
    D,
    E,
    act,
    active,
    choose,
    kinds,
    last_turn,
    legal,
    only,
    position,
    seen,
    sharing,
    takers,
)
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.scoring import final_outcome
from tundra.games.big_manitou.state import State


@pytest.mark.parametrize(
    ("seats", "laid", "hunts", "left"),
    [(2, [4, 3, 2], 4, 24), (3, [4, 4, 3], 3, 27), (4, [4, 4, 3], 4, 16), (5, [4, 4, 4], 5, 0)],
)
def test_b1_grounds_and_hunts_follow_the_number_of_players(
    seats: int, laid: list[int], hunts: int, left: int
) -> None:
    state = GAME.new_game(GAME.choose(seats), 1)
    view = seen(state)
    assert [len(ground["tiles"]) for ground in view["grounds"]] == laid
    assert view["hunts"] == hunts
    lowest = sum(view["bag"].values())
    while GAME.waiting_for(state):
        seat = GAME.waiting_for(state)[0]
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1], None)
        lowest = min(lowest, sum(seen(state)["bag"].values()))
    assert lowest == left


def test_b2_the_first_player_keeps_two_cards_and_the_last_none() -> None:
    state = GAME.new_game(GAME.choose(4, {"dealer": 4}), 1)
    assert seen(state)["selection"]["sizes"] == [9, 8, 8, 7]
    for seat, count in enumerate((9, 8, 8, 7)):
        choose(state, seat, " ".join(f"h{value}" for value in range(1, count + 1)))
    for _ in range(7 * 4):
        act(state, legal(state)[state.active % 3])
    assert seen(state)["hands"] == [2, 1, 1, 0]
    play_out_the_hunt(state)
    view = seen(state)
    assert [len(pool) for pool in view["pools"]] == [10, 10, 10, 10]
    assert (view["dealer"], view["first"]) == (A, B)
    assert view["selection"]["sizes"] == [7, 9, 8, 8]


def play_out_the_hunt(state: State) -> None:
    hunt = state.hunt
    while state.hunt == hunt and state.outcome is None:
        act(state, legal(state)[0])


@pytest.mark.parametrize(
    ("there", "result", "stands"),
    [
        ("rainmaker", "wins", (A, ["sorcerer"])),
        ("matriarch", "wins", (A, ["sorcerer"])),
        ("chief", "loses", (B, ["chief"])),
        ("scout", "loses", (B, ["scout"])),
        ("sorcerer", "equal", None),
    ],
)
def test_b3_the_sorcerer_beats_two_heroes_and_falls_to_two(
    there: str, result: str, stands: tuple[int, list[str]] | None
) -> None:
    state = position(2, {B: {1: there}}, hands={A: "sorcerer"})
    duel = only(act(state, "sorcerer-1"), "duel")
    assert (duel["result"], duel["target"]) == (result, there)
    assert active(state, 1) == stands


def two_heroes(attacker: str, seat: int = B, column: str = "scout chief") -> State:
    """A has two active heroes on ground 2; another player is about to attack."""
    return position(3, {A: {2: column}}, hands={seat: attacker}, turn=seat)


@pytest.mark.parametrize(
    ("attacker", "result"), [("matriarch", "sacrifice"), ("chief", "sacrifice_equal")]
)
def test_b4_a_sacrifice_takes_the_upper_of_two_heroes_along(attacker: str, result: str) -> None:
    state = two_heroes(attacker)
    duel = only(act(state, f"{attacker}-2"), "duel")
    assert duel["result"] == result
    assert duel["fallen"] == [{"seat": B, "card": attacker}, {"seat": A, "card": "chief"}]
    assert active(state, 2) == (A, ["scout"])


def test_b5_the_hero_left_alone_is_attacked_as_usual() -> None:
    state = position(3, {A: {2: "scout ~chief"}, B: {2: "~matriarch"}}, {C: "rainmaker"}, turn=C)
    assert only(act(state, "rainmaker-2"), "duel")["result"] == "wins"
    assert active(state, 2) == (C, ["rainmaker"])


def test_b6_a_weaker_hero_falls_alone_before_two_heroes() -> None:
    state = two_heroes("sorcerer")
    duel = only(act(state, "sorcerer-2"), "duel")
    assert (duel["result"], duel["fallen"]) == ("repelled", [{"seat": B, "card": "sorcerer"}])
    assert active(state, 2) == (A, ["scout", "chief"])


def test_b7_a_new_companion_protects_the_hero_again() -> None:
    state = position(3, {A: {2: "scout ~chief"}}, hands={A: "matriarch"})
    assert only(act(state, "matriarch-2"), "paired")["cards"] == ["scout", "matriarch"]
    assert active(state, 2) == (A, ["scout", "matriarch"])
    beaten = two_heroes("chief", column="scout ~chief matriarch")
    assert only(act(beaten, "chief-2"), "duel")["result"] == "repelled"
    assert active(beaten, 2) == (A, ["scout", "matriarch"])
    for attacker in ("rainmaker", "scout", "sorcerer", "matriarch"):
        state = two_heroes(attacker, column="scout ~chief matriarch")
        act(state, f"{attacker}-2")
        assert active(state, 2) == (A, ["scout"])


def test_b8_a_third_hero_has_no_room_on_a_ground() -> None:
    state = position(2, {A: {3: "chief matriarch"}}, hands={A: "chief h4 sorcerer"})
    heroes = ["chief-1", "chief-2", "sorcerer-1", "sorcerer-2"]
    assert legal(state) == ["h4-1", "h4-2", "h4-3", *heroes]


def test_b8_a_sacrifice_makes_room_for_another_hero() -> None:
    hands = {A: "chief h4 sorcerer", B: "scout"}
    state = position(2, {A: {3: "chief matriarch"}}, hands, turn=B)
    assert only(act(state, "scout-3"), "duel")["result"] == "sacrifice"
    assert (state.active, active(state, 3)) == (A, (A, ["chief"]))
    everywhere = [
        f"{card}-{ground}" for card in ("h4", "chief", "sorcerer") for ground in (1, 2, 3)
    ]
    assert legal(state) == everywhere


def test_b9_with_two_heroes_everywhere_the_seventh_hero_cannot_be_played() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout"}
    state = last_turn(4, columns={D: heroes}, hands={D: "sorcerer"})
    assert legal(state) == ["skip"]
    assert kinds(act(state, "skip"))[0] == "skipped"
    play_out_the_hunt(state)
    assert len(seen(state)["pools"][D]) == 11


def test_b10_a_ground_is_shared_between_hero_best_and_second_best() -> None:
    columns = {A: {1: "chief"}, B: {1: "h10 h4"}, C: {1: "h9"}, D: {1: "h3"}}
    state = sharing(4, columns, "bison3 tipi2 horse totem")
    assert takers(state, 1) == [(A, "hero", 1), (B, "first", 2), (C, "second", 1)]
    assert state.active == A
    act(state, "take-tipi2")
    assert state.active == B
    act(state, "take-bison3", "take-horse")
    assert state.active == C
    act(state, "take-totem")
    assert seen(state)["tiles"] == [["tipi2"], ["bison3", "horse"], ["totem"], []]
    assert (seen(state)["horse"]["holder"], seen(state)["totem"]["holder"]) == (B, C)


def test_b11_level_totals_take_nothing_and_the_next_move_up() -> None:
    columns = {A: {1: "h10 h2"}, B: {1: "h9 h3"}, C: {1: "h7"}, D: {1: "h4"}}
    state = sharing(4, columns, "bison1 bison2 tipi1 tipi2")
    assert takers(state, 1) == [(C, "first", 2), (D, "second", 1)]
    act(state, "take-bison1", "take-bison2")
    told = act(state, "take-tipi1")
    assert only(told, "removed")["tiles"] == ["tipi2"]


def test_b12_two_levels_of_ties_leave_the_best_share_to_the_weakest() -> None:
    columns = {
        A: {1: "chief h10"}, B: {1: "h9 h1"}, C: {1: "h6"}, D: {1: "h5 h1"}, E: {1: "h1"},
    }  # fmt: skip
    state = sharing(5, columns, "bison1 bison2 tipi1 tipi2")
    assert takers(state, 1) == [(A, "hero", 1), (E, "first", 2)]
    assert seen(state)["grounds"][0]["spare"] == 1
    act(state, "take-bison2", "take-tipi2")
    assert only(act(state, "take-bison1"), "removed")["tiles"] == ["tipi1"]


def test_b13_without_hunters_only_a_hero_takes_a_tile() -> None:
    state = sharing(4, {D: {1: "chief scout"}}, "bison1 bison2 tipi1 tipi2")
    told = act(state, "take-tipi2")
    assert only(told, "removed")["tiles"] == ["bison1", "bison2", "tipi1"]
    empty = last_turn(4, hands={D: "h1"}, grounds=("bison1 bison2 tipi1 tipi2", "", "bison3"))
    assert only(act(empty, "h1-3"), "removed")["count"] == 4


def test_b14_on_a_small_ground_later_takers_get_less() -> None:
    columns = {A: {3: "scout h2"}, B: {3: "h5"}}
    small = ("", "", "bison1 tipi3")
    state = sharing(2, columns, "", grounds=small, ground=3, share="hero", left=1, hunt=2)
    assert takers(state, 3) == [(A, "hero", 1), (B, "first", 1)]
    assert (state.active, legal(state)) == (A, ["take-bison1", "take-tipi3"])
    act(state, "take-tipi3")
    assert (state.active, legal(state)) == (B, ["take-bison1"])
    told = act(state, "take-bison1")
    assert kinds(told)[:2] == ["took", "hunt_over"], "nobody is asked for A's hunter"
    assert seen(state)["tiles"] == [["tipi3"], ["bison1"]]


def test_b15_without_a_hero_three_tiles_go_to_two_players() -> None:
    apart = sharing(3, {A: {1: "h10 h1"}, B: {1: "h8"}, C: {1: "h7"}}, "bison1 tipi1 horse")
    assert seen(apart)["grounds"][0]["totals"] == [11, 8, 7]
    assert takers(apart, 1) == [(A, "first", 2), (B, "second", 1)]
    act(apart, "take-bison1", "take-tipi1")
    assert (apart.active, legal(apart)) == (B, ["take-horse"])
    assert "removed" not in kinds(act(apart, "take-horse"))
    assert seen(apart)["tiles"] == [["bison1", "tipi1"], ["horse"], []]


def test_b15_of_two_who_are_tied_for_second_neither_takes_the_third_tile() -> None:
    tied = sharing(3, {A: {1: "h10 h1"}, B: {1: "h8"}, C: {1: "h7 h1"}}, "bison1 tipi1 horse")
    assert seen(tied)["grounds"][0]["totals"] == [11, 8, 8]
    assert takers(tied, 1) == [(A, "first", 2)]
    act(tied, "take-bison1")
    assert only(act(tied, "take-tipi1"), "removed")["tiles"] == ["horse"]
    assert seen(tied)["tiles"] == [["bison1", "tipi1"], [], []]


def test_b16_each_tomahawk_makes_every_hunter_stronger_but_adds_no_force() -> None:
    state = position(2, {A: {1: "h5 h3 h7"}}, owned={A: "tomahawk tomahawk"}, hunt=2)
    assert seen(state)["grounds"][0]["totals"] == [21, None]
    assert seen(state)["force"] == [15, 0]


def strong_hunters() -> State:
    """Hunt 3: A may move a hunter, then the strongest pay."""
    columns = {A: {1: "h10 h9", 2: "h8 h4"}, B: {1: "h10 h9", 3: "h7 h5"}, C: {2: "h10 h8"}}
    owned = {A: "bison1 tipi3 horse", B: "totem tomahawk", C: "bison2"}
    return position(
        3, columns, owned=owned, hunt=3, phase="move", turns=21, horse=A, totem=B
    )  # fmt: skip


def test_b17_all_who_share_the_highest_force_lose_a_tile() -> None:
    state = strong_hunters()
    force = only(act(state, "pass"), "force")
    assert (force["totals"], force["seats"]) == ([31, 31, 18], [A, B])
    assert seen(state)["owing"] == [A, B]
    assert legal(state) == ["discard-bison1", "discard-tipi3"]
    act(state, "discard-bison1")
    assert (state.active, legal(state)) == (B, ["discard-totem", "discard-tomahawk"])
    act(state, "discard-totem")
    assert seen(state)["phase"] == "take"


def test_b18_in_the_first_hunt_the_penalty_comes_after_the_grounds() -> None:
    columns = {A: {1: "h10 h9 h8 h7 h6"}, B: {3: "h10 h9 h2"}}
    state = last_turn(2, columns=columns, hands={B: "h1"}, grounds=("bison2 horse", "", ""))
    act(state, "h1-3", "take-horse")
    told = act(state, "take-bison2")
    assert only(told, "force")["totals"] == [40, 22]
    assert legal(state) == ["discard-bison2"]
    act(state, "discard-bison2")
    assert seen(state)["tiles"] == [["horse"], []]
    assert (seen(state)["horse"]["holder"], state.hunt) == (A, 2)


def test_b18_who_won_nothing_in_the_first_hunt_pays_nothing() -> None:
    columns = {A: {1: "h10 h9 h8 h7 h6"}, B: {3: "h10 h9 h2"}}
    state = last_turn(2, columns=columns, hands={B: "h1"}, grounds=("", "", "bison3"))
    act(state, "h1-3")
    told = act(state, "take-bison3")
    assert only(told, "spared")["seat"] == A
    assert state.hunt == 2


def test_b19_a_cylinder_goes_to_whoever_draws_level_last() -> None:
    columns = {A: {2: "h5"}, B: {1: "h5", 3: "h6"}}
    grounds = ("totem", "totem", "totem")
    state = position(
        2, columns, owned={A: "totem"}, grounds=grounds, hunt=2, phase="take", share="first",
        left=2, turns=14, totem=A,
    )  # fmt: skip
    holders = []
    for _ in range(3):
        told = act(state, "take-totem")
        holders.append(only(told, "cylinder")["seat"])
    assert holders == [B, A, B]


def test_b20_an_eighth_card_then_a_moved_hunter() -> None:
    columns = {A: {3: "h2"}, C: {2: "h9"}}
    state = position(
        3, columns, {A: "h3 h8"}, owned={A: "totem horse"}, hunt=2, phase="extra", turns=21,
        totem=A, horse=A,
    )  # fmt: skip
    assert legal(state) == ["h3-1", "h3-2", "h3-3", "h8-1", "h8-2", "h8-3", "pass"]
    assert only(act(state, "h8-1"), "played")["extra"]
    assert seen(state)["phase"] == "move"
    assert legal(state) == ["move-h2-1", "move-h2-2", "move-h8-2", "move-h8-3", "pass"]
    assert seen(state)["force"][A] == 10
    told = act(state, "move-h2-1")
    assert kinds(told)[0] == "moved"
    assert seen(state)["force"][A] == 10
    assert [card["card"] for card in seen(state)["grounds"][0]["columns"][A]] == ["h8", "h2"]


def test_b20_the_last_player_gets_no_eighth_card() -> None:
    state = last_turn(3, hands={A: "h3 h8", C: "h1"}, owned={C: "totem"}, hunt=2, totem=C)
    act(state, "h1-1")
    assert seen(state)["phase"] != "extra"


def test_b21_tipis_count_only_together_with_bison() -> None:
    state = position(2, owned={A: "tipi3 tipi1 bison3 bison2"})
    assert seen(state)["points"][A]["total"] == 4
    for more in ("tipi1", "tipi2", "tipi3"):
        state = position(2, owned={A: f"tipi3 tipi1 bison3 bison2 {more}"})
        assert seen(state)["points"][A]["pairs"] == 5


def test_b22_ties_are_broken_by_tipi_points_and_then_by_tiles() -> None:
    owned = {
        A: "bison1 bison1 bison2 bison2 tipi2 tipi2 tipi3" + TWO_EACH,
        B: "bison1 bison2 bison3 tipi1 tipi3 tipi3 tomahawk tomahawk" + TWO_EACH,
        C: "bison1 bison1 bison1 bison3 tipi1 tipi1 tipi2 tipi2" + THREE_AXES + TWO_EACH,
        D: THREE_AXES + TWO_EACH,
    }
    state = position(4, owned=owned, grounds=("", "", ""), hunt=4, totem=D, horse=D)
    rows = seen(state)["points"]
    assert [row["total"] for row in rows] == [6, 6, 6, 2]
    assert [row["tipi"] for row in rows[:3]] == [7, 7, 6]
    assert [row["tiles"] for row in rows[:3]] == [11, 12, 15]
    outcome = final_outcome(state)
    assert (outcome.places, outcome.reason) == ((2, 1, 3, 4), "tiles")


TWO_EACH = " totem totem horse horse"
THREE_AXES = " tomahawk tomahawk tomahawk"
