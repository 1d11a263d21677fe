"""Our rulings D1 to D24: heroes, force and cylinders; the rules page gives their reasons."""

from __future__ import annotations

import re

import pytest

from tests.games.big_manitou.positions import (
    A,
    B,
    C,
    act,
    active,
    choose,
    kinds,
    last_turn,
    legal,
    only,
    paying,
    position,
    seen,
    sharing,
)
from tundra.core import ALL_SEEING, BadOptions, Rng
from tundra.games.big_manitou import GAME
from tundra.games.big_manitou.pieces import BOX, TILE_NAMES
from tundra.games.big_manitou.state import State

HEROES = ("chief", "matriarch", "sorcerer", "scout", "rainmaker")
WINS = {
    "chief": ("sorcerer", "scout", "rainmaker"),
    "matriarch": ("chief",),
    "sorcerer": ("matriarch", "rainmaker"),
    "scout": ("matriarch", "sorcerer"),
    "rainmaker": ("matriarch", "scout"),
}


@pytest.mark.parametrize("placed", HEROES)
@pytest.mark.parametrize("there", HEROES)
def test_d1_who_beats_whom(placed: str, there: str) -> None:
    state = position(2, {B: {1: there}}, hands={A: placed})
    result = only(act(state, f"{placed}-1"), "duel")["result"]
    expected = "equal" if placed == there else "wins" if there in WINS[placed] else "loses"
    assert result == expected


def test_d2_the_tiles_of_the_box_are_sixty_and_half_the_points_are_tipis(
    rules_pages: list[str],
) -> None:
    counts = dict(zip(TILE_NAMES, BOX.tiles, strict=True))
    points = [f"{kind}{value}" for kind in ("bison", "tipi") for value in (1, 2, 3)]
    assert counts == {**dict.fromkeys(points, 6), "horse": 8, "totem": 8, "tomahawk": 8}
    assert sum(counts.values()) == 60
    tipi, bison = (sum(n * counts[f"{kind}{n}"] for n in (1, 2, 3)) for kind in ("tipi", "bison"))
    assert tipi == bison == 36
    # They are what lies in the bag of a new match, and what both pages say.
    view = seen(GAME.new_game(GAME.choose(5), 1))
    laid = [tile for ground in view["grounds"] for tile in ground["tiles"]]
    assert {tile: view["bag"][tile] + laid.count(tile) for tile in counts} == counts
    for page in rules_pages:
        table = page.partition('id="tile-list"')[2].partition("\n## ")[0]
        printed = re.findall(r"^\| [^|]+ \| (\d+) \|", table, re.MULTILINE)
        assert [int(count) for count in printed] == list(counts.values())


def test_d3_the_first_dealer_is_drawn_by_lot_unless_a_seat_is_named() -> None:
    assert {GAME.new_game(GAME.choose(4), seed).dealer for seed in range(40)} == {0, 1, 2, 3}
    for named in (1, 2, 3, 4):
        options = GAME.choose(4, {"dealer": named})
        assert {GAME.new_game(options, seed).dealer for seed in range(5)} == {named - 1}
    with pytest.raises(BadOptions, match="only 2 seats"):
        GAME.new_game(GAME.choose(2, {"dealer": 3}), 1)


def test_d4_a_hero_may_attack_a_stronger_one_and_falls() -> None:
    state = position(2, {B: {1: "chief"}}, hands={A: "scout"})
    act(state, "scout-1")
    assert active(state, 1) == (B, ["chief"])


def test_d5_a_weaker_hero_may_attack_two_and_falls_alone() -> None:
    state = position(2, {B: {1: "scout chief"}}, hands={A: "rainmaker"})
    assert only(act(state, "rainmaker-1"), "duel")["result"] == "repelled"
    assert active(state, 1) == (B, ["scout", "chief"])


def test_d6_the_same_hero_is_at_least_as_strong() -> None:
    state = position(2, {B: {1: "chief scout"}}, hands={A: "scout"})
    assert only(act(state, "scout-1"), "duel")["result"] == "sacrifice_equal"
    assert active(state, 1) == (B, ["chief"])


def test_d7_the_later_of_two_active_heroes_is_attacked_whatever_lies_between() -> None:
    column = "scout ~chief h5 matriarch ~sorcerer"
    state = position(2, {B: {1: column}}, hands={A: "rainmaker"})
    assert only(act(state, "rainmaker-1"), "duel")["target"] == "matriarch"


def test_d8_everybody_remembers_fallen_heroes() -> None:
    state = position(2, {B: {1: "chief"}}, hands={A: "scout"})
    act(state, "scout-1")
    assert seen(state)["grounds"][0]["columns"][A] == [{"card": "scout", "up": False}]


def test_d9_fallen_heroes_do_not_count_for_the_limit_of_two() -> None:
    state = position(2, {A: {1: "~chief ~matriarch scout"}}, hands={A: "sorcerer"})
    assert "sorcerer-1" in legal(state)


def stuck() -> State:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout"}
    return last_turn(3, columns={C: heroes, A: {1: "h5"}}, hands={C: "sorcerer"})


def test_d10_a_turn_without_a_card_to_place_is_skipped_for_good() -> None:
    state = stuck()
    act(state, "skip")
    assert seen(state)["phase"] == "take"
    assert seen(state)["hands"][C] == 1


def test_d10_after_a_skip_everybody_knows_the_card() -> None:
    state = stuck()
    act(state, "skip")
    hands = {
        tuple(GAME.view_for(GAME.determinize(state, A, Rng.seeded(seed)), ALL_SEEING)["hands"][C])
        for seed in range(20)
    }
    assert hands == {("sorcerer",)}


def test_d11_tomahawks_add_no_force() -> None:
    state = position(2, {A: {1: "h5 h3"}}, owned={A: "tomahawk tomahawk tomahawk"}, hunt=2)
    assert (seen(state)["force"][A], seen(state)["grounds"][0]["totals"][A]) == (8, 14)


def test_d12_the_eighth_card_adds_force_and_a_move_does_not() -> None:
    state = position(
        2, {A: {1: "h4"}}, {A: "h9"}, owned={A: "totem horse"}, hunt=2, phase="extra", turns=14,
        totem=A, horse=A,
    )  # fmt: skip
    act(state, "h9-2")
    assert seen(state)["force"][A] == 13
    force = only(act(state, "move-h9-1"), "force")
    assert force["totals"] == [13, 0]


def test_d13_nobody_pays_when_no_hunter_was_played() -> None:
    state = last_turn(2, columns={A: {1: "chief"}}, hands={B: "scout"}, owned={A: "bison1"}, hunt=2)
    force = only(act(state, "scout-2"), "force")
    assert (force["most"], force["seats"]) == (0, [])
    assert seen(state)["phase"] == "take"


def test_d14_the_owner_chooses_which_bison_or_tipi_to_lose() -> None:
    state = paying({A: "bison1 bison3 tipi2 horse"}, {A: {1: "h9"}}, horse=A)
    act(state, "pass")
    assert legal(state) == ["discard-bison1", "discard-bison3", "discard-tipi2"]


def test_d15_the_strongest_pay_one_after_the_other_from_the_first_player_on() -> None:
    owned = {A: "bison1", B: "bison2", C: "bison3"}
    columns = {A: {1: "h9"}, B: {1: "h9"}, C: {1: "h8"}}
    state = paying(owned, columns)
    assert seen(state)["owing"] == [A, B, C]
    for payer in (A, B, C):
        assert state.active == payer
        act(state, legal(state)[0])
    assert seen(state)["removed"]["bison2"] == 1


def test_d16_only_in_the_first_hunt_the_grounds_come_before_the_penalty() -> None:
    first = last_turn(2, columns={A: {1: "h9"}}, hands={B: "h1"}, owned={A: "bison1"})
    act(first, "h1-3")
    later = last_turn(2, columns={A: {1: "h9"}}, hands={B: "h1"}, owned={A: "bison1"}, hunt=2)
    act(later, "h1-3")
    assert (seen(first)["phase"], seen(later)["phase"]) == ("take", "penalty")


def test_d17_who_has_no_tile_at_the_penalty_owes_nothing_later() -> None:
    state = paying({B: "bison1"}, {A: {1: "h9"}})
    assert (state.active, seen(state)["phase"]) == (A, "take")
    act(state, "take-bison3")
    assert seen(state)["tiles"][A] == ["bison3"]
    assert state.outcome is not None


def test_d18_tiles_that_are_lost_never_go_back_into_the_bag() -> None:
    state = paying({A: "tipi3"}, {A: {1: "h9"}})
    bag = seen(state)["bag"]
    act(state, "discard-tipi3")
    assert (seen(state)["removed"]["tipi3"], seen(state)["bag"]) == (1, bag)


def losing_a_totem(others: str, latest: list[int]) -> State:
    owned = {A: "totem", B: others, C: others}
    return paying(owned, {A: {1: "h9"}}, totem=A, latest_totem=latest, taken=9)


def test_d19_a_lost_majority_goes_to_whoever_took_such_a_tile_last() -> None:
    for latest, heir in (([1, 2, 3], C), ([1, 3, 2], B)):
        state = losing_a_totem("totem", latest)
        assert seen(state)["totem"]["latest"] == latest, "everybody can tell who is next"
        told = act(state, "discard-totem")
        assert only(told, "cylinder")["seat"] == heir
    state = losing_a_totem("", [1, 0, 0])
    assert "cylinder_lost" in kinds(act(state, "discard-totem"))
    assert seen(state)["totem"]["holder"] is None


def test_d19_a_majority_that_is_only_drawn_level_stays() -> None:
    owned = {A: "totem totem", B: "totem"}
    state = paying(owned, {A: {1: "h9"}}, totem=A)
    act(state, "discard-totem")
    assert (seen(state)["totem"]["holder"], seen(state)["totem"]["counts"]) == (A, [1, 1, 0])


def test_d20_cylinders_change_hands_after_every_single_pick() -> None:
    columns = {A: {1: "chief"}, B: {1: "h9"}, C: {1: "h5"}}
    state = sharing(3, columns, "totem totem totem totem", owned={C: "totem"}, totem=C, hunt=2)
    changes = []
    for _ in range(4):
        told = act(state, "take-totem")
        change = [(event["from"], event["seat"]) for event in told if event["kind"] == "cylinder"]
        changes.append(change)
        assert not change or kinds(told)[:2] == ["took", "cylinder"], "before anybody goes on"
        assert seen(state)["totem"]["holder"] == (change[0][1] if change else B)
    # A draws level with C, B with A; B's second is one more; C's second draws level again.
    assert changes == [[(C, A)], [(A, B)], [], [(B, C)]]
    assert seen(state)["totem"]["counts"] == [1, 2, 2]


def test_d21_a_cylinder_that_was_just_won_works_from_the_next_hunt_on() -> None:
    state = sharing(2, {A: {1: "h9"}, B: {1: "h3"}}, "totem horse", hands={A: "h8"})
    told = act(state, "take-horse", "take-totem")
    assert kinds(told).count("cylinder") == 2
    assert "hunt" in kinds(act(state, "discard-totem"))
    choose(state, A, "h1 h2 h3 h4 h5 h6 h7")
    choose(state, B, "h1 h2 h4 h5 h6 h7 h8 h9")
    while seen(state)["phase"] == "play":
        act(state, legal(state)[0])
    # A deals now and gets no eighth card, but may move a hunter.
    assert (seen(state)["phase"], state.active) == ("move", A)


def test_d22_the_eighth_card_is_optional_and_freely_chosen() -> None:
    state = position(
        3, {A: {1: "h1"}}, {A: "h3 chief"}, owned={A: "totem"}, hunt=2, phase="extra", turns=21,
        totem=A,
    )  # fmt: skip
    assert legal(state) == ["h3-1", "h3-2", "h3-3", "chief-1", "chief-2", "chief-3", "pass"]
    assert only(act(state, "pass"), "passed")["phase"] == "extra"


def test_d23_the_last_player_gets_no_eighth_card_even_after_a_skip() -> None:
    heroes = {1: "chief chief", 2: "matriarch matriarch", 3: "rainmaker scout"}
    state = last_turn(3, columns={C: heroes}, hands={C: "sorcerer"}, owned={C: "totem"}, totem=C)
    act(state, "skip")
    assert seen(state)["phase"] == "take"


def test_d24_the_horse_moves_one_own_hunter_and_never_a_hero() -> None:
    columns = {A: {1: "chief h4", 2: "h7"}, B: {3: "h9"}}
    state = position(2, columns, owned={A: "horse"}, hunt=2, phase="move", turns=14, horse=A)
    assert legal(state) == ["move-h4-2", "move-h4-3", "move-h7-1", "move-h7-3", "pass"]


def test_every_ruling_and_rule_number_stands_on_both_rules_pages(rules_pages: list[str]) -> None:
    rules = ["3.2", "3.3", "3.4", "3.7", "4.1", "4.3", "4.7", "5.1", "5.2", "5.3", "5.7", "6.3"]
    for page in rules_pages:
        for number in range(1, 41):
            assert f'<a id="d{number}"></a>' in page
        for rule in rules:
            assert f'<a id="r{rule.replace(".", "-")}"></a>' in page
